"""The page with the cards of a game: what everybody may look up while it is played."""

from collections.abc import Sequence
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from verteller.chat.access import Reader, reader_of
from verteller.chat.cards.deck import deck
from verteller.chat.hearing import ledger
from verteller.chat.lobby.gathered import gathered
from verteller.chat.lobby.words import rulebook_name
from verteller.hosting.models import HostedGame
from verteller.rules.facts import Fact, hears

LISTING: Final = frozenset({"roles_listed", "cards_in_play"})
"""Facts that say which roles are in the game, by their kind, since each rulebook has its own."""


@never_cache
@require_safe
def cards(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show the cards that are in the game as far as everybody knows, or all of its rulebook.

    Source: duesterwald, DUE-SET-08; tabula, TAB-SYS-07.
    """
    reader = reader_of(request, name)
    record = reader.live.game
    with translation.override(reader.language):
        dealt = _known(record) if record.length else _expected(reader)
        context = {
            "game": record.name,
            "rulebook": rulebook_name(record.rulebook),
            "rules": reverse("web:rulebook", args=[record.rulebook]),
            "cards": deck(record.rulebook, dealt),
            "is_known": dealt is not None,
        }
        return render(request, "chat/cards.html", context)


def _known(record: HostedGame) -> Sequence[str] | None:
    """Return the roles in the game, if a fact has told everybody."""
    for entry in ledger(record).entries:
        fact = entry.content
        if isinstance(fact, Fact) and fact.kind in LISTING and hears(fact.to, None):
            listed: Sequence[str] = getattr(fact, "roles", ())
            return listed
    return None


def _expected(reader: Reader) -> Sequence[str] | None:
    """Return the roles that will be dealt, if the lobby shows them."""
    shown = gathered(reader).roles
    return [role for role, _, count in shown for _ in range(count)] or None
