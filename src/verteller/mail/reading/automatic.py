"""Telling mail that a machine sent by itself, which is never an answer."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from verteller.mail.reading.headers import Headers


class AutomaticKind(StrEnum):
    """Why a mail counts as automatic."""

    LOOP = "loop"
    """Our own mail come back."""
    BOUNCE = "bounce"
    """A mail server's word that something could not be delivered, or not yet."""
    RECEIPT = "receipt"
    """A mail program's word that something was read or deleted."""
    REPLY = "reply"
    """An automatic answer or notice (RFC 3834)."""
    LIST = "list"
    """Spread by a mailing list."""
    BULK = "bulk"
    """Sent in bulk."""


_REPORTS: Final = {
    "delivery-status": AutomaticKind.BOUNCE,
    "feedback-report": AutomaticKind.BOUNCE,
    "disposition-notification": AutomaticKind.RECEIPT,
}
_PRECEDENCES: Final = {
    "auto_reply": AutomaticKind.REPLY,
    "bulk": AutomaticKind.BULK,
    "junk": AutomaticKind.BULK,
    "list": AutomaticKind.LIST,
}
# Fields that only programs set which answer by themselves.
_REPLY_FIELDS: Final = ("x-auto-response-suppress", "x-autoreply", "x-autorespond")


def automatic_kind(  # noqa: PLR0911 - one line a sign, the surest first
    headers: Headers, *, report: str, sender: str, bounce: bool, home: Iterable[str]
) -> AutomaticKind | None:
    """
    Say whether a machine sent this mail by itself, and of what kind it is.

    A subject never decides: "Out of office" may be a player's own joke.

    Args:
        headers: The mail's fields.
        report: The `report-type` of a multipart/report, otherwise empty.
        sender: Its sender's address, in lower case.
        bounce: The envelope had no sender.
        home: Our own addresses.

    Source: WAK-SYS-07; RFC 3834, RFC 3464, RFC 8098
    """
    ours = {_without_detail(address) for address in home}
    if not ours.isdisjoint(map(_without_detail, (sender, headers.text("x-loop")))):
        return AutomaticKind.LOOP
    if report in _REPORTS:
        return _REPORTS[report]
    if bounce or headers.raw("return-path").strip() == "<>":
        return AutomaticKind.BOUNCE
    if sender.partition("@")[0] == "mailer-daemon":
        return AutomaticKind.BOUNCE
    if headers.token("auto-submitted") not in ("", "no"):
        return AutomaticKind.REPLY
    if any(name in headers.fields for name in _REPLY_FIELDS):
        return AutomaticKind.REPLY
    if "list-id" in headers.fields:
        return AutomaticKind.LIST
    return _PRECEDENCES.get(headers.token("precedence"))


def _without_detail(address: str) -> str:
    """Take the `+detail` out of an address, so that our own sub-addresses are one."""
    local, at, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}{at}{domain}"
