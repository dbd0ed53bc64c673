"""Mail that a door could not act upon, as it waits for the masters of its game."""

from django.db import models
from django.db.models import Q

from verteller.hosting.models.games import HostedGame, Player


class Waits(models.TextChoices):
    """Why a mail waits for a master."""

    UNREAD = "unread"
    """A player's, of which nothing was understood."""
    COUNT = "count"
    """A player asks how many of a faction are left, which only a master may tell."""
    STRANGER = "stranger"
    """From an address that nobody in the game plays with; it was answered with nothing."""


class Settled(models.TextChoices):
    """What a master has done with it."""

    ENTERED = "entered"
    """He gave the answer in the player's place."""
    ANSWERED = "answered"
    USED = "used"
    """The question that is to be had only once was answered."""
    SET_ASIDE = "set_aside"


class UnreadMail(models.Model):
    """
    A mail to a game that no machine can settle; ``settled`` is empty while it waits.

    ``player`` is null for a stranger's. ``is_again`` says of a question that is to be had only
    once that it had been had before.

    Source: Lupus 3.0, 4.4, 6.4, LU3-SYS-06, LU3-SYS-11, LU3-SYS-25.
    """

    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="unread")
    player = models.ForeignKey(Player, models.CASCADE, null=True, related_name="unread")
    sender = models.CharField(max_length=254)
    why = models.CharField(max_length=10, choices=Waits)
    text = models.TextField()
    is_again = models.BooleanField(default=False)
    received_at = models.DateTimeField()
    settled = models.CharField(max_length=10, choices=Settled, blank=True)
    settled_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = (
            models.Index(
                fields=["game", "received_at"],
                name="hosting_unread_waiting",
                condition=Q(settled=""),
            ),
        )

    def __str__(self) -> str:
        """Say whose it is without a word of what it says."""
        return f"{self.why} mail {self.pk} from {self.player or self.sender}"
