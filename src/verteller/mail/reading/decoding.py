"""Turning octets into text, whatever the label says or leaves out."""

import binascii
import encodings
import encodings.aliases
import re
from functools import lru_cache

# Only what the standard library knows as the name of a charset; asking it for any other name
# would make it look for a module, and remember for ever that there is none.
_CHARSETS = frozenset(encodings.aliases.aliases) | frozenset(encodings.aliases.aliases.values())
# Labels that mail programs put on text in windows-1252, and on text in UTF-8 by mistake.
_WESTERN = frozenset({"latin_1", "iso8859_1", "iso_8859_1", "iso8859_15", "cp1252", "ascii"})

_LINE_BREAK = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
_UNWANTED = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069\ufeff]")
_SURROGATE = re.compile("[\ud800-\udfff]")

# =?charset*language?B or Q?text?=
_ENCODED_WORD = re.compile(r"=\?([^?*\s]{1,40})(?:\*[^?\s]{0,20})?\?([bBqQ])\?([^?]*)\?=")
_ENCODED_RUN = re.compile(rf"(?:{_ENCODED_WORD.pattern}\s*(?==\?))*{_ENCODED_WORD.pattern}")


def decode_text(octets: bytes, label: str | None) -> str:
    """
    Decode *octets* by their label, else as UTF-8, else as windows-1252.

    A label that means a Western single-byte charset is believed only where the octets
    are not valid UTF-8, since programs put it on UTF-8 too. Never fails.

    Returns:
        Clean text, as `clean_text` makes it.
    """
    for charset in _candidates((label or "")[:40].strip(" \"'")):
        try:
            return clean_text(octets.decode(charset))
        except (ValueError, LookupError):
            continue
    return clean_text(octets.decode("windows-1252", "replace"))


@lru_cache(maxsize=128)
def _candidates(label: str) -> tuple[str, ...]:
    """Give the charsets to try strictly, in order."""
    name = encodings.normalize_encoding(label).lower()
    name = encodings.aliases.aliases.get(name, name)
    if name in _WESTERN:
        return "utf-8", "windows-1252" if name != "iso8859_15" else name
    return (name, "utf-8") if name in _CHARSETS else ("utf-8",)


def clean_text(text: str) -> str:
    """Give *text* with line feeds between lines, without NULs, controls and lone surrogates."""
    if text.isascii() and text.replace("\n", "").isprintable():
        # Most text: it has nothing in it that could be replaced.
        return text
    text = _LINE_BREAK.sub("\n", text)
    return _SURROGATE.sub("\ufffd", _UNWANTED.sub("", text))


def unfold(value: str) -> str:
    """
    Give a header's raw value as one line of clean text, encoded words left as they are.

    Args:
        value: The raw value; octets above 127 as the surrogates Python's parser makes of them.
    """
    if not value.isascii():
        value = decode_text(value.encode("utf-8", "surrogateescape"), None)
    return " ".join(clean_text(value).split())


def decode_header_text(value: str) -> str:
    """
    Decode a header's value as it stands in the mail: RFC 2047, raw octets, folded lines.

    Python's own decoder is not used: it stumbles over bad base64 and over backslashes, and
    takes quadratic time on hostile input.

    Args:
        value: The raw value, as for `unfold`.

    Returns:
        One line without control characters, white space collapsed.
    """
    text = unfold(value)
    if "=?" not in text:
        return text
    text = _ENCODED_RUN.sub(_decode_run, text)
    return " ".join(clean_text(text).split())


def _decode_run(run: re.Match[str]) -> str:
    """Decode neighbouring encoded words; one letter's octets may be split between two."""
    text, octets, label = "", b"", ""
    for charset, encoding, encoded in _ENCODED_WORD.findall(run[0]):
        if charset.lower() != label.lower():
            text, octets, label = text + decode_text(octets, label), b"", charset
        octets += _decode_word(encoding, encoded)
    return text + decode_text(octets, label)


def _decode_word(encoding: str, encoded: str) -> bytes:
    """Undo base64 or Q; what cannot be undone is left as it is."""
    data = encoded.encode("utf-8", "replace")
    if encoding in "qQ":
        return binascii.a2b_qp(data, header=True)
    try:
        return binascii.a2b_base64(data + b"==")
    except binascii.Error:
        return data
