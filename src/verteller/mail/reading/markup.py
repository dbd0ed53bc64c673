"""
From HTML to plain text, with quotes and signatures cut where the mark-up tells them.

What mail programs mark as quoted becomes one `>` line, so that `quotes.cut_quotes` treats
plain and HTML mails alike. Hidden elements are left out: what nobody sees is no answer.
One pass without recursion, for pages may be nested thousands deep.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from lxml import etree

from verteller.mail.reading import attributions

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

_QUOTE_CLASSES: Final = frozenset((
    *("gmail_quote", "gmail_attr", "moz-cite-prefix", "moz-forward-container", "yahoo_quoted"),
    *("protonmail_quote", "tutanota_quote", "zmail_extra", "ms-outlook-mobile-reference-message"),
))  # fmt: skip
_SIGNATURE_CLASSES: Final = frozenset((
    *("gmail_signature", "gmail_signature_prefix", "moz-signature", "protonmail_signature_block"),
    "tutanota_signature",
))  # fmt: skip
_QUOTE_IDS = re.compile(r"reply-intro|yahoo_quoted.*|yqt.*|mail-editor-reference-message-container")
_SIGNATURE_IDS: Final = frozenset(
    {"Signature", "composer_signature", "ms-outlook-mobile-signature"}
)
_REST_IDS: Final = frozenset({"appendonsend", "divRplyFwdMsg", "zwchr", "stopSpelling"})
_QUOTE_MARKERS: Final = frozenset({"__QUOTED_TEXT__", "__HEADERS__"})

QUOTE: Final = "\n>\n"
"""What stands in the text for a quote that was cut."""


class _Stop(Exception):
    """Everything from here on is quoted; no error."""


def html_text(markup: str, *, own: bool = False) -> str:
    """
    Give the visible text of an HTML mail.

    Args:
        markup: The decoded HTML; need not be well-formed.
        own: Put one `>` line in the place of each quote, and leave signatures out.

    Source: WAK-VOTE-28 (AMB-68)
    """
    parser = etree.HTMLParser(
        encoding="utf-8", remove_comments=True, remove_pis=True, no_network=True, huge_tree=True
    )
    root = etree.fromstring(markup.encode("utf-8", "replace"), parser) if markup.strip() else None
    if root is None:
        return ""
    out: list[str] = []
    try:
        _write(root, out, own=own)
    except _Stop:
        out.append(QUOTE)
    lines = (" ".join(line.split()) for line in "".join(out).split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")


def _write(root: etree._Element, out: list[str], *, own: bool) -> None:
    """Write what is seen of the tree to *out*."""
    walker = etree.iterwalk(root, events=("start", "end"))
    skipped: etree._Element | None = None
    for event, element in walker:
        if event == "start":
            if _is_mute(element):
                skipped = element
            elif own and (mark := _cut(element)) is not None:
                out.append(mark)
                skipped = element
            if skipped is element:
                walker.skip_subtree()
            else:
                out.append(_opening(str(element.tag)))
                out.append(_flat(element.text))
        else:
            if skipped is not element:
                out.append("\n" if element.tag in _BLOCKS else "")
            out.append(_flat(element.tail))


def _opening(tag: str) -> str:
    """Give what comes before an element's text."""
    if tag == "li":
        return "\n- "
    if tag in _PARAGRAPHS:
        return "\n\n"
    return "\n" if tag == "br" or tag in _BLOCKS else ""


def _flat(text: str | None) -> str:
    """Collapse white space, line breaks included."""
    return re.sub(r"\s+", " ", text) if text else ""


def _is_mute(element: etree._Element) -> bool:
    """Say whether nobody sees this element's text."""
    if element.tag in _MUTE or element.get("hidden") is not None:
        return True
    style = element.get("style")
    return bool(style and _HIDDEN.search("".join(style.lower().split())))


def _cut(element: etree._Element) -> str | None:
    """
    Give what is to stand for an element that is cut, or nothing when it stays.

    Raises:
        _Stop: Everything from here on is quoted.
    """
    if element.tag == "blockquote":
        return None if _is_indentation(element) else QUOTE
    name, classes = element.get("id") or "", set((element.get("class") or "").split())
    if name in _REST_IDS or element.get("data-marker") == "__DIVIDER__":
        raise _Stop
    if _has_outlook_headers(element):
        raise _Stop
    if name in _SIGNATURE_IDS or classes & _SIGNATURE_CLASSES:
        return "\n"
    if classes & _QUOTE_CLASSES or _QUOTE_IDS.fullmatch(name) or element.get("name") == "quote":
        return None if _holds_own_words(element, classes) else QUOTE
    return QUOTE if element.get("data-marker") in _QUOTE_MARKERS else None


def _is_indentation(element: etree._Element) -> bool:
    """Say whether Gmail made this blockquote to indent the writer's own words."""
    style = "".join((element.get("style") or "").lower().split())
    return "border:none" in style and "padding:0" in style and not element.get("class")


def _holds_own_words(element: etree._Element, classes: set[str]) -> bool:
    """
    Say whether a quoting element may hold the writer's words beside the quote.

    Gmail and Proton wrap the quote proper (a blockquote) and the answers between its parts
    into one element; Thunderbird lets its user write into the attribution's. The
    plain-text rules take the attribution out then.
    """
    if "moz-cite-prefix" in classes:
        return any((line.tail or "").strip() for line in element.iterchildren("br"))
    return any(
        classes & set((child.get("class") or "").split())
        for child in element.iterchildren("blockquote")
    )


def _has_outlook_headers(element: etree._Element) -> bool:
    """Say whether this is the ruled box in which Outlook puts a quoted mail's headers."""
    style = "".join((element.get("style") or "").lower().split())
    if element.tag != "div" or "border-top:solid" not in style:
        return False
    start = "".join(islice(_texts_by_line(element), 60))
    return attributions.is_header_start(start[:2_000])


def _texts_by_line(element: etree._Element) -> Iterator[str]:
    """Give an element's texts, with a line break for each br or block."""
    for event, part in etree.iterwalk(element, events=("start", "end")):
        text = part.text if event == "start" else part.tail
        breaks = part.tag == "br" or part.tag in _BLOCKS
        yield ("\n" if breaks and event == "start" else "") + _flat(text)
