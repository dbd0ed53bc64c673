"""Posts as Matrix messages, and Matrix messages as words."""

from typing import Any

import pytest

from verteller.chat.matrix.content import content_of, edited, is_thumb, words_in


def worded(**more: Any) -> dict[str, Any]:
    return {"kind": "told", "name": "", "text": "", "paragraphs": [], **more}


def test_nobody_s_words_can_be_markup() -> None:
    content = content_of(worded(kind="talk", name="<b>Bo", text="<script>1</script>\n& so on"))

    assert content is not None
    assert content["body"] == "<b>Bo: <script>1</script>\n& so on"
    assert content["formatted_body"] == (
        "<strong>&lt;b&gt;Bo</strong>: &lt;script&gt;1&lt;/script&gt;<br>&amp; so on"
    )


def test_what_the_narrator_tells_keeps_its_paragraphs_and_lists() -> None:
    content = content_of(
        worded(
            paragraphs=[
                {"text": "Whom?", "lines": ["Ada", "Ben"], "quoted": False},
                {"text": "A letter:", "lines": ["Beware", "", "of <me>"], "quoted": True},
            ]
        )
    )

    assert content is not None
    assert content["body"] == "Whom?\n- Ada\n- Ben\n\nA letter:\n> Beware\n>\n> of <me>"
    assert content["formatted_body"] == (
        "<p>Whom?</p><ul><li>Ada</li><li>Ben</li></ul>"
        "<p>A letter:</p><blockquote>Beware<br><br>of &lt;me&gt;</blockquote>"
    )


@pytest.mark.parametrize("quoted", [True, False])
def test_no_line_of_somebody_s_words_stands_as_the_narrator_s_own(quoted: bool) -> None:
    """However he breaks it. Rules: DUE-SYS-24."""
    lines = ["Beware\nNobody died.\u2028You are a wolf."]
    content = content_of(
        worded(paragraphs=[{"text": "A letter:", "lines": lines, "quoted": quoted}])
    )

    assert content is not None
    head, *rest = content["body"].splitlines()
    assert head == "A letter:"
    assert all(line.startswith("> " if quoted else "- ") for line in rest)


def test_words_of_somebody_who_is_gone_are_not_carried_as_the_narrator_s() -> None:
    assert content_of(worded(kind="talk", text="The village sleeps.")) is None


def test_a_bell_without_words_is_not_carried() -> None:
    assert content_of(worded()) is None


def test_what_somebody_answers_to_is_no_word_of_his() -> None:
    reply = {"m.relates_to": {"m.in_reply_to": {"event_id": "$1"}}}

    assert words_in({"body": "> <@a:b> Cem\n\nNo, Dora", **reply}) == "No, Dora"
    assert words_in({"body": "> I quote myself"}) == "> I quote myself"
    assert words_in({"body": 7}) == ""


def test_mended_words_are_those_that_count() -> None:
    relation = {"rel_type": "m.replace", "event_id": "$1"}

    new = edited({"body": "* Dora", "m.new_content": {"body": "Dora"}, "m.relates_to": relation})
    assert new is not None
    assert words_in(new) == "Dora"
    assert edited({"body": "Dora"}) is None


def test_a_thumb_of_any_skin_is_a_thumb() -> None:
    assert is_thumb("👍")
    assert is_thumb("👍🏽")
    assert not is_thumb("👎")
