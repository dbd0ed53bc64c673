"""The Django apps: our pages, and Django's own for the database behind a password of ours."""

from django.apps import AppConfig
from django.contrib.admin import apps as admin


class WebConfig(AppConfig):
    """Pages, and what was written in the built-in mailbox."""

    name = "verteller.web"
    label = "web"
    default = True
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Begin to note visits after they have been answered."""
        from verteller.web import afterwards  # noqa: PLC0415 - the apps are loaded by now

        afterwards.listen()


class DatabaseConfig(admin.AdminConfig):
    """Django's own pages for the database, entered by password alone and not by guessing."""

    default = False
    default_site = "verteller.web.passwords.DatabaseSite"
