"""The words of the pages: one catalogue of Fluent messages a language."""

from collections.abc import Iterable
from functools import cache, lru_cache
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
    return _said(language(), message, **variables)


# A page says the same few things over and over; 1 and 1.0 are not the same to say.
@lru_cache(maxsize=1024, typed=True)
def _said(spoken: Language, message: str, **variables: Value) -> str:
    bundle = _bundle(spoken)
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
    written = [each for each in folder.iterdir() if each.name.endswith(f"{spoken}.ftl")]
    resources = [FluentResource(each.read_text(encoding="utf-8")) for each in written]
    for file, resource in zip(written, resources, strict=True):
        faults = [entry for entry in resource.body if isinstance(entry, Junk)]
        if faults:
            raise CatalogueError(f"{file.name}: {faults[0].content!r}")
    bundle = FluentBundle([LOCALES[spoken]], use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle
