"""Asking: a player's questions to the masters of his game, between him and them alone."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from django.db.models import QuerySet

from verteller.hosting import games, mastering, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.masters import masters_of, note_act
from verteller.hosting.models import HostedGame, Kind, Person, Player, PlayerQuestion
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Seat
from verteller.rules.moves import Advised

LONGEST: Final = 1_000
"""Letters of a question, or of an answer twice as many."""

MOST_OPEN: Final = 3
"""Questions of one player that wait for an answer."""

MOST_A_DAY: Final = 10
"""Questions of one player in a day, answered or not."""


@in_one_transaction
def ask(player: Player, text: str, at: datetime, *, link: str) -> PlayerQuestion:
    """
    Ask the masters something; nobody else learns of it.

    Those who do not play are told by mail, unless another question waits already.

    Args:
        link: Where they can answer it.

    Raises:
        HostingError: ``not_started``, ``game_ended``, ``text_unfit`` or ``questions_many``.

    Source: tempo reale, 2.3, 4, LTR-SYS-33, LTR-GEN-09, LTR-CONDUCT-13.
    """
    record = games.lock(player.game_id)
    if player.seat is None or not record.length:
        raise HostingError(Code.NOT_STARTED, game=record.name)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    words = text.strip()
    if not words or len(words) > LONGEST:
        raise HostingError(Code.TEXT_UNFIT, most=LONGEST)
    mine = PlayerQuestion.objects.filter(player=player)
    if mine.filter(answered_at__isnull=True).count() >= MOST_OPEN:
        raise HostingError(Code.QUESTIONS_MANY, most=MOST_OPEN)
    if mine.filter(asked_at__gt=at - timedelta(days=1)).count() >= MOST_A_DAY:
        raise HostingError(Code.QUESTIONS_MANY, most=MOST_A_DAY)
    if not waiting(record).exists():
        tell_masters(record, {"code": "asked", "game": record.name, "link": link}, at)
    return PlayerQuestion.objects.create(game=record, player=player, text=words, asked_at=at)


def waiting(record: HostedGame) -> QuerySet[PlayerQuestion]:
    """Return the questions of a game that have no answer yet, the oldest first."""
    asked = PlayerQuestion.objects.filter(game=record, answered_at__isnull=True)
    return asked.select_related("player").order_by("asked_at", "pk")


def tell_masters(record: HostedGame, payload: Mapping[str, Any], at: datetime) -> None:
    """
    Tell the masters who do not play something; where there are none, the administrators.

    Args:
        payload: Its ``code`` and what else the words of the notice need.
    """
    players = set(record.players.values_list("person_id", flat=True))
    free = [person for person in masters_of(record) if person.pk not in players]
    people = free or Person.objects.filter(is_administrator=True).exclude(pk__in=players)
    post.save(
        post.to_address(email, person.language, Kind.NOTICE, payload, at=at, game=record)
        for person in people
        if (email := person.main_address)
    )


@in_one_transaction
def answer(question: PlayerQuestion, text: str, at: datetime, *, by: Person | None = None) -> bool:
    """
    Answer a question: a fact for the one who asked, which reaches him by mail as well.

    Args:
        by: Which master does it, None for the host himself.

    Returns:
        Whether it was answered now; of two masters who do so at once, the second is too late.

    Raises:
        HostingError: ``text_unfit`` or ``game_ended``.

    Source: tempo reale, 2.3, 4, LTR-SYS-33, LTR-GEN-09, LTR-CONDUCT-13.
    """
    record = games.lock(question.game_id)
    # Read anew: it may have been answered, or have gone with its player, before the lock.
    asked = waiting(record).filter(pk=question.pk).first()
    if asked is None:
        return False
    write_to(record, asked.player, text, at, by=by, question=asked.text)
    asked.answered_at = at
    asked.save(update_fields=["answered_at"])
    return True


@in_one_transaction
def write_to(
    record: HostedGame,
    player: Player,
    text: str,
    at: datetime,
    *,
    by: Person | None = None,
    question: str = "",
) -> None:
    """
    Write to one player, who may have asked; nobody else learns of it.

    Raises:
        HostingError: ``not_in_game``, ``text_unfit``, ``not_started`` or ``game_ended``.

    Source: tempo reale, 2.3, LTR-SYS-33.
    """
    if player.game_id != record.pk or player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    if not text.strip() or len(text) > 2 * LONGEST:
        raise HostingError(Code.TEXT_UNFIT, most=2 * LONGEST)
    seat = Seat(player.seat)
    mastering.speak(record, Advised(seat=seat, question=question, answer=text), at)
    note_act(record, "answer" if question else "write", at, by=by, player=player)
