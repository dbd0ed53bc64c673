"""Games, their players and their logs."""

from datetime import timedelta

from django.db import models
from django.db.models import Q

from verteller.hosting.models.people import Address, Gender, Language, Person


class Status(models.TextChoices):
    """Where a game stands. Only stopped and finished games are over for good."""

    SIGN_UP = "sign_up"
    RUNNING = "running"
    PAUSED = "paused"
    STOPPED = "stopped"
    FINISHED = "finished"


class HostedGame(models.Model):
    """
    One game, from sign-up to victory.

    ``length`` counts the log's entries, 0 until the roles are dealt. ``sequence`` is the open
    phase's, 0 during sign-up. ``phase_entry`` is the entry with which the batch that opened the
    phase began. ``due_at`` is when the sign-up or the open phase closes, null when nothing will
    close by itself. ``opened_at`` is when that began, null in games that began before it was kept.
    ``calendar`` is JSON for `read_calendar`, null where each phase lasts ``speed`` (see
    `scheduling`). ``fairness`` holds the rungs of the ladder for the absent that differ from
    the usual ones, and ``least_reliability`` the answered rounds in a hundred that are asked for
    at sign-up. A game ``by_invitation`` stands in no list and has no public page; who is not let
    in by whoever invites cannot sign up.
    """

    name = models.CharField(max_length=60)
    name_key = models.CharField(max_length=80, unique=True)
    rulebook = models.CharField(max_length=40, default="wakkerdam")
    rulebook_version = models.CharField(max_length=40)
    status = models.CharField(max_length=10, choices=Status, default=Status.SIGN_UP)
    language = models.CharField(max_length=8, choices=Language, default=Language.NL)
    theme = models.CharField(max_length=40, default="default")
    speed = models.DurationField(default=timedelta(days=2))
    strictness = models.PositiveIntegerField(default=2)
    least = models.PositiveIntegerField(default=3)
    most = models.PositiveIntegerField(default=18)
    mayor = models.BooleanField(null=True, blank=True, default=None)
    calendar = models.JSONField(null=True, blank=True, default=None)
    hints = models.JSONField(default=list, blank=True)
    options = models.JSONField(default=dict, blank=True)
    compositions = models.JSONField(default=list, blank=True)
    fairness = models.JSONField(default=dict, blank=True)
    least_reliability = models.PositiveSmallIntegerField(null=True, blank=True, default=None)
    by_invitation = models.BooleanField(default=False)
    seed = models.CharField(max_length=64, editable=False)
    seed_sha256 = models.CharField(max_length=64, editable=False)
    length = models.PositiveIntegerField(default=0, editable=False)
    sequence = models.PositiveIntegerField(default=0, editable=False)
    phase_entry = models.PositiveIntegerField(default=0, editable=False)
    sign_up_closes_at = models.DateTimeField(null=True, blank=True)
    opened_at = models.DateTimeField(null=True, blank=True)
    due_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField()
    paused_at = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = (
            models.Index(
                fields=["due_at"], name="hosting_game_due", condition=Q(due_at__isnull=False)
            ),
        )

    def __str__(self) -> str:
        """Return the game's name."""
        return self.name

    @property
    def is_over(self) -> bool:
        """Whether the game has been won or stopped."""
        return self.status in {Status.STOPPED, Status.FINISHED}


class Player(models.Model):
    """
    A person's place in one game; the seat comes with the deal, in order of sign-up.

    ``nicknames`` are other names by which everybody knows him, so that mails may use them. Who
    plays not ``by_mail`` is written nothing he has not asked for by a mail of his own.
    """

    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="players")
    person = models.ForeignKey(Person, models.PROTECT, related_name="players")
    address = models.ForeignKey(Address, models.PROTECT, related_name="players")
    name = models.CharField(max_length=40)
    name_key = models.CharField(max_length=60)
    nicknames = models.JSONField(default=list, blank=True)
    gender = models.CharField(max_length=8, choices=Gender)
    language = models.CharField(max_length=8, choices=Language)
    time_zone = models.CharField(max_length=64)
    seat = models.PositiveIntegerField(null=True, blank=True)
    on_list = models.BooleanField(default=True)
    by_mail = models.BooleanField(default=True)
    signed_up_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["game", "seat"], name="hosting_one_a_seat"),
            models.UniqueConstraint(fields=["game", "person"], name="hosting_once_a_game"),
            models.UniqueConstraint(fields=["game", "name_key"], name="hosting_one_a_name"),
        )

    def __str__(self) -> str:
        """Return the name others know this player by."""
        return self.name


class GameMaster(models.Model):
    """
    Somebody who has the desk of one game, beside the administrators, who have that of every game.

    What he may see and do is bounded as theirs is: one who plays sees no secrets.
    """

    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="masters")
    person = models.ForeignKey(Person, models.PROTECT, related_name="mastered")
    since = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["game", "person"], name="hosting_master_once"),
        )

    def __str__(self) -> str:
        """Say who has which game."""
        return f"{self.person} of {self.game}"


class PlayerQuestion(models.Model):
    """
    What a player asks the masters of his game, for the two sides' eyes alone.

    The answer goes into the log, as a fact for the one seat; ``answered_at`` is null until then.

    Source: tempo reale, LTR-SYS-33, LTR-GEN-09, LTR-CONDUCT-13.
    """

    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="asked")
    player = models.ForeignKey(Player, models.CASCADE, related_name="asked")
    text = models.TextField()
    asked_at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = (models.Index(fields=["game", "answered_at"], name="hosting_asked_open"),)

    def __str__(self) -> str:
        """Say whose it is without a word of what it says."""
        return f"question {self.pk} of {self.player}"


class LogEntry(models.Model):
    """One entry of a game's log: ``at`` in milliseconds, ``body`` as `records` encodes it."""

    pk = models.CompositePrimaryKey("game_id", "number")
    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="entries", db_index=False)
    number = models.PositiveIntegerField()
    at = models.BigIntegerField()
    kind = models.CharField(max_length=60)
    body = models.BinaryField()

    def __str__(self) -> str:
        """Name the entry without a word of what it says."""
        return f"{self.game_id}/{self.number}"


class Distribution(models.Model):
    """
    A distribution of roles that administrators added to those shipped.

    Source: wakkerdam, WAK-SYS-38, WAK-SYS-46.
    """

    rulebook = models.CharField(max_length=40, default="wakkerdam")
    players = models.PositiveIntegerField(db_index=True)
    mayor = models.BooleanField(default=False)
    roles = models.JSONField()
    created_at = models.DateTimeField()

    def __str__(self) -> str:
        """Say what it is for."""
        return f"{self.rulebook}, {self.players} players"
