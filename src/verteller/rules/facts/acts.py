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
    """
    From now on somebody else plays under this player's name.

    ``given`` is whether a master gave the seat away, rather than its player.

    Source: wakkerdam, WAK-SYS-35; tempo reale, 2.2.
    """

    kind = "substituted"

    player: Seat
    given: bool = False


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
class Announcement(Lasting):
    """
    What a master has to say to everybody; a ``hint`` is about which roles are in the game.

    Source: tempo reale, 3.6, LTR-SYS-24, LTR-SYS-32, LTR-GEN-06.
    """

    text: str
    hint: bool


@fact
class Advice(Lasting):
    """
    What the hearer asked the masters, if he did, and what they answer; it is between them.

    Source: tempo reale, 2.3, 4, LTR-SYS-33, LTR-GEN-09, LTR-CONDUCT-13.
    """

    asked: str | None
    answer: str


@fact
class Reprimanded(Lasting):
    """
    The hearer is disqualified, and why; all others hear of it when he goes.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28, LTR-SYS-29, LTR-CONDUCT-05.
    """

    reason: str


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
