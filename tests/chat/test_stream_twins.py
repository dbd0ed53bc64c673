"""Streams of two games that differ only in secrets: every byte is the same, and comes as soon."""

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta

import pytest

from tests.chat.evening import (
    CUPID,
    HOUND,
    HUNTER,
    LAST,
    PLAIN,
    ROLES,
    SEER,
    URWOLF,
    WOLF,
    Evening,
    evening,
)
from verteller.chat import feeds
from verteller.chat.access import rooms_for
from verteller.chat.hub import Listener
from verteller.chat.saying import NotSaid
from verteller.hosting import clock, seeds
from verteller.rules.errors import AnswerError

pytestmark = pytest.mark.django_db

Step = tuple[str, Callable[[Evening], None]]


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all games one seed, and let people talk as much as they like."""
    monkeypatch.setattr(seeds, "new_seed", lambda: "5" * 64)


class Ear:
    """What one reader is sent, step by step, without the posts' keys."""

    def __init__(self, dorf: Evening, name: str | None) -> None:
        reader = dorf.reader(name)
        person = reader.player.person_id if reader.player else dorf.live.host_id
        self._loop = asyncio.new_event_loop()
        self._listener = Listener(reader, person, "", 0, self._loop)
        self._game = dorf.live.game_id

    def hear(self) -> list[str]:
        """Return what has come since."""
        found = feeds.fetch(self._game, [self._listener])
        assert not found.gone
        return [_without_keys(line) for line in found.lines[self._listener]]

    def close(self) -> None:
        """Hear no more."""
        self._loop.close()


def _without_keys(line: str) -> str:
    return re.sub(r'(^id: |"key":"(?=[\w-]{22}")|"game":")[\w -]+', r"\1", line)


def heard(
    roles: list[str], name: str | None, secrets: dict[str, Callable[[Evening], None]]
) -> list[list[str]]:
    """Play two rounds, doing *secrets* in the phases they are for; return what *name* was sent."""
    dorf = evening(roles, name=f"Dorf {len(secrets)}{roles[0]}")
    found, is_first = [], True
    with clock.told_by(lambda: dorf.now):
        ear = Ear(dorf, name)
        for _ in range(24):
            if dorf.phase() in secrets:
                secrets[dorf.phase()](dorf)
            found.append(ear.hear())
            if dorf.phase() == "accuse":
                dorf.says(CUPID, "square", "I know nothing")
                dorf.chooses(CUPID, "accuse", PLAIN if is_first else WOLF)
            if dorf.phase() == "ballot" and is_first:
                is_first = False
                dorf.chooses(CUPID, "thumbs", PLAIN)
            dorf.now += timedelta(seconds=30)
            dorf.close()
            found.append(ear.hear())
        ear.close()
    return found


def nothing(dorf: Evening) -> None:
    """Let nobody do anything."""


def hunt(*wolves: str, victim: str) -> Callable[[Evening], None]:
    """Let wolves talk in their den, and choose."""

    def act(dorf: Evening) -> None:
        for wolf in wolves:
            try:
                dorf.says(wolf, "den", f"Not {victim} again")
                dorf.says(wolf, dorf.line(wolf), "I am a wolf")
                dorf.chooses(wolf, "pack", victim)
            except (AnswerError, NotSaid):
                continue

    return act


SWAPPED = ["seer", "wolfhound", "werewolf", "cupid", "hunter", "primal_werewolf", *ROLES[6:]]
"""Others are what they are; the seventh and the eighth are villagers in both."""


@pytest.mark.parametrize("name", [LAST, None])
def test_who_is_what_and_who_does_what_shows_in_nobody_elses_stream(name: str | None) -> None:
    """
    In one game the pack talks, hunts in vain and turns its coat; in the other all is silent.

    The one who is executed is a villager here and there; the same name, the same words.

    Rules: DUE-SYS-14, DUE-SYS-15, DUE-SYS-39, TAB-SYS-10, TAB-SYS-11, TAB-SYS-35.
    """
    busy = heard(
        ROLES,
        name,
        {
            "cupid": lambda dorf: dorf.chooses(CUPID, "cupid", SEER, HUNTER),
            "wolfhound": lambda dorf: dorf.chooses(HOUND, "side", "wolf"),
            "wolves": hunt(WOLF, URWOLF, HOUND, victim=SEER),
            "convert": lambda dorf: dorf.chooses(
                URWOLF, "convert", "yes" if dorf.record.sequence < 8 else "no"
            ),
        },
    )
    silent = heard(SWAPPED, name, {"wolves": nothing})
    assert busy == silent
    assert sum(map(len, busy)) > 30


@pytest.mark.parametrize("name", [LAST, WOLF])
def test_what_the_dead_was_shows_in_no_stream_of_the_living(name: str) -> None:
    """Who is out by the village's vote had a power or none. Rules: DUE-SYS-14, TAB-SYS-10."""
    plain = heard(ROLES, name, {"wolves": nothing})
    # The villager who leaves is the seer here, and cupid remains cupid.
    changed = list(ROLES)
    changed[2], changed[6] = changed[6], changed[2]
    seer = heard(changed, name, {"seer": nothing, "wolves": nothing})
    assert plain == seer


def test_an_answer_moves_nobody_elses_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a post nor a word that the page is out of date comes to anybody but its giver."""
    dorf = evening()
    ears = {name: Ear(dorf, name) for name in (CUPID, WOLF, LAST, None)}
    for ear in ears.values():
        ear.hear()
    dorf.chooses(CUPID, "cupid", SEER, HUNTER)
    assert {name: bool(ear.hear()) for name, ear in ears.items()} == {
        CUPID: True,
        WOLF: False,
        LAST: False,
        None: False,
    }
    for ear in ears.values():
        ear.close()
    assert rooms_for(dorf.reader(LAST), dorf.record)
