"""
Discreet log lines: whatever a library or a fault of ours puts into a log, secrets stay out.

Addresses become a short code, always the same for the same address; links that sign somebody in
lose what makes them work; and of an exception its kind and place are told but not its words,
which may quote a mail, a vote or a row.
"""

import hashlib
import hmac
import logging
import re
import traceback
from functools import lru_cache
from types import TracebackType
from typing import Any, Final, TypeAlias

from pythonjsonlogger.json import JsonFormatter

from verteller.hosting.journal import FIELDS

Error: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

_ADDRESS: Final = re.compile(r"[^\s<>\"'(),;:@/\\]+@[^\s<>\"'(),;:@/\\]+\w")
_LINK: Final = re.compile(r"(/(?:sign-in|confirm|stories/sign)/)[^\s/\"'?]+")
_HARMLESS: Final = ("OperationalError", "InterfaceError", "OSError", "TimeoutError")
"""Errors that speak of the machine and not of what it deals with, by name of a base class."""


class LineFormatter(logging.Formatter):
    """One line for people, and the places of an error below it."""

    def __init__(self) -> None:
        """Write level, logger and message."""
        super().__init__("{levelname} {name}: {message}", style="{")

    def format(self, record: logging.LogRecord) -> str:
        """Return the line without secrets."""
        record.exc_text = None
        return discreet(super().format(record))

    def formatException(self, ei: Error) -> str:  # noqa: N802 - logging's own name
        """Return kind and places of an error."""
        return whereabouts(ei)


class JsonLineFormatter(JsonFormatter):
    """One JSON object a line for machines: time, level, logger, message, and an event's fields."""

    def __init__(self) -> None:
        """Name the fields."""
        super().__init__(
            ["levelname", "name", "message"],
            rename_fields={"levelname": "level", "name": "logger"},
            timestamp="at",
        )

    def add_fields(
        self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]
    ) -> None:
        """Take only the fields that are known to be harmless."""
        super().add_fields(log_data, record, message_dict)
        known = {"level", "logger", "message", "at", "event", "exc_info", *FIELDS}
        for name in [name for name in log_data if name not in known]:
            del log_data[name]

    def format(self, record: logging.LogRecord) -> str:
        """Return the line without secrets."""
        record.exc_text = None
        return discreet(super().format(record))

    def formatException(self, ei: Error) -> str:  # noqa: N802 - logging's own name
        """Return kind and places of an error."""
        return whereabouts(ei)


def discreet(text: str) -> str:
    """Return *text* with its addresses coded and its links made useless."""
    return _LINK.sub(r"\1…", _ADDRESS.sub(lambda found: f"address:{_code(found[0])}", text))


def whereabouts(error: Error) -> str:
    """Say what kind of error it was and where, the latest place last."""
    kind, raised, trace = error
    if kind is None:
        return ""
    bases = {base.__name__ for base in kind.__mro__}
    says = f": {raised}" if bases & set(_HARMLESS) else ""
    places = [
        f"  {frame.filename}:{frame.lineno} in {frame.name}"
        for frame in traceback.extract_tb(trace)
    ]
    return "\n".join([*places, f"{kind.__module__}.{kind.__qualname__}{says}"])


@lru_cache(maxsize=1024)
def _code(address: str) -> str:
    """Return what stands for an address: only who has our key can tell which it is."""
    from django.conf import settings  # noqa: PLC0415 - logging is set up by the settings

    key = str(settings.SECRET_KEY).encode()
    return hmac.new(key, address.lower().encode(), hashlib.sha256).hexdigest()[:10]
