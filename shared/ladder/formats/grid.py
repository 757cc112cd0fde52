"""Tables as a page or a workbook shows them: rows of cells, each with its text and the marks within it."""

from dataclasses import dataclass, field

from ladder.formats.limits import MAX_CELLS, MAX_COLUMNS, MAX_ROWS, MAX_TEXT
from ladder.formats.reading import refuse


@dataclass(slots=True)
class GridCell:
    """A cell; `parts`: class of an element within it -> its text."""

    text: str = ""
    parts: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Grid:
    """A table; `heading`: the last one above it. Rows keep their numbers as they stand."""

    heading: str = ""
    rows: list[list[GridCell]] = field(default_factory=list)

    def texts(self, row: int) -> list[str]:
        """The texts of a row."""
        return [cell.text for cell in self.rows[row]]


@dataclass(slots=True)
class Sheetful:
    """All tables of a page or a workbook and what its title says."""

    title: str = ""
    headings: list[str] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)
    cells: int = 0

    def row(self, grid: Grid) -> None:
        """A new row. `Wrong` where there are too many."""
        if len(grid.rows) >= MAX_ROWS:
            refuse("file", f"a table has more than {MAX_ROWS:,} rows")
        grid.rows.append([])

    def cell(self, grid: Grid, text: str = "") -> GridCell:
        """A new cell in the last row. `Wrong` where there are too many."""
        self.cells += 1
        if self.cells > MAX_CELLS or (grid.rows and len(grid.rows[-1]) >= MAX_COLUMNS):
            refuse("file", f"the tables have more than {MAX_CELLS:,} cells, or {MAX_COLUMNS} in a row")
        if not grid.rows:
            self.row(grid)
        made = GridCell(text[:MAX_TEXT])
        grid.rows[-1].append(made)
        return made
