"""The ``verteller conformance`` command: its lines and its exit codes."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from verteller import __version__
from verteller.cli import main

HEAD = """
rulebook: wakkerdam
rules: [WAK-WOLF-01]
players: {Wim: werewolf, Ann: villager, Bob: villager, Cas: villager}
"""

EATEN = (
    HEAD
    + """title: The pack eats whom it names
play:
- at: main 1
  answers: {Wim: Ann}
  then: {died: {Ann: wolves}}
"""
)

SPARED = (
    HEAD
    + """title: The pack eats nobody
play:
- at: main 1
- at: pyre 1
- at: main 2
  answers: {Wim: Ann}
  then: {died: []}
"""
)

LEDGER = """
- **WAK-WOLF-01** held by a scenario
- **WAK-WOLF-02** held by a test
- **WAK-WOLF-03** held by nothing
- **WAK-WOLF-04** not built yet
"""


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["conformance", *map(str, arguments)])


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A folder with a ledger, a pending list, a scenario that passes and a test."""
    (tmp_path / "ledger.md").write_text(LEDGER)
    (tmp_path / "pending.md").write_text("- WAK-WOLF-04: comes with the moon\n")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "wolf.yaml").write_text(EATEN)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_wolf.py").write_text('def test_it():\n    "WAK-WOLF-02"\n')
    return tmp_path


def cover(suite: Path) -> Result:
    return run(
        "--coverage",
        "wakkerdam",
        "--ledger",
        suite / "ledger.md",
        "--tests",
        suite / "tests",
        suite / "scenarios",
    )


def test_a_scenario_that_passes_prints_one_line_and_exits_with_0(tmp_path: Path) -> None:
    path = tmp_path / "eaten.yaml"
    path.write_text(EATEN)

    result = run(path)

    assert result.output == f"ok  {path}  The pack eats whom it names\n1 passed, 0 failed\n"
    assert result.exit_code == 0


def test_a_scenario_that_fails_says_at_which_step_and_exits_with_1(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text(f"{EATEN}---{SPARED}")
    (tmp_path / "a.yml").write_text(EATEN)

    result = run(tmp_path)

    assert result.stdout.splitlines() == [
        f"ok  {tmp_path}/a.yml  The pack eats whom it names",
        f"ok  {tmp_path}/b.yaml  The pack eats whom it names",
        (
            f"not ok  {tmp_path}/b.yaml  The pack eats nobody: "
            "step 3 (main 2): died: expected [], got [Ann]"
        ),
        "2 passed, 1 failed",
    ]
    assert result.exit_code == 1


def test_a_file_that_cannot_be_read_is_named_with_line_and_key_and_exits_with_2(
    tmp_path: Path,
) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(EATEN.replace("WAK-WOLF-01", "WAK-WOLF-99"))
    good = tmp_path / "right.yaml"
    good.write_text(EATEN)

    result = run(path, good, tmp_path / "none.yaml")

    first, second = result.stderr.splitlines()
    assert first.endswith("wrong.yaml:3: rules: wakkerdam.md has no rule 'WAK-WOLF-99'")
    assert second.endswith("none.yaml:1: no such file or folder")
    assert result.stdout.splitlines()[-1] == "1 passed, 0 failed"
    assert result.exit_code == 2


def test_what_is_odd_is_remarked_upon_beside_the_results(tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(EATEN.replace("{died", "{not_announced: [{fact: howl}], died"))

    result = run(path)

    assert result.stderr.endswith("play.1.then.not_announced.1.fact: no fact is called 'howl'\n")
    assert result.exit_code == 0


def test_coverage_lists_what_nothing_holds_and_exits_with_1(suite: Path) -> None:
    result = cover(suite)

    assert result.stdout.splitlines() == [
        "not held  WAK-WOLF-03",
        "pending  WAK-WOLF-04  comes with the moon",
        "2 held, 2 not held",
    ]
    assert result.exit_code == 1


def test_coverage_exits_with_0_when_everything_is_held(suite: Path) -> None:
    (suite / "tests" / "test_wolf.py").write_text('def test_it():\n    "WAK-WOLF-02..04"\n')

    result = cover(suite)

    assert result.stdout == "4 held, 0 not held\n"
    assert result.exit_code == 0


def test_a_scenario_that_fails_holds_nothing(suite: Path) -> None:
    (suite / "scenarios" / "wolf.yaml").write_text(SPARED)

    result = cover(suite)

    assert "not held  WAK-WOLF-01" in result.stdout
    assert result.stdout.startswith("not ok  ")


def test_a_test_that_names_a_rule_that_does_not_exist_exits_with_2(suite: Path) -> None:
    (suite / "tests" / "test_wolf.py").write_text('def test_it():\n    "WAK-WOLF-02..05"\n')

    result = cover(suite)

    assert "test_wolf.py:1: ledger.md has no rule 'WAK-WOLF-05'" in result.stderr
    assert result.exit_code == 2


def test_a_test_file_that_is_no_python_exits_with_2(suite: Path) -> None:
    (suite / "tests" / "test_bad.py").write_text("def test_(:\n")

    result = cover(suite)

    assert "test_bad.py:1: " in result.stderr
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [((), "Name at least one file"), (("--coverage", "chess"), "no rulebook is called 'chess'")],
)
def test_a_call_that_makes_no_sense_exits_with_2(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)

    assert said in result.stderr
    assert result.exit_code == 2


def test_the_command_tells_its_version_and_what_it_can_do() -> None:
    assert CliRunner().invoke(main, ["--version"]).output.strip().endswith(__version__)
    assert "conformance" in CliRunner().invoke(main, ["--help"]).output
    assert CliRunner().invoke(main, ["dance"]).exit_code == 2


def test_checking_scenarios_loads_no_web_framework() -> None:
    """Whoever only wants to check rules waits for nothing else."""
    program = (
        "import sys; from verteller.cli import main; "
        "main.get_command(None, 'conformance'); print('django' in sys.modules)"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )

    assert done.stdout == "False\n", done.stderr
