"""The pages of the table: what a browser gets, what it may keep, and what it is told without."""

import json
import re
from io import BytesIO
from pathlib import Path
from urllib.parse import urljoin
from zipfile import ZipFile

import pytest
from django.contrib.staticfiles import finders
from django.test import Client
from pytest_django import Settings

from verteller.chat.table import engine
from verteller.chat.table.bundle import bundle, contents, pack
from verteller.web import headers

pytestmark = pytest.mark.django_db


@pytest.fixture
def fetched(settings: Settings, tmp_path: Path) -> Path:
    """Have set-up fetched something that stands for Pyodide."""
    for name in engine.TYPES:
        (tmp_path / name).write_bytes(name.encode())
    (tmp_path / engine.MARK).write_text("1.2.3")
    settings.VERTELLER_PYODIDE = str(tmp_path)
    return tmp_path


@pytest.fixture
def visitor() -> Client:
    """Return a browser of nobody in particular."""
    return Client(headers={"Accept-Language": "nl"})


def kept_files(visitor: Client) -> list[str]:
    script = visitor.get("/table/service-worker.js").content.decode()
    found = re.search(r"const KEPT = (\{.*\});", script)
    assert found
    files: list[str] = json.loads(found[1])["files"]
    return files


def test_everything_that_is_kept_for_the_cabin_is_there(fetched: Path, visitor: Client) -> None:
    """What the page and its scripts name is among it: nothing is missing without a network."""
    files = kept_files(visitor)
    for path in files:
        if path.startswith("/static/"):
            assert finders.find(path.removeprefix("/static/")), path
        else:
            assert visitor.get(path).status_code == 200, path
    page = visitor.get("/table/").content.decode()
    assert set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page)) <= set(files)
    addresses = re.search(r'id="addresses" type="application/json">([^<]*)<', page)
    assert addresses
    named = json.loads(addresses[1])
    assert {named["rules"], named["worker"], f"{named['engine']}pyodide.mjs"} <= set(files)
    scripts = [path for path in files if path.startswith("/static/chat/table/") and ".js" in path]
    for path in scripts:
        found = finders.find(path.removeprefix("/static/"))
        assert isinstance(found, str)
        for other in re.findall(r'from "(\.[^"]+)"', Path(found).read_text(encoding="utf-8")):
            assert urljoin(path, other) in files
    assert len([path for path in files if path.startswith("/static/chat/cards/")]) > 20


def test_only_the_table_may_run_what_is_no_script(fetched: Path, visitor: Client) -> None:
    """Its own files alone, and the screen may stay on; all other pages are as strict as ever."""
    for path in ("/table/", "/table/worker.js", "/table/service-worker.js"):
        answer = visitor.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "worker-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert "screen-wake-lock=(self)" in answer.headers["Permissions-Policy"]
        assert answer.headers["Cache-Control"] == "private, no-cache"
    for path in ("/", "/live", "/tables/"):
        answer = visitor.get(path)
        assert answer.headers["Content-Security-Policy"] == headers.POLICY
        assert "screen-wake-lock=()" in answer.headers["Permissions-Policy"]


def test_what_never_changes_is_kept_for_good(fetched: Path, visitor: Client) -> None:
    for path in ("/table/engine/1.2.3/pyodide.asm.wasm", f"/table/rules/{bundle().name}"):
        assert "immutable" in visitor.get(path).headers["Cache-Control"]
    wasm = visitor.get("/table/engine/1.2.3/pyodide.asm.wasm")
    assert wasm.headers["Content-Type"] == "application/wasm"


@pytest.mark.parametrize(
    "path",
    [
        "engine/1.2.3/package.json",
        "engine/1.2.3/version",
        "engine/1.2.3/..%2Fversion",
        "engine/1.2.2/pyodide.mjs",
        "rules/other.zip",
    ],
)
def test_nothing_else_is_given_out(fetched: Path, visitor: Client, path: str) -> None:
    assert visitor.get(f"/table/{path}").status_code == 404


def test_without_the_engine_the_page_says_how_to_fetch_it(
    settings: Settings, tmp_path: Path, visitor: Client
) -> None:
    settings.VERTELLER_PYODIDE = str(tmp_path / "nowhere")
    page = visitor.get("/table/").content.decode()
    assert "Aan tafel spelen kan hier nog niet." in page
    assert "setup/pyodide.py" in page
    assert "<script" not in page
    assert kept_files(visitor) == []
    assert visitor.get("/table/engine/1.2.3/pyodide.mjs").status_code == 404


def test_the_page_can_be_read_in_every_language(fetched: Path) -> None:
    titles = {
        language: Client(headers={"Accept-Language": language}).get("/table/").content.decode()
        for language in ("nl", "en", "it", "de")
    }
    for language, title in (
        ("nl", "Aan tafel"),
        ("en", "Round the table"),
        ("it", "Attorno al tavolo"),
        ("de", "Am Tisch"),
    ):
        assert f'<html lang="{language}">' in titles[language]
        assert f"<h1>{title}</h1>" in titles[language]


def test_what_runs_in_the_browser_knows_nothing_of_the_server() -> None:
    """No Django, no hosting, no other rulebook; equal code is an equal archive."""
    names = ZipFile(BytesIO(bundle().content)).namelist()
    ours = [name for name in names if name.startswith("verteller/")]
    assert not [name for name in ours if re.search("/(hosting|web|mail|cli|lab|models)/", name)]
    assert not [name for name in ours if re.search("/(wakkerdam|tempo_reale|lupus3)", name)]
    assert "verteller/chat/table/pages.py" not in ours
    assert "verteller/rules/tabula/rulebook.py" in ours
    assert any("LICENSE" in name and "babel" in name.casefold() for name in names)
    assert pack(contents()) == bundle().content
