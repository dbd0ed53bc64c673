"""
Facts of tempo reale alone: its dawns and sunsets, and what the narrator keeps to himself.

Whatever is the narrator's truth says so; of all others the docstring says who hears it.
"""

from verteller.rules.facts import Fact, Seat, fact


@fact
class Dawn(Fact):
    """Everybody: the day is announced. What the night brought follows."""

    number: int


@fact
class Sunset(Fact):
    """Everybody: the assembly's votes are counted. What they brought follows."""

    number: int


@fact
class PowerUsed(Fact):
    """The narrator's truth: somebody acted tonight, whatever came of it."""

    player: Seat
    power: str


@fact
class Defended(Fact):
    """The narrator's truth: an advocate (Avvocato) saves a player from today's stake."""

    player: Seat
    by: Seat


@fact
class AmnesiaLaid(Fact):
    """The narrator's truth: a player's vote for today's stake is void."""

    player: Seat
    by: Seat


@fact
class VoteForced(Fact):
    """The narrator's truth: a player's vote for today's stake goes to another player."""

    player: Seat
    vote: Seat
    by: Seat


@fact
class Scrutinised(Fact):
    """The narrator's truth: today's votes for a player go where a scrutineer's (Scrutatore) go."""

    player: Seat
    by: Seat


@fact
class MindTaken(Fact):
    """The narrator's truth: a player votes as a hypnotist (Ipnotista) does from now on."""

    player: Seat
    by: Seat


@fact
class PowerAssigned(Fact):
    """The narrator's truth: a dead player is the Ghost that has this power."""

    player: Seat
    power: str


@fact
class PhantomRose(Fact):
    """Every Necromancer (Negromante): a Phantom (Fantasma) has died and is a Ghost now."""

    player: Seat


@fact
class NoPowerLeft(Fact):
    """A Phantom (Fantasma) who has died: no power was left for him, and he stays dead."""


@fact
class Corrupted(Fact):
    """The corrupted: which Ghost (Spettro) has made a Necromancer of him."""

    by: Seat


@fact
class RoleTaken(Fact):
    """A corpse, where the group has set it so: a Necrophile (Necrofilo) has taken his role."""

    by: Seat


@fact
class SavedByAdvocate(Fact):
    """The narrator's truth: who was condemned and does not die."""

    player: Seat


@fact
class RingBroken(Fact):
    """The narrator's truth: hypnotists control each other; this one votes freely today."""

    player: Seat


@fact
class Sentenced(Fact):
    """
    The narrator's truth: a player will be exiled at the end of the coming dawn or sunset.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28, LTR-AMB-47.
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
    The narrator's truth: whoever is of a faction then goes at the end of the coming dawn or sunset.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-29, LTR-AMB-47.
    """

    faction: str
    public_reason: str

    @property
    def lasts(self) -> bool:
        """A master's decision stands when a closing is undone."""
        return True
