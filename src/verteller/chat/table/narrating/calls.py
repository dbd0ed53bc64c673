"""
The calls of the night: the same words and the same length, whoever is called and whether he can.

What a call shows to all depends on its name and the night's number alone. Who is awake touches
the screen to see what is behind it, and only that knows whether he lives.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from verteller.chat.table.narrating.sitting import Sitting
from verteller.chat.table.narrating.speech import Voice, seconds
from verteller.chat.table.narrating.wishes import PACES, OwnCard
from verteller.rules.facts import EVERYONE, NARRATOR, Asked, Fact, Fellows, Option, Seat
from verteller.rules.questions import choices

NIGHT: Final = frozenset(
    {
        *("freemasons", "medium", "mythomaniac", "seer", "bodyguard", "owl", "wolves"),
        *("cupid", "siblings", "wolfhound", "wild_child", "protector", "harlot", "convert"),
        *("white", "witch", "fox", "raven"),
    }
)
"""Phases that are calls of a night, while all others have their eyes closed."""

BY_DAY: Final = frozenset({"shot"})
"""Phases in which somebody has to take the phone though it is day."""

CALLED: Final = {
    "freemasons": "freemason",
    "siblings": "sibling",
    "harlot": "village_harlot",
    "convert": "primal_werewolf",
    "white": "white_werewolf",
    "raven": "black_raven",
    "wolves": "werewolf",
    "shot": "hunter",
}
"""The role of each call that is not named after it."""

SILENT: Final = frozenset({"asked", "withdrawn", "answer_taken", "letter_written"})
"""Private facts that need no words: the screen shows the question itself."""

MAIN: Final = "target"
"""The part of a question that needs no heading beside the question itself."""

LETTER: Final = "black_raven"
"""The question beside which there is a text to write. Source: duesterwald, DUE-RAV-04."""


def lengths(opening: str, closing: str, pace: str) -> dict[str, float]:
    """
    Return how long the parts of a call take, in seconds: its words, the time to act, its end.

    Source: tabula, TAB-SYS-10, TAB-SYS-11.
    """
    return {
        "opening": seconds(opening),
        "acting": float(PACES[pace]),
        "closing": seconds(closing) + 2,
    }


def scene(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """
    Return the call that is open.

    ``secret`` is behind the cover; everything else is the same for the living and the dead.

    Source: tabula, De nachtfase, Opmerking, TAB-SYS-09 to -11, TAB-SEE-05, TAB-AMB-05.
    """
    phase = sitting.game.state.phase
    name, night = (phase.name, phase.number) if phase else ("", 0)
    spoken = _words(sitting, voice, name, night)
    by_day = name in BY_DAY
    return {
        "kind": "call",
        "bell": "call",
        "night": not by_day,
        "title": who(voice, name),
        "number": night,
        "task": spoken["opening"],
        "speak": [spoken["opening"]],
        "closing": spoken["closing"],
        "lengths": None if by_day else lengths(pace=sitting.wishes.pace, **spoken),
        "cover": voice.say("call-cover"),
        "secret": _secret(sitting, voice),
    }


def own_scene(sitting: Sitting, voice: Voice, card: OwnCard) -> dict[str, Any]:
    """
    Return the call of one of the table's own characters: what it does is the table's affair.

    Source: tabula, Inhoud, TAB-SYS-08.
    """
    opening = voice.say("call-own", name=card.name)
    closing = voice.say("call-own.close", name=card.name)
    return {
        "kind": "call",
        "bell": "call",
        "night": True,
        "title": card.name,
        "number": 0,
        "task": card.text or voice.say("call-own.task"),
        "speak": [opening],
        "closing": closing,
        "lengths": lengths(opening, closing, sitting.wishes.pace),
        "cover": voice.say("call-cover"),
        "secret": {"lines": [card.text] if card.text else [], "questions": [], "done": False},
    }


def who(voice: Voice, name: str) -> str:
    """Return whose call it is, as a title."""
    return voice.public.role_name(CALLED.get(name, name))


def _words(sitting: Sitting, voice: Voice, name: str, night: int) -> dict[str, str]:
    """Return what is said when a call begins and ends, which only its name decides."""
    options = sitting.game.state.options
    spares = name == "wolves" and night == 1 and options.get("first_night_kills_narrator")
    return {
        "opening": voice.say("call-spared") if spares else voice.call(name),
        "closing": voice.call(f"{name}.close"),
    }


def _secret(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """Return what whoever is awake sees behind the cover: the same nothing for all the others."""
    asked = sitting.asked()
    awake = tuple(asked)
    questions = [question_form(voice, *each) for each in _open(sitting, asked).values()]
    lines = _lines(list(_private(sitting.since_opening())), voice)
    if is_answered(sitting):
        lines += _receipts(sitting, voice) + _lines(list(coming(sitting, awake)), voice)
    return {
        "lines": lines if lines or questions else [voice.say("call-nothing")],
        "questions": questions,
        "done": is_answered(sitting),
    }


def is_answered(sitting: Sitting) -> bool:
    """Tell whether everything that is asked in this call has been answered."""
    asked = sitting.asked()
    return bool(asked) and not _open(sitting, asked)


def _open(sitting: Sitting, asked: dict[Seat, list[Asked]]) -> dict[str, tuple[Seat, Asked]]:
    """
    Return each question once that nobody has answered yet, with one of those who are asked.

    Who is asked the same decides together, with one touch.
    """
    given = sitting.game.state.given
    answered = {key for seat in asked for key in given.get(seat, {})}
    found: dict[str, tuple[Seat, Asked]] = {}
    for seat, questions in asked.items():
        for question in questions:
            if question.question not in answered:
                found.setdefault(question.question, (seat, question))
    return found


def _private(facts: Iterator[Fact]) -> Iterator[Fact]:
    for fact in facts:
        if fact.to not in (EVERYONE, NARRATOR) and fact.kind not in SILENT:
            yield fact


def coming(sitting: Sitting, awake: Sequence[Seat]) -> Iterator[Fact]:
    """
    Yield what those *awake* will be told when their call ends, so that they see it before.

    Nothing can be answered any more by then, so nothing can be tried out.

    Source: tabula, De nachtfase, TAB-SEE-03, TAB-SYS-12.
    """
    before = sitting.game.log[-1]
    for entry in sitting.game.dry_run(at=before.at):
        fact = entry.content
        if not isinstance(fact, Fact) or fact.kind == "phase_closed":
            continue
        if fact.to == EVERYONE:
            return
        if isinstance(fact.to, tuple) and set(fact.to) <= set(awake) and fact.kind not in SILENT:
            yield fact


def _lines(facts: Sequence[Fact], voice: Voice) -> list[str]:
    """Return private *facts* as those who are awake read them together."""
    lines: list[str] = []
    for fact in facts:
        hearers = fact.to if isinstance(fact.to, tuple) else ()
        if isinstance(fact, Fellows) and len(hearers) > 1:
            lines.append(voice.say("together", names=voice.people(fact.players)))
        else:
            lines += voice.lines([fact], hearers[0] if hearers else None)
    return list(dict.fromkeys(lines))


def _receipts(sitting: Sitting, voice: Voice) -> list[str]:
    """Return what was answered; of those who decide together once."""
    given = sitting.game.state.given
    said = [
        voice.to(seat).choice(question.question, given[seat][question.question].choice)
        for seat, owed in sitting.asked().items()
        for question in owed
        if question.question in given.get(seat, {})
    ]
    return list(dict.fromkeys(said))[:1] if len(sitting.asked()) > 1 else said


def question_form(voice: Voice, seat: Seat, asked: Asked) -> dict[str, Any]:
    """Return what may be touched for one question, with its words."""
    worded = voice.to(seat).question(asked, None)
    return {
        "question": asked.question,
        "title": worded.title,
        "help": worded.explanation,
        "parts": [
            {
                "part": part.name,
                "title": "" if part.name == MAIN else group.heading,
                "least": part.least,
                "most": part.most,
                "options": [_option(voice, option) for option in choices(asked, part)],
            }
            for part, group in zip(asked.parts, worded.groups, strict=True)
        ],
        "nobody": voice.to(seat).choice(asked.question, ()) if asked.blank else "",
        "letter": asked.question == LETTER,
    }


def _option(voice: Voice, option: Option) -> dict[str, Any]:
    label = voice.public.voice.option(option) if isinstance(option, str) else voice.names[option]
    return {"value": option, "label": label}
