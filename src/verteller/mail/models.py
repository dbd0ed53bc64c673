"""What the mail door keeps: the built-in mailbox, and mail set aside for people."""

from django.db import models


class MailboxMessage(models.Model):
    """
    A mail as it lies in the built-in mailbox of its receiver.

    ``thread`` is the first id the mail refers to, its own if it refers to none: what belongs to
    one game has the same. A second copy of a mail replaces the first.
    """

    to_email = models.CharField(max_length=254)
    message_id = models.CharField(max_length=998)
    in_reply_to = models.CharField(max_length=998, blank=True)
    references = models.TextField(blank=True)
    thread = models.CharField(max_length=998, blank=True)
    from_email = models.CharField(max_length=254)
    from_name = models.CharField(max_length=254, blank=True)
    reply_to = models.CharField(max_length=254, blank=True)
    subject = models.TextField(blank=True)
    text = models.TextField(blank=True)
    html = models.TextField(blank=True)
    raw = models.BinaryField()
    received_at = models.DateTimeField()
    is_read = models.BooleanField(default=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["to_email", "message_id"], name="mail_one_a_mailbox"),
        )
        indexes = (models.Index(fields=["to_email", "-id"], name="mail_mailbox_newest"),)

    def __str__(self) -> str:
        """Say whose mailbox it lies in."""
        return f"mail to {self.to_email}"


class SetAside(models.Model):
    """
    A mail that could not be dealt with because of a fault of ours, kept as it came in.

    ``message_id`` and ``recipient`` are those of its row among the incoming mail.
    """

    message_id = models.CharField(max_length=998)
    recipient = models.CharField(max_length=254)
    raw = models.BinaryField()
    error = models.CharField(max_length=80)
    set_aside_at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "set aside"
        constraints = (
            models.UniqueConstraint(fields=["message_id", "recipient"], name="mail_set_aside_once"),
        )

    def __str__(self) -> str:
        """Name the mail without a word of what it says."""
        return f"{self.error}: {self.message_id}"
