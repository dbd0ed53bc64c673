"""Nicknames: what else the players of a game are called, each of one of them alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.names import fit_player_name, folded
from verteller.hosting.transactions import in_one_transaction

MOST: Final = 3
"""Nicknames that one player may have."""


@in_one_transaction
def rename(player: Player, nicknames: Sequence[str]) -> Player:
    """
    Call a player of a game that has not begun by other *nicknames* than before.

    Raises:
        HostingError: ``sign_up_closed``, or what is wrong with them (see `fit_nicknames`).

    Source: Lupus 3.0, 4.4, LU3-SYS-08.
    """
    record = games.lock(player.game_id)
    if record.length:
        raise HostingError(Code.SIGN_UP_CLOSED, game=record.name)
    others = list(record.players.exclude(pk=player.pk))
    player.nicknames = fit_nicknames(record, nicknames, player.name, others)
    player.save(update_fields=["nicknames"])
    return player


def refuse_taken(record: HostedGame, name: str, others: Sequence[Player]) -> None:
    """
    Refuse a name that another player has, or is called by.

    Raises:
        HostingError: ``name_taken``.

    Source: wakkerdam, WAK-SIGN-06, WAK-SIGN-07.
    """
    key = folded(name)
    if any(key == each.name_key or key in _keys(each) for each in others):
        raise HostingError(Code.NAME_TAKEN, given=name, game=record.name)


def fit_nicknames(
    record: HostedGame, given: Sequence[str], name: str, others: Sequence[Player]
) -> list[str]:
    """
    Return nicknames as they will stand in mails, each once, none that is the *name* itself.

    Raises:
        HostingError: ``nicknames_many``, ``nickname_taken`` for one that another player has or
            that is part of his name, or what `fit_player_name` refuses.

    Source: Lupus 3.0, 4.4, LU3-SYS-08.
    """
    fit = {folded(each): fit_player_name(each) for each in given if each.strip()}
    fit.pop(folded(name), None)
    if len(fit) > MOST:
        raise HostingError(Code.NICKNAMES_MANY, most=MOST, game=record.name)
    taken = {key for each in others for key in (*_keys(each), *_parts(each.name_key))}
    for key, nickname in fit.items():
        if key in taken:
            raise HostingError(Code.NICKNAME_TAKEN, given=nickname, game=record.name)
    return list(fit.values())


def _keys(player: Player) -> set[str]:
    return {folded(each) for each in player.nicknames}


def _parts(key: str) -> Iterator[str]:
    """Return the whole name and each word of it, by which a mail may mean somebody as well."""
    yield key
    yield from key.split()
