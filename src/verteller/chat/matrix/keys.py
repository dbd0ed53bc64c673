"""What is kept of the bot's own keys on disk: they make its device, and belong to one process."""

import fcntl
import re
import secrets
from pathlib import Path
from typing import TextIO


class InUse(RuntimeError):
    """Another process is the bot already."""


def device_in(folder: Path, user: str) -> str:
    """
    Return the name of the device whose keys are in *folder*, drawn at first.

    It stays the same as long as the keys do: its server then knows what it has been sent before,
    and what others encrypt for it can be read after a restart.
    """
    kept = folder / f"{_plain(user)}.device"
    if not kept.exists():
        kept.write_text(f"VERTELLER{secrets.token_hex(4).upper()}\n")
    return kept.read_text().strip()


def signing_keys_in(folder: Path, user: str) -> Path:
    """Return where the keys are kept by which the account vouches for its device."""
    return folder / f"{_plain(user)}.signing"


def lock_of(folder: Path, user: str) -> TextIO:
    """
    Keep every other process of this machine from being the same bot until the result is closed.

    Raises:
        InUse: One is already.
    """
    lock = (folder / f"{_plain(user)}.lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise InUse(user) from error
    return lock


def _plain(user: str) -> str:
    return re.sub(r"[^A-Za-z0-9._=-]", "_", user)
