"""The ledger of a rulebook: which rule ids there are, and which wait for parts not built yet."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verteller.rules.rulebook import Rulebook

HERE = Path(__file__).resolve().parent

PACKAGED = HERE / "ledgers"
"""Where an installed package keeps the ledgers."""

CHECKOUT = HERE.parents[3] / "docs" / "rules"
"""Where a checkout keeps them."""

BESIDE = "ledger.md"
"""What a rulebook from elsewhere calls the ledger that lies beside its code."""

PENDING = "pending.md"
"""The list of ids that belong to parts not built yet, beside the ledgers; ``pending-KEY.md`` is one
rulebook's own."""

DEFINITION = re.compile(r"\*\*([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-\d+)(?:\*\*| — )")
NOT_RULES = {"T", "TS", "AMB"}
"""Sections of scenarios and rulings, which are no rules themselves."""

_ID = re.compile(r"\b([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*)-(\d+)")
_SECTION = r"[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*"
_RANGE = re.compile(
    rf"\s*(?:(?:\.\.|…|–)\s*(?:(?P<one>{_SECTION})-|-)?|to\s+(?:(?P<two>{_SECTION})-|-))(?P<last>\d+)"
)
_NEXT = re.compile(r"\s*(?:,\s*and\b|,|and\b|&)\s*-(\d+)")


@dataclass(frozen=True, slots=True)
class Ledger:
    """
    A ledger as its file defines it.

    Args:
        name: The file's name.
        rules: Its rule ids in the order they are stated.
        known: Everything it gives an id: rules, and scenarios where it numbers them.
        pending: Ids that belong to parts not built yet, with the reason.
    """

    name: str
    rules: tuple[str, ...]
    known: frozenset[str]
    pending: tuple[tuple[str, str], ...] = ()

    @property
    def prefix(self) -> str:
        """What all its ids begin with."""
        return self.rules[0].split("-")[0] if self.rules else ""

    @classmethod
    def read(cls, path: Path) -> "Ledger":
        """Read the ledger at *path*, with the list of pending ids beside it."""
        found = tuple(dict.fromkeys(DEFINITION.findall(path.read_text(encoding="utf-8"))))
        rules = tuple(rule for rule in found if rule.split("-")[1] not in NOT_RULES)
        lists = (path.parent / PENDING, path.with_name(f"pending-{path.name}"))
        texts = (each.read_text(encoding="utf-8") for each in lists if each.is_file())
        listed = tuple(item for text in texts for item in _pending(text))
        known = frozenset(found)
        pending = tuple(item for item in listed if item[0] in known)
        return cls(path.name, rules, known, pending)

    @classmethod
    def of(cls, rulebook: Rulebook[Any]) -> "Ledger | None":
        """Return the ledger of *rulebook*, None where there is none to be found."""
        path = find_ledger(rulebook)
        return None if path is None else cls.read(path)


def find_ledger(rulebook: Rulebook[Any]) -> Path | None:
    """Return where the ledger of *rulebook* lies: beside its code, packaged, or in a checkout."""
    beside = Path(inspect.getfile(type(rulebook))).parent / BESIDE
    names = dict.fromkeys((rulebook.key.replace("_", "-"), rulebook.key))
    ours = [folder / f"{name}.md" for folder in (PACKAGED, CHECKOUT) for name in names]
    return next((path for path in (beside, *ours) if path.is_file()), None)


def ids(text: str) -> Iterator[str]:
    """
    Go through the rule ids that *text* names.

    ``WAK-SIGN-04..07`` names four, ``WAK-SIGN-04, -05 and -09`` three.
    """
    match = _ID.search(text)
    while match:
        section, number = match.groups()
        yield f"{section}-{number}"
        place, last, width = match.end(), int(number), len(number)
        while True:
            through, further = _RANGE.match(text, place), _NEXT.match(text, place)
            if through and (through["one"] or through["two"]) in (None, section):
                upto = int(through["last"])
                yield from (f"{section}-{each:0{width}}" for each in range(last + 1, upto + 1))
                place, last = through.end(), upto
            elif further:
                last = int(further[1])
                yield f"{section}-{last:0{width}}"
                place = further.end()
            else:
                break
        match = _ID.search(text, place)


def _pending(text: str) -> Iterator[tuple[str, str]]:
    """Read lines such as ``- WAK-STORY-01..07: the story engine comes with issue 5``."""
    for line in text.splitlines():
        if line.lstrip().startswith(("-", "*", "|")):
            head, _, reason = line.strip(" -*|").replace("|", ":", 1).partition(":")
            yield from ((rule, reason.strip()) for rule in ids(head))
