"""What the mail door keeps: mail set aside for people."""

from django.db import models


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
