"""
Signing: the bot's account vouches for its device, as apps ask of whoever they encrypt for.

An app may keep what is said from devices that nobody vouches for. There is one device, so the keys
that vouch lie beside its own.
"""

import base64
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

import nio
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from nio.api import Api

from verteller.chat.matrix.errors import Away, Refused

QUERY: Final = "/_matrix/client/v3/keys/query"
UPLOAD: Final = "/_matrix/client/v3/keys/device_signing/upload"
SIGN: Final = "/_matrix/client/v3/keys/signatures/upload"

MASTER: Final = "master"
SELF_SIGNING: Final = "self_signing"

Json = dict[str, Any]


class Signer:
    """
    The keys by which the account vouches for its own device.

    Args:
        client: The device's, signed in, its own keys already with the server.
        kept: The file in which the keys are kept; they are drawn if there is none.
        password: The account's, for servers that ask for it once more.
    """

    def __init__(self, client: nio.AsyncClient, kept: Path, password: str) -> None:
        self._client = client
        self._password = password
        self._user = str(client.user_id)
        self._keys = _keys(kept)

    async def vouch(self) -> None:
        """
        Let the account vouch for the device, unless it does already.

        Raises:
            Away, Refused: The server did not take it.
        """
        device = str(self._client.device_id)
        _, known = await self._ask(QUERY, {"device_keys": {self._user: [device]}})
        if _public_in(known.get("master_keys", {}).get(self._user)) != _public(self._keys[MASTER]):
            await self._publish()
        mine: Json = known["device_keys"][self._user][device]
        mine.pop("unsigned", None)
        if self._name(SELF_SIGNING) not in mine["signatures"][self._user]:
            await self._done(SIGN, {self._user: {device: self._signed(mine, SELF_SIGNING)}})

    async def _publish(self) -> None:
        """Let everybody know the keys that vouch; some servers ask for the password first."""
        keys = {
            "master_key": self._described(MASTER),
            "self_signing_key": self._signed(self._described(SELF_SIGNING), MASTER),
        }
        status, answer = await self._ask(UPLOAD, keys)
        if status == 401:
            identifier = {"type": "m.id.user", "user": self._user}
            proof = {"type": "m.login.password", "session": answer.get("session")}
            auth = {**proof, "identifier": identifier, "password": self._password}
            await self._done(UPLOAD, {**keys, "auth": auth})
        elif status != 200:
            raise Refused(str(answer.get("errcode", status)))

    def _described(self, usage: str) -> Json:
        public = _public(self._keys[usage])
        return {"user_id": self._user, "usage": [usage], "keys": {f"ed25519:{public}": public}}

    def _signed(self, what: Mapping[str, Any], usage: str) -> Json:
        """Return *what* with one more signature."""
        plain = {key: value for key, value in what.items() if key != "signatures"}
        signature = _text(self._keys[usage].sign(Api.to_canonical_json(plain).encode()))
        others = what.get("signatures", {}).get(self._user, {})
        return {**plain, "signatures": {self._user: {**others, self._name(usage): signature}}}

    def _name(self, usage: str) -> str:
        return f"ed25519:{_public(self._keys[usage])}"

    async def _done(self, path: str, body: Json) -> None:
        status, answer = await self._ask(path, body)
        if status != 200 or answer.get("failures"):
            raise Refused(str(answer.get("errcode", status)))

    async def _ask(self, path: str, body: Json) -> tuple[int, Json]:
        headers = {
            "Authorization": f"Bearer {self._client.access_token}",
            "Content-Type": "application/json",
        }
        answer = await self._client.send("POST", path, json.dumps(body), headers)
        if answer.status >= 500:
            raise Away(f"status {answer.status}")
        return answer.status, cast("Json", await answer.json())


def _keys(kept: Path) -> dict[str, Ed25519PrivateKey]:
    if not kept.exists():
        drawn = {
            usage: _text(Ed25519PrivateKey.generate().private_bytes_raw())
            for usage in (MASTER, SELF_SIGNING)
        }
        kept.touch(mode=0o600)
        kept.write_text(json.dumps(drawn))
    return {
        usage: Ed25519PrivateKey.from_private_bytes(base64.b64decode(f"{seed}="))
        for usage, seed in json.loads(kept.read_text()).items()
    }


def _public(key: Ed25519PrivateKey) -> str:
    return _text(key.public_key().public_bytes_raw())


def _public_in(described: Mapping[str, Any] | None) -> str:
    return next(iter(described["keys"].values()), "") if described else ""


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode().rstrip("=")
