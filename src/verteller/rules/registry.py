"""Finding rulebooks: ours and those of installed plugins, by entry point."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from verteller.rules.errors import SetupError
from verteller.rules.rulebook import Rulebook

GROUP = "verteller.rulebooks"
"""The entry point group under which a package offers a `Rulebook` instance."""


@cache
def rulebooks() -> dict[str, Rulebook[Any]]:
    """Return every installed rulebook by its key, sorted."""
    found: dict[str, Rulebook[Any]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        rulebook = point.load()
        found[rulebook.key] = rulebook
    return found


def find_rulebook(key: str, version: str | None = None) -> Rulebook[Any]:
    """
    Return the rulebook called *key*.

    Args:
        version: The version a log was written under, if it must fit.

    Raises:
        SetupError: ``unknown_rulebook``, or ``rulebook_version`` when another is installed.
    """
    rulebook = rulebooks().get(key)
    if rulebook is None:
        raise SetupError("unknown_rulebook", rulebook=key, known=tuple(rulebooks()))
    if version is not None and version != rulebook.version:
        raise SetupError("rulebook_version", rulebook=key, log=version, here=rulebook.version)
    return rulebook
