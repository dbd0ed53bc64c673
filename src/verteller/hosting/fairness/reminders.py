"""Reminders: one mail a person, some time before the deadline, of all he still owes."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from verteller.hosting import games, mastering, outages, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.ladder import (
    MOST_LEAD,
    ladder_of,
    length_between,
    length_of,
    reminder_lead,
)
from verteller.hosting.models import (
    HostedGame,
    Kind,
    Outgoing,
    Person,
    Player,
    Sending,
    Status,
)
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import LogError
from verteller.rules.facts import AnswerTaken, MissedRound, PlayerSubstituted, Seat
from verteller.rules.game import Game
from verteller.rules.log import standing

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Owed:
    """What one player still owes, and until when."""

    player: Player
    record: HostedGame
    questions: tuple[str, ...]
    due_at: datetime
    left: int | None

    @property
    def identity(self) -> str:
        """The message id of the one reminder of this phase."""
        record = self.record
        return post.message_id(Kind.REMINDER, record.seed, record.sequence, self.player.pk)

    @property
    def payload(self) -> dict[str, Any]:
        """What a reminder says of it."""
        return {
            "game": self.record.name,
            "questions": list(self.questions),
            "due_at": self.due_at.isoformat(),
            "left": self.left,
        }


class Rounds:
    """
    What this process has reminded everybody of already, so that it need not look again.

    It only saves work: that nobody is reminded twice is the outbox's doing, whoever looks.
    """

    def __init__(self) -> None:
        """Begin with nothing looked at."""
        self._seen: set[tuple[str, int, datetime]] = set()

    def due(self, now: datetime) -> list[int]:
        """Return the games whose players are to be reminded now and have not been by us."""
        waiting = HostedGame.objects.filter(
            due_at__gt=now, due_at__lte=now + MOST_LEAD, status=Status.RUNNING
        )
        rows = waiting.order_by("due_at", "pk").values_list(
            "pk", "seed", "sequence", "opened_at", "due_at", "speed", "fairness"
        )
        due: dict[tuple[str, int, datetime], int] = {}
        for pk, seed, sequence, opened_at, due_at, speed, fairness in rows:
            length = length_between(opened_at, due_at, speed)
            if due_at is not None and due_at - now <= reminder_lead(length, fairness):
                due[seed, sequence, due_at] = pk
        new = [pk for key, pk in due.items() if key not in self._seen]
        self._seen &= due.keys()
        return new

    def note(self, record: HostedGame) -> None:
        """Remember that a game's open phase needs no further look."""
        if record.due_at is not None:
            self._seen.add((record.seed, record.sequence, record.due_at))


_rounds: Final = Rounds()


def remind_due(now: datetime, rounds: Rounds = _rounds) -> list[Outgoing]:
    """
    Remind everybody whose answer is awaited and whose deadline is near; to be called often.

    One mail a person, whatever the number of his games; who has answered, is excused, has left,
    is off the list, cannot be reached or wants no reminders gets none. Each phase is
    reminded of once, by however many processes.

    Returns:
        The mails that were queued.
    """
    if outages.is_holding(now):
        return []
    sent: list[Outgoing] = []
    for game_id in rounds.due(now):
        try:
            sent += _remind(game_id, now, rounds)
        except Exception:
            # One game that fails keeps nobody else from being reminded; the sweep pauses it.
            logger.exception("the players of game %s could not be reminded", game_id)
    return sent


@in_one_transaction
def _remind(game_id: int, now: datetime, rounds: Rounds) -> list[Outgoing]:
    """Remind the players of one game, of their other games as well."""
    record = HostedGame.objects.select_for_update().filter(pk=game_id).first()
    if record is None or not _is_near(record, now):
        return []
    rounds.note(record)
    if not ladder_of(record).has("reminders"):
        return []
    owed = list(_owed_in(record))
    # Whoever else reminds one of them at this moment, of another game, waits here.
    people = [each.player.person_id for each in owed]
    list(Person.objects.select_for_update().filter(pk__in=people).order_by("pk"))
    known = _known(each.identity for each in owed)
    rows: list[Outgoing] = []
    for each in owed:
        if each.identity not in known:
            rows += _rows(each, _elsewhere(each), now)
    saved = post.save(rows)
    return [row for row in saved if row.status == Sending.QUEUED]


def _is_near(record: HostedGame, now: datetime) -> bool:
    if record.status != Status.RUNNING or record.due_at is None:
        return False
    return now < record.due_at <= now + reminder_lead(length_of(record), record.fairness)


def _owed_in(record: HostedGame, player: Player | None = None) -> Iterator[Owed]:
    """Give what the players of a game, or one of them, owe in its open phase."""
    players = record.players.filter(
        seat__isnull=False,
        on_list=True,
        by_mail=True,
        person__wants_reminders=True,
        address__unreachable_since__isnull=True,
    )
    if player is not None:
        players = players.filter(pk=player.pk)
    if record.due_at is None:
        return
    with games.opened(record) as game:
        owing = set(mastering.owing(game))
        for each in players.select_related("address", "person").order_by("seat"):
            seat = Seat(each.seat or 0)
            if seat not in owing:
                continue
            asked = game.asked(seat).values()
            questions = tuple(one.question for one in asked if not one.standing)
            yield Owed(each, record, questions, record.due_at, _left(record, game, seat))


def _elsewhere(owed: Owed) -> list[Owed]:
    """Return what the same person owes in his other games."""
    others = Player.objects.filter(person=owed.player.person_id, game__status=Status.RUNNING)
    found: list[Owed] = []
    for player in others.exclude(pk=owed.player.pk).select_related("game").order_by("game_id"):
        record = player.game
        try:
            if ladder_of(record).has("reminders"):
                found += _owed_in(record, player)
        except (LogError, HostingError) as error:
            if isinstance(error, HostingError) and error.code != Code.NOT_STARTED:
                raise
    return sorted(found, key=lambda each: (each.due_at, each.record.pk))


def _rows(owed: Owed, others: Sequence[Owed], now: datetime) -> list[Outgoing]:
    """
    Return the reminder, and what stands for those of other games that it takes the place of.

    A game whose own reminder would come before this deadline is not reminded of again.
    """
    if not others:
        return [_row(owed, now)]
    known = _known(each.identity for each in others)
    marks = [
        _row(each, now)
        for each in others
        if each.identity not in known and _reminded_at(each) <= owed.due_at
    ]
    everything = sorted([owed, *others], key=lambda each: (each.due_at, each.record.pk))
    letter = post.to_address(
        owed.player.address.email,
        owed.player.language,
        Kind.REMINDER,
        {"games": [each.payload for each in everything]},
        at=now,
    )
    letter.message_id = owed.identity
    for mark in marks:
        mark.status = Sending.WITHHELD
    return [letter, *marks]


def _row(owed: Owed, now: datetime) -> Outgoing:
    player = owed.player
    return post.to_player(player, Kind.REMINDER, owed.payload, at=now, identity=owed.identity)


def _reminded_at(owed: Owed) -> datetime:
    return owed.due_at - reminder_lead(length_of(owed.record), owed.record.fairness)


def _known(identities: Iterable[str]) -> set[str]:
    rows = Outgoing.objects.filter(message_id__in=list(identities))
    return set(rows.values_list("message_id", flat=True))


def _left(record: HostedGame, game: Game, seat: Seat) -> int | None:
    """Return how many rounds, this one included, can be missed until that has consequences."""
    if not record.strictness or "strictness" not in game.state.options:
        return None
    missed = 0
    for entry in reversed(standing(game.log)):
        fact = entry.content
        if isinstance(fact, AnswerTaken | PlayerSubstituted) and fact.player == seat:
            break
        if isinstance(fact, MissedRound) and fact.player == seat:
            missed = fact.in_a_row
            break
    return max(record.strictness - missed, 1)
