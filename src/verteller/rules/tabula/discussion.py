"""What is said by day: the discussion, and the nominees' last chance to defend themselves."""

from collections.abc import Iterator

from verteller.rules.facts import EVERYONE, Fact, PhaseOpened, Seat
from verteller.rules.tabula.facts import Floor
from verteller.rules.tabula.village import Village

DISCUSSION, DEFENCE = "discussion", "defence"


def open_talk(village: Village) -> Iterator[Fact]:
    """
    Open the discussion; there is no voting before it is closed.

    Source: tabula, De dagfase, Het lynchen, TAB-DAY-06, TAB-NOM-01.
    """
    yield _opened(village, DISCUSSION, "TAB-NOM-01")


def next_speaker(village: Village) -> Seat | None:
    """Return which nominee has not spoken yet, in the order of the speeches."""
    spoken = 0 if village.floor is None else village.speakers.index(village.floor) + 1
    return next(iter(village.speakers[spoken:]), None)


def give_floor(village: Village, seat: Seat) -> Iterator[Fact]:
    """Let a nominee defend himself briefly. Source: tabula, Het lynchen, TAB-NOM-06."""
    yield _opened(village, DEFENCE, "TAB-NOM-06")
    yield Floor(to=EVERYONE, player=seat, rule="TAB-NOM-06")


def _opened(village: Village, phase: str, rule: str) -> PhaseOpened:
    number, sequence = village.night, village.sequence + 1
    return PhaseOpened(to=EVERYONE, phase=phase, number=number, sequence=sequence, rule=rule)
