"""Whether games can be played on Matrix: ``{% matrix_bot as bot %}``."""

from django import template

from verteller.chat.matrix.linking import bot_name

register = template.Library()


@register.simple_tag
def matrix_bot() -> str:
    """Return the full name of this host's bot; empty where there is none."""
    return bot_name()
