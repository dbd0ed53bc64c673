"""The words of a door's pages: Fluent messages in files beside its templates."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

from verteller.telling.cast import Language
from verteller.telling.euphony import with_euphony
from verteller.telling.words import FALLBACK, LANGUAGES, CatalogueError
from verteller.telling.words import LOCALES as BABEL

Value: TypeAlias = str | int | float

LOCALES: Final[dict[Language, str]] = {
    spoken: locale.replace("_", "-") for spoken, locale in BABEL.items()
}


class PageWords:
    """
    All messages of a door, in every language.

    Args:
        package: The door's package; its folder ``words`` has files ``<topic>.<language>.ftl``.
    """

    def __init__(self, package: str) -> None:
        self._package = package
        # A page says the same few things over and over; 1 and 1.0 are not the same to say.
        self._said = lru_cache(maxsize=1024, typed=True)(self._say)

    def say(self, spoken: Language, message: str, **variables: Value) -> str:
        """
        Return the words of *message* in a language, or in English.

        Raises:
            LookupError: There are no such words.
            CatalogueError: They do not fit the variables.
        """
        return self._said(spoken, message, **variables)

    def _say(self, spoken: Language, message: str, **variables: Value) -> str:
        for bundle in (self._bundles[spoken], self._bundles[FALLBACK]):
            pattern = _pattern(bundle, message)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, variables)
                if errors:
                    raise CatalogueError(f"{message}: {errors[0]}")
                return str(text)
        raise LookupError(f"no words for {message!r}")

    @cached_property
    def _bundles(self) -> dict[Language, FluentBundle]:
        return {spoken: self._bundle(spoken) for spoken in LANGUAGES}

    def _bundle(self, spoken: Language) -> FluentBundle:
        folder = files(self._package) / "words"
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


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def joined(items: Iterable[str], spoken: Language) -> str:
    """Return *items* as a list in a sentence."""
    listed = list(items)
    text = format_list(listed, locale=BABEL[spoken])
    return with_euphony(text, listed[-1], spoken) if listed else text


def spoken_in(code: str) -> Language:
    """Return our language for a browser's code of one; English for one that we do not speak."""
    wanted = code.partition("-")[0]
    return next((spoken for spoken in LANGUAGES if spoken == wanted), FALLBACK)
