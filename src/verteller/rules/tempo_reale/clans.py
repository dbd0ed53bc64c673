"""Who knows whom from the start (Conoscenze iniziali)."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Fellows, LearnedRole, Seat
from verteller.rules.tempo_reale.roles import ROLES
from verteller.rules.tempo_reale.village import Village

RULES = {
    "masons": "LTR-CLAN-01",
    "wolves": "LTR-CLAN-02",
    "henchmen": "LTR-CLAN-03",
    "occult": "LTR-CLAN-04",
    "necromancers": "LTR-CLAN-05",
    "minds": "LTR-CLAN-06",
}
"""The groups. Source: tempo reale, 3.8, LTR-CLAN-07: there is no other initial knowledge."""


def introduce(village: Village) -> Iterator[Fact]:
    """
    Tell every group its members; in groups of several roles also who has which.

    Source: tempo reale, 3.8, LTR-CLAN-01 to -07, LTR-MASON-01, LTR-WOLF-07, LTR-NECROMANCER-08,
    LTR-AMB-46.
    """
    for clan, rule in RULES.items():
        members = tuple(seat for seat in village.seats if clan_of(village, seat) == clan)
        if members:
            yield Fellows(to=members, group=clan, players=members, rule=rule)
            if village.options["clan_roles"] and clan in ("henchmen", "occult", "minds"):
                yield from _tell_roles(village, members, rule)


def _tell_roles(village: Village, members: tuple[Seat, ...], rule: str) -> Iterator[Fact]:
    for seat in members:
        for other in members:
            if other != seat:
                role = village.roles[other]
                yield LearnedRole(to=(seat,), about=other, role=role, rule=rule)


def clan_of(village: Village, seat: Seat) -> str | None:
    """
    Return the group that the role of *seat* belongs to, if any.

    Source: tempo reale, 3.6, LTR-GEN-03.
    """
    return ROLES[village.roles[seat]].clan
