"""Seeds: the one secret of a game that all its chance comes from."""

import secrets

from verteller.rules.chance import Chance


def new_seed() -> str:
    """Return a seed that nobody can guess: 256 bits in hexadecimal."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Return the SHA-256 that is published before the deal."""
    return Chance(seed).commitment
