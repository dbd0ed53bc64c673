"""Mail that comes back: codes, bounces, addresses that cannot be reached, and their players."""

import queue
import smtplib
from datetime import datetime, timedelta
from email.parser import BytesHeaderParser
from email.policy import default
from email.utils import parseaddr

import pytest
from django.core.mail import EmailMessage
from django.core.mail.backends.smtp import EmailBackend
from pytest_django import Settings

from tests.mail.doors import one_by_one
from tests.mail.test_sending import Server
from tests.mail.test_sending import queue as queue_mail
from tests.mail.village import (
    HOME,
    START,
    Village,
    address_of,
    administrator,
    post_of,
    running_village,
)
from tests.servers.postfix import Postfix
from verteller.hosting import games
from verteller.hosting.archive import audit
from verteller.hosting.bounces import SETTLED, Meaning, meaning_of
from verteller.hosting.excuses import UNTIL_FURTHER_NOTICE
from verteller.hosting.home import Home
from verteller.hosting.models import Address, Incoming, Kind, Outgoing, Sending
from verteller.hosting.records import to_moment
from verteller.mail.composing import compose
from verteller.mail.listener import Door, Place
from verteller.mail.pacing import PROBE_PAUSE
from verteller.mail.returned import return_path
from verteller.mail.routing import Result, receive
from verteller.mail.sending import FEWEST_ATTEMPTS, GIVE_UP_AFTER, send_due
from verteller.mail.smtp_answers import Cause, failure_of
from verteller.rules.facts import PlayerExcused
from verteller.rules.views import view

HOUR = timedelta(hours=1)
SOON = 30.0
ROLES = ("werewolf", "seer", "villager", "villager")


@pytest.mark.parametrize(
    ("code", "meaning"),
    [
        ("5.1.1", Meaning.ADDRESS),
        ("5.1.10", Meaning.ADDRESS),
        ("5.2.1", Meaning.ADDRESS),
        ("5.4.1", Meaning.ADDRESS),
        ("5.4.4", Meaning.ADDRESS),
        ("5.2.2", Meaning.LATER),
        ("5.1.8", Meaning.LATER),
        ("5.3.1", Meaning.LATER),
        ("4.2.2", Meaning.LATER),
        ("4.4.1", Meaning.LATER),
        ("5.7.1", Meaning.POLICY),
        ("5.7.26", Meaning.POLICY),
        ("5.2.3", Meaning.MAIL),
        ("5.3.4", Meaning.MAIL),
        ("5.6.0", Meaning.MAIL),
        ("", Meaning.ADDRESS),
    ],
)
def test_an_enhanced_code_says_what_is_wrong_with_what(code: str, meaning: Meaning) -> None:
    """RFC 3463, 3.1 to 3.8. Rules: WAK-SYS-08."""
    assert meaning_of(code) is meaning


def no_such(code: int, said: bytes) -> smtplib.SMTPRecipientsRefused:
    """Return the refusal of our one receiver."""
    return smtplib.SMTPRecipientsRefused({"a@x.nl": (code, said)})


@pytest.mark.parametrize(
    ("error", "cause", "meaning", "code"),
    [
        (
            smtplib.SMTPRecipientsRefused({"a": (550, b"5.1.1 who?")}),
            "receiver",
            "address",
            "5.1.1",
        ),
        (smtplib.SMTPRecipientsRefused({"a": (550, b"who?")}), "receiver", "address", ""),
        (smtplib.SMTPRecipientsRefused({"a": (552, b"5.2.2 full")}), "receiver", "later", "5.2.2"),
        (smtplib.SMTPRecipientsRefused({"a": (450, b"4.7.1 grey")}), "receiver", "later", "4.7.1"),
        (smtplib.SMTPRecipientsRefused({"a": (421, b"4.3.2 bye")}), "server", "later", "4.3.2"),
        (smtplib.SMTPDataError(554, b"5.7.1 spam"), "mail", "policy", "5.7.1"),
        (smtplib.SMTPDataError(554, b"spam"), "mail", "mail", ""),
        (smtplib.SMTPDataError(452, b"4.3.1 disk full"), "server", "later", "4.3.1"),
        (smtplib.SMTPSenderRefused(552, b"5.3.4 too big", "v"), "mail", "mail", "5.3.4"),
        (smtplib.SMTPSenderRefused(550, b"5.7.1 not you", "v"), "server", "later", "5.7.1"),
        (smtplib.SMTPAuthenticationError(535, b"5.7.8 no"), "server", "later", "5.7.8"),
        (smtplib.SMTPServerDisconnected("gone"), "server", "later", ""),
        (TimeoutError("slow"), "server", "later", ""),
        (RuntimeError("ours"), "mail", "later", ""),
    ],
)
def test_an_answer_tells_whose_trouble_it_is(
    error: Exception, cause: Cause, meaning: Meaning, code: str
) -> None:
    """Rules: WAK-SYS-08."""
    failure = failure_of(error)

    assert (failure.cause, failure.meaning, failure.status_code) == (cause, meaning, code)


def play() -> Village:
    """Return a game that has begun, whose first mails are out; nobody is a robot in it."""
    village = running_village(*ROLES, strictness=2)
    administrator()
    return village


def is_marked(name: str) -> bool:
    return Address.objects.get(email=address_of(name)).unreachable_since is not None


def excused(village: Village, name: str) -> int | None:
    with games.opened(village.game) as game:
        return game.state.excused.get(village.seat(name))


def notices(code: str) -> list[Outgoing]:
    return [row for row in post_of(Kind.ADMIN_NOTICE) if row.payload["code"] == code]


def refusing(name: str, code: int = 550, said: bytes = b"5.1.1 no such user") -> Server:
    """Return a server that refuses one player's address."""
    email = address_of(name)

    def trouble(message: object) -> Exception | None:
        to = " ".join(getattr(message, "to", ()))
        return smtplib.SMTPRecipientsRefused({email: (code, said)}) if email in to else None

    return Server(trouble)


def send_all(server: Server, now: datetime) -> None:
    while send_due(now, server).tried:
        pass


def test_a_dead_address_is_marked_and_administrators_are_told_once(db: None) -> None:
    """Rules: WAK-SYS-08, WAK-SYS-39."""
    village = play()
    send_all(refusing("Bob"), START)
    village.close()
    send_all(refusing("Bob"), village.now)

    assert is_marked("Bob")
    assert not is_marked("Anna")
    assert [row.payload["email"] for row in notices("address_unreachable")] == ["bob@x.nl"]
    address = Address.objects.get(email="bob@x.nl")
    assert address.unreachable_because == "550 5.1.1 no such user"
    assert "bob@x.nl" not in {row.payload.get("email") for row in notices("mail_failed")}


def test_a_player_whom_no_mail_reaches_is_excused_and_does_not_drop_out(db: None) -> None:
    """Rules: WAK-INACT-02."""
    village = play()
    send_all(refusing("Bob"), START)
    assert excused(village, "Bob") == to_moment(UNTIL_FURTHER_NOTICE)
    assert excused(village, "Anna") is None
    village.close_until("pyre")
    village.close()

    with games.opened(village.game) as game:
        missed = dict(zip(game.state.names, game.state.missed_rounds, strict=True))
    assert missed.pop("Bob") == 0
    assert all(missed.values())


def told_of_excuses(village: Village, name: str) -> list[int]:
    """Return all that a player was told of excuses, his own or another's."""
    with games.opened(village.game) as game:
        told = [each.fact for each in view(game.log, village.seat(name)).told]
    return [fact.until for fact in told if isinstance(fact, PlayerExcused)]


def test_nobody_learns_at_what_hour_of_the_night_mail_came_back_or_from_whom_some_came(
    db: None,
) -> None:
    """Or all would know who has a part in the night. Rules: WAK-SYS-51, WAK-INACT-02."""
    village = running_village(*ROLES, strictness=50)
    until = to_moment(UNTIL_FURTHER_NOTICE)
    send_all(refusing("Bob"), START)
    assert excused(village, "Bob") == until
    village.close_until("pyre")
    send_all(refusing("Bob"), village.now)
    assert (told_of_excuses(village, "Anna"), told_of_excuses(village, "Bob")) == ([], [until])
    village.close()
    assert told_of_excuses(village, "Anna") == [until]

    news = len(post_of(Kind.NEWS, "Anna"))
    village.mail("Bob", "blanco")
    assert excused(village, "Bob") is None
    assert len(post_of(Kind.NEWS, "Anna")) == news
    village.close_until("pyre")
    assert told_of_excuses(village, "Anna") == [until]
    village.close()
    assert told_of_excuses(village, "Anna") == [until, 0]


def test_who_has_his_mail_sent_back_is_not_excused_for_ever(db: None) -> None:
    """His rounds count again and administrators can find a substitute. Rules: WAK-INACT-01."""
    village = running_village(*ROLES, strictness=50, fairness={"excused_days": "3"})
    administrator()
    send_all(refusing("Bob"), START)
    village.close_until("pyre")
    village.close()
    since = village.now
    for _ in range(8):
        send_all(refusing("Bob"), village.now)
        village.close()
    assert is_marked("Bob")
    assert village.now - since > timedelta(days=3)

    assert excused(village, "Bob") is None
    assert told_of_excuses(village, "Anna")[-1] == 0
    (notice,) = notices("excuse_used_up")
    assert (notice.payload["name"], notice.to_email) == ("Bob", "beheer@x.nl")
    with games.opened(village.game) as game:
        assert game.state.missed_rounds[village.seat("Bob")] > 0
        assert audit(game.log) is None


def test_an_administrator_who_plays_is_not_told_that_a_fellow_s_mail_came_back(db: None) -> None:
    """It may have been a prompt of the night. Rules: WAK-SYS-51, WAK-SYS-39."""
    play()
    administrator("anna@x.nl")

    send_all(refusing("Bob"), START)

    assert [row.to_email for row in notices("address_unreachable")] == ["beheer@x.nl"]


def test_a_mailbox_that_is_full_is_tried_for_days_and_then_marked(db: None) -> None:
    """Rules: WAK-SYS-08."""
    village = play()
    full = refusing("Bob", 552, b"5.2.2 mailbox full")
    send_all(full, START)
    assert not is_marked("Bob")

    for hours in range(1, FEWEST_ATTEMPTS):
        send_all(full, START + GIVE_UP_AFTER + 6 * hours * HOUR)

    assert is_marked("Bob")
    assert excused(village, "Bob") is not None


def test_one_mail_that_is_not_wanted_marks_nobody_but_the_second_does(db: None) -> None:
    """Rules: WAK-SYS-39."""
    play()
    Outgoing.objects.filter(to_email="bob@x.nl").delete()
    queue_mail("bob@x.nl")
    spam = refusing("Bob", 554, b"5.7.1 looks like spam")
    send_all(spam, START)
    assert not is_marked("Bob")
    assert [row.payload["email"] for row in notices("mail_failed")] == ["bob@x.nl"]

    queue_mail("bob@x.nl")
    send_all(spam, START + HOUR)

    assert is_marked("Bob")


def test_mail_to_a_marked_address_waits_and_one_of_it_is_tried_once_in_a_while(db: None) -> None:
    """Rules: WAK-SYS-08."""
    play()
    send_all(refusing("Bob"), START)
    Outgoing.objects.filter(to_email="bob@x.nl").delete()
    queue_mail(*["bob@x.nl"] * 4)
    tried: list[datetime] = []

    def later(message: EmailMessage) -> Exception | None:
        if "bob@x.nl" in message.to:
            tried.append(now)
            return smtplib.SMTPRecipientsRefused({"bob@x.nl": (450, b"4.2.1 later")})
        return None

    for hours in range(24):
        now = START + hours * HOUR
        send_all(Server(later), now)

    assert len(tried) == 24 * HOUR // PROBE_PAUSE
    assert Outgoing.objects.filter(to_email="bob@x.nl", status=Sending.QUEUED).count() == 4


def test_when_an_address_works_again_all_that_was_missed_is_sent(db: None) -> None:
    """Rules: WAK-SYS-08."""
    village = play()
    missed = list(
        Outgoing.objects.filter(to_email="bob@x.nl").order_by("pk").values_list("pk", flat=True)
    )
    send_all(refusing("Bob"), START)
    queue_mail("bob@x.nl", at=START + HOUR)

    server = Server()
    send_all(server, START + HOUR + PROBE_PAUSE)

    assert not is_marked("Bob")
    assert excused(village, "Bob") is None
    states = Outgoing.objects.filter(pk__in=missed).values_list("status", flat=True)
    assert set(states) == {Sending.SENT}
    assert len(server.ids()) == len(set(server.ids()))


def test_a_mail_from_the_address_clears_its_mark(db: None) -> None:
    village = play()
    send_all(refusing("Bob"), START)
    village.now = START + HOUR

    village.mail("Bob", "blanco")

    assert not is_marked("Bob")
    assert excused(village, "Bob") is None
    assert Outgoing.objects.filter(to_email="bob@x.nl", status=Sending.FAILED).count() == 0


def test_a_player_who_excused_himself_stays_so_when_mail_reaches_him_again(db: None) -> None:
    from verteller.hosting.playing import act
    from verteller.rules.moves import Excused

    village = play()
    sunday = to_moment(START + timedelta(days=5))
    act(village.game, Excused(seat=village.seat("Bob"), until=sunday), START)
    send_all(refusing("Bob"), START)
    village.mail("Bob", "blanco")

    assert excused(village, "Bob") == sunday


# --- bounces


def sent_mail(name: str) -> Outgoing:
    """Return the first mail that went out to a player."""
    return post_of(Kind.NEWS, name)[0]


def dsn(
    row: Outgoing,
    *,
    recipient: str = "",
    action: str = "failed",
    status: str = "5.1.1",
    message_id: str | None = None,
    to: str | None = None,
) -> bytes:
    """Return a bounce as RFC 3464 wants it, the headers of the mail below it."""
    to = to or return_path(row, Home(HOME))
    recipient = recipient or row.to_email
    return f"""\
From: Mail Delivery System <MAILER-DAEMON@mx.x.nl>
To: {to}
Subject: Undelivered Mail Returned to Sender
Message-ID: <{Incoming.objects.count()}.dsn@mx.x.nl>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=us-ascii

I am sorry. Bob, Anna, Karin.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.x.nl

Final-Recipient: rfc822; {recipient}
Action: {action}
Status: {status}
Diagnostic-Code: smtp; 550 {status} Mailbox unavailable

--b
Content-Type: text/rfc822-headers

Message-ID: {row.message_id if message_id is None else message_id}
Subject: [WW5] Nacht 1

--b--
""".encode()


QMAIL = """\
From: MAILER-DAEMON@mx.x.nl
To: {home}
Subject: failure notice
Message-ID: <qmail@mx.x.nl>

Hi. This is the qmail-send program at mx.x.nl.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<{recipient}>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Return-Path: <{home}>
Message-ID: {message_id}
Subject: [WW5] Nacht 1

Anna
"""

EXIM = """\
From: Mail Delivery System <Mailer-Daemon@mx.x.nl>
To: {home}
Subject: Mail delivery failed: returning message to sender
X-Failed-Recipients: {recipient}
Auto-Submitted: auto-replied
Message-ID: <exim@mx.x.nl>

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  {recipient}
    SMTP error from remote mail server after RCPT TO:<{recipient}>:
    550 5.1.1 No such user

------ This is a copy of the message, including all the headers. ------

Message-ID: {message_id}
Subject: [WW5] Nacht 1
"""


def bounce(village: Village, raw: bytes) -> Result:
    """Let a bounce come in as a server sends it."""
    to = str(BytesHeaderParser(policy=default).parsebytes(raw)["To"])
    return receive(raw, recipients=(to,), received_at=village.now, envelope_sender="")


def test_a_bounce_is_set_down_beside_its_mail_and_marks_the_address(db: None) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-39."""
    village = play()
    send_all(Server(), START)
    row = sent_mail("Bob")

    result = bounce(village, dsn(row))

    row.refresh_from_db()
    assert (result.code, result.reply) == ("bounce", None)
    assert (row.status, row.status_code) == (Sending.BOUNCED, "5.1.1")
    assert is_marked("Bob")
    assert excused(village, "Bob") == to_moment(UNTIL_FURTHER_NOTICE)
    assert len(notices("address_unreachable")) == 1
    assert result.rows[0].game == village.game


@pytest.mark.parametrize("form", [QMAIL, EXIM], ids=["qmail", "exim"])
def test_an_old_fashioned_bounce_is_read_as_well(db: None, form: str) -> None:
    """Rules: WAK-SYS-07."""
    village = play()
    send_all(Server(), START)
    row = sent_mail("Bob")
    to = return_path(row, Home(HOME))
    raw = form.format(home=to, recipient=row.to_email, message_id=row.message_id)

    result = bounce(village, raw.encode())

    row.refresh_from_db()
    assert (result.code, row.status, row.status_code) == ("bounce", Sending.BOUNCED, "5.1.1")
    assert is_marked("Bob")


def test_a_mail_that_is_late_is_only_noted(db: None) -> None:
    village = play()
    send_all(Server(), START)
    row = sent_mail("Bob")

    result = bounce(village, dsn(row, action="delayed", status="4.4.1"))

    row.refresh_from_db()
    assert (result.code, row.status, row.status_code) == ("bounce_late", Sending.SENT, "4.4.1")
    assert not is_marked("Bob")


def test_a_mailbox_that_was_full_for_days_is_marked_when_the_mail_comes_back(db: None) -> None:
    village = play()
    send_all(Server(), START)

    bounce(village, dsn(sent_mail("Bob"), status="4.2.2"))

    assert is_marked("Bob")


@pytest.mark.parametrize(
    ("way", "known"),
    [
        ("home", ""),
        ("home", "<made-up@play.example.net>"),
        ("home", "another's"),
        ("token", ""),
        ("token", "his own"),
    ],
)
def test_a_forged_bounce_marks_nobody(db: None, settings: Settings, way: str, known: str) -> None:
    """Who got a copy of an answer finds the id of our mail in it. Rules: WAK-SYS-49."""
    settings.VERTELLER_RETURN_PATH = way
    village = play()
    send_all(Server(), START)
    row = sent_mail("Bob")
    ids = {"another's": sent_mail("Karin").message_id, "his own": row.message_id}

    for to in (HOME, f"verteller+{'a' * 32}@play.example.net"):
        bounce(village, dsn(row, message_id=ids.get(known, known), to=to))

    row.refresh_from_db()
    assert row.status == Sending.SENT
    assert not is_marked("Bob")
    assert excused(village, "Bob") is None


def test_a_reply_address_is_no_return_path(db: None, settings: Settings) -> None:
    """Rules: WAK-SYS-49."""
    village = play()
    settings.VERTELLER_SENDER_PROOF = ("token",)
    send_all(Server(), START)
    row = sent_mail("Bob")

    bounce(village, dsn(row, to=parseaddr(compose(row).reply_to[0])[1]))

    assert not is_marked("Bob")


def test_every_mail_comes_back_by_its_own_way_and_is_from_the_narrator(db: None) -> None:
    """Rules: WAK-SYS-39."""
    village = play()
    server = Server()
    send_all(server, START)

    ways = [mail.from_email for mail in server.taken]
    assert len(set(ways)) == len(ways)
    for mail in server.taken:
        assert parseaddr(str(mail.message()["From"])) == ("Verteller", HOME)
        assert mail.from_email not in mail.message().as_string()
    row = sent_mail("Bob")
    assert return_path(row, Home(HOME)) in ways
    assert bounce(village, dsn(row, message_id="")).code == "bounce"


def test_a_mail_to_the_return_path_that_names_nobody_is_no_bounce(db: None) -> None:
    """Answering machines write there, and some do not say what they are. Rules: WAK-SYS-07."""
    village = play()
    send_all(Server(), START)
    to = return_path(sent_mail("Bob"), Home(HOME))
    raw = f"From: bob@x.nl\nTo: {to}\nSubject: Op reis\nMessage-ID: <reis@x.nl>\n\nTot maart!\n"

    assert bounce(village, raw.encode()).code != "bounce"
    assert not is_marked("Bob")


@pytest.mark.parametrize(
    "address", [HOME, "een.heel.lange.naam.van.een.heel.dorp@play.example.net"]
)
def test_where_mail_comes_back_to_the_home_address_its_id_tells_which(
    db: None, settings: Settings, address: str
) -> None:
    """Rules: WAK-SYS-39."""
    village = play()
    settings.VERTELLER_HOME_ADDRESS = address
    settings.VERTELLER_RETURN_PATH = "home" if address == HOME else "token"
    server = Server()
    send_all(server, START)
    assert {mail.from_email for mail in server.taken} == {address}

    assert bounce(village, dsn(sent_mail("Bob"), to=address)).code == "bounce"


def test_a_bounce_of_a_mail_long_ago_changes_nothing(db: None) -> None:
    village = play()
    send_all(Server(), START)
    village.now = START + timedelta(days=30)

    result = bounce(village, dsn(sent_mail("Bob")))

    assert result.code == "automatic_bounce"
    assert not is_marked("Bob")


def test_a_mail_that_its_reader_had_sent_on_marks_nobody(db: None) -> None:
    """He may read it elsewhere; administrators are told all the same. Rules: WAK-SYS-39."""
    village = play()
    send_all(Server(), START)
    row = sent_mail("Bob")

    bounce(village, dsn(row, recipient="bobs-old-work@example.org"))

    row.refresh_from_db()
    assert row.status == Sending.BOUNCED
    assert not is_marked("Bob")
    assert [each.payload["email"] for each in notices("mail_failed")] == ["bob@x.nl"]


def test_where_mail_comes_back_after_it_was_taken_being_taken_proves_nothing(db: None) -> None:
    village = play()
    send_all(Server(), START)
    bounce(village, dsn(sent_mail("Bob")))

    first = village.now + HOUR
    queue_mail("bob@x.nl", at=first)
    send_all(Server(), first)
    assert is_marked("Bob")

    queue_mail("bob@x.nl", at=first + SETTLED)
    send_all(Server(), first + SETTLED)
    assert not is_marked("Bob")


def test_a_bounce_whose_form_makes_no_sense_is_recorded(db: None) -> None:
    """Rules: WAK-SYS-50."""
    village = play()
    raw = dsn(sent_mail("Bob"), message_id="").replace(b"Status: 5.1.1", b"Status: \xff\xfe")
    cut = raw[: len(raw) // 2]

    assert bounce(village, cut).code == "automatic_bounce"


@pytest.mark.django_db(transaction=True)
def test_a_real_bounce_from_postfix_finds_its_mail(postfix: Postfix, settings: Settings) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-39."""
    village = running_village(*ROLES)
    Address.objects.filter(email="bob@x.nl").update(email="bob@example.com")
    Outgoing.objects.exclude(to_email="bob@x.nl").delete()
    Outgoing.objects.update(to_email="bob@example.com")
    came: queue.Queue[Result] = queue.Queue()

    def take(raw: bytes, **arguments: object) -> Result:
        arguments["received_at"] = village.now
        result = receive(raw, **arguments)  # type: ignore[arg-type]
        came.put(result)
        return result

    backend = EmailBackend(host="127.0.0.1", port=postfix.smtp_port, timeout=20)
    with Door(Home(HOME), [Place("lmtp", port=postfix.lmtp_port)], receive=one_by_one(take)):
        report = send_due(START, backend, most=1)
        result = came.get(timeout=SOON)

    assert (len(report.sent), result.code) == (1, "bounce")
    row = Outgoing.objects.get(pk=report.sent[0])
    assert (row.status, row.status_code) == (Sending.BOUNCED, "5.1.1")
    assert Address.objects.get(email="bob@example.com").unreachable_since == village.now
    assert excused(village, "Bob") is not None
    postfix.empty()


def test_a_game_that_fails_keeps_no_mail_from_its_way(
    db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-39, WAK-SYS-50."""
    play()

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("verteller.hosting.playing.act", fail)
    server = refusing("Bob")
    send_all(server, START)

    assert is_marked("Bob")
    assert not Outgoing.objects.filter(status=Sending.QUEUED).exists()
    assert {address for mail in server.taken for address in mail.to}
