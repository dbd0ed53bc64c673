"""The Django app."""

from django.apps import AppConfig


class ChatConfig(AppConfig):
    """Games that are played live."""

    name = "verteller.chat"
    label = "chat"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Begin to tell in their rooms what comes to pass in live games."""
        from verteller.chat import (  # noqa: PLC0415 - the apps are loaded by now
            listening,
            narrator,
            posts_of_facts,
            saying,
            voice_lines,
            worded,
        )
        from verteller.hosting import appending  # noqa: PLC0415 - the same

        appending.follow(posts_of_facts.tell)
        appending.follow(narrator.follow)
        worded.word_cues(voice_lines.cue_words)
        saying.on_line(listening.listen)
