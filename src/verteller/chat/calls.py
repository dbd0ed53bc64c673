"""
Calls: what the narrator says around the facts when a phase closes and another one opens.

Everybody hears the same words, made of the phases' names alone, which everybody knows: whoever
lives, is dead or has nothing left to decide is called alike.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from verteller.chat.models import PostKind
from verteller.chat.rooms import DEN, SEERS, SQUARE
from verteller.chat.timeline import Draft
from verteller.chat.voice_lines import ACCUSED, CALL, CLOSE, FLOOR, HUSH, NAMED, OPEN, SPOKEN, VOTE
from verteller.hosting.appending import Addition
from verteller.rules.facts import (
    EVERYONE,
    AnswerTaken,
    GameRewound,
    Letter,
    Nominated,
    PhaseClosed,
    PhaseOpened,
)
from verteller.rules.log import Entry, standing
from verteller.rules.state import Phase

_VOTES: Final = frozenset({"captain", "ballot", "ballot_again", "nominate", "tie"})
_SPEECHES: Final = frozenset({"defence"})
_TOGETHER: Final[Mapping[str, Mapping[str, str]]] = {
    "duesterwald": {"pack": DEN},
    "tabula": {"werewolf": DEN, "seer": SEERS},
}
"""By rulebook, the questions that several answer together, and the rooms in which they do."""

_THUMBS: Final = frozenset({"duesterwald"})
"""The rulebooks in which each of the accused is a message of his own, to put a thumb to."""


def framed(addition: Addition, told: Sequence[Draft]) -> list[Draft]:
    """
    Return what is posted of an addition: the closing words, *told*, and the opening words.

    Args:
        told: The posts that tell its facts.

    Source: duesterwald, DUE-NGT-02, DUE-SYS-12, -14, -15, -34; tabula, De nachtfase, TAB-SEE-04,
    -05, TAB-SYS-09 to -11.
    """
    if addition.record.rulebook not in SPOKEN:
        return list(told)
    return [*_closing(addition), *told, *_named(addition), *_opening(addition)]


def _named(addition: Addition) -> Iterator[Draft]:
    """
    Show those who choose together whom each of them names, as if they pointed.

    Source: duesterwald, 3.5, DUE-SYS-16; tabula, 3.6, TAB-WLF-02, TAB-SYS-13, TAB-MYT-05.
    """
    rooms = _TOGETHER[addition.record.rulebook]
    for entry in addition.entries:
        fact = entry.content
        if isinstance(fact, AnswerTaken) and fact.question in rooms:
            chosen = [option for _, option in fact.choice]
            detail = {"cue": NAMED, NAMED: chosen, "by": int(fact.player)}
            room, number = rooms[fact.question], entry.number
            yield Draft(room, PostKind.CUE, number, number, detail=detail)


def _closing(addition: Addition) -> Iterator[Draft]:
    closed = addition.game.state.closed
    for entry in addition.entries:
        fact = entry.content
        if isinstance(fact, PhaseClosed) and fact.to == EVERYONE and closed is not None:
            yield _call(closed, HUSH, CLOSE, addition)


def _opening(addition: Addition) -> Iterator[Draft]:
    phase = addition.game.state.phase
    if phase is None or phase.to != EVERYONE:
        return
    if any(_opens(entry) for entry in addition.entries):
        yield _call(phase, bell_of_phase(phase.name), OPEN, addition)
        yield from _accused(addition)


def _opens(entry: Entry) -> bool:
    """Tell whether a phase opens, or one that was closed by mistake is open again."""
    fact = entry.content
    return isinstance(fact, (PhaseOpened, GameRewound)) and fact.to == EVERYONE


def bell_of_phase(phase: str) -> str:
    """Return the bell that rings when a phase opens: a vote's, a speech's, or a call's."""
    if phase in _VOTES:
        return VOTE
    return FLOOR if phase in _SPEECHES else CALL


def _call(phase: Phase, cue: str, line: str, addition: Addition) -> Draft:
    detail = {"cue": cue, "line": line, "phase": phase.name, "number": phase.number}
    return _cue(detail, addition)


def _accused(addition: Addition) -> Iterator[Draft]:
    """
    Give each of the accused a post, as those who open the ballot do.

    Source: duesterwald, Tagphase, DUE-VOT-02, DUE-SYS-34, DUE-RAV-03.
    """
    if addition.record.rulebook not in _THUMBS:
        return
    named = [e.content for e in addition.entries if isinstance(e.content, Nominated)]
    letter = _addressee(addition) if named else None
    for fact in named:
        for seat in fact.players:
            detail = {"cue": ACCUSED, ACCUSED: int(seat), "letter": seat == letter}
            yield _cue(detail, addition)


def _addressee(addition: Addition) -> int | None:
    """Return to whom the letter was that everybody has heard today, if there was one."""
    for entry in reversed(standing(addition.game.log)):
        if isinstance(entry.content, Letter):
            return entry.content.player
        if entry.kind == "nightfall":
            break
    return None


def _cue(detail: dict[str, object], addition: Addition) -> Draft:
    last = addition.entries[-1].number
    return Draft(SQUARE, PostKind.CUE, last, last, detail=detail)
