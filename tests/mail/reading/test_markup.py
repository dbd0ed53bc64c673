"""What is seen of an HTML mail."""

import pytest

from tests.mail.reading.mails import mail, read
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.markup import page_texts
from verteller.mail.reading.message import read_message


def own(markup: str) -> str:
    return read(markup, content_type="text/html; charset=utf-8").own_text


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("<p>Ik stem op <b>B</b>ob.</p><p>Groet</p>", "Ik stem op Bob.\n\nGroet"),
        ("Anna<br>Bob<div>Carla</div>Dirk", "Anna\nBob\nCarla\nDirk"),
        ("<ul><li>Bob<li>Carla</ul>", "- Bob\n- Carla"),
        ("<table><tr><td>Bob<td>Carla</table>", "Bob\nCarla"),
        ("<p>Ik   stem\n op&nbsp;Bob &amp; Zo&euml;", "Ik stem op Bob & Zoë"),
        ("<pre>Bob\nCarla</pre>", "Bob\nCarla"),
        ('<div style="white-space: pre-wrap">Bob\nCarla</div>\n\nDirk', "Bob\nCarla\nDirk"),
        ("geen <opmaak", "geen"),
        ("", ""),
        ("<!-- niets -->", ""),
        ("<?xml version='1.0' encoding='latin-1'?><p>Bob", "Bob"),
    ],
)
def test_html_becomes_lines_of_text(markup: str, text: str) -> None:
    full, marked = page_texts(markup)

    assert "\n".join(filter(None, full.split("\n"))) == "\n".join(filter(None, text.split("\n")))
    assert full == marked


@pytest.mark.parametrize(
    "hidden",
    [
        '<div style="display: none">Carla</div>',
        '<span style="color:red;DISPLAY:NONE !important">Carla</span>',
        '<span style="visibility:hidden">Carla</span>',
        '<span style="font-size:0px">Carla</span>',
        '<span style="opacity:0">Carla</span>',
        '<div style="max-height:0;overflow:hidden">Carla</div>',
        '<div style="mso-hide:all">Carla</div>',
        "<div hidden><p>Carla</p></div>",
        "<style>.Carla{}</style>",
        "<script>Carla</script>",
        "<title>Carla</title>",
        "<template>Carla</template>",
        "<!-- Carla -->",
        "<!--[if mso]><p>Carla</p><![endif]-->",
        '<img alt="Carla" src="x">',
        "<select><option>Carla</option></select>",
    ],
)
def test_what_nobody_sees_is_no_answer(hidden: str) -> None:
    """Rules: WAK-VOTE-02."""
    assert own(f"<p>Bob</p>{hidden}<p>Els</p>").split() == ["Bob", "Els"]


def test_a_style_that_only_looks_like_hiding_hides_nothing() -> None:
    assert own('<p style="opacity:0.9;font-size:0.9em">Bob</p>') == "Bob"


def test_gmail_s_indentation_is_no_quote() -> None:
    indented = '<blockquote style="margin:0 0 0 40px;border:none;padding:0px">Bob</blockquote>'

    assert own(f"<div>{indented}</div>") == "Bob"


def test_any_other_blockquote_is_a_quote() -> None:
    """Rules: WAK-VOTE-28."""
    assert own("<p>Bob</p><blockquote>Carla</blockquote><p>Els</p>").split() == ["Bob", "Els"]


def test_a_ruled_box_without_headers_is_the_writer_s_own() -> None:
    assert own('<div style="border-top:solid 1pt">Bob</div><p>en Carla') == "Bob\n\nen Carla"


@pytest.mark.parametrize("depth", [100, 300, 3_000, 100_000])
def test_a_vote_in_deeply_nested_boxes_is_read(depth: int) -> None:
    assert own("<div>" * depth + "Ik stem op Bob" + "</div>" * depth) == "Ik stem op Bob"


def test_a_page_nested_too_deep_to_tell_its_quotes_is_unreadable() -> None:
    """Rules: WAK-VOTE-28, WAK-SYS-50."""
    deep = "<div>" * 3_000 + "<blockquote>Carla</blockquote>"

    with pytest.raises(MessageError) as refused:
        read_message(mail(deep, content_type="text/html"))

    assert refused.value.code == "unreadable"
