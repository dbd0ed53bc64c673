"""From a story's Markdown to what a mail shows: plain text and a little HTML."""

from dataclasses import dataclass
from html import escape
from typing import Final

import nh3
from inscriptis import get_text
from markdown_it import MarkdownIt

from verteller.telling.stories.people import Insertions

TAGS: Final = {"p", "br", "em", "strong", "ul", "ol", "li", "blockquote", "h3", "hr"}
"""All that is left of a story's HTML; no attribute is."""

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False})


@dataclass(frozen=True, slots=True)
class Rendered:
    """
    A story as it is shown.

    Args:
        text: Plain, paragraphs apart.
        html: A fragment of `TAGS`.
    """

    text: str
    html: str


def render(markdown: str, insertions: Insertions) -> Rendered:
    """Turn a filled-in story into text and HTML; names go in last, escaped where they must be."""
    page = _clean(_MARKDOWN.render(markdown))
    text = insertions.fill(str(get_text(page)).strip())
    html = _clean(insertions.fill(page, escape)).strip()
    return Rendered(text, html)


def _clean(html: str) -> str:
    return nh3.clean(html, tags=TAGS, attributes={}, link_rel=None)
