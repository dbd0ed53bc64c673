"""What is stored of games that are played live: their rooms' words, who is there, and Matrix."""

from verteller.chat.models.live import LiveGame, Presence, Spectator
from verteller.chat.models.matrix import (
    MatrixAccount,
    MatrixCode,
    MatrixCursor,
    MatrixEvent,
    MatrixRoom,
)
from verteller.chat.models.posts import Post, PostKind

__all__ = [
    "LiveGame",
    "MatrixAccount",
    "MatrixCode",
    "MatrixCursor",
    "MatrixEvent",
    "MatrixRoom",
    "Post",
    "PostKind",
    "Presence",
    "Spectator",
]
