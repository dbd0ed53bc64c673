"""Facts about the people behind the players, and about what masters do with a game."""

from typing import ClassVar

from verteller.rules.facts.base import Duration, Fact, Instant, Seat, fact


class Lasting(Fact):
    """A fact about people rather than about the game: it stands when a closing is undone."""

    __slots__ = ()

    @property
    def lasts(self) -> bool:
        """Always."""
        return True


@fact
class PlayerExcused(Lasting):
    """
    Until a moment a player's missed rounds do not count; 0 ends an excuse.

    That an excuse has run out is the narrator's, since everybody was told until when it is. One
    that begins or ends quietly is told to its player first.
    """

    kind = "excused"

    player: Seat
    until: Instant


@fact
class TimeExtended(Lasting):
    """The open phase lasts longer: as more than half of the living wished, or as a master says."""

    kind = "extended"

    by: Duration
    wished: bool


@fact
class PlayerSubstituted(Lasting):
    """From now on somebody else plays under this player's name."""

    kind = "substituted"

    player: Seat


@fact
class PlayerLeft(Lasting):
    """A player gives up; what becomes of his part is the rulebook's."""

    kind = "left"

    player: Seat


@fact
class AdministratorLooked(Lasting):
    """An administrator looked behind the scenes, and which player that is, if he plays."""

    kind = "looked"

    player: Seat | None


@fact
class GameRewound(Fact):
    """
    The last closing is undone: the game is again as it was after entry *upto*.

    What was told stays told, and what is about people stands; see `verteller.rules.log.standing`.
    Whoever heard nothing of what is undone does not hear of this either.
    No view shows the number.
    """

    kind = "rewound"
    withheld: ClassVar[dict[str, object]] = {"upto": 0}

    upto: int
