"""What can go wrong around the local stack, said so that a person can mend it."""


class LocalError(Exception):
    """The local stack cannot be built, started or kept running; the message is for a person."""
