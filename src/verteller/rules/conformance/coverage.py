"""Which rules are held, by a scenario that passes or by a test that names them."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from verteller.rules.conformance.ledger import Ledger, ids


@dataclass(frozen=True, slots=True)
class Coverage:
    """
    What holds the rules of a ledger.

    Args:
        held: Ids that are held, in the ledger's order.
        pending: Ids that are not and belong to parts not built yet, with the reason.
        open: Ids that are simply not held.
    """

    held: tuple[str, ...]
    pending: tuple[tuple[str, str], ...]
    open: tuple[str, ...]

    @property
    def not_held(self) -> int:
        """How many rules nothing holds, pending ones included."""
        return len(self.pending) + len(self.open)


def coverage(ledger: Ledger, named: Iterable[str]) -> Coverage:
    """Sort the rules of *ledger* by whether they are among those *named*."""
    holding = set(named)
    reasons = dict(ledger.pending)
    missing = [rule for rule in ledger.rules if rule not in holding]
    return Coverage(
        held=tuple(rule for rule in ledger.rules if rule in holding),
        pending=tuple((rule, reasons[rule]) for rule in missing if rule in reasons),
        open=tuple(rule for rule in missing if rule not in reasons),
    )


@dataclass(frozen=True, slots=True)
class Naming:
    """A rule id in the docstring of a test, and where."""

    rule: str
    file: str
    line: int


def named_by_tests(folder: Path, prefix: str) -> Iterator[Naming]:
    """
    Go through the rule ids in the docstrings of all test functions under *folder*.

    Args:
        prefix: What the ids of the ledger in question begin with (``WAK``).

    Raises:
        SyntaxError: When a file is no Python.
    """
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith(
                "test"
            ):
                for rule in ids(ast.get_docstring(node) or ""):
                    if rule.startswith(f"{prefix}-"):
                        yield Naming(rule, str(path), node.lineno)
