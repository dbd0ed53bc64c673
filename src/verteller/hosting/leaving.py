"""Leaving a game's mailing list, which only the dead may."""

from datetime import datetime

from verteller.hosting import games, listing, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, Outgoing, Player
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def take_off_list(game: HostedGame, player: Player, at: datetime) -> Outgoing | None:
    """
    Send a dead player nothing more about the game, after one last word that this is so.

    Returns:
        That last mail, queued; None when he had left the list before, or plays not by mail.

    Raises:
        HostingError: ``player_living``, or ``not_in_game``.

    Source: wakkerdam, WAK-SYS-24, WAK-SYS-35.
    """
    record = games.lock(game.pk)
    mine = record.players.select_related("address").filter(pk=player.pk).first()
    if mine is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    if listing.is_living(record, mine):
        raise HostingError(Code.PLAYER_LIVING, game=record.name, name=mine.name)
    if not mine.on_list:
        return None
    mine.on_list = False
    mine.save(update_fields=["on_list"])
    if not mine.by_mail:
        return None
    (last,) = post.save([post.to_player(mine, Kind.LEFT_LIST, {"game": record.name}, at=at)])
    return last
