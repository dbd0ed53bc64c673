"""The accounts: what the database says became of every mail and every fact."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from django.db.models import QuerySet

from tests.faults.players import Sent
from tests.faults.post_office import Copy
from verteller.hosting.archive import audit
from verteller.hosting.games import read_entries
from verteller.hosting.models import (
    HostedGame,
    Incoming,
    Kind,
    LogEntry,
    Outgoing,
    Player,
    Sending,
)
from verteller.hosting.news import SILENT
from verteller.mail.pacing import ROBOT, SILENCED
from verteller.rules.facts import AnswerTaken, Fact, Seat, hears
from verteller.rules.log import Entry
from verteller.rules.moves import Answered

BOUNDARY = re.compile(rb'boundary="([^"]+)"')


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


def lost(sent: Iterable[Sent]) -> list[object]:
    """Return what is not there though somebody was told that it was taken, or is to hear it."""
    recorded = set(Incoming.objects.values_list("message_id", flat=True))
    written = {mail.message_id: mail for mail in sent if mail.taken}
    found: list[object] = [each for each in written if each not in recorded]
    for message_id, receipt in receipts().items():
        mail = written.get(message_id)
        if not receipt.is_his_own or (mail is not None and receipt.chosen != mail.chosen):
            found.append((message_id, receipt))
    return found + [(game.name, each) for game in begun() for each in untold(game)]


def doubled(copies: Iterable[Copy]) -> list[object]:
    """Return what counts, was told or was written twice, and logs that do not add up."""
    recorded = Counter(Incoming.objects.values_list("message_id", "recipient"))
    found: list[object] = [each for each, count in recorded.items() if count > 1]
    places = {(each.game.pk, each.entry.number) for each in receipts().values()}
    if len(places) != len(receipts()) or len(places) != answers_in_logs():
        found.append((len(places), len(receipts()), answers_in_logs()))
    for game in begun():
        entries = read_entries(game)
        closed = [entry.content for entry in entries if entry.kind == "closed"]
        past = game.sequence if game.is_over else game.sequence - 1
        if audit(entries) is not None or not len(set(closed)) == len(closed) == past:
            found.append((game.name, closed))
        found += [(game.name, each) for each in told_twice(game)]
    texts: defaultdict[str, set[bytes]] = defaultdict(set)
    for copy in copies:
        texts[copy.message_id].add(without_boundary(copy.raw))
    return found + [message_id for message_id, different in texts.items() if len(different) > 1]


def unsent(copies: Iterable[Copy]) -> list[object]:
    """Return the mails that have not arrived, and those that arrived where they were not to."""
    arrived = {(copy.message_id, copy.recipients) for copy in copies}
    rows = meant_to_be_sent().values_list("message_id", "to_email", "status")
    standing = {(message_id, (to,)): status for message_id, to, status in rows}
    found = [each for each, status in standing.items() if status != Sending.SENT]
    return [*found, *(standing.keys() - arrived), *(arrived - everything())]


def meant_to_be_sent() -> QuerySet[Outgoing]:
    """Return all mails but those kept from players who write as fast as only robots do."""
    return Outgoing.objects.exclude(status=Sending.WITHHELD, last_error__in=(ROBOT, SILENCED))


def everything() -> set[tuple[str, tuple[str, ...]]]:
    """Return the ids and receivers of all mails there are."""
    rows = Outgoing.objects.values_list("message_id", "to_email")
    return {(message_id, (to,)) for message_id, to in rows}


def without_boundary(raw: bytes) -> bytes:
    """Return a mail without what separates its parts, which is drawn anew for every copy."""
    boundary = BOUNDARY.search(raw)
    return raw.replace(boundary[1], b"") if boundary else raw


def _heard(entries: list[Entry], seat: Seat) -> Iterator[Entry]:
    for entry in entries:
        fact = entry.content
        if isinstance(fact, Fact) and fact.kind not in SILENT and hears(fact.to, seat):
            yield entry
