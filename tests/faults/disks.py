"""Disks that can be filled to the last octet, and have room again."""

import contextlib
import errno
import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from tests.servers.machine import is_root

SIZE = "12m"
"""Of the whole disk; an empty database takes a twelfth of it."""
PIECE = bytes(4096)


class Disk(Protocol):
    """Where a database is kept."""

    folder: Path

    def fill(self) -> None:
        """Leave no room."""

    def free(self) -> None:
        """Give it back."""


class TinyDisk:
    """A filesystem in memory of a few megabytes, which is really full."""

    def __init__(self, folder: Path) -> None:
        """Use the filesystem mounted at *folder*."""
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Write until nothing more can be written."""
        with self._ballast.open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(PIECE)
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise

    def free(self) -> None:
        """Throw away what fills it."""
        self._ballast.unlink(missing_ok=True)


class ForbiddenDisk:
    """
    Where only root could mount one: the narrator is forbidden to write to any file.

    What he sees differs from a full disk by the name of the error alone.
    """

    def __init__(self, folder: Path, pid: Callable[[], int]) -> None:
        """Prepare for the narrator who is the process that *pid* returns."""
        self.folder = folder
        self._pid = pid

    def fill(self) -> None:
        """Forbid."""
        resource.prlimit(self._pid(), resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def free(self) -> None:
        """Allow again."""
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(self._pid(), resource.RLIMIT_FSIZE, unlimited)


@contextlib.contextmanager
def small_disk(folder: Path, pid: Callable[[], int]) -> Iterator[Disk]:
    """Lend the truest disk that this machine allows, at *folder*."""
    folder.mkdir()
    if not _mounted(folder):
        yield ForbiddenDisk(folder, pid)
        return
    try:
        yield TinyDisk(folder)
    finally:
        # Lazily: a connection of ours that is closed later must not keep it there.
        subprocess.run(["umount", "--lazy", folder], check=True)


def _mounted(folder: Path) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", os.fspath(folder)]
    return is_root() and subprocess.run(command, check=False, capture_output=True).returncode == 0
