"""What was said in the rooms, by players and by the narrator."""

from django.db import models

from verteller.chat.models.live import LiveGame
from verteller.hosting.models import Player


class PostKind(models.TextChoices):
    """What a post is."""

    TALK = "talk"
    """Words of a player, or of somebody in the lobby."""
    TOLD = "told"
    """Facts: the narrator words them for each reader in his own language."""
    CUE = "cue"
    """What the narrator says of himself at a moment: a bell, the time that is left."""


class Post(models.Model):
    """
    One post of one room.

    ``number`` counts the posts of the game and is never shown: gaps in it would tell of other
    rooms. Browsers know a post by ``key``, which is drawn at random. ``room`` is the key of a
    `chat.rooms.Room`. Of what was told, ``first`` and ``last`` are entries of the log: a reader
    hears of them what is meant for him. ``nonce`` is the sender's own, so that what is sent twice
    is said once. ``detail`` has a cue's name and figures.
    """

    live = models.ForeignKey(LiveGame, models.CASCADE, related_name="posts")
    number = models.PositiveIntegerField()
    key = models.CharField(max_length=24, unique=True)
    room = models.CharField(max_length=40)
    kind = models.CharField(max_length=5, choices=PostKind)
    player = models.ForeignKey(Player, models.SET_NULL, null=True, blank=True, related_name="posts")
    text = models.TextField(blank=True)
    detail = models.JSONField(default=dict, blank=True)
    first = models.PositiveIntegerField(default=0)
    last = models.PositiveIntegerField(default=0)
    nonce = models.CharField(max_length=40, blank=True)
    at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["live", "number"], name="chat_post_number"),
            models.UniqueConstraint(
                fields=["player", "nonce"],
                condition=~models.Q(nonce=""),
                name="chat_said_once",
            ),
        )

    def __str__(self) -> str:
        """Say which it is."""
        return f"post {self.number} of game {self.live_id}"
