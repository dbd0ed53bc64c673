"""Mail that a machine sent by itself."""

import pytest

from tests.mail.reading.mails import mail, parts, read
from verteller.mail.reading.automatic import AutomaticKind
from verteller.mail.reading.message import read_message


def about(subject: str, *fields: str) -> AutomaticKind | None:
    """Return of what kind a mail with this subject is."""
    raw = mail("Bob", *fields).replace(b"Subject: WW5", f"Subject: {subject}".encode())
    return read_message(raw).automatic


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        ("Auto-Submitted: auto-replied", AutomaticKind.REPLY),
        ("Auto-Submitted: Auto-Generated; x=y", AutomaticKind.REPLY),
        ("Auto-Submitted: (vacation) auto-replied", AutomaticKind.REPLY),
        ("X-Auto-Response-Suppress: All", AutomaticKind.REPLY),
        ("X-Autoreply: yes", AutomaticKind.REPLY),
        ("Precedence: auto_reply", AutomaticKind.REPLY),
        ("Precedence: bulk", AutomaticKind.BULK),
        ("Precedence: Junk", AutomaticKind.BULK),
        ("Precedence: list", AutomaticKind.LIST),
        ("List-Id: Wolves <wolves.example.org>", AutomaticKind.LIST),
        ("Return-Path: <>", AutomaticKind.BOUNCE),
        ("X-Failed-Recipients: bob@example.org", AutomaticKind.BOUNCE),
        ("X-Autoresponder: yes", AutomaticKind.REPLY),
        ("Mailing-List: contact wolves", AutomaticKind.LIST),
        ("List-Unsubscribe: <https://example.org/stop>", AutomaticKind.BULK),
    ],
)
def test_a_header_field_tells_automatic_mail(field: str, kind: AutomaticKind) -> None:
    """Rules: WAK-SYS-07."""
    assert read("Bob", field).automatic is kind


@pytest.mark.parametrize(
    "field",
    [
        "Auto-Submitted: no",
        "Auto-Submitted: No (really)",
        "Precedence: first-class",
        "Return-Path: <an@example.org>",
        "X-Loop: somebody@example.org",
    ],
)
def test_a_person_s_mail_is_not_taken_for_automatic(field: str) -> None:
    """Rules: WAK-SYS-07."""
    assert read("Bob", field).automatic is None


@pytest.mark.parametrize(
    "subject",
    [
        "Out of office: automatic reply",
        "Afwezig wegens vakantie",
        "Automatic reply: [WW5] Nacht 1",
        "Undeliverable: [WW5] Nacht 1",
    ],
)
def test_a_subject_alone_is_a_joke(subject: str) -> None:
    """Rules: WAK-SYS-07."""
    assert about(subject) is None


@pytest.mark.parametrize(
    ("subject", "kind"),
    [
        ("Automatic reply: [WW5] Nacht 1", AutomaticKind.REPLY),
        ("Automatisch antwoord: [WW5] Nacht 1", AutomaticKind.REPLY),
        ("Read: [WW5] Nacht 1", AutomaticKind.RECEIPT),
        ("Gelezen: [WW5] Nacht 1", AutomaticKind.RECEIPT),
        ("Re: Automatic reply: [WW5] Nacht 1", None),
        ("Re: [WW5] Nacht 1", None),
    ],
)
def test_a_subject_tells_only_where_a_program_words_it_and_answers_a_mail(
    subject: str, kind: AutomaticKind | None
) -> None:
    """Rules: WAK-SYS-07."""
    assert about(subject, "In-Reply-To: <1@play.example.net>") is kind
    assert about(subject) is None


def test_an_answering_machine_without_a_sender_in_its_envelope_is_no_bounce() -> None:
    """RFC 3834, 3.3."""
    fields = ("Auto-Submitted: auto-replied", "Return-Path: <>")

    assert about("Ik ben er niet", *fields) is AutomaticKind.REPLY
    assert about("Undelivered Mail Returned to Sender", *fields) is AutomaticKind.BOUNCE


def test_nobody_answers_a_mail_that_says_so_in_its_address() -> None:
    assert read(sender="no-reply@example.org").automatic is AutomaticKind.REPLY


def test_a_mail_without_a_sender_in_its_envelope_is_a_bounce() -> None:
    assert read_message(mail(), envelope_sender="").automatic is AutomaticKind.BOUNCE
    assert read_message(mail(), envelope_sender="an@example.org").automatic is None
    assert read_message(mail(), envelope_sender=None).automatic is None


def test_a_mail_server_s_own_mail_is_a_bounce() -> None:
    assert read(sender="Mail System <MAILER-DAEMON@mx.example>").automatic is AutomaticKind.BOUNCE


@pytest.mark.parametrize(
    ("report", "kind"),
    [
        ("delivery-status", AutomaticKind.BOUNCE),
        ("disposition-notification", AutomaticKind.RECEIPT),
    ],
)
def test_a_report_is_told_by_its_type(report: str, kind: AutomaticKind) -> None:
    content_type, body = parts("report", ("text/plain", "Ik stem op Bob"))

    assert read(body, content_type=f"{content_type}; report-type={report}").automatic is kind


@pytest.mark.parametrize("home", ["game@play.example.net", "Game+help@Play.example.net"])
def test_our_own_mail_come_back_is_a_loop(home: str) -> None:
    """Rules: WAK-SYS-07."""
    from_us = mail(sender="Verteller <game+7.ab@play.example.net>")
    through_us = mail("Bob", "X-Loop: game@play.example.net")

    assert read_message(from_us, home=[home]).automatic is AutomaticKind.LOOP
    assert read_message(through_us, home=[home]).automatic is AutomaticKind.LOOP
    assert read_message(mail(), home=[home]).automatic is None
