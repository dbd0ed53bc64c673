"""Which story is told: the theme, the day, how close the groups fit, and then the lot."""

from dataclasses import replace

import pytest

from tests.telling.stories.written import story
from verteller.rules.chance import Chance
from verteller.telling.stories.choosing import Occasion, choose
from verteller.telling.stories.errors import StoryError
from verteller.telling.stories.library import Library
from verteller.telling.stories.reading import read_story

MORNING = Occasion(
    theme="disney", language="nl", key="general", moments=("morning",), a=7, b=2, day=3
)

# From the first to be told to the last; each line is chosen as long as all above are missing.
ORDER: dict[str, dict[str, object]] = {
    "this theme, this day, exactly": {"theme": "disney", "day": 3, "b": 2},
    "this theme, this day, or more": {"theme": "disney", "day": 3, "b": "1+"},
    "this theme, any day, exactly": {"theme": "disney", "b": 2},
    "this theme, any day, or more": {"theme": "disney", "b": "1+"},
    "default, this day, exactly": {"day": 3, "b": 2},
    "default, this day, or more": {"day": 3, "b": "1+"},
    "default, any day, exactly": {"b": 2},
    "default, any day, or more": {"b": "1+"},
}
NEVER: dict[str, dict[str, object]] = {
    "another theme": {"theme": "western", "b": 2},
    "another day": {"day": 4, "b": 2},
    "another size": {"b": 1},
    "a bigger size": {"b": "3+"},
    "another language": {"language": "en", "b": 2},
    "another moment": {"moment": "night"},
}


def shelf(*names: str) -> Library:
    """Return the stories of `ORDER` and `NEVER` with these names, each called after itself."""
    known = {**ORDER, **NEVER}
    return Library(tuple(read_story(story(name, **known[name]), name) for name in names))


@pytest.mark.parametrize("first", range(len(ORDER)), ids=list(ORDER))
def test_the_theme_comes_first_then_the_day_then_the_closest_fit(first: int) -> None:
    """Rules: WAK-SYS-43, WAK-STORY-01, WAK-STORY-04."""
    left = [*ORDER][first:]

    for seed in ("a", "b", "c"):
        chosen = choose(shelf(*NEVER, *reversed(left)), MORNING, Chance(seed), "mail 1")
        assert chosen.file == left[0]


def test_nothing_that_fits_is_an_error_that_says_what_was_wanted() -> None:
    """Rules: WAK-SYS-43."""
    with pytest.raises(StoryError) as missing:
        choose(shelf(*NEVER), MORNING, Chance("seed"), "mail 1")

    assert missing.value.code == "no_story"
    assert missing.value.parameters == {
        "theme": "disney",
        "language": "nl",
        "key": "general",
        "moment": "morning",
        "a": 7,
        "b": 2,
        "day": 3,
    }


def test_a_story_for_a_day_is_not_told_before_the_first() -> None:
    """Rules: WAK-STORY-04."""
    with pytest.raises(StoryError):
        choose(
            shelf("default, this day, exactly"), replace(MORNING, day=None), Chance("s"), "mail 1"
        )


def test_among_several_that_fit_the_lot_decides_and_a_replay_tells_the_same() -> None:
    """Rules: WAK-SYS-44."""
    library = Library(tuple(read_story(story(f"{n}", b=2), f"{n}") for n in range(3)))

    def told(seed: str, label: str) -> str:
        return choose(library, MORNING, Chance(seed), label).file

    mails = [told("seed", f"mail {number}") for number in range(40)]
    assert set(mails) == {"0", "1", "2"}
    assert mails == [told("seed", f"mail {number}") for number in range(40)]
    assert mails != [told("another", f"mail {number}") for number in range(40)]


def test_a_role_deal_is_told_by_role_then_for_any_role_then_by_default() -> None:
    """Rules: WAK-STORY-05."""
    deal = replace(MORNING, key="deal", moments=("seer", "any"), a=1, b=0, day=None)
    order = [("disney", "seer"), ("disney", "any"), ("default", "seer"), ("default", "any")]
    stories = [
        read_story(story("x", theme=theme, key="deal", moment=moment), f"{theme} {moment}")
        for theme, moment in order
    ]

    for first, (theme, moment) in enumerate(order):
        library = Library(tuple(reversed(stories[first:])))
        assert choose(library, deal, Chance("s"), "mail 1").file == f"{theme} {moment}"


def test_a_story_that_names_a_role_waits_until_the_role_is_known() -> None:
    """Rules: WAK-STORY-02, WAK-SYS-51."""
    naming = read_story(story("{{ b[0] | rol }}", b=2), "naming")
    silent = read_story(story("{{ b[0] }}", b="1+"), "silent")
    library = Library((naming, silent))

    assert choose(library, MORNING, Chance("s"), "x").file == "silent"
    known = replace(MORNING, roles=frozenset("b"))
    assert choose(library, known, Chance("s"), "x").file == "naming"


def test_a_story_that_names_a_deadline_waits_for_one() -> None:
    """Rules: WAK-STORY-03."""
    library = Library(
        (
            read_story(story("Tot {{ deadline }}", b=2), "with"),
            read_story(story("Tot later", b="1+"), "without"),
        )
    )

    assert choose(library, MORNING, Chance("s"), "x").file == "without"
    assert choose(library, replace(MORNING, has_deadline=True), Chance("s"), "x").file == "with"


def test_a_story_that_names_the_day_waits_for_one() -> None:
    """Rules: WAK-STORY-04."""
    library = Library(
        (
            read_story(story("Dag {{ dag }}", b=2), "with"),
            read_story(story("Een dag", b="1+"), "without"),
        )
    )

    assert choose(library, MORNING, Chance("s"), "x").file == "with"
    assert choose(library, replace(MORNING, day=None), Chance("s"), "x").file == "without"
