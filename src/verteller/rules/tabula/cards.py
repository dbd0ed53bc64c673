"""Which cards are played with how many players (Voorbereiding, Speciale Personages)."""

from collections.abc import Sequence

from verteller.rules.errors import SetupError
from verteller.rules.tabula.roles import ROLES
from verteller.rules.tabula.village import SEER, WEREWOLF

LEAST, MOST = 8, 24
"""How many players there are. Source: tabula, TAB-SET-01."""

BASIC = (WEREWOLF, "villager", SEER)
"""The characters of the basic game. Source: tabula, Voorbereiding, TAB-CMP-01."""

THIRD_WOLF = 16
"""From so many players on there are three werewolves. Source: TAB-CMP-03, TAB-AMB-35."""


def wolves_for(players: int) -> int:
    """Return with how many werewolves so many play. Source: tabula, TAB-CMP-03."""
    return 3 if players >= THIRD_WOLF else 2


def too_few_for(roles: Sequence[str]) -> tuple[str, ...]:
    """
    Return the characters among *roles* that are recommended only for more players.

    Source: tabula, Speciale Personages, TAB-CMP-04.
    """
    return tuple(key for key, role in ROLES.items() if key in roles and len(roles) < role.least)


def check(roles: Sequence[str], *, strict: bool) -> None:
    """
    Refuse *roles* that the rules do not allow together.

    Args:
        roles: One a player.
        strict: Whether the recommended numbers of players are binding.

    Raises:
        SetupError: ``role_limit`` with the roles at fault, the least and the most of them, or
            ``role_minimum`` with the role and the number of players it needs.

    Source: tabula, Voorbereiding, Inhoud, TAB-CMP-01 to -05, TAB-SET-03, TAB-AMB-01, -35.
    """
    players = len(roles)
    wolves = wolves_for(players)
    _limit(roles, (WEREWOLF,), wolves, wolves)
    _limit(roles, (SEER,), 1, 1)
    for key, role in ROLES.items():
        _limit(roles, (key,), 0, role.cards)
    if "freemason" in roles:
        pair = ROLES["freemason"].cards
        _limit(roles, ("freemason",), pair, pair)
    if players == LEAST:
        special = tuple(sorted(ROLES.keys() - set(BASIC)))
        _limit(roles, special, 0, 0)
    for role_key in too_few_for(roles) if strict else ():
        least = ROLES[role_key].least
        raise SetupError("role_minimum", role=role_key, least=least, players=players)


def _limit(roles: Sequence[str], counted: tuple[str, ...], least: int, most: int) -> None:
    if not least <= sum(1 for role in roles if role in counted) <= most:
        raise SetupError("role_limit", roles=counted, least=least, most=most)
