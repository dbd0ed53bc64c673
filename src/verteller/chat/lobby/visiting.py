"""Visitors: who they are to the lobby, how guests get a session, and how much of them is taken."""

from typing import Final

from django.contrib.auth import login
from django.http import HttpRequest
from limits import RateLimitItem, RateLimitItemPerHour

from verteller.chat.access import person_of
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.hosting import journal
from verteller.hosting.accounts import BACKEND, ONLY_GAME, account_of, is_protected
from verteller.hosting.masters import has_desk
from verteller.hosting.models import Person
from verteller.hosting.throttling import is_far, limiter, network_of

GUESTS: Final = RateLimitItemPerHour(120)
"""So many guests are made for one network: a class, a pub, a festival tent."""
GAMES: Final = RateLimitItemPerHour(30)
"""So many games are opened from one network, or by one person."""
FROM_A_PROXY: Final = 20
"""So many times as much, where no network is known."""

_WAY: Final = "way"
_BY_LINK: Final = "link"


def refuse_too_many(request: HttpRequest, what: str, limit: RateLimitItem) -> None:
    """
    Count one more of *what* from where the visitor is.

    Raises:
        LobbyError: ``too_often``.
    """
    network = network_of(request.META.get("REMOTE_ADDR", ""))
    most = limit if is_far(network) else RateLimitItemPerHour(limit.amount * FROM_A_PROXY)
    if not limiter.hit(most, "rooms", what, network):
        raise LobbyError(Reason.TOO_OFTEN)


def visitor(request: HttpRequest, game: int = 0) -> Person | None:
    """
    Return who asks, None for a stranger.

    Args:
        game: Whose page it is: a session that is for one game alone is nobody's on any other.
    """
    bound = request.session.get(ONLY_GAME) if request.user.is_authenticated else None
    return person_of(request) if bound in (None, game) else None


def enter(request: HttpRequest, person: Person, *, way: str = _BY_LINK) -> None:
    """Begin a session of *person* in this browser, if it is not his already."""
    if person_of(request) == person:
        return
    login(request, account_of(person), backend=BACKEND)
    request.session[_WAY] = way
    journal.note("signed_in", kind="room")


def carry_over(request: HttpRequest, person: Person, game: int) -> None:
    """
    Begin a session of *person* by a link that his other device has shown.

    Whoever can do more than play takes along the one game, and nothing else that is his.

    Raises:
        LobbyError: ``link_old``, for somebody whom nothing but a password lets in.
    """
    account = account_of(person)
    if is_protected(account):
        raise LobbyError(Reason.LINK_OLD)
    if person_of(request) == person:
        return
    enter(request, person)
    if has_desk(person):
        request.session[ONLY_GAME] = game
