"""
Facts of Lupus in Tabula alone: its table, its votes in turn, and what the narrator remembers.

Whatever is the narrator's truth says so; of all others the docstring says who hears it.
"""

from verteller.rules.facts import Fact, Option, Seat, fact


@fact
class CardsInPlay(Fact):
    """
    Everyone: which cards have been dealt, in the rulebook's order, never to whom.

    Source: tabula, Voorbereiding, TAB-SYS-07, TAB-AMB-31.
    """

    roles: tuple[Option, ...]


@fact
class EyesClosed(Fact):
    """
    Everyone: a night begins, and all close their eyes.

    Source: tabula, De nachtfase, TAB-NGT-01.
    """

    number: int


@fact
class StayedHuman(Fact):
    """
    The mythomaniac (Mythomaniak): his one chance is gone, and he stays a human.

    Source: tabula, Mythomaniak, TAB-MYT-02.
    """


@fact
class Glimpsed(Fact):
    """
    The narrator's truth: at whom the seers have pointed tonight.

    Source: tabula, De nachtfase, Weerhamster, TAB-SEE-02, TAB-HAM-05.
    """

    player: Seat


@fact
class Guarded(Fact):
    """
    The narrator's truth: whom the bodyguard (Lijfwacht) keeps from the werewolves tonight.

    Source: tabula, Lijfwacht, TAB-BOD-03, -04.
    """

    player: Seat
    by: Seat


@fact
class OwlPointed(Fact):
    """
    The narrator's truth: whom the owl (Uil) will have called by day.

    Source: tabula, Uil, TAB-OWL-02.
    """

    player: Seat
    by: Seat


@fact
class Quarry(Fact):
    """
    The werewolves: whom they kill tonight, or that they have not agreed on anybody.

    Source: tabula, De nachtfase, TAB-WLF-02, -03.
    """

    player: Seat | None


@fact
class NarratorKilled(Fact):
    """
    Everyone: in the first night it was the narrator who was killed.

    Source: tabula, Speeltips, TAB-TIP-01, -03.
    """


@fact
class NobodyKilled(Fact):
    """
    Everyone: nobody was killed in the night.

    Source: tabula, De dagfase, TAB-DAY-02.
    """


@fact
class VotingOrder(Fact):
    """
    Everyone: who is asked for a vote, one after another.

    ``ballot`` is ``nominate``, ``ballot`` or ``ballot_again``.

    Source: tabula, Het lynchen, TAB-NOM-02, TAB-BAL-02, -03.
    """

    ballot: str
    players: tuple[Seat, ...]


@fact
class Turn(Fact):
    """
    Everyone: whom the narrator asks for a vote now.

    Source: tabula, Het lynchen, TAB-NOM-01.
    """

    ballot: str
    player: Seat


@fact
class Voted(Fact):
    """
    Everyone: for whom a player has voted, and how many votes that one has by now.

    Source: tabula, Het lynchen, Speeltips, TAB-NOM-03, TAB-TIP-05.
    """

    ballot: str
    player: Seat
    vote: Seat
    count: int


@fact
class TurnPassed(Fact):
    """
    Everyone: a player's time is up, and he has not voted.

    Source: tabula, TAB-SYS-36.
    """

    ballot: str
    player: Seat


@fact
class OwlCalled(Fact):
    """
    Everyone: whom the owl calls today, or that it calls nobody, whatever the reason.

    Source: tabula, Uil, TAB-OWL-03.
    """

    player: Seat | None


@fact
class Speeches(Fact):
    """
    Everyone: in which order the nominees will defend themselves.

    Source: tabula, Het lynchen, TAB-NOM-06.
    """

    players: tuple[Seat, ...]


@fact
class Floor(Fact):
    """
    Everyone: a nominee defends himself, and nobody else speaks.

    Source: tabula, Het lynchen, TAB-NOM-06.
    """

    player: Seat


@fact
class Deadlock(Fact):
    """
    Everyone: these share the highest number of votes in the second ballot, which is repeated.

    Source: tabula, Het lynchen, TAB-BAL-05.
    """

    players: tuple[Seat, ...]


@fact
class Imitated(Fact):
    """
    Everyone, after the end: what a mythomaniac had become.

    Source: tabula, Mythomaniak, TAB-MYT-03, TAB-SYS-33.
    """

    player: Seat
    role: str
