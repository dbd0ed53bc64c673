#!/usr/bin/env python3
"""
Fetches Pyodide, the Python that runs in a browser, into .tools/pyodide: the table plays by it.

    setup/pyodide.py [FOLDER]

It is fetched once, as one archive whose version and checksum stand below; what is there already
is left alone. Without it everything works but the table, and it can be fetched later.
"""

import base64
import hashlib
import shutil
import sys
import tarfile
import tempfile
import urllib.request
from io import BytesIO
from pathlib import Path

VERSION = "0.29.5"
"""Its Python is 3.13."""

CHECKSUM = (
    "TkYrUv9m8QmfImADKRmpwZulL48E0uUaBSO+dvRQKyAJc0qh9gu7jn8btyHPh3NZm1r2IH2YrJhIr7Q2B9urAw=="
)
"""The archive's SHA-512, in base64, as the registry states it."""

ADDRESS = f"https://registry.npmjs.org/pyodide/-/pyodide-{VERSION}.tgz"

FILES = (
    *("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip"),
    *("pyodide-lock.json", "package.json"),
)
"""What a browser needs of it, and who made it under which licence."""

MARK = "version"
"""The file that is written last, so that what is there is complete."""

PATIENCE = 60
"""Seconds without an answer after which it is not to be had."""


def is_there(folder: Path) -> bool:
    """Tell whether this version has been fetched."""
    mark = folder / MARK
    return mark.is_file() and mark.read_text() == VERSION


def fetched() -> bytes:
    """
    Return the archive.

    Raises:
        OSError: It is not to be had, or is not what was published.
    """
    with urllib.request.urlopen(ADDRESS, timeout=PATIENCE) as answer:
        archive = answer.read()
    found = base64.b64encode(hashlib.sha512(archive).digest()).decode()
    if found != CHECKSUM:
        raise OSError(f"its SHA-512 is {found}")
    return archive


def unpack(archive: bytes, folder: Path) -> None:
    """Put what is needed of *archive* into *folder*, all of it or nothing."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as aside:
        made = Path(aside) / "pyodide"
        made.mkdir()
        with tarfile.open(fileobj=BytesIO(archive)) as packed:
            for name in FILES:
                member = packed.extractfile(f"package/{name}")
                if member is None:
                    raise OSError(f"{name} is missing in it")
                (made / name).write_bytes(member.read())
        (made / MARK).write_text(VERSION)
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def main(arguments: list[str]) -> int:
    """Fetch it if it is not there; return 1 where it cannot be had."""
    here = Path(__file__).resolve().parents[1]
    folder = Path(arguments[0]) if arguments else here / ".tools" / "pyodide"
    if is_there(folder):
        return 0
    sys.stdout.write(f"verteller: fetching Pyodide {VERSION} for the table\n")
    try:
        unpack(fetched(), folder)
    except (OSError, KeyError, tarfile.TarError) as error:
        sys.stderr.write(
            f"verteller: the table cannot be played here: Pyodide is not to be had ({error})\n"
            "verteller: everything else works; setup/pyodide.py tries again\n"
        )
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
