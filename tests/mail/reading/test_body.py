"""Which of a mail's parts is what the writer wrote."""

import pytest

from tests.mail.reading.mails import parts, read

PLAIN = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"


def own(content_type: str, body: str) -> str:
    return read(body, content_type=content_type).own_text


def test_the_plain_alternative_is_preferred() -> None:
    assert own(*parts("alternative", (HTML, "<p>Carla"), (PLAIN, "Bob"))) == "Bob"


def test_the_html_alternative_is_read_where_the_plain_one_is_empty() -> None:
    assert own(*parts("alternative", (PLAIN, " \r\n"), (HTML, "<p>Bob</p>"))) == "Bob"


def test_texts_beside_each_other_are_joined() -> None:
    content_type, body = parts("mixed", (PLAIN, "Bob"), ("image/png", "xx"), (HTML, "<p>Carla"))

    assert own(content_type, body) == "Bob\nCarla"


def test_an_attachment_is_no_answer() -> None:
    attached = f"{PLAIN}\r\nContent-Disposition: attachment; filename=old.txt"
    named = f"{PLAIN}; name=old.txt"

    assert own(*parts("mixed", (PLAIN, "Bob"), (attached, "Carla"), (named, "Dirk"))) == "Bob"


def test_an_enclosed_mail_is_no_answer() -> None:
    """Rules: WAK-VOTE-28."""
    enclosed = ("message/rfc822", "From: game@play.example.net\r\n\r\nIk stem op Carla")

    assert own(*parts("mixed", (PLAIN, "Bob"), enclosed)) == "Bob"


def test_nested_parts_are_searched() -> None:
    inner_type, inner = parts("alternative", (PLAIN, "Bob"), (HTML, "<p>Carla"), boundary="b2")
    middle_type, middle = parts("related", (inner_type, inner), ("image/png", "x"), boundary="b3")

    assert own(*parts("mixed", (middle_type, middle), ("text/calendar", "x"))).startswith("Bob")


def test_of_a_signed_mail_the_text_is_read() -> None:
    assert own(*parts("signed", (PLAIN, "Bob"), ("application/pgp-signature", "x"))) == "Bob"


def test_an_encrypted_mail_has_no_text() -> None:
    assert own(*parts("encrypted", ("application/pgp-encrypted", "Version: 1"))) == ""


def test_a_multipart_whose_boundary_is_lost_is_read_as_it_stands() -> None:
    assert "Bob" in own("multipart/mixed", "Ik stem op Bob")


def test_flowed_lines_are_joined() -> None:
    body = "Ik stem op Jan \r\nPiet.\r\n> Een lange regel \r\n> van de Verteller\r\n-- \r\nAn"

    assert own(f"{PLAIN}; format=flowed", body) == "Ik stem op Jan Piet."


def test_flowed_lines_with_delsp_are_joined_without_the_space() -> None:
    assert own(f"{PLAIN}; format=flowed; DelSp=Yes", "Burge \r\nmeester") == "Burgemeester"


@pytest.mark.parametrize("content_type", ["", "nonsense", "text", "text/plain; charset", "/;=;"])
def test_a_malformed_type_is_read_as_plain_text(content_type: str) -> None:
    assert own(content_type, "Ik stem op Bob.") == "Ik stem op Bob."
