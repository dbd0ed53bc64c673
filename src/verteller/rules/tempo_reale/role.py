"""What a role and a power are: who may act on whom, and how often."""

from dataclasses import dataclass

from verteller.rules.powers import ALTERNATE, DEAD, EVERY_NIGHT, LIVING, ONCE

__all__ = ["ALTERNATE", "DEAD", "EVERY_NIGHT", "LIVING", "ONCE", "Power", "Role", "Supernatural"]

VILLAGERS, WOLVES, NECROMANCERS = "villagers", "wolves", "necromancers"

WHITE, BLACK = "white", "black"


@dataclass(frozen=True, slots=True)
class Power:
    """
    What its holder may do at night, special or supernatural.

    Args:
        frequency: `EVERY_NIGHT`, `ALTERNATE` or `ONCE`.
        targets: The states in which somebody may be acted upon.
        second: The states in which a second character may be named, empty when none is.
        first_night: Whether it may be used in the first night.
        rule: The rule by which it is offered.

    Source: tempo reale, 3.7, 3.9, LTR-SYS-13.
    """

    frequency: str
    targets: tuple[str, ...]
    rule: str
    second: tuple[str, ...] = ()
    first_night: bool = True


@dataclass(frozen=True, slots=True)
class Role:
    """
    One of the roles that can appear.

    Args:
        key: Its id (``seer``).
        italian: The rulebook's own word (``Veggente``).
        faction: Whose victory it shares.
        aura: The colour of its aura.
        mystic: Whether it is mystic.
        source: Section of the rulebook and prefix of the rule ids.
        power: What its living holders may do at night, if anything.
        clan: The group whose members know each other from the start, if it is of one.

    Source: tempo reale, 3.7, LTR-SYS-10.
    """

    key: str
    italian: str
    faction: str
    aura: str
    mystic: bool
    source: str
    power: Power | None = None
    clan: str | None = None


@dataclass(frozen=True, slots=True)
class Supernatural:
    """
    One of the powers that a Ghost (Spettro) may have.

    Args:
        key: Its id (``vision``).
        italian: The rulebook's own word (``Visione``).
        mystic_only: Whether only a mystic can be given it.
        power: How it is used.
        source: Section of the rulebook and prefix of the rule ids.

    Source: tempo reale, 3.7, LTR-GHOST-02, -05.
    """

    key: str
    italian: str
    power: Power
    source: str
    mystic_only: bool = False
