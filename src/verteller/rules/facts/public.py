"""Facts that everybody is told, shared by all rulebooks."""

from verteller.rules.facts.base import Fact, Option, Seat, fact


@fact
class Died(Fact):
    """A player is finally dead; the cause only where the rulebook makes it known."""

    player: Seat
    cause: str | None = None


@fact
class DiedOf(Fact):
    """The narrator's truth: what a player died of."""

    player: Seat
    cause: str


@fact
class Revived(Fact):
    """A dead player is back among the living."""

    player: Seat


@fact
class RoleShown(Fact):
    """A player's role is made known."""

    player: Seat
    role: str


@fact
class Votes(Fact):
    """Who voted for whom in a ballot that is not secret; a word stands for no vote."""

    ballot: str
    votes: tuple[tuple[Seat, Option], ...]


@fact
class Tally(Fact):
    """How many votes counted for each player who got any."""

    ballot: str
    counts: tuple[tuple[Seat, float], ...]


@fact
class Pyre(Fact):
    """Who burns today, or nobody and why."""

    player: Seat | None
    reason: str | None = None


@fact
class Condemned(Fact):
    """
    Whom the assembly has condemned, or nobody and why; what becomes of him other facts say.

    The narrator's truth where it is published later.

    Source: wakkerdam, WAK-PYRE-08, WAK-IDIOT-01; lupus 3.0, 4.3, LU3-MAIL-08, LU3-AMB-23.
    """

    player: Seat | None
    reason: str | None = None


@fact
class Mayor(Fact):
    """Who holds the office from now on and how that came; nobody when the office is void."""

    player: Seat | None
    how: str


@fact
class Marked(Fact):
    """A player starts the coming vote with votes against him."""

    player: Seat


@fact
class LockedUp(Fact):
    """A player takes no part in the coming vote, neither as voter nor as candidate."""

    player: Seat


@fact
class Guilty(Fact):
    """These players may not vote in the coming vote."""

    players: tuple[Seat, ...]


@fact
class Strike(Fact):
    """
    A player let a round pass that everybody knew of, so many of those in a row by now.

    Rounds that only some know of are not counted: they would tell of his role.
    """

    player: Seat
    in_a_row: int


@fact
class Exiled(Fact):
    """A player, living or dead, has no more part in the game, and why."""

    player: Seat
    cause: str


@fact
class DisqualifiedBecause(Fact):
    """
    Why a player who has just gone was disqualified, in a master's words.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28, LTR-CONDUCT-05; wakkerdam, WAK-ADMIN-01.
    """

    player: Seat
    reason: str


@fact
class FactionDisqualified(Fact):
    """
    A faction is taken out of the game, and why if that is said; these are all its members.

    The dead and the exiled are among them.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-29, LTR-CONDUCT-05.
    """

    faction: str
    players: tuple[Seat, ...]
    reason: str | None


@fact
class FactionDefeated(Fact):
    """A faction has lost; these are all its members, living and dead."""

    faction: str
    players: tuple[Seat, ...]


@fact
class Dawn(Fact):
    """
    The day is announced. What the night brought follows.

    Source: tempo reale, 3.3, LTR-TIME-05, LTR-SYS-12; lupus 3.0, 4.2, LU3-SYS-02.
    """

    number: int


@fact
class Sunset(Fact):
    """
    The assembly's votes are counted. What they brought follows.

    Source: tempo reale, 3.3, LTR-TIME-06, LTR-SYS-11; lupus 3.0, 4.3, LU3-SYS-02.
    """

    number: int


@fact
class Scream(Fact):
    """
    This player was heard to scream in the night.

    Source: lupus 3.0, 4.2, LU3-RITUAL-05.
    """

    player: Seat


@fact
class Nominated(Fact):
    """
    These players stand accused: the coming ballot is about them and nobody else.

    Source: duesterwald, Tagphase, DUE-VOT-02.
    """

    players: tuple[Seat, ...]


@fact
class Growl(Fact):
    """
    The bear growls: its tamer sits next to a wolf this morning. Where it is silent nothing is said.

    Source: duesterwald, Der Bärenführer, DUE-BEA-01, -02.
    """

    heard: bool = True


@fact
class Letter(Fact):
    """
    A threatening letter hangs at a player's house, in these words if it has any of its own.

    Source: duesterwald, Der schwarze Rabe, DUE-RAV-02 to -04.
    """

    player: Seat
    text: str | None = None
