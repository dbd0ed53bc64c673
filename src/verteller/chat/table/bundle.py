"""
What is sent to a browser to narrate there: the engine, its words and what they are written with.

It is the code that runs here, file by file, in one archive that is packed once a process; equal
code gives equal bytes.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import distribution
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from verteller.hosting.compositions import counted, shipped
from verteller.rules.registry import GROUP
from verteller.telling.words import LANGUAGES, LOCALES, OWN_TOPICS, TOPICS

RULEBOOKS: Final = ("tabula", "duesterwald")
"""What is played round one table."""

OURS: Final = (
    *("verteller", "verteller/rules", "verteller/rules/facts", "verteller/telling"),
    *("verteller/chat", "verteller/chat/table", "verteller/chat/table/narrating"),
)
"""Folders of ours whose modules are sent; of the last but two their first module alone."""

DOORS: Final = frozenset({"verteller/chat", "verteller/chat/table"})
"""Folders of which the rest knows the server."""

LIBRARIES: Final[dict[str, tuple[str, ...]]] = {
    "attrs": ("attr",),
    "babel": ("babel",),
    "fluent.runtime": ("fluent/runtime",),
    "fluent.syntax": ("fluent/syntax",),
    "pytz": ("pytz",),
    "typing_extensions": ("typing_extensions.py",),
}
"""Libraries that words are written with, and what of each is sent."""

UNUSED: Final = ("babel/messages/",)
"""What of them is not used."""

EPOCH: Final = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Bundle:
    """The archive, and a name that changes with what is in it."""

    name: str
    content: bytes


@cache
def bundle() -> Bundle:
    """Return the archive of everything that a browser runs."""
    content = pack(contents())
    return Bundle(f"{sha256(content).hexdigest()[:20]}.zip", content)


def pack(parts: Iterable[tuple[str, bytes]]) -> bytes:
    """Return an archive of *parts*: a path and what stands there."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for path, content in sorted(parts):
            archive.writestr(ZipInfo(path, EPOCH), content, ZIP_DEFLATED)
    return packed.getvalue()


def contents() -> Iterator[tuple[str, bytes]]:
    """Yield every file that is sent: its path, and what stands in it."""
    yield from _ours()
    for name, wanted in LIBRARIES.items():
        yield from _library(name, wanted)
    for rulebook in RULEBOOKS:
        yield from _tree(files("verteller") / "rules" / rulebook, f"verteller/rules/{rulebook}")
    yield from _words()
    points = "".join(f"{key} = verteller.rules.{key}:RULEBOOK\n" for key in RULEBOOKS)
    yield "verteller-0.dist-info/entry_points.txt", f"[{GROUP}]\n{points}".encode()
    yield "verteller-0.dist-info/METADATA", b"Metadata-Version: 2.1\nName: verteller\nVersion: 0\n"
    yield "verteller/chat/table/narrating/villages.json", villages()


def villages() -> bytes:
    """Return the proposed distributions of every rulebook: how often each role, by JSON."""
    proposed = {key: [counted(each) for each in shipped(key)] for key in RULEBOOKS}
    return json.dumps(proposed, sort_keys=True).encode()


def _ours() -> Iterator[tuple[str, bytes]]:
    for path in OURS:
        folder = files("verteller").joinpath(*path.split("/")[1:])
        for each in folder.iterdir():
            if each.name == "__init__.py" or (path not in DOORS and each.name.endswith(".py")):
                yield f"{path}/{each.name}", each.read_bytes()


def _tree(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _tree(each, f"{path}/{each.name}")
        elif each.name.endswith(".py"):
            yield f"{path}/{each.name}", each.read_bytes()


def _words() -> Iterator[tuple[str, bytes]]:
    """Yield the catalogues of the rulebooks played, and the table's own words."""
    topics = (*TOPICS, *(topic for key in RULEBOOKS for topic in OWN_TOPICS.get(key, ())))
    for language in LANGUAGES:
        for topic in topics:
            path = f"telling/catalogue/{language}/{topic}.ftl"
            yield f"verteller/{path}", files("verteller").joinpath(path).read_bytes()
        for topic in ("table", "calls"):
            path = f"chat/words/{topic}.{language}.ftl"
            yield f"verteller/{path}", files("verteller").joinpath(path).read_bytes()


def _library(name: str, wanted: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """Yield what is sent of a library, and the licence that it comes under."""
    for file in distribution(name).files or ():
        path = file.as_posix()
        if file.parent.suffix == ".dist-info" or ".dist-info/" in path:
            is_sent = "LICEN" in file.name.upper()
        else:
            is_sent = path.startswith(wanted) and _is_used(path)
        if is_sent:
            yield path, file.read_binary()


def _is_used(path: str) -> bool:
    if path.startswith(UNUSED):
        return False
    if path.startswith("babel/locale-data/"):
        return path.removeprefix("babel/locale-data/").removesuffix(".dat") in _locales()
    return path.endswith((".py", "babel/global.dat"))


@cache
def _locales() -> frozenset[str]:
    """Return the locales of our languages, and those that they take after."""
    spoken = set(LOCALES.values())
    return frozenset({"root", "en_001", *spoken, *(each.partition("_")[0] for each in spoken)})
