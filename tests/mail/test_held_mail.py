"""Mail that nobody is proven to have sent: kept, asked about, and dealt with once."""

import re
from datetime import timedelta
from email.utils import parseaddr

import pytest
from django.test import Client
from pytest_django import Settings

from tests.mail.answering import prompt_of, reply_to
from tests.mail.village import (
    DAY,
    HOME,
    START,
    Village,
    address_of,
    administrator,
    new_village,
    post_of,
    raw_mail,
    running_village,
)
from verteller.hosting import clock, holding
from verteller.hosting.administrators import set_password
from verteller.hosting.models import HeldMail, Incoming, Kind, Outgoing, Sending, Status
from verteller.mail.composing import compose
from verteller.mail.confirming import Said, said
from verteller.mail.routing import receive

pytestmark = pytest.mark.django_db
PAGES = "https://play.example.net"


@pytest.fixture(autouse=True)
def by_token(settings: Settings) -> None:
    """Go by tokens alone; pages can be reached."""
    settings.VERTELLER_ADMIN_PASSWORD_MAIL = False
    settings.VERTELLER_URL = PAGES


@pytest.fixture
def village(settings: Settings) -> Village:
    """Open a game before a pyre."""
    settings.VERTELLER_SENDER_PROOF = ("from",)
    running = running_village("werewolf", "villager", "villager", "seer", "healer")
    running.close_until("pyre")
    settings.VERTELLER_SENDER_PROOF = ("token",)
    return running


def questions(to: str = "Anna") -> list[Outgoing]:
    rows = post_of(Kind.CONFIRMATION, to)
    return [row for row in rows if row.status != Sending.WITHHELD]


def text_of(row: Outgoing) -> str:
    return str(compose(row).body)


def page_of(row: Outgoing) -> str:
    (link,) = re.findall(rf"{PAGES}(/confirm/\S+)", text_of(row))
    return str(link)


@pytest.fixture
def reader(village: Village) -> Client:
    """Open pages at the village's own time."""
    return Client(HTTP_HOST="localhost")


def visit(client: Client, village: Village, page: str, answer: str = "") -> str:
    """Look at a page, or press one of its buttons, and return what it shows then."""
    with clock.told_by(lambda: village.now):
        if answer:
            assert client.post(page, {"answer": answer}).status_code == 302
        return client.get(page).content.decode()


def test_one_click_deals_with_the_mail_as_if_it_came_in_now(
    village: Village, reader: Client
) -> None:
    held = village.mail("Anna", "blanco")
    village.now += timedelta(minutes=5)
    (row,) = questions()
    visit(reader, village, page_of(row), "yes")
    incoming = Incoming.objects.get(pk=held.rows[0].pk)
    assert (incoming.result, incoming.proof) == ("answer_taken", "confirmed")
    assert incoming.person == village.player("Anna").person
    assert incoming.reply is not None
    assert incoming.reply.kind == Kind.ANSWER_TAKEN
    assert village.choice("Anna", "vote") == []


def test_looking_at_the_page_changes_nothing(village: Village, reader: Client) -> None:
    """Programs open every link in a mail before its reader does."""
    village.mail("Anna", "blanco")
    (row,) = questions()
    for _ in range(3):
        assert "Yes, this was me" in visit(reader, village, page_of(row))
    reader.head(page_of(row))
    reader.post(page_of(row), {})
    assert village.choice("Anna", "vote") is None
    assert HeldMail.objects.get().confirmed_at is None


def test_a_click_works_once(village: Village, reader: Client) -> None:
    village.mail("Anna", "blanco")
    (row,) = questions()
    visit(reader, village, page_of(row), "yes")
    reply_to(village, prompt_of("Anna"), village.others("Anna")[0])
    before = Outgoing.objects.count()
    assert "Confirmed" in visit(reader, village, page_of(row), "yes")
    assert village.choice("Anna", "vote") == village.others("Anna")[:1]
    assert Outgoing.objects.count() == before


def test_a_link_nobody_was_sent_leads_nowhere(village: Village, reader: Client) -> None:
    village.mail("Anna", "blanco")
    (row,) = questions()
    page = page_of(row)
    number = HeldMail.objects.get().pk
    for wrong in (page.replace(f"/{number}.", f"/{number + 1}."), f"/confirm/{number}/", page[:-4]):
        assert reader.get(f"{wrong.rstrip('/')}/").status_code == 404
    assert village.choice("Anna", "vote") is None


def test_after_three_days_there_is_nothing_to_confirm(village: Village, reader: Client) -> None:
    village.mail("Anna", "blanco")
    (row,) = questions()
    village.now += 3 * DAY
    assert "nothing to confirm" in visit(reader, village, page_of(row), "yes")
    assert holding.forget(village.now) == 1
    assert "nothing to confirm" in visit(reader, village, page_of(row))


def test_a_confirmed_mail_that_is_wrong_is_refused_like_any_other(village: Village) -> None:
    """Rules: WAK-SYS-18, WAK-VOTE-19."""
    village.mail("Anna", "zomaar wat")
    (row,) = questions()
    assert reply_to(village, row, "ja").code == "confirmed"
    incoming = Incoming.objects.get(result="unknown_name")
    assert (incoming.proof, incoming.reply is not None) == ("confirmed", True)
    assert incoming.reply is not None
    assert (incoming.reply.kind, incoming.reply.to_email) == (Kind.REFUSED, address_of("Anna"))


def test_a_deadline_that_has_passed_meanwhile_is_kept_to(village: Village) -> None:
    """Rules: WAK-VOTE-20."""
    village.mail("Anna", "blanco")
    (row,) = questions()
    due_at = village.game.due_at
    assert due_at is not None
    village.now = due_at
    reply_to(village, row, "ja")
    assert Incoming.objects.filter(result="too_late", proof="confirmed").exists()


@pytest.mark.parametrize("text", ["ja", "Ja!", "JA\n\nGroet, Anna", "yes", "Ja dat was ik"])
def test_a_yes_by_mail_confirms_too(village: Village, text: str) -> None:
    village.mail("Anna", "blanco")
    (row,) = questions()
    result = reply_to(village, row, text)
    assert (result.code, result.reply) == ("confirmed", None)
    assert village.choice("Anna", "vote") == []


@pytest.mark.parametrize(
    "text", ["", "Ik ben tot maandag afwezig.", "Thank you for your message", "blanco", "wat?"]
)
def test_any_other_word_confirms_nothing(village: Village, text: str) -> None:
    """Rules: WAK-SYS-07."""
    village.mail("Anna", "blanco")
    (row,) = questions()
    result = reply_to(village, row, text)
    assert (result.code, result.reply) == ("confirmation_unclear", None)
    assert village.choice("Anna", "vote") is None


def test_a_program_that_answers_by_itself_confirms_nothing(village: Village) -> None:
    """Rules: WAK-SYS-07."""
    village.mail("Anna", "blanco")
    (row,) = questions()
    result = reply_to(village, row, "ja", Auto_Submitted="auto-replied")
    assert result.code.startswith("automatic")
    assert village.choice("Anna", "vote") is None


def test_the_first_word_decides() -> None:
    assert said("Ja, dat was ik") is Said.YES
    assert said("nee!") is Said.NO
    assert said("ik zei ja") is Said.UNCLEAR
    assert said("") is Said.UNCLEAR


def test_a_no_throws_away_one_mail_and_the_next_is_asked_about(village: Village) -> None:
    """The one that was forged must not take the real one with it."""
    bob = village.others("Anna")[0]
    village.mail("Anna", "blanco")
    village.mail("Anna", bob)
    (forged,) = questions()

    assert reply_to(village, forged, "nee").code == "declined"

    assert reply_to(village, forged, "ja").code == "confirmation_gone"
    _, real = questions()
    assert f"> {bob}" in text_of(real)
    reply_to(village, real, "ja")
    assert village.choice("Anna", "vote") == [bob]
    assert Incoming.objects.filter(subject="WW5", result="declined").count() == 1
    assert HeldMail.objects.exclude(raw=b"").count() == 0


def test_each_no_is_worth_one_more_question(village: Village) -> None:
    """Rules: WAK-SYS-49."""
    village.mail("Anna", "blanco")
    (first,) = questions()
    reply_to(village, first, "nee")
    assert len(questions()) == 1

    for number in range(3):
        assert village.mail("Anna", f"poging {number}").code == "held"

    assert len(questions()) == 2, "further ones wait until that one is answered"


def test_nobody_can_be_flooded_in_the_name_of_others(village: Village) -> None:
    """Rules: WAK-SYS-49."""
    codes = [village.mail("Anna", f"poging {number}").code for number in range(8)]
    assert codes == ["held"] * 8
    assert len(questions()) == 1
    assert HeldMail.objects.exclude(raw=b"").count() == holding.MOST_WAITING
    village.now += DAY + timedelta(hours=1)
    village.mail("Bob", "blanco")
    assert len(questions("Bob")) == 1


def test_what_has_waited_longest_makes_room_but_not_what_was_asked_about(village: Village) -> None:
    """Forged mails cannot keep a real one out, nor take a question from under its owner."""
    for number in range(7):
        village.mail("Anna", f"poging {number}")
    bob = village.others("Anna")[0]
    village.mail("Anna", bob)
    (first,) = questions()
    assert "> poging 0" in text_of(first)
    dropped = Incoming.objects.filter(subject="WW5", result="sender_unproven")
    assert dropped.count() == 8 - holding.MOST_WAITING

    reply_to(village, first, "nee")

    newest = questions()[-1]
    assert f"> {bob}" in text_of(newest)
    assert reply_to(village, newest, "ja").code == "confirmed"
    assert village.choice("Anna", "vote") == [bob]


def test_what_waits_behind_is_asked_about_once_the_first_is_confirmed(village: Village) -> None:
    bob = village.others("Anna")[0]
    village.mail("Anna", "blanco")
    village.mail("Anna", bob)
    (first,) = questions()
    reply_to(village, first, "ja")
    assert village.choice("Anna", "vote") == []
    _, second = questions()
    reply_to(village, second, "ja")
    assert village.choice("Anna", "vote") == [bob]


def test_the_question_repeats_the_mail_in_its_own_words_and_nothing_more(
    village: Village,
) -> None:
    """Rules: WAK-SYS-51."""
    wolf = village.holder("werewolf")
    village.mail(wolf, "blanco\nhttps://evil.example/geld\nwww.evil.example\n" + "regel\n" * 20)
    (row,) = questions(wolf)
    text = text_of(row)
    assert "> blanco" in text
    assert "evil.example" not in text
    assert text.count("> regel") == 1
    assert "weerwol" not in text.lower().replace("weerwolven in een dorp", "")
    assert village.player(wolf).name not in text


def test_the_same_question_always_reads_the_same(village: Village) -> None:
    village.mail("Anna", "blanco")
    (row,) = questions()
    one, other = compose(row), compose(Outgoing.objects.get(pk=row.pk))
    assert (one.body, one.reply_to) == (other.body, other.reply_to)
    assert len(parseaddr(one.reply_to[0])[1].partition("@")[0]) <= 64
    assert f'<a href="{PAGES}/confirm/' in str(one.alternatives[0][0])


@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize("pages", ["", PAGES])
def test_without_pages_the_question_offers_the_answer_by_mail_alone(
    village: Village, settings: Settings, pages: str, language: str
) -> None:
    settings.VERTELLER_URL = pages
    village.mail("Anna", "blanco")
    (row,) = questions()
    row.language = language
    text = text_of(row)
    assert ("/confirm/" in text) is bool(pages)
    assert {"nl": "het woord ja", "en": "the word yes"}[language] in " ".join(text.split())


def test_a_mail_that_comes_twice_is_kept_once(village: Village) -> None:
    """Rules: WAK-SYS-06."""
    raw = raw_mail(address_of("Anna"), "WW5", "blanco")
    assert village.deliver(raw).code == "held"
    assert village.deliver(raw).is_duplicate
    assert HeldMail.objects.count() == 1
    (row,) = questions()
    reply_to(village, row, "ja")
    assert village.deliver(raw).is_duplicate


def test_the_question_goes_where_a_player_is_registered_for_the_game(village: Village) -> None:
    """Not to another address of his, which may be the one that was broken into."""
    anna = village.player("Anna")
    anna.person.addresses.create(email="anna@oud.example")
    village.mail("anna@oud.example", "blanco")
    assert len(questions()) == 1
    (row,) = questions()
    reply_to(village, row, "ja")
    assert village.choice("Anna", "vote") == []


def test_what_was_confirmed_is_kept_no_longer_than_needed(village: Village) -> None:
    village.mail("Anna", "blanco")
    (row,) = questions()
    reply_to(village, row, "ja")
    assert bytes(HeldMail.objects.get().raw) == b""


def test_a_stranger_signs_up_by_confirming(settings: Settings) -> None:
    """Rules: WAK-SIGN-01, WAK-SYS-10."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village = new_village()
    assert village.mail("eva@x.nl", "Eva, vrouw").code == "held"
    assert not village.game.players.exists()
    (row,) = questions("eva@x.nl")
    assert "Iemand wil met dit adres meedoen aan WW5" in " ".join(text_of(row).split())
    assert reply_to(village, row, "ja").code == "confirmed"
    assert village.player("Eva").address.email == "eva@x.nl"
    assert post_of(Kind.SIGNED_UP, "eva@x.nl")


def test_a_sign_up_that_is_refused_can_be_mended_by_replying(settings: Settings) -> None:
    """Rules: WAK-SIGN-04."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village = new_village()
    village.mail("eva@x.nl", "Eva")
    (row,) = questions("eva@x.nl")
    reply_to(village, row, "ja")
    (refused,) = post_of(Kind.SIGN_UP_REFUSED, "eva@x.nl")
    assert reply_to(village, refused, "Eva, vrouw").code == "signed_up"


def test_nobody_advertises_to_strangers_in_our_name(settings: Settings) -> None:
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village = new_village()
    village.mail("eva@x.nl", "Koop nu " * 30 + "\nBel 0900")
    (row,) = questions("eva@x.nl")
    assert text_of(row).count("Koop nu") < 9
    assert "0900" not in text_of(row)


def test_no_end_of_made_up_senders_fills_the_house(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-49."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    monkeypatch.setattr(holding, "MOST_STRANGERS", 3)
    village = new_village()
    assert village.mail("long@x.nl", "Eva, vrouw\n" + "x\n" * 40_000).code == "sender_unproven"
    codes = [village.mail(f"s{number}@x.nl", "Eva, vrouw").code for number in range(5)]
    assert codes == ["held"] * 3 + ["sender_unproven"] * 2


def test_made_up_strangers_keep_nobody_out_for_longer_than_an_hour(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-49."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    monkeypatch.setattr(holding, "MOST_STRANGERS", 3)
    village = new_village()
    for number in range(5):
        village.mail(f"s{number}@x.nl", "Iemand, man")
    village.now += timedelta(hours=1, minutes=1)

    assert village.mail("eva@x.nl", "Eva, vrouw").code == "held"

    assert HeldMail.objects.exclude(raw=b"").count() == 3, "the oldest made room"
    (row,) = questions("eva@x.nl")
    assert reply_to(village, row, "ja").code == "confirmed"
    (gone,) = questions("s0@x.nl")
    assert reply_to(village, gone, "ja").code == "confirmation_gone"
    village.mail("s0@x.nl", "Iemand, man")
    assert len(questions("s0@x.nl")) == 1, "nobody is asked twice because he was crowded out"


def test_forged_commands_and_other_mail_cannot_keep_out_an_administrator_s_own(
    settings: Settings,
) -> None:
    """Rules: WAK-SYS-29, WAK-SYS-49."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village = new_village()
    administrator()
    for number in range(9):
        village.mail("beheer@x.nl", f"poging {number}")
        village.mail("beheer@x.nl", f"onzin {number}", "config stop")
    village.mail("beheer@x.nl", "WW5", "config pause")
    asked = [row for row in questions("beheer@x.nl") if row.payload["command"]]
    assert len(asked) == 1

    reply_to(village, asked[0], "nee")

    asked = [row for row in questions("beheer@x.nl") if row.payload["command"]]
    assert "> WW5" in text_of(asked[-1])
    reply_to(village, asked[-1], "ja")
    assert village.game.status == Status.PAUSED


def test_after_a_no_an_administrator_is_asked_about_his_own_command(settings: Settings) -> None:
    """Rules: WAK-SYS-29."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village = new_village()
    administrator()
    village.mail("beheer@x.nl", "WW5", "config stop")
    (forged,) = questions("beheer@x.nl")
    reply_to(village, forged, "nee")

    village.mail("beheer@x.nl", "WW5", "config pause")

    _, mine = questions("beheer@x.nl")
    reply_to(village, mine, "ja")
    assert village.game.status == Status.PAUSED


def test_a_command_waits_for_the_administrator_s_own_yes(settings: Settings) -> None:
    """Rules: WAK-SYS-29, WAK-SYS-31."""
    settings.VERTELLER_SENDER_PROOF = ("from", "token")
    village = new_village()
    administrator()
    result = village.mail("beheer@x.nl", "WW5", "config stop")
    assert result.code == "held"
    assert village.game.status == Status.SIGN_UP
    (row,) = questions("beheer@x.nl")
    assert "> WW5" in text_of(row)
    reply_to(village, row, "ja")
    assert village.game.status == Status.STOPPED
    report = post_of(Kind.ADMIN_NOTICE, "beheer@x.nl")[-1]
    assert report.payload["done"] == ["WW5"]


def test_the_command_of_somebody_without_rights_is_not_even_kept(village: Village) -> None:
    """Rules: WAK-SYS-29."""
    administrator()
    for sender in ("Anna", "eve@evil.example"):
        assert village.mail(sender, "WW5", "config stop").code == "command_without_right"
    assert not HeldMail.objects.exists()


def test_rights_lost_meanwhile_are_lost(settings: Settings) -> None:
    """Rules: WAK-SYS-27."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village, chief = new_village(), administrator()
    village.mail("beheer@x.nl", "WW5", "config stop")
    (row,) = questions("beheer@x.nl")
    chief.is_administrator = False
    chief.save()
    reply_to(village, row, "ja")
    assert village.game.status == Status.SIGN_UP
    assert Incoming.objects.filter(result="command_without_right").exists()


def test_with_the_password_of_old_a_command_needs_no_click(settings: Settings) -> None:
    """Rules: WAK-SYS-29, WAK-ADMIN-04."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    settings.VERTELLER_ADMIN_PASSWORD_MAIL = True
    village = new_village()
    administrator()
    set_password("geheim-woord")
    result = village.mail("beheer@x.nl", "geheim-woord\nWW5", "config stop")
    assert (result.code, result.rows[0].proof) == ("command", "password")
    assert village.game.status == Status.STOPPED
    assert village.mail("beheer@x.nl", "fout\nWW5", "config delete").code == "command_without_right"
    for row in Outgoing.objects.filter(to_email="beheer@x.nl"):
        assert "geheim-woord" not in text_of(row)


def test_two_narrators_who_write_to_each_other_soon_fall_silent(village: Village) -> None:
    """Rules: WAK-SYS-07."""
    village.mail("Anna", "blanco")
    (row,) = questions()
    result = receive(bytes(compose(row).message()), recipients=(HOME,), received_at=village.now)
    assert result.reply is None


def test_mail_forgotten_is_no_longer_there(village: Village) -> None:
    village.mail("Anna", "blanco")
    assert holding.forget(START) == 0
    assert holding.forget(village.now + 4 * DAY) == 1
    assert not HeldMail.objects.exists()
