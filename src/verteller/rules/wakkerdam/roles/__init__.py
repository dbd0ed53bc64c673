"""The 28 roles of Wakkerdam, in the order of the ledger's table."""

from verteller.rules.wakkerdam.role import Role
from verteller.rules.wakkerdam.roles import (
    client,
    cupid,
    fool,
    grave_robber,
    harlot,
    healer,
    hunter,
    innocent_girl,
    magician,
    piper,
    plain,
    priest,
    psychopath,
    raven,
    sandman,
    scapegoat,
    seductress,
    seer,
    sheriff,
    thief,
    vampire,
    warner,
    werewolf,
    white_werewolf,
    witch,
)

ROLES: dict[str, Role] = {
    role.key: role
    for role in (
        plain.VILLAGER,
        cupid.CUPID,
        thief.THIEF,
        plain.VILLAGE_IDIOT,
        plain.VILLAGE_ELDER,
        fool.FOOL,
        piper.PIPER,
        healer.HEALER,
        magician.MAGICIAN,
        grave_robber.GRAVE_ROBBER,
        witch.WITCH,
        hunter.HUNTER,
        sandman.SANDMAN,
        innocent_girl.INNOCENT_GIRL,
        client.CLIENT,
        priest.PRIEST,
        psychopath.PSYCHOPATH,
        raven.RAVEN,
        sheriff.SHERIFF,
        harlot.HARLOT,
        vampire.VAMPIRE,
        seductress.SEDUCTRESS,
        warner.WARNER,
        werewolf.WEREWOLF,
        werewolf.CUB,
        white_werewolf.WHITE_WEREWOLF,
        seer.SEER,
        scapegoat.SCAPEGOAT,
    )
}

FACTIONS: dict[str, str] = {key: role.faction for key, role in ROLES.items()}
"""The team of every role. Source: wakkerdam, WAK-GEN-15."""
