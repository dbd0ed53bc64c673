"""Words of the rooms in templates: ``{% room_say "lobby-title" game=name %}``."""

from django import template

from verteller.chat.wording import Value, say

register = template.Library()


@register.simple_tag
def room_say(message: str, **variables: Value) -> str:
    """Return the words of *message*, escaped like any other text."""
    return say(message, **variables)
