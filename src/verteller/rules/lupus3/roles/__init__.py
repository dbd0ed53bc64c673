"""The roles that can appear, a module for each or for a few that go together."""

from verteller.rules.lupus3.role import Role
from verteller.rules.lupus3.roles import (
    advocate,
    bodyguard,
    devil,
    exorcist,
    expansive,
    farmer,
    hunter,
    kidnapper,
    mage,
    necromancer,
    necrophile,
    plain,
    seer,
    soothsayer,
    stalker,
    vampire,
    vampire_hunter,
    witch,
    wolf,
)

ROLES: dict[str, Role] = {
    role.key: role
    for role in (
        farmer.FARMER,
        seer.SEER,
        bodyguard.BODYGUARD,
        seer.MEDIUM,
        necromancer.MESSIAH,
        stalker.VOYEUR,
        stalker.STALKER,
        mage.MAGE,
        necrophile.NECROPHILE,
        expansive.EXPANSIVE,
        hunter.HUNTER,
        vampire_hunter.VAMPIRE_HUNTER,
        soothsayer.SOOTHSAYER,
        plain.MUBARAK_NIECE,
        plain.MASON,
        wolf.WOLF,
        witch.WITCH,
        plain.POSSESSED,
        exorcist.EXORCIST,
        devil.DEVIL,
        advocate.ADVOCATE,
        kidnapper.KIDNAPPER,
        necromancer.NECROMANCER,
        vampire.YOUNG_VAMPIRE,
        vampire.OLD_VAMPIRE,
        plain.VAMPIRISED,
    )
}
"""In the table's order. Source: lupus 3.0, Table, LU3-AMB-26."""

FACTIONS: dict[str, str] = {key: role.faction for key, role in ROLES.items()}
"""The faction of every role. Source: lupus 3.0, Table, LU3-GEN-09, -14."""

TRAITS: dict[str, dict[str, str]] = {
    key: {"aura": role.aura, "mystic": "yes" if role.mystic else "no"}
    for key, role in ROLES.items()
}
"""Aura and mystic mark of every role. Source: lupus 3.0, Table, LU3-GEN-10, -13, LU3-SYS-22."""
