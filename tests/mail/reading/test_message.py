"""What is read of a mail as a whole."""

import pytest

from tests.mail.reading.mails import mail, read
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.message import MAX_OCTETS, read_message


def test_the_sender_is_the_address_in_from_in_lower_case() -> None:
    """Rules: WAK-SYS-05."""
    message = read(sender='"Jansen, An" <An.Jansen@Example.ORG>')

    assert (message.sender, message.sender_name) == ("an.jansen@example.org", "Jansen, An")


@pytest.mark.parametrize(
    ("field", "name", "address"),
    [
        ("an@example.org", "", "an@example.org"),
        ("<an@example.org>", "", "an@example.org"),
        ("an@example.org (An)", "", "an@example.org"),
        ("=?utf-8?q?Ren=C3=A9?= <r@example.org>", "René", "r@example.org"),
        ("Jansen, An <an@example.org>", "Jansen, An", "an@example.org"),
        ("bob@example.com <an@example.org>", "bob@example.com", "an@example.org"),
        ('"bob@example.com, An" <an@example.org>', "bob@example.com, An", "an@example.org"),
        ("Zoë <zoë@exämple.org>", "Zoë", "zoë@exämple.org"),
    ],
)
def test_a_sender_is_read_however_it_is_written(field: str, name: str, address: str) -> None:
    message = read(sender=field)

    assert (message.sender_name, message.sender) == (name, address)


@pytest.mark.parametrize(
    "field",
    [
        "",
        "An",
        "<>",
        "an@example.org, bob@example.org",
        "bob@example.org, An <an@example.org>",
        "<bob@example.org> <an@example.org>",
        "an@example.org)<bob@example.org>",
        "an@example.org>bob@example.org",
        "an@bob@example.org",
        '"an" bob"@example.org',
        "a" * 300 + "@example.org",
    ],
)
def test_a_mail_without_exactly_one_sender_is_refused(field: str) -> None:
    """Two readers must never disagree about who it was. Rules: WAK-SYS-49."""
    with pytest.raises(MessageError) as refused:
        read(sender=field)

    assert refused.value.code == "no_sender"


def test_a_second_from_field_makes_the_sender_unknown() -> None:
    with pytest.raises(MessageError) as refused:
        read("Bob", "From: bob@example.org")

    assert refused.value.code == "no_sender"


def test_the_envelope_s_recipients_come_first_and_each_is_named_once() -> None:
    raw = mail(
        "Bob", "Cc: Bob <bob@Example.org>, GAME@play.example.net", "Delivered-To: x@y.example"
    )

    message = read_message(raw, recipients=["game+7.aB@Play.Example.Net"])

    assert message.recipients == (
        "game+7.aB@play.example.net",
        "game@play.example.net",
        "bob@example.org",
        "x@y.example",
    )


def test_the_thread_is_read_from_the_ids() -> None:
    message = read(
        "Bob",
        "Message-ID: <1@a.example>",
        "In-Reply-To: Your mail <2@b.example> of Friday",
        "References: <3@b.example>\r\n <2@b.example>",
        "Date: Fri, 20 Nov 2026 21:05:00 +0100",
    )

    assert message.message_id == "<1@a.example>"
    assert message.in_reply_to == "<2@b.example>"
    assert message.references == ("<3@b.example>", "<2@b.example>")
    assert message.date == "Fri, 20 Nov 2026 21:05:00 +0100"


def test_what_is_missing_is_empty_and_no_error() -> None:
    message = read_message(b"From: an@example.org\r\n\r\n")

    assert (message.subject, message.date, message.own_text, message.full_text) == ("", "", "", "")
    assert (message.message_id, message.in_reply_to, message.references) == (None, None, ())
    assert message.recipients == ()


def test_the_size_is_told_in_octets() -> None:
    raw = mail("één")

    assert read_message(raw).octets == len(raw)


def test_all_of_the_text_is_kept_beside_the_writer_s_own() -> None:
    message = read("Bob.\r\n\r\nOp 20-11-2026 schreef Verteller:\r\n> Wie kies je?\r\n")

    assert message.own_text == "Bob."
    assert "> Wie kies je?" in message.full_text


def test_a_mail_over_the_limit_is_refused_with_the_limit() -> None:
    with pytest.raises(MessageError) as refused:
        read_message(mail(b"a" * MAX_OCTETS))

    assert (refused.value.code, refused.value.parameters) == ("too_large", {"limit": MAX_OCTETS})


@pytest.mark.parametrize(
    "raw",
    [
        mail("a" * 300_000),
        mail("\r\n" * 150_000),
        mail("a<br>" * 110_000, content_type="text/html"),
        mail("<p>" + "&nbsp;" * 500_000, content_type="text/html"),
    ],
)
def test_more_text_than_anyone_writes_is_refused(raw: bytes) -> None:
    with pytest.raises(MessageError) as refused:
        read_message(raw)

    assert refused.value.code == "too_large"


def test_a_mail_with_a_big_picture_is_read() -> None:
    picture = ("A" * 76 + "\r\n") * 40_000
    raw = mail(
        f"--b\r\n\r\nIk stem op Bob.\r\n--b\r\nContent-Type: image/jpeg\r\n"
        f"Content-Transfer-Encoding: base64\r\n\r\n{picture}--b--\r\n",
        content_type="multipart/mixed; boundary=b",
    )

    assert read_message(raw).own_text == "Ik stem op Bob."


def test_a_discussion_that_reaches_us_is_read_like_any_other_mail() -> None:
    """Whether it may count is decided later. Rules: WAK-USE-01."""
    message = read("Ik denk dat Bob liegt.", "Cc: bob@example.org, carla@example.org")

    assert message.own_text == "Ik denk dat Bob liegt."
    assert message.automatic is None
    assert "game@play.example.net" in message.recipients
