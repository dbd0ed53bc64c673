"""Words of the desk for what has a name in code: acts, kinds of mail, rungs, lengths of time."""

from datetime import timedelta

from django import template

from verteller.hosting import scheduling
from verteller.hosting.models import HostedGame
from verteller.telling.calendars import calendar_lines
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


@register.simple_tag
def calendar_rules(record: HostedGame) -> tuple[str, ...]:
    """Return when the rounds of a game close, a line a rule; nothing where its speed says so."""
    if record.calendar is None:
        return ()
    spelled = scheduling.spelled(scheduling.calendar_of(record), record.rulebook)
    return calendar_lines(spelled, words_of(language()))


@register.simple_tag
def calendar_label() -> str:
    """Return what those lines are called."""
    return words_of(language()).say("label-calendar")
