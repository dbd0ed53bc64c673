"""Giving mail in one form of writing."""

import re
from html import unescape
from typing import Final

from verteller.telling.folding import normal

_TAGS: Final = re.compile(r"<\s*(?:br|/?p|/?div)\b[^<>]{0,100}>", re.IGNORECASE)
_MARKUP: Final = re.compile(r"<[a-zA-Z/][^<>]{0,200}>|&nbsp;|&#\d{1,6};")
_ADDRESSES: Final = re.compile(r"(?<!\S)(?:\S{1,100}@\S{1,100}|https?://\S{1,300}|www\.\S{1,300})")
_ABBREVIATION: Final = re.compile(r"\b(?:[a-z]\.){2}[a-z]\b(?:\.(?!\s+[A-Z]|\s*$))?")
"""Letters with full stops that end no sentence: "s.v.p."."""
_ITEM: Final = re.compile(r"(?:^|(?<=\s))(\d\)\s)")
"""What begins an item of a list that is written in one line: "1) Ann 2) Bob"."""
_QUOTED_END: Final = re.compile(
    r"[.!?\u2026]{1,3}([\"\u201c\u201d\u00bb][\s,\u2013-]{1,4}(?=[a-z\u00e0-\u00ff]))"
)
"""The end of a quoted sentence within one that goes on: "Burn Bob!" they said."""


def plain(text: str) -> str:
    """Give *text* in one form of writing, without mark-up and addresses."""
    text = normal(text).replace("\r\n", "\n").replace("\r", "\n")
    if "<" in text or "&" in text:
        text = unescape(_MARKUP.sub(" ", _TAGS.sub("\n", text)))
    if len(_ITEM.findall(text)) > 1:
        text = _ITEM.sub(r"\n\1", text)
    text = _ABBREVIATION.sub(lambda found: found.group().replace(".", ""), text)
    return _QUOTED_END.sub(r",\1", _ADDRESSES.sub(" ", text))
