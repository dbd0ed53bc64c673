"""The glossary says what the catalogues say, in every language."""

import re

import pytest

from tests.docs.manual import DOCS
from verteller.rules.registry import find_rulebook, rulebooks
from verteller.telling import Cast, Language, Reader, Teller

COLUMNS: tuple[Language, ...] = ("it", "nl", "en", "de")
TITLES = {
    "duesterwald": "Düsterwald",
    "lupus3": "Lupus 3.0",
    "tabula": "Lupus in Tabula",
    "tempo_reale": "Lupus in tempo reale",
    "wakkerdam": "Wakkerdam",
}


def test_every_rulebook_is_in_the_glossary() -> None:
    assert TITLES.keys() == set(rulebooks())


@pytest.mark.parametrize("rulebook", TITLES)
def test_roles_are_called_as_players_read_them(rulebook: str) -> None:
    """Every role and no other, in four languages. Rules: LU3-SYS-22, LTR-GEN-03, WAK-SYS-12."""
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    table = page.split(f"\n## {TITLES[rulebook]}\n")[1].split("\n## ")[0]
    found = re.findall(r"^\| `(\w+)` \|(.*)\|$", table, re.MULTILINE)
    rows = {key: cells.split("|") for key, cells in found}
    tellers = [Teller(Cast(()), Reader(None, language), rulebook) for language in COLUMNS]
    roles = find_rulebook(rulebook).roles
    for role in roles:
        assert rows[role] == [f" {each.role_name(role)} " for each in tellers]
    assert rows.keys() - roles.keys() <= set(roles.values())
