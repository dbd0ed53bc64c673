"""The accounts: what the database says became of every mail and every fact."""

from collections.abc import Iterator
from dataclasses import dataclass

from verteller.hosting.games import read_entries
from verteller.hosting.models import HostedGame, Incoming, Kind, LogEntry, Outgoing, Player
from verteller.hosting.news import SILENT
from verteller.rules.facts import AnswerTaken, Fact, Seat, hears
from verteller.rules.log import Entry
from verteller.rules.moves import Answered


@dataclass(frozen=True, slots=True)
class Receipt:
    """An answer as the log has it, reached from the record of the mail it came in."""

    game: HostedGame
    sender: str
    entry: Entry

    @property
    def chosen(self) -> frozenset[str]:
        """The names of those chosen."""
        fact = self.entry.content
        assert isinstance(fact, AnswerTaken)
        seats = {Seat(int(option)) for _, option in fact.choice}
        return frozenset(name_of(self.game, seat) for seat in seats)

    @property
    def is_his_own(self) -> bool:
        """Whether it is the answer of whoever sent the mail."""
        fact = self.entry.content
        players = Player.objects.filter(game=self.game, address__email=self.sender)
        return isinstance(fact, AnswerTaken) and players.get().seat == fact.player


def begun() -> list[HostedGame]:
    """Return all games that have a log."""
    return list(HostedGame.objects.filter(length__gt=0).order_by("pk"))


def name_of(game: HostedGame, seat: Seat) -> str:
    """Return who sits where."""
    return Player.objects.get(game=game, seat=seat).name


def receipts() -> dict[str, Receipt]:
    """Return the answers that were taken, by the Message-ID of the mail they came in."""
    taken = Incoming.objects.filter(result="answer_taken").select_related("reply", "game")
    return {row.message_id: _receipt(row) for row in taken}


def _receipt(row: Incoming) -> Receipt:
    assert row.reply is not None
    assert row.game is not None
    number = row.reply.payload["entry"]
    (entry,) = read_entries(row.game, number, number)
    return Receipt(row.game, row.sender, entry)


def answers_in_logs() -> int:
    """Return how many answers all logs have in them."""
    return LogEntry.objects.filter(kind=Answered.kind).count()


def untold(game: HostedGame) -> list[tuple[str, int]]:
    """Return which facts (by name and entry) no news tells a player who hears them."""
    entries = read_entries(game)
    return [
        (player.name, entry.number)
        for player in game.players.order_by("seat")
        for entry in _heard(entries, Seat(player.seat or 0))
        if not any(first <= entry.number <= last for _, first, last in spans(player))
    ]


def told_twice(game: HostedGame) -> list[tuple[str, str, int]]:
    """Return which entries (by name, channel and entry) two news tell the same player."""
    doubled = []
    for player in game.players.order_by("seat"):
        last_told: dict[str, int] = {}
        for channel, first, last in spans(player):
            if first <= last_told.get(channel, 0):
                doubled.append((player.name, channel, first))
            last_told[channel] = last
    return doubled


def spans(player: Player) -> list[tuple[str, int, int]]:
    """Return what a player's news tell of: channel, first and last entry, in order."""
    news = Outgoing.objects.filter(player=player, kind=Kind.NEWS)
    payloads = news.values_list("payload", flat=True)
    told = [(each["channel"], int(each["first"]), int(each["last"])) for each in payloads]
    return sorted(told, key=lambda each: each[1])


def _heard(entries: list[Entry], seat: Seat) -> Iterator[Entry]:
    for entry in entries:
        fact = entry.content
        if isinstance(fact, Fact) and fact.kind not in SILENT and hears(fact.to, seat):
            yield entry
