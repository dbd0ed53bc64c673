"""What the pages keep: the mails that were written in the built-in mailbox."""

from django.db import models


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
