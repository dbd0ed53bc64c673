"""Playing: answers, closings and a master's acts, each one transaction on one game."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias

from verteller.hosting import games, journal, news, outages, scheduling
from verteller.hosting.appending import Addition, append, append_all, seated, seated_in
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Outgoing, Player, Status
from verteller.hosting.records import to_moment
from verteller.hosting.statements import Prepared
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import NARRATOR, AnswerTaken, Choice, Fact, Option, Seat
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.moves import Act


@dataclass(frozen=True, slots=True)
class Taken:
    """An answer that counts: its receipt as an entry of the log, and as a row of the outbox."""

    entry: Entry
    receipt: Outgoing


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game that is open and locked, and the seat from which somebody is about to answer."""

    record: HostedGame
    game: Game
    seat: Seat

    def arranged(self, question: str | None, options: Sequence[Option]) -> Choice:
        """Sort *options* into the parts of the question; refusals are the engine's."""
        return self.game.read(self.seat, question, options)[1]

    def refuse_late(self, at: datetime, sequence: int | None) -> None:
        """
        Refuse an answer after the deadline, or to a phase that has closed since.

        Who has no open question is told that instead, by the engine. While mail cannot go out or
        come in, nothing is too late: the open phase will be given the time back, unless it
        closes by the clock on the wall.

        Source: wakkerdam, WAK-VOTE-14, WAK-VOTE-20; tempo-reale, LTR-SYS-02, LTR-SYS-04.
        """
        is_late = self.record.due_at is not None and at > self.record.due_at
        is_late = is_late and (self._keeps_hours() or not outages.is_holding(at))
        is_past = sequence is not None and sequence != self.record.sequence
        if (is_late or is_past) and self.game.asked(self.seat):
            raise AnswerError(Refusal.TOO_LATE)

    def _keeps_hours(self) -> bool:
        phase = self.game.state.phase
        calendar = scheduling.calendar_of(self.record)
        return phase is not None and calendar.keeps_hours(phase.name, phase.number)


@dataclass(frozen=True, slots=True)
class Together:
    """
    What came of several answers given together.

    Args:
        results: In the order given, the entry of each that counts or why it does not.
        receipt: Of the first that counts; None when none does.
    """

    results: tuple[Entry | AnswerError, ...]
    receipt: Outgoing | None


Choose: TypeAlias = Callable[[Sitting], tuple[str | None, Choice]]
"""Says which question is answered (None: the only or default one), and with what."""


def answer(
    game: HostedGame,
    player: Player,
    question: str | None,
    choice: Choice,
    at: datetime,
    *,
    by: str = "player",
    sequence: int | None = None,
) -> Taken:
    """
    Take a player's answer; a further one replaces it until the deadline.

    Args:
        question: Its key, or None for the only open or the default one.
        choice: What is chosen, sorted by the question's parts; ``()`` is blank.
        at: When it was received. At the deadline itself it is in time; later it is too late,
            also when the phase has not been closed yet.
        by: ``player``, or ``master`` when somebody answers in his place.
        sequence: The phase it was meant for, where its address told.

    Raises:
        HostingError: ``unknown_game``, ``not_in_game``, ``not_started``, ``game_paused`` or
            ``game_ended``.
        AnswerError: The engine's refusals.

    Source: wakkerdam, WAK-VOTE-12 to -20, WAK-VOTE-22 to -27.
    """

    def chosen(sitting: Sitting) -> tuple[str | None, Choice]:
        sitting.refuse_late(at, sequence)
        return question, choice

    return _take(game.pk, player.pk, chosen, at, by=by)


def answer_with(
    game: HostedGame,
    player: Player,
    question: str | None,
    options: Sequence[Option],
    at: datetime,
    *,
    sequence: int | None = None,
) -> Taken:
    """
    Take an answer of which only the *options* are known, in any order; none is blank.

    Arguments and refusals are those of `answer`; the engine sorts the options into the
    question's parts.
    """

    def arranged(sitting: Sitting) -> tuple[str | None, Choice]:
        sitting.refuse_late(at, sequence)
        return question, sitting.arranged(question, options)

    return _take(game.pk, player.pk, arranged, at)


def answer_as_read(
    player: Player,
    read: Callable[[Sitting], tuple[str, Sequence[Option]]],
    at: datetime,
) -> Taken:
    """
    Take an answer that only the open game makes clear, in the transaction under way.

    Arguments and refusals are those of `answer_with`; what *read* raises comes first.

    Args:
        player: Read in this transaction together with his game, whose row it has locked.
        read: Returns the question the answer is for, and the options. It may look at the game
            but not keep it.
    """

    def arranged(sitting: Sitting) -> tuple[str | None, Choice]:
        question, options = read(sitting)
        sitting.refuse_late(at, None)
        return question, sitting.arranged(question, options)

    return _take_locked(player, arranged, at)


def answer_each_as_read(
    player: Player,
    read: Callable[[Sitting], Sequence[tuple[str, Choice] | AnswerError]],
    at: datetime,
) -> Together:
    """
    Take several answers that only the open game makes clear, in the transaction under way.

    Each stands by itself: what is wrong with one is no reason to refuse another.

    Args:
        player: As for `answer_as_read`.
        read: Returns each question with what is chosen, or why that cannot be read. It may look
            at the game but not keep it; what it raises is raised, and nothing is taken.

    Raises:
        HostingError: As `answer` does.
    """
    record = player.game
    refuse_unless_running(record)
    if player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    seat = Seat(player.seat)
    results: list[Entry | AnswerError] = []
    added: list[Entry] = []
    with games.opened(record) as game:
        sitting = Sitting(record, game, seat)
        for meant in read(sitting):
            try:
                entries = _answered(sitting, meant, at)
            except AnswerError as refused:
                results.append(refused)
            else:
                added += entries
                results.append(_receipt_in(entries))
        taken = next((each for each in results if isinstance(each, Entry)), None)
        if taken is None:
            return Together(tuple(results), None)
        readers = [player] if _concerns_only(seat, added) else seated(record)
        append(record, game, added, at=at, players=readers)
        return Together(tuple(results), news.receipt(record, game, player, taken, at=at))


def _answered(
    sitting: Sitting, meant: tuple[str, Choice] | AnswerError, at: datetime
) -> Sequence[Entry]:
    """Give one answer and return what the game added."""
    if isinstance(meant, AnswerError):
        raise meant
    sitting.refuse_late(at, None)
    question, choice = meant
    return sitting.game.answer(sitting.seat, question, choice, at=to_moment(at))


def _receipt_in(entries: Sequence[Entry]) -> Entry:
    return next(entry for entry in entries if isinstance(entry.content, AnswerTaken))


@in_one_transaction
def close_phase(game: HostedGame, sequence: int, at: datetime) -> bool:
    """
    Close the phase counted *sequence* and open the next one, whatever the hour.

    Args:
        at: When it closes and the next phase's time begins to run.

    Returns:
        Whether it was closed now; False when it is not (or no longer) open, so that a second
        call does no harm.

    Raises:
        HostingError: ``game_paused`` or ``game_ended``.
    """
    record = games.lock(game.pk)
    refuse_unless_running(record)
    if record.sequence != sequence:
        return False
    close_locked([(record, at)])
    return True


def close_locked(closings: Sequence[tuple[HostedGame, datetime]]) -> None:
    """
    Close the open phases of games that are running and whose rows are locked already.

    Args:
        closings: Each game with the moment at which its phase closes, as for `close_phase`. Where
            something was done in the game after that, its log says that it closed then, since
            a log never goes back.

    Source: tempo-reale, LTR-SYS-04.
    """
    records = [record for record, _ in closings]
    closed = [(record.name, record.sequence) for record in records]
    games.fold_together(records)
    players = seated_in(records)
    with ExitStack() as lent:
        additions = []
        for record, at in closings:
            game = lent.enter_context(games.opened(record))
            entries = game.close(at=max(to_moment(at), game.log[-1].at))
            additions.append(Addition(record, game, entries, at, players[record.pk]))
        append_all(additions)
    for name, sequence in closed:
        journal.note("phase_closed", game=name, number=sequence)


@in_one_transaction
def act(game: HostedGame, act: Act, at: datetime) -> list[Entry]:
    """
    Carry out what a master does on his own account, and return what came of it.

    Raises:
        HostingError: ``not_started``, ``game_paused`` or ``game_ended``.
        AnswerError: The rulebook does not allow it.
    """
    record = games.lock(game.pk)
    refuse_unless_running(record)
    with games.opened(record) as folded:
        entries = folded.act(act, at=to_moment(at))
        append(record, folded, entries, at=at)
    return list(entries)


@in_one_transaction
def _take(
    game_id: int, player_id: int, choose: Choose, at: datetime, *, by: str = "player"
) -> Taken:
    return _take_locked(_locked_player(game_id, player_id), choose, at, by=by)


def _take_locked(player: Player, choose: Choose, at: datetime, *, by: str = "player") -> Taken:
    """Take the answer of a *player* whose game's row is locked."""
    record = player.game
    refuse_unless_running(record)
    if player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    seat = Seat(player.seat)
    with games.opened(record) as game:
        question, choice = choose(Sitting(record, game, seat))
        entries = game.answer(seat, question, choice, at=to_moment(at), by=by)
        readers = [player] if _concerns_only(seat, entries) else seated(record)
        append(record, game, entries, at=at, players=readers)
        entry = _receipt_in(entries)
        return Taken(entry, news.receipt(record, game, player, entry, at=at))


_UNUSED: Final = ("game__options", "game__compositions", "game__created_at", "signed_up_at")
"""What may be long, or takes time to read, and has no part in an answer."""

_player_with_game: Final = Prepared(
    lambda player_id, game_id: (
        Player.objects.select_for_update(of=("game",))
        .select_related("game", "address")
        .defer(*_UNUSED)
        .filter(pk=player_id, game_id=game_id)
    ),
    int,
    int,
)


def _locked_player(game_id: int, player_id: int) -> Player:
    """Return the player with his game, whose row is locked, in one statement."""
    player = _player_with_game.one(player_id, game_id)
    if player is None:
        raise HostingError(Code.NOT_IN_GAME)
    return player


def refuse_unless_running(record: HostedGame) -> None:
    """Refuse what is meant for a game that is not played now. Source: wakkerdam, WAK-VOTE-27."""
    if record.status == Status.SIGN_UP:
        raise HostingError(Code.NOT_STARTED, game=record.name)
    if record.status == Status.PAUSED:
        raise HostingError(Code.GAME_PAUSED, game=record.name)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)


def _concerns_only(seat: Seat, entries: Sequence[Entry]) -> bool:
    facts = (entry.content for entry in entries if isinstance(entry.content, Fact))
    return all(fact.to in (NARRATOR, (seat,)) for fact in facts)
