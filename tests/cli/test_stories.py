"""``verteller stories``: what it finds, and what it exits with."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from pytest_django import Settings

from tests.telling.stories.written import shelve, story
from tests.web import authors
from verteller.telling.stories import SHIPPED

Verteller = Callable[..., Result]

pytestmark = pytest.mark.django_db


@pytest.fixture
def folder(tmp_path: Path, settings: Settings) -> Path:
    """Give the narrator a folder for stories of its own."""
    settings.VERTELLER_STORIES = str(tmp_path / "stories")
    return tmp_path / "stories"


def test_what_is_shipped_has_no_faults(verteller: Verteller, folder: Path) -> None:
    """Rules: WAK-SYS-43."""
    found = verteller("stories", "check")

    assert found.exit_code == 0, found.output
    assert "No faults." in found.output
    assert "no story" not in found.output


def test_faults_are_named_by_line_with_what_may_be_meant(
    verteller: Verteller, folder: Path
) -> None:
    """Rules: WAK-STORY-03, WAK-SYS-51."""
    shelve(folder, "a", "{{ b[0] | nammen }}\n{{ b[0] | woord('x', 'y') }}", theme="zee", b=1)
    shelve(folder, "b", "{% for x in a %}{{ x | rol }}{% endfor %}", theme="zee", moment="night")
    shelve(folder, "c", "Een weerwolf!", theme="zee")

    found = verteller("stories", "check", "--theme", "zee", "--language", "nl")

    assert found.exit_code == 1
    assert "zee/nl/a.md" in found.output
    assert "line 9: there is no filter “nammen”; did you mean “namen”?" in found.output
    assert "line 10: “woord” needs three forms" in found.output
    assert "line 8: the roles of group a are a secret" in found.output
    assert "remark  line 8: “weerwolf” names who kills" in found.output


def test_moments_that_only_default_tells_are_stated_and_no_fault(
    verteller: Verteller, folder: Path
) -> None:
    """Rules: WAK-SYS-43."""
    shelve(folder, "a", "Een nacht.", theme="zee", b=0)

    found = verteller("stories", "check", "--theme", "zee", "--language", "nl")

    assert found.exit_code == 0
    assert "zee, Dutch: 1 story" in found.output
    assert "from default  pyre.no_victim" in found.output
    assert "English" not in found.output


def test_accepted_stories_are_looked_at_like_those_in_files(
    verteller: Verteller, folder: Path
) -> None:
    """Rules: WAK-SYS-42."""
    authors.told(authors.author())

    listed = verteller("stories", "list", "--theme", "zeedorp")

    assert "general.morning" in listed.output
    assert "Ann Writer" in listed.output
    assert "zeedorp, English: 1 story" in verteller("stories", "check", "--theme=zeedorp").output


def test_an_accepted_story_that_can_be_told_no_more_is_named(
    verteller: Verteller, folder: Path
) -> None:
    """As after an upgrade. Rules: WAK-SYS-50."""
    (told,) = authors.told(authors.author())
    told.text = authors.BAD
    told.save()

    found = verteller("stories", "check")

    assert found.exit_code == 1
    assert "zeedorp/en/general-morning-1.md" in found.output
    assert "line 11: there is no filter “hin”" in found.output


def test_an_unknown_theme_is_named(verteller: Verteller, folder: Path) -> None:
    found = verteller("stories", "check", "--theme", "space")

    assert found.exit_code == 2
    assert "no story is of the theme 'space'" in found.output


def test_files_and_folders_are_checked_by_themselves(verteller: Verteller, tmp_path: Path) -> None:
    good = shelve(tmp_path / "x", "good", "Een nacht.")
    bad = shelve(tmp_path / "y", "bad", "{{ 9**9**9 }}")

    assert verteller("stories", "check", good).exit_code == 0
    found = verteller("stories", "check", good, bad.parent)
    assert found.exit_code == 1
    assert f"{bad}\n" in found.output
    assert "2 stories looked at." in found.output
    assert "“**” is not allowed" in found.output


def test_a_story_is_shown_in_the_mail_it_would_stand_in(verteller: Verteller) -> None:
    """Rules: WAK-SYS-44, WAK-STORY-08."""
    file = SHIPPED / "default" / "en" / "pyre-result-1.md"

    shown = verteller("stories", "preview", file, "--cast", 4, "--genders", "woman")

    assert shown.exit_code == 0
    assert "A: 4  B: 1" in shown.output
    assert "* * *" in shown.output
    assert "Stories: Verteller." in shown.output


def test_a_faulty_story_is_not_shown_but_named(verteller: Verteller, tmp_path: Path) -> None:
    file = tmp_path / "x.md"
    file.write_text(story("{{ wie }}"))

    shown = verteller("stories", "preview", file)

    assert shown.exit_code == 1
    assert "line 8: there is no word “wie”" in shown.output
