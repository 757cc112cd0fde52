"""Files and bodies from outside ⇄ the domain's values. Every reader answers a `Reading`, or refuses.

A refusal names every place that is wrong. pydantic lives at this door and goes no further in. Nothing here
decides what counts or who somebody is.
"""
