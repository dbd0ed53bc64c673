"""Roles without a power: mason, Niece of Mubarak, possessed, Vampirised."""

from verteller.rules.lupus3.role import BLACK, RED, WHITE, Role

MASON = Role("mason", "Massone", WHITE, WHITE, "LU3-TABLE-15", clan="mason")
"""Has no power, and knows the other masons. Source: lupus 3.0, Table."""

MUBARAK_NIECE = Role("mubarak_niece", "Nipote di Mubarak", WHITE, BLACK, "LU3-TABLE-14")
"""
Has no power, a black aura, and does not burn; see `verteller.rules.lupus3.sunset`.

Source: lupus 3.0, 4.3, 6.6, Table, LU3-NIECE-01, -02.
"""

POSSESSED = Role("possessed", "Indemoniato", BLACK, WHITE, "LU3-TABLE-18", clan="possessed")
"""
One of the Blacks with a white aura, who knows the Exorcists; he has no power.

Source: lupus 3.0, Table, LU3-AMB-04.
"""

VAMPIRISED = Role("vampirised", "Vampirizzato", RED, RED, "LU3-TABLE-26", vampirisable=False)
"""Whom a Necromancer has raised; he has no power at all. Source: lupus 3.0, 6.12, Table."""
