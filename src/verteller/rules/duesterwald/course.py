"""The course of a game: nights and days, with what dawn and execution bring between them."""

from collections.abc import Iterator

from verteller.rules.duesterwald import day, deaths, night, ready, winning
from verteller.rules.duesterwald.facts import QuietNight
from verteller.rules.duesterwald.roles import bear_tamer, black_raven, hunter, wild_child
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import EVERYONE, Dawn, Fact


def after(village: Village, phase: str) -> Iterator[Fact]:
    """Work out *phase*, which has just closed, and go on. Source: duesterwald, 3.1."""
    if phase in night.BY_NAME:
        yield from _after_step(village, night.BY_NAME[phase])
    elif phase == ready.READY:
        yield from night.begin(village)
    elif phase == "shot":
        yield from _after_shot(village)
    elif phase == "captain":
        yield from day.elect(village)
        again = village.captain is None
        yield from day.open_election(village) if again else day.open_discussion(village)
    elif phase == "accuse":
        yield from day.accuse(village)
        yield from execute(village) if village.executing else day.open_ballot(village)
    elif phase == "ballot":
        yield from day.tally(village)
        yield from execute(village) if village.executing else day.open_tie(village)
    else:
        yield from day.decide(village)
        yield from execute(village)


def _after_step(village: Village, step: night.Step) -> Iterator[Fact]:
    opened = village.sequence
    yield from step.resolve(village)
    yield from night.call(village, night.STEPS[night.STEPS.index(step) + 1 :])
    if village.sequence == opened:
        yield from dawn(village)


def dawn(village: Village) -> Iterator[Fact]:
    """
    Announce the dead of the night, and what follows from their deaths.

    Source: duesterwald, Tagphase, 3.3, DUE-DAY-02, -03.
    """
    before = village.living
    yield Dawn(to=EVERYONE, number=village.night, rule="DUE-DAY-02")
    yield from deaths.bury(village, deaths.of_the_night(village))
    if village.living == before:
        yield QuietNight(to=EVERYONE, rule="DUE-DAY-02")
    yield from _afterwards(village)


def execute(village: Village) -> Iterator[Fact]:
    """
    Let the condemned leave, if there is one.

    Source: duesterwald, Tagphase, 3.4, DUE-VOT-04, -05, DUE-AMB-50.
    """
    condemned = village.condemned
    if condemned is not None:
        seat, entry = condemned.player, condemned.entry
        yield from deaths.bury(village, {seat: deaths.Blow("pyre", "DUE-VOT-04", (entry,))})
    yield from _afterwards(village)


def _afterwards(village: Village) -> Iterator[Fact]:
    """Ask the hunter if he is among the dead; otherwise all is settled. Source: DUE-AMB-31."""
    yield from deaths.take_out(village)
    if village.shooter is not None and village.living:
        yield from day.open_phase(village, "shot", "DUE-HUN-01")
        yield from hunter.ask(village)
    else:
        yield from _settle(village)


def _after_shot(village: Village) -> Iterator[Fact]:
    """Let whom the hunter shoots die, and his lover. Source: DUE-HUN-02, 3.3, 3.4."""
    for shot in tuple(hunter.shots(village)):
        yield shot
        blow = deaths.Blow("hunter", "DUE-HUN-02", shot.because)
        yield from deaths.bury(village, {shot.target: blow})
    yield from _settle(village)


def _settle(village: Village) -> Iterator[Fact]:
    """Let the wild child turn, look who has won, and go on. Source: 3.3, 3.4, DUE-AMB-11."""
    yield from wild_child.turn(village)
    yield from winning.end(village, last=village.executing)
    if village.over:
        return
    if village.executing:
        yield from night.begin(village)
    else:
        yield from _morning(village)


def _morning(village: Village) -> Iterator[Fact]:
    """
    Open the day: growl, letter, election, discussion.

    Source: duesterwald, Beginn der Tagphase, DUE-BEA-03, DUE-ORD-14, -15, DUE-CAP-01, DUE-AMB-46.
    """
    yield from bear_tamer.growl(village)
    yield from black_raven.read_out(village)
    vacant = village.captain is None
    yield from day.open_election(village) if vacant else day.open_discussion(village)
