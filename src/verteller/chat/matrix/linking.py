"""Linking: which Matrix account plays in whose place, shown by a code that only he is given."""

from datetime import datetime, timedelta
from secrets import choice
from typing import Final

from django.db.models import F, QuerySet
from limits import RateLimitItemPerHour

from verteller.chat.models import LiveGame, MatrixAccount, MatrixCode, MatrixCursor
from verteller.hosting.models import Player
from verteller.hosting.throttling import limiter
from verteller.hosting.transactions import in_one_transaction

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that is easily taken for another."""

LENGTH: Final = 8

LASTS: Final = timedelta(minutes=30)
"""How long a code can be used."""

GUESSES: Final = RateLimitItemPerHour(20)
"""So many wrong codes an account may try."""


class UnknownCode(Exception):
    """There is no such code, it was used, it is too old, or too many were wrong before."""


@in_one_transaction
def code_for(player: Player, now: datetime) -> str:
    """Return the code by which *player* links his account, the same until it is used or old."""
    known = MatrixCode.objects.filter(player=player).first()
    if known is not None and known.person_id == player.person_id and known.until > now:
        return known.code
    code = "".join(choice(LETTERS) for _ in range(LENGTH))
    MatrixCode.objects.update_or_create(
        player=player, defaults={"person": player.person, "code": code, "until": now + LASTS}
    )
    return code


@in_one_transaction
def link_by_code(user: str, code: str, now: datetime) -> Player:
    """
    Let the account *user* play in the place of whoever was given *code*.

    Raises:
        UnknownCode: It opens nothing.
    """
    if not limiter.test(GUESSES, "matrix", user):
        raise UnknownCode
    spoken = "".join(letter for letter in code.upper() if letter in LETTERS)
    known = (
        MatrixCode.objects.filter(code=spoken, until__gt=now, person=F("player__person"))
        .select_related("player__game", "player__person")
        .first()
    )
    if known is None:
        limiter.hit(GUESSES, "matrix", user)
        raise UnknownCode
    link(known.player, user, now)
    known.delete()
    return known.player


@in_one_transaction
def link(player: Player, user: str, now: datetime) -> None:
    """
    Let the account *user* play in *player*'s place, in no other of the game, and no other there.

    Args:
        user: Its full name, like ``@anna:example.org``.
    """
    others = MatrixAccount.objects.filter(player__game_id=player.game_id, user=user)
    others.exclude(player=player).delete()
    MatrixAccount.objects.update_or_create(
        player=player, defaults={"person": player.person, "user": user, "linked_at": now}
    )


@in_one_transaction
def unlink(player: Player, now: datetime) -> None:
    """Let *player* play without Matrix, also in the next game of the same people."""
    MatrixAccount.objects.update_or_create(
        player=player, defaults={"person": player.person, "user": "", "linked_at": now}
    )


def take_along(live: LiveGame, now: datetime) -> None:
    """Link those who were linked in the game before this one, unless they have said otherwise."""
    before = LiveGame.objects.filter(again=live).first()
    if before is None:
        return
    users = dict(
        accounts(before).values_list("person_id", "user"),
    )
    fresh = Player.objects.filter(
        game_id=live.game_id, matrix__isnull=True, person_id__in=users
    ).select_related("person")
    for player in fresh:
        link(player, users[player.person_id], now)


def accounts(live: LiveGame) -> QuerySet[MatrixAccount]:
    """Return the accounts that play in a game: each that of who has the place now."""
    return (
        MatrixAccount.objects.filter(player__game_id=live.game_id, person=F("player__person"))
        .exclude(user="")
        .select_related("player__person", "player__address")
        .order_by("player_id")
    )


def bot_name() -> str:
    """Return the full name of this host's bot; empty where none has been at work yet."""
    return MatrixCursor.objects.order_by("-pk").values_list("user", flat=True).first() or ""
