"""
The server of an evening is killed over and over, with every stream that it holds.

Four players talk and listen meanwhile, and another process closes the phases and answers for the
wolves. Whoever comes back gets what he has missed: nothing is lost, and nothing comes twice.
VERTELLER_SEED plays another evening, and VERTELLER_CAMPAIGN=1 kills the server a hundred times.
"""

import os
import random
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from django.conf import settings

from tests.chat.evening import CUPID, LAST, ROLES, URWOLF, WOLF, Evening, evening
from tests.chat.test_saying import playing
from tests.chat.village import NAMES
from tests.faults.databases import Database
from tests.faults.house import House
from tests.faults.rooms_browsers import Browser, Tally
from verteller.chat import hearing
from verteller.chat.models import Post
from verteller.chat.rooms import line_of
from verteller.hosting import clock
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Seat

pytestmark = pytest.mark.timeout(0)

SEED = int(os.environ.get("VERTELLER_SEED", "1"))
CAMPAIGN = os.environ.get("VERTELLER_CAMPAIGN") == "1"
KILLS = {"sqlite": 100, "postgresql": 100} if CAMPAIGN else {"sqlite": 25, "postgresql": 4}
MUCH = 12
"""So many things at most happen in the browsers before a server is killed."""

LIFE = 2.0
"""Seconds after which it is killed though less has happened."""

CLOSES = 5
"""So many servers live through one phase."""

TALKERS = (WOLF, URWOLF, CUPID, LAST)


@dataclass
class Aftermath:
    """What is left of an evening: the game, and each player's browser."""

    dorf: Evening
    browsers: dict[str, Browser]


@pytest.fixture(scope="module")
def aftermath(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aftermath]:
    """Play one evening on the database; all tests look at what is left of it."""
    hearing.forget()
    kills = KILLS["sqlite" if database.file else "postgresql"]
    yield play(database, tmp_path_factory.mktemp("rooms"), kills)
    hearing.forget()


def play(database: Database, folder: Path, kills: int) -> Aftermath:
    """Let everybody talk and listen while the server is killed, and then come to rest."""
    lots = random.Random(SEED)
    dorf = evening(ROLES, at=clock.now())
    over, tally = threading.Event(), Tally()
    # Sessions are the same for this process and the servers.
    environment = {**database.environment, "VERTELLER_SECRET_KEY": settings.SECRET_KEY}
    with House(folder, environment, nursery="tests.faults.rooms_nursery") as house:
        browsers = {
            name: Browser(
                house,
                "/rooms/Abend/",
                str(playing(dorf, name).cookies["sessionid"].value),
                ["square", "square", "den", line_of(Seat(seat))],
                random.Random(lots.random()),
                tally,
            )
            for seat, name in enumerate(NAMES)
            if name in TALKERS
        }
        quiet = threading.Event()
        with ThreadPoolExecutor(2 * len(browsers)) as pool:
            tasks = [pool.submit(each.talk, quiet.is_set) for each in browsers.values()]
            tasks += [pool.submit(each.listen, over.is_set) for each in browsers.values()]
            try:
                _strike(dorf, house, kills, lots, tally)
                house.open()
                quiet.set()
                for task in tasks[: len(browsers)]:
                    task.result()
                for name, browser in browsers.items():
                    assert browser.wait_for(dorf.reads(name)[-1].key), house.complaints()
            finally:
                quiet.set()
                over.set()
        house.stop()
    return Aftermath(dorf, browsers)


def _strike(dorf: Evening, house: House, kills: int, lots: random.Random, tally: Tally) -> None:
    """Kill one server after another, and let the game go on between them."""
    for count in range(kills):
        house.start()
        # Some are killed before they are ready.
        tally.wait_for(lots.randint(0, MUCH), LIFE)
        house.kill()
        if count % CLOSES == 0:
            _go_on(dorf)


def _go_on(dorf: Evening) -> None:
    """Let the wolves choose, if it is their step, and end the phase."""
    if dorf.phase() == "wolves":
        for wolf in (WOLF, URWOLF):
            for victim in (NAMES[2], *NAMES[4:7]):
                try:
                    dorf.chooses(wolf, "pack", victim)
                except AnswerError:
                    continue
                break
    dorf.now = clock.now()
    dorf.close()


def test_what_was_taken_is_kept_once_and_what_was_refused_is_not(aftermath: Aftermath) -> None:
    """Whether its sender heard of it at once or had to ask again."""
    kept = Counter(Post.objects.exclude(nonce="").values_list("nonce", "key"))
    said = {
        (nonce, key)
        for browser in aftermath.browsers.values()
        for nonce, key in browser.said.items()
    }
    assert kept == Counter(each for each in said if each[1])
    assert kept


def test_everybody_was_sent_everything_that_is_his_in_order(aftermath: Aftermath) -> None:
    """Up to the last post."""
    for name, browser in aftermath.browsers.items():
        his = [post.key for post in aftermath.dorf.reads(name)]
        assert [key for key in browser.keys if key in set(his)] == his


def test_nobody_was_sent_anything_twice(aftermath: Aftermath) -> None:
    """Neither what he said himself nor what he had heard before a server died."""
    for browser in aftermath.browsers.values():
        assert len(set(browser.keys)) == len(browser.keys)


def test_nobody_was_sent_what_is_not_his(aftermath: Aftermath) -> None:
    """Rules: DUE-SYS-06, DUE-SYS-07, DUE-SYS-39."""
    for name, browser in aftermath.browsers.items():
        dens = {"den"} if name in (WOLF, URWOLF) else set()
        assert browser.rooms <= {"square", aftermath.dorf.line(name), "graveyard", *dens}
