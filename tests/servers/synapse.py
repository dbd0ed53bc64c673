"""Synapse: a private Matrix server, with an account for whoever is named."""

import base64
import contextlib
import hashlib
import hmac
import json
import os
import socket
import subprocess
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from tests.servers.machine import free_port, private_folder

PYTHON: Final = Path(__file__).parents[2] / ".tools" / "synapse" / "bin" / "python"
"""Where `setup/synapse.sh` puts it."""

NAME: Final = "localhost"
SECRET: Final = "registration-secret"
PASSWORD: Final = "secret"
"""Everybody's."""

# JSON is YAML too. The limits are those of a server whose host trusts its users: what the usual
# ones do to us is for the tests that ask for them.
CONFIGURATION: Final[Mapping[str, Any]] = {
    "server_name": NAME,
    "registration_shared_secret": SECRET,
    "report_stats": False,
    "trusted_key_servers": [],
    "presence": {"enabled": False},
    "bcrypt_rounds": 4,
    "rc_login": {
        kind: {"per_second": 1000, "burst_count": 1000}
        for kind in ("address", "account", "failed_attempts")
    },
    "rc_registration": {"per_second": 1000, "burst_count": 1000},
    "rc_room_creation": {"per_second": 1000, "burst_count": 1000},
    "rc_message": {"per_second": 1000, "burst_count": 1000},
    "rc_joins": {kind: {"per_second": 1000, "burst_count": 1000} for kind in ("local", "remote")},
    "rc_joins_per_room": {"per_second": 1000, "burst_count": 1000},
    "rc_invites": {
        kind: {"per_second": 1000, "burst_count": 1000}
        for kind in ("per_room", "per_user", "per_issuer")
    },
}

STARTS_WITHIN: Final = 60.0
"""Seconds; it takes one or two."""


@dataclass(slots=True)
class Synapse:
    """
    A running Synapse of our own.

    Attributes:
        port: Where it speaks HTTP on 127.0.0.1.
        folder: Its configuration, its database and its log.
    """

    port: int
    folder: Path
    _process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where clients reach it."""
        return f"http://127.0.0.1:{self.port}"

    def register(self, name: str, *, is_admin: bool = False) -> str:
        """Make an account with the password `PASSWORD`; return its name, ``@name:localhost``."""
        there = f"{self.url}/_synapse/admin/v1/register"
        with urllib.request.urlopen(there, timeout=30) as answer:  # noqa: S310 # our own server
            nonce = json.load(answer)["nonce"]
        said = "\0".join((nonce, name, PASSWORD, "admin" if is_admin else "notadmin"))
        body = {
            "nonce": nonce,
            "username": name,
            "password": PASSWORD,
            "admin": is_admin,
            "mac": hmac.new(SECRET.encode(), said.encode(), hashlib.sha1).hexdigest(),
        }
        asked = urllib.request.Request(there, json.dumps(body).encode())  # noqa: S310
        with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310
            user: str = json.load(answer)["user_id"]
        return user

    def limit(self, user: str, *, per_second: int, burst: int) -> None:
        """Let *user* send no more than that, as this server does of its own with strangers."""
        there = f"{self.url}/_synapse/admin/v1/users/{user}/override_ratelimit"
        limits = {"messages_per_second": per_second, "burst_count": burst}
        asked = urllib.request.Request(there, json.dumps(limits).encode(), self._as_admin())  # noqa: S310
        urllib.request.urlopen(asked, timeout=30).close()  # noqa: S310

    def _as_admin(self) -> dict[str, str]:
        """Return the header by which somebody is asked to be an administrator's."""
        name = f"admin-{os.urandom(4).hex()}"
        self.register(name, is_admin=True)
        body = {
            "type": "m.login.password",
            "password": PASSWORD,
            "identifier": {"type": "m.id.user", "user": name},
        }
        there = f"{self.url}/_matrix/client/v3/login"
        asked = urllib.request.Request(there, json.dumps(body).encode())  # noqa: S310
        with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310
            return {"Authorization": f"Bearer {json.load(answer)['access_token']}"}

    def start(self) -> None:
        """Run it, and return when it answers."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ready:
            ready.settimeout(STARTS_WITHIN)
            told = self.folder / "ready"
            ready.bind(str(told))
            with self.log.open("ab") as log:
                self._process = subprocess.Popen(
                    [PYTHON, "-m", "synapse.app.homeserver", "-c", self.configuration],
                    cwd=self.folder,
                    env={**os.environ, "NOTIFY_SOCKET": str(told)},
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                )
            try:
                while not ready.recv(1000).startswith(b"READY=1"):
                    pass
            except TimeoutError as error:
                raise RuntimeError(f"Synapse did not start\n{self.said()}") from error
            finally:
                told.unlink()

    def stop(self) -> None:
        """End it, in order when it lets itself be ended."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def said(self) -> str:
        """Return its last words."""
        return self.log.read_text(errors="replace")[-2000:] if self.log.exists() else ""

    @property
    def configuration(self) -> Path:
        """What it reads at the start."""
        return self.folder / "homeserver.yaml"

    @property
    def log(self) -> Path:
        """What it did, line by line."""
        return self.folder / "synapse.log"


@contextlib.contextmanager
def synapse_server(settings: Mapping[str, Any] | None = None) -> Iterator[Synapse]:
    """Run a Synapse without accounts; *settings* are put over those of `CONFIGURATION`."""
    if not PYTHON.exists():
        pytest.fail("Synapse is missing: setup/synapse.sh", pytrace=False)
    with private_folder("synapse") as folder:
        server = Synapse(free_port(), folder)
        server.configuration.write_text(json.dumps({**_configuration(server), **(settings or {})}))
        key = base64.b64encode(os.urandom(32)).decode().rstrip("=")
        (folder / "signing.key").write_text(f"ed25519 a_test {key}\n")
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _configuration(server: Synapse) -> dict[str, Any]:
    listener = {
        "port": server.port,
        "type": "http",
        "tls": False,
        "bind_addresses": ["127.0.0.1"],
        "resources": [{"names": ["client"], "compress": False}],
    }
    database = {"name": "sqlite3", "args": {"database": str(server.folder / "synapse.db")}}
    return {
        **CONFIGURATION,
        "listeners": [listener],
        "database": database,
        "pid_file": str(server.folder / "synapse.pid"),
        "media_store_path": str(server.folder / "media"),
        "signing_key_path": str(server.folder / "signing.key"),
    }


@pytest.fixture(scope="session")
def synapse() -> Iterator[Synapse]:
    """Yield a private Synapse; it starts with the first test that asks for it."""
    with synapse_server() as server:
        yield server
