"""Previews: every moment made up as a game would tell it, filled in for any cast."""

from datetime import UTC, datetime
from itertools import product

import pytest

from tests.telling.stories.written import story
from verteller.rules.facts import EVERYONE
from verteller.telling.stories import Wishes, preview, read_story
from verteller.telling.stories.heard import Heard
from verteller.telling.stories.moments import DEAL, MOMENTS, Moment
from verteller.telling.stories.preview import Genders
from verteller.telling.stories.private import private_parts
from verteller.telling.stories.public import public_parts
from verteller.telling.stories.rehearsal import rehearse
from verteller.telling.stories.story import LANGUAGES

DEADLINE = datetime(2026, 3, 4, 20, tzinfo=UTC)
WISHES = Wishes(deadline=DEADLINE)
PLACES = [
    (moment, a, b)
    for moment in MOMENTS.values()
    for a, b in product(moment.a, moment.b)
    if a + b or not moment.public
]
CALLED = [f"{moment.key}.{moment.name} {a} {b}" for moment, a, b in PLACES]


def told_as(moment: Moment, a: int, b: int) -> list[tuple[str, str, int, int]]:
    """Return the parts that the made-up facts of a moment come to."""
    made = rehearse(moment.key, moment.name, a, b, 2)
    heard = Heard(made.players, made.reader)
    heard.hear_all(made.before)
    parts = [
        *public_parts([fact for fact in made.facts if fact.to == EVERYONE], heard),
        *private_parts([fact for fact in made.facts if fact.to != EVERYONE], heard),
    ]
    return [(part.key, part.moments[-1], len(part.a), len(part.b)) for part in parts]


@pytest.mark.parametrize(("moment", "a", "b"), PLACES, ids=CALLED)
def test_a_made_up_moment_is_told_as_just_that_moment(moment: Moment, a: int, b: int) -> None:
    """By the same road as the facts of a game. Rules: WAK-STORY-04, WAK-STORY-07."""
    needed = {"raven", "sheriff", "village_idiot"} | {"mayor", "client", "scapegoat"}
    living = max(a, b) if moment.public and moment.key in needed else a

    assert (moment.key, moment.name, living, b) in told_as(moment, living, b)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_previewed_with_its_facts_below(language: str) -> None:
    """Rules: WAK-STORY-08, WAK-SYS-44."""
    for moment in MOMENTS.values():
        text = story("Zo was het.", language=language, key=moment.key, moment=moment.name)
        shown = preview(read_story(text, ""), WISHES)

        assert shown.story.text == "Zo was het."
        assert shown.subject.startswith("Wolvendam: ")
        assert "Schrijver" in shown.footer[0]
        said = " ".join(str(paragraph) for paragraph in shown.summary)
        assert said
        assert "{" not in said


def test_every_role_that_is_dealt_can_be_previewed() -> None:
    """Rules: WAK-STORY-05."""
    text = story("Je bent {{ a[0] | rol }}.", key=DEAL, moment="vampire", a=1)

    assert preview(read_story(text, ""), WISHES).story.text == "Je bent een vampier."


@pytest.mark.parametrize(
    ("genders", "words"), [("woman", "haar"), ("man", "zijn"), ("neither", "diens")]
)
def test_a_cast_is_spoken_of_as_wished(genders: Genders, words: str) -> None:
    """Rules: WAK-STORY-02."""
    text = story("{{ b[0] | zijn }} hond blaft.", b=1)

    shown = preview(read_story(text, ""), Wishes(genders=genders, deadline=DEADLINE))

    assert shown.story.text == f"{words} hond blaft."


@pytest.mark.parametrize(
    ("size", "wished", "taken"),
    [("any", 5, 5), ("any", None, 2), ("3", 1, 3), ("2+", 0, 2), ("2+", 12, 12), ("0", 4, 0)],
)
def test_a_group_is_as_big_as_wished_where_the_story_allows(
    size: str, wished: int | None, taken: int
) -> None:
    """Rules: WAK-STORY-04."""
    text = story("{{ b | aantal }} doden.", b=size)

    shown = preview(read_story(text, ""), Wishes(a=4, b=wished, deadline=DEADLINE))

    assert shown.story.text == f"{taken} doden."
    assert (shown.a, shown.b) == (4, taken)


def test_a_story_of_the_living_has_enough_of_them() -> None:
    """Whoever is marked lives, so there are at least as many living as marked."""
    text = story("{{ a | aantal }}/{{ b | aantal }}", key="raven", moment="announced")

    shown = preview(read_story(text, ""), Wishes(a=1, b=3, deadline=DEADLINE))

    assert shown.story.text == "3/3"


def test_names_roles_day_and_deadline_are_filled_in() -> None:
    """Rules: WAK-STORY-03."""
    text = story("{{ b[0] }} was {{ b[0] | rol }}, dag {{ dag }}, tot {{ deadline }}.", b=1)

    filled = preview(read_story(text, ""), WISHES).story.text

    assert filled.endswith("dag 2, tot woensdag 4 maart 2026, 21:00 (Europe/Amsterdam).")
    assert " was een ziener" in filled


def test_a_preview_is_the_same_whenever_it_is_shown() -> None:
    """An author who types on sees only what he has changed."""
    read = read_story(story("{{ a | namen }}; {{ b | namen }}"), "")

    assert preview(read, WISHES) == preview(read, WISHES)
