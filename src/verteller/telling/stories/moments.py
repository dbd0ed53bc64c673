"""
The moments that have a story: by key and name, with their groups A and B.

Source: wakkerdam, 1.7, the table of moments.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from verteller.telling.stories.size import Size

Sizes = tuple[int, ...]

NONE: Final[Sizes] = (0,)
ONE: Final[Sizes] = (1,)
TWO: Final[Sizes] = (2,)
AT_MOST_ONE: Final[Sizes] = (0, 1)
ONE_OR_TWO: Final[Sizes] = (1, 2)
MANY: Final = 7
"""Stands for any number of players there is no other reason to try."""
SOME: Final[Sizes] = (1, 2, 3, MANY)
ANY: Final[Sizes] = (0, 1, 2, 3, MANY)

STORIED: Final = frozenset({"wakkerdam"})
"""The rulebooks these are the moments of; games of any other are told by their facts alone."""

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
        knows_roles: The groups (``a``, ``b``) whose roles its reader may know by then, from
            the moment's own facts or from graves; the roles of any other are a secret.
        has_deadline: Whether its reader may know of a deadline; everybody does only of a
            round in which everybody is asked.

    Source: wakkerdam, WAK-SYS-51, 1.7.
    """

    key: str
    name: str
    a: Sizes
    b: Sizes
    about_a: str
    about_b: str = ""
    public: bool = False
    shows_role: bool = False
    knows_roles: frozenset[str] = frozenset()
    has_deadline: bool = True

    def sizes(self, group: str) -> Sizes:
        """Return the sizes of group ``a`` or ``b``."""
        return self.a if group == "a" else self.b

    def can_be(self, group: str, size: Size) -> bool:
        """Tell whether a story that wants *size* players in a group is ever told."""
        sizes = self.sizes(group)
        if any(size.admits(each) for each in sizes):
            return True
        # Where seven are tried there may be any number, and five as well.
        return MANY in sizes and min(sizes) <= size.sure


def _public() -> Iterator[Moment]:
    nobody, graves = frozenset[str](), frozenset("b")
    everybody = Moment("general", "opening", SOME, NONE, "all", public=True, has_deadline=False)
    yield everybody
    for key, name, b, about_b, roles in (
        ("general", "morning", ANY, "who is found dead; nobody else has died", graves),
        (
            *("general", "morning_chain", ANY),
            *("who is found dead; others died as the next part tells", graves),
        ),
        ("general", "chain_death", SOME, "who died in a chain, of no cause told elsewhere", graves),
        ("general", "removed", SOME, "who has been taken out of the game", graves),
        ("general", "night", NONE, "", nobody),
        ("pyre", "intro", ANY, "who died this morning", graves),
        ("pyre", "result", ONE, "who burned", graves),
        ("pyre", "result_chain", ONE, "who is condemned; who dies, the next part tells", graves),
        ("pyre", "no_victim", NONE, "", nobody),
        ("mayor", "succession", ONE_OR_TWO, "the new mayor, then the old one", nobody),
        ("mayor", "election_intro", AT_MOST_ONE, "the old mayor", graves),
        ("mayor", "election_result", AT_MOST_ONE, "the new mayor", nobody),
        ("cupid", "heartbreak", SOME, "who died of heartbreak", graves),
        ("hunter", "dead", SOME, "who was shot", graves),
        ("client", "bodyguard_dies", TWO, "the bodyguard who died, then the client", nobody),
        ("raven", "announced", SOME, "who is marked", nobody),
        ("sheriff", "announced", SOME, "who is locked up", nobody),
        ("scapegoat", "burned", ONE, "the scapegoat who burned", graves),
        ("scapegoat", "burned_chain", ONE, "the scapegoat; who dies, the next part tells", graves),
        ("scapegoat", "guilt_announced", SOME, "the guilty", nobody),
        ("village_idiot", "discovered", ONE, "the idiot", graves),
        ("village_elder", "dead_by_night", ANY, "the elders, as far as roles are shown", graves),
        ("village_elder", "dead_by_day", ANY, "the elders, as far as roles are shown", graves),
    ):
        has_deadline = (key, name) in _BEFORE_A_VOTE
        yield Moment(
            *(key, name, ANY, b, "the living", about_b),
            public=True,
            knows_roles=roles,
            has_deadline=has_deadline,
        )
    for name in VICTORIES.values():
        winners = NONE if name == "draw" else SOME
        yield Moment(
            *("victory", name, winners, ANY, "the winners", "who lost alive"),
            public=True,
            knows_roles=frozenset("ab"),
            has_deadline=False,
        )


_BEFORE_A_VOTE: Final = frozenset(
    {
        *(("general", name) for name in ("morning", "morning_chain", "chain_death", "removed")),
        *(("mayor", name) for name in ("succession", "election_intro", "election_result")),
        *(("pyre", "intro"), ("cupid", "heartbreak"), ("hunter", "dead")),
        *(("raven", "announced"), ("sheriff", "announced")),
        ("village_elder", "dead_by_night"),
    }
)
"""Moments to all that stand in mails which may ask everybody something."""


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
    yield Moment(DEAL, ANY_ROLE, ONE, NONE, "the player", knows_roles=frozenset("a"))
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
        is_dead = key == "grave_robber"
        roles = frozenset("b" if is_dead else "")
        yield Moment(key, "done", ONE, ONE, "the player", "the target", knows_roles=roles)
    for key in ("werewolf", "vampire", "piper"):
        yield Moment(key, "woken", SOME, NONE, "the group, the reader among them")
        yield Moment(key, "tie", SOME, NONE, "the group, the reader among them")
        yield Moment(key, "nobody", SOME, NONE, "the group, the reader among them")
    for key, name, b, about_b in _OF_ONE_ROLE:
        shows_role = about_b.endswith("with the role")
        roles = frozenset("b" if shows_role else "")
        yield Moment(
            *(key, name, ONE, b, "the player", about_b), shows_role=shows_role, knows_roles=roles
        )
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


def find_moment(key: str, name: str) -> Moment | None:
    """Return a moment; a role deal has one for every role."""
    return MOMENTS.get((key, ANY_ROLE) if key == DEAL else (key, name))
