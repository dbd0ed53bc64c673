"""The words a story may use between braces: its placeholders and its filters."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from verteller.telling.cast import Gender
from verteller.telling.stories.people import Group, Person


class Sort(StrEnum):
    """What a placeholder holds, or a filter takes and gives."""

    PERSON = "person"
    GROUP = "group"
    NUMBER = "number"
    TEXT = "text"


PLACEHOLDERS: Final[Mapping[str, Sort]] = {
    "a": Sort.GROUP,
    "b": Sort.GROUP,
    "deadline": Sort.TEXT,
    "dag": Sort.NUMBER,
    "day": Sort.NUMBER,
}
"""Everything a story is given; both languages' words are good in either."""


@dataclass(frozen=True, slots=True)
class Filter:
    """
    A filter.

    Args:
        takes, gives: Sorts of what stands before it and of what comes out.
        work: What it does.
        forms: How many texts it is given in brackets.
        shows_role: Whether it needs the player's role to be known.
    """

    takes: Sort
    gives: Sort
    work: Callable[..., str | int]
    forms: int = 0
    shows_role: bool = False


def _word(person: Person, man: str, woman: str, neither: str) -> str:
    """Return the form that suits the player. Source: wakkerdam, WAK-STORY-02, -03."""
    forms: dict[Gender, str] = {"man": man, "woman": woman, "neither": neither}
    return forms[person.gender]


def _pronoun(man: str, woman: str, neither: str = "") -> Filter:
    """Make a filter of a pronoun; where there is none, the name stands in its place."""

    def work(person: Person) -> str:
        return _word(person, man, woman, neither or person.name)

    return Filter(Sort.PERSON, Sort.TEXT, work)


_NAME = Filter(Sort.PERSON, Sort.TEXT, lambda person: person.name)
_ROLE = Filter(Sort.PERSON, Sort.TEXT, lambda person: person.role, shows_role=True)
_ROLE_FIRST = Filter(Sort.PERSON, Sort.TEXT, lambda person: person.role_first, shows_role=True)
_WORD = Filter(Sort.PERSON, Sort.TEXT, _word, forms=3)


def _names(group: Group) -> str:
    return group.names


_NAMES = Filter(Sort.GROUP, Sort.TEXT, _names)
_COUNT = Filter(Sort.GROUP, Sort.NUMBER, len)

FILTERS: Final[Mapping[str, Filter]] = {
    "naam": _NAME,
    "name": _NAME,
    "namen": _NAMES,
    "names": _NAMES,
    "aantal": _COUNT,
    "count": _COUNT,
    "rol": _ROLE,
    "role": _ROLE,
    "Rol": _ROLE_FIRST,
    "Role": _ROLE_FIRST,
    "woord": _WORD,
    "word": _WORD,
    "hij": _pronoun("hij", "zij"),
    "Hij": _pronoun("Hij", "Zij"),
    "hem": _pronoun("hem", "haar"),
    "zijn": _pronoun("zijn", "haar", "diens"),
    "Zijn": _pronoun("Zijn", "Haar", "Diens"),
    "he": _pronoun("he", "she"),
    "He": _pronoun("He", "She"),
    "him": _pronoun("him", "her"),
    "his": _pronoun("his", "her", "their"),
    "His": _pronoun("His", "Her", "Their"),
}
"""
All filters by their Dutch and English names.

``rol`` is a role with its article; ``Rol`` the same with a capital. ``woord`` takes three forms:
for a man, for a woman, for neither.
"""

LOOP_WORDS: Final[Mapping[str, Sort]] = {
    "first": Sort.NUMBER,
    "last": Sort.NUMBER,
    "index": Sort.NUMBER,
    "length": Sort.NUMBER,
}
"""What may be asked of ``loop``."""
