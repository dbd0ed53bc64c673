"""
PostgreSQL: a private server in a folder of its own, gone after the run.

As a script it lends the server to any command, which finds it in VERTELLER_DATABASE_URL:

    python -m tests.servers.postgresql pytest tests/hosting
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.servers.machine import (
    find_program,
    free_port,
    private_folder,
    run,
    unprivileged_user,
)

DATABASE = "verteller"

# What is written need not outlive the machine, only the processes that write it.
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "jit": "off",
    "log_min_duration_statement": "1000",
}
DURABLE = {"fsync": "on", "full_page_writes": "on"}
"""For measurements: what is committed has reached the disk, as where games are kept."""


def server_program(name: str) -> Path:
    """Return one of the server's own programs, of the newest version installed."""
    installed = Path("/usr/lib/postgresql").glob("*/bin")
    versions = sorted(installed, key=lambda folder: float(folder.parent.name), reverse=True)
    return find_program(name, package="postgresql", folders=versions)


@contextlib.contextmanager
def postgresql_server(changed: Mapping[str, str] | None = None) -> Iterator[str]:
    """
    Run a server and yield the address of its empty database, whose user may do anything.

    Args:
        changed: Settings that differ from those for tests.
    """
    initdb, pg_ctl = server_program("initdb"), server_program("pg_ctl")
    createdb = server_program("createdb")
    user = unprivileged_user("postgres")
    port = free_port()
    with private_folder("postgresql") as folder:
        if user == "postgres":
            shutil.chown(folder, user)
        data, log = folder / "data", folder / "server.log"
        run(initdb, "-D", data, "-U", DATABASE, "-A", "trust", "-E", "UTF8", "-N", user=user)
        places = {"port": str(port), "unix_socket_directories": str(folder)}
        settings = {**SETTINGS, **(changed or {}), **places}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        run(pg_ctl, "-D", data, "-l", log, "-w", "-o", options, "start", user=user)
        try:
            run(createdb, "-h", "127.0.0.1", "-p", str(port), "-U", DATABASE, DATABASE)
            yield f"postgresql://{DATABASE}@127.0.0.1:{port}/{DATABASE}"
        finally:
            run(pg_ctl, "-D", data, "-w", "-m", "immediate", "stop", user=user)


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """Yield the address of a private PostgreSQL, as VERTELLER_DATABASE_URL takes it."""
    with postgresql_server() as url:
        yield url


def lend(command: list[str]) -> int:
    """Run *command* beside a private server and return its exit status."""
    # Whoever stops us means the server too: SIGTERM unwinds like Ctrl-C does.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with postgresql_server() as url:
        environment = {**os.environ, "VERTELLER_DATABASE_URL": url}
        return subprocess.run(command, check=False, env=environment).returncode


if __name__ == "__main__":
    try:
        sys.exit(lend(sys.argv[1:]))
    except pytest.fail.Exception as missing:
        sys.exit(str(missing))
