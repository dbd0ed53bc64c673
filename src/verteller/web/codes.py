"""
Codes: what a printed letter signs a player in with, once, to one game and to nothing else.

A code is twelve letters out of twenty-four, 55 bits, so it cannot be guessed even by many machines
together. What is kept of it is a keyed hash: who reads the database cannot try codes against it.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from secrets import choice
from typing import Final

from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from verteller.hosting import clock, journal
from verteller.hosting.accounts import account_of, is_protected
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.throttling import Attempts
from verteller.hosting.transactions import in_one_transaction
from verteller.web.models import SignInCode
from verteller.web.sessions import begin

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which are too much like 1 and 0."""

LONG: Final = 12
GROUP: Final = 4

LASTS: Final = timedelta(days=30)
"""How long a code can be used: letters are handed out before the game, and read when it begins."""


@in_one_transaction
def make_codes(record: HostedGame, players: Iterable[Player], at: datetime) -> dict[int, str]:
    """
    Make a new code for each of *players* of *record*; older ones not used yet die.

    A session that was entered with an older one stays: ending it is its owner's to do.

    Returns:
        The codes in groups of letters by the key of the player's row. They are kept nowhere else.

    Source: tempo reale, LTR-SYS-39.
    """
    chosen = [player for player in players if player.game_id == record.pk]
    people = [player.person_id for player in chosen]
    SignInCode.objects.filter(game=record, person__in=people, used_at=None).delete()
    codes = {player.pk: _new_code() for player in chosen}
    SignInCode.objects.bulk_create(
        SignInCode(
            person_id=player.person_id,
            game=record,
            hash=_hash(codes[player.pk]),
            made_at=at,
            expires_at=at + LASTS,
        )
        for player in chosen
    )
    return {key: _in_groups(code) for key, code in codes.items()}


def enter_with_code(request: HttpRequest, typed: str) -> HostedGame | None:
    """
    Sign in whoever has the code that was *typed*, for its one game; it works once.

    Returns:
        The game, None if the code is wrong, used, too old, or too many wrong ones were tried:
        for all of these the same is done and said.
    """
    code = _normal(typed)
    attempts = Attempts("code", request.META.get("REMOTE_ADDR", ""), code[:GROUP])
    claimed = _claim(code) if attempts.may_try() else None
    if claimed is None:
        attempts.failed()
        journal.note("sign_in_refused", kind="code")
        return None
    account, record = claimed
    begin(request, account, "code", only_game=record.pk)
    return record


@in_one_transaction
def _claim(code: str) -> tuple[User, HostedGame] | None:
    """Use a code up, and return whose it is and for which game."""
    now = clock.now()
    usable = SignInCode.objects.select_for_update(of=("self",)).filter(
        hash=_hash(code), used_at=None, expires_at__gt=now
    )
    row = usable.select_related("person__user", "game").first()
    # Who has left the game, or has an account behind a password, does not enter by a letter.
    if row is None or not row.game.players.filter(person=row.person).exists():
        return None
    account = account_of(row.person)
    if is_protected(account) or not account.is_active:
        return None
    row.used_at = now
    row.save(update_fields=["used_at"])
    return account, row.game


def _new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(LONG))


def _in_groups(code: str) -> str:
    """Return a code as it is printed."""
    return "-".join(code[start : start + GROUP] for start in range(0, LONG, GROUP))


def _normal(typed: str) -> str:
    """Return the letters of what was typed, however they were grouped, at most one code's."""
    return "".join(each for each in typed[:99].upper() if each in LETTERS)[:LONG]


def _hash(code: str) -> str:
    """Return what is kept; since it is keyed, looking it up tells nothing by its time."""
    return salted_hmac("verteller.web.codes", code, algorithm="sha256").hexdigest()
