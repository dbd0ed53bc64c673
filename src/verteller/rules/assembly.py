"""
The assembly: two votes a day, for the stake and for a mayor, as several rulebooks hold them.

Which powers alter a vote, who is saved from the stake and in which order things are told is each
rulebook's own.

Source: tempo reale, 3.3, 3.10, LTR-VOTE-01 to -14, LTR-MAYOR-06, -07; lupus 3.0, LU3-VOTE-01, -02.
"""

from collections.abc import Generator, Iterator
from typing import TypeAlias

from verteller.rules.ballots import Outcome, count
from verteller.rules.chance import draw
from verteller.rules.facts import EVERYONE, Asked, Fact, Part, Seat, Tally, Votes
from verteller.rules.state import State

Ballots: TypeAlias = dict[Seat, Seat]
"""Whom each of the living votes for; who does not vote is left out."""


def ask(state: State, vote_rule: str, elect_rule: str) -> Iterator[Fact]:
    """
    Ask every living player for the stake and for a mayor; oneself may be named.

    Source: tempo reale, 3.3, 3.10, 4.7, LTR-VOTE-01 to -04, LTR-MAYOR-06; lupus 3.0, S1.
    """
    living = state.living
    for question, rule in (("vote", vote_rule), ("elect", elect_rule)):
        for seat in living:
            yield Asked(to=(seat,), question=question, parts=(Part("target", living),), rule=rule)


def cast(state: State, question: str) -> Ballots:
    """
    Return the ballots as they were cast.

    Source: tempo reale, LTR-VOTE-01, -14, LTR-MAYOR-06; lupus 3.0, S1.
    """
    found: Ballots = {}
    for voter in state.living:
        for _, option in state.choice(voter, question):
            if not isinstance(option, str):
                found[voter] = option
    return found


def counted(ballots: Ballots) -> Outcome:
    """Count *ballots*, each as one vote."""
    return count((vote, 1.0) for vote in ballots.values())


def publish(ballots: Ballots, ballot: str, rule: str) -> Iterator[Fact]:
    """
    Publish who votes for whom and how many votes each one has, whatever comes of it.

    Source: tempo reale, 3.3, S8, LTR-VOTE-06, -11, LTR-SYS-11, LTR-AMB-39; lupus 3.0, 4.3,
    LU3-MAIL-08, LU3-VOTE-02.
    """
    yield Votes(to=EVERYONE, ballot=ballot, votes=tuple(sorted(ballots.items())), rule=rule)
    yield Tally(to=EVERYONE, ballot=ballot, counts=counted(ballots).counts, rule=rule)


def majority(ballots: Ballots, living: tuple[Seat, ...]) -> Seat | None:
    """
    Return whom more than half of the *living* name, if anybody.

    Source: tempo reale, 3.10, 4.33, S1, LTR-MAYOR-06 to -08, LTR-AMB-43; lupus 3.0, S2,
    LU3-MAYOR-01.
    """
    return next((seat for seat, n in counted(ballots).counts if 2 * n > len(living)), None)


def is_quorate(ballots: Ballots, living: tuple[Seat, ...]) -> bool:
    """
    Tell whether at least half of the *living* voted.

    Source: tempo reale, 3.3, LTR-VOTE-06; lupus 3.0, S3, LU3-VOTE-01.
    """
    return 2 * len(ballots) >= len(living)


def condemn(
    state: State, ballots: Ballots, mayor: Seat | None, moment: str
) -> Generator[Fact, None, tuple[Seat, str]]:
    """
    Condemn who leads, in a tie whom the mayor's vote stands for, else one of them by lot.

    Args:
        ballots: At least one.
        mayor: Whose vote decides a tie.
        moment: ``day 3``, for the draw.

    Returns:
        Who it is, and by what: ``votes``, ``mayor`` or ``lot``.

    Source: tempo reale, 3.3, 3.10, S6, LTR-VOTE-07 to -09, LTR-MAYOR-02; lupus 3.0, S3,
    LU3-VOTE-01, LU3-AMB-30.
    """
    leaders = counted(ballots).leaders
    if len(leaders) == 1:
        return leaders[0], "votes"
    choice = None if mayor is None else ballots.get(mayor)
    if choice is not None and choice in leaders:
        return choice, "mayor"
    lot: Seat = yield from draw(state.chance, f"{moment}: tie at the stake", leaders)
    return lot, "lot"
