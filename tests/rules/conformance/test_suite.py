"""The suite of this repository: every scenario of every rulebook passes and is well written."""

from pathlib import Path

import pytest

from verteller.rules.conformance.checking import Checker
from verteller.rules.conformance.playing import play
from verteller.rules.conformance.reading import files
from verteller.rules.conformance.scenario import Scenario

SUITE = Path(__file__).parents[3] / "conformance"


@pytest.mark.parametrize("path", files(SUITE), ids=lambda path: str(path.relative_to(SUITE)))
def test_every_scenario_of_the_suite_passes(path: Path) -> None:
    """A remark (a fact or a field that nobody knows) is a fault here: it would hold nothing."""
    for scenario in Checker().scenarios(path):
        assert isinstance(scenario, Scenario), str(scenario)
        assert not scenario.remarks
        assert play(scenario) is None, f"{path.name}: {scenario.title}"


def test_no_two_scenarios_of_a_file_bear_the_same_title() -> None:
    for path in files(SUITE):
        found = [each for each in Checker().scenarios(path) if isinstance(each, Scenario)]
        titles = [scenario.title for scenario in found]
        assert len(set(titles)) == len(titles), path.name
