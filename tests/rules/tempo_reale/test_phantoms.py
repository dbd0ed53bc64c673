"""Phantoms who die at night: no power of this edition kills one, so the tests let them die."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.rules.tempo_reale.table import Table
from verteller.rules.facts import BecameGhost, Fact
from verteller.rules.tempo_reale import night as nights
from verteller.rules.tempo_reale.facts import NoPowerLeft, PhantomRose, PowerAssigned
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.powers.all import POWERS
from verteller.rules.tempo_reale.visits import Streets

FREE = [key for key, power in POWERS.items() if not power.mystic_only]

EIGHT = {
    "Phil": "phantom",
    "Phyl": "phantom",
    "Nec": "necromancer",
    "Ned": "necromancer",
    "Lou": "wolf",
    "Sue": "seer",
    "Ann": "farmer",
    "Bob": "farmer",
    "Cas": "farmer",
}


def doomed(monkeypatch: pytest.MonkeyPatch, *seats: int) -> None:
    """Let those in *seats* die at N12 of night 3, of whatever somebody does."""
    strike = nights.strike

    def kill(night: Night, streets: Streets) -> Iterator[Fact]:
        yield from strike(night, streets)
        causes = list(night.acts.values())[:1]
        for seat in seats if night.village.night == 3 else ():
            night.kill(night.village.seats[seat], "ghost", "LTR-DEATHGHOST-01", causes)

    monkeypatch.setattr(nights, "strike", kill)


def village(taken: int, seed: str = "x") -> Table:
    """Return a village by night 3 in which Sue is dead and *taken* of the free powers are given."""
    table = Table(EIGHT, seed=seed)
    table.close()
    table.day(Ann="Sue", Bob="Sue", Cas="Sue", Nec="Sue", Ned="Sue")
    table.close()
    table.close()
    for key in FREE[:taken]:
        given = PowerAssigned(to="narrator", player=table.seat("Bob"), power=key)
        table.village.apply(0, given)
    table.village.ghosts.clear()
    return table


def test_necromancers_awaken_before_a_phantom_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last free power is theirs, and the phantom stays dead. Rules: LTR-NECROMANCER-07."""
    table = village(0)
    for key in ("amnesia", "confusion", "hypnosis", "illusion", "concealment"):
        table.village.assigned.add(key)
    doomed(monkeypatch, 0)
    # Asked before the five were taken: what is offered does not matter here.
    facts = table.night(Nec="Sue vision")

    assert [fact.power for fact in facts if isinstance(fact, BecameGhost)] == ["vision"]
    assert table.village.roles[table.seat("Sue")] == "ghost"
    assert [fact.to for fact in facts if isinstance(fact, NoPowerLeft)] == [(0,)]
    assert table.village.roles[0] == "phantom"
    assert not table.village.is_living(table.seat("Phil"))


def test_of_two_phantoms_who_die_together_a_lot_decides_who_has_the_last_power(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules: LTR-PHANTOM-05, LTR-PHANTOM-06."""
    doomed(monkeypatch, 0, 1)
    lucky = Counter[int]()
    for number in range(200):
        table = village(5, seed=str(number))
        facts = table.night(Lou="Ann")
        (ghost,) = (fact for fact in facts if isinstance(fact, BecameGhost))
        (other,) = (fact for fact in facts if isinstance(fact, NoPowerLeft))
        assert ghost.power == FREE[5]
        assert isinstance(ghost.to, tuple)
        assert {*ghost.to, *other.to} == {0, 1}
        lucky.update(ghost.to)

    assert 68 < lucky[0] < 132


def test_phantoms_never_draw_what_only_a_mystic_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: LTR-PHANTOM-04, LTR-PHANTOM-02."""
    doomed(monkeypatch, 0, 1)
    drawn = set()
    for number in range(80):
        facts = village(0, seed=str(number)).night(Lou="Ann")
        powers = [fact.power for fact in facts if isinstance(fact, BecameGhost)]
        assert len(set(powers)) == 2
        drawn.update(powers)

    assert drawn == set(FREE)


def test_phantoms_and_necromancers_are_told_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dead Necromancers too, as the ledger rules. Rules: LTR-PHANTOM-03."""
    doomed(monkeypatch, 0, 3)
    table = village(0)
    facts = table.night(Lou="Ann")

    (ghost,) = (fact for fact in facts if isinstance(fact, BecameGhost))
    (rose,) = (fact for fact in facts if isinstance(fact, PhantomRose))
    assert ghost.necromancers == (2, 3)
    assert (rose.to, rose.player) == ((2, 3), 0)
