"""The werewolf (Werwolf) and the pack that hunts together."""

from collections.abc import Iterator

from verteller.rules.ballots import count
from verteller.rules.duesterwald.facts import Prey
from verteller.rules.duesterwald.role import WOLVES, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import Fact, Fellows, Seat


def ask(village: Village) -> Iterator[Fact]:
    """
    Show the pack to each other and ask each for one citizen, never for his own partner.

    Source: duesterwald, Nachtphase, Einfache Werwölfe, DUE-NGT-04 to -06, DUE-WLF-02 to -05,
    DUE-WHW-01, DUE-AMB-02, -29.
    """
    pack = village.pack()
    if pack:
        yield Fellows(to=pack, group="pack", players=pack, rule="DUE-WLF-04")
    citizens = tuple(seat for seat in village.living if seat not in pack)
    for wolf in pack:
        yield from ask_for(wolf, "pack", village.votable(wolf, citizens), rule="DUE-WLF-05")


def resolve(village: Village) -> Iterator[Fact]:
    """Tell the pack whom it hunts, or nobody. Source: duesterwald, DUE-NGT-07, DUE-WLF-05."""
    pack = village.pack()
    if pack:
        why = tuple(sorted(entry for wolf in pack for entry in village.because(wolf, "pack")))
        prey = _agreed(village, pack)
        yield Prey(to=pack, player=prey, rule="DUE-WLF-05", because=why)


def _agreed(village: Village, pack: tuple[Seat, ...]) -> Seat | None:
    """
    Return on whom the pack agrees: more than half of it, all of it, or most of its votes.

    Source: duesterwald, Einfache Werwölfe, DUE-WLF-05, DUE-AMB-01.
    """
    named = [(target, 1.0) for wolf in pack for target in village.named(wolf, "pack")]
    outcome = count(named)
    best = max((votes for _, votes in outcome.counts), default=0)
    enough = {
        "majority": 2 * best > len(pack),
        "unanimous": best == len(pack),
        "plurality": True,
    }
    return outcome.winner if enough[str(village.options["pack_rule"])] else None


WEREWOLF = Role("werewolf", "Werwolf", WOLVES, "Einfache Werwölfe, DUE-WLF")
