"""The parts of a mail to one player or group, out of facts that only they hear."""

from collections.abc import Iterator, Sequence
from typing import Final

from verteller.rules.facts import (
    AnswerTaken,
    Asked,
    Asleep,
    BodyguardOf,
    Enchanted,
    Fact,
    HasBodyguard,
    InLove,
    LearnedConscience,
    LearnedRole,
    Overheard,
    Robbed,
    RoleChanged,
    RoleTold,
    Seat,
    Victims,
    Warned,
)
from verteller.telling.stories.answers import answered
from verteller.telling.stories.heard import Heard, Part, player_of, seats_in
from verteller.telling.stories.moments import ANY_ROLE, DEAL

_CHOSEN: Final = "chosen"
_POTIONS_USED: Final = "potions_used"

_WOKEN: Final = {
    "thief": "thief",
    "cupid": "cupid",
    "client": "client",
    "grave_robber": "grave_robber",
    "sandman": "sandman",
    "healer": "healer",
    "seer": "seer",
    "priest": "priest",
    "harlot": "harlot",
    "seductress": "seductress",
    "psychopath": "psychopath",
    "magician": "magician",
    "raven": "raven",
    "sheriff": "sheriff",
    "warner": "warner",
    "alone": "white_werewolf",
    "testament": "mayor",
    "guilt": "scapegoat",
}
"""Whose story a question begins."""

_GROUPS: Final = {"pack": "pack", "vampire": "vampires", "piper": "pipers"}
"""A group's name by its question."""
_OF_GROUP: Final = {"pack": "werewolf", "vampires": "vampire", "pipers": "piper"}
"""The key of a group's moments."""


def private_parts(facts: Sequence[Fact], heard: Heard) -> Iterator[Part]:
    """
    Return the parts of a private mail in the order of its facts, none twice.

    Args:
        facts: What the reader hears in this mail and not everybody does, in order.
        heard: What he heard before; it takes these in.
    """
    if heard.reader is None:
        return
    told: set[Part] = set()
    for part in _Private(facts, heard, heard.reader).parts():
        if part not in told:
            told.add(part)
            yield part


class _Private:
    """The private facts of one mail."""

    def __init__(self, facts: Sequence[Fact], heard: Heard, reader: Seat) -> None:
        self.facts = facts
        self.heard = heard
        self.reader = reader
        self.victims: tuple[Seat, ...] | None = None
        self.was_robbed = any(isinstance(fact, Robbed) for fact in facts)

    def parts(self) -> Iterator[Part]:
        for fact in self.facts:
            yield from self._parts(fact)
            self.heard.hear(fact)

    def _part(
        self,
        key: str,
        moment: str,
        *b: Seat,
        role: str = "",
        is_ordered: bool = False,
    ) -> Part:
        roles = tuple((seat, role) for seat in b) if role else ()
        return Part(key, (moment,), (self.reader,), b, is_ordered, roles)

    def _parts(self, fact: Fact) -> Iterator[Part]:
        match fact:
            case RoleTold(role=role):
                own = ((self.reader, role),)
                yield Part(DEAL, (role, ANY_ROLE), (self.reader,), roles=own)
            case RoleChanged():
                yield from self._role_changed(fact)
            case Asked():
                yield from self._woken(fact)
            case AnswerTaken() if fact.player == self.reader:
                yield from answered(fact, self.heard)
            case LearnedRole(about=about, role=role):
                yield self._part("seer", "role_seen", about, role=role)
            case LearnedConscience(about=about, impure=impure):
                yield self._part("priest", "burns" if impure else "does_not_burn", about)
            case Overheard(ballot=ballot, chosen=chosen):
                yield from self._overheard(ballot, chosen)
            case Victims(players=players):
                self.victims = players
            case _:
                yield from self._state(fact)

    def _state(self, fact: Fact) -> Iterator[Part]:
        match fact:
            case InLove(with_=beloved):
                yield self._part("cupid", "in_love", beloved)
            case HasBodyguard(player=guard):
                yield self._part("client", "hired", guard)
            case BodyguardOf(player=client):
                yield self._part("client", "hired_by", client)
            case Asleep():
                yield self._part("sandman", "asleep")
            case Enchanted():
                yield self._part("piper", "enchanted")
            case Warned():
                yield self._part("warner", "warned")
            case Robbed():
                yield self._part("thief", "robbed")
            case _ if fact.kind == _CHOSEN:
                yield from self._chosen(fact)
            case _ if fact.kind == _POTIONS_USED:
                yield from self._potions(fact)
            case _:
                pass

    def _role_changed(self, fact: RoleChanged) -> Iterator[Part]:
        """Tell how a role came, from what the reader was and what he answered since."""
        if self.was_robbed:
            return
        before, now = self.heard.role, fact.role
        if before == "thief":
            target = seats_in(self.heard.receipts.get("thief", ()))[:1]
            if now == "villager":
                yield self._part("thief", "became_villager", *target)
            elif target:
                yield self._part("thief", "stolen", *target, role=now)
        elif (before, now) == ("cub", "werewolf"):
            yield self._part("cub", "grown")
        elif before == "grave_robber":
            for grave in seats_in(self.heard.receipts.get("grave_robber", ()))[:1]:
                yield self._part("grave_robber", "dug_up", grave, role=now)

    def _woken(self, fact: Asked) -> Iterator[Part]:
        question = fact.question
        if question in _WOKEN:
            yield self._part(_WOKEN[question], "woken")
        elif question in _GROUPS:
            group = _GROUPS[question]
            yield Part(_OF_GROUP[group], ("woken",), self._group(group))
        elif question == "shoot":
            yield self._part("hunter", f"woken_by_{self._time()}")
        elif question == "witch":
            yield self._witch_woken()

    def _witch_woken(self) -> Part:
        if self.victims is None:
            return self._part("witch", "woken_unknowing")
        others = tuple(seat for seat in self.victims if seat != self.reader)
        is_victim = len(others) < len(self.victims)
        return self._part("witch", "woken_as_victim" if is_victim else "woken", *others)

    def _overheard(self, ballot: str, chosen: Seat | None) -> Iterator[Part]:
        if ballot not in ("pack", "vampires"):
            return
        if chosen is None:
            yield self._part("innocent_girl", f"{ballot}_without_victim")
        else:
            yield self._part("innocent_girl", f"{ballot}_overheard", chosen)

    def _chosen(self, fact: Fact) -> Iterator[Part]:
        """Tell a group what came of its ballot; two enchanted players are one part."""
        ballot = getattr(fact, "ballot", "")
        if ballot not in _OF_GROUP:
            return
        key, group = _OF_GROUP[ballot], self._group(ballot)
        facts = [f for f in self.facts if f.kind == _CHOSEN and getattr(f, "ballot", "") == ballot]
        chosen = tuple(player_of(f) for f in facts if getattr(f, "player", None) is not None)
        if not chosen:
            reason = getattr(fact, "reason", None)
            yield Part(key, ("tie" if reason == "tie" else "nobody",), group)
        elif ballot == "pipers":
            moment = "one_enchanted" if len(chosen) == 1 else "two_enchanted"
            yield Part(key, (moment,), group, chosen)
        else:
            yield Part(key, ("chosen",), group, chosen)

    def _potions(self, fact: Fact) -> Iterator[Part]:
        healed: Seat | None = getattr(fact, "healed", None)
        poisoned: Seat | None = getattr(fact, "poisoned", None)
        killed = () if poisoned is None else (poisoned,)
        if healed is None:
            yield self._part("witch", "killed" if killed else "nothing", *killed)
        elif healed == self.reader:
            moment = "saved_self_and_killed" if killed else "saved_self"
            yield self._part("witch", moment, *killed)
        else:
            moment = "saved_other_and_killed" if killed else "saved_other"
            yield self._part("witch", moment, healed, *killed, is_ordered=True)

    def _group(self, group: str) -> tuple[Seat, ...]:
        return self.heard.fellows.get(group, (self.reader,))

    def _time(self) -> str:
        return "night" if self.heard.is_night else "day"
