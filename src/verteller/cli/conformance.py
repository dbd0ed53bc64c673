"""``verteller conformance``: plays scenario files, or tells which rules nothing holds."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from verteller.rules.conformance.checking import Checker, registered
from verteller.rules.conformance.coverage import Coverage, coverage, named_by_tests
from verteller.rules.conformance.ledger import Ledger, find_ledger
from verteller.rules.conformance.playing import play
from verteller.rules.conformance.reading import files
from verteller.rules.conformance.scenario import Scenario
from verteller.rules.conformance.written import FormatError
from verteller.rules.errors import SetupError

FAILED, UNREADABLE = 1, 2

CHECKOUT = Path(__file__).resolve().parents[3]
"""The root of the repository, where the command runs from a checkout."""


@dataclass
class Suite:
    """
    The scenarios of some files and what came of them.

    Attributes:
        passed: Those that passed.
        failed, unreadable: How many failed, and how many could not be read.
    """

    checker: Checker
    quiet: bool = False

    def __post_init__(self) -> None:
        """Begin with nothing played."""
        self.passed: list[Scenario] = []
        self.failed = 0
        self.unreadable = 0

    def run(self, paths: Iterable[Path]) -> None:
        """Play every scenario of *paths* and print a line for each."""
        for path in paths:
            try:
                found = files(path)
            except FormatError as error:
                self._cannot_read(error)
                continue
            for scenario in (each for file in found for each in self.checker.scenarios(file)):
                self._one(scenario)

    def _one(self, scenario: Scenario | FormatError) -> None:
        if isinstance(scenario, FormatError):
            self._cannot_read(scenario)
            return
        for remark in scenario.remarks:
            click.echo(f"remark  {scenario.file}:{remark}", err=True)
        try:
            failure = play(scenario)
        except SetupError as error:
            self._cannot_read(FormatError(scenario.line, "players", str(error), scenario.file))
            return
        named = f"{scenario.file}  {scenario.title}"
        if failure is not None:
            self.failed += 1
            click.echo(f"not ok  {named}: {failure}")
            return
        self.passed.append(scenario)
        if not self.quiet:
            click.echo(f"ok  {named}")

    def _cannot_read(self, error: FormatError) -> None:
        self.unreadable += 1
        click.echo(f"cannot read  {error}", err=True)

    @property
    def code(self) -> int:
        """The exit code: a file that cannot be read weighs more than a failure."""
        return UNREADABLE if self.unreadable else FAILED if self.failed else 0


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--coverage", "covered", metavar="RULEBOOK", help="List the rules nothing holds.")
@click.option(
    "--ledger",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The ledger that defines the rule ids, instead of the rulebook's own.",
)
@click.option(
    "--tests",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The tests whose docstrings may hold rules; tests/ by default.",
)
def command(
    paths: tuple[Path, ...], covered: str | None, ledger: Path | None, tests: Path | None
) -> None:
    """
    Play the scenarios of PATHS, files or folders.

    With --coverage, play those of conformance/RULEBOOK (or of PATHS) and list the rules of
    its ledger that no passing scenario and no test holds.

    Exits with 1 when a scenario failed or a rule is not held, and with 2 when something
    cannot be read.
    """
    given = Ledger.read(ledger) if ledger else None
    if covered is None:
        if not paths:
            raise click.UsageError("Name at least one file or folder, or --coverage RULEBOOK.")
        suite = Suite(Checker(given))
        suite.run(paths)
        click.echo(f"{len(suite.passed)} passed, {suite.failed} failed")
        raise SystemExit(suite.code)
    raise SystemExit(_cover(covered, given, paths, tests))


def _cover(rulebook: str, given: Ledger | None, paths: tuple[Path, ...], tests: Path | None) -> int:
    ledger = given or _ledger(rulebook)
    suite = Suite(Checker(ledger), quiet=True)
    suite.run(paths or [_folder("conformance", rulebook)])
    holding = {rule for scenario in suite.passed for rule in scenario.rules}
    named, strange = _tests(tests or _folder("tests"), ledger)
    found = coverage(ledger, holding | named)
    _report(found)
    for line in strange:
        click.echo(f"cannot read  {line}", err=True)
    if strange or suite.unreadable:
        return UNREADABLE
    return FAILED if found.not_held else 0


def _tests(folder: Path, ledger: Ledger) -> tuple[set[str], list[str]]:
    """Return the rules named by tests, and a line for each that the ledger does not know."""
    named, strange = set(), []
    try:
        for naming in named_by_tests(folder, ledger.prefix):
            named.add(naming.rule)
            if naming.rule not in ledger.known:
                place = f"{naming.file}:{naming.line}"
                strange.append(f"{place}: {ledger.name} has no rule {naming.rule!r}")
    except SyntaxError as error:
        strange.append(f"{error.filename}:{error.lineno}: {error.msg}")
    return named, strange


def _report(found: Coverage) -> None:
    for rule in found.open:
        click.echo(f"not held  {rule}")
    for rule, reason in found.pending:
        click.echo(f"pending  {rule}  {reason}")
    click.echo(f"{len(found.held)} held, {found.not_held} not held")


def _ledger(rulebook: str) -> Ledger:
    known = registered(rulebook)
    if known is None:
        raise click.BadParameter(f"no rulebook is called {rulebook!r}", param_hint="--coverage")
    path = find_ledger(known)
    if path is None:
        raise click.BadParameter(f"{rulebook} has no ledger; name one", param_hint="--ledger")
    return Ledger.read(path)


def _folder(*names: str) -> Path:
    """Return a folder of the checkout: below the present one, or below the code's own root."""
    spellings = dict.fromkeys((names, *_spellings(names)))
    places = [root.joinpath(*each) for root in (Path(), CHECKOUT) for each in spellings]
    return next((place for place in places if place.is_dir()), places[0])


def _spellings(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    yield (*names[:-1], names[-1].replace("_", "-"))
    yield (*names[:-1], names[-1].replace("-", "_"))
