"""Fetching what the table runs on: once, the right one, or not at all."""

import base64
import hashlib
import tarfile
from importlib.util import module_from_spec, spec_from_file_location
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "setup" / "pyodide.py"


@pytest.fixture
def script() -> ModuleType:
    """Return the script of set-up."""
    spec = spec_from_file_location("setup_pyodide", SCRIPT)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def registry(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the archive come from a file, whose checksum is the one that is known."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name in (*script.FILES, "README.md"):
            member = tarfile.TarInfo(f"package/{name}")
            member.size = len(name)
            archive.addfile(member, BytesIO(name.encode()))
    file = tmp_path / "pyodide.tgz"
    file.write_bytes(packed.getvalue())
    digest = hashlib.sha512(packed.getvalue()).digest()
    monkeypatch.setattr(script, "ADDRESS", file.as_uri())
    monkeypatch.setattr(script, "CHECKSUM", base64.b64encode(digest).decode())
    return file


def test_it_is_fetched_once(script: ModuleType, registry: Path, tmp_path: Path) -> None:
    """The second time nothing is asked of the network, and nothing but what is needed is there."""
    folder = tmp_path / "tools" / "pyodide"
    assert script.main([str(folder)]) == 0
    assert {each.name for each in folder.iterdir()} == {*script.FILES, "version"}
    assert (folder / "pyodide.mjs").read_text() == "pyodide.mjs"
    registry.unlink()
    assert script.main([str(folder)]) == 0


def test_another_version_takes_the_place_of_the_old_one(
    script: ModuleType, registry: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "pyodide"
    folder.mkdir()
    (folder / "version").write_text("0.1")
    (folder / "old.js").write_text("")
    assert script.main([str(folder)]) == 0
    assert (folder / "version").read_text() == script.VERSION
    assert not (folder / "old.js").exists()


def test_what_is_not_what_was_published_is_not_taken(
    script: ModuleType, registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    registry.write_bytes(registry.read_bytes() + b" ")
    assert script.main([str(tmp_path / "pyodide")]) == 1
    assert not (tmp_path / "pyodide").exists()
    assert "its SHA-512 is" in capsys.readouterr().err


def test_without_a_network_it_says_that_everything_else_works(
    script: ModuleType, registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    registry.unlink()
    assert script.main([str(tmp_path / "pyodide")]) == 1
    said = capsys.readouterr().err
    assert "the table cannot be played here" in said
    assert "everything else works; setup/pyodide.py tries again" in said
