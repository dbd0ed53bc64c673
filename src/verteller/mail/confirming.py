"""Confirming: a mail that was kept because nobody was proven to have sent it."""

from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import Final

from verteller.hosting import holding
from verteller.hosting.errors import HostingError
from verteller.hosting.holding import CONFIRMED
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import HeldMail, Incoming
from verteller.mail.handling import Handling
from verteller.mail.identity import Evidence, Proof
from verteller.mail.lookups import find_person
from verteller.mail.reading.message import IncomingMessage, read_message
from verteller.rules.errors import AnswerError
from verteller.telling.folding import normal, words_of

UNCLEAR: Final = "confirmation_unclear"
GONE: Final = "confirmation_gone"

MOST_WORDS: Final = 6
"""Of a line that says yes or no: a program that answers by itself says more."""

YES: Final = frozenset("ja jazeker klopt yes yep yeah ok oke okay si certo confermo".split())
NO: Final = frozenset("nee neen no nope nein".split())


class Said(StrEnum):
    """What somebody answers when he is asked whether a mail is his."""

    YES = "yes"
    NO = "no"
    UNCLEAR = "unclear"


def said(text: str) -> Said:
    """
    Read the first word of an answer, if its line has but a few.

    Anything else changes nothing: a program that answers by itself says more, and begins with
    "Ok, thank you for your message" at times.
    """
    line = next((each for each in normal(text).splitlines() if each.strip()), "")
    words = [word.folded for word in words_of(line)]
    first = words[0] if 0 < len(words) <= MOST_WORDS else ""
    if first in YES:
        return Said.YES
    return Said.NO if first in NO else Said.UNCLEAR


def answered(number: int, message: IncomingMessage, at: datetime) -> Outcome:
    """
    Take the answer to the question whether the held mail counted *number* is one's own.

    One of somebody else who is known here counts for nothing, however he came by the address.
    """
    if _is_anothers(message.sender, holding.asked(number)):
        return Outcome(UNCLEAR)
    answers: dict[Said, Callable[[int, datetime], Incoming | None]] = {
        Said.YES: holding.confirm,
        Said.NO: holding.decline,
    }
    answer = answers.get(said(message.own_text))
    if answer is None:
        return Outcome(UNCLEAR)
    row = answer(number, at)
    if row is None:
        return Outcome(GONE)
    result = CONFIRMED if answer is holding.confirm else holding.DECLINED
    return Outcome(result, row.person, row.game, proof=CONFIRMED)


def _is_anothers(sender: str, asked: str) -> bool:
    known = find_person(sender)
    return sender != asked and known is not None and known != find_person(asked)


def deal_with(held: HeldMail, at: datetime) -> Outcome:
    """Do what a held mail asks for, as if it came in now from whoever it claims to be from."""
    row = held.incoming
    message = read_message(bytes(held.raw))
    mail = Arrived(row.message_id, row.recipient, row.sender, row.subject, at)
    handling = Handling(message, mail, Evidence(), proof=Proof(row.sender, CONFIRMED))
    try:
        return handling.handle()
    except (HostingError, AnswerError) as error:
        return handling.refuse(error)
