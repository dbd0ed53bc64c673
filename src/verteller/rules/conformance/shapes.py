"""What may stand under a key of the table of expectations; each shape is checked on reading."""

from collections.abc import Callable
from typing import Any, TypeAlias

from verteller.rules.conformance.scenario import END, At, Village
from verteller.rules.conformance.showing import hints
from verteller.rules.conformance.vocabulary import PHASES, fact_fields
from verteller.rules.conformance.written import (
    FormatError,
    Listing,
    Table,
    Word,
    Written,
    listing,
    table,
    word,
)
from verteller.rules.facts import KINDS, Seat
from verteller.rules.rulebook import Rulebook


class Ground:
    """
    What a scenario stands on, and what has been found odd about it so far.

    Args:
        rulebook: The rulebook it is played by.
        village: Its players.
    """

    def __init__(self, rulebook: Rulebook[Any], village: Village) -> None:
        self.rulebook = rulebook
        self.village = village
        self.remarks: list[str] = []

    def remark(self, line: int, key: str, remark: str) -> None:
        """Note something odd that does not keep the scenario from being played."""
        self.remarks.append(f"{line}: {key}: {remark}")


Shape: TypeAlias = Callable[[Written, Ground, str], None]
"""Raises a `FormatError` when what is written does not have the shape."""


def names(written: Written, ground: Ground, key: str) -> None:
    """A list of names, or one name."""
    ground.village.seats(written, key)


def names_or_causes(written: Written, ground: Ground, key: str) -> None:
    """A list of names, or a word for each name."""
    if isinstance(written, Table):
        _by_name(written, ground, key, _any_word)
    else:
        names(written, ground, key)


def roles(written: Written, ground: Ground, key: str) -> None:
    """A role of the rulebook for each name."""
    _by_name(written, ground, key, _role)


def words_by_name(written: Written, ground: Ground, key: str) -> None:
    """A word for each name."""
    _by_name(written, ground, key, _any_word)


def outcomes(written: Written, ground: Ground, key: str) -> None:
    """``ok``, ``failed`` or ``none`` for each name."""
    _by_name(written, ground, key, _outcome)


def counts(written: Written, ground: Ground, key: str) -> None:
    """A number for each name."""
    _by_name(written, ground, key, _number)


def facts(written: Written, ground: Ground, key: str) -> None:
    """A list of facts, each a table of fields."""
    for number, item in enumerate(listing(written, key).items, start=1):
        _fact(table(item, f"{key}.{number}"), ground, f"{key}.{number}")


def facts_by_name(written: Written, ground: Ground, key: str) -> None:
    """A list of facts for each name."""
    _by_name(written, ground, key, facts)


def name_or_none(written: Written, ground: Ground, key: str) -> None:
    """A name, or ``none``."""
    name = word(written, key)
    if not is_none(name, ground.village):
        ground.village.seat(name, key)


def yes_or_no(written: Written, ground: Ground, key: str) -> None:
    """``true`` or ``false``."""
    if word(written, key).truth is None:
        raise FormatError(written.line, key, "expected true or false")


def winners(written: Written, ground: Ground, key: str) -> None:
    """A list of names, or a faction."""
    if isinstance(written, Listing):
        names(written, ground, key)
    else:
        word(written, key)


def phase(written: Written, ground: Ground, key: str) -> None:
    """A phase of the rulebook, with or without its number."""
    read_phase(word(written, key), ground.rulebook.key, key)


def read_phase(written: Word, rulebook: str, key: str) -> At:
    """
    Return the phase that *written* names.

    Raises:
        FormatError: When it is no name with an optional number, or no phase of *rulebook*.
    """
    parts = written.folded.split()
    if len(parts) not in (1, 2) or (len(parts) == 2 and not parts[1].isdecimal()):
        raise FormatError(written.line, key, f"{written.text!r} is no phase: a name and a number")
    known = PHASES.get(rulebook)
    if known is not None and parts[0] not in known and parts != [END]:
        listed = ", ".join(sorted(known))
        raise FormatError(written.line, key, f"no phase is called {parts[0]!r} (known: {listed})")
    return At(parts[0], int(parts[1]) if len(parts) == 2 else None)


def is_none(name: Word, village: Village) -> bool:
    """Tell whether *name* stands for nobody."""
    return village.find(name.text) is None and (name.value is None or name.folded == "none")


def _by_name(written: Written, ground: Ground, key: str, shape: Shape) -> None:
    for name, value in table(written, key):
        ground.village.seat(name, f"{key}.{name.text}")
        shape(value, ground, f"{key}.{name.text}")


def _any_word(written: Written, ground: Ground, key: str) -> None:
    word(written, key)


def _role(written: Written, ground: Ground, key: str) -> None:
    role = word(written, key)
    if role.folded not in ground.rulebook.roles:
        raise FormatError(role.line, key, f"{ground.rulebook.key} has no role {role.text!r}")


def _outcome(written: Written, ground: Ground, key: str) -> None:
    if word(written, key).value is not None and word(written, key).folded not in (
        "ok",
        "failed",
        "none",
    ):
        raise FormatError(written.line, key, "expected ok, failed or none")


def _number(written: Written, ground: Ground, key: str) -> None:
    value = word(written, key).value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise FormatError(written.line, key, "expected a number")


def _fact(written: Table, ground: Ground, key: str) -> None:
    kind = written.get("fact")
    if kind is None:
        return
    name = word(kind, f"{key}.fact").folded
    known = fact_fields(name)
    if known is None:
        ground.remark(kind.line, f"{key}.fact", f"no fact is called {name!r}")
        return
    for field, value in written:
        if field.text == "fact":
            continue
        if field.folded not in known:
            remark = f"the fact {name!r} has no field {field.text!r}"
            ground.remark(field.line, f"{key}.{field.text}", remark)
        elif name in KINDS:
            made: Any = KINDS[name]
            _seats(value, hints(made).get(field.folded), ground, f"{key}.{field.text}")


def _seats(written: Written, hint: Any, ground: Ground, key: str) -> None:
    """Check the names in a field that holds players and nothing else."""
    if hint == Seat | None and isinstance(written, Word) and written.value is None:
        return
    if hint in (Seat, Seat | None) and isinstance(written, Word):
        ground.village.seat(written, key)
    if hint == tuple[Seat, ...] and isinstance(written, Listing):
        names(written, ground, key)
