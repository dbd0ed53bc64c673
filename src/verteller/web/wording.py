"""The words of the pages, in the language of the one under way."""

from collections.abc import Iterable
from typing import Final

from django.utils.translation import get_language

from verteller.telling.cast import Language
from verteller.telling.pages import LOCALES, PageWords, Value, joined, spoken_in

__all__ = ["LOCALES", "Value", "join", "language", "say"]

_WORDS: Final = PageWords("verteller.web")


def language() -> Language:
    """Return the language of the page under way; English for one that we do not speak."""
    return spoken_in(get_language() or "")


def say(message: str, **variables: Value) -> str:
    """
    Return the words of *message* in the language of the page under way, or in English.

    Raises:
        LookupError: There are no such words.
        CatalogueError: They do not fit the variables.
    """
    return _WORDS.say(language(), message, **variables)


def join(items: Iterable[str]) -> str:
    """Return *items* as a list in a sentence."""
    return joined(items, language())
