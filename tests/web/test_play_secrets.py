"""Twins: two games that differ only in what a player cannot know are one game on his pages."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.mail.village import START, Village, running_village
from tests.rules.villages import every_rulebook, phases
from tests.web.conftest import Church
from tests.web.desk import signed_in_as
from tests.web.play import seen
from verteller.hosting import games, seeds
from verteller.hosting.games import shelf
from verteller.hosting.models import Address, HostedGame, Person, Player, Status
from verteller.hosting.playing import answer, close_phase
from verteller.lab.strategies import random_legal
from verteller.rules.errors import SetupError
from verteller.rules.facts import EVERYONE, NARRATOR, Fact, GameRewound, Seat, hears
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.moves import Started
from verteller.rules.rulebook import Rulebook

pytestmark = pytest.mark.django_db

PATHS = ("", "WW5/", "WW5/told/", "WW5/told/0/", "WW5/told/1/", "WW5/told/text/")


@dataclass(frozen=True)
class Shown:
    """What a player gets for one address: all of it, and how many queries it took."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: str
    queries: int


def shown(client: Client, path: str) -> Shown:
    """Look at one page of a player."""
    with CaptureQueriesContext(
        connection,
    ) as queries:
        response = client.get(f"/play/{path}", headers={"Accept-Language": "en"})
    headers = tuple(sorted(each for each in response.items() if each[0] != "Expires"))
    return Shown(response.status_code, headers, seen(response), len(queries))


def all_shown(person: Person) -> list[Shown]:
    """Look at all of somebody's pages, with nothing in this process's memory of the game."""
    client = signed_in_as(person)
    shelf.clear()
    return [shown(client, path) for path in PATHS]


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the same lots fall in every game."""
    monkeypatch.setattr(seeds, "new_seed", lambda: "5" * 64)


@contextmanager
def a_world_of_its_own() -> Iterator[None]:
    """Undo everything afterwards, so that the twin gets the same numbers."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
    shelf.clear()


def say(village: Village, name: str, question: str, *chosen: str) -> None:
    """Let somebody answer, by name."""
    choice = tuple(("target", village.seat(each)) for each in chosen)
    answer(village.game, village.player(name), question, choice, village.now)


def end_round(village: Village) -> None:
    """End the open round now, at the hour that the twin goes by too."""
    close_phase(village.game, village.game.sequence, village.now)


Doings = Callable[[Village], None]
ROLES = ("werewolf", "seer", "healer", "witch", "raven", "villager", "villager", "villager")


def nothing(_village: Village) -> None:
    """Do nothing."""


def the_night_is_busy(village: Village) -> None:
    """Let everybody who is asked answer, and one change his mind."""
    wolf, seer = village.holder("werewolf"), village.holder("seer")
    idle = village.holders("villager")
    say(village, wolf, "pack", idle[0])
    say(village, wolf, "pack", seer)
    say(village, seer, "seer", wolf)
    say(village, village.holder("healer"), "healer", seer)


def a_hidden_round_has_ended(village: Village) -> None:
    """Let the night go on to its next round, of which only the witch knows."""
    end_round(village)
    assert village.open_phase() == "potions"


def the_pack_hunts_in_vain(village: Village) -> None:
    """Let nobody die: whom the pack chose is under the healer's wing."""
    the_night_is_busy(village)
    while village.open_phase() != "pyre":
        end_round(village)


def nobody_hunts(village: Village) -> None:
    """Let nobody die: nobody was chosen."""
    say(village, village.holder("seer"), "seer", village.holder("raven"))
    while village.open_phase() != "pyre":
        end_round(village)


def others_vote(village: Village) -> None:
    """Let a day come, and all the others vote already."""
    nobody_hunts(village)
    for name in village.others(village.holders("villager")[-1]):
        say(village, name, "vote", village.holder("werewolf"))


TWINS = [
    (nothing, the_night_is_busy),
    (nothing, a_hidden_round_has_ended),
    (the_pack_hunts_in_vain, nobody_hunts),
    (nobody_hunts, others_vote),
]


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_a_villager_cannot_tell_twin_games_apart(
    church: Church, one: Doings, other: Doings
) -> None:
    """Same bytes, headers and numbers of queries. Rules: WAK-SYS-51, WAK-GEN-02."""
    found = []
    for doings in (one, other):
        with a_world_of_its_own():
            village = running_village(*ROLES)
            doings(village)
            church.follow(village)
            found.append(all_shown(village.player(village.holders("villager")[-1]).person))

    assert found[0] == found[1]
    assert any("Night 1" in page.body for page in found[0])


def test_a_hidden_round_has_no_deadline_and_no_name_for_who_is_not_asked(church: Church) -> None:
    """Who is asked has both."""
    village = running_village(*ROLES)
    church.follow(village)
    villager, wolf = (village.holders(role)[0] for role in ("villager", "werewolf"))

    mine = "".join(page.body for page in all_shown(village.player(villager).person)[:2])
    asked = "".join(page.body for page in all_shown(village.player(wolf).person)[:2])

    assert "data-left=" not in mine
    assert "data-left=" in asked
    for text in (mine, asked):
        assert "potions" not in text
        assert ">main<" not in text
        assert village.game.seed not in text


def test_no_form_tells_how_many_rounds_others_have_had(church: Church) -> None:
    """What tells forms apart is counted by the player's own facts."""
    villages = []
    for has_witch in (True, False):
        with a_world_of_its_own():
            roles = [role for role in ROLES if has_witch or role not in ("witch", "raven")]
            village = running_village(*roles, *["villager"] * (len(ROLES) - len(roles)))
            nobody_hunts_at_all(village)
            church.follow(village)
            person = village.player(village.holders("villager")[-1]).person
            villages.append((village.game.sequence, all_shown(person)[1].body))

    (one, with_witch), (other, without) = villages
    assert one != other
    number = 'name="asked" value="'
    assert with_witch.split(number)[1][:4] == without.split(number)[1][:4]


def nobody_hunts_at_all(village: Village) -> None:
    """Let the night end at a fixed hour, whatever rounds it has."""
    while village.open_phase() != "pyre":
        end_round(village)


# Of any rulebook: pages are made of what the player hears and of nothing else.


def a_village(rulebook: Rulebook[Any], lots: Random) -> Started | None:
    """Make up a village of ten, None if those roles cannot be dealt."""
    roles = [role for role in rulebook.roles if role not in rulebook.never_dealt]
    started = Started(
        rulebook=rulebook.key,
        version=rulebook.version,
        players=tuple(f"Player {letter}" for letter in "ABCDEFGHIJ"),
        seed=str(lots.random()),
        deal=tuple(lots.choices(roles, k=10)),
    )
    try:
        rulebook.validate(started)
    except SetupError:
        return None
    return started


def hosted(started: Started) -> HostedGame:
    """Make rows for a game and its players, without a log."""
    record = HostedGame.objects.create(
        name="WW5",
        name_key="ww5",
        rulebook=started.rulebook,
        rulebook_version=started.version,
        status=Status.RUNNING,
        seed="5" * 64,
        seed_sha256="6" * 64,
        sign_up_closes_at=START,
        created_at=START,
    )
    for seat, name in enumerate(started.players):
        person = Person.objects.create(created_at=START)
        address = Address.objects.create(person=person, email=f"{seat}@x.nl")
        Player.objects.create(
            game=record,
            person=person,
            address=address,
            name=name,
            name_key=name.casefold(),
            gender=("man", "woman", "neither")[seat % 3],
            language="en",
            time_zone="Europe/Amsterdam",
            seat=seat,
            signed_up_at=START,
        )
    return record


def heard_alone(log: list[Entry], seat: Seat) -> list[Entry]:
    """Return a log of what *seat* hears: other numbers, other hearers, other reasons."""
    kept: list[Entry] = []
    before: dict[int, int] = {}
    for entry in log:
        before[entry.number] = len(kept) + 6
        fact = entry.content
        if not isinstance(fact, Fact) or fact.to == NARRATOR:
            continue
        if fact.to == EVERYONE or seat in fact.to:
            content = replace(fact, to=fact.to if isinstance(fact.to, str) else (seat,), rule="X")
            if isinstance(content, GameRewound):
                content = replace(content, upto=before[content.upto])
            before[entry.number] = len(kept) + 7
            kept.append(Entry(len(kept) + 7, entry.at, content))
    return kept


def knows_the_round(game: Game, seat: Seat) -> bool:
    """Tell whether a seat may know when the open round closes."""
    phase = game.state.phase
    if phase is None:
        return False
    owes = any(not asked.standing for asked in game.asked(seat).values())
    return owes or hears(phase.to, seat)


class Log:
    """A log that stands for the folded game."""

    def __init__(self, entries: list[Entry]) -> None:
        self.log = entries


@every_rulebook
@pytest.mark.parametrize("salt", range(4))
def test_a_page_is_made_of_what_its_reader_hears_and_of_nothing_else(
    rulebook: Rulebook[Any], salt: int, church: Church, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the rulebook, who is asked, and what has been undone."""
    lots = Random(f"{rulebook.key} {salt}")
    started = next(each for each in iter(lambda: a_village(rulebook, lots), 0) if each)
    game = Game.start(rulebook, started, at=0)
    rounds = lots.randrange(1, 9)
    for _ in phases(game, lots, random_legal, most=rounds):
        pass
    record = hosted(started)
    church.now = datetime.fromtimestamp(game.log[-1].at / 1000, UTC)
    for seat in lots.sample(game.state.seats, 3):
        truth = replace_row(record, due_at=church.now + timedelta(hours=30), sequence=3, length=9)
        monkeypatch.setattr(games, "opened", lends(game.log))
        mine = all_shown(person_at(truth, seat))

        due_at = truth.due_at
        if not knows_the_round(game, seat):
            due_at = church.now + timedelta(minutes=5)
        twin = replace_row(record, due_at=due_at, sequence=77, length=999)
        monkeypatch.setattr(games, "opened", lends(heard_alone(game.log, seat)))
        assert all_shown(person_at(twin, seat)) == mine
        assert mine[1].status == 200


def replace_row(record: HostedGame, **changes: Any) -> HostedGame:
    """Change a game's row, and read it anew."""
    HostedGame.objects.filter(pk=record.pk).update(**changes)
    return HostedGame.objects.get(pk=record.pk)


def person_at(record: HostedGame, seat: Seat) -> Person:
    """Return who sits there."""
    return record.players.get(seat=seat).person


def lends(entries: list[Entry]) -> Callable[[HostedGame], Any]:
    """Return what lends *entries* in place of the game that is stored."""

    @contextmanager
    def opened(_record: HostedGame, **_wishes: bool) -> Iterator[Log]:
        yield Log(entries)

    return opened
