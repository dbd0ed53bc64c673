"""Finding the text among the parts of a mail."""

from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from email.utils import collapse_rfc2231_value
from typing import Final

from verteller.mail.reading.decoding import decode_text
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.flowed import unflow
from verteller.mail.reading.markup import page_texts
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


def read_body(message: Message) -> Body:
    """
    Read the text of a mail, attachments and enclosed mails left out.

    Of alternatives the plain one is taken unless it is empty; texts beside each other
    are joined.

    Raises:
        MessageError: `too_large`, when there is more text than anyone writes.

    Source: WAK-VOTE-16, WAK-VOTE-28
    """
    texts = [text for text in _texts(message) if not text.is_empty]
    full = "\n".join(text.full for text in texts)
    marked = "\n".join(text.marked for text in texts)
    if max(len(full), len(marked)) > MAX_TEXT:
        raise MessageError("too_large", limit=MAX_TEXT)
    return Body(full=full.strip("\n"), own=cut_quotes(marked))


def _texts(part: Message) -> Iterator[_Text]:
    """Give the texts of a part in the order in which they are shown."""
    kind = part.get_content_type()
    if part.get_content_maintype() == "message" or _is_attachment(part):
        return
    if not part.is_multipart():
        if kind == "text/html":
            yield _read_html(part)
        else:
            # Also a multipart without parts: a mail whose boundary was lost.
            yield _read_plain(part)
        return
    parts = [child for child in part.get_payload() if isinstance(child, Message)]
    if kind == "multipart/alternative":
        yield from _best(parts)
        return
    if kind in ("multipart/related", "multipart/signed"):
        parts = parts[:1]
    for child in parts:
        yield from _texts(child)


def _best(parts: list[Message]) -> list[_Text]:
    """Choose among alternatives: the first plain one that is not empty, else the first."""
    ranked = sorted(parts, key=lambda part: part.get_content_type() != "text/plain")
    readings = ([text for text in _texts(part) if not text.is_empty] for part in ranked)
    return next(filter(None, readings), [])


def _is_attachment(part: Message) -> bool:
    """Say whether a part is a file that came along."""
    if part.is_multipart():
        return False
    if part.get_content_maintype() in _FILES:
        return True
    return part.get_content_disposition() == "attachment" or bool(part.get_filename())


def _read_plain(part: Message) -> _Text:
    """Decode a plain part."""
    text = decode_text(_octets(part), _charset(part))
    if len(text) > MAX_TEXT:
        raise MessageError("too_large", limit=MAX_TEXT)
    if str(part.get_param("format", "")).lower() == "flowed":
        text = unflow(text, delete_space=str(part.get_param("delsp", "")).lower() == "yes")
    return _Text(full=text, marked=text)


def _read_html(part: Message) -> _Text:
    """Decode an HTML part and turn it into text."""
    octets = _octets(part)
    if len(octets) > MAX_MARKUP:
        raise MessageError("too_large", limit=MAX_MARKUP)
    return _Text(*page_texts(decode_text(octets, _charset(part))))


def _charset(part: Message) -> str:
    """Give the label of a part's charset, be it written the plain or the RFC 2231 way."""
    return collapse_rfc2231_value(part.get_param("charset", ""))


def _octets(part: Message) -> bytes:
    """Undo the transfer encoding."""
    payload = part.get_payload(decode=True)
    return payload if isinstance(payload, bytes) else b""
