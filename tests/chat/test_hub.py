"""The hub: who listens is served, whatever goes wrong for others, and nobody is kept too long."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from threading import Event, Thread, current_thread
from typing import cast

import pytest

from verteller.chat.access import Reader
from verteller.chat.hub import MOST_FROM_ONE_PLACE, MOST_WAITING, Delivery, Hub, Listener
from verteller.chat.models import LiveGame

PATIENCE = 10


class Quiet:
    """Changes that come when a test says so."""

    def __init__(self) -> None:
        self.happened = Event()

    def wait(self, woken: Event) -> bool:
        """Wait a moment for one."""
        if not self.happened.wait(0.01):
            return False
        self.happened.clear()
        return True


@dataclass
class House:
    """A hub with what it asks, and what it was asked."""

    lines: Callable[[int, Listener], list[str]]
    changes: Quiet = field(default_factory=Quiet)
    marks: dict[int, object] = field(default_factory=dict)
    fetched: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.hub = Hub(self.fetch, self.look, lambda _: set(), lambda: self.changes)

    def fetch(self, game: int, listeners: Collection[Listener]) -> Delivery:
        """Return what the test has for them."""
        self.fetched.append(game)
        return Delivery({each: self.lines(game, each) for each in listeners})

    def look(self, games: Collection[int]) -> Mapping[int, object]:
        """Return the marks that the test has set."""
        return {game: self.marks.get(game, 0) for game in games}


@pytest.fixture
def house() -> Iterator[House]:
    """Return a hub that tells of the game's number."""
    made = House(lambda game, _: [f"news of {game}"])
    yield made
    made.hub.close()


def listener(game: int = 1, place: str = "") -> Listener:
    """Return somebody who listens in the running loop."""
    reader = Reader(LiveGame(game_id=game))
    return Listener(reader, 1, place, 0, asyncio.get_running_loop())


async def heard(ear: Listener, text: str) -> None:
    """Wait until these words have come."""
    async with asyncio.timeout(PATIENCE):
        while text not in ear.lines:
            ear.news.clear()
            await ear.news.wait()


def test_who_comes_is_served_at_once_and_again_when_he_is_woken(house: House) -> None:
    """With what is new in his own game alone."""

    async def listen() -> None:
        one, other = listener(1), listener(2)
        for each in (one, other):
            house.hub.listen(each)
        await heard(one, "news of 1")
        await heard(other, "news of 2")
        one.lines.clear()
        house.hub.wake(1)
        house.hub.wake(3)
        await heard(one, "news of 1")
        assert set(house.fetched) == {1, 2}

    asyncio.run(listen())


def test_what_another_process_commits_is_fetched_for_the_games_that_it_changed(
    house: House,
) -> None:
    """Of the others nothing is asked."""

    async def listen() -> None:
        one, other = listener(1), listener(2)
        for each in (one, other):
            house.hub.listen(each)
            await heard(each, f"news of {each.game}")
            each.lines.clear()
        # The first look finds all of them new.
        house.changes.happened.set()
        for each in (one, other):
            await heard(each, f"news of {each.game}")
        before = house.fetched.count(2)
        one.lines.clear()
        house.marks[1] = "changed"
        house.changes.happened.set()
        await heard(one, "news of 1")
        assert house.fetched.count(2) == before

    asyncio.run(listen())


def test_a_game_that_cannot_be_fetched_keeps_nobody_else_waiting(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is put down in the log."""

    def lines(game: int, _: Listener) -> list[str]:
        if game == 1:
            raise LookupError("no words")
        return ["fine"]

    house = House(lines)

    async def listen() -> None:
        broken, other = listener(1), listener(2)
        for each in (broken, other):
            house.hub.listen(each)
        await heard(other, "fine")

    asyncio.run(listen())
    house.hub.close()
    assert "nothing could be fetched" in caplog.text


def test_who_takes_nothing_is_sent_away_before_too_much_waits_for_him() -> None:
    """He comes back and is told from where he was."""
    house = House(lambda *_: ["x"] * (MOST_WAITING + 1))

    async def listen() -> None:
        slow = listener()
        house.hub.listen(slow)
        await heard(slow, "x")
        assert slow.is_over

    asyncio.run(listen())
    house.hub.close()


def test_nobody_takes_all_the_places(house: House) -> None:
    """One network has so many of them; who leaves makes room."""

    async def listen() -> None:
        ears = [listener(place="203.0.113.7") for _ in range(MOST_FROM_ONE_PLACE)]
        for ear in ears:
            house.hub.listen(ear)
        assert house.hub.is_full("203.0.113.7")
        assert not house.hub.is_full("203.0.113.8")
        for ear in ears:
            house.hub.stop(ear)
            house.hub.stop(ear)
        assert not house.hub.is_full("203.0.113.7")
        assert len(house.hub) == 0

    asyncio.run(listen())


def test_a_hub_that_closes_dismisses_everybody_and_can_be_opened_again(house: House) -> None:
    """As a process does that ends, and a test that begins."""

    async def listen() -> None:
        ear = listener()
        house.hub.listen(ear)
        await heard(ear, "news of 1")
        await asyncio.to_thread(house.hub.close)
        async with asyncio.timeout(PATIENCE):
            while not ear.is_over:
                await ear.news.wait()
                ear.news.clear()
        house.hub.stop(ear)
        assert house.hub.is_full()
        house.hub.open()
        again = listener()
        house.hub.listen(again)
        await heard(again, "news of 1")
        house.hub.stop(again)

    asyncio.run(listen())
    assert cast("object", house.hub.is_closed) is False


def test_threads_that_have_been_dismissed_serve_nobody_who_comes_later() -> None:
    """What an old one has left undone is done by the new one alone, and never twice at once."""
    begun, go_on, servants = Event(), Event(), list[Thread]()

    def lines(game: int, _: Listener) -> list[str]:
        if game == 1:
            begun.set()
            go_on.wait(PATIENCE)
        else:
            servants.append(current_thread())
        return [f"news of {game}"]

    house = House(lines)

    async def listen() -> None:
        slow, other, later = listener(1), listener(2), listener(2)
        house.hub.listen(slow)
        await asyncio.to_thread(begun.wait, PATIENCE)
        house.hub.listen(other)
        old = house.hub._threads
        for each in (slow, other):
            house.hub.stop(each)
        house.hub.listen(later)
        await heard(later, "news of 2")
        go_on.set()
        for thread in old:
            await asyncio.to_thread(thread.join, PATIENCE)
        assert not set(servants) & set(old)

    asyncio.run(listen())
    house.hub.close()
    assert servants


def test_what_takes_longer_keeps_no_news_waiting_and_is_sent_to_all_at_once() -> None:
    """Whoever is served first learns nothing sooner: it might betray what the others are sent."""
    done: list[str] = []

    def fetch(game: int, listeners: Collection[Listener]) -> Delivery:
        done.append(f"fetched {game}")
        return Delivery({each: [f"news of {game}"] for each in listeners}, later=later(listeners))

    def later(listeners: Collection[Listener]) -> Iterator[tuple[Listener, list[str]]]:
        for each in listeners:
            if each.game == 1:
                hub.wake(2)
                done.append("made")
                yield each, ["long"]

    hub = Hub(fetch, dict.fromkeys, lambda _: set(), Quiet)

    async def listen() -> None:
        quick, ears = listener(2), [listener(1), listener(1)]
        hub.listen(quick)
        await heard(quick, "news of 2")
        done.clear()
        with hub._lock:
            # Both at once, so that one delivery is for both.
            hub._listeners[1].update(ears)
        hub.wake(1)
        for ear in ears:
            await heard(ear, "news of 1")
            await heard(ear, "long")

    asyncio.run(listen())
    hub.close()
    assert done[:4] == ["fetched 1", "made", "fetched 2", "made"]


def test_news_of_a_game_come_after_what_was_still_to_be_sent_of_it(house: House) -> None:
    """So what is older never comes after what is newer."""
    made = 0

    def later(ear: Listener) -> Iterator[tuple[Listener, list[str]]]:
        nonlocal made
        made += 1
        number = made
        if number == 1:
            house.hub.wake(1)
            yield ear, ["half of it"]
        yield ear, [f"state {number}"]

    def fetch(game: int, listeners: Collection[Listener]) -> Delivery:
        (ear,) = listeners
        return Delivery({ear: [f"news {made + 1}"]}, later=later(ear))

    house.hub._fetch = fetch

    async def listen() -> None:
        ear = listener()
        house.hub.listen(ear)
        await heard(ear, "state 2")
        assert ear.lines == ["news 1", "state 1", "news 2", "state 2"]

    asyncio.run(listen())
