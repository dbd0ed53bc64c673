"""The parts of a mail to everybody, out of facts that everybody hears."""

from collections.abc import Iterator, Sequence
from typing import Final

from verteller.rules.facts import (
    Died,
    Fact,
    Guilty,
    LockedUp,
    Marked,
    Mayor,
    PhaseOpened,
    Pyre,
    Seat,
    SeedCommitted,
    Won,
)
from verteller.telling.stories.heard import (
    DAY_BROKE,
    FINAL_ROLE,
    NIGHT_FELL,
    Heard,
    Part,
    player_of,
)
from verteller.telling.stories.moments import VICTORIES

_SACRIFICED: Final = "sacrificed"
_IDIOT_DISCOVERED: Final = "idiot_discovered"
_POWERS_LOST: Final = "powers_lost"
_ELDER: Final = "village_elder"
_OWN: Final = "own"
_OUTSIDE: Final = frozenset({"inactivity", "left", "disqualified"})
"""Causes outside the story of the village: nobody follows such a death."""

_OF_CAUSE: Final = {
    "heartbreak": ("cupid", "heartbreak"),
    "hunter": ("hunter", "dead"),
    "inactivity": ("general", "removed"),
    "left": ("general", "removed"),
    "disqualified": ("general", "removed"),
}


def public_parts(facts: Sequence[Fact], heard: Heard) -> Iterator[Part]:
    """
    Return the parts of a public mail in the order of its facts.

    Morning, deaths in a chain, the elder's death, succession; result of an election, marks,
    lock-ups; result of the pyre, deaths in a chain, guilt; a victory; the intro of what comes.

    Args:
        facts: What everybody hears in this mail, in order.
        heard: What the reader heard before; it takes these in.

    Source: wakkerdam, WAK-STORY-07.
    """
    just_dead = tuple(
        fact.player for fact in facts if isinstance(fact, Died) and fact.cause not in _OUTSIDE
    )
    for scene in _scenes(facts):
        heard.hear_all(scene)
        yield from _Scene(scene, heard, just_dead).parts()


def _scenes(facts: Sequence[Fact]) -> list[list[Fact]]:
    """Cut a mail where something begins: a day, a night, a vote, or a vote's result."""
    scenes: list[list[Fact]] = [[]]
    for fact in facts:
        begins = isinstance(fact, Pyre | PhaseOpened) or fact.kind in (DAY_BROKE, NIGHT_FELL)
        if begins:
            scenes.append([])
        scenes[-1].append(fact)
    return scenes


class _Scene:
    """Some facts that belong together; the living are those after all of it."""

    def __init__(self, facts: list[Fact], heard: Heard, just_dead: tuple[Seat, ...]) -> None:
        self.facts = facts
        self.heard = heard
        self.living = heard.living
        self.just_dead = just_dead
        self.deaths = [fact for fact in facts if isinstance(fact, Died)]
        self.told: set[Seat] = set()

    def parts(self) -> Iterator[Part]:
        for fact in self.facts:
            match fact:
                case SeedCommitted():
                    yield Part("general", ("opening",), self.heard.everyone)
                case Pyre():
                    yield from self._pyre(fact)
                case PhaseOpened():
                    yield from self._opened(fact)
                case Died():
                    yield from self._death(fact)
                case Mayor():
                    yield from self._mayor(fact)
                case Marked() | LockedUp():
                    yield from self._burdened(fact)
                case Guilty(players=players) if players:
                    yield self._part("scapegoat", "guilt_announced", players)
                case Won():
                    yield from self._victory(fact)
                case _:
                    yield from self._of_rulebook(fact)

    def _part(
        self, key: str, moment: str, b: tuple[Seat, ...] = (), *, is_ordered: bool = False
    ) -> Part:
        return Part(key, (moment,), self.living, b, is_ordered)

    def _of_rulebook(self, fact: Fact) -> Iterator[Part]:
        if fact.kind == DAY_BROKE:
            yield self._morning()
        elif fact.kind == NIGHT_FELL:
            yield self._part("general", "night")
        elif fact.kind == _IDIOT_DISCOVERED:
            yield self._part("village_idiot", "discovered", (player_of(fact),))
        elif fact.kind == _POWERS_LOST:
            shown = self.heard.shown
            elders = tuple(d.player for d in self.deaths if shown.get(d.player) == _ELDER)
            moment = "dead_by_night" if self.facts[0].kind == DAY_BROKE else "dead_by_day"
            yield self._part(_ELDER, moment, elders)
        elif fact.kind == _SACRIFICED:
            guard, client = player_of(fact), getattr(fact, "client", None)
            if isinstance(client, int):
                self.told.add(guard)
                pair = (guard, Seat(client))
                yield self._part("client", "bodyguard_dies", pair, is_ordered=True)

    def _morning(self) -> Part:
        """Tell of everybody found dead; any other death makes it a morning with a sequel."""
        found = tuple(death.player for death in self.deaths if death.cause is None)
        self.told.update(found)
        is_all = len(found) == len(self.deaths)
        return self._part("general", "morning" if is_all else "morning_chain", found)

    def _pyre(self, fact: Pyre) -> Iterator[Part]:
        if fact.player is None:
            if fact.reason != "acquitted":
                yield self._part("pyre", "no_victim")
            return
        burned = {death.player for death in self.deaths if death.cause == "pyre"}
        others = {death.player for death in self.deaths if death.cause not in _OUTSIDE}
        alone = fact.player in burned and others == {fact.player}
        self.told.update(burned & {fact.player})
        if fact.reason == "scapegoat":
            yield self._part("scapegoat", "burned" if alone else "burned_chain", (fact.player,))
        else:
            yield self._part("pyre", "result" if alone else "result_chain", (fact.player,))

    def _death(self, fact: Died) -> Iterator[Part]:
        """Tell all deaths of one cause at the first of them."""
        if fact.player in self.told:
            return
        key, moment = _OF_CAUSE.get(fact.cause or "", ("general", "chain_death"))
        same = tuple(
            death.player
            for death in self.deaths
            if death.player not in self.told
            and _OF_CAUSE.get(death.cause or "", ("general", "chain_death")) == (key, moment)
        )
        self.told.update(same)
        yield self._part(key, moment, same)

    def _mayor(self, fact: Mayor) -> Iterator[Part]:
        if fact.how == "testament" and fact.player is not None:
            former = self.heard.former_mayor
            pair = (fact.player,) if former is None else (fact.player, former)
            yield self._part("mayor", "succession", pair, is_ordered=True)
        elif fact.how in ("elected", "lot", "tie", "nobody"):
            chosen = () if fact.player is None else (fact.player,)
            yield self._part("mayor", "election_result", chosen)

    def _opened(self, fact: PhaseOpened) -> Iterator[Part]:
        if fact.phase == "election":
            mayor = self.heard.mayor
            old = (mayor,) if mayor is not None and mayor in self.heard.dead else ()
            yield self._part("mayor", "election_intro", old)
        elif fact.phase == "pyre":
            yield self._part("pyre", "intro", self.just_dead)

    def _burdened(self, fact: Marked | LockedUp) -> Iterator[Part]:
        """Tell all marks, or all lock-ups, at the first of them."""
        same = [other for other in self.facts if isinstance(other, type(fact))]
        if fact is same[0]:
            key = "raven" if isinstance(fact, Marked) else "sheriff"
            yield self._part(key, "announced", tuple(other.player for other in same))

    def _victory(self, fact: Won) -> Iterator[Part]:
        """Tell the end: several victories at once are one of its own kind."""
        won = [fact for fact in self.facts if isinstance(fact, Won)]
        winners = tuple(dict.fromkeys(seat for each in won for seat in each.players))
        if fact is not won[0] or (not winners and fact.faction != VICTORIES["draw"]):
            return
        losers = tuple(seat for seat in self._alive_at_the_end() if seat not in winners)
        name = self._victors(won[0], winners) if len(won) == 1 else VICTORIES["combination"]
        yield Part("victory", (name,), winners, losers)

    def _victors(self, won: Won, winners: tuple[Seat, ...]) -> str:
        if not winners:
            return VICTORIES["draw"]
        roles = {self.heard.shown.get(seat, "") for seat in winners}
        if won.faction == _OWN and len(roles) == 1:
            return VICTORIES.get(roles.pop(), VICTORIES[_OWN])
        return VICTORIES.get(won.faction, VICTORIES["combination"])

    def _alive_at_the_end(self) -> tuple[Seat, ...]:
        final = [fact for fact in self.facts if fact.kind == FINAL_ROLE]
        if not final:
            return self.living
        return tuple(player_of(fact) for fact in final if getattr(fact, "alive", False))
