"""A story's file: front matter, then the text."""

import pytest

from tests.telling.stories.written import story
from verteller.telling.stories.errors import StoryFault
from verteller.telling.stories.reading import read_story
from verteller.telling.stories.size import Size


def test_a_story_says_when_and_of_how_many_it_is_told() -> None:
    """Rules: WAK-SYS-41, WAK-STORY-03, WAK-STORY-04."""
    read = read_story(story("{{ b[0] }} sliep.", a="2+", b=1, day=3), "default/nl/x.md")

    assert (read.theme, read.language, read.author) == ("default", "nl", "Schrijver")
    assert (read.key, read.moment, read.day) == ("general", "morning", 3)
    assert (read.a, read.b) == (Size(2, more=True), Size(1))
    assert read.source.strip() == "{{ b[0] }} sliep."


def test_a_size_left_out_is_any_size() -> None:
    """Rules: WAK-STORY-04."""
    read = read_story(story("Een nacht."), "x.md")

    assert read.a == read.b == Size()
    assert [read.a.is_exactly(players) for players in (0, 1, 99)] == [True, True, True]


def test_a_story_is_known_by_what_it_needs_to_know() -> None:
    """Rules: WAK-STORY-02, WAK-STORY-03."""
    plain = read_story(story("Een nacht."), "x.md")
    needy = read_story(story("{{ b[0] | rol }}, dag {{ dag }}, tot {{ deadline }}", b=1), "x.md")
    looping = read_story(story("{% for x in b %}{{ x | Rol }}{% endfor %}"), "x.md")

    assert (plain.roles, plain.deadline, plain.shows_day) == (frozenset(), False, False)
    assert (needy.roles, needy.deadline, needy.shows_day) == (frozenset("b"), True, True)
    assert looping.roles == frozenset("b")


def test_windows_line_ends_and_a_byte_order_mark_are_no_matter() -> None:
    """Rules: WAK-SYS-42."""
    text = "\ufeff" + story("Een nacht.").replace("\n", "\r\n")

    assert read_story(text, "x.md").source.strip() == "Een nacht."


FAULTS = {
    "no front matter": ("Een nacht.", "no_front_matter", 1),
    "a front matter without an end": ("---\ntheme: x\n", "no_front_matter", 1),
    "a list as front matter": ("---\n- x\n---\nEen nacht.", "no_front_matter", 1),
    "no YAML": ("---\ntheme: [\n---\nEen nacht.", "bad_value", 2),
    "endless nesting": ("---\n" + "[" * 5_000 + "\n---\nx", "bad_value", 1),
    "a field too few": (story("x").replace("author: Schrijver\n", ""), "missing_field", 1),
    "a field nobody knows": (story("x", colour="red"), "unknown_field", 7),
    "a field twice": (story("x").replace("key:", "theme: y\nkey:"), "unknown_field", 5),
    "a value that is a list": (story("x", day="[1]"), "bad_value", 7),
    "an empty value": (story("x", day=""), "bad_value", 7),
    "a day before the first": (story("x", day=0), "bad_value", 7),
    "a size that is none": (story("x", b="2-"), "bad_value", 7),
    "a language nobody speaks here": (story("x", language="fr"), "bad_value", 3),
    "a moment that never comes": (story("x", moment="brunch"), "unknown_moment", 6),
    "a deal of no role": (story("x", key="deal", moment="baker"), "unknown_moment", 6),
    "no text": (story("  \n"), "empty", 8),
    "a mistake in the text": (story("a\n{{ c }}", b=1), "unknown_word", 10),
}


@pytest.mark.parametrize(("text", "code", "line"), FAULTS.values(), ids=FAULTS)
def test_a_faulty_file_is_refused_with_its_line(text: str, code: str, line: int) -> None:
    """Rules: WAK-SYS-42."""
    with pytest.raises(StoryFault) as refusal:
        read_story(text, "x.md")

    assert (refusal.value.code, refusal.value.line) == (code, line)


def test_a_deal_may_be_of_any_role_or_of_one() -> None:
    """Rules: WAK-STORY-05."""
    for moment in ("any", "werewolf"):
        assert read_story(story("Je bent het.", key="deal", moment=moment), "x").moment == moment
