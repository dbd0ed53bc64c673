"""Twins: games that differ in nothing that everybody knows are one game on the public pages."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.rules.villages import every_rulebook, phases
from tests.web.conftest import Church
from tests.web.test_play_secrets import a_village, hosted, replace_row
from verteller.hosting import games
from verteller.hosting.models import HostedGame
from verteller.lab.strategies import random_legal
from verteller.rules.facts import EVERYONE, Fact, GameRewound
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.rulebook import Rulebook
from verteller.rules.state import State
from verteller.web import known, pieces, strangers
from verteller.web.live import pulses
from verteller.web.live.hub import Topic

pytestmark = pytest.mark.django_db

PATHS = ("/", "/games/", "/games/WW5/", "/games/WW5/people/", "/live/")
TURNS = tuple(f"/games/WW5/turns/{number}/" for number in range(6))


class Twin:
    """A log that stands for the folded game, and what of the state everybody knows."""

    def __init__(self, entries: list[Entry], state: State) -> None:
        self.log = entries
        self.state = state


def public_alone(log: list[Entry]) -> list[Entry]:
    """Return a log of what everybody hears, with other numbers and without anything else."""
    kept: list[Entry] = []
    before: dict[int, int] = {}
    for entry in log:
        before[entry.number] = len(kept) + 3
        fact = entry.content
        if isinstance(fact, Fact) and fact.to == EVERYONE:
            if isinstance(fact, GameRewound):
                fact = GameRewound(to=EVERYONE, upto=before[fact.upto])
            before[entry.number] = len(kept) + 4
            kept.append(Entry(len(kept) + 4, entry.at, fact))
    return kept


def all_shown(client: Client, language: str) -> list[tuple[Any, ...]]:
    """Look at all public pages with nothing kept: bytes, headers, and how many queries it took."""
    known.forget()
    pieces.forget()
    strangers.forget()
    pulses.forget()
    client.cookies["csrftoken"] = "c" * 32
    found: list[tuple[Any, ...]] = []
    # Once made, and once as it is kept.
    for path in (*PATHS, *TURNS) * 2:
        with CaptureQueriesContext(connection) as queries:
            response = client.get(path, headers={"Accept-Language": language})
        body = re.sub(rb'name="csrfmiddlewaretoken" value="\w+"', b"", response.content)
        headers = tuple(sorted(response.items()))
        found.append((path, response.status_code, headers, body, len(queries)))
    return [*found, pulses.look([Topic("WW5"), Topic()])]  # type: ignore[list-item]


@every_rulebook
@pytest.mark.parametrize("salt", range(4))
def test_public_pages_are_made_of_what_everybody_hears_and_of_nothing_else(
    rulebook: Rulebook[Any],
    salt: int,
    church: Church,
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    Whatever the rulebook, whoever has answered, and whatever round of the night is open.

    Rules: LTR-SYS-09, LTR-SYS-20, WAK-SYS-51.
    """
    lots = Random(f"{rulebook.key} {salt} public")
    started = next(each for each in iter(lambda: a_village(rulebook, lots), 0) if each)
    game = Game.start(rulebook, started, at=0)
    for _ in phases(game, lots, random_legal, most=lots.randrange(1, 9)):
        pass
    record = hosted(started)
    church.now = datetime.fromtimestamp(game.log[-1].at / 1000, UTC)
    due_at = church.now + timedelta(hours=30)
    is_public = game.state.phase is not None and game.state.phase.to == EVERYONE
    language = ("nl", "en", "it", "de")[salt]

    replace_row(record, due_at=due_at, sequence=3, length=len(game.log))
    monkeypatch.setattr(games, "opened", lends_game(game.log, game.state))
    truth = all_shown(client, language)

    hidden = due_at if is_public else church.now + timedelta(minutes=5)
    alone = public_alone(game.log)
    replace_row(record, due_at=hidden, sequence=77, length=len(alone))
    monkeypatch.setattr(games, "opened", lends_game(alone, game.state))
    assert all_shown(client, language) == truth
    assert truth[2][1] == 200


def lends_game(entries: list[Entry], state: State) -> Callable[[HostedGame], Any]:
    """Return what lends such a game in place of the one that is stored."""

    @contextmanager
    def opened(_record: HostedGame, **_wishes: bool) -> Iterator[Twin]:
        yield Twin(entries, state)

    return opened
