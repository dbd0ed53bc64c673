"""Thumbs: each of the accused is a message, and a thumb up on it is a vote against him."""

from datetime import datetime
from typing import Final

from verteller.chat.access import Reader
from verteller.chat.answering import Desk, Outcome, desk_of
from verteller.chat.knowing import Known
from verteller.hosting import playing
from verteller.hosting.errors import HostingError
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Option, Seat

QUESTION: Final = "thumbs"
"""The question that thumbs answer."""


@in_one_transaction
def thumb(reader: Reader, player: Seat, at: datetime, *, up: bool) -> Outcome:
    """
    Put a thumb up on the message of one of the accused, or take it away again.

    Each player has one thumb for each message; where the rules leave him one vote only, the last
    thumb counts. The dead have none, and lovers none against each other, which nobody else sees.

    Raises:
        HostingError: ``not_in_game`` for whoever has no seat there.

    Source: duesterwald, Tagphase, Amor, DUE-VOT-02, -03, DUE-LOV-03, DUE-SYS-29, -34, -36,
    DUE-AMB-29, -33.
    """
    desk = desk_of(reader, at)
    asked = desk.known.view.questions.get(QUESTION)
    try:
        playing.refuse_unless_running(desk.record)
        return Outcome(_put(desk, asked, player, up=up))
    except (AnswerError, HostingError) as error:
        return Outcome(desk.why_refused(error, asked), str(error.code))


def thumbs_of(known: Known) -> frozenset[Option]:
    """Return on whose messages somebody's thumb is up, which nobody else knows yet."""
    return frozenset(option for _, option in known.view.answers.get(QUESTION, ()))


def _put(desk: Desk, asked: Asked | None, player: Seat, *, up: bool) -> str:
    if asked is None:
        raise AnswerError(Refusal.NOT_ASKED)
    return desk.put(asked, _choice(desk, asked, player, up=up))


def _choice(desk: Desk, asked: Asked, player: Seat, *, up: bool) -> Choice:
    """Return all his thumbs once this one is as he wants it."""
    (part,) = asked.parts
    mine = [option for option in part.options if option in thumbs_of(desk.known)]
    if player not in part.options:
        raise AnswerError(Refusal.NOT_A_CHOICE, given=(player,))
    if up and player not in mine:
        mine = [player] if part.most == 1 else [*mine, player]
    elif not up:
        mine = [option for option in mine if option != player]
    return tuple((part.name, option) for option in mine)
