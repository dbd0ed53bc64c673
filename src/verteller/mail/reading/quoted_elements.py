"""How mail programs mark quotes and signatures in the HTML they write."""

import re
from collections.abc import Iterator
from enum import Enum, auto
from itertools import islice
from typing import Final

from lxml import etree

from verteller.mail.reading import header_blocks

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


class Part(Enum):
    """What an element of a mail is."""

    OWN = auto()
    """The writer's own, or a mixture."""
    SIGNATURE = auto()
    """Added by the mail program."""
    QUOTE = auto()
    QUOTE_TO_THE_END = auto()
    """The beginning of a quote that takes up the rest of the mail."""


def part_of(element: etree._Element) -> Part:
    """
    Say what an element is by its name, class or style.

    Source: WAK-VOTE-28 (AMB-68)
    """
    if element.tag == "blockquote":
        return Part.OWN if _is_indentation(element) else Part.QUOTE
    name, classes = element.get("id") or "", set((element.get("class") or "").split())
    if name in _REST_IDS or element.get("data-marker") == "__DIVIDER__":
        return Part.QUOTE_TO_THE_END
    if _has_outlook_headers(element):
        return Part.QUOTE_TO_THE_END
    if name in _SIGNATURE_IDS or classes & _SIGNATURE_CLASSES:
        return Part.SIGNATURE
    if classes & _QUOTE_CLASSES or _QUOTE_IDS.fullmatch(name) or element.get("name") == "quote":
        return Part.OWN if _holds_own_words(element, classes) else Part.QUOTE
    return Part.QUOTE if element.get("data-marker") in _QUOTE_MARKERS else Part.OWN


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
    return header_blocks.is_header_start(start[:2_000])


def _texts_by_line(element: etree._Element) -> Iterator[str]:
    """Give an element's texts, with a line break for each br or block."""
    for event, part in etree.iterwalk(element, events=("start", "end")):
        text = part.text if event == "start" else part.tail
        if event == "start" and part.tag in ("br", "p", "div", "tr"):
            yield "\n"
        yield " ".join((text or "").split())
