"""News: which reader is to be told of which entries, in public or in private."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from verteller.hosting import post
from verteller.hosting.models import HostedGame, Kind, Outgoing, Player
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
) -> list[Outgoing]:
    """
    Write the rows that tell *players* of *entries*, one a reader and channel, none empty.

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
    span = entries[0].number, entries[-1].number
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
    letters: list[Outgoing] = []
    for player in players:
        seat = Seat(player.seat or 0)
        if not player.on_list:
            continue
        due_at = record.due_at if seat in asked or is_public else None
        letters += [
            _row(record, player, channel, span, due_at=due_at, at=at)
            for channel, readers in ((PUBLIC, public), (PRIVATE, private))
            if seat in readers
        ]
    return post.save(letters)


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


def _row(
    record: HostedGame,
    player: Player,
    channel: str,
    span: tuple[int, int],
    *,
    due_at: datetime | None,
    at: datetime,
) -> Outgoing:
    first, last = span
    return post.to_player(
        player,
        Kind.NEWS,
        {
            "first": first,
            "last": last,
            "channel": channel,
            "due_at": due_at.isoformat() if due_at else None,
        },
        at=at,
        identity=post.news_id(record, player.pk, channel, first),
        thread_key=post.phase_thread(record, player.pk, channel),
        sequence=record.sequence,
    )
