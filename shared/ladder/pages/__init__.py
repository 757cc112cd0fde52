"""Pages: a ladder book -> {path: bytes}. Views say what is shown, templates hold markup, words hold language.

Nothing here knows AWS, a clock or a network; everything that a page says comes from the records and the
ladder that are handed in, so that the same book gives the same bytes for ever.
"""
