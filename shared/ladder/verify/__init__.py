"""`python -m ladder.verify bundle.zip`: proves a take-out with the standard library alone.

It needs no network, no installation and no trust in whoever made the bundle.
"""
