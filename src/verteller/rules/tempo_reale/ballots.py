"""Votes for the stake as powers alter them (S2 to S4): steps from ballots to ballots."""

from collections.abc import Generator, Mapping

from verteller.rules.assembly import Ballots, cast
from verteller.rules.chance import draw, shuffle
from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.tempo_reale.facts import RingBroken
from verteller.rules.tempo_reale.village import Village

__all__ = ["Ballots", "cast", "effective"]


def effective(village: Village, ballots: Ballots) -> Generator[Fact, None, Ballots]:
    """
    Let the powers work on ballots: amnesia and hypnosis, then hypnotists, then scrutineers.

    Source: tempo reale, 4.36, S2 to S4, LTR-VOTE-12.
    """
    ballots = _ghostly(village, ballots)
    ballots = yield from _controlled(village, ballots)
    return (yield from _tampered(village, ballots))


def _ghostly(village: Village, ballots: Ballots) -> Ballots:
    """
    Let the Ghosts' victims vote where they must, or not at all; amnesia prevails.

    Source: tempo reale, 4.36, S2, LTR-AMNESIA-01, -02, LTR-HYPNOSIS-01, -02.
    """
    voted = {**ballots, **_forced(village)}
    return {voter: voted[voter] for voter in sorted(voted) if voter not in village.amnesia}


def _forced(village: Village) -> Ballots:
    """Return the votes that hypnosis decides today, between two who are in the village."""
    return {
        seat: mark.vote
        for seat, mark in village.forced.items()
        if mark.vote is not None and village.is_living(seat) and village.is_living(mark.vote)
    }


def _controlled(village: Village, ballots: Ballots) -> Generator[Fact, None, Ballots]:
    """
    Let everybody who is under a living hypnotist vote as that one does in the end.

    Who was the victim of amnesia or hypnosis is under nobody today. In each ring of hypnotists
    one, by lot, is free today.

    Source: tempo reale, 4.34, 4.36, S3, LTR-HYPNOTIST-02, -07 to -10, LTR-HYPNOSIS-04, LTR-AMB-35,
    -36.
    """
    exempt = village.amnesia.keys() | _forced(village).keys()
    masters = {
        seat: mark.by
        for seat, mark in sorted(village.minds.items())
        if village.is_living(seat) and village.is_living(mark.by) and seat not in exempt
    }
    for ring in _rings(masters):
        label = f"{village.day_label}: free in the ring of {', '.join(map(str, ring))}"
        free = yield from draw(village.chance, label, ring)
        because = (village.minds[free].entry,)
        yield RingBroken(to=NARRATOR, player=free, rule="LTR-HYPNOTIST-10", because=because)
        del masters[free]
    return {
        voter: ballots[root]
        for voter in village.living
        if (root := _root(masters, voter)) in ballots
    }


def _rings(masters: Mapping[Seat, Seat]) -> list[tuple[Seat, ...]]:
    """Return the rings in a map from the controlled to their hypnotists, each in seating order."""
    rings: list[tuple[Seat, ...]] = []
    seen: set[Seat] = set()
    for seat in masters:
        path: list[Seat] = []
        at: Seat | None = seat
        while at is not None and at not in seen:
            seen.add(at)
            path.append(at)
            at = masters.get(at)
        if at in path:
            rings.append(tuple(sorted(path[path.index(at) :])))
    return rings


def _root(masters: Mapping[Seat, Seat], voter: Seat) -> Seat:
    while voter in masters:
        voter = masters[voter]
    return voter


def _tampered(village: Village, ballots: Ballots) -> Generator[Fact, None, Ballots]:
    """
    Let scrutineers move votes one after another, in a random order, votes moved before included.

    Each moves those for his target to where his own vote stood before any of them began; a
    scrutineer without a vote makes them void, a dead one does nothing. Of several on one target
    one works, by lot.

    Source: tempo reale, 4.36 to 4.38, S4, LTR-SCRUTINEER-02 to -05, -07, LTR-AMB-04, -05.
    """
    chosen: dict[Seat, Seat] = {}
    for target, marks in sorted(village.scrutiny.items()):
        able = sorted(mark.by for mark in marks if village.is_living(mark.by))
        if not able or not village.is_living(target):
            continue
        if len(able) > 1:
            label = f"{village.day_label}: scrutineer of {target}"
            chosen[target] = yield from draw(village.chance, label, able)
        else:
            chosen[target] = able[0]
    order = list(chosen)
    if len(order) > 1:
        label = f"{village.day_label}: order of the scrutineers"
        order = yield from shuffle(village.chance, label, order)
    moved: dict[Seat, Seat | None] = dict(ballots)
    for target in order:
        goal = ballots.get(chosen[target])
        moved = {voter: goal if vote == target else vote for voter, vote in moved.items()}
    return {voter: vote for voter, vote in moved.items() if vote is not None}
