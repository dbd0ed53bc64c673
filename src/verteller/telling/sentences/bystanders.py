"""Who is named beside whom is meant: "between Ann and Bob, Bob", "I guard Ann against Bob"."""

from typing import Final

from verteller.telling.sentences.grammar import Clause, Person
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading

GUARDS: Final = frozenset({"bodyguard", "healer", "advocate"})
"""Roles that keep somebody from harm, and may say from whom it threatens."""
_BETWEEN: Final = frozenset({"tra", "fra", "between", "tussen", "zwischen"})
_AGAINST: Final = frozenset({"contro"})


def set_choice_apart(reading: Reading) -> None:
    """Set apart between whom somebody chooses: "between Anna and Bob, Bob"."""
    persons = reading.clause.persons
    words = {word for lead in persons[0].leads for word in lead.words} if persons else set()
    if _BETWEEN.isdisjoint(words):
        return
    joined = (each for each in persons[1:3] if each.joined or _is_second(each, reading.clause))
    choice = [each for each in joined if not each.listed][:1]
    choice += persons[:1]
    reading.apart += [each for each in choice if each in reading.persons]
    reading.persons = [each for each in reading.persons if each not in choice]


def _is_second(person: Person, clause: Clause) -> bool:
    """Tell whether an "and" stands before somebody's epithet: "tra Anna e quel lupo di Bob"."""
    at = clause.tokens.index(person.token) - len(person.leads)
    epithet = not clause.tokens[at - 1].seats
    return any(token.has(Kind.AND) for token in clause.tokens[max(0, at - 1 - epithet) : at])


def set_assailants_apart(reading: Reading) -> None:
    """Set apart against whom somebody is guarded: "difendo Anna contro Bob"."""
    against = [
        person
        for person in reading.persons
        if any(_AGAINST.intersection(lead.words) for lead in person.leads)
    ]
    if against and len(against) < len(reading.persons):
        reading.apart += against
        reading.persons = [each for each in reading.persons if each not in against]
