"""What a group may set in a game of Wakkerdam; the defaults are the ledger's rulings."""

from verteller.rules.rulebook import Setting

SETTINGS = (
    Setting("mayor", False, (False, True), "WAK-MAYOR-01"),
    Setting("strictness", 2, rule="WAK-INACT-02", least=0),
    Setting("strikes", False, (False, True), "WAK-INACT-01"),
    Setting("speed", 2, rule="WAK-VOTE-12"),
    Setting("mayor_weight", "half", ("half", "double"), "AMB-01"),
    Setting("stacking", False, (False, True), "AMB-03"),
    Setting("election_tie", "void", ("void", "lot"), "AMB-05"),
    Setting("witch_sees", "with_elixir", ("with_elixir", "always"), "AMB-12"),
    Setting("white_nights", "even", ("even", "odd"), "AMB-20"),
    Setting("empty_rounds", False, (False, True), "AMB-21"),
    Setting("scapegoat_guilt", "tie", ("tie", "always"), "AMB-31"),
    Setting("roles_shown", True, (True, False), "AMB-45"),
    Setting("dead_win", True, (True, False), "AMB-51"),
    Setting("self_vote", True, (True, False), "AMB-57"),
)
"""
The options.

``mayor``: the village elects one (a drawn distribution decides for itself). ``strictness``: so
many rounds missed in a row make a player inactive, 0 for none. ``strikes``: a missed election
or pyre vote is announced. ``speed``: days a round lasts; the host's
clock reads it. ``mayor_weight``: half a vote more, or a whole one. ``stacking``: several marks
or warnings on one player add up. ``election_tie``: no mayor for ever, or one by lot.
``witch_sees``: the victims while she has the elixir, or always. ``white_nights``: in which nights
the white werewolf is alone. ``empty_rounds``: a round is held also when all its roles are dead.
``scapegoat_guilt``: only when burned on a tie, or whenever burned. ``roles_shown``: at death.
``dead_win``: with their team. ``self_vote``: in the pyre vote.
"""
