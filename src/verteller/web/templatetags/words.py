"""Words and moments in templates: ``{% say "mail-unread" count=3 %}``, ``{% moment at %}``."""

from datetime import datetime, timedelta
from functools import lru_cache

from babel.dates import format_datetime, format_time
from django import template
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString

from verteller.telling.words import date_pattern
from verteller.web.wording import LOCALES, Value, language
from verteller.web.wording import say as say_words

register = template.Library()


@register.simple_tag
def say(message: str, **variables: Value) -> str:
    """Return the words of *message*, escaped like any other text."""
    return say_words(message, **variables)


@register.simple_tag
def moment(at: datetime, *, full: bool = False) -> SafeString:
    """
    Return a moment as a ``<time>``: only the hour today, the day as well on other days.

    With *full* it is always with its day, for pages that are kept for longer than a day.

    It is written in the server's zone and names it only when that is UTC; the page's script
    puts it into the reader's own.
    """
    is_near = not full and abs(timezone.now() - at) < timedelta(hours=12)
    return _moment(at, timezone.localtime(at), LOCALES[language()], is_near=is_near)


@lru_cache(maxsize=4096)
def _moment(at: datetime, here: datetime, spoken: str, *, is_near: bool) -> SafeString:
    locale = spoken.replace("-", "_")
    if is_near:
        shown = format_time(here, "HH:mm:ss" if here.second else "HH:mm", locale=locale)
    else:
        shown = format_datetime(here, date_pattern("d MMM, HH:mm", locale), locale=locale)
    zone = " UTC" if here.tzname() == "UTC" else ""
    return format_html('<time datetime="{}">{}{}</time>', at.isoformat(), shown, zone)
