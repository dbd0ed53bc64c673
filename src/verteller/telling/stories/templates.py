"""Stories as safe templates: Jinja's sandbox, emptied, behind a check of the syntax tree."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from jinja2 import StrictUndefined, Template, TemplateSyntaxError, nodes
from jinja2.sandbox import ImmutableSandboxedEnvironment

from verteller.telling.stories.errors import StoryFault
from verteller.telling.stories.grammar import Grammar, Needs
from verteller.telling.stories.people import CLOSING, OPENING
from verteller.telling.stories.vocabulary import FILTERS

LONGEST_SOURCE: Final = 4_000
"""Characters a story's text may have."""
LONGEST_STORY: Final = 60_000
"""Characters it may come out as: the names of a thousand players fit."""


def _environment() -> ImmutableSandboxedEnvironment:
    # What comes out is Markdown, not HTML; values go in as tokens and are escaped at the end.
    environment = ImmutableSandboxedEnvironment(
        undefined=StrictUndefined, autoescape=False, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals.clear()
    environment.tests.clear()
    environment.filters.clear()
    environment.filters.update({name: each.work for name, each in FILTERS.items()})
    return environment


_ENVIRONMENT: Final = _environment()


def inspect(source: str, sizes: Mapping[str, int], *, line: int = 1) -> Needs:
    """
    Check a story's text without running any of it.

    Args:
        sizes: How many players of group ``a`` and ``b`` are sure to be there.
        line: The line of its file on which the text begins.

    Returns:
        What must be known before it can be told.

    Raises:
        StoryFault: With the line of the file and the word that is not allowed.
    """
    if len(source) > LONGEST_SOURCE:
        raise StoryFault("too_long", line)
    _check_characters(source, line)
    try:
        return Grammar(sizes).check(_parse("\n" * (line - 1) + source))
    except TemplateSyntaxError as error:
        raise StoryFault("syntax", error.lineno, error.message or "") from None
    except RecursionError:
        raise StoryFault("not_allowed", line, "(((") from None
    except ValueError:  # a number too long to be read
        raise StoryFault("syntax", line) from None


def _parse(source: str) -> nodes.Template:
    return _ENVIRONMENT.parse(source)


def fill(source: str, values: Mapping[str, object]) -> str:
    """
    Fill in a text that `inspect` has passed.

    Raises:
        StoryFault: ``too_long``, when it comes out longer than `LONGEST_STORY`.
    """
    pieces: list[str] = []
    length = 0
    for piece in _compiled(source).generate(values):
        pieces.append(piece)
        length += len(piece)
        if length > LONGEST_STORY:
            raise StoryFault("too_long", 1)
    return "".join(pieces)


@lru_cache(maxsize=2048)
def _compiled(source: str) -> Template:
    return _ENVIRONMENT.from_string(source)


def _check_characters(source: str, line: int) -> None:
    for number, text in enumerate(source.split("\n"), line):
        for character in text:
            if character in (OPENING, CLOSING) or (character < " " and character != "\t"):
                raise StoryFault("not_allowed", number, f"U+{ord(character):04X}")
