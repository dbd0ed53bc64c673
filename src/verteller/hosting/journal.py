"""
The journal: what the host's log says of what happened, and nothing that anybody must not know.

An event has a name and plain fields. No field holds a role, a choice, a phase that is not
everybody's, a text, a subject or an address: whoever reads the log of a host may be a player.
"""

import logging
from functools import partial
from typing import Final

from django.db import transaction

EVENTS: Final = logging.getLogger("verteller.events")
"""Everything that is told here, one record an event, at INFO."""

FIELDS: Final = frozenset(
    {"act", "attempts", "by", "code", "direction", "game", "kind", "number", "result", "seconds"}
)
"""Whatever an event may say."""


def note(event: str, **fields: str | int | None) -> None:
    """
    Write *event* once the transaction under way has committed, at once if there is none.

    Args:
        fields: Of `FIELDS`; None is left out.

    Raises:
        ValueError: A field that nobody has looked at with secrets in mind.
    """
    unknown = fields.keys() - FIELDS
    if unknown:
        raise ValueError(f"no fields of the journal: {sorted(unknown)}")
    if not EVENTS.isEnabledFor(logging.INFO):
        return
    said = {name: value for name, value in fields.items() if value is not None}
    transaction.on_commit(partial(_write, event, said), robust=True)


def _write(event: str, said: dict[str, str | int]) -> None:
    words = " ".join(f"{name}={value}" for name, value in said.items())
    EVENTS.info("%s %s", event, words, extra={"event": event, **said})
