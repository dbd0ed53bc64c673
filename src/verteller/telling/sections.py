"""
Reports in sections: the headings under which a rulebook tells what a dawn or a sunset brought.

A section follows from a fact's kind alone; the order of the sections is the order of the facts.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from verteller.rules.facts import EVERYONE, Died, Fact, Mayor, RoleShown, Tally, Votes
from verteller.telling.grouping import SILENT, tell_facts
from verteller.telling.implied import REPORTING
from verteller.telling.paragraphs import Paragraph
from verteller.telling.voice import Voice

UNTITLED: Final = ""
"""The key of what stands under no heading."""

DAWN: Final = "dawn"
SUNSET: Final = "sunset"
NOTICE: Final = "notice"
"""The kind of fact with which a letter of its own begins."""

_UNASKED: Final = ("visited_by", "vision", "ritual_failed")
_POWER: Final = (
    *("power", "learned_aura", "learned_mystic", "learned_faction", "learned_role"),
    *("visited", "visitors", "acquired", "not_acquired", "role_changed"),
    *_UNASKED,
)
_MORNING: Final[Mapping[str, str]] = {
    "died": "dead",
    "revived": "risen",
    **dict.fromkeys(_POWER, "power"),
    "mayor": "succession",
    "scream": "screams",
}
"""Source: Lupus 3.0, 4.2, LU3-SYS-16, LU3-MAIL-05."""

_IN_ONE_BREATH: Final = frozenset({"vote", "election"})
"""Sections whose facts are sentences of one paragraph."""

_ELECTED: Final = "elected"
_EVENING: Final[Mapping[str, str]] = {"condemned": "vote", "pyre": "vote", _ELECTED: "election"}
_BALLOTS: Final[Mapping[str, str]] = {"pyre": "vote-details", "election": "election-details"}


@dataclass(frozen=True, slots=True)
class Section:
    """
    A part of a report, or a letter of its own, in words.

    Args:
        key: What it is about; empty for what has no heading.
        title: Its heading, or the letter's subject; empty where the key is.
        paragraphs: What it says, never nothing.
        facts: What it tells of.
    """

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    facts: tuple[Fact, ...] = ()


def tell_sections(facts: Sequence[Fact], voice: Voice) -> list[Section]:
    """
    Return *facts* in words, in their order, under the headings that the rulebook has for them.

    A dawn or a sunset stands above its sections, and says so when there are none. A notice has
    the private facts behind it with it. In a rulebook without reports there is one section at
    most, without a heading.

    Source: Lupus 3.0, 4.2, 4.3, LU3-SYS-16 to LU3-SYS-19, LU3-MAIL-05 to LU3-MAIL-10.
    """
    told = [fact for fact in facts if fact.kind not in SILENT]
    if voice.words.rulebook not in REPORTING:
        everything = tuple(tell_facts(told, voice))
        return [Section(UNTITLED, "", everything, tuple(told))] if everything else []
    sections: list[Section] = []
    for _, part in groupby(_placed(told), key=lambda placed: placed[0]):
        report = [(key, fact) for _, key, fact in part]
        for key, run in groupby(report, key=lambda placed: placed[0]):
            about = tuple(fact for _, fact in run)
            paragraphs = tell_facts(about, voice)
            if key == "election" and _is_lost([fact for _, fact in report]):
                paragraphs.append(Paragraph(voice.say("elected-dead")))
            if paragraphs:
                sections.append(_titled(key, paragraphs, about, voice))
    return [_said_if_empty(place, sections, voice) for place in range(len(sections))]


def tell_report_title(facts: Sequence[Fact], voice: Voice) -> str:
    """Return of which dawn or sunset the last of *facts* tell, or that the game begins."""
    for fact in reversed(facts):
        if fact.kind in (DAWN, SUNSET):
            return voice.say(f"report-{fact.kind}", number=int(getattr(fact, "number", 0)))
        if fact.kind == "role":
            return voice.say("report-start")
    return ""


def _placed(facts: Sequence[Fact]) -> Iterator[tuple[int, str, Fact]]:
    """Yield each fact with the count of beginnings before it and the section it stands in."""
    part, report, notice, key = 0, "", "", UNTITLED
    for fact in facts:
        if fact.kind == NOTICE:
            part, notice = part + 1, f"notice-{getattr(fact, 'of', '')}"
        elif fact.to == EVERYONE:
            notice = ""
        if fact.kind in (DAWN, SUNSET):
            part, report, key = part + 1, fact.kind, fact.kind
        elif notice:
            key = notice
        elif not (isinstance(fact, RoleShown) and key in ("dead", "vote")):
            key = _SECTIONS[report](fact) if report else UNTITLED
        yield part, key, fact


def _morning(fact: Fact) -> str:
    return _MORNING.get(fact.kind, UNTITLED)


def _evening(fact: Fact) -> str:
    """Source: Lupus 3.0, 4.3, LU3-SYS-18, LU3-MAIL-08."""
    match fact:
        case Votes(ballot=ballot) | Tally(ballot=ballot):
            return _BALLOTS.get(ballot, UNTITLED)
        case Mayor(how=how):
            return "election" if how == "elected" else "succession"
        case Died(cause=cause):
            return "vote" if cause == "pyre" else UNTITLED
        case _ if fact.kind == "spared":
            return str(getattr(fact, "by", UNTITLED))
        case _:
            return _EVENING.get(fact.kind, UNTITLED)


_SECTIONS: Final[Mapping[str, Callable[[Fact], str]]] = {DAWN: _morning, SUNSET: _evening}


def _is_lost(report: Sequence[Fact]) -> bool:
    """
    Tell whether the one who is elected has just died, so that the office stays where it was.

    Source: Lupus 3.0, 7, LU3-SUNSET-02.
    """
    dead = {fact.player for fact in report if isinstance(fact, Died)}
    elected = next((fact for fact in report if fact.kind == _ELECTED), None)
    is_dead = getattr(elected, "player", None) in dead
    return is_dead and not any(isinstance(fact, Mayor) for fact in report)


def _titled(
    key: str, paragraphs: Sequence[Paragraph], facts: tuple[Fact, ...], voice: Voice
) -> Section:
    if key in (DAWN, SUNSET, UNTITLED):
        return Section(key, "", tuple(paragraphs), facts)
    if key in _IN_ONE_BREATH:
        paragraphs = [Paragraph(" ".join(each.text for each in paragraphs))]
    # Some hear something by night though it was none of their doing.
    name = "own" if any(fact.kind in _UNASKED for fact in facts) else key
    return Section(key, voice.say(f"section-{name}"), tuple(paragraphs), facts)


def _said_if_empty(place: int, sections: Sequence[Section], voice: Voice) -> Section:
    """Return a section as it is, a dawn or a sunset without any sections with a word to say so."""
    section = sections[place]
    if section.key not in (DAWN, SUNSET):
        return section
    following = sections[place + 1].key if place + 1 < len(sections) else DAWN
    is_empty = following in (DAWN, SUNSET) or following.startswith("notice")
    (told,) = section.paragraphs
    text = f"{told.text} {voice.say('report-empty')}" if is_empty else told.text
    return Section(UNTITLED, "", (Paragraph(text),), section.facts)
