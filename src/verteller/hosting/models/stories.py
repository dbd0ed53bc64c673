"""Stories that somebody wrote on the authors' page."""

from django.db import models

from verteller.hosting.models.people import Language, Person


class Submission(models.TextChoices):
    """Where a written story stands."""

    DRAFT = "draft"
    SUBMITTED = "submitted"
    ACCEPTED = "accepted"
    REFUSED = "refused"


class WrittenStory(models.Model):
    """
    A story as its author wrote it, front matter and text, from the first draft on.

    Only an accepted one is ever told. Source: wakkerdam, WAK-SYS-42.
    """

    theme = models.CharField(max_length=40)
    language = models.CharField(max_length=8, choices=Language)
    name = models.CharField(max_length=60)
    text = models.TextField()
    author = models.ForeignKey(
        Person, models.SET_NULL, null=True, blank=True, related_name="stories"
    )
    status = models.CharField(max_length=10, choices=Submission, default=Submission.DRAFT)
    remark = models.TextField(blank=True)
    """What the administrator who decided says to the author."""
    changed_at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "written stories"
        constraints = (
            models.UniqueConstraint(
                fields=["theme", "language", "name"], name="hosting_one_a_story"
            ),
        )

    def __str__(self) -> str:
        """Return the name it is filed under."""
        return f"{self.theme}/{self.language}/{self.name}"
