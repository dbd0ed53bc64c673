"""Who is it really? Nobody can play another's hand."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given
from hypothesis import settings as how
from hypothesis import strategies as st
from pytest_django import Settings

from tests.mail.answering import prompt_of, reply_address_of, reply_to
from tests.mail.signing import Names, signed
from tests.mail.test_verdicts import OURS, on_top, verdict
from tests.mail.village import (
    HOME,
    START,
    Village,
    address_of,
    administrator,
    new_village,
    post_of,
    raw_mail,
    running_village,
    signed_up,
)
from verteller.hosting import help as requests
from verteller.hosting.home import home
from verteller.hosting.invitations import invite
from verteller.hosting.models import HeldMail, Kind, Outgoing, Person
from verteller.hosting.people import Manners
from verteller.hosting.people import address_of as known_address
from verteller.hosting.sign_up import close_sign_up
from verteller.mail import identity, verdicts
from verteller.mail.routing import receive
from verteller.mail.tokens import SeatToken, reply_address, tokens_in

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "villager", "villager", "seer", "healer")


@pytest.fixture
def village(settings: Settings) -> Village:
    """Open a game in which only a token proves anybody."""
    running = running_village(*ROLES)
    settings.VERTELLER_SENDER_PROOF = ("token",)
    running.close_until("pyre")
    return running


def token_of(row: Outgoing) -> SeatToken:
    (token,) = tokens_in([reply_address_of(row)], home())
    assert isinstance(token, SeatToken)
    return token


def target(village: Village, name: str) -> str:
    return village.others(name)[0]


def asks_nobody() -> bool:
    return not post_of(Kind.CONFIRMATION) and not HeldMail.objects.exists()


def test_an_answer_to_the_reply_address_of_a_prompt_counts(village: Village) -> None:
    """Rules: WAK-SYS-05, WAK-VOTE-01."""
    bob = target(village, "Anna")
    result = reply_to(village, prompt_of("Anna"), bob)
    assert result.code == "answer_taken"
    assert village.choice("Anna", "vote") == [bob]
    assert result.rows[0].proof == "token"
    assert result.reply is not None
    assert result.reply.to_email == address_of("Anna")


def test_an_answer_to_a_receipt_changes_the_answer(village: Village) -> None:
    """Rules: WAK-VOTE-16."""
    one, other = village.others("Anna")[:2]
    first = reply_to(village, prompt_of("Anna"), one)
    assert first.reply is not None
    assert reply_to(village, first.reply, other).code == "answer_taken"
    assert village.choice("Anna", "vote") == [other]


def test_a_token_counts_from_whichever_of_his_mailboxes_a_player_writes(village: Village) -> None:
    """And the receipt goes where he is registered, not where the mail says it is from."""
    prompt = prompt_of("Anna")
    result = reply_to(village, prompt, "blanco", sender="anna@elsewhere.example")
    assert (result.code, village.choice("Anna", "vote")) == ("answer_taken", [])
    assert result.reply is not None
    assert result.reply.to_email == address_of("Anna")


@pytest.mark.parametrize("change", [str.upper, str.title, str.swapcase])
def test_a_token_survives_another_case(village: Village, change: object) -> None:
    assert callable(change)
    to = change(reply_address_of(prompt_of("Anna")))
    assert reply_to(village, prompt_of("Anna"), "blanco", to=to).code == "answer_taken"


def test_a_token_is_found_in_the_headers_where_the_envelope_lost_it(village: Village) -> None:
    address = reply_address_of(prompt_of("Anna"))
    raw = raw_mail(address_of("Anna"), "Re: WW5", "blanco", to=f"Verteller <{address}>")
    result = receive(raw, recipients=(HOME,), received_at=village.now)
    assert result.code == "answer_taken"


def test_a_subject_that_lost_the_game_s_name_does_no_harm_to_a_token(village: Village) -> None:
    assert reply_to(village, prompt_of("Anna"), "blanco", subject="Re:").code == "answer_taken"


def test_the_whole_reply_address_is_short_enough_for_every_server(village: Village) -> None:
    for row in Outgoing.objects.filter(player__isnull=False):
        assert len(reply_address_of(row).partition("@")[0]) <= 64


def test_a_prompt_for_one_question_answers_that_one(village: Village) -> None:
    """Rules: WAK-XMAYOR-02."""
    holder = village.holder("seer")
    village.close_until("main")
    prompt = prompt_of(holder)
    assert token_of(prompt).question
    assert reply_to(village, prompt, target(village, holder)).code == "answer_taken"
    assert village.choice(holder, "seer")


def test_a_forged_from_does_nothing_and_the_player_is_asked(village: Village) -> None:
    """Rules: WAK-SYS-05, WAK-SYS-49."""
    result = village.mail("Anna", "blanco")
    assert (result.code, result.rows[0].proof) == ("held", "")
    assert village.choice("Anna", "vote") is None
    (asked,) = post_of(Kind.CONFIRMATION)
    assert asked.to_email == address_of("Anna")


def test_a_stranger_learns_nothing(village: Village) -> None:
    """Rules: WAK-VOTE-24, WAK-SYS-49."""
    before = Outgoing.objects.count()
    for subject in ("WW5", "Help", "Zomer", "", "config games", "WW5 help anoniem"):
        result = village.mail("eve@evil.example", "Bob, man", subject)
        assert result.code in {"sender_unproven", "command_without_right"}, subject
    assert Outgoing.objects.count() == before
    assert asks_nobody()


def test_a_truncated_token_is_none(village: Village) -> None:
    local, _, domain = reply_address_of(prompt_of("Anna")).partition("@")
    result = reply_to(village, prompt_of("Anna"), "blanco", to=f"{local[:-3]}@{domain}")
    assert result.code == "held"
    assert village.choice("Anna", "vote") is None


@how(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(token=st.text("abcdefghijklmnopqrstuvwxyz234567-_.=", max_size=54))
def test_whatever_stands_in_place_of_a_token_lets_nobody_in(village: Village, token: str) -> None:
    result = reply_to(village, prompt_of("Anna"), "blanco", to=f"verteller+{token}@{home().domain}")
    assert result.code in {"held", "sender_unproven"}
    assert village.choice("Anna", "vote") is None


def test_a_token_of_a_phase_that_has_closed_does_nothing(village: Village) -> None:
    """Rules: WAK-VOTE-14, WAK-VOTE-20."""
    holder = village.holder("seer")
    old = prompt_of(holder)
    village.close_until("main")
    result = reply_to(village, old, target(village, holder), sender="eve@evil.example")
    assert result.code == "too_late"
    assert village.choice(holder, "seer") is None
    assert result.reply is not None
    assert (result.reply.to_email, result.reply.payload["detail"]) == (
        address_of(holder),
        "old_prompt",
    )
    assert reply_to(village, prompt_of(holder), target(village, holder)).code == "answer_taken"


def test_whoever_sleeps_does_not_learn_from_an_old_token_what_others_do(
    settings: Settings,
) -> None:
    """
    An answer to the last mail he got reads the same whatever secret rounds have closed since.

    Rules: WAK-SYS-51.
    """
    village = running_village("werewolf", "villager", "villager", "witch", "healer", "raven")
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village.close_until("pyre")
    sleeper = village.holders("villager")[-1]
    village.close()
    last = prompt_of(sleeper)
    phases, told = [], set()
    while prompt_of(sleeper) == last:
        phases.append(village.open_phase())
        result = reply_to(village, last, "blanco")
        assert result.reply is not None
        told.add((result.code, result.reply.payload["detail"]))
        told.add((reply_to(village, last, "Wat nu?", subject="Help").code, ""))
        village.close()
    assert len(phases) > 1
    assert told == {("not_asked", ""), ("help", "")}


def test_the_token_of_a_dead_player_moves_nothing(village: Village) -> None:
    """Rules: WAK-VOTE-27, WAK-DEATH-02."""
    victim = target(village, village.holder("werewolf"))
    before = prompt_of(victim)
    for name in village.others(victim):
        reply_to(village, prompt_of(name), victim)
    village.close()
    assert victim not in village.others()
    for row in (before, prompt_of(victim)):
        result = reply_to(village, row, "blanco")
        assert result.code in {"not_asked", "too_late"}
        assert result.reply is not None
        assert result.reply.payload["refusal"] == "E3"
        assert village.choice(victim, "pack") is None


def test_a_token_of_another_game_does_nothing_in_this_one(
    village: Village, settings: Settings
) -> None:
    """Rules: WAK-VOTE-25."""
    settings.VERTELLER_SENDER_PROOF = ("from",)
    other = running_village(*ROLES, name="Zomer")
    settings.VERTELLER_SENDER_PROOF = ("token",)
    other.close_until("pyre")
    theirs = [row for row in post_of(Kind.NEWS, "Anna") if row.game == other.game][-1]
    result = reply_to(village, theirs, "blanco", subject="WW5")
    assert result.code == "held"
    assert village.choice("Anna", "vote") is None
    assert other.choice("Anna", "vote") is None


def test_a_token_decides_between_two_games_that_a_subject_names(
    village: Village, settings: Settings
) -> None:
    settings.VERTELLER_SENDER_PROOF = ("from",)
    running_village(*ROLES, name="Zomer")
    settings.VERTELLER_SENDER_PROOF = ("token",)
    mine = [row for row in post_of(Kind.NEWS, "Anna") if row.game == village.game][-1]
    result = reply_to(village, mine, "blanco", subject="Re: WW5 en Zomer")
    assert (result.code, result.rows[0].game) == ("answer_taken", village.game)


def test_the_token_of_a_seat_that_was_handed_over_proves_nobody(village: Village) -> None:
    prompt = prompt_of("Anna")
    heir = known_address("invaller@x.nl", Manners("woman", "nl", "Europe/Amsterdam"), START)
    anna = village.player("Anna")
    anna.person, anna.address = heir.person, heir
    anna.save()
    result = reply_to(village, prompt, "blanco", sender=address_of("Anna"))
    assert result.code == "held"
    assert village.choice("Anna", "vote") is None


def test_mail_that_was_written_before_a_seat_was_handed_over_lets_its_reader_do_nothing(
    village: Village,
) -> None:
    """Though it goes out, or is composed once more, only afterwards."""
    prompt = prompt_of("Anna")
    old = village.player("Anna").person_id
    heir = known_address("invaller@x.nl", Manners("woman", "nl", "Europe/Amsterdam"), START)
    village.player("Anna").__class__.objects.filter(name="Anna").update(
        person=heir.person, address=heir
    )
    assert token_of(Outgoing.objects.get(pk=prompt.pk)).person == old


def test_a_made_up_token_for_another_player_needs_the_secret_key(
    village: Village, settings: Settings
) -> None:
    anna = village.player("Anna")
    mine = settings.SECRET_KEY
    settings.SECRET_KEY = "guessed"
    forged = reply_address(home(), SeatToken(anna.pk, anna.person_id, village.game.sequence))
    settings.SECRET_KEY = mine
    assert reply_to(village, prompt_of("Anna"), "blanco", to=forged).code == "held"


def test_a_player_who_replies_asks_for_help_as_himself(village: Village) -> None:
    """Rules: WAK-HELP-01, WAK-HELP-03."""
    administrator()
    result = reply_to(village, prompt_of("Anna"), "Hoe werkt dit?", subject="Help")
    assert (result.code, result.rows[0].proof) == ("help", "token")
    (forwarded,) = post_of(Kind.HELP_FORWARDED)
    assert forwarded.payload["sender"] == address_of("Anna")


def test_an_administrator_answers_a_request_by_replying(settings: Settings) -> None:
    """Rules: WAK-HELP-03, WAK-SYS-36."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village, chief = Village(), administrator()
    requests.request_help("anna@x.nl", "Hoe?", START, language="nl")
    (forwarded,) = post_of(Kind.HELP_FORWARDED)
    assert reply_to(village, forwarded, "Zo.").code == "help_answered"
    assert post_of(Kind.HELP_ANSWERED)[-1].to_email == "anna@x.nl"
    Person.objects.filter(pk=chief.pk).update(is_administrator=False)
    assert reply_to(village, forwarded, "Zus.").code == "held"


def test_an_invitation_proves_whoever_it_was_sent_to(settings: Settings) -> None:
    """Rules: WAK-SIGN-01, WAK-SYS-30."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    village = new_village()
    new_village(name="Zomer")
    (row,) = invite(village.game, ["Eva@X.nl"], START)
    assert reply_to(village, row, "Eva, vrouw", sender="EVA@x.nl").code == "signed_up"
    confirmed = post_of(Kind.SIGNED_UP)[-1]
    assert reply_to(village, confirmed, "Evelien, vrouw").code == "signed_up"
    assert village.player("Evelien").address.email == "eva@x.nl"
    assert reply_to(village, row, "Eve, vrouw", sender="eve@evil.example").code == "held"
    assert reply_to(village, row, "Eva, vrouw", subject="Zomer").code == "held"


def test_a_token_of_the_sign_up_is_of_no_use_once_it_has_closed(village: Village) -> None:
    confirmed = post_of(Kind.SIGNED_UP, "Anna")[-1]
    result = reply_to(village, confirmed, target(village, "Anna"))
    assert (result.code, village.choice("Anna", "vote")) == ("too_late", None)


def test_with_plain_trust_in_from_a_mail_bears_no_token(
    village: Village, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.VERTELLER_SENDER_PROOF = ("from",)
    assert reply_address_of(prompt_of("Anna")) == HOME
    assert village.mail("Anna", "blanco").rows[0].proof == "from"
    identity.say_what_proves()
    assert "plays in his place" in caplog.text


def test_a_host_is_told_what_cannot_work(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.VERTELLER_SENDER_PROOF = ("token", "verdict")
    settings.VERTELLER_HOME_ADDRESS = f"{'w' * 30}@play.example.net"
    identity.say_what_proves()
    assert "VERTELLER_AUTHSERV_ID" in caplog.text
    assert "no token fits" in caplog.text


@pytest.fixture
def judged(village: Village, settings: Settings) -> Village:
    """Go by tokens, and by what the host's own server found out."""
    settings.VERTELLER_SENDER_PROOF = ("token", "verdict")
    settings.VERTELLER_AUTHSERV_ID = OURS
    return village


def mail_from(name: str, **headers: str) -> bytes:
    return raw_mail(
        address_of(name), "WW5", "blanco", Date="Mon, 02 Mar 2026 20:00:00 +0000", **headers
    )


def test_a_verdict_of_the_host_s_server_proves_a_player(judged: Village) -> None:
    raw = on_top(mail_from("Anna"), verdict("dmarc=pass header.from=x.nl"))
    result = judged.deliver(raw)
    assert (result.code, result.rows[0].proof) == ("answer_taken", "verdict")


@pytest.mark.parametrize(
    "fields",
    [
        (verdict("dmarc=pass header.from=x.nl", "mx.evil.example"),),
        (verdict("dmarc=pass header.from=x.nl"), verdict("dmarc=fail header.from=x.nl")),
        (verdict("dkim=pass header.d=evil.example"),),
        (),
    ],
)
def test_no_other_verdict_does(judged: Village, fields: tuple[str, ...]) -> None:
    assert judged.deliver(on_top(mail_from("Anna"), *fields)).code == "held"
    assert judged.choice("Anna", "vote") is None


def test_a_genuine_mail_to_somebody_else_that_is_sent_on_to_us_proves_nobody(
    judged: Village,
) -> None:
    raw = mail_from("Anna", To="bob@x.nl")
    assert judged.deliver(on_top(raw, verdict("dmarc=pass header.from=x.nl"))).code == "held"


def test_where_verdicts_are_not_gone_by_none_counts(village: Village, settings: Settings) -> None:
    settings.VERTELLER_AUTHSERV_ID = OURS
    raw = on_top(mail_from("Anna"), verdict("dmarc=pass header.from=x.nl"))
    assert village.deliver(raw).code == "held"


def test_an_old_prompt_does_not_stop_whoever_is_proven_otherwise(judged: Village) -> None:
    holder = judged.holder("seer")
    old = reply_address_of(prompt_of(holder))
    judged.close_until("main")
    raw = raw_mail(address_of(holder), "WW5", target(judged, holder), to=old)
    result = judged.deliver(on_top(raw, verdict("spf=pass smtp.mailfrom=x.nl")))
    assert (result.code, result.rows[0].proof) == ("answer_taken", "verdict")


def test_behind_our_own_listener_we_look_at_signatures_ourselves(
    judged: Village, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.VERTELLER_AUTHSERV_ID = ""
    settings.VERTELLER_VERIFY_DKIM = True
    names = Names(frozenset({"x.nl", "evil.example"}), {"x.nl": "v=DMARC1; p=reject"})
    looked_at = verdicts.is_signed
    monkeypatch.setattr(
        identity, "is_signed", lambda raw, sender: looked_at(raw, sender, dnsfunc=names)
    )
    assert judged.deliver(signed(mail_from("Anna"), "evil.example")).code == "held"
    assert judged.deliver(mail_from("Bob")).code == "held"
    result = judged.deliver(signed(mail_from("Karin"), "x.nl"))
    assert (result.code, result.rows[0].proof) == ("answer_taken", "verdict")


def test_a_right_token_costs_no_query_more_than_plain_trust(
    village: Village, settings: Settings
) -> None:
    address = reply_address_of(prompt_of("Anna"))

    def queries(to: str) -> int:
        raw = raw_mail(address_of("Anna"), "WW5", "blanco", to=to)
        with CaptureQueriesContext(connection) as seen:
            receive(raw, recipients=(to,), received_at=village.now)
        return len(seen)

    assert village.mail("Anna", "blanco").code == "held"
    queries(address)
    by_token = queries(address)
    settings.VERTELLER_SENDER_PROOF = ("from",)
    assert by_token == queries(HOME)


def test_unreadable_mail_of_somebody_unproven_is_not_answered(village: Village) -> None:
    """Rules: WAK-SYS-50."""
    raw = raw_mail(address_of("Anna"), "WW5", "x") + b"\n" * 300_000
    assert village.deliver(raw).reply is None
    address = reply_address_of(prompt_of("Anna"))
    mine = raw_mail("anna@elsewhere.example", "WW5", "x", to=address) + b"\n" * 300_000
    reply = receive(mine, recipients=(address,), received_at=village.now).reply
    assert reply is not None
    assert reply.to_email == address_of("Anna")


def test_signing_up_goes_on_by_token_until_the_roles_are_dealt(settings: Settings) -> None:
    village = signed_up(new_village(*ROLES), 4)
    settings.VERTELLER_SENDER_PROOF = ("token",)
    row = post_of(Kind.SIGNED_UP, "Anna")[-1]
    assert reply_to(village, row, "Annelies, vrouw").code == "signed_up"
    close_sign_up(village.game, village.now)
    assert reply_to(village, row, "Annemiek, vrouw").code != "signed_up"
