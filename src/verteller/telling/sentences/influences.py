"""Making somebody vote for somebody else: "I hypnotise Ann so that she votes for Bob"."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.sayings import holds
from verteller.telling.sentences.topics import VOTES

_ASIDE: Final = (Kind.REPORT, Kind.PAST, Kind.AUXILIARY, Kind.DOUBT, Kind.ASKING, Kind.MIGHT)
_PAIR: Final = 2
_GHOST: Final = "ghost"
_SO_THAT: Final = frozenset(
    "so damit zodat dat dass cosi affinche perche in e and en und to om".split()
)
"""First words of what links a power to what comes of it."""


def lead_votes(readings: Sequence[Reading], question: str, lexicon: Lexicon, role: str) -> None:
    """
    Let whom somebody is made to vote for be the second whom *question* is about.

    Args:
        question: The question of a power that makes one person vote for another.
        role: The writer's.
    """
    for each in readings:
        if role == _GHOST and _foretells(each):
            each.question, each.is_named, each.foreign, each.tone = question, True, False, Tone.DONE
    for one, two in pairwise(readings):
        votes = _tells_a_vote(two)
        if votes and _uses(one, question) and len(two.persons) == 1 and _follows(two):
            if two.persons[0].seats == one.persons[0].seats:
                continue
            one.persons = [*one.persons, *two.persons]
            two.persons, two.question, two.tone, two.pronoun = [], "", Tone.TOLD, False
        elif votes and len(two.persons) == _PAIR and _brings_about(one, two, lexicon):
            two.question, two.is_named, two.foreign, two.tone = question, True, False, Tone.DONE


def _foretells(reading: Reading) -> bool:
    """
    Tell whether a clause says for whom somebody will vote: "tomorrow Ann votes for Bob".

    A ghost, who has no vote himself, says so of whom he makes do it.
    """
    if not _tells_a_vote(reading) or reading.clause.links or len(reading.persons) != _PAIR:
        return False
    first, second = reading.persons
    led = [lead for lead in second.leads if lead.has(Kind.TOWARDS)]
    return first.seats != second.seats and second.joined is None and not first.leads and bool(led)


def _uses(reading: Reading, question: str) -> bool:
    """Tell whether a clause uses the writer's power on one person."""
    # "Ich flüstere ihm was ins Ohr" asks nothing.
    aside = [kind for kind in _ASIDE if kind is not Kind.ASKING]
    plain = not (reading.negated or reading.foreign or reading.clause.has(*aside))
    meant = reading.tone in (Tone.DONE, Tone.BARE)
    return reading.question == question and plain and meant and len(reading.persons) == 1


def _tells_a_vote(reading: Reading) -> bool:
    """Tell whether a clause says how somebody else votes, or where his vote goes."""
    clause = reading.clause
    if reading.negated or clause.has(*_ASIDE) or clause.has(Kind.FIRST, Kind.MINE):
        return False
    return any(word.startswith(VOTES) for token in clause.tokens for word in token.words)


def _follows(reading: Reading) -> bool:
    """Tell whether a clause says what comes of the one before: "so that she votes"."""
    links = reading.clause.links
    if reading.clause.mark == "," and reading.pronoun and not links:
        # "I hypnotise Ann, she will vote for Bob."
        return True
    return reading.clause.mark == ":" or any(link.words[0] in _SO_THAT for link in links)


def _brings_about(one: Reading, two: Reading, lexicon: Lexicon) -> bool:
    """Tell whether the writer sees to it that somebody votes: "I make sure that Ann votes"."""
    known = lexicon.sets.get("brings_about", frozenset())
    plain = not (one.negated or one.persons or one.clause.has(*_ASIDE))
    first, second = two.persons
    told = first.seats != second.seats and second.joined is None and not first.leads
    return plain and told and holds(one.clause.tokens, known) and two.clause.links_with(Kind.THAT)
