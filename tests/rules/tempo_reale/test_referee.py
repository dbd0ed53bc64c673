"""A referee who knows the rules by heart looks over every night of random games, actor by actor."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.tempo_reale.table import TEMPO_REALE
from tests.rules.villages import LAW, facts, habits, people, phases, start, villages
from verteller.lab.strategies import Strategy, random_legal
from verteller.lab.villages import made_up
from verteller.rules.facts import (
    DiedOf,
    Drawn,
    Fact,
    LearnedAura,
    LearnedMystic,
    LearnedRole,
    PowerOutcome,
    Revived,
    Seat,
    Visited,
    VisitedBy,
    VisitorCount,
    Visitors,
)
from verteller.rules.game import Game
from verteller.rules.tempo_reale.roles import ROLES
from verteller.rules.tempo_reale.village import Village

BLOCKERS = {"kidnapper", "shaman", "exorcist", "sorcerer", "concealment"}
USUAL = ("every", "alternate")


@dataclass(frozen=True)
class Deed:
    """What somebody does tonight, as he answered."""

    by: Seat
    power: str
    at: Seat
    second: object


class Referee:
    """
    Judges one night from how things were and who succeeded among the blockers.

    Args:
        before: The village at the end of the night, before anything of it.
        came: What the rulebook stated.
    """

    def __init__(self, before: Village, came: list[Fact]) -> None:
        self.before = before
        self.came = came
        self.deeds: dict[Seat, Deed] = {}
        for seat, answers in before.given.items():
            if answers.get("power") and answers["power"].choice:
                chosen = dict(answers["power"].choice)
                second = chosen.get("second", chosen.get("power"))
                at = Seat(int(chosen["target"]))
                living = before.is_living(seat)
                power = before.roles[seat] if living else before.ghosts[seat]
                self.deeds[seat] = Deed(seat, power, at, second)
        self.outcome = {
            seat: fact.outcome == "ok"
            for fact in came
            if isinstance(fact, PowerOutcome)
            for seat in fact.to
            if not isinstance(seat, str)
        }

    def of(self, *powers: str) -> list[Deed]:
        return [deed for deed in self.deeds.values() if deed.power in powers]

    def working(self, power: str) -> list[Deed]:
        return [deed for deed in self.of(power) if self.outcome[deed.by]]

    def is_living(self, seat: Seat) -> bool:
        return self.before.is_living(seat)

    def is_kidnapped(self, seat: Seat) -> bool:
        return any(deed.at == seat for deed in self.working("kidnapper"))

    def stoppers(self, deed: Deed) -> list[Deed]:
        """List the blockers who succeed and stop *deed*, each by its own sentence of the book."""
        found = [k for k in self.working("kidnapper") if k.at == deed.by]
        if not self.is_living(deed.by):
            found += [h for h in self.working("shaman") if h.at == deed.by]
            found += [e for e in self.working("exorcist") if e.at == deed.at]
        else:
            found += [s for s in self.working("sorcerer") if s.at == deed.at and s != deed]
        if deed.power != "exorcist":
            found += [c for c in self.working("concealment") if c.at == deed.at and c != deed]
        return found

    def is_villager(self, seat: Seat) -> bool:
        return self.before.factions[seat] == "villagers"

    def should_work(self, deed: Deed) -> bool:
        """Tell whether a power that is no blocker works."""
        allowed: dict[str, Callable[[Deed], bool]] = {
            "wolf": self.may_kill,
            "death": lambda deed: self.is_villager(deed.at),
            "necromancer": self.may_awaken,
            "messiah": lambda deed: self.before.roles[deed.at] != "ghost",
            "devil": lambda deed: self.before.factions[deed.at] != "necromancers",
            "vision": lambda deed: self.before.factions[deed.at] != "wolves",
            "transformist": self.may_transform,
            "necrophile": lambda deed: self.before.factions[deed.at] == "wolves",
            "corruption": self.may_corrupt,
        }
        is_allowed = allowed.get(deed.power)
        return not self.stoppers(deed) and (is_allowed is None or is_allowed(deed))

    def may_kill(self, deed: Deed) -> bool:
        heard = {other.at for other in self.of("wolf") if not self.is_kidnapped(other.by)}
        guarded = any(guard.at == deed.at for guard in self.working("bodyguard"))
        return len(heard) == 1 and self.is_villager(deed.at) and not guarded

    def may_awaken(self, deed: Deed) -> bool:
        heard = [other for other in self.of("necromancer") if not self.is_kidnapped(other.by)]
        agreed = len({(other.at, other.second) for other in heard}) == 1
        kept = any(keeper.at == deed.at for keeper in self.working("gravekeeper"))
        back = any(messiah.at == deed.at for messiah in self.working("messiah"))
        fit = deed.second not in ("death", "corruption") or self.before.mystics[deed.at]
        return agreed and self.is_villager(deed.at) and not kept and not back and fit

    def may_transform(self, deed: Deed) -> bool:
        role, faction = self.before.fell_as[deed.at]
        power = ROLES[role].power
        return faction == "villagers" and power is not None and power.frequency in USUAL

    def may_corrupt(self, deed: Deed) -> bool:
        nature = (self.before.auras[deed.at], self.before.mystics[deed.at])
        return self.is_villager(deed.at) and nature == ("white", True) and deed.at not in self.dead

    @cached_property
    def dead(self) -> dict[Seat, str]:
        return {fact.player: fact.cause for fact in self.came if isinstance(fact, DiedOf)}

    @cached_property
    def abroad(self) -> dict[Seat, Seat]:
        """Where the living are who were not kidnapped."""
        return {
            deed.by: deed.at
            for deed in self.deeds.values()
            if self.is_living(deed.by) and not self.is_kidnapped(deed.by)
        }

    def aura(self, seat: Seat) -> str:
        shown = self.before.auras[self.shown_as(seat)]
        turns = sum(1 for witch in self.working("witch") if witch.at == seat)
        return shown if turns % 2 == 0 else {"white": "black", "black": "white"}[shown]

    def shown_as(self, seat: Seat) -> Seat:
        confused = [d.second for d in self.working("confusion") if d.at == seat]
        return Seat(int(str(confused[0]))) if confused else seat

    def at_house(self, house: Seat, watcher: Seat) -> set[Seat]:
        seen = {who for who, where in self.abroad.items() if where == house and who != watcher}
        for image in self.working("illusion"):
            if image.at == house and image.second != house:
                seen.add(Seat(int(str(image.second))))
        return seen

    def went(self, seat: Seat) -> set[Seat]:
        for image in self.working("illusion"):
            if image.second == seat:
                return {image.at} - {seat}
        return {self.abroad[seat]} if seat in self.abroad else set()

    def reading(self, deed: Deed) -> tuple[str, object] | None:
        """Return what somebody who succeeds must be told."""
        at = deed.at
        found: tuple[str, object] | None = None
        match deed.power:
            case "seer" | "investigator":
                found = "aura", self.aura(at)
            case "mage":
                found = "mystic", self.before.mystics[self.shown_as(at)]
            case "devil" | "medium" | "vision":
                found = "role", self.before.roles[self.shown_as(at)]
            case "stalker":
                found = "went", self.went(at)
            case "voyeur":
                found = "seen", self.at_house(at, deed.by)
            case "bodyguard" | "gravekeeper":
                found = "count", len(self.at_house(at, deed.by)) + self.haunts(at)
            case _:
                pass
        return found

    def haunts(self, house: Seat) -> int:
        """Count the Ghosts at *house*, where a group has set it so."""
        there = [d for d in self.deeds.values() if not self.is_living(d.by) and d.at == house]
        return len(there) if self.before.options["keepers_count_ghosts"] else 0

    def told(self, seat: Seat) -> list[tuple[str, object]]:
        """Return all readings that *seat* was given."""
        found: list[tuple[str, object]] = []
        for fact in self.came:
            if fact.to != (seat,):
                continue
            match fact:
                case LearnedAura(aura=aura):
                    found.append(("aura", aura))
                case LearnedMystic(mystic=mystic):
                    found.append(("mystic", mystic))
                case LearnedRole(role=role):
                    found.append(("role", role))
                case Visited(players=players):
                    found.append(("went", set(players)))
                case Visitors(players=players):
                    found.append(("seen", set(players)))
                case VisitorCount(count=count):
                    found.append(("count", count))
                case _:
                    pass
        return found

    def victims(self) -> dict[Seat, set[str]]:
        """Return who has to die, and of which causes; assassins' victims as they were drawn."""
        found: dict[Seat, set[str]] = {}
        for power, cause in (("wolf", "wolves"), ("death", "ghost")):
            for deed in self.working(power):
                found.setdefault(deed.at, set()).add(cause)
        for fact in self.came:
            if isinstance(fact, Drawn) and ": shot of assassin " in fact.label:
                words = fact.label.split()
                shooter, house = Seat(int(words[-3])), Seat(int(words[-1]))
                there = {who for who, where in self.abroad.items() if where == house}
                assert set(fact.options) == there - {shooter}
                found.setdefault(Seat(int(fact.result[0])), set()).add("assassin")
        return found


def judge(referee: Referee) -> None:
    """Compare everything that came of a night with what has to."""
    assert referee.outcome.keys() == referee.deeds.keys()
    for seat, deed in referee.deeds.items():
        if deed.power in BLOCKERS:
            assert not (referee.outcome[seat] and referee.stoppers(deed)), deed
        else:
            assert referee.outcome[seat] == referee.should_work(deed), deed
        expected = referee.reading(deed) if referee.outcome[seat] else None
        assert referee.told(seat) == ([expected] if expected else []), deed
    victims = referee.victims()
    assert referee.dead.keys() == victims.keys()
    assert all(cause in victims[seat] for seat, cause in referee.dead.items())
    called = {(d.by, d.at) for d in referee.working("expansive")}
    told = [f for f in referee.came if isinstance(f, VisitedBy)]
    assert {(fact.player, fact.to) for fact in told} == {(by, (at,)) for by, at in called}
    returned = {f.player for f in referee.came if isinstance(f, Revived)}
    assert returned == {d.at for d in referee.working("messiah")}


@LAW
@given(data=st.data(), lots=people, habit=habits)
def test_every_night_of_random_games_is_as_the_referee_has_it(
    data: st.DataObject, lots: Random, habit: Strategy
) -> None:
    """
    Rules: LTR-BLOCK-01 to LTR-BLOCK-05, LTR-BLOCK-10, LTR-WOLF-02 to LTR-WOLF-06, LTR-FAIL-01.

    Rules: LTR-NECROMANCER-02 to LTR-NECROMANCER-05, LTR-INFO-01, LTR-CONFUSION-03, LTR-WITCH-03.
    """
    game = start(TEMPO_REALE, data.draw(villages(TEMPO_REALE, least=8)))
    for _ in phases(game, lots, habit, eventful=False):
        look_over(game)
    look_over(game)


@pytest.mark.parametrize("seed", range(6))
def test_so_is_every_night_of_a_big_village_with_all_roles(seed: int) -> None:
    """Rules: LTR-FAIL-01, LTR-FAIL-06, LTR-FAIL-07."""
    lots = Random(seed)
    game = start(TEMPO_REALE, made_up(TEMPO_REALE, 40, lots))
    for _ in phases(game, lots, random_legal, eventful=False):
        look_over(game)
    look_over(game)


def look_over(game: Game) -> None:
    closed = game.last_closing()
    if closed is None:
        return
    before = Game.fold(TEMPO_REALE, game.log[: closed - 1]).state
    assert isinstance(before, Village)
    if before.phase is not None and before.phase.name == "night":
        judge(Referee(before, facts(game.log[closed:])))
