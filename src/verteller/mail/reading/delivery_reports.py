"""Reading what mail servers report of mail they could not deliver (RFC 3464), or not yet."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from email.parser import HeaderParser
from email.utils import parseaddr
from itertools import islice
from typing import Final

from flufl.bounce import all_failures

MOST_RECIPIENTS: Final = 20
"""We write to one reader a mail; more is somebody's game with us."""
MOST_IDS: Final = 20
LONGEST_SAID: Final = 200
MAX_TEXT: Final = 100_000
"""Characters of a part in which something is sought."""

_STATUS: Final = re.compile(r"\b([245]\.\d{1,3}\.\d{1,3})\b")
_ID_LINE: Final = re.compile(r"(?im)^[ >\t|]*message-id:\s*(<[^<>\s]{1,250}>)")
_HEADER_PARTS: Final = frozenset({"text/rfc822-headers", "message/global-headers"})
_STATUS_PARTS: Final = frozenset({"message/delivery-status", "message/global-delivery-status"})


@dataclass(frozen=True, slots=True)
class Failed:
    """
    What became of a mail on its way to one address.

    Args:
        recipient: In lower case.
        status_code: Enhanced (RFC 3463), empty where none was given.
        said: The server's own words, cut short.
        is_final: Whether it is given up; otherwise it is late, and still under way.
    """

    recipient: str
    status_code: str
    said: str
    is_final: bool


@dataclass(frozen=True, slots=True)
class DeliveryReport:
    """
    A server's report; nothing in it is proven.

    Args:
        failed: What it says of whom; empty where that cannot be read.
        message_ids: Of the mail it is about, as far as it was sent back.
    """

    failed: tuple[Failed, ...]
    message_ids: tuple[str, ...]


def read_report(message: Message) -> DeliveryReport:
    """
    Read what a bounce says: by the standard, else as the programs do that ignore it.

    Source: RFC 3464, RFC 3463, RFC 6533
    """
    failed = tuple(islice(_blocks(message), MOST_RECIPIENTS)) or _old_fashioned(message)
    ids = dict.fromkeys(islice(_returned_ids(message), MOST_IDS))
    return DeliveryReport(failed, tuple(ids))


def _blocks(message: Message) -> Iterator[Failed]:
    """Give what the machine-readable part says of each recipient."""
    for part in message.walk():
        if part.get_content_type() not in _STATUS_PARTS:
            continue
        content = part.get_payload()
        if isinstance(content, str):
            # The parser has blocks for one of the two types only.
            blocks = [HeaderParser().parsestr(each) for each in re.split(r"\r?\n\r?\n", content)]
        else:
            blocks = [each for each in content if isinstance(each, Message)]
        for block in blocks:
            yield from _block(block)


def _block(block: Message) -> Iterator[Failed]:
    action = str(block.get("action", "")).strip().lower()
    is_final = action.startswith(("fail", "error"))
    if not (is_final or action.startswith("delayed")):
        return
    code = _STATUS.search(str(block.get("status", "")))
    said = _said(str(block.get("diagnostic-code", "")).partition(";")[2])
    for name in ("original-recipient", "final-recipient"):
        address = _recipient(str(block.get(name, "")))
        if address:
            yield Failed(address, code[1] if code else status_in(said), said, is_final)


def _recipient(value: str) -> str:
    """Return the address in a field such as ``rfc822; ann@x.nl``."""
    address = parseaddr(value.rpartition(";")[2].strip())[1].lower()
    return address if "@" in address else ""


def _old_fashioned(message: Message) -> tuple[Failed, ...]:
    try:
        late, lost = all_failures(message)
    except Exception:  # noqa: BLE001 - a bounce that makes no sense is no fault of ours
        return ()
    texts = " ".join(_texts(message))
    said = next((line for line in texts.splitlines() if _STATUS.search(line)), "")
    code = status_in(said)
    return tuple(
        Failed(address.decode("ascii", "replace").lower(), code, _said(said), address in lost)
        for address in islice(sorted(lost | late), MOST_RECIPIENTS)
    )


def _returned_ids(message: Message) -> Iterator[str]:
    """Give the Message-ID of what was sent back, and what the report says it answers."""
    for part in message.walk():
        if part.get_content_type() == "message/rfc822":
            yield from _ids_of(part.get_payload())
        elif part.get_content_type() in _HEADER_PARTS:
            yield from _ID_LINE.findall(str(part.get_payload())[:MAX_TEXT])
    for text in _texts(message):
        yield from _ID_LINE.findall(text)
    for name in ("in-reply-to", "references"):
        yield from re.findall(r"<[^<>\s]{1,250}>", str(message.get(name, ""))[:MAX_TEXT])


def _ids_of(returned: object) -> Iterator[str]:
    if isinstance(returned, list) and returned and isinstance(returned[0], Message):
        yield str(returned[0].get("message-id", "")).strip()


def _texts(message: Message) -> Iterator[str]:
    for part in message.walk():
        if part.get_content_type() == "text/plain":
            content = part.get_payload(decode=True)
            if isinstance(content, bytes):
                yield content[:MAX_TEXT].decode("utf-8", "replace")


def status_in(said: str) -> str:
    """Return the enhanced status code (RFC 3463) in a server's words, empty if there is none."""
    found = _STATUS.search(said)
    return found[1] if found else ""


def _said(words: str) -> str:
    return " ".join(words.split())[:LONGEST_SAID]
