"""Calls that fail: each AWS call in turn, before or after it took effect, the function dead or alive then."""

from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count, product
from typing import Any


class Stopped(Exception):
    """The function was stopped at this call."""


@dataclass
class Faults:
    """Counts calls; number `at` fails, before it `took` effect or after. `dies`: so does every call after it.

    `during` is run at each call, with its name and arguments.
    """

    at: int = 0
    took: bool = False
    dies: bool = True
    during: Any = None
    calls: list[str] = field(default_factory=list)

    def over(self, aws):
        """The same installation through failing clients."""
        known: dict = {}

        def clients(service):
            return known.setdefault(service, Client(self, aws.clients(service)))

        return replace(aws, clients=clients)

    def call(self, name, method, asked):
        if self.dies and self.at and len(self.calls) >= self.at:
            raise Stopped(name)
        self.calls.append(name)
        if self.during:
            self.during(name, asked)
        hit = len(self.calls) == self.at
        if hit and not self.took:
            raise Stopped(name)
        answer = method(**asked)
        if hit:
            raise Stopped(name)
        return answer

    def __str__(self):
        when = "after" if self.took else "before"
        return f"call {self.at} ({self.calls[-1]}), {when} it took effect, {'dead' if self.dies else 'alive'}"


class Client:
    """A client whose methods can fail."""

    def __init__(self, faults, client):
        self.faults = faults
        self.client = client

    def __getattr__(self, name):
        if name == "get_paginator":
            return lambda operation: Pages(self, operation)
        return lambda **asked: self.faults.call(name, getattr(self.client, name), asked)


class Pages:
    """A paginator of one page: the tests' lists are short."""

    def __init__(self, client, operation):
        self.call = getattr(client, operation)

    def paginate(self, **asked):
        yield self.call(**asked)


EACH_WAY = tuple(product((False, True), repeat=2))
DEAD = ((False, True), (True, True))


def sweep(prepare, run, ways=EACH_WAY):
    """Run `run` with every single call failing in turn; yields the installation left, and where it failed.

    `run` is given what `prepare` made, with failing clients. `ways`: pairs of `took` and `dies`.
    """
    for took, dies in ways:
        for at in count(1):
            aws = prepare()
            faults = Faults(at, took, dies)
            with suppress(Stopped):
                run(faults.over(aws))
            if len(faults.calls) < at:
                break
            yield aws, str(faults)
