"""What a group may set in a game of Düsterwald; the defaults are the ledger's rulings."""

from verteller.rules.rulebook import Setting

SETTINGS = (
    Setting("pack_rule", "majority", ("majority", "unanimous", "plurality"), "DUE-AMB-01"),
    Setting("witch_sees_converted", False, (False, True), "DUE-AMB-03"),
    Setting("convert_keeps_power", False, (False, True), "DUE-AMB-05"),
    Setting("white_wolf_endgame", "end", ("end", "continue"), "DUE-AMB-09"),
    Setting("reveal_role_on_death", False, (False, True), "DUE-AMB-14"),
    Setting("harlot_repeat", "not_consecutive", ("not_consecutive", "free", "never"), "DUE-AMB-17"),
    Setting("neighbours", "living", ("living", "fixed"), "DUE-AMB-25"),
    Setting("white_wolf_pair_is_mixed", False, (False, True), "DUE-AMB-30"),
    Setting("votes_per_player", "unlimited", ("unlimited", "1"), "DUE-AMB-33"),
    Setting("public_composition", True, (True, False), "DUE-AMB-40"),
    Setting("ready_word", False, (False, True), "DUE-SYS-09"),
    Setting("max_rounds", 0, rule="DUE-AMB-50", least=0),
)
"""
The options.

``pack_rule``: more than half of the pack, all of it, or simply most of its votes decide on the
victim. ``witch_sees_converted``: the witch is told a victim whom the urwolf turns.
``convert_keeps_power``: who is turned keeps his role beside the pack. ``white_wolf_endgame``: the
game ends when only wolves are left, or goes on until the white one is dead or alone.
``reveal_role_on_death``: roles of the dead are made known. ``harlot_repeat``: with whom she may
sleep again. ``neighbours``: the nearest of the living, or those of the seating list.
``white_wolf_pair_is_mixed``: two lovers are a mixed pair if one is the white werewolf and the
other another wolf. ``votes_per_player``: how many accused one may vote against.
``public_composition``: everybody is told which roles are in the game; otherwise all of them are
called. ``ready_word``: before the first night there is time to read, and everybody is asked whether
he is ready. ``max_rounds``: after so many rounds nobody wins; 0 for no end.
"""
