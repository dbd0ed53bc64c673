"""A game of tempo reale on the pages for everybody: by night and day, in its own words."""

import random
import re

import pytest
from django.test import Client

from tests.mail import test_tempo_reale as post
from tests.mail.village import Village
from tests.web.conftest import Church
from tests.web.play import filled, offers, page, playing_as
from verteller.hosting import games

pytestmark = pytest.mark.django_db

village = post.village


def test_a_game_is_told_by_night_and_day_with_the_exiled_apart(
    client: Client, village: Village
) -> None:
    """Rules: LTR-SYS-09, LTR-SYS-11, LTR-SYS-37, LTR-SYS-38."""
    post.play(village, random.Random(1))
    headings = []
    for number in range(100):
        path = f"/games/WW5/turns/{number}/"
        response = client.get(path, headers={"Accept-Language": "en"})
        if response.status_code == 404:
            break
        text = re.sub(r"\s+", " ", response.content.decode())
        headings += re.findall(r'<h2 id="chapter-title">([^<]*)</h2>', text)
        assert "The narrator reports" not in text
    assert headings[1:6] == ["Night 1", "Day 1", "Night 2", "Day 2", "Night 3"]
    response = client.get("/games/WW5/", headers={"Accept-Language": "en"})
    text = re.sub(r"\s+", " ", response.content.decode())
    with games.opened(village.game) as game:
        exiled = [game.state.names[seat] for seat in game.state.exiled]
    living = text.split('<ul class="living">')[-1].split("</ul>")[0]
    banished = text.split('<ul class="dead exiled">')[-1].split("</ul>")[0]
    assert exiled
    assert not [name for name in exiled if f">{name}<" in living]
    assert all(f">{name}<" in banished for name in exiled)


def test_the_dead_are_shown_without_their_roles_until_the_end(
    client: Client, village: Village
) -> None:
    """Rules: LTR-SYS-20, LTR-DEATH-05."""
    luck = random.Random(1)
    while "Dead</p>" not in (text := client.get("/games/WW5/").content.decode()):
        post.play_round(village, luck)
    assert "role unknown" in text


def test_powers_and_votes_are_all_chosen_on_the_players_own_page(
    village: Village, church: Church
) -> None:
    """Rules: LTR-COMM-02, LTR-SYS-06, LTR-SYS-13."""
    seer, *others = village.holder("seer"), *village.others(village.holder("seer"))
    church.follow(village)
    client = playing_as(village, seer)

    night = page(client)
    sent = filled(night, "power", target=others[0])
    assert client.post("/play/WW5/", sent).status_code == 302
    assert village.choice(seer, "power") == [others[0]]
    assert seer not in offers(night, "part-target")

    village.close()
    church.follow(village)
    day = page(client)
    for question in ("vote", "elect", "successor"):
        if f'name="question" value="{question}"' in day:
            name = next(each for each in village.others(seer) if each in day)
            client.post("/play/WW5/", filled(day, question, target=name))
            assert village.choice(seer, question) == [name]
    assert village.choice(seer, "vote") is not None
    assert 'value="power"' not in day
