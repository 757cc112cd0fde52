"""The rules of the ladder: functions from values to values. No AWS, HTML, clock, randomness or logging here.

| of | files |
|---|---|
| values | tournament, records, ladder, errors |
| rating | rating, counting, order, replay, rows, standings, history, clashes, ripple |
| persons | seating, persons, identity, merging, roster, naming |
| names typed | names, likeness/, company, duplicates |
| publishing, and again | publication, links, versions, threeway, aside, disputes, nearcopy |
| correcting | correction, repair, stated, notes, undoing |
| the club | club |
| privacy | privacy, initials, particles, titles, skeleton, declensions, vocabulary |
"""
