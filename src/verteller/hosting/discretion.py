"""Discretion: what an administrator may look at, who may be a player as well."""

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.db.models import Q, QuerySet

from verteller.hosting import games
from verteller.hosting.models import HostedGame, Person, Status
from verteller.hosting.people import find_person

UNDER_WAY = (Status.SIGN_UP, Status.RUNNING, Status.PAUSED)
"""A game that may still be played holds its secrets."""


def person_of(user: AbstractBaseUser | AnonymousUser) -> Person | None:
    """Return who logs in as *user*, by the address that account has; None if nobody known."""
    email = getattr(user, "email", "")
    return find_person(email) if email else None


def hidden_games(user: AbstractBaseUser | AnonymousUser) -> QuerySet[HostedGame]:
    """
    Return the games under way whose secrets *user* must not see: those he plays in.

    Who has no known address might play in any game under another, so all are hidden from him.
    """
    under_way = HostedGame.objects.filter(status__in=UNDER_WAY)
    person = person_of(user)
    return under_way if person is None else under_way.filter(players__person=person)


def may_see_secrets(user: AbstractBaseUser | AnonymousUser, record: HostedGame) -> bool:
    """Tell whether *user* may see this game's roles, seed and who gets which mail when."""
    return not hidden_games(user).filter(pk=record.pk).exists()


def not_secret_from(user: AbstractBaseUser | AnonymousUser) -> Q:
    """
    Return the condition on post (in or out) that *user* may see it at all.

    That a player was written to in the middle of a night says as much as the mail.
    """
    return Q(game__isnull=True) | ~Q(game__in=hidden_games(user))


def roles_of(record: HostedGame) -> list[tuple[str, str, bool]]:
    """Return name, role and whether alive of everybody in seating order; empty before the deal."""
    if not record.length:
        return []
    with games.opened(record) as game:
        state = game.state
        return [
            (state.names[seat], state.roles[seat], state.is_living(seat)) for seat in state.seats
        ]
