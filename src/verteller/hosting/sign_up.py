"""Sign-up: who takes part, under which name, until the roles are dealt."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from verteller.hosting import dealing, games, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.reliability import refuse_unreliable
from verteller.hosting.masters import knows_village
from verteller.hosting.models import Address, HostedGame, Kind, Outgoing, Player, Status
from verteller.hosting.names import fit_player_name, folded
from verteller.hosting.nicknames import fit_nicknames, refuse_taken
from verteller.hosting.people import Manners, address_of, find_person, fit_address
from verteller.hosting.publishing import published_to
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def sign_up(
    game: HostedGame,
    email: str,
    name: str,
    manners: Manners,
    at: datetime,
    *,
    nicknames: Sequence[str] = (),
) -> Outgoing:
    """
    Sign somebody up, or replace what he signed up with before.

    The sign-up closes and the roles are dealt at once when the last place is taken.

    Args:
        email: Whose mail it is; a person is known by it.
        name: What the others will know the player by.
        at: When it was received.
        nicknames: What else they may call him in their mails.

    Returns:
        The confirmation, queued.

    Raises:
        HostingError: ``game_full``, ``sign_up_closed``, ``game_paused``, ``game_ended``, what is
            wrong with the name (`fit_player_name`, ``name_taken``), the nicknames
            (`fit_nicknames`), the manners or the address, ``unreliable``, or ``knows_village``.

    Source: wakkerdam, WAK-SIGN-02, -03, -06, -07, -09, -10, -12; Lupus 3.0, LU3-SYS-08.
    """
    record = games.lock(game.pk)
    manners.check()
    fit_name, fit_email = fit_player_name(name), fit_address(email)
    person = find_person(fit_email)
    mine = record.players.filter(person=person).first() if person else None
    _refuse_closed(record, mine, at)
    refuse_unreliable(record, person)
    if person is not None and mine is None and knows_village(person, record):
        raise HostingError(Code.KNOWS_VILLAGE, game=record.name)
    others = _others(record, mine)
    refuse_taken(record, fit_name, others)
    also = fit_nicknames(record, nicknames, fit_name, others)
    address = address_of(fit_email, manners, at)
    player = mine or Player(game=record, person=address.person, signed_up_at=at)
    _set(player, fit_name, address, manners)
    player.nicknames = also
    player.save()
    (confirmation,) = post.save([_confirmation(record, player, at, replaced=mine is not None)])
    post.tell_administrators("signed_up", at=at, game=record, **_data(player))
    if record.players.count() >= record.most:
        dealing.close_sign_up(record, at)
    return confirmation


@in_one_transaction
def close_sign_up(game: HostedGame, at: datetime) -> bool:
    """
    Close the sign-up now and deal, whatever the hour.

    Returns:
        Whether it was open; the game may be paused after it, for want of a distribution.
    """
    record = games.lock(game.pk)
    if record.status != Status.SIGN_UP:
        return False
    dealing.close_sign_up(record, at)
    return True


def _refuse_closed(record: HostedGame, mine: Player | None, at: datetime) -> None:
    """Refuse a sign-up that comes too late. Source: wakkerdam, WAK-SIGN-10, WAK-VOTE-24."""
    if record.is_over:
        raise HostingError(Code.GAME_ENDED, game=record.name)
    if record.length:
        paused = record.status == Status.PAUSED
        raise HostingError(Code.GAME_PAUSED if paused else Code.SIGN_UP_CLOSED, game=record.name)
    if mine is None and record.by_invitation:
        raise HostingError(Code.SIGN_UP_CLOSED, game=record.name)
    if mine is None and record.players.count() >= record.most:
        raise HostingError(Code.GAME_FULL, game=record.name, most=record.most)
    if record.status == Status.PAUSED:
        raise HostingError(Code.GAME_PAUSED, game=record.name)
    if record.due_at is not None and at > record.due_at:
        raise HostingError(Code.SIGN_UP_CLOSED, game=record.name)


def _others(record: HostedGame, mine: Player | None) -> list[Player]:
    everybody = record.players.only("name", "name_key", "nicknames")
    return list(everybody.exclude(pk=mine.pk) if mine else everybody)


def _set(player: Player, name: str, address: Address, manners: Manners) -> None:
    player.name, player.name_key = name, folded(name)
    player.address = address
    player.gender = manners.gender
    player.language = manners.language
    player.time_zone = manners.time_zone


def _data(player: Player) -> dict[str, Any]:
    return {"name": player.name, "gender": player.gender, "email": player.address.email}


def _confirmation(record: HostedGame, player: Player, at: datetime, *, replaced: bool) -> Outgoing:
    """Return the confirmation with all that was stored. Source: wakkerdam, WAK-SYS-10, -11."""
    payload = {
        **_data(player),
        "nicknames": list(player.nicknames),
        "game": record.name,
        "language": player.language,
        "time_zone": player.time_zone,
        "replaced": replaced,
        "closes_at": record.due_at.isoformat() if record.due_at else None,
        "most": record.most,
        "seed_sha256": record.seed_sha256,
        "addresses": published_to(record),
    }
    return post.to_player(player, Kind.SIGNED_UP, payload, at=at)
