"""Whose mail it is: how far a sender is proven."""

from dataclasses import dataclass

from verteller.hosting.errors import HostingError
from verteller.hosting.people import fit_address
from verteller.mail.reading.message import IncomingMessage


@dataclass(frozen=True, slots=True)
class Proof:
    """
    Who has sent a mail, as far as that is proven.

    Args:
        address: Whose mail it is, in lower case.
        by: What proves it: ``from``, the sender's own word.
    """

    address: str
    by: str


def prove_sender(
    message: IncomingMessage,
    *,
    recipient: str,  # noqa: ARG001 - where a token would stand
) -> Proof | None:
    """
    Return who is taken to have sent *message*, or None when nobody can be.

    The address in From is believed: groups who play by mail know each other, and the rulebook
    knows no other proof. This is the one place that decides it, so a stricter proof (a token in
    *recipient*, what the group's own mail server found out about the sender) goes here.

    Source: wakkerdam, WAK-SYS-05, WAK-SYS-49.
    """
    try:
        return Proof(fit_address(message.sender), "from")
    except HostingError:
        return None
