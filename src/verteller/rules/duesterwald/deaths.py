"""Who dies at dawn and at the end of the day, and who follows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from verteller.rules.duesterwald.facts import Released
from verteller.rules.duesterwald.village import Mark, Village
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Died,
    DiedOf,
    DisqualifiedBecause,
    Fact,
    RoleShown,
    Seat,
)

TOLD = frozenset({"pyre", "hunter", "disqualified", "left"})
"""Causes that everybody is told. Source: duesterwald, DUE-DAY-02, DUE-HUN-04, DUE-AMB-14."""


@dataclass(frozen=True, slots=True)
class Blow:
    """What somebody dies of: the cause, the rule, and the entries it came of."""

    cause: str
    rule: str
    because: tuple[int, ...]


def of_the_night(village: Village) -> dict[Seat, Blow]:
    """
    Return whom the pack, the white werewolf and the poison kill tonight.

    Source: duesterwald, 3.3, DUE-WLF-05, DUE-HAR-03, -04, DUE-WHW-03, DUE-WIT-05, -07, -08,
    DUE-AMB-15, -16, -18, -21.
    """
    blows: dict[Seat, Blow] = {}
    prey, healed = village.prey, village.healed
    saved = healed is not None and prey is not None and healed.player == prey.player
    if prey and not (saved or village.conversion or village.is_sheltered(prey.player)):
        blows[prey.player] = _blow("wolves", "DUE-WLF-05", prey)
        blows.update(_guest(village, prey))
    if village.hunted:
        blows.setdefault(village.hunted.player, _blow("white_wolf", "DUE-WHW-03", village.hunted))
    if village.poisoned:
        blows.setdefault(village.poisoned.player, _blow("witch", "DUE-WIT-07", village.poisoned))
    return blows


def _blow(cause: str, rule: str, mark: Mark) -> Blow:
    return Blow(cause, rule, (mark.entry,))


def _guest(village: Village, prey: Mark) -> dict[Seat, Blow]:
    """Return the harlot if she sleeps with whom the pack kills and is not protected."""
    harlot, lodging = village.holder("village_harlot"), village.lodging
    if harlot is None or lodging is None or lodging.player != prey.player:
        return {}
    if village.shielded is not None and village.shielded.player == harlot:
        return {}
    return {harlot: Blow("wolves", "DUE-HAR-04", (lodging.entry, prey.entry))}


def bury(village: Village, blows: Mapping[Seat, Blow]) -> Iterator[Fact]:
    """
    Let all of them die at once, their lovers with them, and announce them in ring order.

    Source: duesterwald, 3.3, 3.4, DUE-DAY-02, -03, DUE-LOV-02, DUE-AMB-12.
    """
    dying = dict(blows)
    for seat in sorted(blows):
        lover = village.lovers.get(seat)
        if lover is not None and village.is_living(lover):
            grief = Blow("heartbreak", "DUE-LOV-02", blows[seat].because)
            dying.setdefault(lover, grief)
    for seat, blow in sorted(dying.items()):
        yield from _bury(village, seat, blow)


def _bury(village: Village, seat: Seat, blow: Blow) -> Iterator[Fact]:
    why, rule, cause = blow.because, blow.rule, blow.cause
    told = cause if cause in TOLD else None
    public = rule if told else "DUE-DAY-02"
    yield DiedOf(to=NARRATOR, player=seat, cause=cause, rule=rule, because=why)
    yield Died(to=EVERYONE, player=seat, cause=told, rule=public, because=why)
    if village.options["reveal_role_on_death"]:
        role = village.roles[seat]
        yield RoleShown(to=EVERYONE, player=seat, role=role, rule="DUE-DAY-02", because=why)


def take_out(village: Village) -> Iterator[Fact]:
    """
    Take out whom a master removes and who has given up: nobody follows, and no shot falls.

    Source: duesterwald, DUE-SYS-42.
    """
    going = {s: by for s, by in sorted(village.leaving.items()) if village.is_living(s)}
    for seat, (cause, entry) in going.items():
        lover = village.lovers.get(seat)
        yield from _bury(village, seat, Blow(cause, "DUE-SYS-42", (entry,)))
        if lover is not None and village.is_living(lover):
            yield Released(to=(lover,), rule="DUE-SYS-42", because=(entry,))
        if seat in village.explained:
            yield DisqualifiedBecause(
                to=EVERYONE,
                player=seat,
                reason=village.explained[seat],
                rule="DUE-SYS-42",
                because=(entry,),
            )
