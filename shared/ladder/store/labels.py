"""A club's neutral labels, and the key that they are made with.

    erasures/{club}/key        32 random bytes; made with the club's first erasure, gone with the club

It stands in no record, book or bundle: without it nobody can tell which name a label stands for, not even by
trying all names.
"""

import hashlib
import hmac
import secrets

from botocore.exceptions import ClientError

from ladder.domain.errors import LadderError
from ladder.domain.naming import normal
from ladder.domain.neutral import DIGEST_LETTERS, Label, neutral
from ladder.store.archive import body_at
from ladder.store.aws import Aws
from ladder.store.tokens import letters

ERASURES = "erasures/"
_KEY_BYTES = 32


def key_place(club: str) -> str:
    """Where a club's key is."""
    return f"{ERASURES}{club}/key"


def labeller(aws: Aws, club: str, *, make: bool = False) -> Label:
    """The labels of a club; with `make` its key is made where there is none. LadderError: it has none."""
    key = body_at(aws, key_place(club))
    if key is None and make:
        try:
            aws.s3.put_object(
                Bucket=aws.archive_bucket,
                Key=key_place(club),
                Body=secrets.token_bytes(_KEY_BYTES),
                IfNoneMatch="*",
            )
        except ClientError as error:
            if error.response["Error"]["Code"] not in {"PreconditionFailed", "ConditionalRequestConflict"}:
                raise
        key = body_at(aws, key_place(club))
    if key is None:
        raise LadderError(f"the key of {club}'s erasures is missing in the archive")
    return labels_by(key)


def known_labels(aws: Aws, club: str) -> Label:
    """The labels of a club for knowing again what was erased; of one that was imported with labels in it, and
    so without their key, labels that nothing is known by.
    """
    key = body_at(aws, key_place(club))
    return throwaway() if key is None else labels_by(key)


def labels_by(key: bytes) -> Label:
    """The labels that a key makes."""

    def label(text: str) -> str:
        digest = hmac.new(key, normal(text).encode(), hashlib.sha256).digest()
        return neutral(letters(int.from_bytes(digest[:8]), DIGEST_LETTERS))

    return label


def throwaway() -> Label:
    """Labels of no club, for a preview."""
    return labels_by(secrets.token_bytes(_KEY_BYTES))
