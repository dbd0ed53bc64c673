"""The Django app."""

from django.apps import AppConfig

from verteller.rules.registry import rulebooks


class HostingConfig(AppConfig):
    """Games, people and post in the database."""

    name = "verteller.hosting"
    label = "hosting"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Load the rulebooks: stored logs hold facts of kinds that only they know."""
        rulebooks()
