"""The manual's pages about Lupus 3.0 say what the code does."""

import re

import pytest

from tests.docs import manual
from tests.docs.manual import DOCS, HOSTS
from verteller.rules.lupus3 import RULEBOOK
from verteller.rules.rulebook import Setting

PLAYERS = {language: DOCS / "players" / f"lupus3.{language}.md" for language in ("it", "en")}


def _options() -> dict[str, tuple[str, ...]]:
    rows = manual.rows(HOSTS, "Options of Lupus 3.0")
    return {manual.codes(row[0])[0]: row for row in rows}


def test_the_options_are_all_in_the_table_and_no_others() -> None:
    """Each undefined point is a named option. Rules: LU3-SYS-30."""
    assert set(_options()) == {setting.key for setting in RULEBOOK.settings}


@pytest.mark.parametrize("setting", RULEBOOK.settings, ids=lambda setting: setting.key)
def test_an_option_is_shown_with_its_default_values_and_ruling(setting: Setting) -> None:
    """Rules: LU3-SYS-30."""
    _, default, values, _, ruling = _options()[setting.key]
    assert manual.codes(default) == (str(setting.default).lower(),)
    assert set(manual.codes(values)) == {str(each).lower() for each in setting.allowed}
    assert ruling == setting.rule


def test_the_players_pages_are_alike_in_both_languages() -> None:
    """The same headings, examples and advice. Rules: LU3-SYS-12."""
    shapes = {
        tuple(
            len(re.findall(mark, page.read_text(encoding="utf-8"), re.MULTILINE))
            for mark in (r"^## ", r"^- ", r"^\| ", r"^```")
        )
        for page in PLAYERS.values()
    }
    assert len(shapes) == 1
