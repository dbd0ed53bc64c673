"""The parts of a mail are those that the standard library would have found."""

from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.mail.corpus.judging import CORPUS
from verteller.mail.reading.headers import Headers
from verteller.mail.reading.parts import Part

SAMPLES = sorted(CORPUS.rglob("*.eml"))
LINE_ENDS = st.sampled_from(["\n", "\r\n", "\r"])
LINES = st.sampled_from(
    [
        *("", " ", "Bob", "--", "--a", "--a ", "--a--", "--a-- ", " --a", "--ab", "--b", "--b--"),
        *("Subject: Bob", ": x", "Content-Type: text/html", "=46"),
        "Content-Type: multipart/mixed; boundary=b",
        "Content-Type: multipart/digest; boundary=b",
        "Content-Transfer-Encoding: quoted-printable",
    ]
)
HEADS = st.sampled_from(
    [
        "Content-Type: multipart/mixed; boundary=a",
        'Content-Type: multipart/alternative; boundary="a "',
        "Content-Type: multipart/mixed",
        "Subject: Bob",
    ]
)


def leaves(part: Part) -> Iterator[tuple[str, bytes]]:
    """Give content type and body of every part that has none below it, mails left out."""
    if part.main_kind == "message":
        return
    if not part.has_parts:
        yield part.kind, part.octets().rstrip()
    for child in part.parts():
        yield from leaves(child)


def usual(message: Message) -> Iterator[tuple[str, bytes]]:
    """Give the same of a mail that the standard library has taken apart."""
    if message.get_content_maintype() == "message":
        return
    if not message.is_multipart():
        octets = message.get_payload(decode=True)
        assert isinstance(octets, bytes)
        yield message.get_content_type(), octets.rstrip()
        return
    for child in message.get_payload():
        assert isinstance(child, Message)
        yield from usual(child)


@pytest.mark.parametrize("path", SAMPLES, ids=[path.stem for path in SAMPLES])
def test_a_mail_of_the_corpus_has_the_parts_it_always_had(path: Path) -> None:
    """Rules: WAK-VOTE-28."""
    raw = path.read_bytes()

    assert list(leaves(Part.of(raw))) == list(usual(message_from_bytes(raw)))


@given(HEADS, st.lists(st.tuples(LINES, LINE_ENDS), max_size=16))
@example("Subject: Bob", [("", "\n"), ("\u00e9", "\n")])
def test_whatever_its_lines_a_mail_has_the_parts_the_standard_library_finds(
    head: str, lines: list[tuple[str, str]]
) -> None:
    """Rules: WAK-SYS-50."""
    raw = f"{head}\r\n{''.join(line + end for line, end in lines)}".encode()

    assert list(leaves(Part.of(raw))) == list(usual(message_from_bytes(raw)))


@pytest.mark.parametrize("path", SAMPLES, ids=[path.stem for path in SAMPLES])
def test_a_mail_of_the_corpus_has_the_fields_it_always_had(path: Path) -> None:
    """Rules: WAK-SYS-05."""
    raw = path.read_bytes()

    assert Part.of(raw).headers == Headers.of(message_from_bytes(raw).raw_items())


@given(st.lists(st.tuples(LINES, LINE_ENDS), max_size=8))
def test_whatever_its_lines_a_head_has_the_fields_the_standard_library_finds(
    lines: list[tuple[str, str]],
) -> None:
    """Rules: WAK-SYS-50."""
    raw = "".join(line + end for line, end in lines).encode()

    assert Part.of(raw).headers == Headers.of(message_from_bytes(raw).raw_items())
