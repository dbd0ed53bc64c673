"""What the Matrix bot remembers: who is who, which room is which, what has gone across."""

from django.db import models

from verteller.chat.models.live import LiveGame
from verteller.chat.models.posts import Post
from verteller.hosting.models import Player


class MatrixAccount(models.Model):
    """The Matrix account of a player, as ``@name:server``."""

    player = models.OneToOneField(Player, models.CASCADE, related_name="matrix")
    user = models.CharField(max_length=255, db_index=True)
    linked_at = models.DateTimeField()

    def __str__(self) -> str:
        """Return its name."""
        return self.user


class MatrixRoom(models.Model):
    """A room of a game on Matrix; ``room`` is its key among the game's rooms, or ``space``."""

    live = models.ForeignKey(LiveGame, models.CASCADE, related_name="matrix_rooms")
    room = models.CharField(max_length=40)
    address = models.CharField(max_length=255, unique=True)
    sent = models.PositiveIntegerField(default=0)
    """The number of the last post that was carried there."""

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["live", "room"], name="chat_matrix_room_once"),
        )

    def __str__(self) -> str:
        """Return its address."""
        return self.address


class MatrixEvent(models.Model):
    """An event of Matrix that stands for a post: what thumbs and answers are given to."""

    room = models.ForeignKey(MatrixRoom, models.CASCADE, related_name="events")
    event = models.CharField(max_length=255, unique=True)
    post = models.ForeignKey(Post, models.CASCADE, related_name="matrix_events")
    detail = models.JSONField(default=dict, blank=True)

    def __str__(self) -> str:
        """Return its id."""
        return self.event


class MatrixCursor(models.Model):
    """How far the bot has read what its server has for it."""

    user = models.CharField(max_length=255, unique=True)
    since = models.TextField(blank=True)

    def __str__(self) -> str:
        """Return whose it is."""
        return self.user
