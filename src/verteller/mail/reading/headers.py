"""A mail's header fields, read so that no malformed one can do harm."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from verteller.mail.reading.decoding import decode_header_text, unfold
from verteller.mail.reading.errors import MessageError

# Longer fields are cut off: nobody's answer depends on them, and some patterns take
# time that grows with the square of the length.
MAX_FIELD = 16_000
MAX_ADDRESS = 254

# Takes the rest where the closing quote is missing, so that it never looks twice.
_QUOTED = re.compile(r'"(?:[^"\\]|\\.?)*(?:"|$)')
_COMMENT = re.compile(r"\([^()]*\)")
_ADDRESS = re.compile(r"[^\s<>()\[\],;:\\\"@]+@[^\s<>()\[\],;:\\\"@]+")
_NOT_IN_ADDRESS = re.compile(r"[\s<>(),;:\[\]\\\"]+")
_MESSAGE_ID = re.compile(r"<[^<>\s]{1,250}>")
# The display name, if any, then the one address in angle brackets.
_NAMED = re.compile(r"([^<>]*)<\s*([^<>\s]+)\s*>\s*")


@dataclass(frozen=True, slots=True)
class Headers:
    """The fields of one header block: lower-case names to raw values in order."""

    fields: Mapping[str, Sequence[str]]

    @classmethod
    def of(cls, pairs: Iterable[tuple[str, str]]) -> "Headers":
        """Take fields as pairs of name and raw value, each cut to `MAX_FIELD` characters."""
        fields: dict[str, list[str]] = {}
        for name, value in pairs:
            fields.setdefault(name.lower(), []).append(value[:MAX_FIELD])
        return cls(fields)

    def raw(self, name: str) -> str:
        """Give the first field of that name as it stands in the mail, or nothing."""
        return next(iter(self.fields.get(name, ())), "")

    def text(self, name: str) -> str:
        """Give the first field of that name decoded, as one line."""
        return decode_header_text(self.raw(name))

    def token(self, name: str) -> str:
        """Give the first word of a field of keywords, in lower case, comments left out."""
        words = _COMMENT.sub(" ", self.raw(name)).replace(";", " ").split()
        return words[0].lower() if words else ""

    def message_ids(self, name: str) -> tuple[str, ...]:
        """Give the Message-IDs in the first field of that name, with their brackets."""
        return tuple(_MESSAGE_ID.findall(unfold(self.raw(name))))

    def addresses(self, *names: str) -> Iterator[str]:
        """Give every address in all fields of these names, in order."""
        for name in names:
            for value in self.fields.get(name, ()):
                yield from _addresses_in(unfold(value))


def _addresses_in(value: str) -> Iterator[str]:
    """Give whatever looks like an address outside of quoted names and comments."""
    for token in _NOT_IN_ADDRESS.split(_COMMENT.sub(" ", _QUOTED.sub(" ", value))):
        if len(token) <= MAX_ADDRESS and _ADDRESS.fullmatch(token):
            yield token


def distinct_addresses(addresses: Iterable[str]) -> tuple[str, ...]:
    """
    Keep each address once, its domain in lower case.

    The part before the @ stays as it was written, since it may carry a token.
    """
    kept: dict[str, str] = {}
    for address in addresses:
        local, at, domain = address.strip().rpartition("@")
        kept.setdefault(address.strip().lower(), f"{local}{at}{domain.lower()}")
    return tuple(kept.values())


def read_sender(headers: Headers) -> tuple[str, str]:
    """
    Read who the mail says it is from.

    Stricter than the standard library: where two readers could disagree about the
    sender (several From fields, several addresses, stray brackets) there is none, since
    the address identifies the player.

    Returns:
        The decoded name, which may be empty, and the address in lower case.

    Raises:
        MessageError: `no_sender`, when not exactly one sender can be told.

    Source: WAK-SYS-05, WAK-SYS-49
    """
    values = headers.fields.get("from", ())
    if len(values) != 1 or len(values[0]) >= MAX_FIELD:
        raise MessageError("no_sender")
    value = unfold(values[0])
    bare = _COMMENT.sub(" ", _QUOTED.sub(" ", value)).strip()
    named = _NAMED.fullmatch(bare)
    address = named[2] if named else bare
    beside = _ADDRESS.search(named[1]) if named and set(named[1]) & set(",;:()") else None
    if beside or len(address) > MAX_ADDRESS or not _ADDRESS.fullmatch(address):
        raise MessageError("no_sender")
    name = decode_header_text(value.rpartition("<")[0]).strip('" ') if named else ""
    return name.replace('\\"', '"'), address.lower()
