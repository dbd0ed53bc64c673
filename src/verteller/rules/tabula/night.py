"""The night: one call after another, known to everybody, and what the morning brings."""

from collections.abc import Iterator

from verteller.rules.facts import EVERYONE, NARRATOR, Dawn, Died, DiedOf, Fact, PhaseOpened, Seat
from verteller.rules.removals import expel
from verteller.rules.tabula import discussion, winning
from verteller.rules.tabula.facts import EyesClosed, NarratorKilled, NobodyKilled
from verteller.rules.tabula.role import Call
from verteller.rules.tabula.roles import (
    bodyguard,
    freemason,
    medium,
    mythomaniac,
    owl,
    seer,
    werehamster,
    werewolf,
)
from verteller.rules.tabula.village import Village

CALLS = {
    call.name: call
    for call in (
        freemason.CALL,
        medium.CALL,
        mythomaniac.CALL,
        seer.CALL,
        bodyguard.CALL,
        owl.CALL,
        werewolf.CALL,
    )
}
"""The calls of a night in their order. Source: tabula, TAB-NGT-03, -04, TAB-FLW-05, TAB-AMB-06."""


def sequence(village: Village) -> tuple[Call, ...]:
    """
    Return the calls of this night in their order.

    It depends on the cards in play and the number of the night alone, so that nobody learns from
    it who is dead; the werewolves' card is always in play.

    Source: tabula, De nachtfase, Opmerking, TAB-SEE-05, TAB-AMB-05, -07.
    """
    calls = list(CALLS.values())
    if village.options["mythomaniac_phase"] == "end_of_night":
        calls.remove(mythomaniac.CALL)
        calls.append(mythomaniac.CALL)
    return tuple(
        call
        for call in calls
        if call.is_scheduled(village) and (call is werewolf.CALL or village.is_in_play(call.role))
    )


def fall(village: Village) -> Iterator[Fact]:
    """Let everybody close his eyes, and make the first call. Source: TAB-NGT-01, TAB-FLW-01."""
    yield EyesClosed(to=EVERYONE, number=village.night + 1, rule="TAB-NGT-01")
    yield from _go_on(village, sequence(village))


def resolve(village: Village, name: str) -> Iterator[Fact]:
    """Work out the call that has just ended, and make the next. Source: TAB-SEE-04, TAB-NGT-04."""
    calls = sequence(village)
    here = next(place for place, call in enumerate(calls) if call.name == name)
    yield from calls[here].resolve(village)
    yield from _go_on(village, calls[here + 1 :])


def _go_on(village: Village, calls: tuple[Call, ...]) -> Iterator[Fact]:
    if not calls:
        yield from break_day(village)
        return
    call = calls[0]
    yield PhaseOpened(
        to=EVERYONE,
        phase=call.name,
        number=village.night,
        sequence=village.sequence + 1,
        rule=call.rule,
    )
    yield from call.wake(village)


def killed(village: Village) -> dict[Seat, tuple[str, tuple[int, ...]]]:
    """
    Return who dies this night, of what and by which entries, in seating order.

    Nobody is dead before the morning, so everybody's choice of this night counts.

    Source: tabula, Lijfwacht, Weerhamster, TAB-BOD-04, TAB-HAM-02, -05, TAB-AMB-20, -21, -26.
    """
    found: dict[Seat, tuple[str, tuple[int, ...]]] = {}
    if village.quarry is not None:
        victim, entry = village.quarry
        guarded = victim in village.guarded.values()
        if not guarded and not werehamster.is_immune(village, victim):
            found[victim] = ("wolves", (entry,))
    seen = werehamster.dies_by_the_look(village)
    if seen is not None:
        found[seen[0]] = ("seer", seen[1])
    return dict(sorted(found.items()))


RULES = {"wolves": "TAB-DAY-02", "seer": "TAB-HAM-05"}
"""By which rule somebody dies at night, by the cause."""


def break_day(village: Village) -> Iterator[Fact]:
    """
    Announce the day and who was killed, names alone; end the game if it is won.

    Source: tabula, De dagfase, Speeltips, TAB-DAY-01 to -04, TAB-TIP-03, TAB-AMB-34.
    """
    yield Dawn(to=EVERYONE, number=village.night, rule="TAB-DAY-01")
    narrator = werewolf.spares_the_players(village)
    if narrator:
        yield NarratorKilled(to=EVERYONE, rule="TAB-TIP-03")
    deaths = killed(village)
    if not deaths and not narrator:
        yield NobodyKilled(to=EVERYONE, rule="TAB-DAY-02")
    for seat, (cause, why) in deaths.items():
        yield DiedOf(to=NARRATOR, player=seat, cause=cause, rule=RULES[cause], because=why)
        yield Died(to=EVERYONE, player=seat, rule="TAB-DAY-02", because=why)
    yield from expel(village, "TAB-SYS-38", "TAB-SYS-38")
    yield from winning.end(village)
    if not village.over:
        yield from discussion.open_talk(village)
