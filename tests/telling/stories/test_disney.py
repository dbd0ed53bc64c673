"""Scenario TS-13 of the ledger: a small theme in front of the default one."""

from pathlib import Path

import pytest

from tests.telling.stories.written import ANN, BOB, CAS, CAST, DEE, EVA, FAY, shelve, tell
from verteller.rules.facts import EVERYONE, Asked, Died, Fact, Fellows, RoleTold, Seat
from verteller.rules.wakkerdam.facts import DayBroke
from verteller.telling.cast import Reader
from verteller.telling.stories import Introduction, StoryError
from verteller.telling.teller import Teller


@pytest.fixture
def themes(tmp_path: Path) -> Path:
    """Disney with two stories, and a default with two for one victim."""
    disney = {"theme": "disney", "author": "Walt"}
    shelve(tmp_path, "quiet", "De vogels zingen.", b=0, **disney)
    shelve(
        tmp_path,
        "wolves",
        "{{ a[0] }} en {{ a[1] }} huilen.",
        key="werewolf",
        moment="woken",
        a="2+",
        **disney,
    )
    gone = "{{ b[0] }} is weg. {{ b[0] | woord('Hij', 'Zij', 'Die') }} sliep nog."
    shelve(tmp_path, "one-a", gone, b=1, author="Anna")
    shelve(tmp_path, "one-b", "Wie mist er? {{ b[0] }}.", b=1, author="Bert")
    shelve(tmp_path, "deal", "Je hebt een geheim.", key="deal", moment="any", author="Anna")
    return tmp_path


def morning(*dead: Seat) -> list[Fact]:
    return [
        DayBroke(to=EVERYONE, number=1, deaths=len(dead)),
        *(Died(to=EVERYONE, player=seat) for seat in dead),
    ]


def disney(facts: list[Fact], themes: Path, label: str = "mail 1") -> Introduction:
    return tell(facts, themes, theme="disney", label=label)


def test_a_morning_without_victims_is_told_by_disney(themes: Path) -> None:
    """Rules: WAK-SYS-43, WAK-STORY-01, WAK-STORY-04."""
    told = disney(morning(), themes)

    assert (told.text, told.authors) == ("De vogels zingen.", ("Walt",))


def test_a_morning_with_a_victim_is_told_by_a_random_default_story(themes: Path) -> None:
    """Rules: WAK-SYS-43, WAK-SYS-44, WAK-STORY-02, WAK-STORY-03."""
    told = {disney(morning(BOB), themes, f"mail {mail}") for mail in range(20)}

    assert {(each.text, each.authors) for each in told} == {
        ("Bob is weg. Hij sliep nog.", ("Anna",)),
        ("Wie mist er? Bob.", ("Bert",)),
    }


def test_gender_words_follow_the_player(themes: Path) -> None:
    """Rules: WAK-STORY-02, WAK-STORY-03."""
    told = {disney(morning(CAS), themes, f"mail {mail}").text for mail in range(20)}
    assert "Cas is weg. Die sliep nog." in told

    told = {disney(morning(ANN), themes, f"mail {mail}").text for mail in range(20)}
    assert "Ann is weg. Zij sliep nog." in told


def test_three_wolves_are_woken_by_disney_s_story_with_two_random_names(themes: Path) -> None:
    """Rules: WAK-STORY-03, WAK-STORY-04, WAK-STORY-06."""
    pack = (DEE, EVA, FAY)
    facts: list[Fact] = [
        Fellows(to=pack, group="pack", players=pack),
        Asked(to=pack, question="pack", parts=()),
    ]

    told = {disney(facts, themes, f"mail {mail}").text for mail in range(60)}

    names = ("Dee", "Eva", "Fay")
    assert told == {f"{x} en {y} huilen." for x in names for y in names if x != y}


def test_a_role_deal_falls_back_from_role_to_any_to_default(themes: Path) -> None:
    """Rules: WAK-STORY-05."""
    deal: list[Fact] = [RoleTold(to=(FAY,), role="seer", faction="villagers")]
    assert disney(deal, themes).text == "Je hebt een geheim."

    shelve(themes, "deal", "Een toverspreuk.", theme="disney", key="deal", moment="any")
    assert disney(deal, themes).text == "Een toverspreuk."

    shelve(themes, "seer", "Spiegeltje, spiegeltje.", theme="disney", key="deal", moment="seer")
    assert disney(deal, themes).text == "Spiegeltje, spiegeltje."


def test_without_the_last_default_story_administrators_can_be_told(themes: Path) -> None:
    """Rules: WAK-SYS-43."""
    for name in ("one-a", "one-b"):
        (themes / "default" / "nl" / f"{name}.md").unlink()

    with pytest.raises(StoryError) as missing:
        disney(morning(BOB), themes)

    assert missing.value.code == "no_story"
    assert missing.value.parameters["b"] == 1


def test_the_plain_summary_states_everything_in_all_cases() -> None:
    """Rules: WAK-STORY-07, WAK-STORY-08."""
    teller = Teller(CAST, Reader(FAY, "nl"))

    for dead in ((), (BOB,), (BOB, DEE)):
        plain = " ".join(str(each) for each in teller.facts(morning(*dead)))
        assert all(CAST.name(seat) in plain for seat in dead)
