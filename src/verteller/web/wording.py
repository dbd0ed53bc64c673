"""The words of the pages: one catalogue of Fluent messages a language."""

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from babel.lists import format_list
from django.utils.translation import get_language
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

from verteller.telling.cast import Language
from verteller.telling.euphony import with_euphony
from verteller.telling.words import FALLBACK, LANGUAGES
from verteller.telling.words import LOCALES as BABEL

Value: TypeAlias = str | int | float

LOCALES: Final[dict[Language, str]] = {
    spoken: locale.replace("_", "-") for spoken, locale in BABEL.items()
}


class CatalogueError(ValueError):
    """A catalogue that cannot be read: a fault of whoever wrote it."""


def language() -> Language:
    """Return the language of the page under way; English for one that we do not speak."""
    wanted = (get_language() or "").partition("-")[0]
    return next((spoken for spoken in LANGUAGES if spoken == wanted), FALLBACK)


def say(message: str, **variables: Value) -> str:
    """
    Return the words of *message* in the language of the page under way, or in English.

    Raises:
        LookupError: There are no such words.
        CatalogueError: They do not fit the variables.
    """
    return _said(language(), message, **variables)


# A page says the same few things over and over; 1 and 1.0 are not the same to say.
@lru_cache(maxsize=1024, typed=True)
def _said(spoken: Language, message: str, **variables: Value) -> str:
    for bundle in (_bundle(spoken), _bundle(FALLBACK)):
        pattern = _pattern(bundle, message)
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, variables)
            if errors:
                raise CatalogueError(f"{message}: {errors[0]}")
            return str(text)
    raise LookupError(f"no words for {message!r}")


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def join(items: Iterable[str]) -> str:
    """Return *items* as a list in a sentence."""
    spoken, listed = language(), list(items)
    text = format_list(listed, locale=BABEL[spoken])
    return with_euphony(text, listed[-1], spoken) if listed else text


@cache
def _bundle(spoken: Language) -> FluentBundle:
    folder = files("verteller.web") / "words"
    written = [each for each in folder.iterdir() if f".{each.name}".endswith(f".{spoken}.ftl")]
    resources = [FluentResource(each.read_text(encoding="utf-8")) for each in written]
    for file, resource in zip(written, resources, strict=True):
        faults = [entry for entry in resource.body if isinstance(entry, Junk)]
        if faults:
            raise CatalogueError(f"{file.name}: {faults[0].content!r}")
    bundle = FluentBundle([LOCALES[spoken]], use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle
