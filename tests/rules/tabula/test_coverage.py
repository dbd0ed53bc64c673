"""What holds the ledger: no rule is forgotten, and what waits says for what."""

from click.testing import CliRunner

from verteller.cli import main


def test_every_rule_is_held_or_waits_for_a_part_that_is_named() -> None:
    answered = CliRunner().invoke(main, ["conformance", "--coverage", "tabula"])

    assert answered.output.endswith("not held\n")
    assert [line for line in answered.output.splitlines() if line.startswith("not held")] == []
