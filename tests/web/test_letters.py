"""Letters on paper: what stands in them is their reader's alone, and folded they tell nothing."""

import logging
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pypdfium2 as pdfium
import pytest
from django.test import Client

from tests.mail.village import START, Village, new_village, post_of
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, page, playing
from tests.web.test_composing import gathered, text_of
from verteller.hosting import composing, games
from verteller.hosting.models import Kind, Player
from verteller.hosting.throttling import FROM_ONE_PLACE, limiter
from verteller.rules.facts import Fellows, Proposition, Seat
from verteller.rules.views import view
from verteller.telling.words import words_of
from verteller.web import codes
from verteller.web.desk.letters.paper import HEIGHT, printed
from verteller.web.desk.letters.writing import Credentials, letters
from verteller.web.models import SignInCode

pytestmark = pytest.mark.django_db

ROLES = ("wolf", "wolf", "necromancer", "medium", "soothsayer", "mason", "mason", "farmer")
GAME = "games/WW5/"
CODE = re.compile(r"[A-Z]{4}-[A-Z]{4}-[A-Z]{4}")


@pytest.fixture(autouse=True)
def clock(church: Church) -> Church:
    """Let the tests tell the time."""
    return church


def dealt(*roles: str, rulebook: str = "tempo_reale", **changes: object) -> Village:
    """Return a game that has just begun."""
    village = new_village(*(roles or ROLES), rulebook=rulebook, **changes)  # type: ignore[arg-type]
    gathered(village, len(roles or ROLES))
    composing.deal_now(village.game, village.now)
    return village


def read(content: bytes, *, top: float = 0, bottom: float = HEIGHT) -> list[str]:
    """Return the text of each sheet, between so many millimetres from its upper edge."""
    point = 72 / 25.4
    found = []
    for sheet in pdfium.PdfDocument(content):
        area = ((HEIGHT - bottom) * point - 1, (HEIGHT - top) * point + 1)
        text = sheet.get_textpage().get_text_bounded(bottom=area[0], top=area[1])
        found.append(" ".join(text.replace("\ufffe", "").split()))
    return found


def pdf_of(desk: Client, village: Village, *names: str) -> bytes:
    """Print the letters of some players, of all if none is named."""
    players = village.game.players.all()
    chosen = [player.pk for player in players if not names or player.name in names]
    response = desk.post(f"/desk/{GAME}letters/", {"player": chosen})
    assert response.status_code == 200
    assert response.headers["Content-Type"] == "application/pdf"
    assert response.headers["Content-Disposition"] == 'attachment; filename="WW5.pdf"'
    assert "no-store" in response.headers["Cache-Control"]
    return bytes(response.content)


def sheet_of(sheets: list[str], name: str) -> str:
    """Return a player's sheet."""
    (found,) = [sheet for sheet in sheets if f"For {name} " in sheet]
    return found


def test_everybody_gets_a_sheet_with_his_role_those_he_knows_and_a_code() -> None:
    """Rules: LTR-SYS-08, LTR-SYS-15, LTR-COMM-01, LTR-COMM-05, LTR-GEN-03, LTR-T-216."""
    village = dealt()
    sheets = read(pdf_of(at_the_desk(), village))
    words = words_of("en", "tempo_reale")

    assert len(sheets) == len(ROLES)
    for name in village.others():
        sheet, seat = sheet_of(sheets, name), village.seat(name)
        with games.opened(village.game) as game:
            mine = view(game.log, seat)
            names = game.state.names
        assert f"this is who you are: {words.say(f'role-{mine.role}')}" in sheet
        assert words.say(f"role-{mine.role}", "story") in sheet
        assert len(CODE.findall(sheet)) == 1
        assert "testserver/sign-in/code" in sheet
        for told in mine.told:
            if isinstance(told.fact, Fellows):
                assert all(names[each] in sheet for each in told.fact.players)
            if isinstance(told.fact, Proposition):
                assert names[told.fact.about] in sheet
                assert words.say(f"role-{told.fact.role}", "one") in sheet


def test_a_letter_names_no_role_that_its_reader_was_not_told_of() -> None:
    """Rules: LTR-GEN-04, LTR-SYS-15, LTR-CLAN-07."""
    village = dealt("wolf", "necromancer", "seer", "farmer", "expansive", "voyeur", "mage", "witch")
    sheets = read(pdf_of(at_the_desk(), village))
    (farmer,) = village.holders("farmer")
    sheet = sheet_of(sheets, farmer)

    assert not [name for name in village.others(farmer) if name in sheet]
    for role in ("necromancer", "seer", "mage", "witch"):
        assert words_of("en", "tempo_reale").say(f"role-{role}").lower() not in sheet.lower()


def test_folded_a_letter_shows_its_readers_name_and_nothing_else() -> None:
    """Two games that differ in their deal alone look the same. Rules: LTR-SYS-08, LTR-GEN-04."""
    outside = []
    for number, roles in enumerate((ROLES, ("farmer",) * 5 + ("wolf", "necromancer", "mage"))):
        village = dealt(*roles, name=f"WW{number}")
        players = list(village.game.players.order_by("seat"))
        given = {
            player.pk: Credentials("x.nl/sign-in/code", "ABCD-EFGH-JKLM") for player in players
        }
        written = printed(letters(village.game, players, given), "WW")
        outside.append([each.replace(f"WW{number}", "WW") for each in read(written, bottom=99)])
        assert not [each for each in read(written, top=97, bottom=101) if each]

    assert outside[0] == outside[1]
    assert outside[0][0].startswith("WW For Anna Fold")
    assert "ABCD" not in "".join(outside[0])


def test_old_codes_die_when_letters_are_printed_again_and_the_new_one_opens_the_game() -> None:
    """Rules: LTR-SYS-08, LTR-COMM-01."""
    village = dealt()
    desk = at_the_desk()
    first = CODE.findall(read(pdf_of(desk, village, "Anna"))[0])[0]
    second = CODE.findall(read(pdf_of(desk, village, "Anna"))[0])[0]

    assert first != second
    assert Client().post("/sign-in/code/", {"code": first}).status_code == 422
    player = Client()
    response = player.post("/sign-in/code/", {"code": second}, follow=True)
    assert response.redirect_chain[-1][0] == "/play/WW5/"
    assert "code used" in text_of(desk.get(f"/desk/{GAME}letters/"))


def test_printing_is_noted_in_the_journal_without_a_word_of_what_was_printed(
    caplog: pytest.LogCaptureFixture,
    django_capture_on_commit_callbacks: Callable[..., Any],
) -> None:
    """Rules: LTR-SYS-39."""
    village = dealt()
    with (
        caplog.at_level(logging.INFO, "verteller.events"),
        django_capture_on_commit_callbacks(execute=True),
    ):
        pdf_of(at_the_desk(), village, "Anna", "Bob")

    assert "admin_act act=print_letters game=WW5" in caplog.text
    assert "number=2" in caplog.text
    assert not CODE.search(caplog.text)


def test_who_plays_prints_nothing_and_makes_no_codes() -> None:
    """Rules: LTR-GEN-04, LTR-SYS-08."""
    village = dealt()
    desk = playing(village)
    bob = village.player("Bob").pk

    for part in ("letters/", f"credentials/{bob}/code/", f"credentials/{bob}/link/"):
        assert desk.post(f"/desk/{GAME}{part}", {"player": [bob]}).status_code == 404
    assert not SignInCode.objects.exists()
    assert not post_of(Kind.SIGN_IN)
    page(at_the_desk(), "games/WW5/letters/")


def test_the_pages_around_letters_tell_no_role_and_no_code() -> None:
    """Rules: LTR-SYS-08."""
    village = dealt()
    desk = at_the_desk()
    pdf_of(desk, village)

    for part in ("letters/", "credentials/"):
        shown = page(desk, GAME + part)
        assert not CODE.search(shown)
        for role in set(ROLES):
            assert words_of("en", "tempo_reale").say(f"role-{role}") not in shown
    assert desk.post(f"/desk/{GAME}letters/", {}).status_code == 422


def test_a_code_is_shown_once_and_a_link_goes_by_mail() -> None:
    """Before the deal as well. Rules: LTR-SYS-08, LTR-COMM-01."""
    village = gathered(new_village(rulebook="tempo_reale"), 2)
    desk, anna = at_the_desk(), village.player("Anna").pk
    page(desk, GAME + "letters/", status=404)

    shown = text_of(desk.post(f"/desk/{GAME}credentials/{anna}/code/"))
    assert len(CODE.findall(shown)) == 1
    assert "With this code Anna signs in on testserver/sign-in/code" in shown
    assert not CODE.search(page(desk, GAME + "credentials/"))

    network = "192.0.2.7"
    for _ in range(FROM_ONE_PLACE.amount):
        limiter.hit(FROM_ONE_PLACE, "link", network)
    link = f"/desk/{GAME}credentials/{anna}/link/"
    shown = text_of(desk.post(link, follow=True, REMOTE_ADDR=network))
    assert "A link to sign in is on its way to Anna." in shown
    assert [row.to_email for row in post_of(Kind.SIGN_IN)] == ["anna@x.nl"]


def test_each_letter_is_in_its_readers_language_with_every_letter_of_his_name() -> None:
    """Rules: LTR-COMM-05, WAK-SYS-41."""
    village = gathered(new_village("werewolf", "seer", "healer", "villager"), 4)
    languages = dict(zip(("Anna", "Bob", "Karin", "Daan"), ("nl", "en", "it", "de"), strict=True))
    for name, language in languages.items():
        Player.objects.filter(name=name).update(language=language, name=f"{name} Žižić-Łoß")
    composing.deal_now(village.game, village.now)
    players = list(village.game.players.order_by("seat"))
    given = codes.make_codes(village.game, players, START)
    places = {key: Credentials("x.nl/sign-in/code", code) for key, code in given.items()}

    sheets = read(printed(letters(village.game, players, places), "WW5"))

    for sheet, begin in zip(sheets, ("Voor", "For", "Per", "Für"), strict=True):
        assert re.search(rf"{begin} \w+ Žižić-Łoß", sheet)
    for player, language in zip(players, languages.values(), strict=True):
        with games.opened(village.game) as game:
            role = game.state.roles[Seat(player.seat or 0)]
        assert words_of(language).say(f"role-{role}") in sheets[player.seat or 0]  # type: ignore[arg-type]


def test_the_longest_letter_fits_on_its_sheet() -> None:
    """Whoever knows many is told of all of them. Rules: LTR-COMM-05, LTR-CLAN-01."""
    village = dealt()
    players = list(village.game.players.filter(name=village.holders("soothsayer")[0]))
    given = {player.pk: Credentials("x.nl/sign-in/code", "ABCD-EFGH-JKLM") for player in players}
    (letter,) = letters(village.game, players, given)

    long = printed([replace(letter, told=letter.told * 6)], "WW5")

    assert letter.told
    (sheet,) = read(long)
    assert "ABCD-EFGH-JKLM" in sheet
    assert sheet.endswith("ask a game master for a new one.")
    assert read(long, top=HEIGHT - 8) == [""]
