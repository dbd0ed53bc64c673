"""The words of the format: phases, questions and facts that all hosts share.

A rulebook that is not listed may call its phases and questions as it likes; a rulebook may
add facts of its own, which are then known from its code.
"""

from verteller.rules.facts import KINDS

COMMON_QUESTIONS = frozenset({"target", "second", "power"})
"""Keys any rulebook's answers may use, besides the ids of its roles."""

PHASES: dict[str, frozenset[str]] = {
    "wakkerdam": frozenset(
        "thief cupid client grave sandman main potions late election pyre last_words".split()
    ),
    "tempo_reale": frozenset({"night", "day"}),
    "lupus3": frozenset({"night", "day"}),
    "duesterwald": frozenset(
        "cupid wolfhound wild_child protector harlot wolves convert white witch seer fox raven "
        "ready shot captain accuse ballot tie".split()
    ),
    "tabula": frozenset(
        "mythomaniac seer bodyguard owl wolves nominate ballot ballot_again".split()
    ),
}
"""The phases of each rulebook that the format knows."""

QUESTIONS: dict[str, frozenset[str]] = {
    "wakkerdam": frozenset("pack alone heal poison testament elect vote shoot guilt".split()),
    "tempo_reale": frozenset("power ritual suicide vote elect successor".split()),
    "lupus3": frozenset("power ritual suicide vote elect successor".split()),
    "duesterwald": frozenset(
        "pack heal poison side model shoot elect accuse thumbs decide captain convert ready".split()
    ),
    "tabula": frozenset({"vote"}),
}
"""The questions of each rulebook that no role gives its name to."""

STANDING = frozenset({"successor", "suicide", "ritual"})
"""Questions that stand open to all or always, wherever a rulebook asks them."""

EVERYBODYS = STANDING | frozenset("vote elect testament accuse thumbs decide captain ready".split())
"""Questions that come with an office or a ballot, whatever somebody's role."""

SHARED_FACTS: dict[str, frozenset[str]] = {
    kind: frozenset(fields.split())
    for kind, fields in {
        "role": "role faction",
        "fellows": "players",
        "proposition": "about role",
        "learned_role": "about role",
        "learned_aura": "about aura",
        "learned_mystic": "about mystic",
        "learned_faction": "about faction",
        "learned_wolf": "about wolf",
        "learned_conscience": "about impure",
        "learned_neighbourhood": "about wolf",
        "visited": "about players",
        "visitors": "about players",
        "visitor_count": "about count",
        "visited_by": "player",
        "power": "outcome",
        "overheard": "ballot",
        "in_love": "with",
        "bodyguard_of": "player",
        "has_bodyguard": "player",
        "enchanted": "",
        "asleep": "",
        "warned": "",
        "robbed": "",
        "locked_up": "player",
        "role_changed": "role",
        "became_ghost": "power necromancers",
        "victims": "players",
        "faction_changed": "faction",
        "defeated": "faction",
        "secondary_goal": "faction",
        "died": "player cause",
        "revived": "player",
        "pyre": "player reason",
        "votes": "ballot votes",
        "tally": "ballot counts",
        "mayor": "player how",
        "role_shown": "player role",
        "marked": "player",
        "guilty": "players",
        "growl": "heard",
        "letter": "player text",
        "faction_defeated": "faction players",
        "nominated": "players",
        "scream": "player",
        "won": "faction players",
    }.items()
}
"""The facts of the shared vocabulary with their fields."""


def fact_fields(kind: str) -> frozenset[str] | None:
    """Return the fields that a fact called *kind* can have, None when there is no such fact."""
    shared = SHARED_FACTS.get(kind)
    made = KINDS.get(kind)
    if made is None:
        return shared
    own = {name.rstrip("_") for name in made.__dataclass_fields__}
    return frozenset(own - {"to", "rule", "because"}) | (shared or frozenset())


def question_names(rulebook: str, roles: frozenset[str]) -> frozenset[str] | None:
    """Return the keys an answer's mapping may use, None when the format does not know them."""
    questions = QUESTIONS.get(rulebook)
    return None if questions is None else questions | roles | COMMON_QUESTIONS
