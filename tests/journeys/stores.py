"""Every byte of every store of an installation: tables, all versions of all objects, unpacked."""

import gzip
import zlib
from collections.abc import Iterator
from typing import Any

from tests.journeys.stack import Road


def every_byte(road: Road) -> dict[str, bytes]:
    """Place -> what lies there, as plain as it gets; keys are part of it."""
    return dict((*_rows(road), *_objects(road)))


def holding(road: Road, *words: str) -> list[tuple[str, str]]:
    """Where which of these words stand, in any case."""
    return [
        (place, word)
        for place, body in (every_byte(road).items() if words else ())
        for word in words
        if word.casefold() in body.decode(errors="replace").casefold()
    ]


def _rows(road: Road) -> Iterator[tuple[str, bytes]]:
    for item in road.stored():
        for name, typed in item.items():
            ((kind, value),) = typed.items()
            place = f"{item['PK']['S']} {item['SK']['S']} {name}"
            yield place, _unpacked(bytes(value)) if kind == "B" else f"{name} {value}".encode()


def _objects(road: Road) -> Iterator[tuple[str, bytes]]:
    s3 = road.clients["s3"]
    for bucket in (road.aws.archive_bucket, road.aws.site_bucket):
        for page in s3.get_paginator("list_object_versions").paginate(Bucket=bucket):
            for each in page.get("Versions", []):
                found: Any = s3.get_object(Bucket=bucket, Key=each["Key"], VersionId=each["VersionId"])
                body = each["Key"].encode() + b"\n" + _unpacked(found["Body"].read())
                yield f"{bucket}/{each['Key']} {each['VersionId']}", body


def _unpacked(body: bytes) -> bytes:
    for unpack in (gzip.decompress, zlib.decompress):
        try:
            return unpack(body)
        except (OSError, EOFError, zlib.error):
            continue
    return body
