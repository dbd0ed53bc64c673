"""A night worked out, from the use of powers to the announcement of the day (N1 to N15)."""

from collections.abc import Iterator

from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Dawn,
    Died,
    DiedOf,
    Fact,
    PowerUsed,
    Revived,
    Seat,
)
from verteller.rules.tempo_reale import blocking
from verteller.rules.tempo_reale.distortions import Appearances
from verteller.rules.tempo_reale.ending import conclude, factions_in_play
from verteller.rules.tempo_reale.facts import AmnesiaLaid, Scrutinised, VoteForced
from verteller.rules.tempo_reale.paper import Night
from verteller.rules.tempo_reale.powers import amnesia, corruption, death, hypnosis, vision
from verteller.rules.tempo_reale.roles import (
    ROLES,
    advocate,
    assassin,
    devil,
    expansive,
    hypnotist,
    investigator,
    keepers,
    mage,
    medium,
    messiah,
    necromancer,
    necrophile,
    phantom,
    scrutineer,
    seer,
    stalker,
    transformist,
    voyeur,
    wolf,
)
from verteller.rules.tempo_reale.village import Village
from verteller.rules.tempo_reale.visits import Streets


def resolve(village: Village) -> Iterator[Fact]:
    """
    Work out the night that has just closed, and announce the day.

    Every power reads how things were by nightfall; nobody dies before all have worked.

    Source: tempo reale, 3.4, 3.9, N1 to N15, LTR-FAIL-04, LTR-DEATH-04, LTR-INFO-01, LTR-SYS-36.
    """
    in_play = factions_in_play(village)
    night = Night.of(village)
    yield from _use(night)
    yield from blocking.settle(night)
    streets = Streets.of(night)
    _read(night, Appearances.of(night), streets)
    yield from _mark(night)
    yield from transformist.transform(night, ROLES)
    yield from necrophile.take(night)
    messiah.resurrect(night)
    yield from necromancer.raise_ghost(night)
    yield from strike(night, streets)
    yield from corruption.corrupt(night)
    yield Dawn(to=EVERYONE, number=village.night, rule="LTR-TIME-05")
    yield from _bury(night)
    yield from _lay_marks(night)
    yield from night.published()
    yield from conclude(village, in_play, village.night_label)


def _use(night: Night) -> Iterator[Fact]:
    """
    Put every use on record, whatever comes of it.

    Source: tempo reale, 3.9, N1, LTR-NIGHT-06, -07, LTR-KIDNAPPER-05, LTR-AMB-07.
    """
    for act in night.acts.values():
        yield PowerUsed(
            to=NARRATOR,
            player=act.seat,
            power=act.power,
            rule="LTR-NIGHT-06",
            because=(act.entry,),
        )


def _read(night: Night, seen: Appearances, streets: Streets) -> None:
    """Let everybody learn what his power tells him. Source: tempo reale, N6, N7, LTR-INFO-01."""
    seer.look(night, seen)
    investigator.inquire(night, seen)
    mage.sense(night, seen)
    devil.read(night, seen)
    medium.contact(night, seen)
    vision.see(night, seen)
    stalker.follow(night, streets)
    voyeur.spy(night, streets)
    keepers.count(night, streets)
    expansive.visit(night)


def _mark(night: Night) -> Iterator[Fact]:
    """Prepare what is laid upon the day's votes. Source: tempo reale, N8."""
    advocate.plead(night)
    amnesia.cloud(night)
    hypnosis.force(night)
    scrutineer.tamper(night)
    yield from hypnotist.control(night)


def strike(night: Night, streets: Streets) -> Iterator[Fact]:
    """
    Let all killers kill at once; a villager has one death, however many struck.

    Source: tempo reale, 3.5, N12, LTR-DEATH-01, LTR-FAIL-05.
    """
    wolf.hunt(night)
    yield from assassin.shoot(night, streets)
    death.strike(night)


def _bury(night: Night) -> Iterator[Fact]:
    """
    Let all who die tonight die together, and all who return live; then phantoms become Ghosts.

    The village is told neither causes nor roles.

    Source: tempo reale, N14, LTR-DEATH-04, -05, LTR-SYS-20, LTR-MESSIAH-02, LTR-DEATH-03.
    """
    fallen: list[Seat] = sorted(night.dying)
    why: list[int] = []
    for seat in fallen:
        cause, reason = night.dying[seat]
        because = reason.because
        why += because
        yield DiedOf(to=NARRATOR, player=seat, cause=cause, rule=reason.rule, because=because)
        yield Died(to=EVERYONE, player=seat, rule="LTR-DEATH-05", because=because)
    for seat, because in sorted(night.returning.items()):
        yield Revived(to=EVERYONE, player=seat, rule="LTR-MESSIAH-02", because=because)
    because = tuple(sorted(set(why)))
    yield from phantom.rise(night.village, fallen, night.village.night_label, because)


def _lay_marks(night: Night) -> Iterator[Fact]:
    """
    Lay the marks of the day; they come to nothing where a death has cancelled them.

    Source: tempo reale, 4.39, N14, LTR-AMNESIA-03, LTR-HYPNOSIS-03, LTR-SCRUTINEER-06, LTR-AMB-20.
    """
    for mark in night.marks:
        match mark:
            case AmnesiaLaid(player=player) | Scrutinised(player=player):
                cancelled = player in night.dying
            case VoteForced(player=player, vote=vote):
                cancelled = player in night.dying or vote in night.dying
            case _:
                cancelled = False
        if not cancelled:
            yield mark
