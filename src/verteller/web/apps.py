"""The Django app."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Pages, and what was written in the built-in mailbox."""

    name = "verteller.web"
    label = "web"
    default_auto_field = "django.db.models.BigAutoField"
