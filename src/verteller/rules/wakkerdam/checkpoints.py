"""Checkpoints: at dawn and at dusk deaths become final (Wakker worden, Gaan slapen)."""

from collections.abc import Iterator

from verteller.rules.chance import shuffle
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
from verteller.rules.wakkerdam.becoming import become
from verteller.rules.wakkerdam.blows import Blow
from verteller.rules.wakkerdam.facts import (
    BondEnded,
    GuardEnded,
    LoveEnded,
    PowersLost,
    Sacrificed,
)
from verteller.rules.wakkerdam.village import Village

TOLD = frozenset({"pyre", "hunter", "heartbreak", "inactivity", "left", "disqualified"})
"""Causes that everybody is told; a sacrifice too, by day. Source: WAK-DEATH-09, AMB-62."""


def finish(village: Village, moment: str) -> Iterator[Fact]:
    """
    Make all deaths final: the doomed first, then the elder's effect, then the inactive.

    Args:
        moment: ``dawn 2`` or ``dusk 2``, for the draws.

    Source: wakkerdam, Dood, 3.1 D0 and D4, WAK-DEATH-08, -09, WAK-ELDER-08.
    """
    elders: tuple[int, ...] = ()
    by_day = moment.startswith("dusk")
    for name, group in _groups(village, by_day=by_day):
        order = yield from shuffle(village.chance, f"{moment}: deaths {name}", group)
        for seat in order:
            blow = village.doomed[seat]
            if village.roles[seat] == "village_elder":
                elders = (*elders, *blow.because)
            yield from _bury(village, seat, blow, by_day=by_day)
    if elders:
        yield from _lose_powers(village, elders)
    yield from _take_out_inactive(village)


def _groups(village: Village, *, by_day: bool) -> Iterator[tuple[str, list[Seat]]]:
    """
    Yield the doomed in the groups in which their order is random.

    Those whose cause is not told are one group, whatever their wave: their order would show a
    sacrifice. The others follow wave by wave.

    Source: wakkerdam, WAK-DEATH-09, AMB-62.
    """
    doomed = sorted(village.doomed.items())
    silent = [seat for seat, blow in doomed if not _is_told(blow, by_day=by_day)]
    if silent:
        yield "without a cause", silent
    for number in sorted({blow.wave for _, blow in doomed}):
        group = [seat for seat, blow in doomed if blow.wave == number and seat not in silent]
        if group:
            yield f"of wave {number}", group


def _is_told(blow: Blow, *, by_day: bool) -> bool:
    """Tell whether everybody hears the cause; a sacrifice only on the pyre. WAK-DEATH-09."""
    return blow.cause in TOLD or (by_day and (blow.cause, blow.root) == ("sacrifice", "pyre"))


def _bury(village: Village, seat: Seat, blow: Blow, *, by_day: bool) -> Iterator[Fact]:
    why = blow.because
    rule = "WAK-INACT-10" if seat in village.inactive and not blow.wave else "WAK-DEATH-09"
    told = _is_told(blow, by_day=by_day)
    yield DiedOf(to=NARRATOR, player=seat, cause=blow.cause, rule="WAK-DEATH-07", because=why)
    burning = village.condemned
    if told and blow.cause == "sacrifice" and burning is not None and burning.player is not None:
        client = burning.player
        yield Sacrificed(to=EVERYONE, player=seat, client=client, rule="WAK-DEATH-09", because=why)
    public = blow.cause if told else None
    yield Died(to=EVERYONE, player=seat, cause=public, rule=rule, because=why)
    if village.options["roles_shown"]:
        role = village.roles[seat]
        yield RoleShown(to=EVERYONE, player=seat, role=role, rule="WAK-DEATH-08", because=why)


def _lose_powers(village: Village, why: tuple[int, ...]) -> Iterator[Fact]:
    """
    Make every living player of the elder's team a Burger and end the clients' bonds.

    Args:
        why: The entries of the elder's death.

    Source: wakkerdam, Dorpsoudste, WAK-ELDER-06, -08, -09, -10, -13, WAK-IDIOT-06, AMB-41.
    """
    yield PowersLost(to=EVERYONE, rule="WAK-ELDER-10", because=why)
    for seat in village.living:
        if village.factions[seat] == "villagers" and village.roles[seat] != "villager":
            yield from become(seat, "villager", "villagers", "WAK-ELDER-06", why)
    for client, guard in sorted(village.bonds.items()):
        pair = tuple(sorted((client, guard)))
        yield BondEnded(to=NARRATOR, client=client, rule="WAK-ELDER-09", because=why)
        yield GuardEnded(to=pair, rule="WAK-ELDER-09", because=why)


def _take_out_inactive(village: Village) -> Iterator[Fact]:
    """
    Take out who has missed too much, without any chain; his bonds end with him.

    Who was disqualified goes likewise, and all are told why if that was said.

    Source: wakkerdam, Inactiviteit, WAK-INACT-06, -10, WAK-CUPID-07, WAK-CLIENT-08,
    WAK-ELDER-07, WAK-ADMIN-01, AMB-34, AMB-69.
    """
    gone = [seat for seat in sorted(village.inactive) if village.is_living(seat)]
    for seat in gone:
        lover = village.lovers.get(seat)
        if lover is not None and village.is_living(lover):
            yield LoveEnded(to=(lover,), rule="WAK-CUPID-07")
        guard = village.bonds.get(seat)
        if guard is not None:
            yield BondEnded(to=NARRATOR, client=seat, rule="WAK-CLIENT-08")
            yield GuardEnded(to=(guard,), rule="WAK-CLIENT-08")
    for seat in gone:
        blow = village.inactive[seat]
        yield from _bury(village, seat, blow, by_day=True)
        if seat in village.explained:
            yield DisqualifiedBecause(
                to=EVERYONE,
                player=seat,
                reason=village.explained[seat],
                rule="WAK-ADMIN-01",
                because=blow.because,
            )
