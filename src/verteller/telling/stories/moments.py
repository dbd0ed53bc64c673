"""
The moments that have a story: by key and name, with their groups A and B.

Source: wakkerdam, 1.7, the table of moments.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

Sizes = tuple[int, ...]

NONE: Final[Sizes] = (0,)
ONE: Final[Sizes] = (1,)
TWO: Final[Sizes] = (2,)
AT_MOST_ONE: Final[Sizes] = (0, 1)
ONE_OR_TWO: Final[Sizes] = (1, 2)
SOME: Final[Sizes] = (1, 2, 3, 7)
ANY: Final[Sizes] = (0, 1, 2, 3, 7)

DEAL: Final = "deal"
"""The key of the role deal, whose moments are the roles and, for all of them, ``any``."""
ANY_ROLE: Final = "any"


@dataclass(frozen=True, slots=True)
class Moment:
    """
    A moment of the game that is told as a story.

    Args:
        key: A role, or ``general``, ``pyre``, ``mayor``, ``deal``, ``victory``.
        name: What happens.
        a, b: Sizes its groups can have, as far as a check tries them.
        about_a, about_b: Who they are.
        public: Whether everybody reads it; such a story may name nothing that only some know.
        shows_role: Whether the roles of group B are always known to the reader.
    """

    key: str
    name: str
    a: Sizes
    b: Sizes
    about_a: str
    about_b: str = ""
    public: bool = False
    shows_role: bool = False


def _public() -> Iterator[Moment]:
    yield Moment("general", "opening", SOME, NONE, "all", public=True)
    for key, name, b, about_b in (
        ("general", "morning", ANY, "who is found dead; nobody else has died"),
        ("general", "morning_chain", ANY, "who is found dead; others died as the next part tells"),
        ("general", "chain_death", SOME, "who died in a chain, of no cause told elsewhere"),
        ("general", "removed", SOME, "who has been taken out of the game"),
        ("general", "night", NONE, ""),
        ("pyre", "intro", ANY, "who died this morning"),
        ("pyre", "result", ONE, "who burned"),
        ("pyre", "result_chain", ONE, "who is condemned; who dies, the next part tells"),
        ("pyre", "no_victim", NONE, ""),
        ("mayor", "succession", ONE_OR_TWO, "the new mayor, then the old one"),
        ("mayor", "election_intro", AT_MOST_ONE, "the old mayor"),
        ("mayor", "election_result", AT_MOST_ONE, "the new mayor"),
        ("cupid", "heartbreak", SOME, "who died of heartbreak"),
        ("hunter", "dead", SOME, "who was shot"),
        ("client", "bodyguard_dies", TWO, "the bodyguard who died, then the client"),
        ("raven", "announced", SOME, "who is marked"),
        ("sheriff", "announced", SOME, "who is locked up"),
        ("scapegoat", "burned", ONE, "the scapegoat who burned"),
        ("scapegoat", "burned_chain", ONE, "the scapegoat; who dies, the next part tells"),
        ("scapegoat", "guilt_announced", SOME, "the guilty"),
        ("village_idiot", "discovered", ONE, "the idiot"),
        ("village_elder", "dead_by_night", ANY, "the elders, as far as roles are shown"),
        ("village_elder", "dead_by_day", ANY, "the elders, as far as roles are shown"),
    ):
        yield Moment(key, name, ANY, b, "the living", about_b, public=True)
    for name in VICTORIES.values():
        winners = NONE if name == "draw" else SOME
        yield Moment("victory", name, winners, ANY, "the winners", "who lost alive", public=True)


VICTORIES: Final = {
    "draw": "draw",
    "villagers": "villagers",
    "wolves": "wolves",
    "vampires": "vampires",
    "pipers": "pipers",
    "lovers": "lovers",
    "client_and_bodyguard": "client_and_bodyguard",
    "combination": "combination",
    "psychopath": "psychopath",
    "white_werewolf": "white_werewolf",
    "own": "own",
}
"""The victory's moment by faction, or for a winner of team Own by his role."""


def _private() -> Iterator[Moment]:
    yield Moment(DEAL, ANY_ROLE, ONE, NONE, "the player")
    for key in (
        *("thief", "cupid", "client", "grave_robber", "sandman", "healer", "seer", "priest"),
        *("harlot", "seductress", "psychopath", "white_werewolf", "magician", "raven"),
        *("sheriff", "warner", "scapegoat", "mayor"),
    ):
        yield Moment(key, "woken", ONE, NONE, "the player")
        yield Moment(key, "blank", ONE, NONE, "the player")
    for key in (
        *("grave_robber", "sandman", "healer", "harlot", "seductress", "psychopath"),
        *("white_werewolf", "warner"),
    ):
        yield Moment(key, "done", ONE, ONE, "the player", "the target")
    for key in ("werewolf", "vampire", "piper"):
        yield Moment(key, "woken", SOME, NONE, "the group, the reader among them")
        yield Moment(key, "tie", SOME, NONE, "the group, the reader among them")
        yield Moment(key, "nobody", SOME, NONE, "the group, the reader among them")
    for key, name, b, about_b in _OF_ONE_ROLE:
        shows_role = about_b.endswith("with the role")
        yield Moment(key, name, ONE, b, "the player", about_b, shows_role=shows_role)
    for key, name, b, about_b in (
        ("werewolf", "chosen", ONE, "the victim"),
        ("vampire", "chosen", ONE, "the victim"),
        ("piper", "one_enchanted", ONE, "the enchanted"),
        ("piper", "two_enchanted", TWO, "the enchanted"),
    ):
        yield Moment(key, name, SOME, b, "the group, the reader among them", about_b)


_OF_ONE_ROLE: Final = (
    ("thief", "became_villager", AT_MOST_ONE, "whom he tried to rob"),
    ("thief", "stolen", ONE, "who was robbed, with the role"),
    ("thief", "robbed", NONE, ""),
    ("cupid", "two_linked", TWO, "the lovers"),
    ("cupid", "self_linked", ONE, "his own beloved"),
    ("cupid", "in_love", ONE, "the beloved"),
    ("client", "hired", ONE, "his bodyguard"),
    ("client", "hired_by", ONE, "his client"),
    ("cub", "grown", NONE, ""),
    ("grave_robber", "dug_up", ONE, "the dead, with the role"),
    ("sandman", "asleep", NONE, ""),
    ("healer", "done_self", NONE, ""),
    ("seer", "role_seen", ONE, "who was seen, with the role"),
    ("priest", "burns", ONE, "who was sprinkled"),
    ("priest", "does_not_burn", ONE, "who was sprinkled"),
    ("magician", "two_swapped", TWO, "the two"),
    ("magician", "self_swapped", ONE, "the other"),
    ("innocent_girl", "pack_overheard", ONE, "the victim"),
    ("innocent_girl", "pack_without_victim", NONE, ""),
    ("innocent_girl", "vampires_overheard", ONE, "the victim"),
    ("innocent_girl", "vampires_without_victim", NONE, ""),
    ("witch", "woken", ANY, "tonight's victims"),
    ("witch", "woken_as_victim", ANY, "tonight's other victims"),
    ("witch", "woken_unknowing", NONE, ""),
    ("witch", "saved_self", NONE, ""),
    ("witch", "saved_other", ONE, "who was saved"),
    ("witch", "killed", ONE, "who was poisoned"),
    ("witch", "saved_self_and_killed", ONE, "who was poisoned"),
    ("witch", "saved_other_and_killed", TWO, "who was saved, then who was poisoned"),
    ("witch", "nothing", NONE, ""),
    ("piper", "enchanted", NONE, ""),
    ("warner", "warned", NONE, ""),
    ("raven", "marked_self", NONE, ""),
    ("raven", "marked_other", ONE, "the marked"),
    ("sheriff", "locked_self", NONE, ""),
    ("sheriff", "locked_other", ONE, "who is to be locked up"),
    ("hunter", "woken_by_night", NONE, ""),
    ("hunter", "woken_by_day", NONE, ""),
    ("hunter", "shot_by_night", ONE, "the target"),
    ("hunter", "shot_by_day", ONE, "the target"),
    ("hunter", "blank", NONE, ""),
    ("scapegoat", "guilt_given", SOME, "whom he named"),
    ("mayor", "successor_chosen", ONE, "the successor"),
)

MOMENTS: Final = {(each.key, each.name): each for each in (*_public(), *_private())}
"""Every moment by key and name; the role deal's have each role's id besides ``any``."""
