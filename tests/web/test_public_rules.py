"""The rules on the pages: readable by everybody, complete, in the reader's language."""

import re

import pytest
from django.test import Client

from verteller.rules.registry import find_rulebook, rulebooks
from verteller.rules.tempo_reale.powers.all import POWERS
from verteller.telling.cast import Cast, Reader
from verteller.telling.teller import Teller
from verteller.web.reading.text import languages_of, readable, roles_of, rules_of

pytestmark = pytest.mark.django_db

LANGUAGES = ("nl", "en", "it", "de")


def read(client: Client, rulebook: str, language: str = "en") -> str:
    """Return the rules as a page shows them, without markup."""
    response = client.get(f"/rules/{rulebook}/", headers={"Accept-Language": language})
    assert response.status_code == 200
    text = response.content.decode().split("<article")[1].split("</article>")[0]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", text))


CONDUCT = {
    "LTR-CONDUCT-01": ("written for the students of a school", "promises to be around"),
    "LTR-CONDUCT-02": ("is inviolable", "listen in", "pressure on the masters", "by trickery"),
    "LTR-CONDUCT-03": ("steal or crack accounts", "show your account", "attack the security"),
    "LTR-CONDUCT-04": ("The same goes for the personal letter",),
    "LTR-CONDUCT-05": ("disqualified", "his whole faction"),
    "LTR-CONDUCT-06": ("against the spirit of the game", "The masters' judgement is final"),
    "LTR-CONDUCT-07": ("by any means and say anything, true or false",),
    "LTR-CONDUCT-08": ("forbidden to show others your private pages", "in whatever way it came"),
    "LTR-CONDUCT-09": ("an address of that list other than your own", "anonymous addresses are"),
    "LTR-CONDUCT-10": ("watch what others do", "not inside their room or home", "networks"),
    "LTR-CONDUCT-11": ("The dead may talk to everybody and go on playing",),
    "LTR-CONDUCT-12": ("administers a machine", "tell the masters at once", "whether you can play"),
    "LTR-CONDUCT-13": ("When in doubt, ask the masters",),
    "LTR-CONDUCT-14": ("Breaking the law", "advise against it", "gives nobody any immunity"),
}


@pytest.mark.parametrize("rule", CONDUCT)
def test_every_rule_of_conduct_and_every_sanction_can_be_read(client: Client, rule: str) -> None:
    """
    Without signing in, in our own words.

    Rules: LTR-SYS-16, LTR-CONDUCT-01, LTR-CONDUCT-02, LTR-CONDUCT-03, LTR-CONDUCT-04,
    LTR-CONDUCT-05, LTR-CONDUCT-06, LTR-CONDUCT-07, LTR-CONDUCT-08, LTR-CONDUCT-09, LTR-CONDUCT-10,
    LTR-CONDUCT-11, LTR-CONDUCT-12, LTR-CONDUCT-13, LTR-CONDUCT-14.
    """
    text = read(client, "tempo_reale")
    for words in CONDUCT[rule]:
        assert words in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_and_power_is_explained_in_the_reader_s_language(
    client: Client, language: str
) -> None:
    """In the catalogue's words: page and mail say the same. Rules: LTR-SYS-16, LTR-GEN-07."""
    text = read(client, "tempo_reale", language)
    teller = Teller(Cast(()), Reader(None, language), "tempo_reale")  # type: ignore[arg-type]
    for role in find_rulebook("tempo_reale").roles:
        assert teller.role_name(role) in text
        assert " ".join(teller.role_story(role).split())[:60] in text.replace("&amp;", "&")
    for power in POWERS:
        assert teller.voice.power(power) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_stands_with_its_row_of_the_table(client: Client, language: str) -> None:
    """As in the first letter. Rules: LU3-GEN-01, LU3-GEN-12, LU3-GEN-13, LU3-SYS-29."""
    text = read(client, "lupus3", language).replace("&amp;", "&")
    teller = Teller(Cast(()), Reader(None, language), "lupus3")  # type: ignore[arg-type]
    for role in find_rulebook("lupus3").roles:
        assert f"{teller.role_name(role)}. {teller.role_story(role)}" in text
        assert " · ".join(teller.role_table(role)) in text


@pytest.mark.parametrize("rulebook", ["tempo_reale", "lupus3", "duesterwald", "tabula"])
def test_the_rules_are_as_long_in_every_language(rulebook: str) -> None:
    """The same headings, lists and tables: nobody has fewer rules than the others."""
    shapes = set()
    for language in LANGUAGES:
        rules = rules_of(rulebook, language)
        assert rules is not None
        assert rules.language == language
        shapes.add(tuple(rules.html.count(tag) for tag in ("<h2", "<li>", "<tr>", "<ol>")))
    assert len(shapes) == 1


def test_a_living_character_s_power_is_special_and_a_ghost_s_supernatural(client: Client) -> None:
    """The two words are told apart wherever a power is spoken of. Rules: LTR-GEN-08."""
    text = read(client, "tempo_reale")
    assert "The power of a living character is called his special power" in text
    assert "that of a Ghost his supernatural power" in text
    assert "special power of a Ghost" not in text


@pytest.mark.parametrize("language", ["nl", "en"])
def test_wakkerdam_has_a_page_from_the_same_views(client: Client, language: str) -> None:
    """All its roles, from the catalogue; who reads another language gets English and is told."""
    text = read(client, "wakkerdam", language)
    teller = Teller(Cast(()), Reader(None, language), "wakkerdam")  # type: ignore[arg-type]
    for role in roles_of("wakkerdam", ()):
        assert teller.role_name(role) in text
    assert "not written" not in text


def test_rules_that_are_not_in_the_reader_s_language_say_so(client: Client) -> None:
    """They are then in English, and marked as such for screen readers."""
    assert "it" not in languages_of("wakkerdam")
    text = client.get("/rules/wakkerdam/", headers={"Accept-Language": "it"}).content.decode()
    assert '<article class="rules-text" lang="en">' in text
    assert "non è ancora disponibile nella tua lingua" in text


def test_the_shelf_has_every_rulebook_that_can_be_read(client: Client) -> None:
    """And no page for what is none."""
    text = client.get("/rules/", headers={"Accept-Language": "en"}).content.decode()
    assert set(readable()) == set(rulebooks())
    for key in readable():
        assert f'href="/rules/{key}/"' in text
    assert client.get("/rules/tempo-reale/").status_code == 200
    for wrong in ("nothing", "..%2f..%2fen", "Wakkerdam"):
        assert client.get(f"/rules/{wrong}/").status_code == 404
