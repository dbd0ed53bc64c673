"""Attacks on the mail door: what a player, or a stranger, might try who means no good."""

import smtplib
from datetime import timedelta

import pytest
from django.core.mail import EmailMessage
from pytest_django import Settings

from tests.mail.answering import prompt_of, reply_address_of, reply_to
from tests.mail.signing import Names, signed
from tests.mail.test_sending import Server
from tests.mail.test_verdicts import OURS, on_top, verdict
from tests.mail.village import (
    HOME,
    Village,
    address_of,
    administrator,
    post_of,
    raw_mail,
    running_village,
)
from verteller.hosting import help as requests
from verteller.hosting.bounces import excuse_unreachable
from verteller.hosting.home import home
from verteller.hosting.models import Address, Incoming, Kind, Outage, Outgoing, Sending
from verteller.hosting.outages import is_holding
from verteller.mail import identity, verdicts
from verteller.mail.confirming import Said, said
from verteller.mail.routing import receive
from verteller.mail.sending import send_due
from verteller.mail.tokens import tokens_in

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "villager", "villager", "seer", "healer")
SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)


@pytest.fixture
def village(settings: Settings) -> Village:
    """Open a game in which only a token proves anybody."""
    running = running_village(*ROLES)
    settings.VERTELLER_SENDER_PROOF = ("token",)
    running.close_until("pyre")
    return running


def to_all(village: Village, sender: str, text: str, leaked: str) -> str:
    """Let a player answer to all of a mail that another has answered with a copy to him."""
    raw = raw_mail(address_of(sender), "Re: WW5", text, to=HOME, Cc=f"Anna <{leaked}>")
    result = receive(raw, recipients=(HOME, leaked), received_at=village.now)
    return result.code


def test_who_answers_to_all_is_not_taken_for_who_wrote_first(village: Village) -> None:
    """Anna sent a copy of her answer to Bob. Rules: WAK-SYS-05, WAK-SYS-49."""
    leaked = reply_address_of(prompt_of("Anna"))

    assert to_all(village, "Bob", "blanco", leaked) == "held"

    assert village.choice("Anna", "vote") is None
    (asked,) = post_of(Kind.CONFIRMATION)
    assert asked.to_email == address_of("Bob")
    assert reply_to(village, asked, "ja").code == "confirmed"
    assert village.choice("Bob", "vote") == []
    assert village.choice("Anna", "vote") is None


def test_who_answers_to_all_with_his_own_reply_address_too_votes_himself(village: Village) -> None:
    leaked = reply_address_of(prompt_of("Anna"))
    mine = reply_address_of(prompt_of("Bob"))
    raw = raw_mail(address_of("Bob"), "Re: WW5", "blanco", to=leaked, Cc=mine)
    result = receive(raw, recipients=(leaked, mine), received_at=village.now)
    assert (result.code, village.choice("Bob", "vote")) == ("answer_taken", [])
    assert village.choice("Anna", "vote") is None


def test_an_old_reply_address_of_another_gets_him_no_mail(village: Village) -> None:
    """Or a player who was once sent a copy could have us write to the other for ever."""
    holder = village.holder("seer")
    old = reply_address_of(prompt_of(holder))
    village.close_until("main")
    other = village.others(holder)[0]
    assert to_all(village, other, "blanco", old) in {"held", "sender_unproven"}
    assert [row.to_email for row in post_of(Kind.REFUSED)] == []


def test_somebody_else_s_yes_confirms_nothing(village: Village) -> None:
    village.mail("Anna", "blanco")
    (asked,) = post_of(Kind.CONFIRMATION)
    result = reply_to(village, asked, "ja", sender=address_of("Bob"))
    assert result.code == "confirmation_unclear"
    assert village.choice("Anna", "vote") is None
    assert reply_to(village, asked, "ja").code == "confirmed"


def test_another_player_who_knows_it_answers_no_question_in_an_administrator_s_place(
    village: Village,
) -> None:
    """Rules: WAK-HELP-03, WAK-SYS-36."""
    administrator()
    requests.request_help("anna@x.nl", "Hoe?", village.now, language="nl")
    (forwarded,) = post_of(Kind.HELP_FORWARDED)
    result = reply_to(village, forwarded, "Zo.", sender=address_of("Bob"))
    assert result.code != "help_answered"
    assert not post_of(Kind.HELP_ANSWERED)


@pytest.mark.parametrize(
    "text",
    [
        "Ok, thank you for your message, I am out of the office until Monday",
        "Yes! We have received your mail and will come back to you as soon as we can.",
        "Ja, ik heb je bericht ontvangen; ik ben op vakantie en lees het later.",
    ],
)
def test_a_machine_that_begins_with_a_friendly_word_confirms_nothing(
    village: Village, text: str
) -> None:
    """Rules: WAK-SYS-07."""
    village.mail("Anna", "blanco")
    (asked,) = post_of(Kind.CONFIRMATION)
    assert reply_to(village, asked, text).code == "confirmation_unclear"
    assert village.choice("Anna", "vote") is None


def test_a_yes_on_a_line_of_its_own_is_one() -> None:
    text = "Ja, dat was ik echt zelf.\n\nGroeten van Anna uit het mooie dorp aan de rivier"
    assert said(text) is Said.YES


def test_whoever_sleeps_cannot_compare_reply_addresses(settings: Settings) -> None:
    """
    Those of two mails differ whether or not a secret round has closed between them.

    Rules: WAK-SYS-51.
    """
    village = running_village("werewolf", "villager", "villager", "witch", "healer", "raven")
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village.close_until("pyre")
    sleeper = village.holders("villager")[-1]
    village.close()
    seen, lengths = [], set()
    last = prompt_of(sleeper)
    while prompt_of(sleeper) == last:
        for _ in range(2):
            reply = reply_to(village, last, "blanco").reply
            assert reply is not None
            seen.append(reply_address_of(reply))
            lengths.add(len(seen[-1]))
            assert tokens_in([seen[-1]], home()) != ()
            assert reply_address_of(reply) == seen[-1], "the same mail always reads the same"
        village.close()
    assert len(seen) > 2
    assert len(set(seen)) == len(seen)
    assert len(lengths) == 1


def replies_sent(name: str) -> int:
    rows = Outgoing.objects.filter(to_email=address_of(name), kind=Kind.ANSWER_TAKEN)
    return rows.filter(status=Sending.SENT).count()


def quietly(village: Village) -> None:
    """Let all news have gone out long ago."""
    Outgoing.objects.all().update(status=Sending.SENT, sent_at=village.now - timedelta(hours=1))


def test_nobody_is_silenced_by_what_others_write_in_his_name(village: Village) -> None:
    """Each receipt is "answered" at once by a forger, as a robot would. Rules: WAK-SYS-49."""
    administrator()
    prompts = prompt_of("Anna")
    quietly(village)
    village.now += timedelta(hours=3)
    for _ in range(6):
        assert reply_to(village, prompts, "blanco").code == "answer_taken"
        village.now += SECOND
        send_due(village.now, Server())
        village.now += 2 * SECOND
        village.mail("Anna", "Ha!")
        village.now += 2 * MINUTE
        send_due(village.now, Server())
        village.now += MINUTE
    assert replies_sent("Anna") == 6
    assert not [row for row in post_of(Kind.ADMIN_NOTICE) if row.payload["code"] == "robot"]


def test_nobody_is_silenced_by_his_own_read_receipts(village: Village) -> None:
    """Rules: WAK-SYS-07."""
    prompts = prompt_of("Anna")
    quietly(village)
    village.now += timedelta(hours=3)
    for _ in range(6):
        reply_to(village, prompts, "blanco")
        village.now += SECOND
        send_due(village.now, Server())
        village.now += 2 * SECOND
        village.mail("Anna", "Gelezen", Auto_Submitted="auto-replied")
        village.now += 2 * MINUTE
    assert replies_sent("Anna") == 6


def test_a_player_cannot_hold_up_another_s_receipts_with_replies_to_himself(
    village: Village, settings: Settings
) -> None:
    """He answers his own prompt in the other's name, again and again. Rules: WAK-SYS-49."""
    settings.VERTELLER_REPLY_INTERVAL = 60
    mine = prompt_of("Bob")
    prompt = prompt_of("Anna")
    quietly(village)
    for _ in range(5):
        reply_to(village, mine, "blanco", sender=address_of("Anna"))
    Outgoing.objects.filter(kind=Kind.CONFIRMATION).delete()
    reply_to(village, prompt, "blanco")
    village.now += SECOND
    send_due(village.now, Server())
    assert replies_sent("Anna") == 1


@pytest.fixture
def judged(village: Village, settings: Settings) -> Village:
    """Go by what the host's own server found out, or what we find out ourselves."""
    settings.VERTELLER_SENDER_PROOF = ("verdict",)
    settings.VERTELLER_AUTHSERV_ID = OURS
    return village


def signed_vote() -> bytes:
    when = {"Date": "Mon, 02 Mar 2026 20:00:00 +0000", "Message_ID": "<old@x.nl>"}
    return signed(raw_mail(address_of("Anna"), "WW5", "blanco", **when), "x.nl")


PASS = verdict("dkim=pass header.d=x.nl; dmarc=pass header.from=x.nl")
ABOVE = (
    "Message-ID: <new@evil.example>",
    "Subject: WW5 mijn keus",
    "To: verteller@play.example.net",
)


@pytest.mark.parametrize("ours", [True, False])
@pytest.mark.parametrize("field", ABOVE)
def test_a_second_field_above_a_signed_one_makes_no_new_mail_of_an_old_one(
    judged: Village, settings: Settings, monkeypatch: pytest.MonkeyPatch, field: str, *, ours: bool
) -> None:
    """A signature stays right below it. Rules: WAK-SYS-05, WAK-SYS-49."""
    names = Names(frozenset({"x.nl"}))
    looked_at = verdicts.is_signed
    monkeypatch.setattr(
        identity, "is_signed", lambda raw, sender: looked_at(raw, sender, dnsfunc=names)
    )
    settings.VERTELLER_VERIFY_DKIM = ours
    top = () if ours else (PASS,)
    assert judged.deliver(on_top(signed_vote(), *top)).code == "answer_taken"
    copy = field.encode() + b"\n" + signed_vote()
    assert looked_at(copy, address_of("Anna"), dnsfunc=names)
    again = judged.deliver(on_top(copy, *top))
    assert again.is_duplicate or again.code == "held"


def test_a_signature_that_leaves_out_the_message_id_proves_nobody(judged: Village) -> None:
    """Or its mail could be sent once more tomorrow, under another id."""
    when = {"Date": "Mon, 02 Mar 2026 20:00:00 +0000"}
    first, second = (raw_mail(address_of("Anna"), "WW5", "blanco", **when) for _ in range(2))
    loose = signed(first, "x.nl", (b"from", b"to", b"subject", b"date"))
    assert judged.deliver(on_top(loose, PASS)).code == "held"
    assert judged.deliver(on_top(signed(second, "x.nl"), PASS)).code == "answer_taken"


def test_the_same_mail_to_the_postmaster_is_the_same_mail(village: Village) -> None:
    """Or an old one of another's would count again there. Rules: WAK-SYS-49."""
    address, postmaster = reply_address_of(prompt_of("Anna")), f"postmaster@{home().domain}"
    raw = raw_mail(address_of("Anna"), "WW5", "blanco", to=address)
    first = receive(raw, recipients=(address, postmaster), received_at=village.now)
    again = receive(raw, recipients=(postmaster,), received_at=village.now)
    assert (len(first.rows), again.is_duplicate) == (1, True)
    assert Incoming.objects.filter(result="answer_taken").count() == 1


def test_an_answer_from_an_address_that_did_not_work_is_taken_all_the_same(
    village: Village,
) -> None:
    """Though the excuse that he was given ends with it. Rules: WAK-SYS-08, WAK-VOTE-01."""
    Address.objects.filter(email=address_of("Anna")).update(unreachable_since=village.now)
    excuse_unreachable(address_of("Anna"), village.now)
    assert reply_to(village, prompt_of("Anna"), "blanco").code == "answer_taken"
    assert village.choice("Anna", "vote") == []
    assert not Address.objects.exclude(unreachable_since=None).exists()


def stumbling(message: EmailMessage) -> Exception | None:
    """Return what a server says that finds one mailbox broken, though not for good."""
    if address_of("Anna") not in message.to:
        return None
    return smtplib.SMTPDataError(451, b"4.3.0 temporary internal error")


def test_one_mailbox_that_makes_the_server_stumble_stops_no_game(village: Village) -> None:
    """Rules: WAK-SYS-02, WAK-SYS-08."""
    Outgoing.objects.exclude(to_email=address_of("Anna")).update(status=Sending.SENT)
    for _ in range(4):
        send_due(village.now, Server(stumbling))
        village.now += 6 * MINUTE
    assert not Outage.objects.exists()
    assert not is_holding(village.now)


def test_a_server_that_stumbles_over_everybody_is_away(village: Village) -> None:
    """Rules: WAK-SYS-08."""
    error = smtplib.SMTPDataError(451, b"4.3.0 temporary internal error")
    for _ in range(4):
        send_due(village.now, Server(lambda _: error))
        village.now += 6 * MINUTE
    assert is_holding(village.now)
