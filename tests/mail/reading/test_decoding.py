"""Text of any charset, rightly labelled or not."""

import pytest

from tests.mail.reading.mails import mail, read
from verteller.mail.reading.decoding import decode_header_text, decode_text
from verteller.mail.reading.message import read_message


@pytest.mark.parametrize(
    ("text", "charset", "label"),
    [
        ("René, écht", "utf-8", "utf-8"),
        ("René, écht", "iso-8859-1", "ISO-8859-1"),
        ("100% – “zeker” €5", "windows-1252", "windows-1252"),
        ("Żółć", "iso-8859-2", "iso-8859-2"),
        ("€uro", "iso-8859-15", "iso-8859-15"),
        ("Привет, Ваня", "koi8-r", "koi8-r"),
        ("ボブに投票", "iso-2022-jp", "ISO-2022-JP"),
        ("ボブに投票", "shift_jis", "Shift_JIS"),
        ("我投鲍勃", "gb18030", "gb18030"),
        ("Ik stem op Bob", "utf-16", "utf-16"),
        ("Grüße", "utf-7", "utf-7"),
    ],
)
def test_text_in_a_labelled_charset_is_decoded(text: str, charset: str, label: str) -> None:
    assert decode_text(text.encode(charset), label) == text


@pytest.mark.parametrize("label", ["iso-8859-1", "us-ascii", "windows-1252", "", None, "x-unknown"])
def test_utf_8_is_recognised_under_a_wrong_label_or_none(label: str | None) -> None:
    assert decode_text("Zoë – ‘nee’".encode(), label) == "Zoë – ‘nee’"


@pytest.mark.parametrize("label", ["utf-8", "us-ascii", "iso-8859-1", "", None, "nonsense\x00"])
def test_windows_1252_is_recognised_under_a_wrong_label_or_none(label: str | None) -> None:
    assert decode_text("Zoë – ‘nee’".encode("windows-1252"), label) == "Zoë – ‘nee’"


@pytest.mark.parametrize("label", ["hex", "rot13", "zlib", "base64", "idna", "unicode_escape"])
def test_a_codec_that_is_no_charset_is_not_used(label: str) -> None:
    assert decode_text(b"4142 \\u0041 xn--", label) == "4142 \\u0041 xn--"


def test_nuls_controls_and_lone_surrogates_do_not_get_through() -> None:
    assert decode_text(b"Ik\x00 st\x07em op B\x1bob", "utf-8") == "Ik stem op Bob"
    assert decode_text(b"+2AA-Bob", "utf-7") == "\ufffdBob"


@pytest.mark.parametrize("ending", [b"\r\n", b"\n", b"\r", "\u2028".encode()])
def test_every_kind_of_line_break_becomes_one(ending: bytes) -> None:
    assert decode_text(b"Anna" + ending + b"Bob", None) == "Anna\nBob"


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("=?utf-8?q?Ren=C3=A9?= stemt", "René stemt"),
        ("=?UTF-8?B?UmVuw6k=?=", "René"),
        ("=?UTF-8?B?UmVuw6k?=", "René"),
        ("=?iso-8859-1?Q?Ren=E9_en?= =?iso-8859-1?Q?_Zo=EB?=", "René en Zoë"),
        ("=?utf-8?B?UmVu?=\r\n =?utf-8?B?w6k=?=", "René"),
        ("=?utf-8?Q?=C3?= =?utf-8?Q?=A9?=n", "én"),
        ("=?utf-8*nl?q?Ren=C3=A9?=", "René"),
        ("=?x-unknown?q?Ren=C3=A9?=", "René"),
        ("=?utf-8?B?A?=", "A"),
        ("=?utf-8?q?half", "=?utf-8?q?half"),
        ("WW5:\r\n\tnacht   3", "WW5: nacht 3"),
        ("R\udcc3\udca9n\u0065", "Réne"),
        (r"C:\u0041\x", r"C:\u0041\x"),
    ],
)
def test_a_header_is_decoded_to_one_line(raw: str, text: str) -> None:
    assert decode_header_text(raw) == text


def test_a_subject_in_raw_octets_is_read() -> None:
    raw = mail().replace(b"Subject: WW5", "Subject: Wéér WW5".encode("windows-1252"))

    assert read_message(raw).subject == "Wéér WW5"


def test_a_body_without_any_label_is_read() -> None:
    raw = b"From: an@example.org\r\n\r\n" + "Ik stem op Zoë".encode()

    assert read_message(raw).own_text == "Ik stem op Zoë"


def test_a_wrong_transfer_encoding_does_no_harm() -> None:
    assert read("Ik stem op Bob.", "Content-Transfer-Encoding: x-nonsense").own_text == (
        "Ik stem op Bob."
    )
    assert read("SWsgc3RlbSBvcCBCb2I", "Content-Transfer-Encoding: base64").own_text == (
        "Ik stem op Bob"
    )


@pytest.mark.parametrize("charset", ["charset*=us-ascii'nl'utf-8", "charset*0=ut; charset*1=f-8"])
def test_a_charset_written_the_rfc_2231_way_is_read(charset: str) -> None:
    assert read("Zoë", content_type=f"text/plain; {charset}").own_text == "Zoë"
