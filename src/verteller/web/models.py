"""What the pages keep: mails written in the mailbox, sessions, keys, codes, and who looked when."""

from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models

from verteller.hosting.models import HostedGame, Person, Player


class Written(models.Model):
    """
    A mail that a made-up person wrote here and handed to the mail door.

    ``answers`` is the message id of the mail it replies to, empty if it began a conversation.
    """

    message_id = models.CharField(max_length=160, unique=True)
    from_email = models.CharField(max_length=254)
    to_email = models.CharField(max_length=254)
    answers = models.CharField(max_length=998, blank=True)
    subject = models.TextField(blank=True)
    text = models.TextField(blank=True)
    sent_at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "written"
        indexes = (models.Index(fields=["from_email", "-id"], name="web_written_newest"),)

    def __str__(self) -> str:
        """Say whose mail it is."""
        return f"mail from {self.from_email}"


class Session(AbstractBaseSession):
    """
    A browser in which somebody is, or was just about to be, signed in.

    ``account`` is null as long as nobody is. ``began_at`` is when it was entered: it ends a fixed
    time after that however much it is used. ``seen_at`` is kept to the hour.
    """

    account = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="sessions"
    )
    began_at = models.DateTimeField()
    seen_at = models.DateTimeField()

    class Meta(AbstractBaseSession.Meta):
        indexes = (models.Index(fields=["account", "-seen_at"], name="web_session_of"),)

    def __str__(self) -> str:
        """Say whose it is without the key that opens it."""
        return f"session of account {self.account_id}"

    @classmethod
    def get_session_store_class(cls) -> type[SessionBase]:
        """Return what reads and writes these rows."""
        from verteller.web.sessions import SessionStore  # noqa: PLC0415 - it needs this model

        return SessionStore


class Passkey(models.Model):
    """
    A key that somebody's machine keeps for him and that signs him in.

    ``handle`` is the key's own name, ``public_key`` what its signatures are checked with (COSE),
    ``counter`` how often it says that it has signed, 0 for ever if it does not count.
    """

    person = models.ForeignKey(Person, models.CASCADE, related_name="passkeys")
    handle = models.BinaryField(max_length=1023, unique=True)
    public_key = models.BinaryField(max_length=2048)
    counter = models.BigIntegerField(default=0)
    name = models.CharField(max_length=60)
    is_synced = models.BooleanField(default=False)
    made_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        """Return what its owner calls it."""
        return self.name


class SignInCode(models.Model):
    """
    A code printed in a letter, with which a player enters one game once; only its hash is kept.

    Source: tempo reale, LTR-SYS-29.
    """

    person = models.ForeignKey(Person, models.CASCADE, related_name="codes")
    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="codes")
    hash = models.CharField(max_length=64, unique=True)
    made_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = (models.Index(fields=["game", "person"], name="web_code_of"),)

    def __str__(self) -> str:
        """Say whose it is and for what."""
        return f"code of {self.person_id} for {self.game}"


class Access(models.Model):
    """
    That somebody looked at private pages of a game within one hour, in one browser.

    ``visit`` tells sessions apart without saying which they were, ``hour`` counts hours since
    1970, ``network`` is where he was, cut down to a neighbourhood, ``family`` what he used.

    Source: tempo reale, LTR-SYS-39.
    """

    game = models.ForeignKey(HostedGame, models.CASCADE, related_name="accesses")
    person = models.ForeignKey(Person, models.CASCADE, related_name="accesses")
    player = models.ForeignKey(
        Player, models.SET_NULL, null=True, blank=True, related_name="accesses"
    )
    kind = models.CharField(max_length=40)
    at = models.DateTimeField()
    hour = models.PositiveIntegerField()
    visit = models.CharField(max_length=16)
    network = models.CharField(max_length=49, blank=True)
    family = models.CharField(max_length=60, blank=True)

    class Meta:
        verbose_name_plural = "accesses"
        constraints = (
            models.UniqueConstraint(
                fields=["game", "visit", "kind", "hour"], name="web_access_once_an_hour"
            ),
        )
        indexes = (models.Index(fields=["game", "-at"], name="web_access_newest"),)

    def __str__(self) -> str:
        """Say who looked at which game."""
        return f"{self.person_id} at {self.game}"
