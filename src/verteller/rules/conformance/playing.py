"""Playing a scenario: one run after another, under all its seeds."""

from dataclasses import dataclass

from verteller.rules.conformance.expectations import Difference
from verteller.rules.conformance.run import Counts, Run, Unmet
from verteller.rules.conformance.scenario import Scenario
from verteller.rules.conformance.showing import text
from verteller.rules.conformance.statistics import LEAST, equal_shares
from verteller.rules.errors import SetupError


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a scenario failed, and of what."""

    step: int
    at: str
    difference: Difference
    seed: str = ""

    def __str__(self) -> str:
        """Return it as the command prints it."""
        found = self.difference
        under = f" ({self.seed})" if self.seed else ""
        return (
            f"step {self.step} ({self.at}): {found.key}: "
            f"expected {found.expected}, got {found.got}{under}"
        )


def play(scenario: Scenario) -> Failure | None:
    """
    Play *scenario* under all its seeds.

    Returns:
        The first failure, None when it passed.

    Raises:
        SetupError: When the rulebook will not play such a village.
    """
    counts = Counts()
    for number in range(1, scenario.seeds + 1):
        seed = f"seed {number}"
        failure = _play(scenario, seed, counts)
        if failure is not None:
            shown = seed if scenario.seeds > 1 else ""
            return Failure(failure.step, failure.at, failure.difference, shown)
    return _shares(scenario, counts)


def _play(scenario: Scenario, seed: str, counts: Counts) -> Failure | None:
    number, at = 1, str(scenario.steps[0].at)
    try:
        run = Run(scenario, seed)
        for number, step in enumerate(scenario.steps, start=1):
            at = str(step.at)
            run.advance(step.at)
            at = run.phase
            run.step(step, number, counts)
    except Unmet as unmet:
        return Failure(number, at, unmet.difference)
    except SetupError:
        raise
    except Exception as error:  # noqa: BLE001 - a rulebook that breaks fails this scenario alone
        broken = f"{type(error).__name__}: {error}"
        return Failure(number, at, Difference("play", "the rulebook to go on", broken))
    return None


def _shares(scenario: Scenario, counts: Counts) -> Failure | None:
    """Check that each alternative occurred, and in equal shares where that is asked for."""
    for number, step in enumerate(scenario.steps, start=1):
        expected = step.then or step.check
        if expected is None or not expected.alternatives:
            continue
        got = counts.by_step[number]
        if not all(got):
            return Failure(
                number, str(step.at), Difference("one_of", "each to occur", text([*got]))
            )
        if expected.shares and equal_shares(got) <= LEAST:
            return Failure(number, str(step.at), Difference("shares", "equal shares", text([*got])))
    return None
