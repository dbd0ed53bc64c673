"""The steps of a scenario's play, checked one by one."""

from collections.abc import Callable
from typing import TypeVar

from verteller.rules.conformance.answering import SILENT
from verteller.rules.conformance.expectations import KEYS
from verteller.rules.conformance.scenario import (
    Expected,
    Given,
    MasterAct,
    Offer,
    Ordered,
    Refused,
    Step,
)
from verteller.rules.conformance.shapes import Ground, is_none, names, read_phase
from verteller.rules.conformance.vocabulary import question_names
from verteller.rules.conformance.written import (
    FormatError,
    Listing,
    Table,
    Word,
    Written,
    listing,
    table,
    word,
    words,
)
from verteller.rules.errors import Refusal
from verteller.rules.facts import Seat
from verteller.rules.moves import Disqualified, Ended

T = TypeVar("T")

PARTS = (
    "at",
    "master",
    "asked",
    "asked_some",
    "not_asked",
    "choices",
    "refused",
    "answers",
    "then",
    "check",
)
"""What a step may say."""

TABLES = ("choices", "refused", "answers", "then", "check")
"""Parts that hold a table; nothing after the colon is an empty one."""

ALTERNATIVES = ("one_of", "shares")


def only(found: Table, known: tuple[str, ...], key: str) -> None:
    """Raise a `FormatError` when a key of *found* is none of those *known*."""
    for name, _ in found:
        if name.text not in known:
            path = f"{key}.{name.text}" if key else name.text
            raise FormatError(name.line, path, f"unknown key (known: {', '.join(known)})")


def read_step(written: Written, ground: Ground, number: int) -> Step:
    """
    Check step *number* of a play.

    Raises:
        FormatError: With the line and the key at fault.
    """
    key = f"play.{number}"
    step = table(written, key)
    only(step, PARTS, key)
    at = step.get("at")
    if at is None:
        raise FormatError(step.line, f"{key}.at", "is missing")
    if step.get("then") is not None and step.get("check") is not None:
        raise FormatError(step.line, f"{key}.check", "a step has either then or check")
    return Step(
        at=read_phase(word(at, f"{key}.at"), ground.rulebook.key, f"{key}.at"),
        line=step.line,
        master=_part(step, "master", key, lambda part, path: _master(part, ground, path)) or (),
        asked=_part(step, "asked", key, lambda part, path: _names(part, ground, path)),
        asked_some=_part(step, "asked_some", key, lambda part, path: _names(part, ground, path)),
        not_asked=_part(step, "not_asked", key, lambda part, path: _names(part, ground, path)),
        choices=_part(step, "choices", key, lambda part, path: _choices(part, ground, path)) or (),
        refused=_part(step, "refused", key, lambda part, path: _refused(part, ground, path)) or (),
        answers=_part(step, "answers", key, lambda part, path: _answers(part, ground, path)) or (),
        then=_part(step, "then", key, lambda part, path: _expected(part, ground, path)),
        check=_part(step, "check", key, lambda part, path: _expected(part, ground, path)),
    )


def _part(step: Table, name: str, key: str, read: Callable[[Written, str], T]) -> T | None:
    value = step.get(name)
    if isinstance(value, Word) and value.value is None:
        value = Table((), value.line) if name in TABLES else value
    return None if value is None else read(value, f"{key}.{name}")


def _names(written: Written, ground: Ground, key: str) -> Written:
    names(written, ground, key)
    return written


def _answers(written: Written, ground: Ground, key: str) -> tuple[Given, ...]:
    given = []
    for name, value in table(written, key):
        path = f"{key}.{name.text}"
        seat = ground.village.seat(name, path)
        _answer(value, ground, path)
        given.append(Given(seat, value))
    return tuple(given)


def _answer(written: Written, ground: Ground, key: str) -> None:
    """Check an answer: names, words, or a table from questions or parts to such."""
    if isinstance(written, Table):
        for name, value in written:
            _question(name, ground, f"{key}.{name.text}")
            _answer(value, ground, f"{key}.{name.text}")
        return
    for item in words(written, key):
        if item.value is None and ground.village.find(item.text) is None:
            reason = "expected a name, a list, blank, silent, or questions with values"
            raise FormatError(item.line, key, reason)
        if isinstance(written, Listing) and item.folded == SILENT:
            raise FormatError(item.line, key, "silent cannot stand in a list")


def _question(name: Word, ground: Ground, key: str) -> None:
    known = question_names(ground.rulebook.key, frozenset(ground.rulebook.roles))
    if known is not None and name.folded not in known:
        raise FormatError(name.line, key, f"no question is called {name.text!r}")


def _choices(written: Written, ground: Ground, key: str) -> tuple[Offer, ...]:
    offers = []
    for name, value in table(written, key):
        path = f"{key}.{name.text}"
        seat = ground.village.seat(name, path)
        _offer(value, ground, path)
        offers.append(Offer(seat, value))
    return tuple(offers)


def _offer(written: Written, ground: Ground, key: str) -> None:
    if isinstance(written, Table):
        for name, value in written:
            _question(name, ground, f"{key}.{name.text}")
            _offer(value, ground, f"{key}.{name.text}")
    else:
        words(listing(written, key), key)


def _refused(written: Written, ground: Ground, key: str) -> tuple[Refused, ...]:
    refused = []
    for name, value in table(written, key):
        path = f"{key}.{name.text}"
        case = table(value, path)
        only(case, ("answer", "because"), path)
        answer, because = case.get("answer"), case.get("because")
        if answer is None or because is None:
            raise FormatError(case.line, path, "expected answer and because")
        _answer(answer, ground, f"{path}.answer")
        code = _code(word(because, f"{path}.because"), f"{path}.because")
        seat = ground.village.find(name.text)
        if seat is None and code is not Refusal.NOT_IN_GAME:
            seat = ground.village.seat(name, path)
        stranger = Seat(len(ground.village.names))
        refused.append(Refused(name, stranger if seat is None else seat, answer, code))
    return tuple(refused)


def _code(written: Word, key: str) -> Refusal:
    try:
        return Refusal(written.folded)
    except ValueError:
        reason = f"no refusal is called {written.text!r} (known: {', '.join(Refusal)})"
        raise FormatError(written.line, key, reason) from None


def _master(written: Written, ground: Ground, key: str) -> tuple[MasterAct, ...]:
    acts: list[MasterAct] = []
    for number, item in enumerate(listing(written, key).items, start=1):
        act = table(item, f"{key}.{number}")
        only(act, ("disqualify", "end", "answer"), f"{key}.{number}")
        for name, value in act:
            path = f"{key}.{number}.{name.text}"
            if name.text == "answer":
                acts += _answers(value, ground, path)
            elif name.text == "end":
                acts.append(Ordered(Ended(factions=_factions(value, ground, path)), act))
            else:
                seat = ground.village.seat(word(value, path), path)
                acts.append(Ordered(Disqualified(seat=seat), act))
    return tuple(acts)


def _factions(written: Written, ground: Ground, key: str) -> tuple[str, ...]:
    found = words(written, key)
    nobody = [item for item in found if is_none(item, ground.village) or item.folded == "draw"]
    return () if nobody else tuple(item.folded for item in found)


def _expected(written: Written, ground: Ground, key: str) -> Expected:
    keys = table(written, key)
    only(keys, (*KEYS, *ALTERNATIVES), key)
    items = []
    for name, value in keys:
        if name.text not in ALTERNATIVES:
            KEYS[name.text].shape(value, ground, f"{key}.{name.text}")
            items.append((name.text, value))
    one_of, shares = keys.get("one_of"), keys.get("shares")
    if one_of is None and shares is not None:
        raise FormatError(shares.line, f"{key}.shares", "there is no one_of beside it")
    return Expected(
        items=tuple(items),
        alternatives=_alternatives(one_of, ground, f"{key}.one_of") if one_of else (),
        shares=shares is not None and _truth(shares, f"{key}.shares"),
    )


def _alternatives(written: Written, ground: Ground, key: str) -> tuple[Expected, ...]:
    items = listing(written, key).items
    if len(items) < 2:
        raise FormatError(written.line, key, "expected at least two alternatives")
    return tuple(_expected(item, ground, f"{key}.{n}") for n, item in enumerate(items, start=1))


def _truth(written: Written, key: str) -> bool:
    truth = word(written, key).truth
    if truth is None:
        raise FormatError(written.line, key, "expected true or false")
    return truth
