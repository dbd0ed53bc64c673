"""
What the narrator keeps to himself, shared by the rulebooks of nights and days.

Nobody else ever hears these facts; they carry what a night or an assembly leaves for the next one.
"""

from verteller.rules.facts.base import Fact, Seat, fact


@fact
class PowerUsed(Fact):
    """
    Somebody acted tonight, so that his power may have to rest.

    Source: tempo reale, 3.9, LTR-NIGHT-06; lupus 3.0, 2.2, LU3-GEN-04.
    """

    player: Seat
    power: str


@fact
class Defended(Fact):
    """
    An advocate (Avvocato) saves a player from today's stake.

    Source: tempo reale, 3.7, LTR-ADVOCATE-01, -02, -04; lupus 3.0, 6.6, LU3-ADVOCATE-01, -02.
    """

    player: Seat
    by: Seat


@fact
class Sentenced(Fact):
    """
    A player will be exiled at the end of the coming dawn or sunset.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28, LTR-AMB-47; lupus 3.0, LU3-SYS-27.
    """

    player: Seat
    cause: str
    public_reason: str = ""

    @property
    def lasts(self) -> bool:
        """A master's decision stands when a closing is undone."""
        return True


@fact
class FactionSentenced(Fact):
    """
    Whoever is of a faction then goes at the end of the coming dawn or sunset.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-29, LTR-AMB-47; lupus 3.0, LU3-SYS-27.
    """

    faction: str
    public_reason: str

    @property
    def lasts(self) -> bool:
        """A master's decision stands when a closing is undone."""
        return True
