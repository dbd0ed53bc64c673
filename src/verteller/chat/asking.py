"""Asking: what is open to a reader, as buttons can be made of it."""

from typing import Any

from verteller.chat import letters
from verteller.chat.knowing import Known
from verteller.hosting.models import HostedGame, Status
from verteller.rules.facts import Asked, Choice, Option, Part
from verteller.rules.questions import BLANK, choices
from verteller.telling.teller import Teller


def questions_of(record: HostedGame, known: Known, teller: Teller) -> list[dict[str, Any]]:
    """
    Return the questions open to a reader, in the order asked.

    Returns:
        Of each ``question`` (its key), ``sequence`` (to be sent back with an answer), ``words``,
        ``explain``, ``parts`` (each with ``part``, ``title``, ``least``, ``most`` and ``options``,
        these with ``value`` and ``label``), ``blank``, ``blank_words``, ``owed``, ``answer`` (None,
        or ``words``, ``blank`` and ``chosen`` by part) and ``letter`` (None, or the ``text`` so
        far and how long it may be at ``most``).
    """
    if record.status != Status.RUNNING:
        return []
    return [_question(key, asked, known, teller) for key, asked in known.view.questions.items()]


def _question(key: str, asked: Asked, known: Known, teller: Teller) -> dict[str, Any]:
    text = teller.question(asked, None)
    may_be_blank = asked.blank and asked.repeated != BLANK
    titles = {group.part: group.heading for group in text.groups}
    return {
        "question": key,
        "sequence": known.asked_as[key],
        "words": text.title,
        "explain": text.explanation,
        "parts": [_part(asked, part, titles[part.name], teller) for part in asked.parts],
        "blank": may_be_blank,
        "blank_words": teller.voice.say("word-blank") if may_be_blank else "",
        "owed": not asked.standing,
        "answer": _answer(key, known.view.answers.get(key), asked, teller),
        "letter": _letter(key, known),
    }


def _part(asked: Asked, part: Part, title: str, teller: Teller) -> dict[str, Any]:
    offered = choices(asked, part)
    return {
        "part": part.name,
        "title": title,
        "least": part.least,
        "most": min(part.most, len(offered)),
        "options": [{"value": each, "label": _label(each, teller)} for each in offered],
    }


def _label(option: Option, teller: Teller) -> str:
    if isinstance(option, str):
        return teller.voice.option(option)
    name = teller.name(option)
    is_self = option == teller.reader.seat
    return teller.voice.say("choice-self", player=name) if is_self else name


def _answer(key: str, choice: Choice | None, asked: Asked, teller: Teller) -> dict[str, Any] | None:
    if choice is None:
        return None
    chosen = {
        part.name: [option for name, option in choice if name == part.name] for part in asked.parts
    }
    words = teller.choice(key, choice)
    return {"words": words, "blank": choice == BLANK, "chosen": chosen}


def _letter(key: str, known: Known) -> dict[str, Any] | None:
    if key != letters.QUESTION:
        return None
    return {"text": letters.written(known), "most": letters.LONGEST}
