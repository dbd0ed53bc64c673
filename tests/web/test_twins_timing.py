"""Twins by the stopwatch: how long a page takes tells a player nothing that he cannot know."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import process_time_ns
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from tests.web.conftest import Church
from tests.web.desk import signed_in_as
from tests.web.stopwatch import BEYOND_DOUBT, excess, is_told_apart
from tests.web.twin_games import STAGES, Stage, Twins, find, housed, reader_of
from verteller.hosting import games
from verteller.hosting.games import shelf
from verteller.hosting.models import HostedGame
from verteller.rules.game import Game
from verteller.rules.registry import rulebooks
from verteller.rules.rulebook import Rulebook
from verteller.web import access, known, pieces, strangers
from verteller.web.play import knowing
from verteller.web.play.forms import field_name, value_of

pytestmark = pytest.mark.django_db(transaction=True)

NAMES = ("WW5", "WW6")
PATIENCE = 5
"""So often it is tried to find what has been planted, where the machine is busy."""

installed = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda each: each.key)

Act = Callable[[], object]


@pytest.fixture(autouse=True)
def a_quiet_house(settings: Settings) -> None:
    """Let it be a house in which people play, no demonstration, that has just been opened."""
    settings.VERTELLER_MAILBOX = False
    for module in (known, pieces, strangers):
        module.forget()


@pytest.fixture
def pair(church: Church) -> Callable[[Rulebook[Any], Stage], tuple[Twins, list[Client]]]:
    """Make the two games side by side, and return the reader's browser in each."""

    def make(rulebook: Rulebook[Any], stage: Stage) -> tuple[Twins, list[Client]]:
        twins = find(rulebook, stage)
        church.now = twins.now
        clients = []
        for game, name in zip((twins.one, twins.other), NAMES, strict=True):
            record = housed(twins, game, name)
            clients.append(signed_in_as(reader_of(twins, record)))
        return twins, clients

    return make


Pair = Callable[[Rulebook[Any], Stage], tuple[Twins, list[Client]]]


def looking(client: Client, path: str, *, anew: bool) -> Act:
    """Return what looks at a page: as it is kept, or in a process that has just been started."""

    def look() -> None:
        if anew:
            for module in (known, pieces, strangers):
                module.forget()
            shelf.clear()
        assert client.get(path).status_code == 200

    return look


def answering(twins: Twins, client: Client, name: str) -> Act:
    """Return what answers the reader's first question, by turns in one way and in another."""
    known = knowing.know(twins.one.log, twins.reader)
    key, asked = next(
        (key, asked) for key, asked in known.seen.questions.items() if not asked.standing
    )
    form = {"question": key, "asked": str(known.asked_as[key])}
    for part in asked.parts[1:]:
        form[field_name(part.name)] = value_of(part.options[0])
    first = asked.parts[0]
    others = [each for each in first.options if each != twins.reader][:2]
    turn = iter(range(10**6))

    def answer() -> None:
        choice = value_of(others[next(turn) % 2])
        form[field_name(first.name)] = choice
        assert client.post(f"/play/{name}/", form).status_code == 302

    return answer


NIGHT, DAY = STAGES[:2]
WAYS = (
    *((NIGHT, "mine"), (NIGHT, "mine anew"), (NIGHT, "an answer")),
    *((DAY, "mine"), (DAY, "public anew")),
)


@installed
@pytest.mark.parametrize(("stage", "way"), WAYS, ids=[f"{s.name}, {w}" for s, w in WAYS])
def test_how_long_a_page_takes_does_not_tell_twin_games_apart(
    rulebook: Rulebook[Any], stage: Stage, way: str, pair: Pair
) -> None:
    """Rules: WAK-SYS-51, WAK-GEN-02, LTR-SYS-12."""
    twins, clients = pair(rulebook, stage)
    assert not is_told_apart(*doing(way, twins, clients))


def doing(way: str, twins: Twins, clients: list[Client]) -> list[Act]:
    """Return what is done in the two games, to be timed."""
    if way == "an answer":
        return [answering(twins, client, name) for client, name in zip(clients, NAMES, strict=True)]
    if way.startswith("mine"):
        return [
            looking(client, f"/play/{name}/", anew=way.endswith("anew"))
            for client, name in zip(clients, NAMES, strict=True)
        ]
    return [looking(Client(), f"/games/{name}/", anew=True) for name in NAMES]


@pytest.mark.parametrize("way", ["mine", "an answer"])
def test_a_page_that_takes_a_quarter_longer_where_somebody_is_a_wolf_is_noticed(
    way: str, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is planted is a slip of the kind that the stopwatch is there for."""
    twins, clients = pair(rulebooks()["tempo_reale"], NIGHT)
    wolf = next(
        seat
        for seat in twins.one.state.seats
        if "wolf" == twins.one.started.deal[seat] != twins.other.started.deal[seat]
    )
    honest_opened, honest_note = games.opened, access._note
    begun, is_wolf = [0], [False]

    @contextmanager
    def opened(record: HostedGame, **wishes: bool) -> Iterator[Game]:
        with honest_opened(record, **wishes) as game:
            is_wolf[0] = game.started.deal[wolf] == "wolf"
            yield game

    def note(request: Any, response: Any) -> None:
        honest_note(request, response)
        if is_wolf[0]:
            until = begun[0] + 1.28 * (process_time_ns() - begun[0])
            while process_time_ns() < until:
                pass

    monkeypatch.setattr(games, "opened", opened)
    monkeypatch.setattr(access, "_note", note)

    def timed(act: Act) -> Act:
        def begin() -> None:
            begun[0] = process_time_ns()
            act()

        return begin

    one, other = map(timed, doing(way, twins, clients))
    assert any(is_told_apart(one, other) for _ in range(PATIENCE))


def test_ranks_find_what_is_there_in_the_noise_and_nothing_where_nothing_is() -> None:
    """However much single samples are off, as they are on a busy machine."""
    lots = Random(1)

    def sample(mean: float) -> list[float]:
        noisy = [mean * lots.gauss(1, 0.04) for _ in range(30)]
        return [each * (3 if lots.random() < 0.1 else 1) for each in noisy]

    found = 0
    for _ in range(50):
        assert excess(sample(100), sample(100)) < 0
        assert excess(sample(105), sample(100)) < BEYOND_DOUBT
        found += excess(sample(130), sample(100)) > BEYOND_DOUBT
    assert found > 45


def test_the_two_games_are_stored_as_they_were_played(pair: Pair) -> None:
    """What is compared differs in roles and in what others have done."""
    twins, _ = pair(rulebooks()["tempo_reale"], STAGES[0])
    one, other = (HostedGame.objects.get(name=name) for name in NAMES)
    assert twins.one.started.deal != twins.other.started.deal
    assert (one.length, other.length) == (len(twins.one.log), len(twins.other.log))
    assert one.length < other.length
