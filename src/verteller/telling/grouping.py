"""A run of facts as paragraphs: what belongs together is told together."""

from collections.abc import Iterator, Sequence
from typing import Final

from verteller.rules.facts import (
    AnswerTaken,
    Died,
    Fact,
    Overheard,
    Pyre,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    Tally,
    Votes,
)
from verteller.telling.ballots import tell_overheard, tell_votes
from verteller.telling.paragraphs import Paragraph
from verteller.telling.questions import tell_receipt
from verteller.telling.variables import describe, describe_role, list_details
from verteller.telling.voice import Voice

SILENT: Final = frozenset({"phase_opened", "phase_closed", "asked"})
"""Kinds that are told by other means: a question has words of its own, a phase is its questions."""

# Kinds that only some rulebooks have go by their names: telling knows no rulebook's code.
_SACRIFICED: Final = "sacrificed"
_IDIOT_DISCOVERED: Final = "idiot_discovered"
_FINAL_ROLE: Final = "final_role"


def tell_fact(fact: Fact, voice: Voice) -> Paragraph | None:
    """
    Return one fact in words, or None when its kind is told by other means.

    A kind without words, from a rulebook we do not know, is told plainly by its fields.
    """
    if fact.kind in SILENT:
        return None
    match fact:
        case Votes():
            return tell_votes(fact, None, voice)
        case Tally():
            return tell_votes(None, fact, voice)
        case Overheard():
            return tell_overheard(fact, voice)
        case AnswerTaken():
            return Paragraph(_receipt(fact, voice))
        case _:
            return Paragraph(_sentence(fact, voice))


def tell_facts(facts: Sequence[Fact], voice: Voice) -> list[Paragraph]:
    """
    Return *facts* in words, in their order, with what belongs together in one paragraph.

    A death is told with its role and with whom it was for; a ballot's votes with its totals; a
    new role with what it does; the final list as one list.
    """
    return list(_Grouping(facts, voice).paragraphs())


class _Grouping:
    """The facts of one telling, and which of them are told together with another."""

    def __init__(self, facts: Sequence[Fact], voice: Voice) -> None:
        self.facts = [fact for fact in facts if fact.kind not in SILENT]
        self.voice = voice
        self.roles = {fact.player: fact for fact in self.facts if isinstance(fact, RoleShown)}
        self.dead = {fact.player for fact in self.facts if isinstance(fact, Died)}
        self.given = self._players(_SACRIFICED)
        self.idiots = self._players(_IDIOT_DISCOVERED)

    def paragraphs(self) -> Iterator[Paragraph]:
        deaths: list[str] = []
        final: list[str] = []
        for fact in self.facts:
            if isinstance(fact, Died):
                deaths.append(self._death(fact))
            elif fact.kind == _FINAL_ROLE:
                final.append(_sentence(fact, self.voice))
            elif not self._is_told_elsewhere(fact):
                yield from _flush(deaths)
                yield from self._final(final)
                yield from self._alone(fact)
        yield from _flush(deaths)
        yield from self._final(final)

    def _players(self, kind: str) -> dict[Seat, Fact]:
        found = ((getattr(fact, "player", None), fact) for fact in self.facts if fact.kind == kind)
        return {seat: fact for seat, fact in found if seat is not None}

    def _is_told_elsewhere(self, fact: Fact) -> bool:
        """Tell whether another fact's sentence says this one too."""
        match fact:
            case RoleShown(player=player):
                return player in self.dead or player in self.idiots
            case Tally(ballot=ballot):
                return any(isinstance(f, Votes) and f.ballot == ballot for f in self.facts)
            case Pyre(reason="acquitted"):
                return bool(self.idiots)
            case _:
                return fact.kind == _SACRIFICED and getattr(fact, "player", None) in self.dead

    def _death(self, fact: Died) -> str:
        """Tell a death, in whose place and with which role, in one sentence."""
        given, shown = self.given.get(fact.player), self.roles.get(fact.player)
        variables = describe(fact if given is None else given, self.voice)
        if shown is None:
            return self.voice.say("fact-died" if given is None else "fact-sacrificed", **variables)
        variables |= describe_role(shown.role, self.voice)
        message = "death-with-role" if given is None else "sacrifice-with-role"
        return self.voice.say(message, **variables)

    def _alone(self, fact: Fact) -> Iterator[Paragraph]:
        if isinstance(fact, Votes):
            tallies = (f for f in self.facts if isinstance(f, Tally) and f.ballot == fact.ballot)
            yield tell_votes(fact, next(tallies, None), self.voice)
            return
        told = tell_fact(fact, self.voice)
        if told is not None:
            yield told
        if isinstance(fact, RoleTold | RoleChanged):
            message = f"role-{fact.role}"
            if self.voice.words.has(message, "story"):
                yield Paragraph(self.voice.say(message, "story"))

    def _final(self, lines: list[str]) -> Iterator[Paragraph]:
        if lines:
            yield Paragraph(self.voice.say("final-title"), tuple(lines))
            lines.clear()


def _flush(sentences: list[str]) -> Iterator[Paragraph]:
    if sentences:
        yield Paragraph(" ".join(sentences))
        sentences.clear()


def _sentence(fact: Fact, voice: Voice) -> str:
    message = f"fact-{fact.kind}"
    if voice.words.has(message):
        return voice.say(message, **describe(fact, voice)).strip()
    kind = fact.kind.replace("_", " ")
    lines = list_details(fact, voice)
    if not lines:
        return voice.say("fact-unknown", kind=kind)
    return voice.say("fact-unknown-with", kind=kind, details="; ".join(lines))


def _receipt(fact: AnswerTaken, voice: Voice) -> str:
    said = tell_receipt(fact.question, fact.choice, None, voice)
    if fact.player == voice.reader.seat:
        return said
    return voice.say("line", label=voice.cast.name(fact.player), value=said)
