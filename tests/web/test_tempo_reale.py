"""A game of tempo reale on the pages for everybody: by night and day, in its own words."""

import random
import re

import pytest
from django.test import Client

from tests.mail import test_tempo_reale as post
from tests.mail.village import Village
from verteller.hosting import games

pytestmark = pytest.mark.django_db

village = post.village


def test_a_game_is_told_by_night_and_day_with_the_exiled_apart(
    client: Client, village: Village
) -> None:
    """Rules: LTR-SYS-09, LTR-SYS-11, LTR-SYS-37, LTR-SYS-38."""
    post.play(village, random.Random(1))
    response = client.get("/games/WW5/", headers={"Accept-Language": "en"})
    text = re.sub(r"\s+", " ", response.content.decode())

    for heading in ("Day 1", "Night 2", "Day 2", "Night 3"):
        assert f"<h3>{heading}</h3>" in text
    assert "Day 1 breaks." in text
    assert "The narrator reports" not in text
    with games.opened(village.game) as game:
        exiled = [game.state.names[seat] for seat in game.state.exiled]
    living = text.split(">Dead</p>")[0].split('<ul class="living">')[-1]
    assert exiled
    assert not [name for name in exiled if f">{name}<" in living]


def test_the_dead_are_shown_without_their_roles_until_the_end(
    client: Client, village: Village
) -> None:
    """Rules: LTR-SYS-20, LTR-DEATH-05."""
    luck = random.Random(1)
    while "Dead</p>" not in (text := client.get("/games/WW5/").content.decode()):
        post.play_round(village, luck)
    assert "role unknown" in text
