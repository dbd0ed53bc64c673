"""The healer (Genezer): keeps one player alive through the night's attacks."""

from verteller.rules.facts import Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, healer: Seat) -> tuple[Seat, ...]:
    """Anybody, himself included, not the same twice running. Source: WAK-HEAL-03, -04."""
    return village.living


def protected(village: Village) -> dict[Seat, tuple[int, ...]]:
    """
    Return whom no attack can kill tonight, and by which answers.

    Source: wakkerdam, Genezer, WAK-HEAL-01, -02, -05.
    """
    shields: dict[Seat, tuple[int, ...]] = {}
    for _, targets, why in village.answers("healer"):
        for target in targets:
            shields[target] = (*shields.get(target, ()), *why)
    return shields


HEALER = Role(
    "healer",
    "Genezer",
    "villagers",
    phase="main",
    ask=each("healer", "healer", choices, rule="WAK-HEAL-01"),
    source="Genezer, WAK-HEAL",
)
