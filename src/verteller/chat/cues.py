"""What the browser is given to say for itself: captions of its own, and what its bells mean."""

from typing import Final

from verteller.chat.voice_lines import DAYBREAK, END, GROWL, NIGHTFALL
from verteller.chat.wording import say

CAPTIONED: Final = (NIGHTFALL, DAYBREAK, GROWL, END)
"""The bells that are also put into words, for those who do not hear them."""

_SAID: Final = (
    *("time-up", "table-open", "table-close", "you", "dead", "captain", "floor", "turn"),
    *("accused", "here", "away", "phase-none", "paused", "dead-note", "watching"),
    *("open", "older", "empty", "narrator", "write-line", "sending", "unsent", "again-send"),
    *(
        "drop",
        "typing-many",
        "asked",
        "asked-why",
        "asked-fold",
        "asked-unfold",
        "answer",
        "answer-change",
    ),
    *("blank", "no", "pick-some", "noted", "may-change", "letter", "letter-send", "sound-on"),
    *("sound-off", "voice-sample", "lost", "back", "signed-out", "end", "end-title"),
    *("end-roles", "end-again", "end-next", "closed", "closed-night", "closed-dead"),
    *("closed-floor", "closed-watching", "unread-one"),
)
"""Messages as they stand, without the ``room-`` they begin with."""

_FILLED: Final[dict[str, tuple[str, ...]]] = {
    "write": ("room",),
    "new-in": ("room",),
    "typing-one": ("name",),
    "typing-two": ("first", "second"),
    "unread-other": ("count",),
    "votes": ("count",),
    "pick-exactly": ("count",),
    "night": ("number",),
    "day": ("number",),
    "pick-most": ("count",),
    "pick-between": ("least", "most"),
    "thumb": ("name",),
    "end-other": ("rulebook",),
}
"""Messages in which the page fills something in: names in braces."""


def captions() -> dict[str, str]:
    """Return what the page says by itself, by message, in the language of the page."""
    said = {message: say(f"room-{message}") for message in _SAID}
    for message, names in _FILLED.items():
        said[message] = say(f"room-{message}", **{name: f"{{{name}}}" for name in names})
    return said | {f"cue-{cue}": say(f"room-cue-{cue}") for cue in CAPTIONED}
