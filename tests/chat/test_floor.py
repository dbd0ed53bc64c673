"""The floor: a speech ends when its speaker has finished, and nobody else ends it."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest

from tests.chat.hours import heard, reader, record_of, until
from tests.chat.village import NAMES, live_game
from verteller.chat.floor import NOT_HIS, finish, has_finished
from verteller.chat.models import LiveGame, Post, PostKind
from verteller.chat.rooms import LINE
from verteller.chat.saying import say
from verteller.chat.state import state_of
from verteller.chat.voice_lines import say as words_for
from verteller.hosting import clock, pausing, playing
from verteller.hosting.models import Player
from verteller.rules.facts import Seat
from verteller.telling.cast import Language

pytestmark = pytest.mark.django_db

EIGHT = ("werewolf", "werewolf", "seer", *["villager"] * 5)
SOON = timedelta(seconds=2)


@pytest.fixture
def table() -> LiveGame:
    """Return an evening on which two have the same number of votes: Dora speaks, then Emil."""
    live = live_game("tabula", roles=EIGHT, pace={"every": 30})
    until(live, "nominate")
    for _ in NAMES:
        (turn,) = [int(each["seat"]) for each in _seats(live) if each["turn"]]
        voter = Player.objects.get(game_id=live.game_id, name=NAMES[turn])
        target = Seat(3 if turn % 2 else 4) if turn not in {3, 4} else Seat(7 - turn)
        choice = (("target", target),)
        playing.answer(record_of(live), voter, "vote", choice, _opened(live))
    until(live, "defence", _opened(live))
    return live


def _opened(live: LiveGame) -> datetime:
    at = record_of(live).opened_at
    assert at is not None
    return at


def _seats(live: LiveGame) -> list[dict[str, Any]]:
    with clock.told_by(lambda: _opened(live)):
        seats: list[dict[str, Any]] = state_of(reader(live))["seats"]
        return seats


def _speaker(live: LiveGame) -> str:
    return "".join(str(each["name"]) for each in _seats(live) if each["floor"])


def _since(live: LiveGame, name: str) -> int:
    """Return how the page of a player counts the phase that is open."""
    with clock.told_by(lambda: _opened(live)):
        return int(state_of(reader(live, name))["phase"]["sequence"])


def test_who_has_finished_gives_the_floor_to_the_next_with_his_whole_time(table: LiveGame) -> None:
    """Rules: TAB-NOM-06, TAB-SYS-27, TAB-AMB-29."""
    first = _speaker(table)
    at = _opened(table) + SOON

    assert finish(reader(table, first), _since(table, first), at).is_taken

    second = _speaker(table)
    assert {first, second} == {"Dora", "Emil"}
    assert record_of(table).opened_at == at
    assert record_of(table).due_at == at + timedelta(seconds=30)


def test_nobody_ends_the_speech_of_another(table: LiveGame) -> None:
    """Neither a player nor the next speaker can. Rules: TAB-NOM-06, TAB-SYS-27."""
    first, at = _speaker(table), _opened(table) + SOON

    for name in NAMES:
        if name != first:
            refused = finish(reader(table, name), _since(table, name), at)
            assert (refused.code, refused.words) == (NOT_HIS, "You do not have the floor now.")

    assert _speaker(table) == first


def test_the_same_word_twice_ends_one_speech(table: LiveGame) -> None:
    """Rules: TAB-NOM-06, TAB-SYS-27."""
    first, at = _speaker(table), _opened(table) + SOON
    since = _since(table, first)

    assert finish(reader(table, first), since, at).is_taken
    assert finish(reader(table, first), since, at).code == NOT_HIS

    assert _speaker(table) not in {"", first}


def test_outside_the_speeches_there_is_nothing_to_end(table: LiveGame) -> None:
    """Rules: TAB-NOM-06."""
    first = _speaker(table)
    at = until(table, "ballot", _opened(table))
    assert _speaker(table) == ""

    assert finish(reader(table, first), _since(table, first), at).code == NOT_HIS


@pytest.mark.parametrize("words", ["done", "That's all.", "I have said everything!"])
def test_it_can_be_said_in_his_line_as_well(table: LiveGame, words: str) -> None:
    """Whoever plays on Matrix has no button. Rules: TAB-NOM-06, TAB-SYS-27."""
    first = _speaker(table)

    assert _writes(table, first, words) == []

    assert _speaker(table) not in {"", first}


def test_a_speaker_who_writes_anything_else_is_told_how_to_end(table: LiveGame) -> None:
    """Rules: TAB-NOM-06."""
    first = _speaker(table)
    other = next(name for name in NAMES if name != first)

    (told,) = _writes(table, first, "I am not done yet, it was Ben")
    assert "write “done” here" in told
    (told,) = _writes(table, other, "done")
    assert told == "I am not asking you anything just now. What you say stays between us."

    assert _speaker(table) == first


@pytest.mark.parametrize("language", ["de", "en", "it", "nl"])
def test_the_words_that_are_offered_are_among_those_that_end_a_speech(language: Language) -> None:
    """Rules: TAB-SYS-27."""
    offered = re.findall("[„“‘«](.+?)[“”’»]", words_for(language, "calls-floor-how"))

    assert len(offered) == 1
    assert has_finished(f"{offered[0].capitalize()}.", [language])


def _writes(live: LiveGame, name: str, text: str) -> list[str]:
    """Let somebody write to the narrator; return what he hears back."""
    him = reader(live, name)
    line = f"{LINE}:{him.seat}"
    with clock.told_by(lambda: _opened(live) + SOON):
        number = say(him, line, text).number
    posts = Post.objects.filter(live=live, room=line, number__gt=number, kind=PostKind.CUE)
    return heard(live, name, list(posts.order_by("number")))


def test_a_game_that_is_paused_goes_on_for_nobody(table: LiveGame) -> None:
    """Rules: TAB-SYS-38."""
    first, at = _speaker(table), _opened(table) + SOON
    pausing.pause(record_of(table), at)

    refused = finish(reader(table, first), _since(table, first), at)

    assert refused.code == "game_paused"
    assert refused.words
