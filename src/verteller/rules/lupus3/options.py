"""What a group may set in a game of Lupus 3.0; the defaults are the ledger's rulings."""

from verteller.rules.rulebook import Setting

SETTINGS = (
    Setting("quorum", "half", ("half", "more_than_half", "none"), "LU3-VOTE-01"),
    Setting("tie", "mayor", ("mayor", "lot", "nobody"), "LU3-VOTE-01"),
    Setting("tie_vote", "elected", ("elected", "incumbent"), "LU3-AMB-30"),
    Setting("election", "majority", ("majority", "most"), "LU3-MAYOR-01"),
    Setting("succession", "lot", ("lot", "vacant"), "LU3-MAYOR-02"),
    Setting("niece", "always", ("always", "once"), "LU3-AMB-22"),
    Setting("first_night_wolves", False, (False, True), "LU3-AMB-41"),
    Setting("kidnapper_chains", "dependency", ("dependency", "skill"), "LU3-AMB-06"),
    Setting("shield_on_self", True, (True, False), "LU3-AMB-08"),
    Setting("annulled_use", "kept", ("kept", "consumed"), "LU3-AMB-10"),
    Setting("wolves_told", True, (True, False), "LU3-AMB-02"),
    Setting("bodyguard", "wolves", ("wolves", "bites", "all"), "LU3-AMB-40"),
    Setting("disagreeing_vampires", "same", ("same", "age"), "LU3-AMB-03"),
    Setting("vampires_rise", False, (False, True), "LU3-AMB-01"),
    Setting("expansive", "told", ("told", "nothing"), "LU3-AMB-32"),
    Setting("ritual", "all", ("all", "participants", "none"), "LU3-AMB-36"),
    Setting("suicide", True, (True, False), "LU3-AMB-37"),
    Setting("clan_knowledge", "roles", ("roles", "names"), "LU3-AMB-46"),
    Setting("roles_of_dead", "hidden", ("hidden", "shown"), "LU3-AMB-35"),
    Setting("collapse", "next", ("next", "same"), "LU3-AMB-15"),
    Setting("vampirised_count", True, (True, False), "LU3-AMB-18"),
    Setting("nobody_alive", "shared", ("shared", "draw"), "LU3-AMB-19"),
)
"""
The options: what the source leaves to a rulebook we do not have, or says in two ways.

The assembly. ``quorum``: how many of the living must vote for the stake. ``tie``: whether the
mayor's vote decides it (and a lot where it does not), a lot alone, or nobody burns. ``tie_vote``:
whose vote that is on the day of an election, the new mayor's or the old one's. ``election``: who
is elected, whom more than half of the living want or who has the most votes, alone. ``succession``:
where no successor is named the office goes by lot, or stays vacant till somebody is elected.
``niece``: the Niece of Mubarak is saved every time, or once.

The night. ``first_night_wolves``: they may kill in the first night. ``kidnapper_chains``: who
is kidnapped himself never came, so that skill decides inside rings alone; or three and more
Kidnappers act from the most to the least skilled, whoever aims at whom. ``shield_on_self``: a
shield also stops what the shielded does to himself. ``annulled_use``: a power that was annulled is
not used up, or is. ``wolves_told``: Wolves whose victim was guarded are told that they failed.
``bodyguard``: protects from the Wolves, from bites as well, or from Hunters too.
``disagreeing_vampires``: who name different victims stay as they are, or age. ``vampires_rise``:
a Necromancer can raise a dead Vampire. ``expansive``: his target is told who he is, or nothing.
``ritual``: all of the dead must agree, or those who take part, or there is none. ``suicide``:
whether it can be asked for.

What is known. ``clan_knowledge``: a clan's members know each other's roles, or only the names.
``roles_of_dead``: hidden, or shown to everybody.

Defeat and victory. ``collapse``: when the last Wolf dies in the night, the Blacks die at the next
dawn, or at that same one. ``vampirised_count``: Red lives on in Vampirised alone.
``nobody_alive``: when no faction is left, those that were till then share the victory, or nobody
wins.

Source: lupus 3.0, LU3-SYS-30.
"""
