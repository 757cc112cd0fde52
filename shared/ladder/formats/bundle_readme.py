"""What a bundle says of itself to the person who opens it."""

TEXT = """\
Take-out of a chess club's ladder (Clubladder)

Everything that the club has put in, and what came of it. Members' full names are in it: keep it as you would
keep the club's own list. It is not removed or changed anywhere when a member is erased later.

settings.json      the club's settings, its revision
members.jsonl      one member a line, in order of joining; `spellings`: names as typed and confirmed
merges.jsonl       members who are one person
tournaments.jsonl  one tournament a line as it stands, with corrections; `links`: which entry is which member
contents.jsonl     what was published, where a correction or a version not yet taken needs it
log.jsonl          who changed what and when, and whom it moved; `by` is the id of a key
shown.jsonl        the standings as members first read them after each tournament
ladder.json        the ladder's last day
standings.jsonl    the ladder, in the order of its page
changes.jsonl      every change: what each member brought to a rated tournament, and what it added
schema.json        JSON Schema of every line, with a word on each field
manifest.json      digests (SHA-256) of all files, and one of the three files of the ladder together

A .jsonl file has one JSON value a line, UTF-8. Fields that stand at their default are left out; schema.json
has the defaults. Ratings, changes, scores and points are whole tenths: 14138 is 1413.8, 5 is half a point.
Expected scores are whole multiples of 2^-40. Days are yyyy-mm-dd. Revisions number the club's changes.

Not in it: keys and their digests, and the secret parts of addresses. An installation that imports the bundle
makes new ones.

To prove that the ladder follows from what was put in (Python 3.13, nothing else is needed):

    PYTHONPATH=shared python3.13 -m ladder.verify bundle.zip

with `shared` from Clubladder's source. It replays every game and says whether the ladder is the one in here.

To import it (with an operator's key of the installation):

    curl -X POST https://HOST/api/import -H "Authorization: Bearer OPERATOR_KEY" \\
      -H "Content-Type: application/zip" --data-binary @bundle.zip

?slug=another-name takes it under another name; ?preview=true only says what would be made.
"""
