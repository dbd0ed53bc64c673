"""What holds the ledger: no rule is forgotten, and what waits says for what."""

from pathlib import Path

from click.testing import CliRunner

from verteller.cli import main
from verteller.rules.conformance.ledger import ids

WAITING = Path(__file__).parents[3] / "docs" / "rules" / "pending-duesterwald.md"


def test_every_rule_is_held_or_waits_for_a_part_that_is_named() -> None:
    answered = CliRunner().invoke(main, ["conformance", "--coverage", "duesterwald"])
    waiting = set(ids(WAITING.read_text(encoding="utf-8"))) if WAITING.exists() else set()

    open_ = {line.split()[-1] for line in answered.output.splitlines() if line[:8] == "not held"}
    assert answered.output.endswith("not held\n")
    assert open_ <= waiting
