"""How long the disk itself keeps waiting, meanwhile, whoever writes a page and wants it safe."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_PAGE: Final = b"\0" * 4096
_EVERY: Final = 0.1
"""Seconds between two pages."""


@dataclass
class Waits:
    """Seconds that each page took to be on the disk."""

    seconds: list[float] = field(default_factory=list)


@contextmanager
def watched(folder: Path) -> Iterator[Waits]:
    """Write a page again and again into a file of its own in *folder*, while the block runs."""
    waits, done = Waits(), threading.Event()
    file = folder / "page"
    opened = os.open(file, os.O_CREAT | os.O_WRONLY)
    try:
        os.pwrite(opened, _PAGE, 0)
        os.fsync(opened)
        writer = threading.Thread(target=_write, args=(opened, waits, done))
        writer.start()
        try:
            yield waits
        finally:
            done.set()
            writer.join()
    finally:
        os.close(opened)
        file.unlink()


def _write(opened: int, waits: Waits, done: threading.Event) -> None:
    while not done.wait(_EVERY):
        begun = time.perf_counter()
        os.pwrite(opened, _PAGE, 0)
        os.fdatasync(opened)
        waits.seconds.append(time.perf_counter() - begun)
