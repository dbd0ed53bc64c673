"""Distributions of roles: those shipped, those administrators added, and those of one game."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import Distribution
from verteller.hosting.names import folded
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

LEAST: Final = 3
MOST: Final = 1000
"""Players a distribution is for. Source: wakkerdam, WAK-SYS-46, WAK-COMP-05."""

MAYOR_WORDS: Final = frozenset({"burgemeester", "mayor", "sindaco", "burgermeister"})
"""
Words in a list of roles that give the village a mayor, in every language, folded.

Source: wakkerdam, WAK-SYS-38.
"""

_LINE: Final = re.compile(r"\s*(?:(\d{1,4})\s*[x*]?\s+)?(\S.*?)\s*", re.IGNORECASE)


def library(rulebook: str, size: int) -> tuple[Composition, ...]:
    """Return all distributions for exactly *size* players: shipped ones first, then added ones."""
    usual = tuple(each for each in shipped(rulebook) if len(each.roles) == size)
    added = Distribution.objects.filter(rulebook=rulebook, players=size).order_by("pk")
    return usual + tuple(
        read_stored([{"roles": each.roles, "mayor": each.mayor} for each in added])
    )


def read_roles(
    lines: Iterable[str], rulebook: str, words: Mapping[str, str] | None = None
) -> Composition:
    """
    Return the distribution that *lines* list: a role each, after a number where it is several.

    The word for mayor switches that office on; the number of players follows from the list.

    Args:
        words: Role ids by what roles are called in the writer's language, besides the ids.

    Raises:
        HostingError: ``unknown_role`` or ``distribution_size``.

    Source: wakkerdam, WAK-SYS-38, WAK-SYS-46, WAK-COMP-03 to -05.
    """
    dealt = dealt_roles(rulebook)
    known = {folded(role.replace("_", " ")): role for role in dealt}
    known |= {folded(word): role for word, role in find_rulebook(rulebook).aliases.items()}
    known |= {folded(word): role for word, role in (words or {}).items() if role in dealt}
    roles: dict[str, int] = {}
    mayor = False
    for line in filter(str.strip, lines):
        found = _LINE.fullmatch(line)
        word = folded(found[2].replace("_", " ")) if found else ""
        if word in MAYOR_WORDS:
            mayor = True
        elif found is None or word not in known:
            raise HostingError(Code.UNKNOWN_ROLE, given=line.strip()[:80])
        else:
            roles[known[word]] = roles.get(known[word], 0) + int(found[1] or 1)
    _check_size(sum(roles.values()))
    return Composition(_spelt_out(roles), mayor)


@in_one_transaction
def add_distribution(composition: Composition, rulebook: str, at: datetime) -> Distribution:
    """
    Add a distribution to the library.

    Raises:
        HostingError: ``unknown_role`` or ``distribution_size``.

    Source: wakkerdam, WAK-SYS-38.
    """
    check(composition, rulebook)
    return Distribution.objects.create(
        rulebook=rulebook,
        players=len(composition.roles),
        mayor=composition.mayor,
        roles=counted(composition),
        created_at=at,
    )


def check(composition: Composition, rulebook: str) -> None:
    """
    Refuse a distribution that no game can be played with.

    Raises:
        HostingError: ``unknown_role``, ``distribution_size`` or ``role_limit``.
    """
    known = dealt_roles(rulebook)
    for role in composition.roles:
        if role not in known:
            raise HostingError(Code.UNKNOWN_ROLE, given=role)
    _check_size(len(composition.roles))
    for limit in find_rulebook(rulebook).limits:
        if limit.broken_by(composition.roles):
            raise HostingError(Code.ROLE_LIMIT, given=", ".join(sorted(limit.roles)))


def dealt_roles(rulebook: str) -> tuple[str, ...]:
    """Return the roles that somebody can have from the start, in the rulebook's own order."""
    book = find_rulebook(rulebook)
    return tuple(role for role in book.roles if role not in book.never_dealt)


def counted(composition: Composition) -> dict[str, int]:
    """Return how often each role occurs, in the order of the roles' names."""
    roles = composition.roles
    return {role: roles.count(role) for role in sorted(set(roles))}


def to_stored(composition: Composition) -> dict[str, Any]:
    """Return *composition* as `read_stored` reads it."""
    return {"roles": counted(composition), "mayor": composition.mayor}


def read_stored(stored: Sequence[Mapping[str, Any]]) -> tuple[Composition, ...]:
    """Return distributions as they stand in files and columns: counts by role, and the mayor."""
    return tuple(
        Composition(_spelt_out(each["roles"]), bool(each.get("mayor", False))) for each in stored
    )


def _spelt_out(roles: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(role for role in sorted(roles) for _ in range(roles[role]))


def _check_size(players: int) -> None:
    if not LEAST <= players <= MOST:
        raise HostingError(Code.DISTRIBUTION_SIZE, players=players, least=LEAST, most=MOST)


@cache
def shipped(rulebook: str) -> tuple[Composition, ...]:
    """Read the library that comes with the rulebook. Source: wakkerdam, WAK-COMP-01."""
    file = files("verteller.hosting").joinpath("distributions", f"{rulebook}.yaml")
    if not file.is_file():
        return ()
    return read_stored(yaml.safe_load(file.read_text(encoding="utf-8")))
