"""Mail that a machine sent by itself."""

import pytest

from tests.mail.reading.mails import mail, parts, read
from verteller.mail.reading.automatic import AutomaticKind
from verteller.mail.reading.message import read_message


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
        "Subject: Out of office: automatic reply",
        "Subject: Afwezig wegens vakantie",
    ],
)
def test_a_person_s_mail_is_not_taken_for_automatic(field: str) -> None:
    """Rules: WAK-SYS-07."""
    assert read("Bob", field).automatic is None


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
