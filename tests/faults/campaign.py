"""The campaign: games are played under load while their narrator is killed again and again."""

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import chain
from pathlib import Path
from typing import Final

from django.db.models import Sum

from tests.faults.databases import Database
from tests.faults.house import PATIENCE, House
from tests.faults.players import NAMES, Crowd, Postman, Sent, domain_of
from tests.faults.post_office import ACCEPTED, Copy, PostOffice, open_at
from tests.servers.machine import free_port
from verteller.hosting import clock, pausing
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.models import HostedGame, Incoming, Outgoing, Sending, Status
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

CROWDS: Final = 3
"""Games under way at any time; each has a thread that writes its players' mails."""
PLAYERS: Final = 5
PHASE: Final = timedelta(seconds=2)
KILLS_A_GAME: Final = 20
"""A game does not end sooner than after so many."""
MOST_KILLS: Final = 15
"""So many times as often as asked it is killed at most, where too little happens meanwhile."""
SHORT_LIFE: Final = 0.25
"""Seconds within which a narrator is killed, whatever it is doing."""
LONGEST_LIFE: Final = 0.25
"""Seconds after which, once it is up, it is killed though what its killer waits for is not done."""

FAR: Final = timedelta(days=9)


@dataclass
class Aim:
    """Counts what a narrator does, and tells when he has done something so many times."""

    hit: threading.Event = field(default_factory=threading.Event)
    _what: str = ""
    _left: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def take(self, what: str, count: int) -> None:
        """Wait for *what* to be done *count* times from now on."""
        with self._lock:
            self.hit.clear()
            self._what, self._left = what, count

    def count(self, what: str) -> bool:
        """Note that *what* was done once more; tell whether it was that time."""
        with self._lock:
            if what != self._what:
                return False
            self._left -= 1
            is_hit = self._left == 0
        if is_hit:
            self.hit.set()
        return is_hit


@dataclass
class Aftermath:
    """
    What is left of a campaign, besides the database.

    Attributes:
        kills: How often the narrator was to be killed; on a slow machine it was more often.
        sent: All mails of the players, each answered with 250 in the end.
        copies: All mails that reached them, in order.
        complaints: What the narrators wrote to their log.
    """

    kills: int
    sent: list[Sent]
    copies: list[Copy]
    complaints: str


def wage(database: Database, folder: Path, *, kills: int, seed: int) -> Aftermath:
    """Play games, kill their narrator *kills* times, and let everything settle."""
    lots = random.Random(seed)
    crowds_games = [new_games(lots, kills // KILLS_A_GAME + 2, f"Dorp {n}") for n in range(CROWDS)]
    aim = Aim()
    office = PostOffice()
    with attacked(database, folder, office) as house:

        def kept(_: Copy) -> str:
            # It is dead before it hears that its mail has arrived.
            if aim.count("delivery"):
                house.shoot()
            return ACCEPTED

        office.answer = kept
        crowds = [
            Crowd(
                each,
                Postman(house, on_handed_over=lambda: aim.count("answer")),
                random.Random(lots.random()),
            )
            for each in crowds_games
        ]
        with playing(crowds, office):
            struck = 0
            while struck < kills or (
                struck < MOST_KILLS * kills and not is_fought(crowds, office, kills)
            ):
                house.start()
                strike(house, aim, lots)
                struck += 1
            aim.take("", 0)
            house.open()
        settle(house, office)
        house.stop()
    sent = list(chain.from_iterable(crowd.sent for crowd in crowds))
    return Aftermath(kills, sent, office.copies, house.complaints())


def is_fought(crowds: list[Crowd], office: PostOffice, kills: int) -> bool:
    """Tell whether as much has happened as *kills* are to be among, however slow the machine is."""
    mails = list(chain.from_iterable(tuple(crowd.sent) for crowd in crowds))
    taken = Incoming.objects.filter(result="answer_taken").count()
    phases = HostedGame.objects.aggregate(sum=Sum("sequence"))["sum"] or 0
    torn = sum(mail.turned_away > 0 for mail in mails)
    copies = tuple(office.copies)
    twice = len({copy.message_id for copy in copies}) < len(copies)
    return twice and phases > kills // 20 and min(taken, torn) > kills // 10


def strike(house: House, aim: Aim, lots: random.Random) -> None:
    """
    Kill a narrator that has just been started.

    A third are killed at any moment, often before they are ready; a third while they store a
    mail that came in, a third when a mail of theirs has arrived and they do not know it yet.
    """
    what = lots.choice(("moment", "answer", "delivery"))
    aim.take(what, lots.randint(1, 6))
    if what == "moment":
        aim.hit.wait(lots.uniform(0, SHORT_LIFE))
    else:
        give_time(house, aim)
    if what == "answer":
        # Somewhere between the mail's last octet and its answer.
        threading.Event().wait(lots.uniform(0, 0.012))
    house.kill()


def give_time(house: House, aim: Aim) -> None:
    """
    Wait until a narrator has done what is waited for, or has had time enough for it.

    On a busy machine it may take long until he can begin; only from then on does he do anything.
    """
    for _ in range(int(PATIENCE / LONGEST_LIFE)):
        was_up = house.is_up.is_set()
        if aim.hit.wait(LONGEST_LIFE) or was_up:
            return


def new_games(
    lots: random.Random, count: int, name: str, *, phase: timedelta = PHASE
) -> list[HostedGame]:
    """Make games with all kinds of roles, whose sign-up stays open until they are full."""
    made = [
        create_game(
            Plan(
                name=f"{name} {number}",
                most=PLAYERS,
                speed=phase,
                strictness=50,
                compositions=tuple(_composition(lots) for _ in range(2)),
            ),
            clock.now(),
        )
        for number in range(count)
    ]
    closes_at = clock.now() + FAR
    rows = HostedGame.objects.filter(pk__in=[game.pk for game in made])
    rows.update(due_at=closes_at, sign_up_closes_at=closes_at)
    return made


def _composition(lots: random.Random) -> Composition:
    roles = sorted(find_rulebook("wakkerdam").roles)
    rest = lots.sample(roles, PLAYERS - 2)
    return Composition(("werewolf", "villager", *rest), mayor=lots.random() < 0.5)


@contextmanager
def attacked(
    database: Database, folder: Path, office: PostOffice, *, patience: float = 20
) -> Iterator[House]:
    """Lend a house whose mail goes to *office*, which is open as long; see `House`."""
    port = free_port()
    environment = {
        **database.environment,
        # Embedded, the sweep alone closes phases; on a server alarms ring besides.
        "VERTELLER_ALARMS": "0" if database.file else "1",
        "VERTELLER_SMTP_URL": f"smtp://127.0.0.1:{port}?security=none",
        # Whole games are played within seconds.
        "VERTELLER_REPLY_INTERVAL": "0",
        "VERTELLER_RATE_SENDER": "",
    }
    with open_at(office, port), House(folder, environment, patience=patience) as house:
        yield house


@contextmanager
def playing(crowds: list[Crowd], office: PostOffice) -> Iterator[None]:
    """Let all crowds play, each in a thread; at the end every mail of theirs is delivered."""
    stop = threading.Event()
    for crowd in crowds:
        for game in crowd.games:
            office.ring(domain_of(game), crowd.bell)
    with ThreadPoolExecutor(len(crowds), thread_name_prefix="crowd") as threads:
        played = [threads.submit(crowd.play, stop) for crowd in crowds]
        try:
            yield
        finally:
            stop.set()
            for crowd in crowds:
                crowd.bell.set()
        for each in played:
            each.result(PATIENCE)


def settle(house: House, office: PostOffice, *, halt: bool = True) -> None:
    """Wait until every mail has arrived, all games halted lest there be ever more."""
    for game in HostedGame.objects.filter(status=Status.RUNNING) if halt else ():
        pausing.pause(game, clock.now())
    bell = threading.Event()
    office.ring("", bell)
    while on_its_way(office):
        if not bell.wait(PATIENCE):
            raise TimeoutError(f"{len(on_its_way(office))} mails stay\n{house.complaints()}")
        bell.clear()


def on_its_way(office: PostOffice) -> set[str]:
    """Return the ids of all mails that are queued and have not arrived."""
    queued = Outgoing.objects.filter(status=Sending.QUEUED)
    return set(queued.values_list("message_id", flat=True)) - office.arrived()


assert len(NAMES) >= PLAYERS
