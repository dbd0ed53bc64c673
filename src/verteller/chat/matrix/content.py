"""Posts as the content of Matrix messages: plain words, and the same with a little emphasis."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final, cast

from verteller.chat.worded import Worded

HTML: Final = "org.matrix.custom.html"

THUMB: Final = "\N{THUMBS UP SIGN}"

Content = dict[str, Any]


def content_of(worded: Worded) -> Content | None:
    """Return the message for a post in words; None for one without any, like a mere bell."""
    name, text = str(worded["name"]), str(worded["text"])
    if name and text:
        return message(f"{name}: {text}", f"<strong>{escape(name)}</strong>: {_lines(text)}")
    paragraphs = cast("Sequence[Mapping[str, Any]]", worded["paragraphs"])
    pieces = [*filter(None, [text]), *map(_plain, paragraphs)]
    if not pieces:
        return None
    marked = [f"<p>{_lines(text)}</p>"] if text else []
    return message("\n\n".join(pieces), "".join([*marked, *map(_marked, paragraphs)]))


def message(plain: str, marked: str = "") -> Content:
    """Return a message that says *plain*, or *marked* where HTML can be shown."""
    if not marked:
        return {"msgtype": "m.text", "body": plain}
    return {"msgtype": "m.text", "body": plain, "format": HTML, "formatted_body": marked}


def reply(plain: str) -> Content:
    """Return what the bot itself says to somebody: no other bot answers to that."""
    return {"msgtype": "m.notice", "body": plain}


def thumb_on(event: str) -> Content:
    """Return a thumbs-up on an event."""
    return {"m.relates_to": {"rel_type": "m.annotation", "event_id": event, "key": THUMB}}


def is_thumb(key: str) -> bool:
    """Tell whether a reaction is a thumbs-up, of whatever skin and variant."""
    return key.startswith(THUMB)


def words_in(content: Mapping[str, Any]) -> str:
    """Return what somebody wrote himself: without the words that he answers to."""
    body = content.get("body")
    text = body if isinstance(body, str) else ""
    relation = content.get("m.relates_to")
    answers = isinstance(relation, Mapping) and "m.in_reply_to" in relation
    if answers and text.startswith("> "):
        # Older clients quote in the text what they answer to, up to an empty line.
        text = text.partition("\n\n")[2]
    return text.strip()


def edited(content: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return what a message is to say from now on if it mends an earlier one."""
    relation = content.get("m.relates_to")
    if not isinstance(relation, Mapping) or relation.get("rel_type") != "m.replace":
        return None
    new = content.get("m.new_content")
    return new if isinstance(new, Mapping) else {}


def _plain(paragraph: Mapping[str, Any]) -> str:
    mark = "> " if paragraph["quoted"] else ""
    said = [f"{mark}{line}" for line in str(paragraph["text"]).splitlines()]
    return "\n".join([*said, *(f"- {line}" for line in paragraph["lines"])])


def _marked(paragraph: Mapping[str, Any]) -> str:
    text = _lines(str(paragraph["text"]))
    if text:
        text = f"<blockquote>{text}</blockquote>" if paragraph["quoted"] else f"<p>{text}</p>"
    return text + _list(paragraph["lines"])


def _list(lines: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<ul>{items}</ul>" if items else ""


def _lines(text: str) -> str:
    return "<br>".join(escape(line) for line in text.splitlines())
