"""
The possessed (Bezetene): a human on the werewolves' side, who does not know who they are.

He is never called, counts as a human as long as he lives, and wins with the werewolves.

Source: tabula, Bezetene, TAB-POS-01 to -03.
"""

from verteller.rules.tabula.role import Role

POSSESSED = Role("possessed", "Bezetene", "wolves", 1, 10, "Bezetene, TAB-POS")
