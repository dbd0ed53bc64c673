"""Who calls on whom in a night, as those find out who watch houses and people."""

from dataclasses import dataclass

from verteller.rules.facts import Seat


@dataclass(frozen=True, slots=True)
class Movements:
    """
    Who was out tonight, and where. Who acts on himself goes nowhere.

    Args:
        calls: On whom everybody acts whose action can be seen; that is each rulebook's to say.

    Source: tempo reale, 3.9, N4, LTR-STALKER-02, LTR-VOYEUR-02; lupus 3.0, D9, LU3-DAWN-10, -11.
    """

    calls: dict[Seat, Seat]

    def whereabouts(self, seat: Seat) -> tuple[Seat, ...]:
        """
        Return whose house *seat* went to: one, or none.

        Source: tempo reale, 4.17, LTR-STALKER-02; lupus 3.0, 6.13, LU3-STALKER-01, -02.
        """
        house = self.calls.get(seat)
        return () if house is None or house == seat else (house,)

    def callers(self, house: Seat) -> set[Seat]:
        """
        Return who called at *house* from elsewhere.

        Source: tempo reale, 4.19, LTR-ASSASSIN-08; lupus 3.0, 6.13, LU3-VOYEUR-02, -03.
        """
        return {caller for caller, where in self.calls.items() if where == house != caller}

    def seen_at(self, house: Seat, watcher: Seat) -> tuple[Seat, ...]:
        """
        Return whom *watcher* sees at *house*, never himself.

        Source: tempo reale, 4.16, LTR-VOYEUR-02; lupus 3.0, 6.13, LU3-VOYEUR-01.
        """
        return tuple(sorted(self.callers(house) - {watcher}))
