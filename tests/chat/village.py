"""Live games to test with: opened, filled and begun by the services themselves, roles as wanted."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from unittest import mock

from verteller.chat.lobby.beginning import begin
from verteller.chat.lobby.joining import join
from verteller.chat.lobby.opening import LivePlan, open_live
from verteller.chat.models import LiveGame
from verteller.hosting import dealing
from verteller.hosting.compositions import library
from verteller.hosting.guests import new_guest
from verteller.hosting.models import Person, Player
from verteller.hosting.people import Manners
from verteller.rules.moves import Started

START = datetime(2026, 3, 1, 20, tzinfo=UTC)
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fritz", "Greta", "Hana")
ENGLISH = Manners("neither", "en", "Europe/London")


def lobby(
    rulebook: str = "duesterwald",
    names: Sequence[str] = NAMES,
    *,
    name: str = "Abend",
    language: str = "en",
    pace: Mapping[str, Any] | None = None,
    at: datetime = START,
    **plan: Any,
) -> LiveGame:
    """Return a live game whose lobby has guests of these *names*, the first of them its host."""
    manners = replace(ENGLISH, language=language)
    host = new_guest(manners, at).person
    settings = {"reads": False, **plan}
    wanted = LivePlan(name=name, rulebook=rulebook, language=language, pace=pace or {}, **settings)
    live = open_live(wanted, host, at)
    for each in names:
        join(live, host if each == names[0] else None, each, manners, at)
    return live


def live_game(
    rulebook: str = "duesterwald",
    names: Sequence[str] = NAMES,
    roles: Sequence[str] = (),
    *,
    name: str = "Abend",
    language: str = "en",
    pace: Mapping[str, Any] | None = None,
    at: datetime = START,
    **plan: Any,
) -> LiveGame:
    """
    Return a live game that has begun: the k-th of *names* has seat k and the k-th of *roles*.

    Args:
        roles: Empty for the rulebook's usual ones, dealt by lot.
        pace: As `chat.pace` has it.
        plan: What else a `LivePlan` takes.
    """
    live = lobby(rulebook, names, name=name, language=language, pace=pace, at=at, **plan)
    if not roles and not library(rulebook, len(names)):
        raise ValueError(f"{rulebook} has no usual roles for {len(names)} players")
    live.seats = [player.pk for player in players(live)]
    live.save(update_fields=["seats"])
    started = dealing._started

    def dealt(*args: Any) -> Started:
        return replace(started(*args), deal=tuple(roles))

    with mock.patch.object(dealing, "_started", dealt):
        begin(live, at)
    return LiveGame.objects.select_related("game").get(pk=live.pk)


def players(live: LiveGame) -> list[Player]:
    """Return the players in the order in which they came in, which is that of their seats."""
    return list(Player.objects.filter(game=live.game).order_by("pk"))


def player(live: LiveGame, name: str) -> Player:
    """Return the player of that name."""
    return Player.objects.select_related("person").get(game=live.game, name=name)


def person(live: LiveGame, name: str) -> Person:
    """Return who plays under that name."""
    return player(live, name).person
