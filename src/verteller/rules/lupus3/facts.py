"""
Facts of Lupus 3.0 alone: parts of its two reports, its letters, and what the narrator knows.

Whatever is the narrator's truth says so; of all others the docstring says who hears it.
"""

from verteller.rules.facts import Fact, Seat, fact


@fact
class Spared(Fact):
    """
    Everybody: why the condemned does not burn, ``niece`` or ``advocate`` (section 3 or 4, evening).

    Source: lupus 3.0, 4.3, LU3-MAIL-08, -09, LU3-NIECE-01, LU3-ADVOCATE-03.
    """

    player: Seat
    by: str


@fact
class Elected(Fact):
    """
    Everybody: whom more than half of the living want as mayor, or nobody (section 5, evening).

    Only where somebody has cast a ballot. Whether he takes office another fact says.

    Source: lupus 3.0, 4.3, 7, LU3-MAIL-08, -09, LU3-SUNSET-02.
    """

    player: Seat | None


@fact
class Notice(Fact):
    """
    Whoever it concerns: a separate letter begins, and what it is about.

    ``of`` is ``vampire``, ``resurrection``, ``raised`` (as Vampirised), ``death``, ``election`` or
    ``defeat``. The private facts after it, up to the next notice, belong to the letter.

    Source: lupus 3.0, 4.2, 4.3, LU3-MAIL-07, -10, LU3-SYS-23.
    """

    of: str


@fact
class Acquired(Fact):
    """
    A Necrophile (Necrofilo): whose power he has now, and of which role.

    Source: lupus 3.0, 6.8, LU3-NECROPHILE-07.
    """

    about: Seat
    role: str


@fact
class NotAcquired(Fact):
    """
    A Necrophile (Necrofilo): he has acquired nothing of that one, and learns nothing about him.

    Source: lupus 3.0, 6.8, LU3-NECROPHILE-04, -07.
    """

    about: Seat


@fact
class Vision(Fact):
    """
    A Farmer (Contadino): a sentence that came to him in the night, true or not.

    Source: lupus 3.0, 2.3, LU3-FARMER-01 to -04.
    """

    about: Seat
    role: str


@fact
class RitualFailed(Fact):
    """
    Every one of the dead who named somebody: their ritual failed, never why.

    Source: lupus 3.0, 4.1, LU3-MAIL-04.
    """


@fact
class SecondaryResult(Fact):
    """
    Everybody, after the end: whom somebody of a defeated faction was to support, and if it has won.

    Source: lupus 3.0, 5, LU3-DEFEAT-04, LU3-WIN-01.
    """

    player: Seat
    faction: str
    reached: bool


@fact
class SkillOrder(Fact):
    """
    The narrator's truth: who has a power that may meet itself, the most skilled first.

    Source: lupus 3.0, 6.2, LU3-SYS-26, LU3-EXORCIST-06.
    """

    power: str
    players: tuple[Seat, ...]


@fact
class FactionLost(Fact):
    """
    The narrator's truth: a faction is out of the running, for good.

    Source: lupus 3.0, 5, LU3-DEFEAT-01, -06.
    """

    faction: str


@fact
class GoalAssigned(Fact):
    """
    The narrator's truth: which faction a player of a defeated one is to support.

    Source: lupus 3.0, 5, LU3-DEFEAT-04, -05.
    """

    player: Seat
    faction: str


@fact
class Collapsed(Fact):
    """
    The narrator's truth: the dawn has come at which a defeated faction's living die.

    Source: lupus 3.0, 5, LU3-DEFEAT-01, LU3-AMB-15, -17.
    """

    faction: str
