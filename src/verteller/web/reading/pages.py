"""The pages on which the rules can be read, without signing in."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from verteller.rules.registry import find_rulebook
from verteller.web.pieces import answer
from verteller.web.reading.text import readable, rules_of
from verteller.web.wording import language, say


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook on the shelf."""

    key: str
    name: str
    line: str
    least: int


@require_safe
def shelf(request: HttpRequest) -> HttpResponse:
    """List the rulebooks whose rules can be read."""
    books = [_book(key) for key in readable()]
    return answer(request, "web/rules.html", {"books": books}, pieces=[], stamp="")


@require_safe
def rulebook(request: HttpRequest, rulebook: str) -> HttpResponse:
    """
    Show the rules of one rulebook, those of conduct and the sanctions with them.

    Source: tempo reale, LTR-SYS-16, LTR-CONDUCT-01 to -14.
    """
    key = rulebook.replace("-", "_")
    rules = rules_of(key, language())
    if rules is None:
        raise Http404
    context = {"rules": rules, "book": _book(key), "is_other": rules.language != language()}
    return answer(request, "web/rulebook.html", context, pieces=[], stamp="")


def _book(key: str) -> Book:
    book = find_rulebook(key)
    return Book(key, say(f"rulebook-{key}"), say(f"rulebook-{key}-line"), book.least)
