"""A rulebook from another package is found by its entry point and played like ours."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from verteller.rules.conformance.checking import Checker
from verteller.rules.conformance.coverage import coverage
from verteller.rules.conformance.ledger import Ledger, find_ledger
from verteller.rules.conformance.playing import play
from verteller.rules.conformance.scenario import Scenario
from verteller.rules.registry import find_rulebook, rulebooks
from verteller.rules.rulebook import Rulebook

EXAMPLE = Path(__file__).parents[2] / "plugin_example"


@pytest.fixture
def midnight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rulebook[Any]]:
    """Install the example as an installer would: its metadata on the path, beside its code."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    metadata = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = project["entry-points"]["verteller.rulebooks"]
    lines = ["[verteller.rulebooks]", *(f"{name} = {value}" for name, value in points.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(EXAMPLE)
    monkeypatch.syspath_prepend(tmp_path)
    rulebooks.cache_clear()
    yield find_rulebook("midnight")
    rulebooks.cache_clear()
    sys.modules.pop("midnight", None)


def test_an_installed_package_is_found_by_its_entry_point(midnight: Rulebook[Any]) -> None:
    assert midnight.key == "midnight"
    assert {"midnight", "wakkerdam"} <= set(rulebooks())


def test_its_scenarios_are_played_and_hold_every_rule_of_its_ledger(
    midnight: Rulebook[Any],
) -> None:
    path = find_ledger(midnight)
    assert path == EXAMPLE / "ledger.md"
    held: set[str] = set()

    for scenario in Checker().scenarios(EXAMPLE / "midnight.yaml"):
        assert isinstance(scenario, Scenario), scenario
        assert not scenario.remarks
        assert play(scenario) is None, scenario.title
        held.update(scenario.rules)

    assert coverage(Ledger.read(path), held).not_held == 0


def test_a_rule_its_ledger_does_not_know_is_an_error(
    midnight: Rulebook[Any], tmp_path: Path
) -> None:
    text = (EXAMPLE / "midnight.yaml").read_text().replace("MID-DAY-03", "MID-DAY-04")
    path = tmp_path / "wrong.yaml"
    path.write_text(text)

    (error,) = (each for each in Checker().scenarios(path) if not isinstance(each, Scenario))

    assert str(error).startswith(f"{path}:")
    assert "rules: ledger.md has no rule 'MID-DAY-04'" in str(error)
