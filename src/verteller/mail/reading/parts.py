"""
The parts of a mail, each taken apart only when somebody wants to look into it.

The standard library's parser goes through every line of every part, and compiles a pattern for
every boundary, which for an answer with a page beside it takes longer than all the rest. So
where the parts begin and end is found here, by its rules.
"""

import re
from collections.abc import Iterator
from email.message import Message
from email.policy import compat32
from functools import cached_property
from typing import Final

from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.fields import LINE_END, read_fields, read_type
from verteller.mail.reading.headers import Headers

MAX_PARAMETERS: Final = 4_000
"""Octets of one Content-Type or the like: its parameters take quadratic time."""

_HEAD_END: Final = re.compile(rf"(?:\A|{LINE_END}){LINE_END}")
_AFTER_BOUNDARY: Final = re.compile(rf"(--)?[ \t]*(?:{LINE_END}|\Z)")
"""What may stand behind a boundary on its line: two dashes if it is the last."""
_AS_IT_STANDS: Final = frozenset({"", "7bit", "8bit", "binary"})
"""Transfer encodings that are none."""


class Part:
    """
    A mail or a part of one.

    Attributes:
        headers: Its header fields.
        kind: Its content type, in lower case.
        parameters: Those of its content type, names in lower case.
    """

    def __init__(self, text: str, *, default: str = "text/plain") -> None:
        """
        Read the headers of a part whose *text* has surrogates for octets above 127.

        Raises:
            MessageError: `unreadable`, when that would take too long.
        """
        found = _HEAD_END.search(text)
        head, rest = (text[: found.start()], found.start()) if found else (text, len(text))
        # A line that is no field ends the headers too, and belongs to what follows.
        fields, early = read_fields(head)
        body_at = rest - len(early) if early or not found else found.end()
        self._body = text[body_at:]
        self.headers = Headers.of(fields)
        declared = self._with_parameters("content-type")
        self.kind, self.parameters = read_type(declared) if declared else (default, {})

    @classmethod
    def of(cls, raw: bytes) -> "Part":
        """Return a mail as it came in; errors are those of the class."""
        return cls(raw.decode("ascii", "surrogateescape"))

    @property
    def main_kind(self) -> str:
        """The content type up to its slash."""
        return self.kind.partition("/")[0]

    @cached_property
    def is_file(self) -> bool:
        """Whether it says that it is a file, or has the name of one."""
        disposition = self._with_parameters("content-disposition")
        # As a content type it has the same form, but for the slash.
        kind, parameters = read_type(f"x/{disposition.lstrip()}") if disposition else ("", {})
        named = parameters.get("filename", "") or self.parameters.get("name", "")
        return kind == "x/attachment" or bool(named.strip())

    @property
    def has_parts(self) -> bool:
        """Whether it is a multipart with at least one boundary that opens."""
        return bool(self._split[1])

    def parts(self) -> "Iterator[Part]":
        """Give its parts one by one; what nobody looks at is not read."""
        kind = "message/rfc822" if self.kind == "multipart/digest" else "text/plain"
        return (Part(text, default=kind) for text in self._split[1])

    def octets(self) -> bytes:
        """Return its body, the transfer encoding undone; of a multipart what precedes its parts."""
        body, encoding = self._split[0], self.headers.raw("content-transfer-encoding")
        if encoding.strip().lower() in _AS_IT_STANDS:
            return body.encode("ascii", "surrogateescape")
        message = Message(policy=compat32)
        message["content-transfer-encoding"] = encoding
        message.set_payload(body)
        payload = message.get_payload(decode=True)
        return payload if isinstance(payload, bytes) else b""

    def _with_parameters(self, name: str) -> str:
        value = self.headers.raw(name)
        if len(value) > MAX_PARAMETERS:
            raise MessageError("unreadable")
        return value

    @cached_property
    def _split(self) -> tuple[str, list[str]]:
        """What stands before the first boundary, and the text of each part."""
        boundary = self.parameters.get("boundary", "").rstrip()
        if self.main_kind != "multipart" or "boundary" not in self.parameters:
            return self._body, []
        texts: list[str] = []
        preamble, started = self._body, None
        for first, end, is_last in _boundaries(self._body, f"--{boundary}"):
            if started is None:
                preamble = self._body[:first]
            elif started == first:
                # One boundary right after another has no part between them.
                started = end
                continue
            else:
                texts.append(_without_line_end(self._body[started:first]))
            if is_last:
                return preamble, texts
            started = end
        if started is not None:
            texts.append(_without_line_end(self._body[started:]))
        return preamble, texts


def _without_line_end(text: str) -> str:
    """Return a part without the end of its last line, which belongs to the boundary below it."""
    if text.endswith("\r\n"):
        return text[:-2]
    return text[:-1] if text.endswith(("\n", "\r")) else text


def _boundaries(text: str, mark: str) -> Iterator[tuple[int, int, bool]]:
    """Give where each line that is a boundary begins and ends, and whether it is the last."""
    at = text.find(mark)
    while at >= 0:
        after = _AFTER_BOUNDARY.match(text, at + len(mark))
        if after and (at == 0 or text[at - 1] in "\r\n"):
            yield at, after.end(), after[1] is not None
        at = text.find(mark, after.end() if after else at + 1)
