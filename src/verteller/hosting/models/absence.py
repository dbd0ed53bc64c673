"""Absence: who asked for more time, who would take over a seat, and how reliable people were."""

from django.db import models

from verteller.hosting.models.games import HostedGame, Player
from verteller.hosting.models.people import Address, Person


class ExtensionRequest(models.Model):
    """A living player's wish that the phase counted *sequence* last longer."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="extension_requests")
    sequence = models.PositiveIntegerField()
    asked_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["player", "sequence"], name="hosting_asks_once"),
        )

    def __str__(self) -> str:
        """Say whose wish it is."""
        return f"player {self.player_id}, phase {self.sequence}"


class Volunteer(models.Model):
    """Somebody who would take over a seat of a game that has begun."""

    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="volunteers")
    person = models.ForeignKey(Person, models.CASCADE, related_name="offers")
    address = models.ForeignKey(Address, models.CASCADE, related_name="offers")
    offered_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["game", "person"], name="hosting_offers_once"),
        )

    def __str__(self) -> str:
        """Say who would take over a seat."""
        return str(self.address)


class Ending(models.TextChoices):
    """How somebody's part in a game came to its end."""

    PLAYED = "played"
    REMOVED = "removed"
    LEFT = "left"
    SUBSTITUTED = "substituted"


class Participation(models.Model):
    """What a person's part in one game says about his reliability, once it is over."""

    person = models.ForeignKey(Person, models.CASCADE, related_name="participations")
    game = models.ForeignKey(
        HostedGame, models.SET_NULL, null=True, blank=True, related_name="participations"
    )
    asked = models.PositiveIntegerField()
    """Rounds in which he owed an answer, those of an excused absence left out."""
    missed = models.PositiveIntegerField()
    ending = models.CharField(max_length=12, choices=Ending)
    ended_at = models.DateTimeField()

    def __str__(self) -> str:
        """Say how it went in figures."""
        return f"{self.asked - self.missed} of {self.asked}"
