"""A teller counts every vote of random games once more, as section 4.36 of the book says it."""

from dataclasses import replace
from random import Random

import pytest

from tests.rules.tempo_reale.table import TEMPO_REALE
from tests.rules.villages import facts, phases, start
from verteller.lab.strategies import purposeful
from verteller.lab.villages import made_up
from verteller.rules.facts import Drawn, Fact, Mayor, Pyre, Seat, Votes
from verteller.rules.game import Game
from verteller.rules.tempo_reale.facts import RingBroken, SavedByAdvocate
from verteller.rules.tempo_reale.village import Village

MORE = (*("hypnotist", "scrutineer") * 4, "advocate", "advocate", "necromancer", "wolf")
"""Of these there are more than elsewhere."""


def cast(village: Village, question: str) -> dict[Seat, Seat]:
    """Return who named whom."""
    named: dict[Seat, Seat] = {}
    for seat in village.living:
        for _, option in village.choice(seat, question):
            named[seat] = Seat(int(option))
    return named


class Teller:
    """
    Counts one vote for the stake from how things were, taking lots as they fell.

    Args:
        before: The village when the day closed.
        came: What the rulebook stated.
    """

    def __init__(self, before: Village, came: list[Fact]) -> None:
        self.before = before
        self.free = {fact.player for fact in came if isinstance(fact, RingBroken)}
        self.lots = {fact.label: fact.result for fact in came if isinstance(fact, Drawn)}
        self.votes = cast(before, "vote")

    def vote_of(self, seat: Seat, followed: frozenset[Seat] = frozenset()) -> Seat | None:
        """Return where a vote points after Ghosts and hypnotists."""
        assert seat not in followed, "a ring in which nobody is free"
        village = self.before
        forced = village.forced.get(seat)
        if seat in village.amnesia:
            return None
        if forced and forced.vote is not None and village.is_living(forced.vote):
            return forced.vote
        mind = village.minds.get(seat)
        if mind and village.is_living(mind.by) and seat not in self.free:
            return self.vote_of(mind.by, followed | {seat})
        return self.votes.get(seat)

    def table(self) -> dict[Seat, Seat]:
        """Return the table that must be published."""
        village, day = self.before, f"day {self.before.night}"
        pointed = {seat: self.vote_of(seat) for seat in village.living}
        working: dict[Seat, Seat] = {}
        for target, marks in sorted(village.scrutiny.items()):
            able = [mark.by for mark in marks if village.is_living(mark.by)]
            drawn = self.lots.get(f"{day}: scrutineer of {target}", tuple(able))
            if village.is_living(target) and able:
                assert len(drawn) == 1
                assert drawn[0] in able
                working[target] = Seat(int(drawn[0]))
        order = self.lots.get(f"{day}: order of the scrutineers", tuple(working))
        assert set(order) == set(working)
        now = dict(pointed)
        for name in order:
            target = Seat(int(name))
            goal = pointed[working[target]]
            now = {seat: goal if vote == target else vote for seat, vote in now.items()}
        return {seat: vote for seat, vote in now.items() if vote is not None}


def count_again(before: Village, came: list[Fact]) -> bool:
    """Compare the day's outcome with what it has to be; say whether powers moved votes."""
    teller = Teller(before, came)
    table = teller.table()
    public = {fact.ballot: dict(fact.votes) for fact in came if isinstance(fact, Votes)}
    assert public == {"election": cast(before, "elect"), "pyre": table}

    elected = [f.player for f in came if isinstance(f, Mayor) and f.how == "elected"]
    ballots = list(public["election"].values())
    majority = [seat for seat in before.living if 2 * ballots.count(seat) > len(before.living)]
    assert elected == majority

    (pyre,) = (fact for fact in came if isinstance(fact, Pyre))
    votes = list(table.values())
    if 2 * len(votes) < len(before.living):
        assert (pyre.player, pyre.reason) == (None, "quorum")
        return table != teller.votes
    tied = {seat for seat in votes if votes.count(seat) == max(map(votes.count, votes))}
    mayor = majority[0] if majority else before.mayor
    choice = None if mayor is None else table.get(mayor)
    may_burn = {choice} if choice in tied and len(tied) > 1 else tied
    saved = [fact.player for fact in came if isinstance(fact, SavedByAdvocate)]
    condemned = saved[0] if saved else pyre.player
    assert condemned in may_burn
    assert (pyre.player is None) == bool(before.advocates.get(condemned))
    return table != teller.votes


@pytest.mark.parametrize("seed", range(10))
def test_every_vote_of_a_big_village_is_as_the_teller_counts_it(seed: int) -> None:
    """
    Rules: LTR-VOTE-05 to LTR-VOTE-13, LTR-HYPNOTIST-02, LTR-HYPNOTIST-09, LTR-HYPNOTIST-10.

    Rules: LTR-SCRUTINEER-02 to LTR-SCRUTINEER-07, LTR-AMNESIA-02, LTR-HYPNOSIS-04, LTR-MAYOR-07.
    """
    lots = Random(seed)
    crowd = made_up(TEMPO_REALE, 30 + len(MORE), lots)
    game = start(TEMPO_REALE, replace(crowd, deal=(*crowd.deal[:30], *MORE)))
    moved = 0
    for _ in phases(game, lots, purposeful, eventful=False):
        moved += look_over(game)
    moved += look_over(game)

    assert moved, "no power did anything, so nothing was tried"


def look_over(game: Game) -> bool:
    closed = game.last_closing()
    if closed is None:
        return False
    before = Game.fold(TEMPO_REALE, game.log[: closed - 1]).state
    assert isinstance(before, Village)
    is_day = before.phase is not None and before.phase.name == "day"
    return is_day and count_again(before, facts(game.log[closed:]))
