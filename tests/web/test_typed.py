"""What no keyboard types does no harm, on any database."""

import pytest

from tests.mail.village import running_village
from tests.web.conftest import Church
from tests.web.play import playing_as

pytestmark = pytest.mark.django_db


def test_a_character_no_database_keeps_is_taken_out_of_what_is_typed(church: Church) -> None:
    village = running_village("werewolf", "seer", "villager")
    church.follow(village)
    client = playing_as(village, "Anna")

    assert client.get("/games/WW5%00/").status_code == 200
    assert client.get("/games/WW5/", {"turn": "1\x00"}).status_code == 200
    answer = client.post("/play/WW5/questions/", {"text": "Wie\x00 wint?"})
    assert answer.status_code in {302, 303}
    assert [asked.text for asked in village.game.asked.all()] == ["Wie wint?"]
