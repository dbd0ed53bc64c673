"""A mail as a story: assembled, shuffled, credited, and only out of what its reader heard."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.telling.stories.written import ANN, BOB, CAS, CAST, DEE, EVA, FAY, shelve, tell
from verteller.rules.chance import Chance
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Died,
    DiedOf,
    Fact,
    Fellows,
    LearnedRole,
    MissedRound,
    PhaseOpened,
    RoleShown,
    RoleTold,
    Votes,
)
from verteller.rules.wakkerdam.facts import DayBroke
from verteller.telling.cast import Cast, Reader
from verteller.telling.stories import Introduction, Narration, StoryError
from verteller.telling.teller import Teller

DAWN = DayBroke(to=EVERYONE, number=2, deaths=1)
ANN_IS_DEAD = Died(to=EVERYONE, player=ANN)
ANN_WAS_A_WITCH = RoleShown(to=EVERYONE, player=ANN, role="witch")
PYRE = PhaseOpened(to=EVERYONE, phase="pyre", number=2, sequence=9)
MORNING: list[Fact] = [DAWN, ANN_IS_DEAD, ANN_WAS_A_WITCH, PYRE]


def test_a_mail_is_assembled_from_its_parts_in_order(tmp_path: Path) -> None:
    """Rules: WAK-STORY-07."""
    shelve(tmp_path, "intro", "Het hout ligt klaar.", key="pyre", moment="intro")
    shelve(tmp_path, "morning", "Ze vinden {{ b[0] }}.", b=1)

    told = tell(MORNING, tmp_path)

    assert told.text == "Ze vinden Ann.\n\nHet hout ligt klaar."
    assert told.html == "<p>Ze vinden Ann.</p>\n<p>Het hout ligt klaar.</p>"


def test_a_story_is_filled_with_names_roles_genders_day_and_deadline(tmp_path: Path) -> None:
    """Rules: WAK-STORY-02, WAK-STORY-03, WAK-SYS-41."""
    text = (
        "{{ b[0] }} was {{ b[0] | rol }}, {{ b[0] | woord('een man', 'een vrouw', 'een mens') }}."
        " {{ a | aantal }} leven nog. Dag {{ dag }}. Tot {{ deadline }}."
    )
    shelve(tmp_path, "morning", text, b=1)

    told = Narration((tmp_path,)).introduce(
        MORNING[:3],
        CAST,
        Reader(FAY, "nl", "Europe/Amsterdam"),
        before=[],
        theme="default",
        chance=Chance("seed"),
        label="mail 1",
        deadline=datetime(2026, 3, 3, 19, tzinfo=UTC),
    )

    assert told.text.startswith("Ann was een heks, een vrouw. 5 leven nog. Dag 2. Tot dinsdag 3 ")
    assert "20:00" in told.text


def test_gender_words_follow_each_player(tmp_path: Path) -> None:
    """Rules: WAK-STORY-02, WAK-STORY-03."""
    shelve(tmp_path, "one", "{{ b[0] }}, {{ b[0] | woord('bakker', 'bakster', 'bakt') }}", b=1)

    told = [tell([DAWN, Died(to=EVERYONE, player=seat)], tmp_path).text for seat in (ANN, BOB, CAS)]

    assert told == ["Ann, bakster", "Bob, bakker", "Cas, bakt"]


def test_authors_are_credited_once_each(tmp_path: Path) -> None:
    """Rules: WAK-SYS-44."""
    shelve(tmp_path, "morning", "Een nacht.", author="An")
    shelve(tmp_path, "intro", "Hout.", author="Bo", key="pyre", moment="intro")
    shelve(tmp_path, "night", "Nacht.", author="An", key="general", moment="night")

    assert tell(MORNING, tmp_path).authors == ("An", "Bo")


def test_the_order_within_a_group_of_equals_says_nothing(tmp_path: Path) -> None:
    """Rules: WAK-STORY-06."""
    shelve(tmp_path, "more", "{{ b[0] }} {{ b[1] }} / {{ a[0] }}", a="1+", b=2)
    facts = [DAWN, ANN_IS_DEAD, Died(to=EVERYONE, player=BOB)]

    told = {tell(facts, tmp_path, seed=str(seed)).text for seed in range(60)}

    assert told == {
        f"{b} / {a}" for b in ("Ann Bob", "Bob Ann") for a in ("Cas", "Dee", "Eva", "Fay")
    }


def test_a_replay_tells_the_same_story_and_another_mail_another(tmp_path: Path) -> None:
    """Rules: WAK-SYS-44, WAK-STORY-06."""
    for number in range(5):
        shelve(tmp_path, str(number), f"{number} {{{{ a | namen }}}}")

    once = [tell([DAWN], tmp_path, label=f"mail {mail}").text for mail in range(8)]
    again = [tell([DAWN], tmp_path, label=f"mail {mail}").text for mail in range(8)]

    assert once == again
    assert len(set(once)) > 3


def test_all_readers_of_a_public_mail_read_the_same_story() -> None:
    """Rules: WAK-SYS-51, WAK-STORY-07."""
    secrets: list[Fact] = [
        RoleTold(to=(FAY,), role="seer", faction="villagers"),
        LearnedRole(to=(FAY,), about=ANN, role="witch"),
        Fellows(to=(BOB, CAS), group="pack", players=(BOB, CAS)),
    ]

    told = {
        tell(MORNING, seat=seat, language="nl", before=secrets)
        for seat in (None, ANN, BOB, CAS, DEE, EVA, FAY)
    }

    assert len(told) == 1


def test_facts_that_the_reader_does_not_hear_change_nothing() -> None:
    """Rules: WAK-SYS-51."""
    unheard: list[Fact] = [
        DiedOf(to=NARRATOR, player=ANN, cause="wolves"),
        Died(to=(BOB,), player=CAS),
        RoleTold(to=(BOB,), role="werewolf", faction="wolves"),
        Asked(to=(BOB,), question="pack", parts=()),
        DayBroke(to=NARRATOR, number=9, deaths=3),
    ]

    assert tell([*MORNING, *unheard], before=unheard) == tell(MORNING)
    assert not tell(unheard)


def test_a_role_nobody_has_shown_is_never_named(tmp_path: Path) -> None:
    """Rules: WAK-STORY-02, WAK-SYS-51."""
    shelve(tmp_path, "naming", "{{ b[0] }} was {{ b[0] | rol }}.", b=1)
    shelve(tmp_path, "silent", "{{ b[0] }} is dood.", b="1+")
    knows = LearnedRole(to=(FAY,), about=ANN, role="witch")

    hidden = tell([DAWN, ANN_IS_DEAD], tmp_path, before=[knows])
    shown = tell([DAWN, ANN_IS_DEAD, ANN_WAS_A_WITCH], tmp_path)

    assert (hidden.text, shown.text) == ("Ann is dood.", "Ann was een heks.")


def test_each_reader_is_told_in_his_language() -> None:
    """Rules: WAK-STORY-01, WAK-SYS-41."""
    role = RoleTold(to=(FAY,), role="healer", faction="villagers")

    assert "kruiden" in tell([role], language="nl").text
    assert "herbs" in tell([role], language="en").text


def test_whose_language_has_no_stories_reads_the_facts_alone() -> None:
    """No mail goes out half in one language and half in another. Rules: WAK-SYS-41."""
    assert not tell(MORNING, language="it")
    assert not tell(MORNING, language="de")


def test_a_theme_that_nobody_knows_is_told_as_default() -> None:
    """Rules: WAK-STORY-01, WAK-SYS-43."""
    assert tell(MORNING, theme="atlantis") == tell(MORNING)


def test_a_private_and_a_public_part_may_stand_in_one_mail() -> None:
    """Rules: WAK-STORY-07."""
    both = tell([*MORNING, RoleTold(to=(FAY,), role="healer", faction="villagers")])

    assert both.text.startswith(tell(MORNING).text)
    assert len(both.text.split("\n\n")) == 3


def test_without_a_story_that_fits_the_host_is_told_what_is_missing(tmp_path: Path) -> None:
    """Rules: WAK-SYS-43."""
    shelve(tmp_path, "quiet", "Niemand.", b=0)

    with pytest.raises(StoryError) as missing:
        tell(MORNING, tmp_path, theme="disney")

    assert missing.value.code == "no_story"
    assert missing.value.parameters["theme"] == "disney"
    assert missing.value.parameters["moment"] == "morning"


def test_a_story_that_comes_out_endless_is_an_error_of_that_mail_alone(tmp_path: Path) -> None:
    """Rules: WAK-SYS-41."""
    shelve(tmp_path, "endless", "{% for x in a %}" + "Nog een keer. " * 250 + "{% endfor %}")
    village = Cast(tuple(f"Speler {number}" for number in range(100)))

    with pytest.raises(StoryError, match="too_long"):
        tell([DAWN], tmp_path, cast=village)


def test_the_plain_facts_are_complete_without_any_story(tmp_path: Path) -> None:
    """Rules: WAK-STORY-08."""
    told = " ".join(str(each) for each in Teller(CAST, Reader(FAY, "nl")).facts(MORNING))

    assert "Ann" in told
    assert "heks" in told
    with pytest.raises(StoryError):
        tell(MORNING, tmp_path)


def test_a_mail_without_moments_has_no_introduction() -> None:
    """Rules: WAK-STORY-08."""
    nothing = tell(
        [
            Votes(to=EVERYONE, ballot="pyre", votes=()),
            MissedRound(to=(FAY,), player=FAY, in_a_row=1),
        ]
    )

    assert nothing == Introduction("", "")
    assert not nothing


@pytest.mark.parametrize("name", ["<b>Ann</b>", "**Ann**", "[x](http://x.example)", "{{ a }}"])
def test_a_player_s_name_is_shown_as_he_wrote_it_and_escaped(name: str) -> None:
    """Rules: WAK-SYS-49."""
    cast = Cast((name, *CAST.names[1:]), CAST.genders)

    told = tell(MORNING, cast=cast)

    assert name in told.text
    assert "<b>" not in told.html
    assert "href" not in told.html
