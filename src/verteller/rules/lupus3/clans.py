"""Who knows whom from the start."""

from collections.abc import Iterator

from verteller.rules.facts import Fact, Fellows, LearnedRole, Seat
from verteller.rules.lupus3.village import Village

CLANS = ("mason", "wolves", "possessed", "devils")
"""The clans 1 to 4; Kidnappers and Reds know nobody. Source: lupus 3.0, Table, LU3-GEN-11."""


def introduce(village: Village) -> Iterator[Fact]:
    """
    Tell every clan its members; in clans of several roles also who has which.

    Source: lupus 3.0, Table, LU3-GEN-11, LU3-SYS-22, LU3-AMB-46.
    """
    for clan in CLANS:
        members = tuple(seat for seat in village.seats if village.nature(seat).clan == clan)
        if members:
            yield Fellows(to=members, group=clan, players=members, rule="LU3-GEN-11")
            if clan != "mason" and village.options["clan_knowledge"] == "roles":
                yield from _tell_roles(village, members)


def _tell_roles(village: Village, members: tuple[Seat, ...]) -> Iterator[Fact]:
    for seat in members:
        for other in members:
            if other != seat:
                role = village.roles[other]
                yield LearnedRole(to=(seat,), about=other, role=role, rule="LU3-GEN-11")
