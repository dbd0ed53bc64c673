"""
Facts of tempo reale alone: its powers, Ghosts and votes, and what the narrator keeps to himself.

Whatever is the narrator's truth says so; of all others the docstring says who hears it.
"""

from verteller.rules.facts import Fact, Seat, fact


@fact
class AmnesiaLaid(Fact):
    """
    The narrator's truth: a player's vote for today's stake is void.

    Source: tempo reale, 3.7, LTR-AMNESIA-01.
    """

    player: Seat
    by: Seat


@fact
class VoteForced(Fact):
    """
    The narrator's truth: a player's vote for today's stake goes to another player.

    Source: tempo reale, 3.7, LTR-HYPNOSIS-01.
    """

    player: Seat
    vote: Seat
    by: Seat


@fact
class Scrutinised(Fact):
    """
    The narrator's truth: today's votes for a player go where a scrutineer's (Scrutatore) go.

    Source: tempo reale, 3.7, LTR-SCRUTINEER-01, -02.
    """

    player: Seat
    by: Seat


@fact
class MindTaken(Fact):
    """
    The narrator's truth: a player votes as a hypnotist (Ipnotista) does from now on.

    Source: tempo reale, 3.7, 4.31, LTR-HYPNOTIST-01 to -04.
    """

    player: Seat
    by: Seat


@fact
class PowerAssigned(Fact):
    """
    The narrator's truth: a dead player is the Ghost that has this power.

    Source: tempo reale, 3.7, LTR-GHOST-01, LTR-PHANTOM-02.
    """

    player: Seat
    power: str


@fact
class PhantomRose(Fact):
    """
    Every Necromancer (Negromante): a Phantom (Fantasma) has died and is a Ghost now.

    Source: tempo reale, 3.7, LTR-PHANTOM-03.
    """

    player: Seat


@fact
class NoPowerLeft(Fact):
    """
    A Phantom (Fantasma) who has died: no power was left for him, and he stays dead.

    Source: tempo reale, 4.12, LTR-PHANTOM-05, -06.
    """


@fact
class Corrupted(Fact):
    """
    The corrupted: which Ghost (Spettro) has made a Necromancer of him.

    Source: tempo reale, 3.7, LTR-CORRUPTION-02.
    """

    by: Seat


@fact
class RoleTaken(Fact):
    """
    A corpse, where the group has set it so: a Necrophile (Necrofilo) has taken his role.

    Source: tempo reale, 3.7, LTR-NECROPHILE-03.
    """

    by: Seat


@fact
class SavedByAdvocate(Fact):
    """
    The narrator's truth: who was condemned and does not die.

    Source: tempo reale, 3.7, 4.9, LTR-ADVOCATE-02, -03.
    """

    player: Seat


@fact
class RingBroken(Fact):
    """
    The narrator's truth: hypnotists control each other; this one votes freely today.

    Source: tempo reale, 4.36, LTR-HYPNOTIST-10.
    """

    player: Seat
