"""Folders of themes: read as they are now, and checked before anybody plays by them."""

from pathlib import Path

from tests.telling.stories.written import shelve
from verteller.telling.stories import Problem, check_stories, library_of


def test_stories_and_themes_can_be_added_changed_and_deleted_at_any_time(tmp_path: Path) -> None:
    """Rules: WAK-SYS-42."""
    assert library_of(tmp_path).themes == ()

    file = shelve(tmp_path, "one", "Een nacht.")
    assert library_of(tmp_path).themes == ("default",)
    assert library_of(tmp_path) is library_of(tmp_path)

    shelve(tmp_path, "two", "Nog een nacht.", theme="disney")
    assert library_of(tmp_path).themes == ("default", "disney")

    shelve(tmp_path, "one", "Een heel andere nacht.")
    told = library_of(tmp_path).of("default", "nl", "general", "morning")
    assert [story.source.strip() for story in told] == ["Een heel andere nacht."]

    file.unlink()
    assert library_of(tmp_path).themes == ("disney",)


def test_the_themes_of_several_folders_count_together(tmp_path: Path) -> None:
    """Rules: WAK-SYS-42."""
    shelve(tmp_path / "ours", "one", "Een nacht.")
    shelve(tmp_path / "theirs", "one", "Nog een nacht.")

    library = library_of(tmp_path / "ours", tmp_path / "theirs")

    assert len(library.of("default", "nl", "general", "morning")) == 2


def test_a_faulty_story_is_left_out_and_harms_no_other(tmp_path: Path) -> None:
    """Rules: WAK-SYS-42."""
    shelve(tmp_path, "good", "Een nacht.")
    shelve(tmp_path, "bad", "{{ 9**9**9 }}")
    shelve(tmp_path, "worse", "x").write_bytes(b"\xff\xfe\x00")
    shelve(tmp_path, "worst", "x" * 30_000)

    library = library_of(tmp_path)

    assert [story.file for story in library.stories] == ["default/nl/good.md"]
    assert [(problem.file, problem.code) for problem in library.problems] == [
        ("default/nl/bad.md", "not_allowed"),
        ("default/nl/worse.md", "unreadable"),
        ("default/nl/worst.md", "too_long"),
    ]


def test_the_check_names_unknown_placeholders_and_missing_gender_forms(tmp_path: Path) -> None:
    """Rules: WAK-STORY-03."""
    shelve(tmp_path, "a", "Een nacht.\n\n{{ wie }}", theme="disney")
    shelve(tmp_path, "b", "{{ b[0] | woord('hij', 'zij') }}", theme="disney", b=1)

    found = check_stories(tmp_path)

    assert Problem("disney/nl/a.md", 10, "unknown_word", "wie") in found
    assert Problem("disney/nl/b.md", 9, "missing_form", "woord") in found
    assert str(found[0]) == "disney/nl/a.md:10: unknown_word: wie"


def test_the_check_names_moments_that_only_default_tells(tmp_path: Path) -> None:
    """Rules: WAK-SYS-43."""
    shelve(tmp_path, "a", "Een nacht.", theme="disney", b=0)

    found = check_stories(tmp_path)

    words = [p.word for p in found if (p.theme, p.language) == ("disney", "nl")]
    assert {problem.code for problem in found} == {"falls_back"}
    assert "general.morning (a 7, b 1)" in words
    assert "general.morning (a 7, b 0)" not in words
    assert any(problem.language == "en" for problem in found)


def test_the_check_names_moments_that_nobody_tells(tmp_path: Path) -> None:
    """Rules: WAK-SYS-43."""
    shelve(tmp_path, "a", "Een nacht.", b=0)

    found = check_stories(tmp_path)

    assert {problem.code for problem in found} == {"no_story"}
    assert {problem.theme for problem in found} == {"default"}
    assert str(found[0]).startswith("default/nl: no_story: general.opening")
