"""News: which reader is to be told of which entries, in public or in private."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from verteller.hosting import post
from verteller.hosting.models import HostedGame, Kind, Outgoing, Player
from verteller.hosting.statements import Value
from verteller.rules.facts import EVERYONE, AnswerTaken, Asked, Fact, PhaseClosed, Seat
from verteller.rules.game import Game
from verteller.rules.log import Entry

PUBLIC: Final = "public"
PRIVATE: Final = "private"

SILENT: Final = frozenset({AnswerTaken.kind, PhaseClosed.kind})
"""Facts that are no news by themselves: a receipt is a mail of its own, an end is a beginning."""


def rows(
    record: HostedGame,
    game: Game,
    entries: Sequence[Entry],
    players: Sequence[Player],
    *,
    at: datetime,
) -> list[list[Value]]:
    """
    Return the rows that tell *players* of *entries*, one a reader and channel, none empty.

    The public channel has what everyone hears, and the reader's own questions when everyone
    knows of the phase that is open; the private channel has the rest of what he hears. Who has
    been taken off the list gets neither.

    Source: wakkerdam, WAK-SYS-22, WAK-SYS-24.
    """
    told = [entry.content for entry in entries if isinstance(entry.content, Fact)]
    told = [fact for fact in told if fact.kind not in SILENT]
    if not told:
        return []
    is_public = is_phase_public(game)
    asked = {seat for fact in told if isinstance(fact, Asked) for seat in _seats(fact)}
    private = {
        seat
        for fact in told
        if not (is_public and isinstance(fact, Asked))
        for seat in _seats(fact)
    }
    # A question put while everyone knows the phase is public news to whoever is asked.
    everyone = any(fact.to == EVERYONE for fact in told)
    public = {Seat(player.seat or 0) for player in players} if everyone else set()
    public |= asked if is_public else set()
    letters = _Letters(record, (entries[0].number, entries[-1].number), at)
    return [
        letters.to(player, channel, is_asked=is_public or player.seat in asked)
        for player in players
        if player.on_list
        for channel, readers in ((PUBLIC, public), (PRIVATE, private))
        if Seat(player.seat or 0) in readers
    ]


def receipt(
    record: HostedGame, game: Game, player: Player, entry: Entry, *, at: datetime
) -> Outgoing:
    """Write the receipt that *entry* (an `AnswerTaken`) is. Source: wakkerdam, WAK-VOTE-26."""
    channel = PUBLIC if is_phase_public(game) else PRIVATE
    due_at = record.due_at.isoformat() if record.due_at else None
    row = post.to_player(
        player,
        Kind.ANSWER_TAKEN,
        {"entry": entry.number, "due_at": due_at},
        at=at,
        identity=post.message_id(Kind.ANSWER_TAKEN, record.seed, record.pk, entry.number),
        thread_key=post.phase_thread(record, player.pk, channel),
        sequence=record.sequence,
    )
    post.save([row])
    return row


def is_phase_public(game: Game) -> bool:
    """Tell whether everyone knows of the phase that is open."""
    return game.state.phase is not None and game.state.phase.to == EVERYONE


def _seats(fact: Fact) -> Iterator[Seat]:
    return iter(()) if isinstance(fact.to, str) else iter(fact.to)


class _Letters:
    """The rows that tell of the entries *span*, the first and the last one."""

    def __init__(self, record: HostedGame, span: tuple[int, int], at: datetime) -> None:
        self._record = record
        self._first, self._last = span
        self._due_at = record.due_at.isoformat() if record.due_at else None
        self._rows = post.Circular(record, Kind.NEWS, at)

    def to(self, player: Player, channel: str, *, is_asked: bool) -> list[Value]:
        """Return the row to one reader; who *is_asked* is told until when he may answer."""
        identity = post.news_id(self._record, player.pk, channel, self._first)
        thread_key = identity
        if self._record.phase_entry != self._first:
            thread_key = post.phase_thread(self._record, player.pk, channel)
        payload = {
            "first": self._first,
            "last": self._last,
            "channel": channel,
            "due_at": self._due_at if is_asked else None,
        }
        return self._rows.to(player, payload, identity=identity, thread_key=thread_key)
