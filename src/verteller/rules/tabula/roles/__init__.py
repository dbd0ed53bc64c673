"""The characters of Lupus in Tabula, in the order of the ledger's table."""

from verteller.rules.tabula.role import Role
from verteller.rules.tabula.roles import (
    bodyguard,
    freemason,
    medium,
    mythomaniac,
    owl,
    possessed,
    seer,
    villager,
    werehamster,
    werewolf,
)

ROLES: dict[str, Role] = {
    role.key: role
    for role in (
        werewolf.WEREWOLF,
        villager.VILLAGER,
        seer.SEER,
        medium.MEDIUM,
        possessed.POSSESSED,
        bodyguard.BODYGUARD,
        owl.OWL,
        freemason.FREEMASON,
        werehamster.WEREHAMSTER,
        mythomaniac.MYTHOMANIAC,
    )
}

FACTIONS: dict[str, str] = {key: role.faction for key, role in ROLES.items()}
"""The side of every character. Source: tabula, Doel van het spel, TAB-SET-05."""
