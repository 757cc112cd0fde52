"""What is written down can be read again, and a touched part is all that must be written."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.store.canonical import canonical, packed, parsed, unpacked
from ladder.store.codec import content_document, content_from, parts, touched, whole
from tests.store.samples import clubs, people, tournament_records


@settings(deadline=None, max_examples=40)
@given(clubs())
def test_records_read_back_from_their_parts_are_the_same_records(records):
    documents = parsed(canonical(parts(records)))
    assert whole(records.club, records.revision, documents) == records


@settings(deadline=None, max_examples=40)
@given(clubs(), clubs())
def test_the_touched_parts_laid_over_the_old_ones_are_the_new_records(old, new):
    documents = parts(old) | touched(old, new)
    left = {part: document for part, document in documents.items() if document is not None}
    assert whole(new.club, new.revision, left) == new


@settings(deadline=None, max_examples=40)
@given(clubs())
def test_records_that_did_not_change_touch_nothing(records):
    assert touched(records, whole(records.club, records.revision, parts(records))) == {}


@settings(deadline=None, max_examples=40)
@given(people().flatmap(tournament_records))
def test_a_published_content_reads_back_as_it_was_typed(record):
    assert content_from(parsed(canonical(content_document(record.tournament)))) == record.tournament


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_packing_loses_nothing(value):
    try:
        canonical(value)
    except UnicodeEncodeError:
        return
    assert unpacked(packed(value)) == value
