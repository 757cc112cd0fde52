"""Who of the roster may be meant by a typed name (SPEC 3, suggestions).

Values in, ranked suggestions out. It never links anyone: a suggestion is an offer to the organiser, and
where two
members fit, or a person outside the roster may be meant, nothing is ticked. It knows no tournament, no
rating, no
store and keeps nothing between nights but a prepared roster; words are held in bounded memory caches only.
"""
