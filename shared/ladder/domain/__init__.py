"""The rules of the ladder: functions from values to values. No AWS, HTML, clock, randomness or logging here.

| of | files |
|---|---|
| values | tournament, records, ladder, errors |
| rating | rating, counting, order, replay, rows, standings, history, clashes, ripple |
| persons | seating, persons, identity, merging, roster, naming |
| names typed | names, likeness/, company, duplicates; of many evenings together: pending, settling |
| publishing, and again | publication, imprints, links, versions, threeway, aside, disputes, nearcopy |
| correcting | correction, repair, stated, notes, undoing, returning |
| the club | club, takeout |
| the next evening | seeding, cells |
| privacy | privacy, readable; initials, particles; titles, skeleton, declensions, vocabulary |
| a refused history | veil |
| erasing | erasure, wanted, neutral, recognition |
"""
