"""The bot's own account on a Matrix server, as its host names it."""

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit


class Misnamed(ValueError):
    """The account is not named in a way that can be understood; its text says why."""


@dataclass(frozen=True, slots=True)
class Account:
    """
    Where and as whom the bot signs in.

    Args:
        server: The address of the server's client API, like ``https://matrix.example.org``.
        user: The part of its name before the colon, or the whole name.
        password: Kept out of what is printed.
    """

    server: str
    user: str
    password: str = field(repr=False)

    def __str__(self) -> str:
        """Return it without the password."""
        return f"{self.user} at {self.server}"


def account_from(url: str) -> Account:
    """
    Read ``https://name:password@matrix.example.org``, special characters written as in any URL.

    Raises:
        Misnamed: A part is missing, or the password would travel in the open.
    """
    parts = urlsplit(url)
    if not (parts.hostname and parts.username and parts.password):
        raise Misnamed("write it like https://name:password@matrix.example.org")
    is_here = parts.hostname in {"localhost", "127.0.0.1", "::1"}
    if parts.scheme != "https" and not (parts.scheme == "http" and is_here):
        raise Misnamed("only https:// keeps the password to itself; http:// is for this machine")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    place = f"{host}:{parts.port}" if parts.port else host
    path = parts.path.rstrip("/")
    return Account(
        f"{parts.scheme}://{place}{path}", unquote(parts.username), unquote(parts.password)
    )
