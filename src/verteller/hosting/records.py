"""The log's entries as rows: the kind in a column of its own, the rest as bytes of JSON."""

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final

import msgspec

from verteller.rules.errors import LogError
from verteller.rules.facts import KINDS, Fact
from verteller.rules.log import Entry
from verteller.rules.moves import MOVES, Moment, Move

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_encoder: Final = msgspec.json.Encoder(order="deterministic")


def to_moment(at: datetime) -> Moment:
    """Return *at* (aware) as the engine records it: whole milliseconds, cut off."""
    return (at - _EPOCH) // timedelta(milliseconds=1)


def from_moment(moment: Moment) -> datetime:
    """Return a recorded *moment* as an aware time in UTC."""
    return _EPOCH + timedelta(milliseconds=moment)


def encode(content: Move | Fact) -> bytes:
    """Return *content* without its kind; equal contents give equal bytes."""
    return _encoder.encode(content)


def decode(kind: str, body: bytes) -> Move | Fact:
    """
    Return the move or fact that was encoded under *kind*.

    Raises:
        msgspec.ValidationError: The bytes do not fit the kind.
        KeyError: No such kind of move or fact is known here.
    """
    return _decoder(kind).decode(body)


def to_entry(number: int, at: Moment, kind: str, body: bytes) -> Entry:
    """
    Return one stored row as an entry of the log.

    Raises:
        LogError: The row cannot be read.
    """
    try:
        return Entry(number, at, _decoder(kind).decode(body))
    except (msgspec.MsgspecError, KeyError) as error:
        raise LogError(number, f"cannot be read as {kind}: {error}") from error


@cache
def _decoder(kind: str) -> "msgspec.json.Decoder[Move | Fact]":
    # Fields of another kind would be dropped without a word, so each kind has its own decoder.
    content: type[Move | Fact] = MOVES[kind] if kind in MOVES else KINDS[kind]
    return msgspec.json.Decoder(content)
