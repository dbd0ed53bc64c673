"""Whole evenings by chance: whatever the buttons offer is taken, and everything has its words."""

import random
from datetime import datetime

import pytest

from tests.chat.hours import go_on, reader, record_of
from tests.chat.village import NAMES, live_game
from verteller.chat.access import Reader
from verteller.chat.answering import Given, take
from verteller.chat.models import LiveGame, Post
from verteller.chat.rooms import LINE
from verteller.chat.state import state_of
from verteller.chat.worded import worded_all
from verteller.hosting import clock, games

# Committed, so that logs are kept read as they are in a real evening.
pytestmark = pytest.mark.django_db(transaction=True)

TWELVE = (*NAMES, "Ida", "Jan", "Kim", "Leo")
FOREST = (
    *("werewolf", "primal_werewolf", "white_werewolf", "seer", "witch", "cupid", "hunter"),
    *("black_raven", "fox", "village_harlot", "protector", "wild_child"),
)
CARDS = (
    *("werewolf", "werewolf", "seer", "medium", "bodyguard", "owl", "mythomaniac"),
    *("freemason", "freemason", "werehamster", "possessed", "villager"),
)
MOST = 900


@pytest.mark.parametrize(("rulebook", "roles"), [("duesterwald", FOREST), ("tabula", CARDS)])
def test_an_evening_by_chance_comes_to_its_end_in_every_language(
    rulebook: str, roles: tuple[str, ...]
) -> None:
    """Rules: DUE-SYS-12, DUE-SYS-16, DUE-SYS-24, DUE-SYS-43, TAB-SYS-09, TAB-SYS-39."""
    chance = random.Random(rulebook)
    options = {} if rulebook == "duesterwald" else {"ghosts": True}
    live = live_game(rulebook, TWELVE, roles, pace={"every": 5}, options=options)
    at = record_of(live).opened_at
    assert at is not None
    for _ in range(MOST):
        if record_of(live).is_over:
            break
        _act(live, chance, at)
        if not record_of(live).is_over:
            at = go_on(at)
    assert record_of(live).is_over
    document = state_of(reader(live, "Leo"))
    assert document["winners"]
    assert all(seat["role"] for seat in document["seats"])
    _read(live)


def _act(live: LiveGame, chance: random.Random, at: datetime) -> None:
    """Let most of those who are asked press some buttons that they are offered."""
    with clock.told_by(lambda: at):
        with games.opened(record_of(live)) as game:
            names = [game.state.names[seat] for seat, asked in game.state.asked.items() if asked]
        for name in names:
            him = reader(live, name)
            for asked in state_of(him)["questions"]:
                if chance.random() < 0.8:
                    _press(him, asked, chance, at)


def _press(him: Reader, asked: dict, chance: random.Random, at: datetime) -> None:  # type: ignore[type-arg]
    chosen = {
        part["part"]: [
            str(option["value"])
            for option in chance.sample(part["options"], min(part["most"], max(part["least"], 1)))
        ]
        for part in asked["parts"]
    }
    given = Given(asked["question"], asked["sequence"], chosen)
    outcome = take(him, given, at)
    assert outcome.is_taken, (asked["question"], chosen, outcome)
    if asked["blank"] and chance.random() < 0.2 and len(asked["parts"]) == 1:
        assert take(him, Given(asked["question"], asked["sequence"], {}, True), at).is_taken


def _read(live: LiveGame) -> None:
    """Read the whole square, and one's own line, in every language."""
    for player in (None, reader(live, "Ada").player):
        rooms = ["square"] if player is None else [f"{LINE}:{player.seat}"]
        posts = list(Post.objects.filter(live=live, room__in=rooms).order_by("number"))
        for language in ("nl", "en", "it", "de"):
            for each in worded_all(posts, Reader(live, player, language)):
                words = f"{each['text']} {each['paragraphs']} {each['speak']}"
                assert "{" not in str(each["text"])
                assert "None" not in words
                assert each["text"] or each["paragraphs"], each
