"""An archive of several files -> a section for each of their tournaments, in the archive's order.

Files that no reader takes (pictures, style sheets, notes to the organiser) are passed over with a note. It
refuses archives in archives. Where one section is asked for, what is wrong with others does not matter.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from ladder.domain.errors import Fault, Malformed, TooLarge, UnknownFormat, Wrong
from ladder.formats.archive import Member
from ladder.formats.clean import shown
from ladder.formats.findings import Findings
from ladder.formats.limits import MAX_SECTIONS
from ladder.formats.reading import MAX_NOTES, Reading, Supplied, refuse, refuse_if
from ladder.formats.sections import chosen

type Read = Callable[[Member, Supplied], tuple[Reading, ...]]


def read_archive(members: Sequence[Member], supplied: Supplied, read: Read) -> tuple[Reading, ...]:
    """The tournaments of an archive; `read` takes one file. `UnknownFormat` where none is to be read."""
    files = [
        each for each in members if not each.path.startswith("__MACOSX/") and not each.name.startswith(".")
    ]
    if len(files) == 1:
        return read(files[0], supplied)
    found = Findings()
    made: list[Reading] = []
    faults: list[Fault] = []
    for member in files:
        try:
            made += _file(member, replace(supplied, section=None), read, found)
        except Wrong as wrong:
            faults += [Fault(f"{shown(member.name)}: {each.at}", each.message) for each in wrong.faults]
        except (Malformed, TooLarge) as error:
            faults.append(Fault(shown(member.name), str(error)))
        if len(made) > MAX_SECTIONS:
            refuse("file", f"the archive holds more than {MAX_SECTIONS} tournaments")
    if not made and not faults:
        raise UnknownFormat("The archive holds no file that is read here.")
    if supplied.section is None or not made:
        refuse_if(faults)
    picked = chosen(made, lambda each: (each.section, each.tournament.name), supplied.section)
    first = replace(picked[0], notes=(*found.told(), *picked[0].notes)[:MAX_NOTES])
    return (first, *picked[1:])


def _file(member: Member, supplied: Supplied, read: Read, found: Findings) -> tuple[Reading, ...]:
    """The tournaments of one file, each with the file's name in its section's."""
    if not member.body.strip():
        found.note(shown(member.name), "the file is empty; left out")
        return ()
    try:
        readings = read(member, supplied)
    except UnknownFormat as error:
        found.note(shown(member.name), f"left out: {error}")
        return ()
    stem = shown(member.name.rpartition(".")[0] or member.name)
    several = len(readings) > 1
    return tuple(
        replace(each, section=f"{stem} {each.section}".strip() if several else stem) for each in readings
    )
