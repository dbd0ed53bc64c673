"""A night worked out, from the powers that prevent powers to the morning's report (D1 to D14)."""

from collections.abc import Iterator

from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Dawn,
    Died,
    DiedOf,
    Fact,
    Revived,
    RoleShown,
    Seat,
)
from verteller.rules.lupus3 import blocking, ending, letters, ritual
from verteller.rules.lupus3.facts import Collapsed
from verteller.rules.lupus3.paper import Night, Reason
from verteller.rules.lupus3.role import BLACK
from verteller.rules.lupus3.roles import (
    advocate,
    devil,
    expansive,
    farmer,
    hunter,
    mage,
    necromancer,
    necrophile,
    seer,
    stalker,
    vampire,
    vampire_hunter,
    witch,
    wolf,
)
from verteller.rules.lupus3.village import Village


def resolve(village: Village) -> Iterator[Fact]:
    """
    Work out the night that has just closed, and announce the day.

    The order is fixed, whenever the answers came; every power is carried through, though its owner
    die, rise or change sides meanwhile.

    Source: lupus 3.0, 6, D1 to D14, LU3-GEN-06 to -08, LU3-DAWN-01 to -04, LU3-SYS-15.
    """
    in_play = ending.factions_in_play(village)
    night = Night.of(village)
    yield from blocking.settle(night)
    yield from _read(night)
    yield from necrophile.acquire(night)
    yield from vampire.bite(night)
    wolf.hunt(night)
    hunter.shoot(night)
    yield from necromancer.raise_dead(night)
    stalker.watch(night)
    failures, screams = ritual.perform(night)
    _end_themselves(night)
    yield from _collapse(night)
    visions = yield from farmer.dream(night)
    yield Dawn(to=EVERYONE, number=village.night, rule="LU3-SYS-02")
    yield from _announce(night)
    yield from night.outcomes()
    yield from failures
    yield from visions
    close = yield from ending.settle(village, in_play, village.night_label)
    yield from ending.succeed(village, close, village.night_label)
    yield from screams
    yield from _write(night)
    yield from ending.conclude(village, close)


def _read(night: Night) -> Iterator[Fact]:
    """
    Let everybody learn what his power tells him.

    Source: lupus 3.0, 6, 6.1.2, D3, D4, LU3-DAWN-02, -06 to -08.
    """
    seer.read(night, witch.appearances(night))
    mage.sense(night)
    vampire_hunter.inquire(night)
    devil.read(night)
    expansive.visit(night)
    yield from advocate.plead(night)


def _end_themselves(night: Night) -> None:
    """
    Let everybody die who asked for it; nothing prevents it, and it comes last.

    Source: lupus 3.0, 6.1.6, D11, LU3-SUICIDE-01, -02.
    """
    for seat in night.before.living:
        given = night.village.given.get(seat, {}).get("suicide")
        if given and given.choice:
            night.kill(seat, "suicide", Reason("LU3-SUICIDE-01", (given.entry,)))


def _collapse(night: Night) -> Iterator[Fact]:
    """
    Let all Blacks die who are so now, at the first dawn after that turn in which Black lost.

    Who turned Red tonight is spared; who rose as a Black is not.

    Source: lupus 3.0, 5, D12, LU3-DEFEAT-01, LU3-AMB-15, -17.
    """
    village = night.village
    alive = sorted({*night.before.living, *night.risen} - night.dying.keys())
    is_now = village.options["collapse"] == "same" and BLACK in ending.factions_in_play(village)
    is_last = is_now and not any(village.roles[seat] == "wolf" for seat in alive)
    if not village.is_doomed and not is_last:
        return
    rule = "LU3-DEFEAT-01"
    killed = (entry for _, why in night.dying.values() for entry in why.because)
    because = (village.lost[BLACK],) if village.is_doomed else tuple(sorted({*killed}))
    yield Collapsed(to=NARRATOR, faction=BLACK, rule=rule, because=because)
    for seat in alive:
        if village.factions[seat] == BLACK:
            night.kill(seat, "defeat", Reason(rule, (village.collapsed,)))


def _announce(night: Night) -> Iterator[Fact]:
    """
    Name who has died and who has risen, neither how nor, as a rule, as what.

    Who rises to die at once is named as risen first.

    Source: lupus 3.0, 4.2, D14, LU3-MAIL-05, -06, LU3-AMB-17, -35.
    """
    for seat in sorted(night.risen.keys() & night.dying.keys()):
        yield _revived(seat, night.risen[seat])
    for seat, (cause, why) in sorted(night.dying.items()):
        because = why.because
        yield DiedOf(to=NARRATOR, player=seat, cause=cause, rule=why.rule, because=because)
        yield Died(to=EVERYONE, player=seat, rule=why.rule, because=because)
        yield from show_role(night.village, seat)
    for seat in sorted(night.risen.keys() - night.dying.keys()):
        yield _revived(seat, night.risen[seat])


def _revived(seat: Seat, why: Reason) -> Fact:
    return Revived(to=EVERYONE, player=seat, rule=why.rule, because=why.because)


def show_role(village: Village, seat: Seat) -> Iterator[Fact]:
    """Show the role of a dead one, where the group has set it so. Source: LU3-AMB-35."""
    if village.options["roles_of_dead"] == "shown":
        role = village.roles[seat]
        yield RoleShown(to=EVERYONE, player=seat, role=role, rule="LU3-SYS-30")


def _write(night: Night) -> Iterator[Fact]:
    """
    Write to whoever was transformed, has risen or has died.

    Source: lupus 3.0, 4.2, LU3-MAIL-07, LU3-SYS-17, LU3-AMB-45.
    """
    for seat, why in sorted(night.bitten.items()):
        yield from letters.transformed(seat, why)
    for seat, why in sorted(night.risen.items()):
        rise = letters.raised if seat in night.raised else letters.resurrected
        yield from rise(seat, why)
    for seat, (_, why) in sorted(night.dying.items()):
        yield from letters.died(seat, letters.DAWN, why.because)
