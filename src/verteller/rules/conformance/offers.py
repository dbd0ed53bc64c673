"""What is offered to a player, as a scenario asks after it."""

from collections.abc import Iterator
from typing import TypeAlias

from verteller.rules.conformance.answering import TARGET, Speaker
from verteller.rules.conformance.written import Table, Word, Written, words
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Option, Part
from verteller.rules.questions import choices

Where: TypeAlias = tuple[Word, ...]
"""The keys that lead to a list of choices in the file."""

Listed: TypeAlias = tuple[Where, tuple[Word, ...], tuple[str, ...] | None]
"""A list of choices in the file, and what is offered; None where nothing is asked."""


def offered(speaker: Speaker, written: Written) -> Iterator[Listed]:
    """
    Go through the lists of choices that *written* holds, each with what is really offered.

    A list may stand for the default question, under a question, or under a part of one.
    """
    if not isinstance(written, Table):
        yield (), words(written, "choices"), _names(speaker, speaker.default, None)
        return
    keys = frozenset(key.folded for key, _ in written)
    for key, value in written:
        address = speaker.addressed(key, keys - {key.folded})
        asked, part = address or (None, None)
        if isinstance(value, Table):
            yield from _by_part(speaker, asked, key, value)
        else:
            yield (key,), words(value, "choices"), _names(speaker, asked, part)


def _by_part(
    speaker: Speaker, asked: Asked | None, question: Word, written: Table
) -> Iterator[Listed]:
    for key, value in written:
        parts = asked.parts if asked else ()
        part = next((each for each in parts if each.name.casefold() == key.folded), None)
        names = _names(speaker, asked, part) if part else None
        yield (question, key), words(value, "choices"), names


def _names(speaker: Speaker, asked: Asked | None, part: Part | None) -> tuple[str, ...] | None:
    """Return what *part* offers; without one the target, or all parts together."""
    if asked is None:
        return None
    target = [each for each in asked.parts if each.name == TARGET]
    parts = [part] if part else (target or list(asked.parts))
    found = [
        option
        for each in parts
        for option in choices(asked, each)
        if _is_free(speaker, asked, each, option)
    ]
    names = speaker.village.names
    return tuple(
        dict.fromkeys(option if isinstance(option, str) else names[option] for option in found)
    )


def _is_free(speaker: Speaker, asked: Asked, part: Part, option: Option) -> bool:
    """Tell whether the rulebook, too, has nothing against *option* (a lover not yet taken)."""
    beside = [each for each in part.options if each != option][: max(part.least - 1, 0)]
    choice = tuple((part.name, each) for each in (option, *beside))
    try:
        speaker.game.check(speaker.seat, asked.question, choice)
    except AnswerError as error:
        return error.code is not Refusal.NOT_A_CHOICE or option not in error.given
    return True
