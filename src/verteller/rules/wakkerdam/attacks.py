"""Attacks: who is found in the attacked bed, and whom it kills."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.wakkerdam.beds import positions
from verteller.rules.wakkerdam.facts import Hit, Survived
from verteller.rules.wakkerdam.village import Village


@dataclass(frozen=True, slots=True)
class Attack:
    """
    One attempt to kill: by the pack, the vampires, a psychopath or a lone white werewolf.

    Args:
        named: The player the attackers voted for, in whose bed they look.
        cause: What whoever is found dies of.
        because: The entries of the attackers' answers.
        rule: The attackers' rule id.
    """

    named: Seat
    cause: str
    because: tuple[int, ...]
    rule: str


def strike(
    village: Village, attacks: Sequence[Attack], shields: dict[Seat, tuple[int, ...]]
) -> Iterator[Fact]:
    """
    Carry out all *attacks* of the night at once.

    Whoever is found and protected is unharmed; an elder (Dorpsoudste) with his extra life
    loses that; everybody else is hit.

    Args:
        shields: Whom a healer protects, and by which entries.

    Source: wakkerdam, Let op!, WAK-BED-01, -02, WAK-ELDER-01 to -03, WAK-DEATH-05.
    """
    beds = positions(village)
    for attack in attacks:
        for found, because in beds.found(attack.named):
            why = (*attack.because, *because)
            yield _meet(village, attack, found, why, shields)


def _meet(
    village: Village,
    attack: Attack,
    found: Seat,
    why: tuple[int, ...],
    shields: dict[Seat, tuple[int, ...]],
) -> Fact:
    if found in shields:
        return Survived(
            to=NARRATOR,
            player=found,
            reason="protected",
            rule="WAK-HEAL-01",
            because=(*why, *shields[found]),
        )
    if found in village.lives:
        return Survived(
            to=NARRATOR, player=found, reason="extra_life", rule="WAK-ELDER-01", because=why
        )
    return Hit(to=NARRATOR, player=found, cause=attack.cause, rule=attack.rule, because=why)
