"""The Django app."""

from django.apps import AppConfig


class ChatConfig(AppConfig):
    """Games that are played live."""

    name = "verteller.chat"
    label = "chat"
    default_auto_field = "django.db.models.BigAutoField"
