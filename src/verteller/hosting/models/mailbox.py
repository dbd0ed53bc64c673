"""The built-in mailbox: what goes out, where no mail server carries it further."""

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
            models.UniqueConstraint(
                fields=["to_email", "message_id"], name="hosting_one_a_mailbox"
            ),
        )
        indexes = (models.Index(fields=["to_email", "-id"], name="hosting_mailbox_newest"),)

    def __str__(self) -> str:
        """Say whose mailbox it lies in."""
        return f"mail to {self.to_email}"
