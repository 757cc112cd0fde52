"""A tournament as a file that pairing programs read."""

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Malformed
from ladder.domain.records import TournamentRecord
from publish.request import Request

TRF = "application/vnd.fide.trf"
_ASKED = {"trf16": "trf16", "trf26": "trf26", "trf": "trf16", "json": None}
_VERSIONS = {"16": "trf16", "26": "trf26"}


def dialect(request: Request) -> str | None:
    """The kind of report that is asked for, with `?format=` or `Accept` (and `;version=26`); None: JSON."""
    if "format" in request.query:
        if request.query["format"] not in _ASKED:
            raise Malformed(f"format: one of {', '.join(_ASKED)}")
        return _ASKED[request.query["format"]]
    if request.accepted((TRF,)) is None:
        return None
    version = request.accepted_parameter(TRF, "version") or "16"
    if version not in _VERSIONS:
        raise Malformed(f"Accept: {TRF} has the versions {' and '.join(_VERSIONS)}")
    return _VERSIONS[version]


def report(record: TournamentRecord, kind: str) -> Response[str]:
    """The tournament as a report of this kind, under its id. ETag: as of its JSON."""
    from ladder.formats.trf_out import tournament_trf  # noqa: PLC0415 - who reads JSON starts without it

    headers = {
        "ETag": f'"{record.revision}"',
        "Content-Disposition": f'attachment; filename="{record.id}.trf"',
    }
    return Response(200, f"{TRF}; charset=utf-8", tournament_trf(record, kind).decode(), headers)
