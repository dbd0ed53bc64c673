"""Octets that mean harm, or nothing: they end as a refusal with a code and never otherwise."""

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.mail.corpus.judging import CORPUS
from tests.mail.reading.mails import mail
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.message import IncomingMessage, read_message

SAMPLES = sorted(CORPUS.rglob("*.eml"))
CODES = {"too_large", "no_sender", "unreadable"}


def attempt(raw: bytes) -> IncomingMessage | None:
    """Read a mail or be refused; what is read can be stored anywhere."""
    try:
        message = read_message(raw)
    except MessageError as refused:
        assert refused.code in CODES  # noqa: PT017 - both outcomes are right
        return None
    for text in (message.subject, message.sender_name, message.own_text, message.full_text):
        assert "\x00" not in text
        text.encode("utf-8")
    assert "\n" not in message.subject
    return message


@given(st.binary(max_size=2_000))
def test_random_octets_are_read_or_refused(raw: bytes) -> None:
    """Rules: WAK-SYS-50."""
    attempt(raw)


@given(st.binary(max_size=2_000), st.sampled_from(["text/plain", "text/html", "multipart/mixed"]))
def test_random_bodies_are_read_or_refused(body: bytes, kind: str) -> None:
    """Rules: WAK-SYS-50."""
    attempt(mail(body, content_type=kind))


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """Give a sample mail with stretches cut, doubled, swapped or overwritten."""
    raw = draw(st.sampled_from(SAMPLES)).read_bytes()
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(raw)))
        end = draw(st.integers(at, min(len(raw), at + 200)))
        new = draw(
            st.one_of(
                st.binary(max_size=20),
                st.just(raw[at:end] * 2),
                st.sampled_from([b"", b"\x00", b"=?", b"?=", b'"', b"<", b">", b"\r\n", b"--b1"]),
            )
        )
        raw = raw[:at] + new + raw[end:]
    return raw


@given(mutated())
@settings(max_examples=300)
def test_damaged_samples_are_read_or_refused(raw: bytes) -> None:
    """Rules: WAK-SYS-50."""
    attempt(raw)


TEXT_PARTS = st.tuples(
    st.sampled_from(
        ["text/plain", "text/html", "text/plain; format=flowed", "message/rfc822", "x"]
    ),
    st.text(max_size=80),
)


def wrap(children: st.SearchStrategy[tuple[str, str]]) -> st.SearchStrategy[tuple[str, str]]:
    kinds = st.sampled_from(["mixed", "alternative", "related", "digest", "report", "signed", "?"])
    boundaries = st.sampled_from(["a", "b", "", " ", '"', "é"])
    return st.builds(join, kinds, boundaries, st.lists(children, max_size=4), st.booleans())


def join(
    kind: str, boundary: str, children: list[tuple[str, str]], is_closed: bool
) -> tuple[str, str]:
    inner = "".join(f"--{boundary}\nContent-Type: {of}\n\n{text}\n" for of, text in children)
    return f'multipart/{kind}; boundary="{boundary}"', inner + f"--{boundary}--\n" * is_closed


@given(st.recursive(TEXT_PARTS, wrap, max_leaves=12))
def test_random_structures_are_read_or_refused(structure: tuple[str, str]) -> None:
    """Rules: WAK-SYS-50."""
    content_type, body = structure
    attempt(mail(body.encode("utf-8", "replace"), content_type=content_type))


FIELDS = (
    *("From", "To", "Subject", "Date", "Message-ID", "References", "Content-Type", "Precedence"),
    *("Content-Transfer-Encoding", "Content-Disposition", "Auto-Submitted", "Return-Path"),
)


@given(st.lists(st.tuples(st.sampled_from(FIELDS), st.binary(max_size=60)), max_size=12))
def test_random_header_fields_are_read_or_refused(fields: list[tuple[str, bytes]]) -> None:
    """Rules: WAK-SYS-50."""
    attempt(b"\r\n".join(name.encode() + b": " + value for name, value in fields) + b"\r\n\r\nBob")


HTML = "text/html; charset=utf-8"
HEAD = b"From: an@example.org\r\n"
NESTED = b"".join(
    b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (level, level)
    for level in range(60)
)
HARMFUL = {
    "300,000 open boxes": mail("<div>" * 300_000 + "Bob", content_type=HTML),
    "unlike boxes nested": mail("<table><tr><td>" * 60_000, content_type=HTML),
    "ruled boxes nested": mail("<div style='border-top:solid'>" * 50_000, content_type=HTML),
    "many attributes": mail(f"<a {'x=1 ' * 300_000}>", content_type=HTML),
    "encoded words without end": HEAD + b"Subject: " + b"=?x?q?" * 300_000 + b"\r\n\r\nBob",
    "a recipient of 3 MB": HEAD + b"To: " + b"a" * 3_000_000 + b"\r\n\r\nBob",
    "a sender of quotes": b"From: " + b'"\\' * 7_000 + b"\r\n\r\nBob",
    "a sender of brackets": b"From: " + b"(" * 15_000 + b"\r\n\r\nBob",
    "a type of quotes": HEAD + b"Content-Type: text/plain; " + b';"' * 500_000 + b"\r\n\r\nBob",
    "a disposition of quotes": HEAD + b"Content-Disposition: x" + b';"' * 500_000 + b"\r\n\r\nBob",
    "mails in mails": HEAD + b"Content-Type: message/rfc822\r\n\r\n" * 2_000 + b"Bob",
    "parts in parts": HEAD + NESTED + b"\r\nBob",
    "parts beside parts": HEAD
    + b"Content-Type: multipart/digest; boundary=b\r\n\r\n"
    + b"--b\r\n\r\n" * 20_000,
    "attributions": mail("Op 2026 a@bbb.cc a:\r\n" * 4_000),
    "addresses": mail(("@aaa.aa" * 70 + ":\r\n") * 400),
    "labels": mail("From:\r\n" * 20_000),
    "one long line": mail("a" * 190_000),
    "one long quote": mail(">" * 190_000),
    "flowed lines": mail("a \r\n" * 60_000, content_type="text/plain; format=flowed"),
}


@pytest.mark.parametrize("name", HARMFUL)
def test_no_mail_keeps_the_reader_busy(name: str) -> None:
    """Limits are generous, for the machine may be busy; quadratic time would be minutes.

    Rules: WAK-SYS-49, WAK-SYS-50.
    """
    began = time.process_time()

    attempt(HARMFUL[name])

    assert time.process_time() - began < 10


def test_an_unreadable_mail_says_so() -> None:
    """Rules: WAK-SYS-50."""
    with pytest.raises(MessageError) as refused:
        read_message(HARMFUL["parts in parts"])

    assert refused.value.code == "unreadable"


def test_a_plain_mail_is_read_in_a_few_tenths_of_a_millisecond() -> None:
    """Measured 0.2 ms; the bound leaves room for a busy machine."""
    raw = Path(CORPUS / "replies" / "nl-gmail-plain.eml").read_bytes()
    read_message(raw)
    began = time.process_time()

    for _ in range(200):
        read_message(raw)

    assert (time.process_time() - began) / 200 < 0.005
