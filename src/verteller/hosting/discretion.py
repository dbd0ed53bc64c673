"""Discretion: what an administrator may look at, who may be a player as well."""

from typing import Any, Final

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.db.models import Q, QuerySet

from verteller.hosting import games
from verteller.hosting.models import (
    Address,
    HelpRequest,
    HostedGame,
    Incoming,
    Kind,
    LogEntry,
    Outgoing,
    Person,
    Player,
    Status,
)
from verteller.hosting.people import find_person
from verteller.hosting.records import decode
from verteller.rules.facts import EVERYONE

UNDER_WAY = (Status.SIGN_UP, Status.RUNNING, Status.PAUSED)
"""A game that may still be played holds its secrets."""

HARMLESS_RESULTS: Final = ("help", "help_answered", "signed_up", "too_many_requests")
"""Results of mail about no game that tell nothing of when its sender owed an answer."""

HARMLESS_KINDS: Final = (
    Kind.HELP_RECEIVED,
    Kind.HELP_FORWARDED,
    Kind.HELP_ANSWERED,
    Kind.INVITATION,
    Kind.SIGNED_UP,
    Kind.SIGN_UP_REFUSED,
    Kind.SIGN_IN,
    Kind.ADMIN_NOTICE,
)
"""Post about no game that tells as little of its reader."""

ANONYMOUS: Final = "anon"
"""What every word begins with by which a subject asks for an anonymous question."""


def person_of(user: AbstractBaseUser | AnonymousUser) -> Person | None:
    """
    Return who is logged in as *user*: whose account it is, or whose address the account has.

    None if that is nobody known.
    """
    mine: Person | None = getattr(user, "person", None)
    if mine is not None:
        return mine
    email = getattr(user, "email", "")
    return find_person(email) if email else None


def hidden_games(person: Person | None) -> QuerySet[HostedGame]:
    """
    Return the games under way whose secrets *person* must not see: those he plays in.

    Where he has looked all the same, which everybody was told of, nothing is hidden any more.
    Who is not known might play in any game under another address, so all are hidden from him.
    """
    under_way = HostedGame.objects.filter(status__in=UNDER_WAY)
    if person is None:
        return under_way
    mine = Player.objects.filter(person=person, game__status__in=UNDER_WAY)
    looked = [player.game_id for player in mine.exclude(seat=None) if has_looked(player)]
    return under_way.filter(players__person=person).exclude(pk__in=looked)


def may_see_secrets(person: Person | None, record: HostedGame) -> bool:
    """Tell whether *person* may see this game's roles, seed and who gets which mail when."""
    return not hidden_games(person).filter(pk=record.pk).exists()


def is_in_the_dark(person: Person | None, record: HostedGame) -> bool:
    """
    Tell whether *person* plays in a game whose open phase is not everybody's, and has not looked.

    He is not to close it, nor to undo its closing: he alone would learn how many secret rounds a
    night has, and whether one has closed since he last tried.
    """
    plays = person is not None and record.players.filter(person=person).exists()
    if not plays or not record.length or may_see_secrets(person, record):
        return False
    with games.opened(record) as game:
        return game.state.phase_audience() != EVERYONE


def has_looked(player: Player) -> bool:
    """Tell whether whoever has this seat now has looked behind the scenes, as all were told."""
    marks = LogEntry.objects.filter(game_id=player.game_id, kind__in=("looked", "substituted"))
    looked = False
    for kind, body in marks.order_by("number").values_list("kind", "body"):
        # A seat that was taken over has somebody in it who has not looked.
        if getattr(decode(kind, bytes(body)), "player", None) == player.seat:
            looked = kind == "looked"
    return looked


def post_seen_by(person: Person | None) -> Q:
    """
    Return the condition on outgoing mail that *person* may see it at all.

    That a player was written to in the middle of a night says as much as the mail, also of mail
    that belongs to no game, like a reminder.
    """
    hidden = hidden_games(person).values("pk")
    about_no_game = Q(game__isnull=True)
    tells = about_no_game & Q(to_email__in=_fellows(person)) & ~Q(kind__in=HARMLESS_KINDS)
    return (about_no_game | ~Q(game__in=hidden)) & ~tells


def mail_seen_by(person: Person | None) -> Q:
    """Return the condition on mail that came in that *person* may see it; see `post_seen_by`."""
    about_no_game = Q(game__isnull=True)
    tells = Q(sender__in=_fellows(person)) & ~Q(result__in=HARMLESS_RESULTS)
    if person is not None:
        for name in hidden_games(person).values_list("name", flat=True):
            tells |= Q(subject__icontains=name)
    not_hidden = Q(game__isnull=False) & ~Q(game__in=hidden_games(person).values("pk"))
    return (about_no_game & ~tells) | not_hidden


def anonymous_mail() -> Q:
    """
    Return the condition on mail that came in that its sender wants to stay unknown.

    It errs on his side: a word like it in the subject is enough, whatever became of the mail.

    Source: wakkerdam, WAK-HELP-03.
    """
    confirmed = Q(reply__kind=Kind.HELP_RECEIVED, reply__payload__anonymous=True)
    return Q(subject__icontains=ANONYMOUS) | confirmed


def anonymous_post() -> Q:
    """Return the condition on outgoing mail that its reader is one who wants to stay unknown."""
    replies = Incoming.objects.filter(anonymous_mail(), reply__isnull=False).values("reply_id")
    unknown = HelpRequest.objects.filter(anonymous=True).values_list("number", flat=True)
    return (
        Q(pk__in=replies)
        | Q(kind=Kind.HELP_RECEIVED, payload__anonymous=True)
        | Q(kind=Kind.HELP_ANSWERED, payload__number__in=list(unknown))
    )


def is_anonymous(row: Outgoing) -> bool:
    """Tell whether nobody is to be told to whom *row* goes."""
    return Outgoing.objects.filter(anonymous_post(), pk=row.pk).exists()


def plays_with(person: Person | None, other: Person) -> bool:
    """Tell whether *person* must not see when *other* is written to: they play together."""
    return Player.objects.filter(game__in=hidden_games(person), person=other).exists()


def roles_of(record: HostedGame) -> list[tuple[str, str, bool]]:
    """Return name, role and whether alive of everybody in seating order; empty before the deal."""
    if not record.length:
        return []
    with games.opened(record) as game:
        state = game.state
        return [
            (state.names[seat], state.roles[seat], state.is_living(seat)) for seat in state.seats
        ]


def _fellows(person: Person | None) -> QuerySet[Address, Any]:
    """Return all addresses of those who play with *person* where secrets are hidden from him."""
    hidden = hidden_games(person).values("pk")
    players = Address.objects.filter(person__players__game__in=hidden)
    if person is not None:
        players = players.exclude(person=person)
    return players.values("email")
