"""News: which reader is to be told of which entries, in public or in private."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final

from verteller.hosting import post
from verteller.hosting.models import HostedGame, Kind, Outgoing, Player
from verteller.hosting.statements import Value
from verteller.rules.facts import (
    EVERYONE,
    AnswerTaken,
    Asked,
    Fact,
    PhaseClosed,
    PhaseOpened,
    Seat,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry

PUBLIC: Final = "public"
PRIVATE: Final = "private"
REPORT: Final = "report"
"""Where a rulebook wants one mail a reader: what everybody hears and what he alone does."""
LETTER: Final = "letter"
"""A separate mail to one reader beside such a report."""

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
    knows of the phase that is open; the private channel has the rest of what he hears. Where
    the rulebook wants one report, that has both, and what it wants apart has letters of its own.
    Who has been taken off the list gets nothing, nor does who plays not by mail.

    Source: wakkerdam, WAK-SYS-22, WAK-SYS-24; lupus 3.0, LU3-SYS-16 to -20.
    """
    told = [entry for entry in entries if isinstance(entry.content, Fact)]
    told = [entry for entry in told if entry.kind not in SILENT]
    if not told:
        return []
    letters = _Letters(record, (entries[0].number, entries[-1].number), at)
    listed = [player for player in players if player.on_list and player.by_mail]
    if game.rulebook.one_report:
        return _reported(game, told, listed, letters)
    return _by_channel(game, [_fact(entry) for entry in told], listed, letters)


def _by_channel(
    game: Game, told: Sequence[Fact], players: Sequence[Player], letters: "_Letters"
) -> list[list[Value]]:
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
    return [
        letters.to(player, channel, is_asked=is_public or player.seat in asked)
        for player in players
        for channel, readers in ((PUBLIC, public), (PRIVATE, private))
        if Seat(player.seat or 0) in readers
    ]


def _reported(
    game: Game, told: Sequence[Entry], players: Sequence[Player], letters: "_Letters"
) -> list[list[Value]]:
    """
    Return a report to each reader who hears anything, and his separate letters behind it.

    Source: lupus 3.0, 4.2, 4.3, LU3-SYS-16 to -20, LU3-MAIL-07, LU3-MAIL-10.
    """
    apart = set_apart(told, game.rulebook.apart)
    everyone = any(_fact(entry).to == EVERYONE for entry in told)
    asked = {seat for entry in told if entry.kind == Asked.kind for seat in _seats(_fact(entry))}
    heard = {
        seat
        for entry in told
        for seat in _seats(_fact(entry))
        if not any(entry.number in letter for letter in apart.get(seat, ()))
    }
    is_public = is_phase_public(game)
    found: list[list[Value]] = []
    for player in players:
        seat = Seat(player.seat or 0)
        mine = apart.get(seat, ())
        if everyone or seat in heard:
            is_asked = is_public or seat in asked
            row = letters.report(player, mine, is_asked=is_asked, is_last=game.state.over)
            found.append(row)
        found += [letters.letter(player, letter) for letter in mine]
    return found


def set_apart(told: Iterable[Entry], kind: str) -> dict[Seat, list[list[int]]]:
    """
    Return which of the facts *told* go into letters of their own, by reader, letter by letter.

    A letter begins with a private fact of *kind*, and holds those to the same reader that
    follow it, but no question and nothing of the phase that opens next.

    Args:
        kind: None where it is empty.

    Returns:
        The numbers of the entries in each letter.
    """
    found: dict[Seat, list[list[int]]] = {}
    for entry in told if kind else ():
        if isinstance(entry.content, PhaseOpened):
            break
        if isinstance(entry.content, Asked):
            continue
        for seat in _seats(_fact(entry)):
            if entry.kind == kind:
                found.setdefault(seat, []).append([entry.number])
            elif seat in found:
                found[seat][-1].append(entry.number)
    return found


def receipt(
    record: HostedGame, game: Game, player: Player, entry: Entry, *, at: datetime
) -> Outgoing:
    """
    Write the receipt that *entry* (an `AnswerTaken`) is; it stays unsaved for who has no mail.

    Source: wakkerdam, WAK-VOTE-26.
    """
    channel = channel_of(game)
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
    if player.by_mail:
        post.save([row])
    return row


def is_phase_public(game: Game) -> bool:
    """Tell whether everyone knows of the phase that is open."""
    return game.state.phase is not None and game.state.phase.to == EVERYONE


def channel_of(game: Game) -> str:
    """Return in which mail a player was told of the phase that is open, if he was."""
    if game.rulebook.one_report:
        return REPORT
    return PUBLIC if is_phase_public(game) else PRIVATE


def _fact(entry: Entry) -> Fact:
    if not isinstance(entry.content, Fact):
        raise TypeError(f"entry {entry.number} is no fact")
    return entry.content


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
        return self._row(player, channel, {"due_at": self._due_at if is_asked else None})

    def report(
        self, player: Player, apart: Sequence[Sequence[int]], *, is_asked: bool, is_last: bool
    ) -> list[Value]:
        """
        Return the row of one reader's report, without what is told him *apart*.

        The one that ends the game belongs to no round's conversation.
        """
        due_at = self._due_at if is_asked else None
        numbers = [number for letter in apart for number in letter]
        return self._row(player, REPORT, {"due_at": due_at, "apart": numbers}, begins=is_last)

    def letter(self, player: Player, numbers: Sequence[int]) -> list[Value]:
        """Return the row of a letter to one reader that tells of the entries *numbers*."""
        identity = post.news_id(self._record, player.pk, LETTER, numbers[0])
        payload = {
            "first": numbers[0],
            "last": numbers[-1],
            "channel": LETTER,
            "entries": list(numbers),
            "due_at": None,
        }
        return self._rows.to(player, payload, identity=identity, thread_key=identity)

    def _row(
        self, player: Player, channel: str, more: Mapping[str, object], *, begins: bool = False
    ) -> list[Value]:
        identity = post.news_id(self._record, player.pk, channel, self._first)
        thread_key = identity
        if self._record.phase_entry != self._first and not begins:
            thread_key = post.phase_thread(self._record, player.pk, channel)
        payload = {"first": self._first, "last": self._last, "channel": channel, **more}
        return self._rows.to(player, payload, identity=identity, thread_key=thread_key)
