"""What can go wrong between the bot and its server."""

from typing import Final

SOON: Final = 5.0
"""Seconds until the next try where the server does not say."""


class MatrixError(Exception):
    """Something was not done, and may be tried again later unless a subclass says otherwise."""

    retry_after: float = SOON


class Away(MatrixError):
    """The server could not be reached, or failed."""


class Limited(MatrixError):
    """We have asked for too much in too short a time; ``retry_after`` is how long to wait."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"too much at once, again in {retry_after:.1f} s")
        self.retry_after = retry_after


class Refused(MatrixError):
    """
    The server will not do it, now or later.

    Args:
        code: The server's own, like ``M_FORBIDDEN``; its words may name people.
    """

    retry_after = 300.0

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
