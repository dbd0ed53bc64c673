"""What a role is, and how its holders are asked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from verteller.rules.facts import Asked, Fact, Part, Seat
from verteller.rules.wakkerdam.village import NO_REPETITION, Village

Ask = Callable[[Village], Iterator[Fact]]
"""States the questions (and what must be known with them) of one role in its round."""


@dataclass(frozen=True, slots=True)
class Role:
    """
    One of the 28 roles.

    Args:
        key: Its id (``healer``).
        dutch: The rulebook's own word (``Genezer``).
        faction: Whose victory it shares; ``own`` is nobody's but its holder's.
        phase: The round in which its holders are asked, if any.
        ask: How they are asked.
        deadly: Whether the Burgers cannot win while a holder lives.
        source: Section of the rulebook and prefix of the rule ids.
    """

    key: str
    dutch: str
    faction: str
    source: str
    phase: str | None = None
    ask: Ask | None = None
    deadly: bool = False


def question(
    village: Village,
    seats: Sequence[Seat],
    key: str,
    options: tuple[Seat, ...],
    *,
    rule: str,
    least: int = 1,
    most: int = 1,
) -> Iterator[Asked]:
    """
    Ask *seats* one question with one part, called ``target``.

    Nobody is asked when there is nothing to choose from. One who may not repeat himself is
    told what he chose last.
    """
    if len(options) < least or not seats:
        return
    repeated = village.last.get(seats[0]) if key in NO_REPETITION else None
    part = Part("target", options, least, min(most, len(options)))
    yield Asked(to=tuple(seats), question=key, parts=(part,), repeated=repeated, rule=rule)


def each(
    role: str,
    key: str,
    options: Callable[[Village, Seat], tuple[Seat, ...]],
    *,
    rule: str,
    least: int = 1,
    most: int = 1,
) -> Ask:
    """Return how every waking holder of *role* is asked by himself. Source: WAK-GEN-08."""

    def ask(village: Village) -> Iterator[Fact]:
        for seat in village.awake(role):
            offered = options(village, seat)
            yield from question(village, (seat,), key, offered, rule=rule, least=least, most=most)

    return ask
