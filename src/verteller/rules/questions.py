"""Answers to questions: the one place that decides whether a choice is legal."""

from collections.abc import Sequence

from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Option, Part

BLANK: Choice = ()
"""The choice of nothing."""


def choices(asked: Asked, part: Part) -> tuple[Option, ...]:
    """
    List what may be chosen for *part* now, in the order offered.

    Where one single option may be named, one that may not be repeated is left out.
    """
    barred = asked.repeated
    if barred is None or len(barred) != 1 or part.most != 1:
        return part.options
    return tuple(option for option in part.options if (part.name, option) != barred[0])


def arrange(asked: Asked, options: Sequence[Option]) -> Choice:
    """
    Sort *options* into the parts of the question, as a player meant who only named them.

    Each goes to the first part that offers it and still has room; what no part offers goes
    to the first part, where it will be refused. The same option twice counts once.

    Source: wakkerdam, WAK-VOTE-17, WAK-WITCH-08.
    """
    room = {part.name: part.most for part in asked.parts}
    pairs: list[tuple[str, Option]] = []
    for option in dict.fromkeys(options):
        offering = [part for part in asked.parts if option in part.options]
        free = [part for part in offering if room[part.name] > 0]
        part = (free or offering or list(asked.parts))[0]
        room[part.name] -= 1
        pairs.append((part.name, option))
    return canonical(asked, pairs)


def canonical(asked: Asked, pairs: Sequence[tuple[str, Option]]) -> Choice:
    """Return *pairs* without doubles, in the order of the question's parts and options."""
    if len(pairs) < 2:
        return tuple(pairs)
    place = {part.name: order for order, part in enumerate(asked.parts)}
    return tuple(
        sorted(
            dict.fromkeys(pairs),
            key=lambda pair: (place.get(pair[0], len(place)), isinstance(pair[1], str), pair[1]),
        )
    )


def check(asked: Asked, choice: Choice) -> None:
    """
    Accept *choice* silently or refuse it.

    Checks run in a fixed order: unknown parts, numbers, membership, repetition.

    Raises:
        AnswerError: With the code, and the options at fault in ``given``.
    """
    if not choice:
        _check_blank(asked)
        return
    known = {part.name for part in asked.parts}
    strange = tuple(option for name, option in choice if name not in known)
    if strange:
        raise AnswerError(Refusal.NOT_ASKED, given=strange)
    for part in asked.parts:
        _check_part(part, tuple(option for name, option in choice if name == part.name))
    if choice == asked.repeated:
        raise AnswerError(Refusal.REPEATED, given=tuple(option for _, option in choice))


def _check_blank(asked: Asked) -> None:
    if asked.repeated == BLANK:
        raise AnswerError(Refusal.REPEATED)
    if not asked.blank:
        raise AnswerError(Refusal.BLANK_NOT_ALLOWED)


def _check_part(part: Part, chosen: tuple[Option, ...]) -> None:
    if len(chosen) > part.most:
        raise AnswerError(Refusal.TOO_MANY, given=chosen)
    if len(chosen) < part.least:
        raise AnswerError(Refusal.TOO_FEW, given=chosen)
    wrong = tuple(option for option in chosen if option not in part.options)
    if wrong:
        raise AnswerError(Refusal.NOT_A_CHOICE, given=wrong)
