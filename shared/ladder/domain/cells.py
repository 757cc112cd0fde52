"""Texts that people typed, as cells of a spreadsheet: never a formula (SPEC 6: CSV is formula-safe)."""

FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")
"""What a spreadsheet takes for the beginning of a formula, also full-width, or behind blanks that
it takes away."""


def harmless(text: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) or text.lstrip().startswith(FORMULA) else text
