"""Facts that are told to some players alone, shared by all rulebooks."""

from verteller.rules.facts.base import Fact, Seat, fact


@fact
class RoleTold(Fact):
    """The role a player believes to have; a fool is told another than the true one."""

    kind = "role"

    role: str
    faction: str


@fact
class RoleChanged(Fact):
    """From now on the hearer has this role, as far as he may know."""

    role: str
    faction: str


@fact
class Fellows(Fact):
    """The players of one group who are awake together, the hearer included."""

    group: str
    players: tuple[Seat, ...]


@fact
class LearnedRole(Fact):
    """A reading: the role of a player."""

    about: Seat
    role: str


@fact
class LearnedConscience(Fact):
    """A reading: whether a player's conscience is impure."""

    about: Seat
    impure: bool


@fact
class PowerOutcome(Fact):
    """Whether the hearer's power worked on its target, never why."""

    kind = "power"

    outcome: str
    target: Seat | None = None


@fact
class Overheard(Fact):
    """
    A group's ballot as somebody overheard it: numbers, never voters.

    ``counts`` per player voted for, ``blank`` the blank and missing votes, ``chosen`` the
    player chosen or None.
    """

    ballot: str
    counts: tuple[tuple[Seat, float], ...]
    blank: int
    chosen: Seat | None


@fact
class InLove(Fact):
    """The hearer is in love, for better and for worse."""

    kind = "in_love"

    with_: Seat


@fact
class BodyguardOf(Fact):
    """The hearer is this player's bodyguard."""

    player: Seat


@fact
class HasBodyguard(Fact):
    """This player is the hearer's bodyguard."""

    player: Seat


@fact
class Enchanted(Fact):
    """The hearer has been enchanted."""


@fact
class Asleep(Fact):
    """The hearer sleeps until the night is over."""


@fact
class Warned(Fact):
    """The hearer's vote counts for more in the coming ballot."""


@fact
class Robbed(Fact):
    """The hearer has lost his role to somebody."""


@fact
class Victims(Fact):
    """The players who are to die tonight, shown to whoever can still save one."""

    players: tuple[Seat, ...]


@fact
class Proposition(Fact):
    """A sentence the hearer was given at the start: true or false, and he is not told which."""

    about: Seat
    role: str


@fact
class LearnedAura(Fact):
    """A reading: the colour of a player's aura, ``white``, ``black`` or ``red``."""

    about: Seat
    aura: str


@fact
class LearnedMystic(Fact):
    """A reading: whether a player is mystic."""

    about: Seat
    mystic: bool


@fact
class Visited(Fact):
    """A reading: on whom a player acted tonight; on nobody when empty."""

    about: Seat
    players: tuple[Seat, ...]


@fact
class Visitors(Fact):
    """A reading: who acted on a player tonight; nobody when empty."""

    about: Seat
    players: tuple[Seat, ...]


@fact
class VisitorCount(Fact):
    """A reading: how many others acted on a player tonight."""

    about: Seat
    count: int


@fact
class VisitedBy(Fact):
    """Somebody whose visit is noticed called on the hearer tonight."""

    player: Seat


@fact
class BecameGhost(Fact):
    """The hearer, who is dead, has a supernatural power from now on, and whom he owes it to."""

    power: str
    necromancers: tuple[Seat, ...]


@fact
class LearnedFaction(Fact):
    """
    A reading: the faction of a player, or that it is not the one asked about (``not_red``).

    Source: lupus 3.0, 6.4, 6.5, LU3-DEVIL-01, LU3-VHUNTER-03.
    """

    about: Seat
    faction: str


@fact
class FactionChanged(Fact):
    """
    From now on the hearer is of this faction.

    Source: lupus 3.0, 4.2, LU3-GEN-09, LU3-MAIL-07.
    """

    faction: str


@fact
class Defeated(Fact):
    """
    The hearer's faction has lost, which the others are not told.

    Source: lupus 3.0, 5, LU3-DEFEAT-02, -03.
    """

    faction: str


@fact
class SecondaryGoal(Fact):
    """
    The hearer, whose own faction has lost, is to support this one.

    Source: lupus 3.0, 5, LU3-DEFEAT-04.
    """

    faction: str


@fact
class LearnedNeighbourhood(Fact):
    """
    A reading: whether a wolf is among a player and the two who sit next to him.

    Source: duesterwald, Der Fuchs, DUE-FOX-02.
    """

    about: Seat
    wolf: bool


@fact
class LearnedWolf(Fact):
    """
    A reading: whether a player is a werewolf, no more.

    Source: tabula, De nachtfase, Medium, TAB-SEE-03, TAB-MED-03.
    """

    about: Seat
    wolf: bool
