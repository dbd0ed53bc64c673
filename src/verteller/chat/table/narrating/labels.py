"""The labels of the page, which stay the same throughout a game."""

from typing import Final

from verteller.chat.table.narrating.speech import say
from verteller.telling.cast import Language

LABELS: Final = (
    *("loading", "waking", "slow", "failed", "offline", "online"),
    *("menu", "close", "summary", "undo", "end", "end-sure"),
    *("yes", "no", "language", "voice", "bells", "noise"),
    *("novoice", "try", "trial", "rulebook", "names", "names-how"),
    *("name", "add", "remove", "earlier", "later", "roles"),
    *("proposal", "fewer", "more", "own", "own-add", "own-name"),
    *("own-text", "own-called", "options", "pace", "resume", "resume-how"),
    *("fresh", "paused", "seconds", "minute", "pause", "continue"),
    *("confirm", "chosen", "letter", "out", "votes", "captain"),
    *("won", "asleep", "cover"),
)
"""The labels by their names in the catalogue."""


def labels(language: Language) -> dict[str, str]:
    """Return every label in *language*."""
    return {name: say(language, f"ui-{name}") for name in LABELS}
