"""Stories as safe templates: Jinja's sandbox, emptied, behind a check of the syntax tree."""

from collections.abc import Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Inspection:
    """
    What a check of a story's text found.

    Args:
        needs: What must be known before it can be told.
        faults: Everything that is not allowed, in the order of its lines.
    """

    needs: Needs
    faults: tuple[StoryFault, ...] = ()


def inspect(source: str, sizes: Mapping[str, int], *, line: int = 1) -> Inspection:
    """
    Check a story's text without running any of it.

    Args:
        sizes: How many players of group ``a`` and ``b`` are sure to be there.
        line: The line of its file on which the text begins.
    """
    fault = _unreadable(source, line)
    if fault is not None:
        return Inspection(Needs(), (fault,))
    grammar = Grammar(sizes)
    try:
        grammar.check(_parse("\n" * (line - 1) + source))
    except TemplateSyntaxError as error:
        return Inspection(Needs(), (StoryFault("syntax", error.lineno, error.message or ""),))
    except RecursionError:
        return Inspection(Needs(), (StoryFault("not_allowed", line, "((("),))
    except ValueError:  # a number too long to be read
        return Inspection(Needs(), (StoryFault("syntax", line),))
    return Inspection(grammar.needs, tuple(sorted(grammar.faults, key=lambda each: each.line)))


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


def _unreadable(source: str, line: int) -> StoryFault | None:
    """Return why *source* is not even looked into."""
    if len(source) > LONGEST_SOURCE:
        return StoryFault("too_long", line)
    for number, text in enumerate(source.split("\n"), line):
        for character in text:
            if character in (OPENING, CLOSING) or (character < " " and character != "\t"):
                return StoryFault("not_allowed", number, f"U+{ord(character):04X}")
    return None
