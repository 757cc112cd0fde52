"""The lease on a club's site: one render at a time. It lasts longer than a render may live, so whoever takes
over an expired one knows that its holder is dead.
"""

from dataclasses import dataclass

from ladder.domain.errors import Contended
from ladder.store import rows
from ladder.store.aws import Aws
from ladder.store.items import club_key

LEASE = "LEASE"
_LOOK = 2.0
"""Seconds between two looks at a lease that another one holds."""


_OWN = "#holder = :holder"


@dataclass(frozen=True, slots=True)
class Lease:
    """A club's site, held by `holder`; every renewal lasts `seconds`."""

    aws: Aws
    club: str
    holder: str
    seconds: float

    def take(self, deadline: float) -> None:
        """Hold it; wait until `deadline` (by the clock) for another one to let go. Contended: it did not."""
        now = self.aws.clock()
        while not self._put(
            f"attribute_not_exists(PK) OR {_OWN} OR #until < :now", {":now": int(now * 1000)}
        ):
            if now + _LOOK > deadline:
                raise Contended("another render is at this site")
            self.aws.sleep(_LOOK)
            now = self.aws.clock()

    def renew(self) -> None:
        """Hold it for its whole time from now on. Contended: it is one's own no more."""
        if not self._put(_OWN, {}):
            raise Contended("another render took over this site")

    def release(self) -> None:
        """Let go, if it is still one's own."""
        where = club_key(self.club), LEASE
        rows.delete(self.aws, self.aws.site_table, where, _OWN, {":holder": self.holder})

    def _put(self, condition: str, values: dict[str, int]) -> bool:
        until = int((self.aws.clock() + self.seconds) * 1000)
        row = {"PK": club_key(self.club), "SK": LEASE, "holder": self.holder, "until": until}
        return rows.put(self.aws, self.aws.site_table, row, condition, values | {":holder": self.holder})
