"""Power levels: who may speak in a Matrix room at a moment; all else is the narrator's."""

from collections.abc import Iterable
from typing import Any, Final

NARRATOR: Final = 100
SPEAKS: Final = 50
SILENT: Final = 0

VERSION: Final = "11"
"""The version of rooms we make: in later ones their creator stands above all levels."""


def levels(narrator: str, writers: Iterable[str] = (), *, reacts: bool = True) -> dict[str, Any]:
    """
    Return the levels of a room in which only *writers* may speak.

    Args:
        narrator: The bot's name.
        reacts: Whether they may put marks on what others have said, such as a thumb.
    """
    reserved = ("ban", "kick", "redact", "invite", "state_default")
    return {
        **dict.fromkeys(reserved, NARRATOR),
        "users": {narrator: NARRATOR, **dict.fromkeys(sorted(writers), SPEAKS)},
        "users_default": SILENT,
        "events_default": SPEAKS,
        "events": {"m.reaction": SPEAKS if reacts else NARRATOR},
        "notifications": {"room": NARRATOR},
    }
