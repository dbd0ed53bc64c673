"""Replying: the address to which an answer to a mail of ours goes, and what it will prove."""

from typing import Final

from django.conf import settings

from verteller.hosting.home import Home
from verteller.hosting.models import Kind, Outgoing
from verteller.hosting.people import find_person
from verteller.mail.configuration import TOKEN
from verteller.mail.news import entry_of, news_of
from verteller.mail.tokens import (
    HeldToken,
    HelpToken,
    InvitationToken,
    SeatToken,
    Token,
    address_mark,
    question_mark,
    reply_address,
)
from verteller.rules.facts import AnswerTaken

_INVITING: Final = frozenset({Kind.INVITATION, Kind.SIGN_UP_REFUSED})


def reply_to(row: Outgoing, where: Home) -> str:
    """
    Return where an answer to the mail that *row* stands for is to go, always the same.

    It is the home address, with a token in it where an answer is to prove who gives it. The
    token is for whoever the mail was written to, even if the seat is another's by now.
    """
    token = _token(row)
    return where.address if token is None else reply_address(where, token, row.message_id)


def _token(row: Outgoing) -> Token | None:
    kind = Kind(row.kind)
    if kind is Kind.CONFIRMATION:
        return HeldToken(row.payload["held"])
    if TOKEN not in settings.VERTELLER_SENDER_PROOF:
        return None
    if row.player_id is not None:
        return _seat_token(row, row.player_id)
    if kind is Kind.HELP_FORWARDED:
        administrator = find_person(row.to_email)
        return HelpToken(row.payload["number"], administrator.pk) if administrator else None
    if kind in _INVITING and row.game_id is not None:
        return InvitationToken(row.game_id, address_mark(row.to_email))
    return None


def _seat_token(row: Outgoing, player: int) -> SeatToken | None:
    if "asked_as" not in row.payload:
        # Written before answers could prove anything.
        return None
    person, sequence = row.payload["asked_as"]
    question = _question(row)
    return SeatToken(player, person, sequence, question_mark(question) if question else 0)


def _question(row: Outgoing) -> str:
    """Return the one question that a mail is about, empty for none or several."""
    if row.payload.get("answers"):
        return ""
    match Kind(row.kind):
        case Kind.NEWS:
            asked = [each.question for each in news_of(row).questions]
        case Kind.REMINDER:
            asked = [str(each) for each in row.payload.get("questions", ())]
        case Kind.REFUSED:
            asked = [str(row.payload.get("question") or "")]
        case Kind.ANSWER_TAKEN if row.game is not None:
            content = entry_of(row.game, row.payload["entry"]).content
            asked = [content.question] if isinstance(content, AnswerTaken) else []
        case _:
            asked = []
    return asked[0] if len(asked) == 1 else ""
