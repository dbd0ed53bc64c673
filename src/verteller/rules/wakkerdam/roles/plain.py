"""Roles without a choice of their own: villager, village idiot, village elder."""

from verteller.rules.wakkerdam.role import Role

VILLAGER = Role("villager", "Burger", "villagers", source="Burger, WAK-VILL")
"""Takes part in the public votes and has no power."""

VILLAGE_IDIOT = Role("village_idiot", "Dorpsgek", "villagers", source="Dorpsgek, WAK-IDIOT")
"""Is acquitted on the pyre and known from then on; see `verteller.rules.wakkerdam.pyre`."""

VILLAGE_ELDER = Role("village_elder", "Dorpsoudste", "villagers", source="Dorpsoudste, WAK-ELDER")
"""Survives one attack; his death costs his team its powers. See `attacks` and `checkpoints`."""
