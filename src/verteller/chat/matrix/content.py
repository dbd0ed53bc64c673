"""Posts as the content of Matrix messages: plain words, and the same with a little emphasis."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final, cast

from verteller.chat.models import PostKind
from verteller.chat.worded import Worded

HTML: Final = "org.matrix.custom.html"

THUMB: Final = "\N{THUMBS UP SIGN}"

Content = dict[str, Any]


def content_of(worded: Worded) -> Content | None:
    """
    Return the message for a post in words; None for one without any, like a mere bell.

    What somebody said who has left since is left out, too: the bot says what is the narrator's
    in its own name, and words that are nobody's would be taken for his.
    """
    name, text = str(worded["name"]), str(worded["text"])
    if worded["kind"] == PostKind.TALK and not name:
        return None
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
    """Return a paragraph with every line of what somebody else has written marked as such."""
    text = str(paragraph["text"])
    if paragraph["quoted"]:
        below = [f"> {line}".rstrip() for line in _written(paragraph)]
    else:
        below = [f"- {_in_one(line)}" for line in paragraph["lines"]]
    return "\n".join([*text.splitlines(), *below])


def _marked(paragraph: Mapping[str, Any]) -> str:
    text = _lines(str(paragraph["text"]))
    said = f"<p>{text}</p>" if text else ""
    if paragraph["quoted"]:
        below = "<br>".join(map(escape, _written(paragraph)))
        return f"{said}<blockquote>{below}</blockquote>" if below else said
    items = "".join(f"<li>{escape(_in_one(line))}</li>" for line in paragraph["lines"])
    return f"{said}<ul>{items}</ul>" if items else said


def _written(paragraph: Mapping[str, Any]) -> list[str]:
    """Return the lines of somebody else's words, however they were broken."""
    return "\n".join(paragraph["lines"]).splitlines()


def _in_one(line: str) -> str:
    """Return an item of a list as the one line that it is to be."""
    return " ".join(line.splitlines())


def _lines(text: str) -> str:
    return "<br>".join(escape(line) for line in text.splitlines())
