"""The roles that can appear, a module for each or for a few that go together."""

from verteller.rules.tempo_reale.role import Role
from verteller.rules.tempo_reale.roles import (
    advocate,
    assassin,
    devil,
    exorcist,
    expansive,
    ghost,
    hypnotist,
    investigator,
    keepers,
    kidnapper,
    mage,
    medium,
    messiah,
    necromancer,
    necrophile,
    phantom,
    plain,
    scrutineer,
    seer,
    shaman,
    soothsayer,
    sorcerer,
    stalker,
    transformist,
    voyeur,
    witch,
    wolf,
)

ROLES: dict[str, Role] = {
    role.key: role
    for role in (
        plain.FARMER,
        keepers.GRAVEKEEPER,
        soothsayer.SOOTHSAYER,
        exorcist.EXORCIST,
        expansive.EXPANSIVE,
        keepers.BODYGUARD,
        investigator.INVESTIGATOR,
        mage.MAGE,
        plain.MASON,
        messiah.MESSIAH,
        shaman.SHAMAN,
        stalker.STALKER,
        transformist.TRANSFORMIST,
        seer.SEER,
        voyeur.VOYEUR,
        wolf.WOLF,
        assassin.ASSASSIN,
        advocate.ADVOCATE,
        devil.DEVIL,
        witch.WITCH,
        necrophile.NECROPHILE,
        plain.RENEGADE,
        kidnapper.KIDNAPPER,
        sorcerer.SORCERER,
        necromancer.NECROMANCER,
        phantom.PHANTOM,
        hypnotist.HYPNOTIST,
        medium.MEDIUM,
        scrutineer.SCRUTINEER,
        ghost.GHOST_ROLE,
    )
}
"""In the rulebook's order. Source: tempo reale, 3.7, LTR-GEN-07."""

FACTIONS: dict[str, str] = {key: role.faction for key, role in ROLES.items()}
"""The faction of every role. Source: tempo reale, 3.1, 3.7, LTR-GEN-01."""

TRAITS: dict[str, dict[str, str]] = {
    key: {"aura": role.aura, "mystic": "yes" if role.mystic else "no"}
    for key, role in ROLES.items()
    if role is not ghost.GHOST_ROLE
}
"""
Aura and mystic property of every role; a Ghost keeps his.

Source: tempo reale, 3.7, LTR-SYS-10.
"""
