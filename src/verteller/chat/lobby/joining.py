"""Joining by a link, with a name and nothing else, and leaving before the roles are dealt."""

from datetime import datetime

from verteller.chat.lobby.naming import fit_live_name
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.models import LiveGame, Presence, Spectator
from verteller.chat.wakes import wake
from verteller.hosting import games
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.guests import is_guest, new_guest
from verteller.hosting.masters import knows_village
from verteller.hosting.models import Address, HostedGame, Person, Player, Status
from verteller.hosting.names import folded
from verteller.hosting.nicknames import refuse_taken
from verteller.hosting.people import Manners
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def join(
    live: LiveGame,
    person: Person | None,
    name: str,
    manners: Manners,
    at: datetime,
    *,
    by_mail: bool = False,
) -> Player:
    """
    Let somebody into the lobby, or change what he came in with.

    Args:
        person: Who he is; None for a guest, who is made a person now.
        name: What the others will know him by.
        by_mail: Whether mail about the game comes to him too; to a guest none can.

    Raises:
        LobbyError: ``begun``.
        HostingError: ``game_full``, ``game_paused``, ``game_ended``, what is wrong with the name
            (`fit_live_name`, ``name_taken``) or the manners, or ``knows_village``.

    Source: wakkerdam, WAK-SIGN-06, WAK-SIGN-07, WAK-SIGN-09.
    """
    record = games.lock(live.game_id)
    manners.check()
    refuse_begun(record)
    fit_name = fit_live_name(name)
    mine = record.players.filter(person=person).first() if person else None
    _refuse_full(record, mine)
    if person is not None and mine is None and knows_village(person, record):
        raise HostingError(Code.KNOWS_VILLAGE, game=record.name)
    everybody = record.players.only("name", "name_key", "nicknames")
    refuse_taken(record, fit_name, list(everybody.exclude(pk=mine.pk) if mine else everybody))
    address = new_guest(manners, at) if person is None else _address_of(person, manners, at)
    player = mine or Player(game=record, person=address.person, signed_up_at=at)
    player.name, player.name_key, player.address = fit_name, folded(fit_name), address
    player.gender, player.language = manners.gender, manners.language
    player.time_zone = manners.time_zone
    player.by_mail = by_mail and not is_guest(address.person)
    player.save()
    Presence.objects.get_or_create(player=player)
    Spectator.objects.filter(live=live, person=address.person).delete()
    wake(live.game_id)
    return player


@in_one_transaction
def leave(live: LiveGame, player: Player) -> None:
    """
    Let somebody out of the lobby, who may come in again.

    Raises:
        LobbyError: ``begun`` or ``not_here``.
    """
    record = games.lock(live.game_id)
    refuse_begun(record)
    mine = record.players.filter(pk=player.pk).first()
    if mine is None:
        raise LobbyError(Reason.NOT_HERE)
    mine.delete()
    wake(live.game_id)


def refuse_begun(record: HostedGame) -> None:
    """
    Refuse what belongs before the deal.

    Raises:
        LobbyError: ``begun``.
        HostingError: ``game_ended`` or ``game_paused``.
    """
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    if record.length:
        raise LobbyError(Reason.BEGUN)
    if record.status == Status.PAUSED:
        raise HostingError(Code.GAME_PAUSED, game=record.name)


def _refuse_full(record: HostedGame, mine: Player | None) -> None:
    if mine is None and record.players.count() >= record.most:
        raise HostingError(Code.GAME_FULL, game=record.name, most=record.most)


def _address_of(person: Person, manners: Manners, at: datetime) -> Address:
    """Return the address by which a known person plays; who has none is a guest."""
    known = person.addresses.order_by("pk").first()
    return known or new_guest(manners, at)
