"""Calls that fail: each AWS call in turn, before or after it took effect, as if the function died there."""

from contextlib import suppress
from dataclasses import replace


class Stopped(Exception):
    """The function was stopped at this call."""


class Faults:
    """Counts calls; number `at` fails, `before` it took effect or after it. `during` is run at each call."""

    def __init__(self, at=0, *, before=True, during=None):
        self.at = at
        self.before = before
        self.during = during
        self.calls = []

    def over(self, aws):
        """The same installation through failing clients."""
        known: dict = {}

        def clients(service):
            return known.setdefault(service, Client(self, aws.clients(service)))

        return replace(aws, clients=clients)

    def call(self, name, method, asked):
        self.calls.append(name)
        if self.during:
            self.during(name, asked)
        hit = len(self.calls) == self.at
        if hit and self.before:
            raise Stopped(name)
        answer = method(**asked)
        if hit:
            raise Stopped(name)
        return answer


class Client:
    """A client whose methods can fail."""

    def __init__(self, faults, client):
        self.faults = faults
        self.client = client

    def __getattr__(self, name):
        method = getattr(self.client, name)
        if name == "get_paginator":
            return lambda operation: Pages(self, operation)
        return lambda **asked: self.faults.call(name, method, asked)


class Pages:
    """A paginator of one page: the tests' lists are short."""

    def __init__(self, client, operation):
        self.call = getattr(client, operation)

    def paginate(self, **asked):
        yield self.call(**asked)


def sweep(prepare, run):
    """Run `run` with every single call failing in turn, both ways; yields the installation left, and where.

    `run` is given what `prepare` made, with failing clients.
    """
    for before in (True, False):
        at = 0
        while True:
            at += 1
            aws = prepare()
            faults = Faults(at, before=before)
            with suppress(Stopped):
                run(faults.over(aws))
                if len(faults.calls) < at:
                    break
            yield aws, f"{'before' if before else 'after'} {at}: {faults.calls[-1]}"
