"""The pages of the table; they are the same for everybody, and a browser may keep them."""

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from django.contrib.staticfiles import finders
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.http import require_safe

from verteller.chat.table import engine
from verteller.chat.table.bundle import bundle
from verteller.chat.wording import language

FOR_GOOD: Final = "private, max-age=31536000, immutable"
"""For what has its version in its address."""

ANEW: Final = "private, no-cache"
"""For what may be another tomorrow."""

SHOWN: Final = (
    *("web/style.css", "web/moon.svg", "chat/table/table.css", "chat/table/table.js"),
    *("chat/table/narrator.js", "chat/table/screens.js", "chat/table/prepare.js"),
    *("chat/table/night.js", "chat/table/question.js", "chat/table/sound.js"),
    *("chat/table/menu.js", "chat/table/elements.js", "chat/bells.js"),
    "chat/table/table.webmanifest",
)
"""The files that the page is made of."""

SCRIPTS: Final = files("verteller.chat.table") / "scripts"


@require_safe
def table(request: HttpRequest) -> HttpResponse:
    """Show the page on which a table plays; it says so where it cannot be played."""
    version = engine.version()
    addresses = None if version is None else _addresses(version)
    made = {
        "addresses": addresses,
        "spoken": language(),
        "cards": {key: static(path) for key, path in _cards().items()},
    }
    return _kept(render(request, "chat/table/table.html", made), ANEW)


@require_safe
def service_worker(_request: HttpRequest) -> HttpResponse:
    """Return the script that keeps everything for where there is no network."""
    version = engine.version()
    kept = [] if version is None else list(_all(version))
    told = json.dumps({"name": f"table-{_stamp(tuple(kept))}", "files": kept})
    script = (SCRIPTS / "service-worker.js").read_text(encoding="utf-8")
    content = f'"use strict";\nconst KEPT = {told};\n{script}'
    return _kept(HttpResponse(content, "text/javascript; charset=utf-8"), ANEW)


@require_safe
def worker(_request: HttpRequest) -> HttpResponse:
    """Return the script in which the narrator runs, beside the page."""
    content = (SCRIPTS / "worker.js").read_bytes()
    return _kept(HttpResponse(content, "text/javascript; charset=utf-8"), ANEW)


@require_safe
def engine_file(_request: HttpRequest, version: str, file: str) -> HttpResponse:
    """Return a file of the Python that runs in a browser."""
    if file not in engine.TYPES or version != engine.version():
        raise Http404
    content = (engine.folder() / file).read_bytes()
    return _kept(HttpResponse(content, engine.TYPES[file]), FOR_GOOD)


@require_safe
def rules(_request: HttpRequest, file: str) -> HttpResponse:
    """Return the engine, its words and what they are written with, in one archive."""
    packed = bundle()
    if file != packed.name:
        raise Http404
    return _kept(HttpResponse(packed.content, "application/zip"), FOR_GOOD)


def _addresses(version: str) -> dict[str, str]:
    """Return where the page finds what it needs."""
    module = reverse("table:engine", args=(version, "pyodide.mjs"))
    return {
        "engine": module.removesuffix("pyodide.mjs"),
        "rules": reverse("table:rules", args=(bundle().name,)),
        "worker": reverse("table:worker"),
        "keeper": reverse("table:service-worker"),
    }


def _all(version: str) -> Iterator[str]:
    """Yield the addresses of everything that a table needs."""
    yield reverse("table:table")
    yield reverse("table:worker")
    yield from (reverse("table:engine", args=(version, file)) for file in engine.TYPES)
    yield reverse("table:rules", args=(bundle().name,))
    yield from (static(path) for path in (*SHOWN, *_cards().values()))


@cache
def _cards() -> dict[str, str]:
    """Return the pictures of the cards there are: their addresses by rulebook and role."""
    found: dict[str, str] = {}
    for finder in finders.get_finders():
        for path, _ in finder.list(()):
            if path.startswith("chat/cards/") and path.endswith(".svg"):
                found[path.removeprefix("chat/cards/").removesuffix(".svg")] = path
    return dict(sorted(found.items()))


@cache
def _stamp(addresses: tuple[str, ...]) -> str:
    """Return a word that changes with any of the files that are kept."""
    stamp = sha256("\n".join(addresses).encode())
    for path in (*SHOWN, *_cards().values()):
        found = finders.find(path)
        if isinstance(found, str):
            stamp.update(Path(found).read_bytes())
    stamp.update((SCRIPTS / "worker.js").read_bytes())
    stamp.update((files("verteller.chat") / "templates/chat/table/table.html").read_bytes())
    return stamp.hexdigest()[:16]


def _kept(answer: HttpResponse, kept: str) -> HttpResponse:
    answer.headers["Cache-Control"] = kept
    return answer
