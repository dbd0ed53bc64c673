"""What a report leaves out, since another of its facts says it or nobody needs to read it."""

from collections.abc import Sequence
from typing import Final

from verteller.rules.facts import Fact, LearnedRole, PowerOutcome, Proposition, Pyre
from verteller.telling.words import Words

REPORTING: Final = frozenset({"lupus3"})
"""The rulebooks whose dawns and sunsets are reports, with as little in them as possible."""

_NOT_ACQUIRED: Final = "not_acquired"
_LEARNED_FACTION: Final = "learned_faction"


def without_implied(facts: Sequence[Fact], words: Words) -> list[Fact]:
    """
    Return *facts* without those that tell a reader nothing, where a rulebook has reports.

    An answer shows that the power worked, and a Necrophile (Necrofilo) who acquired nothing is
    told so in words of its own. Who burns has just been condemned.

    Source: Lupus 3.0, 4.1, LU3-MAIL-01, LU3-SYS-21, LU3-NECROPHILE-07.
    """
    if words.rulebook not in REPORTING:
        return list(facts)
    following = [*facts[1:], None]
    return [fact for fact, after in zip(facts, following, strict=True) if _says(fact, after)]


def _says(fact: Fact, after: Fact | None) -> bool:
    match fact:
        case PowerOutcome(outcome=outcome):
            return outcome != "ok" and (after is None or after.kind != _NOT_ACQUIRED)
        case Pyre(player=player):
            return player is None
        case _:
            return True


def count_together(facts: Sequence[Fact], place: int, words: Words) -> int:
    """
    Return how many facts behind the one at *place* are told in one list with it.

    A Devil's (Diavolo) three readings of a person; all sentences of a Diviner (Divinatore) where
    the rulebook's words have a heading for them.

    Source: Lupus 3.0, 2.3, 6.5, LU3-DEVIL-01, LU3-DIVINER-01.
    """
    match facts[place], facts[place + 1 : place + 3]:
        case LearnedRole(about=about), [LearnedRole(about=again), Fact() as third]:
            is_devil = third.kind == _LEARNED_FACTION and getattr(third, "about", None) == about
            return 2 if is_devil and again == about else 0
        case Proposition(), _ if words.has("propositions"):
            behind = facts[place + 1 :]
            others = (n for n, fact in enumerate(behind) if not isinstance(fact, Proposition))
            return next(others, len(behind))
        case _:
            return 0
