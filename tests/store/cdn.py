"""A small CloudFront with the real methods: invalidations by caller reference, completed after some looks."""

from dataclasses import dataclass, field

from botocore.exceptions import ClientError


@dataclass
class Cdn:
    """`looks`: how often an invalidation is looked at before it is Completed."""

    looks: int = 1
    made: dict[str, dict] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)

    def create_invalidation(self, *, DistributionId, InvalidationBatch):  # noqa: N803 - as the service has it
        assert DistributionId == "EDIST"
        assert InvalidationBatch["Paths"]["Quantity"] == len(InvalidationBatch["Paths"]["Items"])
        reference = InvalidationBatch["CallerReference"]
        known = self.made.setdefault(reference, InvalidationBatch)
        assert known == InvalidationBatch, "one reference, two contents"
        return {"Invalidation": {"Id": f"I-{reference}", "Status": self._status(f"I-{reference}")}}

    def get_invalidation(self, *, DistributionId, Id):  # noqa: N803
        assert DistributionId == "EDIST"
        if Id.removeprefix("I-") not in self.made:
            raise ClientError({"Error": {"Code": "NoSuchInvalidation"}}, "GetInvalidation")
        self.seen[Id] = self.seen.get(Id, 0) + 1
        return {"Invalidation": {"Id": Id, "Status": self._status(Id)}}

    def _status(self, name):
        return "Completed" if self.seen.get(name, 0) >= self.looks else "InProgress"

    @property
    def paths(self):
        """Paths of every invalidation, in order."""
        return [batch["Paths"]["Items"] for batch in self.made.values()]
