"""The rules as text: written by hand in each language, with the roles from the catalogue."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Final

import nh3
from django.utils.safestring import SafeString
from markdown_it import MarkdownIt

from verteller.rules.registry import find_rulebook, rulebooks
from verteller.telling.cast import Cast, Language, Reader
from verteller.telling.teller import Teller
from verteller.telling.words import LANGUAGES

FALLBACK: Final[Language] = "en"

TAGS: Final = {
    *("p", "br", "em", "strong", "ul", "ol", "li", "blockquote", "h2", "h3", "hr", "a", "code"),
    *("table", "thead", "tbody", "tr", "th", "td"),
}

MARKER: Final = re.compile(r"^\{(roles|powers):? ?([a-z_ ]*)\}$", re.MULTILINE)
"""
Where a list of the catalogue comes in, on a line of its own: ``{roles: wolves}`` the roles of a
faction, ``{roles}`` of all, each with its row of the rulebook's table where that has one,
``{powers: vision death}`` those powers.
"""

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page, to jump to."""

    slug: str
    text: str


@dataclass(frozen=True, slots=True)
class Rules:
    """
    The rules of one rulebook.

    Args:
        language: What they are written in: English where they are not yet in the reader's.
        html: Harmless, with headings that can be jumped to.
    """

    rulebook: str
    language: Language
    html: SafeString
    headings: tuple[Heading, ...]


def readable() -> list[str]:
    """Return the keys of the rulebooks whose rules can be read here."""
    return [key for key in rulebooks() if _source(key, FALLBACK)]


def languages_of(rulebook: str) -> list[Language]:
    """Return the languages in which there are rules of *rulebook*."""
    return [language for language in LANGUAGES if _source(rulebook, language)]


@lru_cache(maxsize=32)
def rules_of(rulebook: str, wanted: Language) -> Rules | None:
    """Return the rules in the language *wanted*, or else in English; None if there are none."""
    language = wanted if _source(rulebook, wanted) else FALLBACK
    source = _source(rulebook, language)
    if not source or rulebook not in rulebooks():
        return None
    teller = Teller(Cast(()), Reader(None, language), rulebook)
    filled = MARKER.sub(lambda found: "\n".join(_listed(found, rulebook, teller)), source)
    html = nh3.clean(_MARKDOWN.render(filled), tags=TAGS, attributes={"a": {"href"}})
    headings: list[Heading] = []

    def marked(found: re.Match[str]) -> str:
        text = re.sub(r"<[^>]+>", "", found[1])
        headings.append(Heading(f"s{len(headings) + 1}", text))
        return f'<h2 id="{headings[-1].slug}">{found[1]}</h2>'

    html = re.sub(r"<h2>(.*?)</h2>", marked, html)
    return Rules(rulebook, language, SafeString(html), tuple(headings))


def _listed(found: re.Match[str], rulebook: str, teller: Teller) -> Iterator[str]:
    """Yield a list of roles or powers as Markdown, in the catalogue's words."""
    wanted = found[2].split()
    if found[1] == "powers":
        for power in wanted:
            yield _line(teller.voice.power(power), _story(f"power-{power}", teller))
        return
    for role in roles_of(rulebook, wanted):
        row = " · ".join(teller.role_table(role))
        story = f"{teller.role_story(role)} *{row}*" if row else teller.role_story(role)
        yield _line(teller.role_name(role), story)


def roles_of(rulebook: str, factions: Sequence[str]) -> list[str]:
    """Return the roles of some factions (of all, if none is named) in the rulebook's order."""
    return [
        role
        for role, faction in find_rulebook(rulebook).roles.items()
        if not factions or faction in factions
    ]


def _line(name: str, story: str) -> str:
    return f"- **{escape(name)}**. {' '.join(story.split())}"


def _story(message: str, teller: Teller) -> str:
    words = teller.voice.words
    return words.say(message, "story") if words.has(message, "story") else ""


@lru_cache(maxsize=64)
def _source(rulebook: str, language: Language) -> str:
    if not re.fullmatch(r"[a-z0-9_]+", rulebook):
        return ""
    file = files("verteller.web") / "reading" / f"{rulebook}.{language}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
