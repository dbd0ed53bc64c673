"""A run of facts as paragraphs: what belongs together is told together."""

from collections.abc import Iterator, Sequence
from typing import Final

from verteller.rules.facts import (
    Advice,
    Announcement,
    AnswerTaken,
    BecameGhost,
    Died,
    Exiled,
    Fact,
    FactionDefeated,
    FactionDisqualified,
    Fellows,
    LearnedRole,
    Overheard,
    Proposition,
    Pyre,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    Tally,
    Votes,
    Won,
)
from verteller.telling.ballots import tell_overheard, tell_votes
from verteller.telling.implied import SECONDARY_RESULT, count_together, without_implied
from verteller.telling.paragraphs import Paragraph, quotation
from verteller.telling.questions import tell_receipt
from verteller.telling.variables import describe, describe_role, list_details
from verteller.telling.voice import Voice

SILENT: Final = frozenset({"phase_opened", "phase_closed", "asked"})
"""Kinds that are told by other means: a question has words of its own, a phase is its questions."""

# Kinds that only some rulebooks have go by their names: telling knows no rulebook's code.
_SACRIFICED: Final = "sacrificed"
_IDIOT_DISCOVERED: Final = "idiot_discovered"
_FINAL_ROLE: Final = "final_role"
_TOGETHER: Final = ("defeat", "disqualified")
"""Causes of an exile that a whole faction may share."""
_DAWN: Final = "dawn"
_SUNSET: Final = "sunset"


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
        case Announcement(text=text) | Advice(answer=text):
            return quotation(_sentence(fact, voice), text)
        case AnswerTaken():
            told = _receipt(fact, voice)
        case _:
            told = _sentence(fact, voice)
    return Paragraph(told)


def tell_facts(facts: Sequence[Fact], voice: Voice) -> list[Paragraph]:
    """
    Return *facts* in words, in their order, with what belongs together in one paragraph.

    A death is told with its role and with whom it was for; a ballot's votes with its totals; a
    new role or power with what it does; a faction's end with everybody else whom it exiles; a dawn
    without deaths as such; what one person learned of another, and the final list, as one list.
    """
    return list(_Grouping(facts, voice).paragraphs())


class _Grouping:
    """The facts of one telling, and which of them are told together with another."""

    def __init__(self, facts: Sequence[Fact], voice: Voice) -> None:
        self.voice = voice
        spoken = [fact for fact in facts if fact.kind not in SILENT]
        self.facts = without_implied(spoken, voice.words)
        self.told_with: dict[int, list[Fact]] = {}
        self.elsewhere: set[int] = set()
        self.quiet: set[int] = set()
        won = (place for place, fact in enumerate(self.facts) if isinstance(fact, Won))
        self.end = next(won, len(self.facts))
        self._pair()
        self._list()
        self._listen()

    def paragraphs(self) -> Iterator[Paragraph]:
        deaths: list[str] = []
        final: list[str] = []
        for place, fact in enumerate(self.facts):
            beside = self.told_with.get(place, [])
            if isinstance(fact, Died):
                deaths.append(self._death(fact, beside))
            elif fact.kind == _FINAL_ROLE:
                final.append(_sentence(fact, self.voice))
            elif isinstance(fact, RoleShown) and place > self.end:
                final.append(_role_line(fact.player, fact.role, self.voice))
            elif place not in self.elsewhere:
                yield from _flush(deaths)
                yield from self._final(final)
                yield from self._alone(fact, beside, is_quiet=place in self.quiet)
        yield from _flush(deaths)
        yield from self._final(final)

    def _pair(self) -> None:
        """Find for each fact the nearest later one that belongs to it, in one pass from the end."""
        ahead: dict[tuple[str, object], int] = {}
        for place in range(len(self.facts) - 1, -1, -1):
            fact = self.facts[place]
            match fact:
                case Votes(ballot=ballot):
                    self._join(place, ahead.pop((Tally.kind, ballot), None))
                case Died(player=player):
                    self._join(place, ahead.pop((RoleShown.kind, player), None))
                case Pyre(reason="acquitted") if ahead.pop((_IDIOT_DISCOVERED, None), None):
                    self.elsewhere.add(place)
                case _ if fact.kind == _IDIOT_DISCOVERED:
                    self._join(place, ahead.pop((RoleShown.kind, _player(fact)), None))
                case _ if fact.kind == _SACRIFICED:
                    self._join(ahead.pop((Died.kind, _player(fact)), None), place)
                case FactionDefeated(players=players) | FactionDisqualified(players=players):
                    others = self.voice.others(players)
                    gone = (ahead.pop((Exiled.kind, player), None) for player in others)
                    self.elsewhere.update(exile for exile in gone if exile is not None)
                case Exiled(cause=cause) if cause not in _TOGETHER:
                    continue
                case RoleShown() if place > self.end:
                    continue
            ahead[fact.kind, _belongs_to(fact)] = place

    def _list(self) -> None:
        """Find the facts that are told as one list."""
        for place in range(len(self.facts)):
            if place not in self.elsewhere:
                for behind in range(count_together(self.facts, place, self.voice.words)):
                    self._join(place, place + 1 + behind)

    def _listen(self) -> None:
        """Find the dawns on which nobody is found dead."""
        is_quiet = True
        for place in range(len(self.facts) - 1, -1, -1):
            fact = self.facts[place]
            if isinstance(fact, Died):
                is_quiet = False
            elif fact.kind in (_DAWN, _SUNSET):
                if is_quiet and fact.kind == _DAWN:
                    self.quiet.add(place)
                is_quiet = True

    def _join(self, place: int | None, other: int | None) -> None:
        """Let the fact at *place* tell the one at *other* too, if there are both."""
        if place is not None and other is not None:
            self.told_with.setdefault(place, []).append(self.facts[other])
            self.elsewhere.add(other)

    def _death(self, fact: Died, beside: list[Fact]) -> str:
        """Tell a death, in whose place and with which role, in one sentence."""
        given = next((each for each in beside if each.kind == _SACRIFICED), None)
        shown = next((each for each in beside if isinstance(each, RoleShown)), None)
        variables = describe(fact if given is None else given, self.voice)
        if shown is None:
            return self.voice.say("fact-died" if given is None else "fact-sacrificed", **variables)
        variables |= describe_role(shown.role, self.voice)
        message = "death-with-role" if given is None else "sacrifice-with-role"
        return self.voice.say(message, **variables)

    def _alone(self, fact: Fact, beside: list[Fact], *, is_quiet: bool) -> Iterator[Paragraph]:
        if isinstance(fact, Votes):
            tally = next((each for each in beside if isinstance(each, Tally)), None)
            yield tell_votes(fact, tally, self.voice)
            return
        if beside and (listed := _list(fact, beside, self.voice)):
            yield listed
            return
        told = tell_fact(fact, self.voice)
        if told is not None and is_quiet and self.voice.words.has("dawn-quiet"):
            yield Paragraph(f"{told.text} {self.voice.say('dawn-quiet')}")
        elif told is not None:
            yield told
        message = _with_story(fact)
        if self.voice.words.has(message, "story"):
            yield Paragraph(self.voice.say(message, "story"))
        if self.voice.words.has(message, "table"):
            yield tell_table(message, self.voice)

    def _final(self, lines: list[str]) -> Iterator[Paragraph]:
        if lines:
            yield Paragraph(self.voice.say("final-title"), tuple(lines))
            lines.clear()


def tell_table(message: str, voice: Voice) -> Paragraph:
    """Return a role's row of its rulebook's table, a line for each column."""
    return Paragraph(voice.say("role-table"), tuple(voice.say(message, "table").splitlines()))


def _list(fact: Fact, beside: Sequence[Fact], voice: Voice) -> Paragraph | None:
    """Tell *fact* with those beside it as a list; None for facts that are told otherwise."""
    facts = (fact, *beside)
    match fact:
        case Proposition():
            lines = tuple(_sentence(each, voice) for each in facts)
            return Paragraph(voice.say("propositions"), lines)
        case Fellows():
            roles = (each for each in beside if isinstance(each, LearnedRole))
            lines = tuple(_role_line(each.about, each.role, voice) for each in roles)
            return Paragraph(_sentence(fact, voice), lines)
        case LearnedRole():
            messages = ("reading-start", "reading-now", "reading-faction")
            described = [describe(each, voice) for each in facts]
            lines = tuple(
                voice.say(each, **of) for each, of in zip(messages, described, strict=True)
            )
            return Paragraph(voice.say("reading", **described[0]), lines)
        case _ if fact.kind == SECONDARY_RESULT:
            lines = tuple(voice.say("secondary-line", **describe(each, voice)) for each in facts)
            return Paragraph(voice.say("secondary-results"), lines)
        case _:
            return None


def _role_line(player: Seat, role: str, voice: Voice) -> str:
    return voice.say("line", label=voice.cast.name(player), value=voice.role(role))


def _with_story(fact: Fact) -> str:
    """Return the message that tells what somebody can do from now on, empty for most facts."""
    match fact:
        case RoleTold(role=role) | RoleChanged(role=role):
            return f"role-{role}"
        case BecameGhost(power=power):
            return f"power-{power}"
        case _:
            return ""


def _player(fact: Fact) -> object:
    return getattr(fact, "player", None)


def _belongs_to(fact: Fact) -> object:
    """Return by what another fact finds this one: its ballot, its player, or only its kind."""
    if fact.kind == _IDIOT_DISCOVERED:
        return None
    return fact.ballot if isinstance(fact, Tally) else _player(fact)


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
