"""Words of the pages before a game for what has a name in code."""

from django import template

from verteller.web.wording import say

register = template.Library()


@register.simple_tag
def weekday_words(key: str) -> str:
    """Return the name of a day of the week."""
    return say(f"weekday-{key}")


@register.simple_tag
def unit_words(unit: str) -> str:
    """Return what a length of time is counted in."""
    return say(f"unit-{unit}")


@register.simple_tag
def preset_words(preset: str) -> str:
    """Return what a calendar that many games have is called."""
    return say(f"calendar-preset-{preset}")


@register.simple_tag
def gender_words(gender: str) -> str:
    """Return how somebody is spoken of."""
    return say(f"gender-{gender}")
