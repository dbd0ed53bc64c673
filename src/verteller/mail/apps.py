"""The Django app."""

from django.apps import AppConfig


class MailConfig(AppConfig):
    """The mail door: what is kept besides hosting's post."""

    name = "verteller.mail"
    label = "mail"
    default_auto_field = "django.db.models.BigAutoField"
