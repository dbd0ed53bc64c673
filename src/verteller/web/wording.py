"""The words of the pages: one catalogue of Fluent messages a language."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from babel.lists import format_list
from django.utils.translation import get_language
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from verteller.telling.cast import Language

Value: TypeAlias = str | int | float

LOCALES: Final[dict[Language, str]] = {"nl": "nl-NL", "en": "en-GB"}


class CatalogueError(ValueError):
    """A catalogue that cannot be read: a fault of whoever wrote it."""


def language() -> Language:
    """Return the language of the page under way: Dutch or English."""
    return "nl" if (get_language() or "").startswith("nl") else "en"


def say(message: str, **variables: Value) -> str:
    """
    Return the words of *message* in the language of the page under way.

    Raises:
        LookupError: There are no such words.
        CatalogueError: They do not fit the variables.
    """
    bundle = _bundle(language())
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        raise LookupError(f"no words for {message!r}")
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise LookupError(f"no words for {message!r}")
    text, errors = bundle.format_pattern(pattern, variables)
    if errors:
        raise CatalogueError(f"{message}: {errors[0]}")
    return str(text)


def join(items: Iterable[str]) -> str:
    """Return *items* as a list in a sentence."""
    return format_list(list(items), locale=LOCALES[language()].replace("-", "_"))


@cache
def _bundle(spoken: Language) -> FluentBundle:
    folder = files("verteller.web") / "words"
    resource = FluentResource((folder / f"{spoken}.ftl").read_text(encoding="utf-8"))
    faults = [entry for entry in resource.body if isinstance(entry, Junk)]
    if faults:
        raise CatalogueError(f"{spoken}.ftl: {faults[0].content!r}")
    bundle = FluentBundle([LOCALES[spoken]], use_isolating=False)
    bundle.add_resource(resource)
    return bundle
