"""A game of Lupus 3.0 on the pages: the reports of its mails in sections, votes as tables."""

import re

import pytest
from django.test import Client

from tests.mail.test_lupus3_reports import (
    POWER,
    choose,
    dealt,
    headings,
    letters,
    names,
    reports,
)
from tests.mail.village import Village
from tests.web.conftest import Church
from tests.web.play import forms, offers, page, playing_as
from tests.web.test_public_turns import rows
from verteller.web import known, pieces, strangers

pytestmark = pytest.mark.django_db

ITALIAN = {"Accept-Language": "it"}


@pytest.fixture
def village(church: Church) -> Village:
    """A village at dawn 2: one has died, one was elected, the niece was saved."""
    for module in (known, pieces, strangers):
        module.forget()
    village = dealt("wolf", "young_vampire", "seer", "mubarak_niece", "farmer", "farmer")
    choose(village, village.holders("farmer")[0], "suicide")
    choose(village, village.holder("seer"), "power", village.holder("wolf"))
    village.close()
    for name in village.others():
        choose(village, name, "vote", village.holder("mubarak_niece"))
        choose(village, name, "elect", village.holder("wolf"))
    village.close()
    church.follow(village)
    return village


def titles(text: str, level: str) -> list[str]:
    """Return the headings of a level."""
    return re.findall(rf"<{level}>([^<]*)</{level}>", text)


def test_a_turn_s_page_has_the_sections_of_the_report(client: Client, village: Village) -> None:
    """In its order, and its ballots as tables. Rules: LU3-SYS-16, LU3-SYS-18, LU3-VOTE-02."""
    dawn = client.get("/games/WW5/turns/2/", headers=ITALIAN).content.decode()
    dusk = client.get("/games/WW5/turns/3/", headers=ITALIAN).content.decode()
    one = village.others()[0]

    morning, evening = reports(one)[1:3]
    assert titles(dawn, "h3") == ["Morti"] == headings(morning)[:1]
    assert titles(dusk, "h3") == headings(evening)
    niece = village.holder("mubarak_niece")
    totals, elected = rows(dusk, "totals")
    assert totals == [(niece, "5")]
    assert elected == [(village.holder("wolf"), "5")]
    assert all(choice == niece for _, choice in rows(dusk, "votes")[0])


def test_nobody_reads_on_the_public_pages_what_only_one_was_told(
    client: Client, village: Village
) -> None:
    """Rules: LU3-SYS-20, LU3-SYS-21."""
    for place in range(4):
        text = client.get(f"/games/WW5/turns/{place}/", headers=ITALIAN).content.decode()
        for secret in (POWER, "La tua morte", "L’aura di", "La tua elezione"):
            assert secret not in text


def test_a_player_s_own_page_has_his_sections_and_letters(village: Village) -> None:
    """Rules: LU3-SYS-16, LU3-SYS-17, LU3-SYS-19."""
    seer, wolf = village.holder("seer"), village.holder("wolf")
    dead = village.holders("farmer")[0]

    def told(name: str, turn: int) -> list[str]:
        return titles(page(playing_as(village, name), f"WW5/told/{turn}/", "it"), "h3")

    assert told(seer, 2) == ["Morti", POWER]
    assert told(dead, 2)[-1] == "La tua morte" == headings(letters(dead)[0])[0]
    assert told(wolf, 3)[-1] == "La tua elezione" == headings(letters(wolf)[0])[0]
    for name in set(names(village)) - {wolf}:
        assert "La tua elezione" not in told(name, 3)


def test_everything_can_be_taken_home_section_by_section(village: Village) -> None:
    """Rules: LU3-SYS-16."""
    client = playing_as(village, village.holder("seer"))
    text = client.get("/play/WW5/told/text/", headers=ITALIAN).content.decode()

    assert "Morti\n-----\n" in text
    assert (
        text.index("Morti\n")
        < text.index("Esito del tuo potere\n")
        < text.index("Esito della votazione\n")
    )


def test_the_dead_mark_whom_their_ritual_is_for_and_the_living_whether_they_live_on(
    village: Village,
) -> None:
    """Rules: LU3-RITUAL-04, LU3-SUICIDE-02."""
    dead = page(playing_as(village, village.holders("farmer")[0]))
    living = page(playing_as(village, village.holders("farmer")[1]))

    assert 'name="question" value="ritual"' in dead
    assert 'name="question" value="suicide"' not in dead
    (form,) = [each for each in forms(living) if 'name="question" value="suicide"' in each]
    assert offers(form, "part-target") == {"Yes": "word-yes", "No": "blank"}
    assert 'name="question" value="ritual"' not in living
