"""The rules of the ladder: functions from values to values. No AWS, HTML, clock, randomness or logging
here.
"""
