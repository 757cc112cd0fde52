"""What is kept, and in which order: archive, records, ladders, site. The only room that knows boto3.

It decides nothing about chess or privacy: callers hand in values of the domain and pages as bytes.
"""
