"""Small words of names in the five languages and their neighbours: what no initial is taken from (SPEC 5).

Word lists only, casefolded unless said otherwise. A word left out of a list costs one letter more on a page,
a word too many one letter less; none of them ever shows more of a name than an initial.
"""

from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


PARTICLES: Final = _words(
    "van von vom vander vanden ter ten zu zum zur af av auf der den de del della delle dello dei degli dal "
    "dalla dalle dallo di da du des dos das la las los le les dell dall ibn bint "
    "фон ван дер ден де ди да дю ла ле дель делла тер аф ибн оглы кызы оглу углы "
    "φον βαν ντε ντι ντα ντελ ντερ λα λε του της των"
)
"""Whatever their case: "VAN DIJK", "Di Maria"."""

SMALL_PARTICLES: Final = _words(
    "e y i и й і a o und and et och og och ben bin do al el ul ud ad as an am im in op lo li na en san auf "
    "бен бин аль эль и"
)
"""Only in small letters and inside a name: with a capital they are names ("Ben", "Al", "Do") or initials
("E").
"""

SUFFIXES: Final = _words(
    "jr jr. jnr jnr. jun. sr sr. snr snr. sen. esq esq. phd ph.d. мл мл. ст ст. ml. st. "
    "младший старший младшая старшая μλ. νεότερος πρεσβύτερος νεοτερος πρεσβυτερος"
)
"""Not in the first place of a name, nor alone."""

FIRST_ALSO: Final = _words("jr jr. jnr jnr. sr. snr snr. мл. esq esq. phd ph.d.")
"""Suffixes that are nobody's name, also where they stand alone between commas: "Fischer, Robert, jr."."""

ROMAN: Final = _words("II III IV VI VII VIII")
"""As written, in capitals: "Vi" and "Ii" are names."""

LAST_ONLY: Final = _words("junior júnior senior filho neto sobrinho hijo fils père figlio padre nipote")
"""Suffixes only at the end of a name: "Junior Silva" is called Junior."""
