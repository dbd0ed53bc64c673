"""The Python that runs in a browser, where set-up has fetched it."""

from pathlib import Path
from typing import Final

from django.conf import settings

TYPES: Final = {
    "pyodide.mjs": "text/javascript",
    "pyodide.asm.js": "text/javascript",
    "pyodide.asm.wasm": "application/wasm",
    "python_stdlib.zip": "application/zip",
    "pyodide-lock.json": "application/json",
}
"""What a browser asks for, and what it is."""

MARK: Final = "version"
"""The file that tells which version lies there; it is written when all others are complete."""


def folder() -> Path:
    """Return where it lies, if it does."""
    return Path(settings.VERTELLER_PYODIDE)


def version() -> str | None:
    """Return which version is there; None where there is none, so that no table can be played."""
    mark = folder() / MARK
    return mark.read_text().strip() if mark.is_file() else None
