"""What a group may set in a game of tempo reale; the defaults are the ledger's rulings."""

from verteller.rules.rulebook import Setting

SETTINGS = (
    Setting("keepers_count_ghosts", False, (False, True), "LTR-AMB-03"),
    Setting("corpse_told", False, (False, True), "LTR-AMB-17"),
    Setting("nobody_alive", "shared", ("shared", "undefeated"), "LTR-AMB-44"),
    Setting("clan_roles", True, (True, False), "LTR-AMB-46"),
    Setting("addresses", "everybody", ("everybody", "players", "nobody"), "LTR-COMM-06"),
)
"""
The options.

``keepers_count_ghosts``: gravekeepers and bodyguards count Ghosts too. ``corpse_told``: a dead
player is told who has taken his role as a necrophile. ``nobody_alive``: when nobody is left, all
factions that were in play share the victory, or those alone that have not just been defeated.
``clan_roles``: those who know each other know each other's roles, not only the names.
``addresses``: to whom the pages show the participants' mail addresses, which the rulebook
publishes to everybody.
"""
