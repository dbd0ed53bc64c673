"""What holds the ledger: no rule is forgotten."""

from click.testing import CliRunner

from verteller.cli import main


def test_every_rule_is_held() -> None:
    answered = CliRunner().invoke(main, ["conformance", "--coverage", "wakkerdam"])

    assert answered.output.endswith(" held, 0 not held\n")
