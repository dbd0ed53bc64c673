"""Which roles the village plays with: a little of everything, more with more players."""

from typing import Final

from verteller.rules.moves import Composition

_ORDER: Final = (
    *("werewolf", "seer", "villager", "hunter", "witch"),
    *("werewolf", "healer", "villager", "village_elder", "cupid"),
    *("scapegoat", "werewolf", "priest", "village_idiot", "innocent_girl"),
    *("client", "raven", "villager", "werewolf", "harlot"),
    *("sandman", "sheriff", "fool", "white_werewolf", "magician"),
    *("werewolf", "warner", "seductress", "cub", "thief"),
    *("vampire", "vampire", "psychopath", "piper", "grave_robber"),
    *("werewolf", "hunter", "psychopath", "vampire", "witch"),
)
"""The role that each further player brings."""

MAYOR_FROM: Final = 8
"""From so many players the village has a mayor."""


def composition(players: int) -> Composition:
    """Return the distribution for so many players, at most forty."""
    return Composition(tuple(sorted(_ORDER[:players])), players >= MAYOR_FROM)
