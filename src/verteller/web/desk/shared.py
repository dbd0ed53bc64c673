"""What all pages of the desk have in common: whose desk it is, which game, and what went wrong."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest

from verteller.hosting import discretion, games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Person, Player
from verteller.rules.errors import AnswerError
from verteller.rules.registry import rulebooks
from verteller.rules.rulebook import Rulebook
from verteller.telling import refusal
from verteller.web.signing_in import visitor
from verteller.web.wording import language, say

DETAILS = frozenset({"nothing_to_undo", "another_closing"})
"""Why a closing cannot be undone: what no mail of a player can meet, so the desk has the words."""


def administrator(request: HttpRequest) -> Person:
    """Return whose desk it is; the page is `for_administrators` or `for_masters`."""
    return visitor(request)


@dataclass(frozen=True)
class Case:
    """A game on the desk of somebody, who may be one of its players."""

    record: HostedGame
    person: Person

    @cached_property
    def player(self) -> Player | None:
        """Who he is in the game, if he plays in it."""
        return self.record.players.filter(person=self.person).first()

    @cached_property
    def may_see_secrets(self) -> bool:
        """Whether he sees more than a player does."""
        return discretion.may_see_secrets(self.person, self.record)

    @cached_property
    def rulebook(self) -> Rulebook[Any] | None:
        """The rules it is played by; None when they are installed no more."""
        return rulebooks().get(self.record.rulebook)

    @cached_property
    def is_in_the_dark(self) -> bool:
        """Whether he plays, and a round is open that he must know nothing of."""
        return discretion.is_in_the_dark(self.person, self.record)

    @property
    def may_look(self) -> bool:
        """Whether looking anyway would show him more."""
        return self.player is not None and not self.may_see_secrets


def case_of(request: HttpRequest, name: str) -> Case:
    """
    Return the game called *name* as it lies on the desk.

    Raises:
        Http404: There is none.
    """
    try:
        record = games.find_game(name)
    except HostingError as error:
        raise Http404 from error
    return Case(record, administrator(request))


def why_refused(error: HostingError | AnswerError, game: str = "") -> str:
    """Return in words why something was not done."""
    if isinstance(error, HostingError):
        if error.code is Code.ADDRESS_UNFIT:
            return say("fault-address")
        parameters = {"game": game, **error.parameters}
        return refusal(str(error.code), "", parameters, language())
    if error.detail in DETAILS:
        return say(f"refused-{error.detail}".replace("_", "-"))
    return refusal(str(error.code), error.detail, {"game": game}, language())


def tell(request: HttpRequest, words: str) -> None:
    """Show *words* on the next page."""
    messages.success(request, words)


def warn(request: HttpRequest, words: str) -> None:
    """Show on the next page that something was not done, and why."""
    messages.error(request, words)
