"""Letters about one's answers: receipts, refusals, reminders."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from verteller.mail.layout import Block
from verteller.mail.letters.absence import also
from verteller.mail.letters.examples import is_spoken
from verteller.mail.letters.line_words import LINE_WORDS
from verteller.mail.letters.prompts import form_blocks, label_of
from verteller.mail.letters.understood import besides_blocks, chosen, example_blocks
from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.mail.news import entry_of
from verteller.mail.reading.question_words import has_question_words
from verteller.rules.errors import Refusal
from verteller.rules.facts import AnswerTaken
from verteller.telling import letters, refusal
from verteller.telling.voice import Voice


def answer_taken(writing: Writing) -> tuple[Subject, Body]:
    """Write that an answer has been noted, and which."""
    until = writing.moment("due_at")
    several = writing.payload.get("answers", ())
    text = _receipt(writing, writing.payload["entry"], None if several else until)
    subject, blocks = laid_out(letters.answer_taken(writing.desk, game=writing.game, text=text))
    if several:
        blocks = [*_several(writing, several, until)]
    return subject, [*blocks, *besides_blocks(writing), *also(writing)]


def _receipt(writing: Writing, entry: int, until: datetime | None) -> str:
    """Return what an answer that counts was understood as."""
    if writing.row.game is None:
        raise ValueError("a receipt without a game")
    fact = entry_of(writing.row.game, entry).content
    if not isinstance(fact, AnswerTaken):
        raise TypeError("a receipt that names another entry")
    return writing.teller().receipt(fact.question, fact.choice, until)


def _several(
    writing: Writing, answers: Sequence[Mapping[str, Any]], until: datetime | None = None
) -> Iterator[Block]:
    """Write what came of each answer of a mail that gave several, those that count first."""
    voice = writing.teller().voice
    forms: dict[str, Sequence[str]] = {}
    taken = [answer["entry"] for answer in answers if "entry" in answer]
    for entry in taken[:1]:
        yield Block("text", _receipt(writing, entry, None))
    for entry in taken[1:]:
        yield Block("text", chosen(writing, entry))
    if until is not None:
        yield Block("text", voice.say("receipt-until", deadline=voice.moment(until)))
    for answer in answers:
        if "entry" not in answer:
            word = voice.words.quote(label_of(answer["about"], writing.rulebook, voice))
            line = LINE_WORDS[voice.words.language]["refused"]
            yield Block("text", line.format(word=word, why=_why(writing, answer)))
            forms |= answer.get("forms", {})
    if not is_spoken(writing.rulebook):
        yield from form_blocks(forms, writing.rulebook, voice)


def _why(writing: Writing, payload: Mapping[str, Any]) -> str:
    """Return why an answer does not count, options in words by what they are called."""
    said = {"game": writing.game, **payload}
    teller = writing.teller()
    if "forms" in payload:
        listed = ["choices", "suggestions"]
        if payload["code"] != Refusal.UNKNOWN_NAME:
            listed.append("given")
        for key in listed:
            if isinstance(said.get(key), list):
                said[key] = [
                    teller.voice.option(each) if isinstance(each, str) else each
                    for each in said[key]
                ]
    return teller.refusal(str(payload["code"]), str(payload.get("detail", "")), said)


def refused(writing: Writing) -> tuple[Subject, Body]:
    """Write one of the replies E1 to E13. Source: wakkerdam, section 1.5."""
    payload = writing.payload
    said = {"game": writing.game, **payload}
    code, detail = str(payload["code"]), str(payload.get("detail", ""))
    if writing.row.player is not None:
        text = _why(writing, payload)
    else:
        text = refusal(code, detail, said, writing.language)
    subject, blocks = laid_out(letters.refused(writing.desk, text=text, game=writing.game))
    if "answers" in payload:
        blocks = [*_several(writing, payload["answers"])]
    blocks += besides_blocks(writing)
    if is_spoken(writing.rulebook):
        blocks += example_blocks(writing, payload)
    elif "answers" not in payload and "forms" in payload:
        blocks += form_blocks(payload["forms"], writing.rulebook, writing.teller().voice)
    return subject, [*blocks, *also(writing)]


def reminder(writing: Writing) -> tuple[Subject, Body]:
    """Write which questions still wait, and how long."""
    if "games" in writing.payload:
        return _reminders(writing)
    voice = writing.teller().voice
    titles = [
        f"{voice.question(question)} {_beginning(question, writing.rulebook, voice)}".strip()
        for question in writing.payload["questions"]
    ]
    due_at = writing.moment("due_at")
    if due_at is None:
        raise ValueError("a reminder without a deadline")
    left = writing.payload.get("left")
    return laid_out(
        letters.reminder(
            writing.desk, game=writing.game, questions=titles, due_at=due_at, left=left
        )
    )


def _beginning(question: str, rulebook: str, voice: Voice) -> str:
    """Return how an answer begins where several questions are answered line by line."""
    if is_spoken(rulebook) or not has_question_words(rulebook):
        return ""
    return voice.words.quote(f"{label_of(question, rulebook, voice)}: …")


def _reminders(writing: Writing) -> tuple[Subject, Body]:
    voice = writing.teller().voice
    owed = [
        (
            str(each["game"]),
            [voice.question(question) for question in each["questions"]],
            datetime.fromisoformat(each["due_at"]),
        )
        for each in writing.payload["games"]
    ]
    return laid_out(letters.reminders(writing.desk, owed))
