"""Post: what goes out, what came in, requests for help, and the host's sign of life."""

from django.db import models
from django.db.models import Q

from verteller.hosting.models.games import HostedGame, Player
from verteller.hosting.models.people import Language, Person


class Kind(models.TextChoices):
    """What a row of the outbox is about; the door has words for each."""

    NEWS = "news"
    ANSWER_TAKEN = "answer_taken"
    REFUSED = "refused"
    SIGNED_UP = "signed_up"
    SIGN_UP_REFUSED = "sign_up_refused"
    INVITATION = "invitation"
    GAME_PAUSED = "game_paused"
    GAME_RESUMED = "game_resumed"
    GAME_STOPPED = "game_stopped"
    FINAL = "final"
    HELP_FORWARDED = "help_forwarded"
    HELP_ANSWERED = "help_answered"
    HELP_RECEIVED = "help_received"
    ADMIN_NOTICE = "admin_notice"
    REMINDER = "reminder"
    TIME_GIVEN_BACK = "time_given_back"
    LEFT_LIST = "left_list"
    CONFIRMATION = "confirmation"
    """Was this you? Only the mail's proven owner can say so."""
    SIGN_IN = "sign_in"
    HAND_OVER = "hand_over"
    """All that a seat knows, to whoever takes it over."""
    UNDERSTOOD = "understood"
    """What a mail was understood as that gave no answer: doubts, and what was asked besides."""
    NOTICE = "notice"
    """A short word to a player or another person, by its code."""


class Sending(models.TextChoices):
    """Where an outgoing mail stands."""

    QUEUED = "queued"
    SENT = "sent"
    FAILED = "failed"
    """Given up after many attempts."""
    WITHHELD = "withheld"
    """Not to be sent after all."""
    BOUNCED = "bounced"
    """Taken by a server, and reported as undeliverable later."""


class Outgoing(models.Model):
    """
    One mail to one reader, from the commit that called for it until it is delivered.

    The payload names entries of the log and plain values, never words, so the row always reads
    the same. ``thread_key`` is the message id its conversation began with.
    """

    message_id = models.CharField(max_length=160, unique=True)
    kind = models.CharField(max_length=20, choices=Kind)
    game = models.ForeignKey(HostedGame, models.CASCADE, null=True, blank=True, related_name="post")
    player = models.ForeignKey(Player, models.CASCADE, null=True, blank=True, related_name="post")
    to_email = models.CharField(max_length=254)
    language = models.CharField(max_length=8, choices=Language)
    payload = models.JSONField(default=dict)
    thread_key = models.CharField(max_length=160, blank=True)
    status = models.CharField(max_length=10, choices=Sending, default=Sending.QUEUED)
    attempts = models.PositiveIntegerField(default=0)
    next_attempt_at = models.DateTimeField()
    created_at = models.DateTimeField()
    sent_at = models.DateTimeField(null=True, blank=True)
    last_error = models.TextField(blank=True)
    status_code = models.CharField(max_length=12, blank=True)
    """The enhanced status code of the last failure (RFC 3463), where one was given."""

    class Meta:
        verbose_name_plural = "outgoing"
        indexes = (
            models.Index(
                fields=["next_attempt_at", "id"],
                name="hosting_outgoing_waiting",
                condition=Q(status="queued"),
            ),
            # Who asks whether mail to an address came back looks past the many that arrived.
            models.Index(
                fields=["to_email", "id"],
                name="hosting_outgoing_astray",
                condition=Q(status__in=("queued", "failed", "bounced")),
            ),
        )

    def __str__(self) -> str:
        """Say what goes to whom."""
        return f"{self.kind} to {self.to_email}"


class Incoming(models.Model):
    """What became of one mail for one recipient: exactly one row, and at most one reply."""

    message_id = models.CharField(max_length=998)
    recipient = models.CharField(max_length=254)
    received_at = models.DateTimeField()
    sender = models.CharField(max_length=254)
    subject = models.TextField(blank=True)
    result = models.CharField(max_length=40)
    proof = models.CharField(max_length=12, blank=True)
    """What proved the sender: ``token``, ``verdict``, ``from``, ``confirmed``; empty if nothing."""
    person = models.ForeignKey(Person, models.SET_NULL, null=True, blank=True, related_name="mail")
    game = models.ForeignKey(
        HostedGame, models.SET_NULL, null=True, blank=True, related_name="mail"
    )
    reply = models.ForeignKey(
        Outgoing, models.SET_NULL, null=True, blank=True, related_name="answers"
    )

    class Meta:
        verbose_name_plural = "incoming"
        constraints = (
            models.UniqueConstraint(fields=["message_id", "recipient"], name="hosting_one_a_mail"),
        )
        indexes = (models.Index(fields=["sender", "received_at"], name="hosting_sender_received"),)

    def __str__(self) -> str:
        """Say what became of whose mail."""
        return f"{self.result} from {self.sender}"


class HeldMail(models.Model):
    """
    A mail whose sender is not proven, kept until the person it claims to be from confirms it.

    It is dealt with as if it came in at the moment it is confirmed; unconfirmed it is forgotten.
    """

    incoming = models.OneToOneField(Incoming, models.CASCADE, related_name="held")
    raw = models.BinaryField()
    held_at = models.DateTimeField()
    expires_at = models.DateTimeField(db_index=True)
    confirmed_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        """Say whose mail it claims to be."""
        return f"held mail {self.pk}"


class Direction(models.TextChoices):
    """Which way mail goes."""

    IN = "in"
    OUT = "out"


class Outage(models.Model):
    """A time in which no mail came in, or none went out; it lasts while ``ended_at`` is null."""

    direction = models.CharField(max_length=3, choices=Direction)
    server = models.CharField(max_length=254)
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)
    last_error = models.TextField(blank=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["direction", "server"],
                condition=Q(ended_at__isnull=True),
                name="hosting_one_outage",
            ),
        )

    def __str__(self) -> str:
        """Say which way no mail went."""
        return f"{self.direction}: {self.server}"


class HelpRequest(models.Model):
    """
    A question to the administrators. Source: wakkerdam, WAK-HELP-01, WAK-HELP-03.

    ``email`` is where the answer goes; of an anonymous request nobody else is ever shown it.
    """

    number = models.BigAutoField(primary_key=True)
    person = models.ForeignKey(Person, models.SET_NULL, null=True, blank=True, related_name="asked")
    email = models.CharField(max_length=254)
    language = models.CharField(max_length=8, choices=Language)
    anonymous = models.BooleanField(default=False)
    text = models.TextField()
    asked_at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        """Return the number the request goes by."""
        return f"request {self.number}"


class Heartbeat(models.Model):
    """
    The one row that says when the host was last known to be alive.

    ``fetches`` and ``listens`` say which ways mail comes in by; after a downtime nothing closes
    by the clock on the wall until ``waits_until``, since mail of that time may be on its way.
    """

    last_alive_at = models.DateTimeField()
    waits_until = models.DateTimeField(null=True, blank=True)
    fetches = models.BooleanField(default=False)
    listens = models.BooleanField(default=False)

    def __str__(self) -> str:
        """Return the moment."""
        return self.last_alive_at.isoformat()
