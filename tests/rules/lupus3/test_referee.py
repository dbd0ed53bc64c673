"""The referee looks over every night and every day of random games."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.lupus3.referee import VAMPIRES, Day, Night, judge_day, judge_night
from tests.rules.lupus3.table import LUPUS3
from tests.rules.villages import LAW, facts, habits, people, phases, start, villages
from verteller.lab.strategies import Strategy, random_legal
from verteller.lab.villages import made_up
from verteller.rules.facts import (
    Asked,
    Choice,
    Dealt,
    Defeated,
    Died,
    DiedOf,
    Fact,
    Mayor,
    Seat,
    SecondaryGoal,
    Won,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.lupus3.facts import FactionLost, SkillOrder
from verteller.rules.lupus3.village import Village
from verteller.rules.moves import Answered, Started

FACTIONS = ("white", "black", "red")


def crowding(asked: Asked, lots: Random) -> Choice | None:
    """
    Choose as people do who get in each other's way: often the same few, seldom their own death.

    Nobody else's question is left open, so that powers meet, rituals succeed and games last.
    """
    if asked.question == "suicide":
        return purposeful_yes(asked) if lots.random() < 0.03 else None
    if asked.standing and lots.random() < 0.2:
        return None
    (part,) = asked.parts
    offered = part.options
    few = offered[: max(1, len(offered) // 4)] if lots.random() < 0.6 else offered
    return ((part.name, lots.choice(few)),) if few else None


def purposeful_yes(asked: Asked) -> Choice:
    """Say yes to a question that can be answered by nothing else."""
    (part,) = asked.parts
    return ((part.name, part.options[0]),)


class Watch:
    """Follows a game from closing to closing, keeping its own account of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.began_as = list(game.state.roles)
        self.before = Game.fold(LUPUS3, game.log)
        self.closed: int | None = None
        self.marked: set[Seat] = set()
        self.lost: set[str] = set()
        self.doomed = False

    def look_over(self) -> None:
        """Judge what has closed since the last time."""
        closed = self.game.last_closing()
        if closed is None or closed == self.closed:
            return
        self.closed = closed
        log = self.game.log
        self.before.extend(log[len(self.before.log) : closed - 1])
        before = self.before.state
        now = self.game.state
        assert isinstance(before, Village)
        assert isinstance(now, Village)
        assert before.phase is not None
        earlier, came = facts(log[: closed - 1]), facts(log[closed:])
        mayor = mayor_of(earlier, before)
        if before.phase.name == "night":
            night = Night(before, skills(earlier), self.began_as, self.doomed)
            judge_night(night, now, came)
            self.marked = set(night.of("advocate").values())
            self.doomed = False
        else:
            day = Day(before, self.marked, mayor)
            judge_day(day, now, came)
            died = {fact.player for fact in came if isinstance(fact, DiedOf)}
            mayor = mayor if day.elected is None or day.elected in died else day.elected
        judge_office(mayor, designated(log[: closed - 1], mayor), now, came)
        self.judge_factions(now, came)
        keep_house(now)

    def judge_factions(self, now: Village, came: list[Fact]) -> None:
        """Check who has lost, who is told of it, and who has won."""
        new = {side for side in FACTIONS if side not in self.lost and is_beaten(now, side)}
        left = set(FACTIONS) - self.lost - new
        assert {fact.faction for fact in came if isinstance(fact, FactionLost)} == new
        goals = {f.to: f.faction for f in came if isinstance(f, SecondaryGoal)}
        told = {f.to: f.faction for f in came if isinstance(f, Defeated)}
        concerned = {(s,) for s in now.seats if now.factions[s] in new and len(left) == 2}
        assert set(goals) == set(told) == concerned
        assert set(goals.values()) <= left
        won = {fact.faction for fact in came if isinstance(fact, Won)}
        assert now.over == (len(left) <= 1)
        assert won == (set() if len(left) > 1 else left or set(FACTIONS) - self.lost)
        self.doomed = self.doomed or "black" in new
        self.lost |= new


def is_beaten(now: Village, side: str) -> bool:
    """Tell whether the last of *side* has gone; of the blacks the wolves alone count."""
    if side == "black":
        return not any(now.roles[seat] == "wolf" for seat in now.living)
    return not any(now.factions[seat] == side for seat in now.living)


def designated(log: list[Entry], mayor: Seat | None) -> Seat | None:
    """Return whom *mayor* has named last since he took office."""
    named: Seat | None = None
    for entry in log:
        match entry.content:
            case Mayor(player=player) if player != mayor:
                named = None
            case Answered(seat=seat, question="successor", choice=choice) if seat == mayor:
                named = Seat(int(choice[0][1])) if choice else None
            case Died(player=player) if player == named:
                named = None
            case _:
                pass
    return named


def judge_office(mayor: Seat | None, heir: Seat | None, now: Village, came: list[Fact]) -> None:
    """Check that the office passes when its holder dies, to his heir or by lot."""
    passed = [f for f in came if isinstance(f, Mayor) and f.how in ("successor", "lot")]
    if mayor is None or now.is_living(mayor) or now.over:
        assert not passed
        return
    (fact,) = passed
    assert fact.player is not None
    assert now.is_living(fact.player)
    is_heir = heir is not None and now.is_living(heir)
    assert fact.how == ("successor" if is_heir else "lot")
    assert not is_heir or fact.player == heir


def skills(earlier: list[Fact]) -> dict[str, tuple[Seat, ...]]:
    """Return the hidden orders as the narrator last noted them."""
    return {fact.power: fact.players for fact in earlier if isinstance(fact, SkillOrder)}


def mayor_of(earlier: list[Fact], village: Village) -> Seat | None:
    """Return who was last said to be mayor, if he lives."""
    last = [fact.player for fact in earlier if isinstance(fact, Mayor)][-1:]
    return last[0] if last and last[0] is not None and village.is_living(last[0]) else None


def keep_house(now: Village) -> None:
    """Check what is so after every closing: whose colour is whose, and who may be mayor."""
    for seat in now.seats:
        is_red = now.roles[seat] in (*VAMPIRES, "vampirised", "necromancer")
        assert is_red == (now.factions[seat] == "red")
    if not now.over:
        assert now.living
        assert now.mayor is None or now.is_living(now.mayor)


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_night_and_day_of_random_games_is_as_the_referee_has_it(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """
    Rules: LU3-EXORCIST-08, LU3-KIDNAPPER-03, LU3-DAWN-05, LU3-DAWN-10, LU3-GEN-06, LU3-GEN-08.

    Rules: LU3-VAMPIRE-01 to LU3-VAMPIRE-13, LU3-WOLF-01 to LU3-WOLF-08, LU3-HUNTER-01 to -03.
    """
    started = of_all_sides(data.draw(villages(LUPUS3, least=8, varied=False)))
    watch_through(start(LUPUS3, started), lots, habit)


@pytest.mark.parametrize("seed", range(3))
def test_so_is_every_night_and_day_of_a_big_village_with_all_roles(seed: int) -> None:
    """Rules: LU3-GEN-08, LU3-DAWN-03, LU3-SUNSET-01, LU3-VOTE-01."""
    lots = Random(seed)
    started = made_up(LUPUS3, 40, lots)
    assert isinstance(started, Started)
    watch_through(start(LUPUS3, started), lots, crowding)


def of_all_sides(started: Started) -> Started:
    """Let a wolf, a vampire and a farmer be among the roles, so that every side is in play."""
    ours = ("wolf", "young_vampire", "farmer")
    mixed = tuple(replace(each, roles=(*ours, *each.roles[3:])) for each in started.compositions)
    return replace(
        started, deal=(*ours, *started.deal[3:]) if started.deal else (), compositions=mixed
    )


def watch_through(game: Game, lots: Random, habit: Strategy) -> None:
    """Play a game to its end, or for sixty phases, and look over all of it."""
    watch = Watch(game)
    for _ in phases(game, lots, habit, eventful=False):
        watch.look_over()
    watch.look_over()


def test_nobody_changes_sides_twice() -> None:
    """Rules: LU3-GEN-09."""
    for seed in range(4):
        lots = Random(seed)
        game = start(LUPUS3, made_up(LUPUS3, 24, lots))
        for _ in phases(game, lots, random_legal, eventful=False):
            pass
        sides: dict[Seat, list[str]] = {}
        for fact in facts(game.log):
            if isinstance(fact, Dealt):
                sides.setdefault(fact.player, []).append(fact.faction)
        for mine in sides.values():
            changes = [after for before, after in pairwise(mine) if before != after]
            assert changes in ([], ["red"])


TANGLED = Counter(exorcist=4, kidnapper=5, seer=2, stalker=1, wolf=2, young_vampire=2, farmer=2)


@pytest.mark.parametrize("first", range(0, 120, 40))
def test_tangles_of_exorcists_and_kidnappers_come_out_as_the_referee_has_it(first: int) -> None:
    """Rules: LU3-EXORCIST-07, LU3-EXORCIST-08, LU3-KIDNAPPER-02, LU3-KIDNAPPER-03."""
    roles = tuple(TANGLED.elements())
    for number in range(first, first + 40):
        lots = Random(number)
        names = tuple(f"P{seat}" for seat in range(len(roles)))
        started = Started(
            rulebook=LUPUS3.key,
            version=LUPUS3.version,
            players=names,
            seed=str(number),
            deal=tuple(lots.sample(roles, len(roles))),
        )
        watch = Watch(start(LUPUS3, started))
        blockers = [s for s, role in enumerate(started.deal) if role in ("exorcist", "kidnapper")]
        for seat in blockers:
            at = Seat(lots.choice([each for each in blockers if each != seat]))
            watch.game.answer(Seat(seat), "power", (("target", at),), at=1)
        watch.game.close(at=2)
        watch.look_over()
