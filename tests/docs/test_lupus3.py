"""The manual's pages about Lupus 3.0 say what the code does."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from tests.docs import manual
from tests.docs.manual import DOCS, HOSTS
from verteller.rules.facts import Asked, Part, Seat
from verteller.rules.lupus3 import RULEBOOK
from verteller.rules.rulebook import Setting
from verteller.telling import Language
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context, Person

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


VILLAGES: dict[Language, tuple[str, ...]] = {
    "it": ("Marta Gialli", "Luca Bianchi", "Gino Verdi", "Ada Neri", "Ugo Rossi"),
    "en": ("Martha Grey", "Tom Whitman", "Joan Green", "Bob Black", "Ann Redding"),
    "nl": ("Marta Geel", "Tom de Wit", "Jan Groen", "Bob Zwart", "Ann de Rooij"),
    "de": ("Martha Gelb", "Tom Weiß", "Jan Grün", "Bob Schwarz", "Ann Roth"),
}
EVERYBODY = tuple(Seat(seat) for seat in range(5))
ME = EVERYBODY[-1]
KEY = RULEBOOK.key
ROLES = {"seer": ("Scruto",), "stalker": ("follow",)}
"""Whose verb an example uses, where it is not the bodyguard's."""


def _examples(language: Language) -> Iterator[str]:
    """Yield the example sentences of the rules and of the players' page, without their dots."""
    rules = files("verteller.web") / "reading" / f"lupus3.{language}.md"
    marks = r"„([^“]+)“" if language == "de" else r"“([^”]+)”"
    for line in rules.read_text(encoding="utf-8").splitlines():
        if re.fullmatch(r"- [“„].*[”“]", line):
            yield from re.findall(marks, line)
    if language in PLAYERS:
        heading = {"it": "Scrivere gli ordini", "en": "Writing orders"}[language]
        for _, shown in manual.rows(PLAYERS[language], heading):
            yield from shown.split(" · ")


def _asked(*questions: str) -> dict[str, Asked]:
    parts = {key: Part("target", ("yes",) if key == "suicide" else EVERYBODY) for key in questions}
    return {key: Asked(to=(ME,), question=key, parts=(part,)) for key, part in parts.items()}


TURNS = (_asked("vote", "elect", "successor"), _asked("power", "suicide", "ritual"))
"""What is asked by day and by night."""


@pytest.mark.parametrize("language", VILLAGES)
def test_the_narrator_understands_every_example_that_the_pages_show(language: Language) -> None:
    """Rules: LU3-SYS-07, LU3-SYS-12."""
    people = tuple(Person(name) for name in VILLAGES[language])
    examples = list(_examples(language))
    assert len(examples) > 9
    for example in examples:
        role = next((role for role, verbs in ROLES.items() if verbs[0] in example), "bodyguard")
        heard = [
            understand(example, Context(KEY, role, ME, asked, people, frozenset({language})))
            for asked in TURNS
        ]
        assert any(each.commands or each.requests for each in heard), example
        assert not all(each.doubts for each in heard), example
