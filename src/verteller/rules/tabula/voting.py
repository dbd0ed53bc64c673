"""Votes in turn: who is asked when, and what everybody sees of it."""

from collections.abc import Collection, Iterator

from verteller.rules.ballots import Outcome, count
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import EVERYONE, Fact, PhaseOpened, Seat, Tally, Votes, Withdrawn
from verteller.rules.moves import Passed
from verteller.rules.tabula.facts import Turn, TurnPassed, Voted, VotingOrder
from verteller.rules.tabula.role import ask
from verteller.rules.tabula.village import Village

VOTE = "vote"
NOMINATE, BALLOT, BALLOT_AGAIN = "nominate", "ballot", "ballot_again"


def in_turn(village: Village, voters: Collection[Seat]) -> tuple[Seat, ...]:
    """
    Return *voters* in the order in which they are asked.

    It begins with the nearest of them on the right of the one just killed, whose seat comes
    before his, and goes on clockwise; the narrator sits between the last seat and the first.

    Source: tabula, Het lynchen, TAB-NOM-02, TAB-AMB-02 to -04.
    """
    seats = sorted(voters)
    if not seats:
        return ()
    anchor = len(village.names) if village.anchor is None else village.anchor
    if village.options["nomination_start"] == "right":
        before = [place for place, seat in enumerate(seats) if seat < anchor]
        start = before[-1] if before else len(seats) - 1
    else:
        after = [place for place, seat in enumerate(seats) if seat > anchor]
        start = after[0] if after else 0
    return (*seats[start:], *seats[:start])


def open_ballot(
    village: Village, ballot: str, voters: Collection[Seat], rule: str
) -> Iterator[Fact]:
    """
    Open a vote and ask the first of *voters*, if there are any.

    Source: tabula, Het lynchen, TAB-NOM-01, -02, TAB-BAL-01 to -03.
    """
    yield PhaseOpened(
        to=EVERYONE,
        phase=ballot,
        number=village.night,
        sequence=village.sequence + 1,
        rule=rule,
    )
    order = in_turn(village, voters)
    yield VotingOrder(to=EVERYONE, ballot=ballot, players=order, rule="TAB-NOM-02")
    yield from _call_next(village, ballot)


def candidates(village: Village, ballot: str) -> tuple[Seat, ...]:
    """
    Return who may be named: all the living, then nominees alone.

    Source: tabula, Het lynchen, TAB-NOM-01, TAB-BAL-02, TAB-AMB-13.
    """
    return village.living if ballot == NOMINATE else village.nominees


def _call_next(village: Village, ballot: str) -> Iterator[Fact]:
    asked = 0 if village.turn is None else village.order.index(village.turn) + 1
    for seat in village.order[asked : asked + 1]:
        yield Turn(to=EVERYONE, ballot=ballot, player=seat, rule="TAB-NOM-01")
        options = candidates(village, ballot)
        yield from ask((seat,), VOTE, options, rule="TAB-NOM-01", blank=False)


def voted(village: Village, seat: Seat) -> Iterator[Fact]:
    """
    End the turn of *seat*, whose vote stands, show it to all, and ask the next.

    Source: tabula, Het lynchen, Speeltips, TAB-NOM-03, TAB-TIP-05, TAB-AMB-32.
    """
    phase, vote = village.phase, village.target(seat, VOTE)
    if phase is None or vote is None:
        return
    why = village.entry(seat, VOTE)
    yield Withdrawn(to=(seat,), question=VOTE, rule="TAB-NOM-03", because=why)
    so_far = sum(1 for voter in village.order if village.target(voter, VOTE) == vote)
    yield Voted(
        to=EVERYONE,
        ballot=phase.name,
        player=seat,
        vote=vote,
        count=so_far,
        rule="TAB-NOM-03",
        because=why,
    )
    yield from _call_next(village, phase.name)


def passed(village: Village, act: Passed, number: int) -> Iterator[Fact]:
    """
    End the turn of who has not voted in time, and ask the next.

    Args:
        number: Where the act stands in the log.

    Raises:
        AnswerError: ``not_asked`` when it is not his turn.

    Source: tabula, TAB-SYS-36, TAB-AMB-13.
    """
    phase = village.phase
    if phase is None or VOTE not in village.asked.get(act.seat, {}):
        raise AnswerError(Refusal.NOT_ASKED, given=(act.seat,))
    rule, why, seat = "TAB-SYS-36", (number,), act.seat
    yield Withdrawn(to=(seat,), question=VOTE, rule=rule, because=why)
    yield TurnPassed(to=EVERYONE, ballot=phase.name, player=seat, rule=rule, because=why)
    yield from _call_next(village, phase.name)


def entries(village: Village) -> tuple[int, ...]:
    """Return the entries of all votes of the phase that has just closed."""
    return tuple(sorted(e for seat in village.order for e in village.entry(seat, VOTE)))


def counted(village: Village) -> Outcome:
    """Count the votes of the phase that has just closed, each as one. Source: TAB-NOM-03."""
    targets = (village.target(seat, VOTE) for seat in village.order)
    return count((target, 1.0) for target in targets if target is not None)


def publish(village: Village, ballot: str) -> Iterator[Fact]:
    """Say who has voted for whom, if anybody was to vote. Source: TAB-NOM-03, TAB-BAL-03."""
    if not village.order:
        return
    rule, why = "TAB-BAL-03" if ballot != NOMINATE else "TAB-NOM-03", entries(village)
    named = [(seat, village.target(seat, VOTE)) for seat in sorted(village.order)]
    votes = tuple((seat, target) for seat, target in named if target is not None)
    yield Votes(to=EVERYONE, ballot=ballot, votes=votes, rule=rule, because=why)
    counts = counted(village).counts
    yield Tally(to=EVERYONE, ballot=ballot, counts=counts, rule=rule, because=why)
