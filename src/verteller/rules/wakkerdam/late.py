"""The late round: warner, raven, sheriff, dying hunters and a dead mayor, all at once."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Asked, Fact, Part, Seat
from verteller.rules.wakkerdam.facts import TestamentWritten
from verteller.rules.wakkerdam.roles import hunter, raven, sheriff, warner
from verteller.rules.wakkerdam.village import Village


def ask(village: Village) -> Iterator[Fact]:
    """
    Ask in the first late round of a night everybody, in a repeat only who is newly entitled.

    Whoever owes two answers is asked for his own before the testament, so that a mail
    without a keyword answers that one.

    Source: wakkerdam, Fases, WAK-PHASE-10, -16, WAK-XMAYOR-01 to -03.
    """
    if not is_repeat(village):
        for role in (warner.WARNER, raven.RAVEN, sheriff.SHERIFF):
            if role.ask is not None:
                yield from role.ask(village)
    yield from hunter.ask(village)
    yield from ask_testament(village)


def is_repeat(village: Village) -> bool:
    """Tell whether this night has already had a late round."""
    closed = village.closed
    return closed is not None and (closed.name, closed.number) == ("late", village.night)


def heirs(village: Village) -> tuple[Seat, ...]:
    """Return who may be named in a testament: the unharmed. Source: WAK-MAYOR-10, AMB-17."""
    return tuple(seat for seat in village.living if seat not in village.doomed)


def ask_testament(village: Village) -> Iterator[Fact]:
    """Ask the mayor who is dead or dying, even asleep. Source: WAK-MAYOR-07, -15, WAK-SAND-03."""
    mayor = village.owes_testament()
    options = heirs(village)
    if mayor is not None and options:
        part = Part("target", options)
        yield Asked(to=(mayor,), question="testament", parts=(part,), rule="WAK-MAYOR-07")


def write_testament(village: Village) -> Iterator[Fact]:
    """Put the testament on record; a missing one names nobody. Source: WAK-MAYOR-09, AMB-73."""
    for mayor, asked in village.was_asked.items():
        if "testament" in asked:
            named = village.targets(mayor, "testament")
            given = village.given.get(mayor, {}).get("testament")
            yield TestamentWritten(
                to=NARRATOR,
                player=named[0] if named else None,
                rule="WAK-MAYOR-08" if named else "WAK-MAYOR-09",
                because=(given.entry,) if given else (),
            )
