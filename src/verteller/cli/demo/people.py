"""Who lives in the village: names and tongues, and how each writes."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Final

from verteller.telling.cast import Gender, Language
from verteller.web.house import GUEST_DOMAIN, VILLAGE_DOMAIN

_PEOPLE: Final[dict[tuple[Language, Gender], str]] = {
    ("nl", "woman"): "Anneke Femke Hanneke Lotte Noor Roos Tess Zoë Sietske Marijke",
    ("nl", "man"): "Bram Daan Gijs Jan-Willem Koen Maarten Pieter Sander Wouter Teun",
    ("en", "woman"): "Alice Charlotte Emily Grace Isla Kate Olivia Poppy Siân Wendy",
    ("en", "man"): "Edward Dylan Freddie Harry Jack Liam Oscar Rhys Tom Winston",
    ("nl", "neither"): "Robin Jip",
    ("en", "neither"): "Sam Morgan",
}
"""More than a village can hold; none is like another, or like a word with a meaning in a mail."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the village, or the newcomer, who writes for himself."""

    name: str
    gender: Gender
    language: Language
    address: str


def villagers(count: int, lots: Random, *, besides: str = "") -> list[Person]:
    """
    Return *count* people, both languages and all genders mixed.

    Args:
        besides: A name that nobody of them may have or nearly have, the newcomer's.
    """
    taken = plain(besides)[:4]
    groups = [
        [_person(name, language, gender) for name in names.split()]
        for (language, gender), names in _PEOPLE.items()
    ]
    for group in groups:
        lots.shuffle(group)
    mixed = [each for each in _in_turn(groups) if plain(each.name)[:4] != taken]
    chosen = mixed[:count]
    lots.shuffle(chosen)
    return chosen


def newcomer(name: str, language: Language) -> Person:
    """Return the newcomer called *name*."""
    return Person(name, "neither", language, f"{plain(name) or 'guest'}@{GUEST_DOMAIN}")


def plain(name: str) -> str:
    """Return *name* as the first part of an address: small letters without accents."""
    from verteller.hosting.names import folded

    return "".join(letter for letter in folded(name) if letter.isascii() and letter.isalnum())


def _person(name: str, language: Language, gender: Gender) -> Person:
    return Person(name, gender, language, f"{plain(name)}@{VILLAGE_DOMAIN}")


def _in_turn(groups: list[list[Person]]) -> Iterator[Person]:
    """Yield one of each group after another, so that every village is mixed."""
    longest = max(map(len, groups))
    turns = ([group[turn] for group in groups if turn < len(group)] for turn in range(longest))
    return chain.from_iterable(turns)
