"""The lobby's words: in every language, each said in full, and every card with its picture."""

import re
from collections.abc import Iterator
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest
from django.test import Client
from django.utils import translation

from tests.chat.village import START, lobby
from verteller.chat.cards.deck import BACK, deck, is_drawn, picture_of
from verteller.chat.lobby import words
from verteller.chat.lobby.making import OFFERED
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.hosting import clock
from verteller.hosting.accounts import BACKEND, account_of
from verteller.hosting.errors import Code, HostingError
from verteller.rules.registry import find_rulebook

LANGUAGES = ("nl", "en", "it", "de")
TOPICS = ("lobby", "cards")
FIGURES = {
    "least": 3,
    "most": 8,
    "count": 5,
    "given": "Ada",
    "word": "help",
    "value": "x",
    "game": "Abend",
}


def ids(topic: str, language: str) -> set[str]:
    """Return the names of the messages of a file, with those of their attributes and variables."""
    text = files("verteller.chat").joinpath("words", f"{topic}.{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) | set(re.findall(r"\$\w+", text))


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(topic: str, language: str) -> None:
    assert ids(topic, language) == ids(topic, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    """Whatever it is about; numbers are agreed with. Rules: DUE-SYS-01, TAB-SYS-01."""
    with translation.override(language):
        for reason in Reason:
            detail = {"detail": "role_limit", "rulebook": "tabula", "roles": ("seer", "owl")}
            refusal = LobbyError(reason, **FIGURES, **detail, names=["Ben", "Cem"])
            assert words.why_not(refusal).endswith("."), reason
        for code in Code:
            assert words.why_not(HostingError(code, **FIGURES)).endswith("."), code
        for most, least in ((0, 0), (None, 1), (2, 0), (2, 2)):
            told = {"detail": "role_limit", "rulebook": "tabula", "roles": ("seer",)}
            said = words.why_not(LobbyError(Reason.ROLES_UNFIT, **told, least=least, most=most))
            assert "{" not in said
            assert str(most or least or "") in said


@pytest.fixture
def evening() -> Iterator[None]:
    """Let it be evening."""
    with clock.told_by(lambda: START):
        yield


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_readers_language(language: str, evening: None) -> None:
    """Nothing is left in English, and no variable is left open."""
    live = lobby(language=language)
    host = Client(headers={"Accept-Language": language})
    host.force_login(account_of(live.host), backend=BACKEND)
    pages = [
        *("/rooms/", "/rooms/new/", "/rooms/new/?rulebook=tabula", "/rooms/Abend/lobby/"),
        *("/rooms/Abend/lobby/roles/", "/rooms/Abend/cards/", "/rooms/Abend/elsewhere/"),
        *(f"/rooms/join/{live.invitation}/?change=1", f"/rooms/watch/{live.watching}/"),
    ]
    for page in pages:
        answer = host.get(page)
        assert answer.status_code == 200, page
        shown = answer.content.decode()
        assert f'<html lang="{language}">' in shown, page
        assert not re.search(r"\{ ?\$|(lobby|cards)-[a-z]+-?[a-z]* ?<", shown), page
        if language != "en":
            assert not re.search(r">[^<]*\b(you|the|with|lobby’s)\b", shown), page


@pytest.mark.parametrize("rulebook", OFFERED)
def test_every_role_has_a_drawing_of_its_own(rulebook: str) -> None:
    """Rules: DUE-SET-08, TAB-SYS-07."""
    roles = find_rulebook(rulebook).roles
    assert [role for role in roles if not is_drawn(role)] == []
    assert picture_of("nobody").endswith(f"/{BACK}.svg")
    with translation.override("de"):
        cards = deck(rulebook, ["werewolf", "werewolf", "seer"])
        assert max((card.name, card.count) for card in cards) == ("Werwolf", 2)
        assert all(card.story for card in deck(rulebook))


def test_drawings_are_cards_of_one_size_and_nothing_but_shapes() -> None:
    """A picture that is shown as a file can neither run nor load anything."""
    folder = files("verteller.chat").joinpath("static", "chat", "cards")
    drawn = [each for each in folder.iterdir() if each.name.endswith(".svg")]
    assert len(drawn) >= 24
    shapes = {"svg", "defs", "linearGradient", "stop", "clipPath", "g"}
    shapes |= {"path", "rect", "circle", "ellipse"}
    for each in drawn:
        root = ET.fromstring(each.read_text("utf-8"))  # noqa: S314 - our own file
        assert root.get("viewBox") == "0 0 240 336", each.name
        assert {found.tag.rpartition("}")[2] for found in root.iter()} <= shapes, each.name
        assert "href" not in each.read_text("utf-8")
