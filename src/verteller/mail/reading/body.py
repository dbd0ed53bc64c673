"""Finding the text among the parts of a mail."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from verteller.mail.reading.decoding import decode_text
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.flowed import unflow
from verteller.mail.reading.markup import page_texts
from verteller.mail.reading.parts import Part
from verteller.mail.reading.quotes import cut_quotes

MAX_TEXT: Final = 200_000
"""Characters of plain text a mail may hold in all."""
MAX_MARKUP: Final = 2_000_000
"""Octets of HTML a part may hold; pictures inside the page count."""

_FILES: Final = frozenset({"application", "audio", "example", "font", "image", "model", "video"})


@dataclass(frozen=True, slots=True)
class Body:
    """The text of a mail: all of it, and what is left without quotes."""

    full: str
    own: str


@dataclass(frozen=True, slots=True)
class _Text:
    """One part's text as it stands, and the same with quotes in HTML marked by `>`."""

    full: str
    marked: str

    @property
    def is_empty(self) -> bool:
        return not self.full.strip()


def read_body(mail: Part) -> Body:
    """
    Read the text of a mail, attachments and enclosed mails left out.

    Of alternatives the plain one is taken unless it is empty; texts beside each other
    are joined.

    Raises:
        MessageError: `too_large`, when there is more text than anyone writes.

    Source: WAK-VOTE-16, WAK-VOTE-28
    """
    texts = [text for text in _texts(mail) if not text.is_empty]
    full = "\n".join(text.full for text in texts)
    marked = "\n".join(text.marked for text in texts)
    if max(len(full), len(marked)) > MAX_TEXT:
        raise MessageError("too_large", limit=MAX_TEXT)
    return Body(full=full.strip("\n"), own=cut_quotes(marked))


def _texts(part: Part) -> Iterator[_Text]:
    """Give the texts of a part in the order in which they are shown."""
    if part.main_kind == "message":
        return
    if part.has_parts:
        yield from _texts_of_parts(part)
    elif part.main_kind in _FILES or part.is_file:
        return
    elif part.kind == "text/html":
        yield _read_html(part)
    else:
        # Also a multipart without parts: a mail whose boundary was lost.
        yield _read_plain(part)


def _texts_of_parts(part: Part) -> Iterator[_Text]:
    if part.kind == "multipart/alternative":
        yield from _best(part)
        return
    is_first_shown = part.kind in ("multipart/related", "multipart/signed")
    for child in islice(part.parts(), 1 if is_first_shown else None):
        yield from _texts(child)


def _best(part: Part) -> list[_Text]:
    """Choose among alternatives: the first plain one that is not empty, else the first."""
    plain = (child for child in part.parts() if child.kind == "text/plain")
    others = (child for child in part.parts() if child.kind != "text/plain")
    readings = (
        [text for text in _texts(child) if not text.is_empty] for child in chain(plain, others)
    )
    return next(filter(None, readings), [])


def _read_plain(part: Part) -> _Text:
    """Decode a plain part."""
    parameters = part.parameters
    text = decode_text(part.octets(), parameters.get("charset"))
    if len(text) > MAX_TEXT:
        raise MessageError("too_large", limit=MAX_TEXT)
    if parameters.get("format", "").lower() == "flowed":
        text = unflow(text, delete_space=parameters.get("delsp", "").lower() == "yes")
    return _Text(full=text, marked=text)


def _read_html(part: Part) -> _Text:
    """Decode an HTML part and turn it into text."""
    octets = part.octets()
    if len(octets) > MAX_MARKUP:
        raise MessageError("too_large", limit=MAX_MARKUP)
    return _Text(*page_texts(decode_text(octets, part.parameters.get("charset"))))
