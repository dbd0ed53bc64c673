"""Turns: where players are asked one after another, whose turn it is and until when."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from verteller.chat.pace import Pace, is_in_turn, pause_seconds, turn_seconds
from verteller.hosting import games, playing
from verteller.hosting.models import HostedGame, Status
from verteller.hosting.records import from_moment, to_moment
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import EVERYONE, Fact, Seat
from verteller.rules.log import Entry, standing
from verteller.rules.moves import Passed

_ORDER: Final = "voting_order"
_TURN: Final = "turn"
_ENDED: Final = frozenset({"voted", "turn_passed"})
"""Kinds of facts about turns; only some rulebooks have them."""

LATE: Final = 0.05
"""A turn ends at its own moment unless that is more of its length ago than this."""


@dataclass(frozen=True, slots=True)
class Voting:
    """
    How a vote in turn stands, as everybody knows.

    Args:
        sequence: The phase's.
        player: Whose turn it is; None when all have been asked.
        entry: The entry of the log that says so.
        since: From when on.
        until: When the turn passes, or the vote is over.
        length: How long that is from the beginning.
    """

    sequence: int
    player: Seat | None
    entry: int
    since: datetime
    until: datetime
    length: timedelta


def voting_of(record: HostedGame, log: Sequence[Entry], phase: str, pace: Pace) -> Voting | None:
    """
    Return how the vote in the open phase stands; None where nobody is asked in turn.

    Args:
        record: The game's row, as long as *log*.
        phase: The name of the open phase.

    Source: tabula, Het lynchen, TAB-NOM-02, TAB-BAL-03, TAB-SYS-24, TAB-SYS-36.
    """
    if not is_in_turn(record.rulebook, phase) or record.status != Status.RUNNING:
        return None
    told = next((entry for entry in reversed(standing(log)) if _tells_of_turns(entry)), None)
    if told is None:
        return None
    player: Seat | None = None
    if told.kind == _TURN:
        player = getattr(told.content, "player", None)
    since = from_moment(told.at)
    if record.opened_at is not None:
        # A phase that was taken up again, or opened once more, gives the turn its full time.
        since = max(since, record.opened_at)
    seconds = pause_seconds(pace) if player is None else turn_seconds(pace)
    length = timedelta(seconds=seconds)
    return Voting(record.sequence, player, told.number, since, since + length, length)


def _tells_of_turns(entry: Entry) -> bool:
    content = entry.content
    is_public = isinstance(content, Fact) and content.to == EVERYONE
    return is_public and (entry.kind in _ENDED or entry.kind in (_ORDER, _TURN))


@in_one_transaction
def go_on(game_id: int, seen: Voting, pace: Pace, now: datetime) -> bool:
    """
    Let the turn pass whose time is up, or close the vote after the last; once, whoever is first.

    Args:
        seen: How the vote stood; nothing is done if it has gone on since.

    Returns:
        Whether it was done now.

    Source: tabula, TAB-SYS-36, TAB-AMB-13.
    """
    record = games.lock(game_id)
    if record.status != Status.RUNNING or record.sequence != seen.sequence:
        return False
    with games.opened(record) as game:
        phase = game.state.phase
        voting = voting_of(record, game.log, phase.name if phase else "", pace)
        last = from_moment(game.log[-1].at)
    if voting is None or voting.entry != seen.entry or voting.until >= now:
        return False
    at = max(_moment(voting, now), last)
    if voting.player is None:
        return playing.close_phase(record, record.sequence, at)
    playing.act(record, Passed(seat=voting.player), at)
    return True


def _moment(voting: Voting, now: datetime) -> datetime:
    """Return when a turn that is over ended: on time, unless that is long ago."""
    is_late = now - voting.until > voting.length * LATE
    ended = now if is_late else voting.until
    # The log counts whole milliseconds.
    return from_moment(to_moment(ended))
