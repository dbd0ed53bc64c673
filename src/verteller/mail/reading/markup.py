"""
From HTML to plain text, with quotes and signatures cut where the mark-up tells them.

What mail programs mark as quoted becomes one `>` line, so that `quotes.cut_quotes` treats
plain and HTML mails alike. Hidden elements are left out: what nobody sees is no answer.
One pass without recursion, for pages may be nested thousands deep.
"""

import re
from collections.abc import Iterator
from typing import Final

from lxml import etree

from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.quoted_elements import Part, part_of

_MUTE: Final = frozenset((
    *("head", "title", "style", "script", "template", "noscript", "object", "svg", "math"),
    *("select", "textarea", "button"),
))  # fmt: skip
_BLOCKS: Final = frozenset((
    *("html", "body", "div", "p", "pre", "center", "blockquote", "address", "hr", "figure"),
    *("h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "details"),
    *("table", "tbody", "tr", "td", "th", "form", "fieldset"),
    *("header", "footer", "main", "nav", "section", "article", "aside"),
))  # fmt: skip
_PARAGRAPHS: Final = frozenset(("p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table"))
_HIDDEN = re.compile(
    r"display:none|visibility:hidden|mso-hide:all|max-height:0|(?:font-size|opacity):0+(?:\.0+)?"
    r"(?:px|pt|em|rem|%)?(?:;|!|$)"
)

_SHOWS_BREAKS = re.compile(r"white-space:(?:pre|break-spaces)")

# A tag without attributes, right behind one of the same name.
_OPENINGS = re.compile(r"<(\w{1,10})>(?:\s*<\1>)+")
_CLOSINGS = re.compile(r"</(\w{1,10})>(?:\s*</\1>)+")

_STANDING_FOR: Final = {
    Part.OWN: "",
    Part.SIGNATURE: "\n",
    Part.QUOTE: "\n>\n",
    Part.QUOTE_TO_THE_END: "\n>\n",
}
"""What stands in the text for an element that is left out."""


def page_texts(markup: str) -> tuple[str, str]:
    """
    Give the visible text of an HTML mail, twice.

    Args:
        markup: The decoded HTML; need not be well-formed.

    Returns:
        All of the text; and the text with one `>` line in the place of each quote and
        without signatures that the mail program marked.

    Raises:
        MessageError: `unreadable`, when elements are nested so deep that quotes cannot be told.

    Source: WAK-VOTE-28 (AMB-68)
    """
    root = _parse(markup)
    if root is None:
        return "", ""
    return _text(root, own=False), _text(root, own=True)


def _parse(markup: str) -> etree._Element | None:
    """Build the tree, in a second attempt without plain elements nested in their like."""
    root, is_complete = _parse_once(markup)
    if is_complete:
        return root
    flat = _CLOSINGS.sub(r"</\1>", _OPENINGS.sub(r"<\1>", markup))
    root, is_complete = _parse_once(flat)
    if not is_complete or "quote" in markup.lower():
        raise MessageError("unreadable")
    return root


def _parse_once(markup: str) -> tuple[etree._Element | None, bool]:
    """Give the root of the tree and whether all of the page is in it."""
    parser = etree.HTMLParser(
        encoding="utf-8", remove_comments=True, remove_pis=True, no_network=True, huge_tree=True
    )
    root = etree.fromstring(markup.encode("utf-8", "replace"), parser) if markup.strip() else None
    limits = (error for error in parser.error_log if error.type_name == "ERR_RESOURCE_LIMIT")
    return root, next(limits, None) is None


def _text(root: etree._Element, *, own: bool) -> str:
    """Give the text of the tree, tidied."""
    page = "".join(_pieces(root, own=own))
    lines = (" ".join(line.split()) for line in page.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")


def _pieces(root: etree._Element, *, own: bool) -> Iterator[str]:
    """Give what is seen of the tree, piece by piece."""
    walker = etree.iterwalk(root, events=("start", "end"))
    skipped: etree._Element | None = None
    preformatted: etree._Element | None = None
    for event, element in walker:
        if event == "end":
            if element is preformatted:
                preformatted = None
            yield "\n" if element.tag in _BLOCKS and element is not skipped else ""
            yield _flat(element.tail, preformatted)
            continue
        part = part_of(element) if own else Part.OWN
        if part is Part.OWN and not _is_mute(element):
            preformatted = element if _is_preformatted(element) else preformatted
            yield _opening(str(element.tag))
            yield _flat(element.text, preformatted)
            continue
        yield _STANDING_FOR[part]
        if part is Part.QUOTE_TO_THE_END:
            return
        skipped = element
        walker.skip_subtree()


def _opening(tag: str) -> str:
    """Give what comes before an element's text."""
    if tag == "li":
        return "\n- "
    if tag in _PARAGRAPHS:
        return "\n\n"
    return "\n" if tag == "br" or tag in _BLOCKS else ""


def _flat(text: str | None, preformatted: etree._Element | None) -> str:
    """Collapse white space, line breaks included, unless the page says that they count."""
    if not text:
        return ""
    return text if preformatted is not None else re.sub(r"\s+", " ", text)


def _is_preformatted(element: etree._Element) -> bool:
    """Say whether line breaks in this element's text are shown."""
    style = element.get("style") or ""
    return element.tag == "pre" or bool(_SHOWS_BREAKS.search("".join(style.lower().split())))


def _is_mute(element: etree._Element) -> bool:
    """Say whether nobody sees this element's text."""
    if element.tag in _MUTE or element.get("hidden") is not None:
        return True
    style = element.get("style")
    return bool(style and _HIDDEN.search("".join(style.lower().split())))
