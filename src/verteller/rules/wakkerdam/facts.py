"""Facts that only Wakkerdam states; the shared ones are the engine's."""

from verteller.rules.facts import Fact, Seat, fact


@fact
class NightFell(Fact):
    """
    Night *number* begins (Gaan slapen).

    Source: wakkerdam, 3.1, WAK-PHASE-01.
    """

    number: int


@fact
class DayBroke(Fact):
    """
    Day *number* begins (Wakker worden), with so many dead since the evening.

    Source: wakkerdam, 3.1, WAK-PHASE-11.
    """

    number: int
    deaths: int


@fact
class Chosen(Fact):
    """
    What a group's ballot came to, told to its waking members.

    ``ballot`` is ``pack``, ``vampires`` or ``pipers``; without a player ``reason`` is ``tie``
    or ``nobody``. Pipers may enchant two: one fact each.

    Source: wakkerdam, WAK-PIPER-06.
    """

    ballot: str
    player: Seat | None
    reason: str | None = None


@fact
class PotionsUsed(Fact):
    """
    What a witch (Heks) did tonight, told to her.

    Source: wakkerdam, Heks, WAK-WITCH-01.
    """

    healed: Seat | None
    poisoned: Seat | None


@fact
class Founded(Fact):
    """
    The narrator's truth about the village: whether it has the office of mayor.

    Source: wakkerdam, Burgemeester, WAK-MAYOR-01.
    """

    mayor: bool


@fact
class Hit(Fact):
    """
    The narrator's truth: an attack or poison strikes a player; chains are still to come.

    Source: wakkerdam, Dood, WAK-DEATH-07, WAK-WITCH-10.
    """

    player: Seat
    cause: str


@fact
class Doomed(Fact):
    """
    The narrator's truth: a player will be dead at the next checkpoint.

    ``wave`` counts the waves since the last one; ``root`` is the cause that began the chain.

    Source: wakkerdam, Dood, WAK-DEATH-07 to -09.
    """

    player: Seat
    cause: str
    wave: int
    root: str


@fact
class Saved(Fact):
    """
    The narrator's truth: a witch's elixir has undone every attack that hit a player tonight.

    Source: wakkerdam, Heks, WAK-WITCH-01.
    """

    player: Seat


@fact
class Survived(Fact):
    """
    The narrator's truth: an attack found a player and did not kill him, and why.

    Source: wakkerdam, WAK-HEAL-01, WAK-ELDER-01.
    """

    player: Seat
    reason: str


@fact
class Sacrificed(Fact):
    """
    A bodyguard (Lijfwacht) dies in his client's place.

    Public only on the pyre, and then with whom the village condemned as the client.

    Source: wakkerdam, Lijfwacht, WAK-CLIENT-02, WAK-DEATH-09.
    """

    player: Seat
    client: Seat


@fact
class BondEnded(Fact):
    """
    The narrator's truth: a client (Opdrachtgever) no longer has his bodyguard.

    Source: wakkerdam, Opdrachtgever, WAK-CLIENT-08, WAK-ELDER-09.
    """

    client: Seat


@fact
class LoveEnded(Fact):
    """
    The hearer is no longer in love, since the partner was taken out of the game.

    Source: wakkerdam, Cupido, WAK-CUPID-07.
    """


@fact
class GuardEnded(Fact):
    """
    The hearer's bond as bodyguard or client has ended though both may live.

    Source: wakkerdam, Opdrachtgever, WAK-CLIENT-08, WAK-ELDER-09.
    """


@fact
class MarkPlaced(Fact):
    """
    The narrator's truth: a raven (Raaf) has marked a player; announced in the morning.

    Source: wakkerdam, Raaf, WAK-RAVEN-01.
    """

    player: Seat


@fact
class LockPlaced(Fact):
    """
    The narrator's truth: a sheriff (Schout) locks a player up; announced in the morning.

    Source: wakkerdam, Schout, WAK-SHER-01.
    """

    player: Seat


@fact
class GuiltPlaced(Fact):
    """
    The narrator's truth: a scapegoat (Zondebok) has given guilt; announced in the evening.

    Source: wakkerdam, Zondebok, WAK-SCAPE-02.
    """

    players: tuple[Seat, ...]


@fact
class BurdensLifted(Fact):
    """
    The narrator's truth: warnings, marks, lock-ups and guilt have served their one vote.

    Source: wakkerdam, 3.1, WAK-PYRE-19.
    """


@fact
class IdiotDiscovered(Fact):
    """
    The village acquits its idiot (Dorpsgek) and knows him from now on.

    Source: wakkerdam, Dorpsgek, WAK-IDIOT-02.
    """

    player: Seat


@fact
class PowersLost(Fact):
    """
    The elder (Dorpsoudste) is dead: every living Burger has lost his powers.

    Source: wakkerdam, Dorpsoudste, WAK-ELDER-10.
    """


@fact
class TestamentWritten(Fact):
    """
    The narrator's truth: whom a dead mayor (Burgemeester) names, or nobody.

    Source: wakkerdam, Burgemeester, WAK-MAYOR-08, -09.
    """

    player: Seat | None


@fact
class ElectionDue(Fact):
    """
    No living heir is named in the testament: the village elects a mayor this morning.

    Source: wakkerdam, Burgemeester, WAK-MAYOR-09, -13.
    """

    reason: str


@fact
class Inactive(Fact):
    """
    The narrator's truth: a player is to be taken out at the next checkpoint.

    Source: wakkerdam, Inactiviteit, WAK-INACT-06, -09, -10, WAK-ADMIN-01.
    """

    player: Seat
    cause: str
    public_reason: str = ""

    @property
    def lasts(self) -> bool:
        """A master's decision stands when a closing is undone; what a closing brought does not."""
        return self.cause == "disqualified"


@fact
class FinalRole(Fact):
    """
    After the end: a player's role, bonds and state, for the final list.

    Source: wakkerdam, WAK-SYS-26.
    """

    player: Seat
    role: str
    faction: str
    alive: bool
    lover: Seat | None
    bodyguard: Seat | None
    mayor: bool
    winner: bool
