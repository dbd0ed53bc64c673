"""Letters about sentences: what was not carried out and why, and what was asked besides."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from verteller.mail.layout import Block
from verteller.mail.letters.absence import also
from verteller.mail.letters.doubt_words import DOUBT_WORDS
from verteller.mail.letters.examples import examples, is_spoken
from verteller.mail.letters.prompts import form_blocks
from verteller.mail.letters.writing import Body, Subject, Writing
from verteller.mail.news import entry_of
from verteller.rules.facts import AnswerTaken, Seat
from verteller.telling import Teller
from verteller.telling.voice import Voice

TO_THE_POINT: Final = frozenset({"lost", "status", "help", "count"})
"""What a reply may say without saying first that nothing was carried out."""


def understood(writing: Writing) -> tuple[Subject, Body]:
    """
    Write what a mail was understood as that gave no answer.

    Source: Lupus 3.0, 4.4, LU3-SYS-09 to LU3-SYS-12.
    """
    said = DOUBT_WORDS[writing.language]
    besides = writing.payload.get("besides", {})
    blocks: Body = []
    if not TO_THE_POINT & besides.keys():
        blocks.append(Block("text", said["nothing"]))
    blocks += besides_blocks(writing)
    if not {"help", "status", "count"} & besides.keys():
        blocks += example_blocks(writing, besides)
    return f"{writing.game}: {said['subject']}", [*blocks, *also(writing)]


def besides_blocks(writing: Writing) -> list[Block]:
    """Return what a reply tells beside the answers that a mail gave."""
    besides = writing.payload.get("besides", {})
    return list(_besides(writing, besides)) if besides else []


def example_blocks(writing: Writing, besides: Mapping[str, Any]) -> list[Block]:
    """
    Show how the questions that are open can be answered, by examples or line by line.

    Source: Lupus 3.0, 4.4, LU3-SYS-12, LU3-MAIL-12.
    """
    said, voice = DOUBT_WORDS[writing.language], writing.teller().voice
    if not is_spoken(writing.rulebook):
        return list(form_blocks(besides.get("forms", {}), writing.rulebook, voice))
    asked: Sequence[str] = besides.get("open", ())
    shown = examples(asked, str(besides.get("role", "")), writing.cast.names, writing.language)
    if not shown:
        return []
    lines = tuple(voice.words.quote(each) for each in shown)
    return [Block("text", said["examples"]), Block("list", lines=lines)]


def _besides(writing: Writing, besides: Mapping[str, Any]) -> Iterator[Block]:
    said, teller = DOUBT_WORDS[writing.language], writing.teller()
    for doubt in besides.get("doubts", ()):
        yield Block("text", _doubt(doubt, teller, said))
    if besides.get("lost"):
        yield Block("text", said["lost"])
    if "status" in besides:
        yield from _status(writing, besides["status"], teller, said)
    if "count" in besides:
        yield Block("text", said[f"count_{besides['count']}"])
    if besides.get("help"):
        yield from example_blocks(writing, besides) or [Block("text", said["help_none"])]


def _doubt(doubt: Mapping[str, Any], teller: Teller, said: Mapping[str, str]) -> str:
    """Return why a sentence was not carried out, and what would be right."""
    voice = teller.voice
    names = [teller.name(Seat(seat)) for seat in doubt["candidates"]]
    candidates = _either(names, voice)
    quoted = voice.words.quote(doubt["text"])
    text = said[doubt["doubt"]].format(text=quoted, candidates=candidates)
    is_near = doubt["doubt"] == "unknown_name" and names
    return " ".join([text, *([said["near"].format(candidates=candidates)] if is_near else ())])


def _either(names: Sequence[str], voice: Voice) -> str:
    return voice.words.join(names, "or")


def _status(
    writing: Writing, entries: Sequence[int], teller: Teller, said: Mapping[str, str]
) -> Iterator[Block]:
    """Tell what counts for the reader now, and until when it may be changed."""
    if not entries:
        yield Block("text", said["status_none"])
        return
    yield Block("text", said["status"])
    yield Block("list", lines=tuple(chosen(writing, each) for each in entries))
    until = writing.moment("due_at")
    if until is not None:
        yield Block("text", said["until"].format(deadline=teller.voice.moment(until)))


def chosen(writing: Writing, entry: int) -> str:
    """Return what the receipt counted *entry* says was chosen, in a sentence of its own."""
    if writing.row.game is None:
        raise ValueError("a choice without a game")
    fact = entry_of(writing.row.game, entry).content
    if not isinstance(fact, AnswerTaken):
        raise TypeError("a receipt that names another entry")
    return writing.teller().choice(fact.question, fact.choice)
