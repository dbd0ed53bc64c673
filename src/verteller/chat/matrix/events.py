"""Events of Matrix, as far as they mean anything to us."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import nio

from verteller.chat.matrix.content import edited, is_thumb, words_in


@dataclass(frozen=True, slots=True)
class Words:
    """Somebody has said something; ``is_mended`` if it stands for something he said before."""

    text: str
    is_mended: bool = False


@dataclass(frozen=True, slots=True)
class Thumb:
    """Somebody has put a thumb up on the event ``on``."""

    on: str


@dataclass(frozen=True, slots=True)
class Undone:
    """Somebody has taken back the event ``event``."""

    event: str


@dataclass(frozen=True, slots=True)
class Unfit:
    """Something that cannot go across; ``message`` is the name of the words for why."""

    message: str


def meant(event: Any) -> Words | Thumb | Undone | Unfit | None:
    """Return what an event means; None for one that means nothing to us."""
    content: Mapping[str, Any] = event.source.get("content", {})
    match event:
        case nio.RoomMessageText() | nio.RoomMessageEmote():
            mended = edited(content)
            return Words(words_in(content if mended is None else mended), mended is not None)
        case nio.ReactionEvent():
            return Thumb(event.reacts_to) if is_thumb(event.key) else None
        case nio.RedactionEvent():
            return Undone(event.redacts)
        case nio.MegolmEvent():
            return Unfit("matrix-unreadable")
        case nio.RoomMessageMedia() | nio.RoomEncryptedMedia() | nio.StickerEvent():
            return Unfit("matrix-only-words")
        case _:
            return None
