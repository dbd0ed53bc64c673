"""The log's entries as rows: the kind in a column of its own, the rest as bytes of JSON."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from threading import Lock
from typing import Any, Final

import msgspec

from verteller.rules.errors import LogError
from verteller.rules.facts import KINDS, Fact
from verteller.rules.log import Entry
from verteller.rules.moves import MOVES, Moment, Move

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_encoder: Final = msgspec.json.Encoder(order="deterministic")
_making: Final = Lock()
"""Held while a decoder is made: msgspec shows other threads the halves of one, and they crash."""


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


def convert(kind: str, content: dict[str, Any]) -> Move | Fact:
    """
    Return the move or fact of *kind* with that *content*, as JSON has it.

    Raises:
        msgspec.ValidationError: The content does not fit the kind.
        KeyError: No such kind of move or fact is known here.
    """
    return msgspec.convert(content, _decoder(kind).type)


def to_entry(number: int, at: Moment, kind: str, body: bytes) -> Entry:
    """
    Return one stored row as an entry of the log.

    Raises:
        LogError: The row cannot be read.
    """
    try:
        return Entry(number, at, decode(kind, body))
    except (msgspec.MsgspecError, KeyError) as error:
        raise _unreadable(number, kind, error) from error


def to_entries(rows: Iterable[Sequence[Any]]) -> list[Entry]:
    """
    Return stored rows as entries of the log, much sooner than `to_entry` one by one.

    Args:
        rows: Each begins with number, moment, kind and body; what follows does not matter.

    Raises:
        LogError: A row cannot be read.
    """
    decoding: dict[str, Callable[[bytes], Move | Fact]] = {}
    entries: list[Entry] = []
    number, kind = 0, ""
    try:
        for row in rows:
            number, at, kind, body = row[:4]
            decode_one = decoding.get(kind)
            if decode_one is None:
                decode_one = decoding[kind] = _decoder(kind).decode
            entries.append(Entry(number, at, decode_one(body)))
    except (msgspec.MsgspecError, KeyError) as error:
        raise _unreadable(number, kind, error) from error
    return entries


def _unreadable(number: int, kind: str, error: Exception) -> LogError:
    return LogError(number, f"cannot be read as {kind}: {error}")


@cache
def _decoder(kind: str) -> "msgspec.json.Decoder[Move | Fact]":
    # Fields of another kind would be dropped without a word, so each kind has its own decoder.
    content: type[Move | Fact] = MOVES[kind] if kind in MOVES else KINDS[kind]
    with _making:
        return msgspec.json.Decoder(content)
