"""Roles without a power: farmer, mason, renegade."""

from verteller.rules.tempo_reale.role import VILLAGERS, WHITE, WOLVES, Role

FARMER = Role("farmer", "Contadino", VILLAGERS, WHITE, False, "3.7, LTR-FARMER")
"""Has no special power."""

MASON = Role("mason", "Massone", VILLAGERS, WHITE, False, "3.7, LTR-MASON", clan="masons")
"""Has no special power, and knows the other masons."""

RENEGADE = Role("renegade", "Rinnegato", WOLVES, WHITE, False, "3.7, LTR-RENEGADE", clan="henchmen")
"""Has no special power; one of the wolves with a white aura."""
