"""Which rules there are, and which something holds."""

from pathlib import Path

import pytest

from verteller.rules.conformance.coverage import coverage, named_by_tests
from verteller.rules.conformance.ledger import Ledger, find_ledger, ids
from verteller.rules.registry import find_rulebook

LEDGER = """
# A ledger
- **ABC-ONE-01** (T) Quote ABC-NOT-01 in tests.
1. **ABC-ONE-02** (R) Another.
**ABC-TWO-01** A paragraph.
- **ABC-T-01** a scenario, no rule. **ABC-AMB-02** a ruling.
"""


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    path = tmp_path / "abc.md"
    path.write_text(LEDGER)
    return path


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Rules: WAK-VOTE-28.", ["WAK-VOTE-28"]),
        ("WAK-SIGN-04..07", ["WAK-SIGN-04", "WAK-SIGN-05", "WAK-SIGN-06", "WAK-SIGN-07"]),
        ("WAK-SIGN-04..-05", ["WAK-SIGN-04", "WAK-SIGN-05"]),
        ("WAK-SIGN-04 .. WAK-SIGN-05", ["WAK-SIGN-04", "WAK-SIGN-05"]),
        ("WAK-SIGN-04 to -06", ["WAK-SIGN-04", "WAK-SIGN-05", "WAK-SIGN-06"]),
        ("WAK-SIGN-04, -05 and -09.", ["WAK-SIGN-04", "WAK-SIGN-05", "WAK-SIGN-09"]),
        ("WAK-SIGN-04..05, -09..10", ["WAK-SIGN-04", "WAK-SIGN-05", "WAK-SIGN-09", "WAK-SIGN-10"]),
        ("WAK-SIGN-09,\n    -10", ["WAK-SIGN-09", "WAK-SIGN-10"]),
        ("WAK-A-01, WAK-B-02", ["WAK-A-01", "WAK-B-02"]),
        ("WAK-A-01..WAK-B-02", ["WAK-A-01", "WAK-B-02"]),
        ("WAK-A-01 to 5 players", ["WAK-A-01"]),
        ("WAK-A-01, -5 degrees", ["WAK-A-01", "WAK-A-05"]),
        ("nothing: AMB-12, UTF-8", []),
    ],
)
def test_ids_are_found_one_by_one_and_in_ranges(text: str, named: list[str]) -> None:
    assert list(ids(text)) == named


def test_a_ledger_defines_what_stands_in_bold(ledger: Path) -> None:
    read = Ledger.read(ledger)

    assert read.rules == ("ABC-ONE-01", "ABC-ONE-02", "ABC-TWO-01")
    assert read.known == {*read.rules, "ABC-T-01", "ABC-AMB-02"}
    assert (read.name, read.prefix) == ("abc.md", "ABC")


def test_pending_rules_are_listed_with_their_reason_and_not_held(ledger: Path) -> None:
    (ledger.parent / "pending.md").write_text(
        "# Not built yet\n\nABC-TWO-01 in prose counts for nothing.\n\n"
        "- ABC-ONE-01..02: stories come later: in part 5\n| ABC-TWO-01 | the bot |\n"
        "- XYZ-ONE-01: another ledger's\n"
    )

    found = coverage(Ledger.read(ledger), {"ABC-ONE-02"})

    assert found.held == ("ABC-ONE-02",)
    assert found.pending == (
        ("ABC-ONE-01", "stories come later: in part 5"),
        ("ABC-TWO-01", "the bot"),
    )
    assert (found.open, found.not_held) == ((), 2)


def test_a_rulebook_may_have_a_list_of_pending_rules_of_its_own(ledger: Path) -> None:
    (ledger.parent / f"pending-{ledger.name}").write_text("- ABC-ONE-01: the rooms\n")
    (ledger.parent / "pending-other.md").write_text("- ABC-ONE-02: another's\n")

    assert Ledger.read(ledger).pending == (("ABC-ONE-01", "the rooms"),)


def test_tests_hold_the_rules_their_docstrings_name(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_a.py").write_text(
        '"""ABC-ONE-09 in the module counts for nothing."""\n\n'
        "def test_one():\n    'Rules: ABC-ONE-01..02.'\n\n"
        "class TestIt:\n    async def test_two(self):\n        'ABC-TWO-01, XYZ-TWO-01'\n\n"
        "def helper():\n    'ABC-ONE-08'\n\n"
        "def test_bare():\n    ABC = 'ABC-ONE-07'\n"
    )

    found = [(naming.rule, naming.line) for naming in named_by_tests(tmp_path, "ABC")]

    assert found == [("ABC-ONE-01", 3), ("ABC-ONE-02", 3), ("ABC-TWO-01", 7)]


def test_our_own_ledger_is_found_and_names_its_449_rules() -> None:
    path = find_ledger(find_rulebook("wakkerdam"))

    assert path is not None
    read = Ledger.read(path)
    assert len(read.rules) == 449
    assert {"WAK-SYS-01", "WAK-BED-10", "WAK-EXT-01"} <= set(read.rules)
