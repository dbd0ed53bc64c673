"""The Django app."""

from django.apps import AppConfig


class HostingConfig(AppConfig):
    """Games, people and post in the database."""

    name = "verteller.hosting"
    label = "hosting"
    default_auto_field = "django.db.models.BigAutoField"
