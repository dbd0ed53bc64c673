"""The owl (Uil): points at a player who will be nominated by day."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.tabula.facts import OwlPointed
from verteller.rules.tabula.role import Call, Role, ask
from verteller.rules.tabula.village import Village

OWL = Role("owl", "Uil", "humans", 1, 12, "Uil, TAB-OWL")


def wake(village: Village) -> Iterator[Fact]:
    """Ask for any living player, himself included. Source: Uil, TAB-OWL-02, TAB-AMB-19."""
    yield from ask(village.plays(OWL.key), OWL.key, village.living, rule="TAB-OWL-02")


def point(village: Village) -> Iterator[Fact]:
    """Note the choice for the day; it stands though the owl dies. Source: TAB-OWL-02, -03."""
    for seat in village.who_was_asked(OWL.key):
        target = village.target(seat, OWL.key)
        if target is not None:
            why = village.entry(seat, OWL.key)
            yield OwlPointed(to=NARRATOR, player=target, by=seat, rule="TAB-OWL-02", because=why)


def calls(village: Village) -> tuple[Seat, ...]:
    """
    Return whom the owl calls today: its choice of the night, if that one lives.

    Source: tabula, Uil, TAB-OWL-03, TAB-AMB-18, -19.
    """
    chosen = dict.fromkeys(village.called[owl] for owl in sorted(village.called))
    return tuple(seat for seat in chosen if village.is_living(seat))


CALL = Call("owl", OWL.key, "TAB-OWL-02", wake, point)
