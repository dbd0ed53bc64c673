"""What somebody is, and what he has known from the start, as his own facts say."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from verteller.rules.errors import SetupError
from verteller.rules.facts import BecameGhost, RoleChanged, RoleTold, Seat
from verteller.rules.registry import find_rulebook
from verteller.rules.views import View
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.web.play.turns import Turn
from verteller.web.wording import say

FROM_THE_START: Final = frozenset(
    {"fellows", "learned_role", "proposition", "in_love", "bodyguard_of", "has_bodyguard"}
)
"""Kinds of fact that go on being worth knowing."""
SINCE: Final = frozenset({"defeated", "secondary_goal"})
"""Those that do whenever they were told."""


@dataclass(frozen=True, slots=True)
class Line:
    """A property, and what it is, both in words."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Standing:
    """
    What somebody is.

    Args:
        lines: His role, faction, aura and so on, as far as his rulebook has them.
        power: What his supernatural power does, if he has one.
        start: What he was told at the start about others, or was given to think about, and
            later what he is to play for.

    Source: tempo reale, LTR-SYS-10; lupus 3.0, LU3-SYS-22, LU3-SYS-23.
    """

    lines: tuple[Line, ...]
    power: str
    start: tuple[Paragraph, ...]


def standing_of(now: View, start: Turn, seat: Seat | None, teller: Teller) -> Standing:
    """Return what whoever sits at *seat* is, and was told in the turn *start*."""
    power = _power(now)
    lines = [
        Line(say("knows-role"), teller.role_name(now.role)) if now.role else None,
        Line(say("knows-faction"), teller.faction_name(now.faction)) if now.faction else None,
        *(
            Line(say(f"knows-{name}"), say(f"trait-{name}-{value}"))
            for name, value in _traits(now, teller.rulebook).items()
        ),
        Line(say("knows-state"), say(f"knows-{_state(now, seat)}")),
        Line(say("knows-power"), teller.voice.power(power)) if power else None,
    ]
    message = f"power-{power}"
    words = teller.voice.words
    has_story = bool(power) and words.has(message, "story")
    known = [each.fact for each in start.told if each.fact.kind in FROM_THE_START]
    known += [each.fact for each in now.told if each.fact.kind in SINCE]
    return Standing(
        tuple(line for line in lines if line is not None),
        words.say(message, "story") if has_story else "",
        tuple(teller.facts(known)),
    )


def _state(now: View, seat: Seat | None) -> str:
    if seat in now.exiled:
        return "exiled"
    if seat in now.dead:
        return "ghost" if _power(now) else "dead"
    return "living"


def _power(now: View) -> str:
    """Return the supernatural power he was given, empty for none."""
    powers = [each.fact.power for each in now.told if isinstance(each.fact, BecameGhost)]
    return powers[-1] if powers else ""


def _traits(now: View, rulebook: str) -> Mapping[str, str]:
    """Return the properties of the last role of his that has any: a Ghost keeps those he had."""
    try:
        traits = find_rulebook(rulebook).traits
    except SetupError:
        return {}
    roles = [each.fact.role for each in now.told if isinstance(each.fact, RoleTold | RoleChanged)]
    return next((traits[role] for role in reversed(roles) if role in traits), {})
