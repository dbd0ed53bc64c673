"""What a report leaves out, since another of its facts says it or nobody needs to read it."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from verteller.rules.facts import (
    Fact,
    FactionChanged,
    Fellows,
    LearnedFaction,
    LearnedRole,
    Mayor,
    PowerOutcome,
    Proposition,
    Pyre,
    RoleChanged,
)
from verteller.telling.words import Words

REPORTING: Final = frozenset({"lupus3"})
"""The rulebooks whose dawns and sunsets are reports, with as little in them as possible."""

# Kinds that only some rulebooks have go by their names: telling knows no rulebook's code.
_NOT_ACQUIRED: Final = "not_acquired"
_ELECTED: Final = "elected"
SECONDARY_RESULT: Final = "secondary_result"

_LISTED: Final[Mapping[str, str]] = {
    Proposition.kind: Proposition.kind,
    Fellows.kind: LearnedRole.kind,
    SECONDARY_RESULT: SECONDARY_RESULT,
}
"""Kinds with which a list begins, and the kind that it goes on with."""


def without_implied(facts: Sequence[Fact], words: Words) -> list[Fact]:
    """
    Return *facts* without those that tell a reader nothing, where a rulebook has reports.

    An answer shows that the power worked, and a Necrophile (Necrofilo) who acquired nothing is
    told so in words of its own. Who burns has just been condemned, whom the village elects is
    mayor, and a new role says of which faction it is.

    Source: Lupus 3.0, 4.1, LU3-MAIL-01, LU3-SYS-21, LU3-NECROPHILE-07.
    """
    if words.rulebook not in REPORTING:
        return list(facts)
    around = zip([None, *facts], facts, [*facts[1:], None], strict=False)
    return [fact for before, fact, after in around if _says(fact, before, after)]


def _says(fact: Fact, before: Fact | None, after: Fact | None) -> bool:
    """Tell whether *fact* says something that its neighbours do not."""
    match fact, before:
        case PowerOutcome(outcome=outcome), _:
            return outcome != "ok" and (after is None or after.kind != _NOT_ACQUIRED)
        case Pyre(player=player), _:
            return player is None
        case Mayor(how="elected"), Fact(kind=kind):
            return kind != _ELECTED
        case FactionChanged(faction=faction), RoleChanged(faction=said):
            return faction != said
        case _:
            return True


def count_together(facts: Sequence[Fact], place: int, words: Words) -> int:
    """
    Return how many facts behind the one at *place* are told in one list with it.

    A Devil's (Diavolo) three readings of a person; and where there are reports, all sentences of a
    Diviner (Divinatore), the roles of a clan and what came of all secondary goals.

    Source: Lupus 3.0, 2.3, 6.5, LU3-DEVIL-01, LU3-DIVINER-01.
    """
    behind = facts[place + 1 :]
    match facts[place], behind[:2]:
        case LearnedRole(about=about), [LearnedRole(about=again), third]:
            return 2 if isinstance(third, LearnedFaction) and about == again == third.about else 0
        case fact, _ if words.rulebook in REPORTING and fact.kind in _LISTED:
            return sum(1 for _ in takewhile(lambda each: each.kind == _LISTED[fact.kind], behind))
        case _:
            return 0
