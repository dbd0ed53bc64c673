"""The page of a room as it comes from the server: for whom, in which language, with what in it."""

import json
import re
from typing import Any

import pytest
from django.test import Client
from django.utils import translation

from tests.chat.village import ENGLISH, START, live_game, lobby, person, player
from tests.web.desk import signed_in_as
from verteller.chat.cues import captions
from verteller.chat.models import LiveGame, PostKind
from verteller.chat.timeline import Draft, add_all
from verteller.hosting.guests import new_guest
from verteller.telling.pages import LOCALES

pytestmark = pytest.mark.django_db

ROOM = "/rooms/Abend/"
ROLES = "werewolf werewolf seer witch cupid wolfhound bear_tamer villager".split()


def first(live: LiveGame, name: str) -> dict[str, Any]:
    """Return what somebody's page begins with."""
    page = signed_in_as(person(live, name)).get(ROOM).content.decode()
    found = re.search(r'<script id="first" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def test_a_stranger_signs_in_and_who_has_no_part_in_a_game_finds_nothing() -> None:
    live_game(roles=ROLES)
    assert Client().get(ROOM).headers["Location"] == "/sign-in/?next=%2Frooms%2FAbend%2F"
    guest = signed_in_as(new_guest(ENGLISH, START).person)
    assert guest.get(ROOM).status_code == 404
    assert guest.post(f"{ROOM}tongue/", {"language": "de"}).status_code == 404


def test_before_the_deal_one_waits_in_the_lobby() -> None:
    client = signed_in_as(person(lobby(), "Ben"))
    assert client.get(ROOM).headers["Location"] == "/rooms/Abend/lobby/"


def test_one_is_told_everything_in_the_language_one_chooses() -> None:
    """Also what was told before; a language that nobody speaks changes nothing."""
    live = live_game(roles=ROLES)
    client = signed_in_as(person(live, "Emil"))
    assert 'lang="en"' in client.get(ROOM).content.decode()
    client.post(f"{ROOM}tongue/", {"language": "de"})
    client.post(f"{ROOM}tongue/", {"language": "fr"})
    page = client.get(ROOM).content.decode()
    assert 'lang="de"' in page
    assert first(live, "Emil")["state"]["me"]["role_name"] == "Amor"
    assert player(live, "Ada").language == "en"


def test_the_page_begins_with_nobody_else_s_secrets() -> None:
    """
    Of the roles a citizen's page has his own, and what everybody may know.

    Rules: DUE-SYS-39, DUE-SYS-45.
    """
    live = live_game(roles=ROLES)
    begun = first(live, "Hana")
    assert begun["state"]["me"]["role"] == "villager"
    assert {post["room"] for post in begun["posts"]} <= {"square", "line:7"}
    assert {seat["role"] for seat in begun["state"]["seats"]} == {""}
    assert begun["last"] == begun["posts"][-1]["key"]


def test_the_page_begins_with_the_last_posts_of_every_room() -> None:
    """However much is said in one of them meanwhile; the page knows where there is more."""
    live = live_game(roles=ROLES)
    talk = [Draft("den", PostKind.TALK, 99, 99, player(live, "Ada"), f"{n}") for n in range(9)]
    square = [
        Draft("square", PostKind.TALK, 99, 99, player(live, "Ben"), f"{n}") for n in range(99)
    ]
    add_all(live, talk + square, at=START)
    begun = first(live, "Ada")
    said = [(post["room"], post["text"]) for post in begun["posts"] if post["kind"] == "talk"]
    assert [text for room, text in said if room == "den"] == [f"{n}" for n in range(9)]
    assert [text for room, text in said if room == "square"] == [f"{n}" for n in range(39, 99)]
    assert "line:0" in {post["room"] for post in begun["posts"]}
    assert begun["more"] == ["square"]
    assert begun["last"] == begun["posts"][-1]["key"]


def test_what_the_page_says_by_itself_it_says_in_every_language() -> None:
    """With the same gaps to fill in."""
    said = {}
    for language in LOCALES:
        with translation.override(language):
            said[language] = captions()
    gaps = {
        language: {key: sorted(re.findall(r"\{(\w+)\}", text)) for key, text in words.items()}
        for language, words in said.items()
    }
    assert all(found == gaps["en"] for found in gaps.values())
    assert all(text for words in said.values() for text in words.values())
    assert len({words["closed-night"] for words in said.values()}) == len(LOCALES)
