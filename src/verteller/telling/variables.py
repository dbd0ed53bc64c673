"""Turning a fact's fields into the variables of its words, by their declared types alone."""

from collections.abc import Sequence
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from typing import Any, Final, get_args, get_type_hints

from verteller.rules.facts import Duration, Fact, Instant, Option, Seat
from verteller.telling.voice import Voice, humanised
from verteller.telling.words import Value

ABSENT: Final = "none"
"""What stands in a variable whose field is None, so that words can select on it."""

OPEN: Final = "open"
"""What stands there for a moment that nobody can name: until further notice."""
FURTHER_NOTICE: Final = timedelta(days=365 * 1000)
"""From 1970: nothing that lasts so long has an end."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_OF_EVERY_FACT: Final = frozenset(field.name for field in fields(Fact))
_FIELDS: Final[dict[type[Fact], tuple[tuple[str, Any], ...]]] = {}


def describe(fact: Fact, voice: Voice) -> dict[str, Value]:
    """
    Return the variables with which the words of *fact* are written, called like its fields.

    A seat gives the player's name, with ``_who`` how grammar sees him and with ``_object`` his
    name as an object ("jou" for the reader). Seats give their names in a list (the reader
    last), with ``_object``, ``_count``, ``_who`` (``you`` when the reader is among them) and
    ``_others`` (without him). A role gives its name, with ``_one`` as in a sentence; a faction
    its key, with ``_name`` what it is called, and ``belongs``. A power gives its name. A moment is
    told in the reader's zone, no moment is ``none`` and one in the farthest future ``open``; a
    length of time in days and hours. Anything else stands as it is; None is ``none``.
    """
    variables: dict[str, Value] = {}
    for name, hint in _fields(type(fact)):
        value, key = getattr(fact, name), name.rstrip("_")
        if _holds(hint, Seat):
            variables |= describe_seat(key, value, voice)
        elif _holds(hint, tuple[Seat, ...]):
            variables |= describe_seats(key, value or (), voice)
        elif _holds(hint, tuple[Option, ...]):
            variables[key] = voice.words.join(voice.option(option) for option in value)
        elif hint in (Instant, Duration):
            variables[key] = _time(hint, value, voice)
        else:
            variables |= _describe_value(key, value, voice)
    return variables


def describe_seat(key: str, seat: Seat | None, voice: Voice) -> dict[str, Value]:
    """Return the variables of one player, or of nobody."""
    name = voice.say("nobody") if seat is None else voice.cast.name(seat)
    who = voice.sees(seat)
    as_object = voice.say("you-object") if who == "you" else name
    return {key: name, f"{key}_who": who, f"{key}_object": as_object}


def describe_seats(key: str, seats: Sequence[Seat], voice: Voice) -> dict[str, Value]:
    """Return the variables of several players."""
    others = voice.others(seats)
    return {
        key: voice.people(seats, "you-subject"),
        f"{key}_object": voice.people(seats, "you-object"),
        f"{key}_others": voice.names(others),
        f"{key}_count": len(seats),
        f"{key}_others_count": len(others),
        f"{key}_who": "you" if len(others) < len(seats) else "others",
    }


def describe_role(role: str, voice: Voice) -> dict[str, Value]:
    """Return the variables of a role."""
    return {"role": voice.role(role), "role_one": voice.role_in_sentence(role), "role_id": role}


def list_details(fact: Fact, voice: Voice) -> list[str]:
    """Return every field of *fact* with its value, for a kind that has no words of its own."""
    lines: list[str] = []
    for name, hint in _fields(type(fact)):
        value = getattr(fact, name)
        if _holds(hint, Seat) and value is not None:
            said = voice.cast.name(value)
        elif _holds(hint, tuple[Seat, ...]):
            said = voice.names(value or ())
        elif _holds(hint, tuple[Option, ...]):
            said = voice.words.join(voice.option(option) for option in value)
        elif hint in (Instant, Duration):
            said = _time(hint, value, voice)
        else:
            said = voice.spell(value)
        lines.append(voice.say("line", label=humanised(name), value=said))
    return lines


def _time(hint: object, milliseconds: int, voice: Voice) -> str:
    length = timedelta(milliseconds=milliseconds)
    if hint is Duration:
        return voice.words.duration(length)
    if length >= FURTHER_NOTICE:
        return OPEN
    return voice.moment(_EPOCH + length) if milliseconds else ABSENT


def _describe_value(key: str, value: object, voice: Voice) -> dict[str, Value]:
    match value:
        case None:
            return {key: ABSENT, f"{key}_raw": ABSENT}
        case bool():
            return {key: "yes" if value else "no"}
        case int() | float():
            return {key: value}
        case str():
            return _describe_word(key, value, voice)
        case _:
            return {}


def _describe_word(key: str, word: str, voice: Voice) -> dict[str, Value]:
    match key:
        case "role":
            return describe_role(word, voice)
        case "faction":
            return {
                key: word,
                f"{key}_name": voice.faction(word),
                "belongs": voice.belonging(word),
            }
        case "power":
            return {key: voice.power(word)}
        case "question":
            return {key: word, "title": voice.question(word)}
        case _:
            return {key: word, f"{key}_raw": humanised(word)}


def _fields(kind: type[Fact]) -> tuple[tuple[str, Any], ...]:
    """Return the fields of its own of a kind of fact, each with its type."""
    known = _FIELDS.get(kind)
    if known is None:
        try:
            hints = get_type_hints(kind)
        except (NameError, TypeError):  # another rulebook's, with types that cannot be found
            hints = {}
        own = (field.name for field in fields(kind) if field.name not in _OF_EVERY_FACT)
        known = _FIELDS[kind] = tuple((name, hints.get(name)) for name in own)
    return known


def _holds(hint: object, wanted: object) -> bool:
    """Tell whether a field holds *wanted*, or *wanted* or None."""
    members = get_args(hint)
    return hint == wanted or (type(None) in members and wanted in members)
