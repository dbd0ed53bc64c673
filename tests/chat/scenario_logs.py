"""
The logs of all scenarios in a folder: run by a server's Python and by a browser's.

It stands alone, since the browser gets it as a file.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from verteller.rules.conformance.checking import Checker
from verteller.rules.conformance.reading import files
from verteller.rules.conformance.run import Counts, Run
from verteller.rules.conformance.scenario import Scenario
from verteller.rules.log import line

SEEDS = 2
"""So many seeds of a scenario that is played under several are enough to see a difference."""


def scenario_logs(folder: str) -> dict[str, str]:
    """Return what the logs of all scenarios in *folder* come to, by scenario and seed."""
    return {
        f"{scenario.title} / seed {number}": _played(scenario, f"seed {number}")
        for scenario in _scenarios(Path(folder))
        for number in range(1, min(scenario.seeds, SEEDS) + 1)
    }


def _scenarios(folder: Path) -> Iterator[Scenario]:
    for file in files(folder):
        for scenario in Checker().scenarios(file):
            if not isinstance(scenario, Scenario):
                raise scenario
            yield scenario


def _played(scenario: Scenario, seed: str) -> str:
    run = Run(scenario, seed)
    for number, step in enumerate(scenario.steps, start=1):
        run.advance(step.at)
        run.step(step, number, Counts())
    log = "\n".join(line(entry) for entry in run.game.log)
    return sha256(log.encode()).hexdigest()
