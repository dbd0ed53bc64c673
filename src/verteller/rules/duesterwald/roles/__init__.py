"""The roles that can be dealt, a module for each."""

from verteller.rules.duesterwald.role import Role
from verteller.rules.duesterwald.roles import (
    bear_tamer,
    black_raven,
    cupid,
    fox,
    hunter,
    plain,
    primal_werewolf,
    protector,
    seer,
    sibling,
    village_harlot,
    werewolf,
    white_werewolf,
    wild_child,
    witch,
    wolfhound,
)

ROLES: dict[str, Role] = {
    role.key: role
    for role in (
        plain.VILLAGER,
        werewolf.WEREWOLF,
        white_werewolf.WHITE_WEREWOLF,
        primal_werewolf.PRIMAL_WEREWOLF,
        wolfhound.WOLFHOUND,
        wild_child.WILD_CHILD,
        witch.WITCH,
        hunter.HUNTER,
        cupid.CUPID,
        seer.SEER,
        protector.PROTECTOR,
        black_raven.BLACK_RAVEN,
        fox.FOX,
        village_harlot.VILLAGE_HARLOT,
        bear_tamer.BEAR_TAMER,
        sibling.SIBLING,
    )
}
"""In the rulebook's order. Source: duesterwald, Mögliche Rollen, DUE-SET-04."""

FACTIONS: dict[str, str] = {key: role.faction for key, role in ROLES.items()}
"""The faction of every role from the start. Source: duesterwald, Spielablauf, DUE-SET-01."""

ANY_NUMBER = frozenset({"villager", "werewolf", "sibling"})
"""Roles that more than one may have. Source: duesterwald, DUE-SYS-10, DUE-AMB-43."""

ALIASES: dict[str, str] = {
    **{role.german: key for key, role in ROLES.items()},
    "Armor": "cupid",
    "Der Rabe": "black_raven",
    "Rabe": "black_raven",
    "Einfacher Dorfbewohner": "villager",
    "Einfacher Werwolf": "werewolf",
    **{role.german.split(" ", 1)[1]: key for key, role in ROLES.items() if " " in role.german},
}
"""Roles by every name the text has for them. Source: duesterwald, DUE-AMB-47."""
