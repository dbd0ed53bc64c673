"""Italian before a vowel: "ad Anna", not "a Anna"; "Bruno ed Elena", not "Bruno e Elena"."""

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Final

from verteller.telling.cast import Language


def to(name: object) -> str:
    """Return *name* with the preposition that suits its first letter: "a Bruno", "ad Anna"."""
    said = str(name)
    return f"{'ad' if _initial(said) == 'a' else 'a'} {said}"


def with_euphony(listed: str, last: str, language: Language) -> str:
    """
    Return a list in a sentence as it is spoken.

    Args:
        listed: As babel writes it.
        last: Its last item, with which it ends.
    """
    head = listed[: len(listed) - len(last)]
    if language == "it" and head.endswith(" e ") and _initial(last) == "e":
        return f"{head[:-1]}d {last}"
    return listed


FUNCTIONS: Final[Mapping[Language, dict[str, Callable[[Any], Any]]]] = {"it": {"AD": to}}
"""What the messages of a language may call, by its name there."""


def _initial(text: str) -> str:
    return unicodedata.normalize("NFD", text[:1]).casefold()[:1]
