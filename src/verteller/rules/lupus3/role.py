"""What a role and a power are: a row of the rulebook's table."""

from dataclasses import dataclass

from verteller.rules.powers import ALTERNATE, DEAD, EVERY_NIGHT, LIVING, ONCE

__all__ = [
    "ALTERNATE",
    "BLACK",
    "BOTH",
    "DEAD",
    "EVERY_NIGHT",
    "FACTIONS",
    "LIVING",
    "ONCE",
    "RED",
    "WHITE",
    "Power",
    "Role",
]

WHITE, BLACK, RED = "white", "black", "red"
"""The colours of factions and of auras."""

FACTIONS = (WHITE, BLACK, RED)
"""Source: lupus 3.0, Table, LU3-GEN-14."""

BOTH = (LIVING, DEAD)


@dataclass(frozen=True, slots=True)
class Power:
    """
    What its holder may do at night.

    Args:
        frequency: `EVERY_NIGHT`, `ALTERNATE` (every two nights) or `ONCE`.
        targets: The states in which somebody may be acted upon.
        on_self: Whether its holder may use it on himself.

    Source: lupus 3.0, 2.2, Table, LU3-GEN-04, -12.
    """

    frequency: str
    targets: tuple[str, ...]
    on_self: bool = False


@dataclass(frozen=True, slots=True)
class Role:
    """
    One of the rows of the table.

    Args:
        key: Its id (``seer``).
        italian: The rulebook's own word (``Veggente``).
        faction: Whose victory it shares, as long as its holder is not transformed.
        aura: The colour that Seer and Medium see.
        rule: The id of its row; what it asks follows from it.
        power: What its living holders may do at night, if anything.
        clan: The group whose members know each other from the start, if it is of one.
        mystic: Whether the Mage sees it as mystic.
        vampirisable: Whether its holder can be bitten, or raised as Vampirised.
        acquirable: Whether a Necrophile can acquire its power.

    Source: lupus 3.0, Table, LU3-GEN-09 to -14.
    """

    key: str
    italian: str
    faction: str
    aura: str
    rule: str
    power: Power | None = None
    clan: str | None = None
    mystic: bool = False
    vampirisable: bool = True
    acquirable: bool = False
