"""Finding rulebooks: ours, and one that a package of its own brings along."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from verteller.rules import registry
from verteller.rules.errors import SetupError
from verteller.rules.game import Game
from verteller.rules.moves import Started

EXAMPLE = Path(__file__).parents[1] / "plugin_example"


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the example package, as an installer leaves it behind."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    installed = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = project["entry-points"][registry.GROUP]
    listed = "\n".join(f"{name} = {where}" for name, where in points.items())
    (installed / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{listed}\n")
    (tmp_path / "midnight.py").write_text((EXAMPLE / "midnight.py").read_text())
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.rulebooks.cache_clear()
    yield
    registry.rulebooks.cache_clear()
    sys.modules.pop("midnight", None)


def test_our_own_rulebooks_are_found_by_their_entry_points() -> None:
    found = registry.rulebooks()

    assert found["wakkerdam"].key == "wakkerdam"
    assert list(found) == sorted(found)


def test_a_package_brings_its_own_rulebook(plugin: None) -> None:
    midnight = registry.find_rulebook("midnight")

    assert set(registry.rulebooks()) >= {"midnight", "wakkerdam"}
    started = Started(
        rulebook="midnight",
        version=midnight.version,
        players=("Ann", "Bob", "Cas", "Dan"),
        seed="s",
        deal=("wolf", "farmer", "farmer", "saint"),
    )
    game = Game.start(midnight, started, at=0)
    assert game.state.phase is not None
    assert game.state.phase.name == "night"


@pytest.mark.usefixtures("plugin")
def test_a_rulebook_that_is_gone_is_no_longer_found(tmp_path: Path) -> None:
    (tmp_path / "midnight-1.0.dist-info" / "entry_points.txt").unlink()
    registry.rulebooks.cache_clear()

    assert "midnight" not in registry.rulebooks()


def test_an_unknown_rulebook_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError) as refused:
        registry.find_rulebook("chess")

    assert refused.value.code == "unknown_rulebook"
    assert refused.value.parameters == {"rulebook": "chess", "known": tuple(registry.rulebooks())}


def test_a_log_of_another_version_is_refused_rather_than_folded_wrongly() -> None:
    """Rules: WAK-SYS-04."""
    here = registry.find_rulebook("wakkerdam").version

    assert registry.find_rulebook("wakkerdam", here).key == "wakkerdam"
    with pytest.raises(SetupError) as refused:
        registry.find_rulebook("wakkerdam", "0")
    assert refused.value.code == "rulebook_version"
    assert refused.value.parameters == {"rulebook": "wakkerdam", "log": "0", "here": here}
