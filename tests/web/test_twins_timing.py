"""Twins by the stopwatch: how long a page takes tells a player nothing that he cannot know."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from tests.web.conftest import Church
from tests.web.desk import signed_in_as
from tests.web.stopwatch import excess, is_told_apart
from tests.web.twin_games import STAGES, Stage, Twins, find, housed, reader_of
from verteller.hosting.games import shelf
from verteller.hosting.models import HostedGame
from verteller.rules.game import Game
from verteller.rules.registry import rulebooks
from verteller.rules.rulebook import Rulebook
from verteller.web import pieces, public, strangers
from verteller.web.play import knowing
from verteller.web.play.forms import field_name, value_of

pytestmark = pytest.mark.django_db

NAMES = ("WW5", "WW6")

installed = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda each: each.key)

Act = Callable[[], object]


@pytest.fixture(autouse=True)
def no_mailbox_for_all(settings: Settings) -> None:
    """Let it be a house in which people play, and no demonstration."""
    settings.VERTELLER_MAILBOX = False


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
            for module in (public, pieces, strangers):
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


@installed
@pytest.mark.parametrize("stage", STAGES[:2], ids=lambda each: each.name)
@pytest.mark.parametrize("page", ["mine", "mine anew", "public anew", "an answer"])
def test_how_long_a_page_takes_does_not_tell_twin_games_apart(
    rulebook: Rulebook[Any], stage: Stage, page: str, pair: Pair
) -> None:
    """Rules: WAK-SYS-51, WAK-GEN-02, LTR-SYS-12."""
    twins, clients = pair(rulebook, stage)
    acts = []
    for client, name in zip(clients, NAMES, strict=True):
        if page == "an answer":
            acts.append(answering(twins, client, name))
        elif page.startswith("mine"):
            acts.append(looking(client, f"/play/{name}/", anew=page.endswith("anew")))
        else:
            acts.append(looking(Client(), f"/games/{name}/", anew=True))

    assert not is_told_apart(*acts)


@pytest.mark.parametrize("page", ["mine", "an answer"])
def test_a_page_that_takes_longer_where_somebody_is_a_wolf_is_noticed(
    page: str, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stopwatch finds one fold too many, which is what a slip of this kind would cost."""
    twins, clients = pair(rulebooks()["tempo_reale"], STAGES[0])
    wolf = next(
        seat
        for seat in twins.one.state.seats
        if "wolf" == twins.one.started.deal[seat] != twins.other.started.deal[seat]
    )
    honest = knowing.know

    def leaky(log: Sequence[Any], seat: Any) -> Any:
        if log[0].content.deal[wolf] == "wolf":
            for _ in range(3):
                Game.fold(rulebooks()["tempo_reale"], log)
        return honest(log, seat)

    monkeypatch.setattr(knowing, "know", leaky)
    acts = [
        looking(client, f"/play/{name}/", anew=False)
        if page == "mine"
        else answering(twins, client, name)
        for client, name in zip(clients, NAMES, strict=True)
    ]
    assert is_told_apart(*acts)


def test_ranks_find_a_fifth_in_the_noise_and_nothing_where_nothing_is() -> None:
    """However much single samples are off, as they are on a busy machine."""
    lots = Random(1)

    def sample(mean: float) -> list[float]:
        noisy = [mean * lots.gauss(1, 0.03) for _ in range(30)]
        return [each * (3 if lots.random() < 0.2 else 1) for each in noisy]

    for _ in range(50):
        assert excess(sample(100), sample(100)) < 2
        assert excess(sample(105), sample(100)) < 2
        assert excess(sample(125), sample(100)) > 4


def test_the_two_games_are_stored_as_they_were_played(pair: Pair) -> None:
    """What is compared differs in roles and in what others have done."""
    twins, _ = pair(rulebooks()["tempo_reale"], STAGES[0])
    one, other = (HostedGame.objects.get(name=name) for name in NAMES)
    assert twins.one.started.deal != twins.other.started.deal
    assert (one.length, other.length) == (len(twins.one.log), len(twins.other.log))
    assert one.length < other.length
