"""Who was where tonight (N4), as those see it who watch houses and people."""

from dataclasses import dataclass

from verteller.rules.facts import Seat
from verteller.rules.movements import Movements
from verteller.rules.tempo_reale.paper import Night


@dataclass(frozen=True, slots=True)
class Streets:
    """
    What happens in the streets at night.

    Attributes:
        calls: Where the living go who were not kidnapped, failed or not; Ghosts are unseen.
        haunts: On whom the Ghosts act.
        image: Who is shown by an illusion, and at whose house, if any is.

    Source: tempo reale, 3.9, N4, N5.
    """

    calls: Movements
    haunts: dict[Seat, Seat]
    image: tuple[Seat, Seat] | None

    @classmethod
    def of(cls, night: Night) -> "Streets":
        """
        Look who is out tonight.

        Source: tempo reale, N4, N5, LTR-FAIL-03, LTR-BLOCK-17, LTR-KIDNAPPER-02, -03,
        LTR-ILLUSION-02, LTR-AMB-03, -30.
        """
        acts = night.acts.values()
        calls = {
            act.seat: act.target
            for act in acts
            if act.seat in night.before.living and act.seat not in night.kidnapped
        }
        haunts = {act.seat: act.target for act in acts if act.seat not in night.before.living}
        shown = next(((act.other, act.target) for act in night.working("illusion")), None)
        return cls(Movements(calls), haunts, shown)

    def callers(self, house: Seat) -> set[Seat]:
        """Return who really called at *house*. Source: tempo reale, 4.19, LTR-ASSASSIN-08."""
        return self.calls.callers(house)

    def whereabouts(self, seat: Seat) -> tuple[Seat, ...]:
        """
        Return where a stalker sees *seat* go: to the one house where his image is, if he has one.

        Source: tempo reale, 4.17, 4.43, LTR-STALKER-02 to -05, LTR-ILLUSION-03.
        """
        if self.image is not None and self.image[0] == seat:
            house = self.image[1]
            return () if house == seat else (house,)
        return self.calls.whereabouts(seat)

    def seen_at(self, house: Seat, watcher: Seat) -> tuple[Seat, ...]:
        """
        Return whom *watcher* sees at *house*: others, and whoever's image is there.

        His own image he sees; one who is shown at his own house is not seen there.

        Source: tempo reale, 4.14, 4.16, 4.18, LTR-VOYEUR-02 to -06, LTR-ILLUSION-03, -06,
        LTR-AMB-32.
        """
        seen = set(self.calls.seen_at(house, watcher))
        if self.image is not None and self.image[1] == house != self.image[0]:
            seen.add(self.image[0])
        return tuple(sorted(seen))
