"""Games that are played live, and who is there at this moment."""

from django.db import models

from verteller.hosting.models import HostedGame, Person, Player


class LiveGame(models.Model):
    """
    What a game that is played live has beside what every game has.

    ``invitation`` is the secret part of the link that lets people in, ``watching`` that of the
    link for spectators. ``pace`` says in seconds how long phases last where that differs from
    the rulebook's usual pace (see `chat.pace`). ``posted`` counts the posts of its rooms, and its
    row is locked while one is added. ``seats`` is the order of player numbers the host has laid
    out, empty where seats are drawn by lot. ``again`` is the next game of the same people.
    """

    game = models.OneToOneField(HostedGame, models.CASCADE, related_name="live")
    host = models.ForeignKey(Person, models.PROTECT, related_name="live_games")
    invitation = models.CharField(max_length=32, unique=True)
    watching = models.CharField(max_length=32, unique=True)
    pace = models.JSONField(default=dict, blank=True)
    seats = models.JSONField(default=list, blank=True)
    speaks = models.BooleanField(default=True)
    posted = models.PositiveIntegerField(default=0, editable=False)
    again = models.OneToOneField(
        "self", models.SET_NULL, null=True, blank=True, related_name="before"
    )
    created_at = models.DateTimeField()

    def __str__(self) -> str:
        """Return the game's name."""
        return str(self.game)


class Spectator(models.Model):
    """Somebody who looks on and hears what is said to everybody."""

    live = models.ForeignKey(LiveGame, models.CASCADE, related_name="spectators")
    person = models.ForeignKey(Person, models.CASCADE, related_name="watched")
    since = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["live", "person"], name="chat_watches_once"),
        )

    def __str__(self) -> str:
        """Say who looks on."""
        return f"person {self.person_id}"


class Presence(models.Model):
    """
    A player, or somebody who has signed up, in the rooms or the lobby.

    ``is_ready`` is his word that the game can begin; ``seen_at`` when one of his pages was open
    last, and ``types_until`` until when others see that he writes in the room ``types_in``, where
    that betrays nothing. ``carried`` counts how often he has gone on on another device.
    """

    player = models.OneToOneField(Player, models.CASCADE, related_name="presence")
    is_ready = models.BooleanField(default=False)
    seen_at = models.DateTimeField(null=True, blank=True)
    types_until = models.DateTimeField(null=True, blank=True)
    types_in = models.CharField(max_length=40, blank=True)
    carried = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        """Say whose it is."""
        return f"player {self.player_id}"
