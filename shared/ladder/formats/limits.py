"""How large a file may be in every way that costs memory or time: one place for all readers.

A body has 4 MB at most (`reading.MAX_BYTES`); these hold for what is folded up in it.
"""

MAX_MEMBERS = 600
"""Files in an archive: an evening a week for more than ten years; a workbook has fewer parts."""
MAX_UNPACKED = 8_000_000
"""Bytes of all files of an archive together, counted while they are unpacked, whatever the archive says."""
MAX_SECTIONS = 600
"""Tournaments in one file: one a week for more than ten years."""
MAX_GAMES = 15_000
"""Games of a tournament: a thousand players for thirty rounds."""
MAX_LINES = 100_000
"""Games of a file of many tournaments: two evenings a week for ten years."""
MAX_HEADERS = 100_000
"""Tag pairs of a PGN file; seven to fifteen stand before each game."""
MAX_CELLS = 200_000
"""Cells of all tables of a page or a sheet."""
MAX_COLUMNS = 200
"""Columns of a table; a crosstable of thirty rounds has some fifty."""
MAX_ROWS = 3_000
"""Rows of a table: a thousand players, their heading and what stands around them."""
MAX_NESTED = 60
"""Tables in tables; real pages have five."""
MAX_TEXT = 400
"""Characters of a cell; what is longer is no name and no result."""
MAX_FIELDS = 300
"""Columns of a dBase table (its own limit is 255)."""
