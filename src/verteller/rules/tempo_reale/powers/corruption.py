"""Corruption (Corruzione): once in a game the Ghost makes a Necromancer of a Villager."""

from collections.abc import Iterator

from verteller.rules.facts import Fact
from verteller.rules.tempo_reale.becoming import become
from verteller.rules.tempo_reale.facts import Corrupted
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.role import LIVING, NECROMANCERS, ONCE, WHITE, Power, Supernatural


def corrupt(night: Night) -> Iterator[Fact]:
    """
    Win over a Villager who is white and mystic, and does not die tonight.

    Source: tempo reale, 3.7, 4.47, N13, LTR-CORRUPTION-01, -02, -04, LTR-AMB-12, -27.
    """
    before = night.before
    for act in night.working("corruption"):
        target = act.target
        fit = before.is_villager(target) and before.auras[target] == WHITE
        if not (fit and before.mystics[target]):
            night.fail(act, "LTR-CORRUPTION-01")
        elif target in night.dying:
            night.fail(act, "LTR-CORRUPTION-04")
        elif target in night.changed:
            night.fail(act, "LTR-CORRUPTION-01")
        else:
            why = (act.entry,)
            yield from become(target, "necromancer", NECROMANCERS, "LTR-CORRUPTION-01", why)
            told = Corrupted(to=(target,), by=act.seat, rule="LTR-CORRUPTION-02", because=why)
            night.tell(act, told)


CORRUPTION = Supernatural(
    "corruption",
    "Corruzione",
    Power(ONCE, (LIVING,), "LTR-CORRUPTION-01"),
    "3.7, LTR-CORRUPTION",
    mystic_only=True,
)
