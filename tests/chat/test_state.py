"""The state document: one shape for everybody, and nothing in it that its reader may not know."""

from typing import Any

import pytest

from tests.chat.hours import go_on, reader, record_of, until
from tests.chat.village import NAMES, live_game, lobby
from verteller.chat.models import LiveGame
from verteller.chat.state import state_of
from verteller.hosting import clock, pausing, playing
from verteller.hosting.models import Player
from verteller.hosting.records import to_moment
from verteller.rules.facts import Seat

pytestmark = pytest.mark.django_db

FOREST = (
    *("werewolf", "primal_werewolf", "seer", "hunter", "cupid", "wolfhound", "villager"),
    "villager",
)
EIGHT = ("werewolf", "werewolf", "seer", *["villager"] * 5)


def seen(live: LiveGame, name: str = "") -> dict[str, Any]:
    """Return how a game stands for somebody at the moment its phase began."""
    at = record_of(live).opened_at
    assert at is not None
    with clock.told_by(lambda: at):
        return state_of(reader(live, name))


def chosen(live: LiveGame, name: str, question: str, *seats: int) -> None:
    """Let somebody choose players."""
    player = Player.objects.get(game_id=live.game_id, name=name)
    at = record_of(live).opened_at
    assert at is not None
    choice = tuple(("target", Seat(seat)) for seat in seats)
    playing.answer(record_of(live), player, question, choice, at)


def shape(value: object) -> object:
    """Return what keys a document has, without what is in them."""
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items()}
    return None


def test_everybody_gets_the_same_keys_and_the_same_hours() -> None:
    """Who is asked, who is dead, and who looks on. Rules: DUE-SYS-15, DUE-SYS-39, TAB-SYS-11."""
    live = live_game("duesterwald", roles=FOREST)
    until(live, "seer")
    documents = [seen(live, name) for name in ("", *NAMES)]
    assert len({tuple(each) for each in documents}) == 1
    assert len({str(each["phase"] | {"sequence": 0}) for each in documents}) == 1
    assert len({str(shape(each["me"])) for each in documents[1:]}) == 1
    assert {str(each["seats"]) for each in documents} == {str(documents[0]["seats"])}
    asked = [name for name, each in zip(("", *NAMES), documents, strict=True) if each["questions"]]
    assert asked == ["Cem"]
    assert documents[0]["phase"]["is_night"]
    assert documents[0]["me"] is None


def test_nobody_reads_a_role_but_his_own_until_the_end() -> None:
    """Rules: DUE-SYS-04, DUE-SYS-45, TAB-SYS-05, TAB-SYS-33, TAB-DAY-04."""
    live = live_game("duesterwald", roles=FOREST)
    at = until(live, "wolves")
    for wolf in ("Ada", "Ben"):
        chosen(live, wolf, "pack", 7)
    until(live, "captain", at)
    for name, role in zip(NAMES, FOREST, strict=True):
        document = seen(live, name)
        assert document["me"]["role"] == role
        others = {each["role"] for each in document["seats"]}
        assert others == {""}
    assert [each["alive"] for each in seen(live)["seats"]] == [True] * 7 + [False]
    assert not seen(live, "Hana")["me"]["alive"]
    assert not seen(live, "Hana")["questions"]
    assert seen(live, "Greta")["questions"][0]["question"] == "elect"


def test_the_office_the_turn_and_the_floor_are_marked_for_all() -> None:
    """Rules: DUE-CAP-01, TAB-SYS-22, TAB-SYS-24, TAB-SYS-27, TAB-NOM-06."""
    live = live_game("duesterwald", roles=FOREST)
    at = until(live, "captain")
    chosen(live, "Ada", "elect", 4)
    until(live, "accuse", at)
    assert [each["name"] for each in seen(live)["seats"] if each["captain"]] == ["Emil"]

    table = live_game("tabula", roles=EIGHT, name="Tafel", pace={"every": 3})
    at = until(table, "nominate")
    document = seen(table, "Cem")
    assert [each["name"] for each in document["seats"] if each["turn"]] == ["Hana"]
    opened = record_of(table).opened_at
    assert opened is not None
    assert document["phase"]["until"] == to_moment(opened) + 3_000
    chosen(table, "Hana", "vote", 3)
    assert [each["name"] for each in seen(table)["seats"] if each["turn"]] == ["Ada"]
    assert [each["votes"] for each in seen(table)["seats"]] == [0, 0, 0, 1, 0, 0, 0, 0]
    until(table, "defence", at)
    document = seen(table)
    assert [each["name"] for each in document["seats"] if each["floor"]] == ["Dora"]
    assert [each["name"] for each in document["accused"]] == ["Dora"]


def test_votes_lie_before_whom_they_are_for_until_there_is_another_vote() -> None:
    """Rules: TAB-NOM-03, TAB-TIP-05, TAB-SYS-24."""
    table = live_game("tabula", roles=EIGHT, pace={"every": 3})
    at = until(table, "nominate")
    for voter, target in (("Hana", 3), ("Ada", 3), ("Ben", 4)):
        chosen(table, voter, "vote", target)
    assert [each["votes"] for each in seen(table)["seats"]] == [0, 0, 0, 2, 1, 0, 0, 0]
    at = until(table, "defence", at)
    assert [each["votes"] for each in seen(table)["seats"]] == [0, 0, 0, 2, 1, 0, 0, 0]
    until(table, "nominate", until(table, "ballot", at))
    assert [each["votes"] for each in seen(table)["seats"]] == [0] * 8


def test_a_paused_game_asks_nothing_and_has_no_deadline() -> None:
    """Rules: DUE-SYS-42, TAB-SYS-38."""
    live = live_game("tabula", roles=EIGHT)
    at = record_of(live).opened_at
    assert at is not None
    assert seen(live, "Cem")["questions"]
    pausing.pause(record_of(live), at)
    document = seen(live, "Cem")
    assert document["phase"]["until"] is None
    assert document["questions"] == []
    pausing.resume(record_of(live), at)
    assert seen(live, "Cem")["phase"]["until"] is not None


def test_before_the_deal_there_is_the_lobby_alone() -> None:
    """Rules: DUE-SYS-09, TAB-SYS-01."""
    live = lobby("duesterwald")
    document = state_of(reader(live, "Ada"))
    assert document["phase"] is None
    assert [room["kind"] for room in document["rooms"]] == ["lobby"]
    assert document["me"]["seat"] is None
    assert document["questions"] == []


def test_at_the_end_everybody_reads_who_has_won_and_who_was_what() -> None:
    """Rules: DUE-SYS-37, DUE-SYS-45, TAB-SYS-32, TAB-SYS-33."""
    live = live_game("tabula", roles=("werewolf", "werewolf", "seer", *["villager"] * 5))
    at = until(live, "nominate")
    _lynch(live, 0)
    until(live, "nominate", record_of(live).opened_at or at)
    _lynch(live, 1)
    document = seen(live, "Cem")
    assert document["over"]
    assert document["winners"]
    assert [each["role"] for each in document["seats"]] == list(EIGHT)
    assert document["phase"] is None


def _lynch(live: LiveGame, victim: int) -> None:
    """Let everybody vote for one, who is the only nominee, and let him speak."""
    at = record_of(live).opened_at
    assert at is not None
    for _ in range(8):
        turn = [each["seat"] for each in seen(live)["seats"] if each["turn"]]
        if turn:
            chosen(live, NAMES[turn[0]], "vote", victim)
    at = until(live, "defence", at)
    go_on(at)
    while not record_of(live).is_over and seen(live)["phase"]["name"] == "defence":
        at = go_on(at)
