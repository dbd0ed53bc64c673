"""A blow: what strikes a player, before anybody has died of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Blow:
    """
    What strikes a player.

    Args:
        cause: What he will have died of.
        because: The entries it came of.
        wave: Of which wave it is, once he is doomed.
        root: The cause that began the chain, where that is another.
    """

    cause: str
    because: tuple[int, ...]
    wave: int = 0
    root: str = ""
