"""Mastering: what whoever has the desk of a game does about it while it is played."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

from verteller.hosting import alarms, discretion, games, journal, playing, post
from verteller.hosting.appending import append, seated
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.substitutes import address_for, hand_over
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Player
from verteller.hosting.records import to_moment
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Seat
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.moves import (
    Advised,
    Announced,
    Disqualified,
    DisqualifiedFaction,
    Ended,
    Extended,
    Looked,
    Rewound,
)

MILLISECOND: Final = timedelta(milliseconds=1)

LONGEST_REASON: Final = 500
LONGEST_ANNOUNCEMENT: Final = 2_000
"""In letters; what is longer belongs on a page of its own."""


@in_one_transaction
def rewind(game: HostedGame, at: datetime, *, closing: int | None = None) -> list[Entry]:
    """
    Undo the last closing: its phase is open again with the answers given, for its full time.

    Whoever had heard of it is told that it was undone, and whoever is asked again until when.

    Args:
        closing: The entry of the closing meant, 0 if there was none, so that who decides late
            undoes no other; None for whichever is the last.

    Raises:
        HostingError: ``not_started``, ``game_paused`` or ``game_ended``.
        AnswerError: ``not_allowed`` with ``nothing_to_undo`` or ``another_closing``.
    """
    record = _running(game)
    with games.opened(record) as folded:
        last = folded.last_closing() or 0
        if closing is not None and closing != last:
            raise AnswerError(Refusal.NOT_ALLOWED, detail="another_closing")
        entries = folded.act(Rewound(to=max(last - 1, 0)), at=to_moment(at))
        append(record, folded, entries, at=at)
        _tell_deadline(record, folded, folded.state.asked, at)
    return list(entries)


@in_one_transaction
def extend(game: HostedGame, by: timedelta, at: datetime, *, wished: bool = False) -> list[Entry]:
    """
    Let the open phase last longer, and tell everybody by how much.

    Whoever owes an answer is told the new deadline as well; nobody else may know of the phase.

    Args:
        by: How much longer.
        wished: Whether the players asked for it, rather than a master.

    Raises:
        HostingError: ``not_started``, ``game_paused`` or ``game_ended``.
        AnswerError: ``not_allowed`` when it would not be longer.
    """
    record = _running(game)
    with games.opened(record) as folded:
        act = Extended(by=by // MILLISECOND, wished=wished)
        entries = folded.act(act, at=to_moment(at))
        if record.due_at is not None:
            record.due_at += by
            alarms.enqueue_alarm(record.pk, record.sequence, record.due_at)
        append(record, folded, entries, at=at)
        _tell_deadline(record, folded, owing(folded), at)
    return list(entries)


@in_one_transaction
def remove(
    game: HostedGame, player: Player, at: datetime, *, reason: str = "", public_reason: str = ""
) -> list[Entry]:
    """
    Take a player out of the game; how he goes is the rulebook's.

    Args:
        reason: Why, for him alone, at once.
        public_reason: Why, for all, when he goes.

    Raises:
        HostingError: ``not_in_game``, ``text_unfit``, ``not_started``, ``game_paused`` or
            ``game_ended``.
        AnswerError: The rulebook does not allow it.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28; wakkerdam, WAK-ADMIN-01.
    """
    if player.game_id != game.pk or player.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=game.name)
    _refuse_long(LONGEST_REASON, reason, public_reason)
    gone = Disqualified(seat=Seat(player.seat), reason=reason, public_reason=public_reason)
    return playing.act(game, gone, at)


@in_one_transaction
def remove_faction(
    game: HostedGame, faction: str, at: datetime, *, reason: str = "", public_reason: str = ""
) -> list[Entry]:
    """
    Take a whole faction out of the game.

    Args:
        reason: Why, for its members alone, at once.
        public_reason: Why, for all, when they go.

    Raises:
        HostingError: ``text_unfit``, ``not_started``, ``game_paused`` or ``game_ended``.
        AnswerError: The rulebook does not allow it, or the faction is not in the game any more.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-29.
    """
    _refuse_long(LONGEST_REASON, reason, public_reason)
    gone = DisqualifiedFaction(faction=faction, reason=reason, public_reason=public_reason)
    return playing.act(game, gone, at)


def end(game: HostedGame, factions: Sequence[str], at: datetime) -> list[Entry]:
    """
    End the game early for whoever has clearly won; none is a draw.

    Raises:
        HostingError: ``not_started``, ``game_paused`` or ``game_ended``.
        AnswerError: ``not_a_choice`` for a faction that the rulebook does not know.

    Source: tempo reale, 3.1, LTR-SYS-30; wakkerdam, WAK-ADMIN-01.
    """
    return playing.act(game, Ended(factions=tuple(factions)), at)


@in_one_transaction
def announce(game: HostedGame, text: str, at: datetime, *, hint: bool = False) -> list[Entry]:
    """
    Let everybody know something, also while the game is paused.

    Args:
        hint: Whether it is about which roles are in the game.

    Raises:
        HostingError: ``text_unfit``, ``not_started`` or ``game_ended``.

    Source: tempo reale, 3.6, LTR-SYS-24, LTR-SYS-32, LTR-GEN-06.
    """
    _refuse_long(LONGEST_ANNOUNCEMENT, text)
    if not text.strip():
        raise HostingError(Code.TEXT_UNFIT, most=LONGEST_ANNOUNCEMENT)
    return speak(game, Announced(text=text, hint=hint), at)


@in_one_transaction
def speak(game: HostedGame, words: Announced | Advised, at: datetime) -> list[Entry]:
    """
    Write a master's *words* into the log of a game that has begun and is not over.

    Raises:
        HostingError: ``not_started`` or ``game_ended``.
        AnswerError: They are no words, or for nobody.
    """
    record = games.lock(game.pk)
    if not record.length:
        raise HostingError(Code.NOT_STARTED, game=record.name)
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    with games.opened(record) as folded:
        entries = folded.act(words, at=to_moment(at))
        append(record, folded, entries, at=at)
    return list(entries)


@in_one_transaction
def substitute(
    game: HostedGame, player: Player, email: str, at: datetime, *, by: Person | None = None
) -> Player:
    """
    Let somebody else play on in a player's seat; see `hand_over`.

    Everybody is told that this was done by a master, and not by the player.

    Args:
        email: Who takes over; need not be anybody known.
        by: Which administrator does it, None at the command line, which is the host's own.

    Raises:
        HostingError: ``plays_himself`` for an administrator who plays and has not looked, who
            could read what a seat knows in another mailbox of his; ``address_unfit``, and those
            of `hand_over`.
    """
    if by is not None and not may_substitute(game, by):
        raise HostingError(Code.PLAYS_HIMSELF, game=game.name)
    return hand_over(game, player, address_for(email, player.language, at), at, given=True)


def may_substitute(game: HostedGame, person: Person) -> bool:
    """Tell whether an administrator may say who plays on in a seat; see `substitute`."""
    plays = game.players.filter(person=person).exists()
    return not plays or discretion.may_see_secrets(person, game)


@in_one_transaction
def look(game: HostedGame, person: Person, at: datetime) -> list[Entry]:
    """
    Let an administrator who plays look behind the scenes, and tell everybody that he did.

    Returns:
        What was written; nothing when he does not play, or has looked before.

    Raises:
        HostingError: ``not_started``, ``game_paused`` or ``game_ended``.
    """
    player = Player.objects.filter(game=game, person=person, seat__isnull=False).first()
    if player is None or player.seat is None or discretion.has_looked(player):
        return []
    return playing.act(game, Looked(seat=Seat(player.seat)), at)


def dry_run(game: HostedGame, person: Person, at: datetime) -> list[Entry]:
    """
    Return what closing the open phase now would add to the log; nothing is changed.

    Raises:
        HostingError: ``plays_himself``, ``not_started``, ``game_paused`` or ``game_ended``.

    Source: wakkerdam, WAK-ADMIN-01.
    """
    record = HostedGame.objects.get(pk=game.pk)
    if record.players.filter(person=person).exists():
        raise HostingError(Code.PLAYS_HIMSELF, game=record.name)
    playing.refuse_unless_running(record)
    journal.note("admin_act", act="dry_run", game=record.name, by=person.pk)
    with games.opened(record) as folded:
        return list(folded.dry_run(at=to_moment(at)))


def owing(game: Game) -> list[Seat]:
    """
    Return from whom an answer is expected that has given none in the open phase.

    One answer is enough, as for the rulebook; nobody expects one of a player who is excused.
    """
    state = game.state
    found = []
    for seat in sorted(state.asked):
        owed = {key for key, asked in state.asked[seat].items() if not asked.standing}
        owed -= state.optional
        if owed and not state.is_away(seat) and owed.isdisjoint(state.given.get(seat, {})):
            found.append(seat)
    return found


def _refuse_long(most: int, *texts: str) -> None:
    if any(len(text) > most for text in texts):
        raise HostingError(Code.TEXT_UNFIT, most=most)


def _running(game: HostedGame) -> HostedGame:
    record = games.lock(game.pk)
    playing.refuse_unless_running(record)
    return record


def _tell_deadline(
    record: HostedGame, game: Game, seats: Iterable[Seat], at: datetime
) -> list[Outgoing]:
    """Tell each of *seats* what it is asked and until when."""
    if record.due_at is None:
        return []
    chosen = set(seats)
    rows = []
    for player in seated(record):
        seat = Seat(player.seat or 0)
        asked = game.asked(seat)
        questions = [each.question for each in asked.values() if not each.standing]
        if seat in chosen and questions and player.on_list and player.by_mail:
            payload = {"questions": questions, "due_at": record.due_at.isoformat()}
            rows.append(post.to_player(player, Kind.REMINDER, payload, at=at))
    return post.save(rows)
