"""What the Matrix bot remembers: who is who, which room is which, what has gone across."""

from django.db import models

from verteller.chat.models.live import LiveGame
from verteller.chat.models.posts import Post
from verteller.hosting.models import Person, Player


class MatrixAccount(models.Model):
    """
    The Matrix account of a player, as ``@name:server``; empty for one who does not want any.

    It is that of ``person``: whoever takes over the player's seat has to link his own.
    """

    player = models.OneToOneField(Player, models.CASCADE, related_name="matrix")
    person = models.ForeignKey(Person, models.CASCADE, related_name="matrix")
    user = models.CharField(max_length=255, db_index=True, blank=True)
    linked_at = models.DateTimeField()

    def __str__(self) -> str:
        """Return its name."""
        return self.user


class MatrixCode(models.Model):
    """What a player tells the bot to show that he is one; it works once, and until a moment."""

    player = models.OneToOneField(Player, models.CASCADE, related_name="matrix_code")
    person = models.ForeignKey(Person, models.CASCADE, related_name="matrix_codes")
    code = models.CharField(max_length=12, unique=True)
    until = models.DateTimeField()

    def __str__(self) -> str:
        """Say whose it is, and not what."""
        return f"code of player {self.player_id}"


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
    """
    An event of Matrix that has been dealt with, or that stands for a post we have carried there.

    Thumbs are given to the latter, and neither goes across a second time. ``detail`` has what the
    post is about, or of a thumb to whom it was given.
    """

    room = models.ForeignKey(MatrixRoom, models.CASCADE, related_name="events")
    event = models.CharField(max_length=255, unique=True)
    post = models.ForeignKey(
        Post, models.CASCADE, null=True, blank=True, related_name="matrix_events"
    )
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
