"""What the import contracts of pyproject.toml cannot say by listing names."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
RULES = SOURCES / "verteller" / "rules"

# It reads scenario files, which are YAML; it works out nothing.
READS_YAML = "verteller.rules.conformance.reading"

BARE = """
import sys

sys.path.append({sources!r})
for name in {modules!r}:
    __import__(name)

from verteller.rules.facts import Seat
from verteller.rules.game import Game
from verteller.rules.moves import Started
from verteller.rules.wakkerdam import RULEBOOK

started = Started(
    rulebook="wakkerdam",
    version=RULEBOOK.version,
    players=("Ann", "Bob", "Cas"),
    seed="s",
    deal=("werewolf", "villager", "witch"),
)
game = Game.start(RULEBOOK, started, at=0)
game.answer(Seat(0), "pack", (("target", Seat(1)),), at=1)
while not game.state.over:
    game.close(at=2)
assert not any("site-packages" in str(getattr(module, "__file__", "")) for module in
               sys.modules.values())
print(game.log[-1].kind)
"""


def module_name(path: Path) -> str:
    """Return what the file at *path* is imported as."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Go through everything the file at *path* imports, also inside functions and under ifs."""
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, level=0) if module:
                yield module
            case ast.ImportFrom():
                yield "." * node.level
            case _:
                pass


def test_the_rules_import_the_standard_library_alone() -> None:
    foreign = {
        (module_name(path), name)
        for path in sorted(RULES.rglob("*.py"))
        for name in imported(path)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not f"{name}.".startswith("verteller.rules.")
    }

    assert foreign <= {(READS_YAML, "yaml")}


def test_no_rulebook_imports_another() -> None:
    rulebooks = [path.parent for path in RULES.glob("*/rulebook.py")]
    assert rulebooks
    for folder in rulebooks:
        others = {module_name(other / "__init__.py") for other in rulebooks if other != folder}
        for path in folder.rglob("*.py"):
            for name in imported(path):
                assert not any(f"{name}.".startswith(f"{other}.") for other in others), path


def test_a_bare_interpreter_plays_a_game_by_the_rules() -> None:
    """Without site-packages, and so without a database, a web server or a codec."""
    modules = [
        module_name(path)
        for path in sorted(RULES.rglob("*.py"))
        if "conformance" not in path.relative_to(RULES).parts
    ]

    played = subprocess.run(
        [sys.executable, "-I", "-S", "-c", BARE.format(sources=str(SOURCES), modules=modules)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert played.stderr == ""
    assert played.stdout == "seed_revealed\n"
