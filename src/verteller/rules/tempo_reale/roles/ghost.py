"""The Ghost (Spettro): a dead character with a supernatural power; nobody is one from the start."""

from verteller.rules.tempo_reale.role import NECROMANCERS, Role

GHOST_ROLE = Role("ghost", "Spettro", NECROMANCERS, "", False, "3.7, LTR-GHOST")
"""He stays dead and keeps aura and mysticism, which are those of nobody in particular here."""
