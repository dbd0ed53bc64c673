"""The night: its steps in the order they are called (Reihenfolge, in der die Rollen erwachen)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from verteller.rules.duesterwald.facts import Nightfall
from verteller.rules.duesterwald.roles import (
    black_raven,
    cupid,
    fox,
    primal_werewolf,
    protector,
    seer,
    sibling,
    village_harlot,
    werewolf,
    white_werewolf,
    wild_child,
    witch,
    wolfhound,
)
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import EVERYONE, Fact, PhaseOpened

Act = Callable[[Village], Iterator[Fact]]

ALWAYS, FIRST, ODD = "always", "first", "odd"
"""In which nights a step is called."""


def _nothing(village: Village) -> Iterator[Fact]:
    yield from ()


@dataclass(frozen=True, slots=True)
class Step:
    """
    One step of the night, which everybody hears called, whoever can still act in it.

    Args:
        name: As scenarios and logs call it.
        role: The role whose step it is.
        rule: Where the order of waking names it.
        ask: States what who is awake must know, and the questions.
        resolve: States what its closing brings about.
        nights: `ALWAYS`, `FIRST` or `ODD`.

    Source: duesterwald, Nachtphase, DUE-NGT-02, DUE-SYS-12, -14, DUE-AMB-39.
    """

    name: str
    role: str
    rule: str
    ask: Act
    resolve: Act = _nothing
    nights: str = ALWAYS

    def is_called(self, village: Village) -> bool:
        """
        Tell whether it is called tonight: its role was dealt, or nobody may know whether it was.

        Source: duesterwald, DUE-URW-05, DUE-AMB-07, -39, -40.
        """
        called = {ALWAYS: True, FIRST: village.night == 1, ODD: village.night % 2 == 1}
        in_play = self.role in village.composition or not village.options["public_composition"]
        # The pack is called whichever wolves it was dealt.
        return called[self.nights] and (in_play or self.name == "wolves")


STEPS = (
    Step("cupid", "cupid", "DUE-ORD-01", cupid.ask, cupid.resolve, FIRST),
    Step("siblings", "sibling", "DUE-ORD-02", sibling.wake, nights=FIRST),
    Step("wolfhound", "wolfhound", "DUE-ORD-03", wolfhound.ask, wolfhound.resolve, FIRST),
    Step("wild_child", "wild_child", "DUE-ORD-04", wild_child.ask, wild_child.resolve, FIRST),
    Step("protector", "protector", "DUE-ORD-05", protector.ask, protector.resolve),
    Step("harlot", "village_harlot", "DUE-ORD-06", village_harlot.ask, village_harlot.resolve),
    Step("wolves", "werewolf", "DUE-ORD-07", werewolf.ask, werewolf.resolve),
    Step("convert", "primal_werewolf", "DUE-ORD-08", primal_werewolf.ask, primal_werewolf.resolve),
    Step("white", "white_werewolf", "DUE-ORD-09", white_werewolf.ask, white_werewolf.resolve, ODD),
    Step("witch", "witch", "DUE-ORD-10", witch.ask, witch.resolve),
    Step("seer", "seer", "DUE-ORD-11", seer.ask, seer.resolve),
    Step("fox", "fox", "DUE-ORD-12", fox.ask, fox.resolve),
    Step("raven", "black_raven", "DUE-ORD-13", black_raven.ask, black_raven.resolve),
)
"""The steps in their order. Source: duesterwald, Reihenfolge, DUE-ORD-01 to -13."""

BY_NAME = {step.name: step for step in STEPS}


def begin(village: Village) -> Iterator[Fact]:
    """Let the next night fall. Source: duesterwald, DUE-SET-12, DUE-DAY-06, DUE-NGT-01."""
    rule = "DUE-DAY-06" if village.night else "DUE-SET-12"
    yield Nightfall(to=EVERYONE, number=village.night + 1, rule=rule)
    yield from call(village, STEPS)


def call(village: Village, steps: tuple[Step, ...]) -> Iterator[Fact]:
    """Call the first of *steps* that is called tonight, if any."""
    step = next((each for each in steps if each.is_called(village)), None)
    if step is not None:
        yield PhaseOpened(
            to=EVERYONE,
            phase=step.name,
            number=village.night,
            sequence=village.sequence + 1,
            rule=step.rule,
        )
        yield from step.ask(village)
