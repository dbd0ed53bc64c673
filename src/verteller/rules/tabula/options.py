"""What a group may set in a game of Lupus in Tabula; the defaults are the ledger's rulings."""

from verteller.rules.rulebook import Setting

SETTINGS = (
    Setting("first_night_kills_narrator", True, (True, False), "TAB-TIP-01, TAB-AMB-30"),
    Setting("ghosts", False, (False, True), "TAB-GHO-01"),
    Setting("mythomaniac_phase", "before_seer", ("before_seer", "end_of_night"), "TAB-AMB-07"),
    Setting("nomination_start", "right", ("right", "left"), "TAB-AMB-02"),
    Setting("pack_rule", "majority", ("majority", "unanimous", "plurality"), "TAB-AMB-10"),
    Setting("strict_minimums", False, (False, True), "TAB-AMB-01"),
    Setting("discussion_seconds", 180, rule="TAB-NOM-01", least=10),
)
"""
The options.

``first_night_kills_narrator``: in the first night the werewolves kill the narrator, nobody else.
``ghosts``: the dead vote when players are nominated. ``mythomaniac_phase``: when he is called in
the second night. ``nomination_start``: on which side of the one just killed the voting begins.
``pack_rule``: more than half of the living werewolves, all of them, or simply most of their votes
decide on the victim. ``strict_minimums``: a character cannot be played by fewer players than are
recommended for it. ``discussion_seconds``: how long the village talks before it votes; the host's
clock reads it.
"""
