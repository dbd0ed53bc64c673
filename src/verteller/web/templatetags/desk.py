"""Words of the desk for what has a name in code: acts, kinds of mail, rungs, lengths of time."""

from datetime import timedelta

from django import template

from verteller.telling.words import words_of
from verteller.web.wording import language, say

register = template.Library()


@register.simple_tag
def act_words(act: str, name: str = "") -> str:
    """Return what is on the button of an act, about the player called *name* if any."""
    return say(f"act-{act}", name=name)


@register.simple_tag
def kind_words(kind: str) -> str:
    """Return what a mail of that kind is about."""
    return say(f"kind-{kind}".replace("_", "-"))


@register.simple_tag
def sending_words(status: str) -> str:
    """Return how far a mail has come."""
    return say(f"sending-{status}")


@register.simple_tag
def rung_words(rung: str) -> str:
    """Return what a rung of the ladder does."""
    return say(f"rung-{rung}-text")


ACCESS_KINDS = frozenset({"game", "told", "turn", "text"})
"""Private pages that have words of their own in the access log."""


@register.simple_tag
def access_words(kind: str) -> str:
    """Return which private page was looked at."""
    return say(f"access-kind-{kind if kind in ACCESS_KINDS else 'other'}")


@register.simple_tag
def length(of_time: timedelta) -> str:
    """Return a length of time."""
    return words_of(language()).duration(of_time)
