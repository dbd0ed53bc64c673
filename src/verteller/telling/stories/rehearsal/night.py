"""Made-up moments that one player or one group reads."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from verteller.rules.facts import (
    AnswerTaken,
    Asked,
    Asleep,
    BodyguardOf,
    Enchanted,
    Fact,
    Fellows,
    HasBodyguard,
    InLove,
    LearnedConscience,
    LearnedRole,
    Overheard,
    Part,
    Robbed,
    RoleChanged,
    RoleTold,
    Seat,
    Victims,
    Warned,
)
from verteller.rules.registry import rulebooks
from verteller.telling.stories.moments import STORIED
from verteller.telling.stories.rehearsal.stage import Facts, Seats, died, seats, stated

BYSTANDERS: Final = 3
"""So many others live in the village of a private moment."""

ME: Final = (Seat(0),)


@dataclass(frozen=True, slots=True)
class Night:
    """
    A private moment.

    Args:
        a: The reader, and his group. b: Whom it is about.
    """

    a: Seats
    b: Seats

    @property
    def others(self) -> Seats:
        """Everybody but the reader."""
        return seats(1, len(self.a) + len(self.b) + BYSTANDERS - 1)

    def asked(self, question: str) -> Fact:
        """Ask the reader something."""
        options = self.others if question in _ABOUT_OTHERS else (*ME, *self.others)
        names = ("heal", "poison") if question == "witch" else ("target",)
        most = {"cupid": 2, "magician": 2, "piper": 2, "guilt": len(options)}.get(question, 1)
        least = 0 if question == "witch" else min(most, 2 if question in _PAIRS else 1)
        parts = tuple(Part(name=name, options=options, least=least, most=most) for name in names)
        return Asked(to=ME, question=question, parts=parts)

    def answered(self, question: str, targets: Seats) -> Fact:
        """Give the reader a receipt."""
        choice = tuple(("target", seat) for seat in targets)
        return AnswerTaken(to=ME, player=Seat(0), question=question, choice=choice)

    def fellows(self, group: str) -> Fact:
        """Show the reader his group."""
        return Fellows(to=ME, group=group, players=self.a)


_ABOUT_OTHERS: Final = frozenset({"thief", "client", "sandman", "seer", "priest", "shoot", "pack"})
_PAIRS: Final = frozenset({"cupid", "magician"})
_QUESTIONS: Final = {
    "white_werewolf": "alone",
    "mayor": "testament",
    "scapegoat": "guilt",
    "hunter": "shoot",
    "werewolf": "pack",
}
"""The question of a key that is not called like it."""
_GROUPS: Final = {"werewolf": "pack", "vampire": "vampires", "piper": "pipers"}
_WOKEN: Final = frozenset({"woken", "woken_by_night", "woken_by_day"})

_NOBODY: Final[Seats] = ()
_ANSWERED: Final[Mapping[str, Callable[[Night], Seats]]] = {
    "blank": lambda _: _NOBODY,
    "done_self": lambda _: ME,
    "marked_self": lambda _: ME,
    "locked_self": lambda _: ME,
    "self_linked": lambda night: (*ME, *night.b),
    "self_swapped": lambda night: (*ME, *night.b),
    "done": lambda night: night.b,
    "two_linked": lambda night: night.b,
    "two_swapped": lambda night: night.b,
    "marked_other": lambda night: night.b,
    "locked_other": lambda night: night.b,
    "guilt_given": lambda night: night.b,
    "successor_chosen": lambda night: night.b,
    "shot_by_night": lambda night: night.b,
    "shot_by_day": lambda night: night.b,
}
"""Moments that receipts tell: whom the reader has named."""


def private(key: str, name: str, night: Night) -> tuple[Facts, Facts]:
    """
    Return what the reader hears at a private moment, and what he heard before.

    Raises:
        LookupError: There is no such moment.
    """
    question = _QUESTIONS.get(key, key)
    if name in _ANSWERED:
        return (night.answered(question, _ANSWERED[name](night)),), ()
    if key == "witch":
        return _witch(name, night), ()
    if key == "innocent_girl":
        return _overheard(name, night), ()
    if name in _WOKEN:
        fellows = (night.fellows(_GROUPS[key]),) if key in _GROUPS else ()
        return (*fellows, night.asked(question)), ()
    if key in _GROUPS and name not in _LEARNED:
        return _ballot(_GROUPS[key], name, night), (night.fellows(_GROUPS[key]),)
    return _told(key, name, night)


def _ballot(group: str, name: str, night: Night) -> Facts:
    if not night.b:
        reason = "tie" if name == "tie" else "nobody"
        return (stated("chosen", ME, ballot=group, player=None, reason=reason),)
    return tuple(stated("chosen", ME, ballot=group, player=seat) for seat in night.b)


def _witch(name: str, night: Night) -> Facts:
    if name == "woken_unknowing":
        return (night.asked("witch"),)
    if name.startswith("woken"):
        victims = (*ME, *night.b) if name == "woken_as_victim" else night.b
        return Victims(to=ME, players=victims), night.asked("witch")
    saved = ME if "saved_self" in name else night.b[:1] if "saved_other" in name else ()
    killed = night.b[-1:] if "killed" in name else ()
    healed, poisoned = (one[0] if one else None for one in (saved, killed))
    return (stated("potions_used", ME, healed=healed, poisoned=poisoned),)


def _overheard(name: str, night: Night) -> Facts:
    ballot = name.partition("_")[0]
    counts = tuple((seat, 2.0) for seat in night.b)
    chosen = night.b[0] if night.b else None
    return (Overheard(to=ME, ballot=ballot, counts=counts, blank=2 - len(night.b), chosen=chosen),)


def _told(key: str, name: str, night: Night) -> tuple[Facts, Facts]:
    """Return what somebody is told about himself or others."""
    if name in _LEARNED:
        about = night.b[0] if night.b else Seat(0)
        return (_LEARNED[name](about),), ()
    if name == "robbed":
        return (Robbed(to=ME), _becomes("villager")), ()
    before = RoleTold(to=ME, role=key, faction="villagers"), night.answered(key, night.b)
    grave = tuple(died(night.b, None, _BECOME[name])) if name == "dug_up" else ()
    return (_becomes(_BECOME[name]),), (*before, *grave)


_BECOME: Final = {
    "became_villager": "villager",
    "stolen": "seer",
    "grown": "werewolf",
    "dug_up": "healer",
}
_LEARNED: Final[Mapping[str, Callable[[Seat], Fact]]] = {
    "in_love": lambda about: InLove(to=ME, with_=about),
    "hired": lambda about: HasBodyguard(to=ME, player=about),
    "hired_by": lambda about: BodyguardOf(to=ME, player=about),
    "asleep": lambda _: Asleep(to=ME),
    "enchanted": lambda _: Enchanted(to=ME),
    "warned": lambda _: Warned(to=ME),
    "role_seen": lambda about: LearnedRole(to=ME, about=about, role="werewolf"),
    "burns": lambda about: LearnedConscience(to=ME, about=about, impure=True),
    "does_not_burn": lambda about: LearnedConscience(to=ME, about=about, impure=False),
}


def deal(role: str) -> Fact:
    """Return what the holder of a role is told at the deal."""
    return RoleTold(to=ME, role=role, faction=_faction(role))


def _becomes(role: str) -> Fact:
    return RoleChanged(to=ME, role=role, faction=_faction(role))


def _faction(role: str) -> str:
    books = (book for key, book in rulebooks().items() if key in STORIED)
    known = (book.roles[role] for book in books if role in book.roles)
    return str(next(known, ""))
