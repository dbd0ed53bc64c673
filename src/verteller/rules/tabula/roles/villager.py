"""The villager (Dorpsbewoner): sleeps through the night."""

from verteller.rules.tabula.role import Role

VILLAGER = Role("villager", "Dorpsbewoner", "humans", 12, 8, "Inhoud, TAB-SET-03")
