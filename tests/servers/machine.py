"""What private servers need of the machine: programs, ports, folders and users."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

# Debian keeps servers' programs here, and not on everybody's path.
SYSTEM_FOLDERS = ("/usr/sbin", "/usr/local/sbin", "/sbin")


def find_program(name: str, *, package: str, folders: Sequence[str | Path] = ()) -> Path:
    """
    Return where a program is.

    Args:
        package: The Debian package that brings it, for the message when it is missing.
        folders: Where to look before the usual places.

    Raises:
        pytest.fail.Exception: The program is not installed; a test is never skipped for that.
    """
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", ""), *SYSTEM_FOLDERS])
    found = shutil.which(name, path=path)
    if found is None:
        pytest.fail(f"{name} is missing: apt-get install {package}", pytrace=False)
    return Path(found)


def free_port() -> int:
    """Return a TCP port of 127.0.0.1 that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_root() -> bool:
    """Return whether the tests run as root, as they do on machines made for testing."""
    return os.geteuid() == 0


def unprivileged_user(preferred: str) -> str:
    """Return the user a server runs as: *preferred* when we are root, else ourselves."""
    return preferred if is_root() else pwd.getpwuid(os.geteuid()).pw_name


@contextlib.contextmanager
def private_folder(name: str) -> Iterator[Path]:
    """
    Lend a new folder that servers under other users can enter, and remove it afterwards.

    pytest's own folders are closed to everybody else, and too deep for the paths of sockets.
    """
    folder = Path(tempfile.mkdtemp(prefix=f"verteller-{name}-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(*command: str | Path, user: str | None = None) -> str:
    """
    Run a program to its end and return what it printed.

    Args:
        user: Whose rights it runs with; only root can choose another than itself.

    Raises:
        RuntimeError: It failed; the message holds its last words.
    """
    rights = {"user": user, "group": pwd.getpwnam(user).pw_gid} if user and is_root() else {}
    # A server left behind by pg_ctl or postfix would hold a pipe open: a file lets go.
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        done = subprocess.run(
            [str(part) for part in command],
            check=False,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            **rights,  # type: ignore[call-overload]
        )
        said.seek(0)
        output = said.read()
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{output[-2000:]}")
    return output
