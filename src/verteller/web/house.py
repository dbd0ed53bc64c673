"""The house this web door stands in: where the mail door is, and whether a demonstration is on."""

from dataclasses import dataclass
from threading import Lock
from typing import Final, Protocol

from django.conf import settings

GUEST_DOMAIN: Final = "guest.example"
"""Where a newcomer's made-up address is; nobody plays in his place."""

VILLAGE_DOMAIN: Final = "village.example"
"""Where the made-up players' addresses are."""

LEAST_PLAYERS: Final = 5
MOST_PLAYERS: Final = 40
"""How many a demonstration takes."""


class DemonstrationError(Exception):
    """
    A demonstration cannot begin.

    Args:
        code: Why: ``busy`` (one is under way), ``name`` (nobody can be called so), ``number``
            (too few players or too many), or ``failed``.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Demonstration(Protocol):
    """A village of made-up players that plays a game when asked to."""

    @property
    def is_busy(self) -> bool:
        """Whether a game of the village is under way."""

    def start(self, players: int, seat: str, language: str) -> str:
        """
        Begin a game.

        Args:
            players: How many play in all.
            seat: The newcomer's name, empty if he only watches.
            language: The newcomer's.

        Returns:
            The game's name.

        Raises:
            DemonstrationError: It cannot begin.
        """


@dataclass(slots=True)
class House:
    """
    What the pages must know of the process they are shown by.

    Attributes:
        mail_host, mail_port: Where the mail door takes mail by SMTP; port 0 when there is none.
        demonstration: Who plays when a demonstration is wanted.
    """

    mail_host: str = "127.0.0.1"
    mail_port: int = 0
    demonstration: Demonstration | None = None


_house = House()
_lock: Final = Lock()


def current() -> House:
    """Return the house."""
    return _house


def furnish(house: House) -> None:
    """Say which house it is, once the doors are open."""
    global _house  # noqa: PLW0603 - one house a process
    with _lock:
        _house = house


def has_mailbox() -> bool:
    """Tell whether the pages show everybody's mail, as only a demonstration may."""
    return bool(getattr(settings, "VERTELLER_MAILBOX", False))
