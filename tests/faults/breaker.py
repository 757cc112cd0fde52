"""Calls to AWS that fail: one of all that a scenario makes, before or after it took effect, its function dead
or alive from then on.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tests.store.faults import Client, Stopped


@dataclass(frozen=True)
class Point:
    """Call number `at` fails: once it `took` effect (else before). `dies`: so does every later call of the
    same invocation.
    """

    at: int = 0
    took: bool = False
    dies: bool = True


@dataclass
class Breaker:
    """Counts every call of every function, and lets one fail.

    `watch` is told of each call that took effect. `meanwhile`: what somebody else does before that call,
    which then does not fail.
    """

    point: Point = Point()
    calls: list[tuple[str, str]] = field(default_factory=list)
    watch: Callable[[str, dict[str, Any]], None] = lambda _name, _asked: None
    meanwhile: Callable[[], None] | None = None
    met: bool = False
    function: str = ""
    _dead: bool = False

    def enter(self, function: str) -> None:
        """Another invocation begins: what is called from now on, `function` calls."""
        self.function, self._dead = function, False

    def over(self, aws: Any) -> Any:
        """The same installation through failing clients."""
        known: dict[str, Any] = {}

        def clients(service: str) -> Any:
            return known.setdefault(service, Client(self, aws.clients(service)))

        return replace(aws, clients=clients)

    def call(self, name: str, method: Callable[..., Any], asked: dict[str, Any]) -> Any:
        """One call, as `Client` makes it."""
        if self._dead:
            raise Stopped(name)
        self.calls.append((self.function, name))
        hit = len(self.calls) == self.point.at
        if hit and self.meanwhile:
            self._do_meanwhile()
            hit = False
        if hit and not self.point.took:
            self._fail(name)
        answer = method(**asked)
        self.watch(name, asked)
        if hit:
            self._fail(name)
        return answer

    def _fail(self, name: str) -> None:
        self._dead = self.point.dies
        raise Stopped(name)

    def _do_meanwhile(self) -> None:
        """Somebody else does something at this moment; their calls are not counted."""
        other, self.meanwhile, self.met = self.meanwhile, None, True
        function, calls = self.function, list(self.calls)
        assert other is not None
        other()
        self.function, self._dead, self.calls = function, False, calls

    def __str__(self) -> str:
        if not self.point.at:
            return "no fault"
        function, name = self.calls[self.point.at - 1]
        when = "after" if self.point.took else "before"
        return (
            f"call {self.point.at} ({function}: {name}), {when} it took effect, dead then: {self.point.dies}"
        )
