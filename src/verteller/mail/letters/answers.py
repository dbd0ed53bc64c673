"""Letters about one's answers: receipts, refusals, reminders."""

from datetime import datetime

from verteller.mail.letters.absence import also
from verteller.mail.letters.writing import Body, Subject, Writing, laid_out
from verteller.mail.news import entry_of
from verteller.rules.facts import AnswerTaken
from verteller.telling import letters, refusal


def answer_taken(writing: Writing) -> tuple[Subject, Body]:
    """Write that an answer has been noted, and which."""
    if writing.row.game is None:
        raise ValueError("a receipt without a game")
    fact = entry_of(writing.row.game, writing.payload["entry"]).content
    if not isinstance(fact, AnswerTaken):
        raise TypeError("a receipt that names another entry")
    text = writing.teller().receipt(fact.question, fact.choice, writing.moment("due_at"))
    subject, blocks = laid_out(letters.answer_taken(writing.desk, game=writing.game, text=text))
    return subject, [*blocks, *also(writing)]


def refused(writing: Writing) -> tuple[Subject, Body]:
    """Write one of the replies E1 to E13. Source: wakkerdam, section 1.5."""
    payload = writing.payload
    said = {"game": writing.game, **payload}
    code, detail = str(payload["code"]), str(payload.get("detail", ""))
    if writing.row.player is not None:
        text = writing.teller().refusal(code, detail, said)
    else:
        text = refusal(code, detail, said, writing.language)
    subject, blocks = laid_out(letters.refused(writing.desk, text=text, game=writing.game))
    return subject, [*blocks, *also(writing)]


def reminder(writing: Writing) -> tuple[Subject, Body]:
    """Write which questions still wait, and how long."""
    if "games" in writing.payload:
        return _reminders(writing)
    voice = writing.teller().voice
    titles = [voice.question(question) for question in writing.payload["questions"]]
    due_at = writing.moment("due_at")
    if due_at is None:
        raise ValueError("a reminder without a deadline")
    left = writing.payload.get("left")
    return laid_out(
        letters.reminder(
            writing.desk, game=writing.game, questions=titles, due_at=due_at, left=left
        )
    )


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
