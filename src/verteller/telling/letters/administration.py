"""Notices to the administrators."""

from collections.abc import Iterator, Mapping
from typing import Final

from verteller.telling.calendars import calendar_phrase
from verteller.telling.letters.desk import Desk, Letter
from verteller.telling.paragraphs import Paragraph
from verteller.telling.refusals import refusal
from verteller.telling.voice import humanised
from verteller.telling.words import Value

_IN_THE_SENTENCE: Final = ("game", "name", "error", "server")
"""Parameters that a notice's own sentence already tells; the rest stands on lines below it."""
_LABELS: Final = {"email": "address"}


def admin_notice(desk: Desk, *, code: str, parameters: Mapping[str, object]) -> Letter:
    """
    Tell an administrator what happened; a code without words is told by its parameters.

    Args:
        code: ``signed_up``, ``game_won``, ``not_dealt``, ``program_error`` and so on.
        parameters: What there is to say about it, in plain values.

    Source: wakkerdam, WAK-SYS-39.
    """
    message = f"notice-{code}"
    known = desk.words.has(message)
    told = {key: value for key, value in parameters.items() if key != "code"}
    game = str(told.get("game") or "")
    if known:
        values: dict[str, Value] = {
            key: str(told.get(key) or "") for key in (*_IN_THE_SENTENCE, "email")
        }
        title, text = desk.say(message, "title"), desk.say(message, **values)
    else:
        title, text = humanised(code), desk.say("admin_notice", code=humanised(code))
    subject = desk.say(
        "admin_notice", "subject-game" if game else "subject", title=title, game=game
    )
    skipped = _IN_THE_SENTENCE if known else ()
    return Letter(subject, (Paragraph(text, tuple(_lines(told, skipped, desk))),))


def _lines(told: Mapping[str, object], skipped: tuple[str, ...], desk: Desk) -> Iterator[str]:
    for key, value in told.items():
        if key in skipped or value in (None, "", [], ()):
            continue
        label = f"label-{_LABELS.get(key, key)}"
        name = desk.say(label) if desk.words.has(label) else humanised(key)
        yield desk.say("line", label=name, value=_spelled(key, value, told, desk))


def _spelled(key: str, value: object, told: Mapping[str, object], desk: Desk) -> str:
    if key == "calendar" and isinstance(value, Mapping):
        return calendar_phrase(value, desk.words)
    if key == "reason" and desk.words.has(f"refusal-{value}"):
        return refusal(str(value), parameters=told, language=desk.language)
    if key == "gender":
        return desk.say("gender-name", gender=str(value))
    if isinstance(value, list | tuple):
        return desk.words.join(_faction(str(each), desk) for each in value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return desk.words.number(value)
    return str(value)


def _faction(word: str, desk: Desk) -> str:
    return desk.say(f"faction-{word}") if desk.words.has(f"faction-{word}") else humanised(word)
