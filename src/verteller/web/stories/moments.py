"""The moments an author can choose from, and what can be said of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from verteller.rules.registry import rulebooks
from verteller.telling.cast import Language
from verteller.telling.stories.moments import ANY_ROLE, DEAL, MOMENTS, STORIED, Moment
from verteller.telling.stories.wording import happening, key_title, moment_title, people_of
from verteller.telling.words import words_of

Choices = list[tuple[str, list[tuple[str, str]]]]
"""Groups of choices, as a form takes them: a title, then values with their words."""

_BY_ALL: Final = ("general", "pyre", "victory", "mayor", DEAL)
"""Keys that are no role's, in the order in which a game comes to them most."""

NEVER_TOLD: Final = frozenset({"fool"})
"""Roles that no holder is told of: he believes to have another."""


@dataclass(frozen=True, slots=True)
class Circle:
    """
    A group of a moment, in words.

    Args:
        name: ``a`` or ``b``. people: Who they are.
        sizes: How many there can be: ``1``, ``1-2``, ``0+``.
        shows_roles: Whether their roles may be named.
    """

    name: str
    people: str
    sizes: str
    shows_roles: bool


def moment_choices(spoken: Language) -> Choices:
    """Return all moments by their keys, in the order of a game and then of the alphabet."""
    keys = list(dict.fromkeys(moment.key for moment in MOMENTS.values()))
    roles = sorted((key for key in keys if key not in _BY_ALL), key=lambda k: key_title(k, spoken))
    return [(key_title(key, spoken), list(_of_key(key, spoken))) for key in (*_BY_ALL, *roles)]


def _of_key(key: str, spoken: Language) -> Iterator[tuple[str, str]]:
    for moment in MOMENTS.values():
        if moment.key == key:
            yield f"{key}.{moment.name}", moment_title(key, moment.name, spoken)
    if key == DEAL:
        books = (book for key, book in rulebooks().items() if key in STORIED)
        known = {role for book in books for role in book.roles} - NEVER_TOLD
        told = [role for role in known if words_of(spoken).has(f"role-{role}")]
        for role in sorted(told, key=lambda each: happening(DEAL, each, spoken)):
            yield f"{DEAL}.{role}", moment_title(DEAL, role, spoken)


def circles(moment: Moment, spoken: Language) -> list[Circle]:
    """Return the groups of a moment that anybody can be in."""
    return [
        Circle(
            group, people_of(moment, group, spoken), _sizes(moment, group), group in shown(moment)
        )
        for group in ("a", "b")
        if max(moment.sizes(group))
    ]


def shown(moment: Moment) -> frozenset[str]:
    """Return the groups whose roles a story of this moment may name."""
    return moment.knows_roles


def _sizes(moment: Moment, group: str) -> str:
    sizes = moment.sizes(group)
    if max(sizes) > 2:
        return f"{min(sizes)}+"
    return str(min(sizes)) if min(sizes) == max(sizes) else f"{min(sizes)}-{max(sizes)}"


def starting_sizes(key: str, name: str) -> dict[str, str]:
    """Return the fields a story of this moment begins with: how many it is of."""
    moment = MOMENTS.get((key, ANY_ROLE if key == DEAL else name))
    if moment is None or not max(moment.b):
        return {}
    return {"b": "1" if 1 in moment.b else str(max(moment.b))}
