"""Who may get a reply, and in which language; what cannot be read is answered here."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from verteller.hosting import post
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import HostedGame, Incoming, Kind, Person
from verteller.hosting.refusals import ReplyKind
from verteller.mail.destinations import find_destination
from verteller.mail.identity import Evidence, StalePrompt, prove_sender
from verteller.mail.lookups import find_person
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.message import IncomingMessage

REPLY_PERIOD: Final = timedelta(minutes=1)
"""A stranger gets one reply in so long: whoever forges senders has nothing to gain here."""
A_FEW: Final = 5
"""But so many when he tries to sign up, for that takes some people more than one try."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A mail that cannot be read; of its headers perhaps enough to answer it."""

    error: MessageError
    message: IncomingMessage | None


def refuse_unreadable(mail: Arrived, unreadable: Unreadable, evidence: Evidence) -> Outcome:
    """
    Record a mail that cannot be read, and say so to its sender if he is proven.

    Source: wakkerdam, WAK-SYS-18, WAK-SYS-50.
    """
    code, message = unreadable.error.code, unreadable.message
    if message is None or message.automatic is not None:
        return Outcome(code)
    try:
        proof = prove_sender(message, evidence, find_destination(message.subject))
    except StalePrompt:
        proof = None
    person = find_person(proof.address) if proof else None
    if proof is None or not may_answer(mail, most=A_FEW if person else 1):
        return Outcome(code, person, proof=proof.by if proof else "")
    refusal: ReplyKind = "E6"
    payload = {"code": code, "refusal": refusal, "in_all_languages": person is None}
    language = language_for(person, None)
    row = post.to_address(proof.address, language, Kind.REFUSED, payload, at=mail.at)
    (reply,) = post.save([row])
    return Outcome(code, person, reply=reply, proof=proof.by)


def may_answer(mail: Arrived, *, most: int = 1) -> bool:
    """
    Tell whether the sender of *mail* may get a reply, or has just had enough.

    Args:
        most: How many he may get within `REPLY_PERIOD`.

    Source: wakkerdam, WAK-SYS-07, WAK-SYS-49.
    """
    lately = Incoming.objects.filter(
        sender=mail.sender, received_at__gt=mail.at - REPLY_PERIOD, reply__isnull=False
    )
    return lately.count() < most


def language_for(person: Person | None, game: HostedGame | None) -> str:
    """Return the language of a reply: the sender's, else the game's, else the usual one."""
    if person is not None:
        return person.language
    return game.language if game is not None else str(HostedGame().language)
