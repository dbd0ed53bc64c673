"""Mail that a door could not act upon: it waits for the masters of its game."""

from datetime import datetime
from typing import Final

from django.db.models import QuerySet

from verteller.hosting import asking, games
from verteller.hosting.masters import note_act
from verteller.hosting.models import HostedGame, Person, Player, Settled, UnreadMail, Waits
from verteller.hosting.transactions import in_one_transaction

LONGEST: Final = 4_000
"""Letters of a mail that are kept."""

MOST_OF_ONE: Final = 10
"""Mails of one player that wait at a time."""

MOST_OF_STRANGERS: Final = 5 * MOST_OF_ONE


@in_one_transaction
def keep(player: Player, text: str, at: datetime, *, why: Waits = Waits.UNREAD) -> bool:
    """
    Let a player's mail wait for a master; those who do not play are told of the first.

    Args:
        player: With his game and his address.

    Returns:
        Whether it waits; not so where enough of his do already.

    Source: Lupus 3.0, 1, 4.4, LU3-SYS-11, LU3-SYS-25.
    """
    waiting_now = waiting(player.game)
    if waiting_now.filter(player=player).count() >= MOST_OF_ONE:
        return False
    if not waiting_now.exclude(why=Waits.STRANGER).exists():
        asking.tell_masters(player.game, {"code": "unread", "game": player.game.name}, at)
    UnreadMail.objects.create(
        game=player.game,
        player=player,
        sender=player.address.email,
        why=why,
        text=_kept(text),
        is_again=why == Waits.COUNT and has_had_count(player),
        received_at=at,
    )
    return True


@in_one_transaction
def keep_strangers(record: HostedGame, sender: str, text: str, at: datetime) -> None:
    """
    Show a mail to the masters whose sender nobody in the game is; nobody is told of it.

    Source: Lupus 3.0, LU3-SYS-06.
    """
    if waiting(record).filter(why=Waits.STRANGER).count() < MOST_OF_STRANGERS:
        UnreadMail.objects.create(
            game=record, sender=sender, why=Waits.STRANGER, text=_kept(text), received_at=at
        )


def waiting(record: HostedGame) -> QuerySet[UnreadMail]:
    """Return the mails of a game that nobody has settled, the oldest first."""
    kept = UnreadMail.objects.filter(game=record, settled="")
    return kept.select_related("player").order_by("received_at", "pk")


def has_had_count(player: Player) -> bool:
    """
    Tell whether a master has told this seat how many of a faction are left.

    Source: Lupus 3.0, 6.4, LU3-VHUNTER-02, LU3-SYS-25.
    """
    counts = UnreadMail.objects.filter(player=player, why=Waits.COUNT)
    return counts.filter(settled=Settled.USED).exists()


def waits_for_count(player: Player) -> bool:
    """Tell whether such a question of this seat waits for an answer."""
    return waiting(player.game).filter(player=player, why=Waits.COUNT).exists()


@in_one_transaction
def answer(mail: UnreadMail, text: str, at: datetime, *, by: Person | None = None) -> bool:
    """
    Answer a player's mail; nobody else learns of it. A count asked for is used with that.

    Returns:
        Whether it was answered now; of two masters who do so at once, the second is too late.

    Raises:
        HostingError: ``text_unfit`` or ``game_ended``.

    Source: Lupus 3.0, 1, 6.4, LU3-SYS-11, LU3-SYS-24, LU3-SYS-25.
    """
    found = _still_waiting(mail)
    if found is None or found.player is None:
        return False
    record = games.lock(mail.game_id)
    question = found.text[: asking.LONGEST]
    asking.write_to(record, found.player, text, at, by=by, question=question)
    _settle(found, Settled.USED if found.why == Waits.COUNT else Settled.ANSWERED, at)
    return True


@in_one_transaction
def set_aside(mail: UnreadMail, at: datetime, *, by: Person | None = None) -> bool:
    """Let a mail wait no longer without doing anything; tell whether it still waited."""
    found = _still_waiting(mail)
    if found is None:
        return False
    _settle(found, Settled.SET_ASIDE, at)
    note_act(found.game, "set_mail_aside", at, by=by, player=found.player)
    return True


@in_one_transaction
def note_entered(mail: UnreadMail, at: datetime) -> None:
    """Note that a master has given the answer that a mail was meant as."""
    found = _still_waiting(mail)
    if found is not None:
        _settle(found, Settled.ENTERED, at)


def _kept(text: str) -> str:
    return text.replace("\0", "").strip()[:LONGEST]


def _still_waiting(mail: UnreadMail) -> UnreadMail | None:
    record = games.lock(mail.game_id)
    # Read anew: it may have been settled, or have gone with its player, before the lock.
    return waiting(record).filter(pk=mail.pk).first()


def _settle(mail: UnreadMail, how: Settled, at: datetime) -> None:
    mail.settled, mail.settled_at = how, at
    mail.save(update_fields=["settled", "settled_at"])
