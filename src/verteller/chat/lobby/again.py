"""Again with the same people: another game, and everybody is in its lobby already."""

import re
from datetime import datetime
from typing import Final

from verteller.chat.lobby.opening import READY_WORD, LivePlan, open_live
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.models import LiveGame, Presence, Spectator
from verteller.chat.wakes import wake
from verteller.hosting import composing, games
from verteller.hosting.models import HostedGame, Person, Player
from verteller.hosting.names import LONGEST_GAME_NAME, folded
from verteller.hosting.transactions import in_one_transaction

_NUMBERED: Final = re.compile(r"(.*\S)\s+(\d{1,6})")


@in_one_transaction
def play_again(live: LiveGame, by: Person, at: datetime, *, rulebook: str = "") -> LiveGame:
    """
    Open another game with the same people, or find it if that has been done.

    Everybody is taken along, who looked on too; the seats are as they were, the roles are not.

    Args:
        by: Whoever asks for it: the host, or anybody who played. He hosts the next game.
        rulebook: The next game's, where it is another; its options are the usual ones then.

    Raises:
        LobbyError: ``not_here``, or ``not_over``.
        HostingError: As `open_live` does.
    """
    record = games.lock(live.game_id)
    live = LiveGame.objects.select_for_update().get(pk=live.pk)
    if live.again is not None:
        return live.again
    if by.pk != live.host_id and not record.players.filter(person=by).exists():
        raise LobbyError(Reason.NOT_HERE)
    if not record.is_over:
        raise LobbyError(Reason.NOT_OVER)
    following = open_live(_plan(live, record, rulebook or record.rulebook), by, at)
    _take_along(live, record, following, at)
    live.again = following
    live.save(update_fields=["again"])
    wake(live.game_id)
    return following


def next_name(name: str) -> str:
    """Return a name for the game after the one called *name*, which no game has yet."""
    found = _NUMBERED.fullmatch(name)
    stem, number = (found[1], int(found[2])) if found else (name, 1)
    while True:
        number += 1
        ending = f" {number}"
        following = stem[: LONGEST_GAME_NAME - len(ending)].rstrip() + ending
        if not HostedGame.objects.filter(name_key=folded(following)).exists():
            return following


def _plan(live: LiveGame, record: HostedGame, rulebook: str) -> LivePlan:
    is_same = rulebook == record.rulebook
    return LivePlan(
        name=next_name(record.name),
        rulebook=rulebook,
        language=record.language,
        pace=dict(live.pace),
        options=dict(record.options) if is_same else {},
        compositions=composing.own_compositions(record) if is_same else (),
        speaks=live.speaks,
        reads=not is_same or bool(record.options.get(READY_WORD)),
    )


def _take_along(live: LiveGame, record: HostedGame, following: LiveGame, at: datetime) -> None:
    """Sign everybody up, in the order of the seats, and lay those out as they were."""
    players = [
        Player(
            game=following.game,
            person_id=each.person_id,
            address_id=each.address_id,
            name=each.name,
            name_key=each.name_key,
            nicknames=each.nicknames,
            gender=each.gender,
            language=each.language,
            time_zone=each.time_zone,
            by_mail=each.by_mail,
            signed_up_at=at,
        )
        for each in record.players.order_by("seat", "pk")
    ]
    for player in players:
        player.save(force_insert=True)
    Presence.objects.bulk_create(Presence(player=player) for player in players)
    Spectator.objects.bulk_create(
        Spectator(live=following, person_id=person, since=at)
        for person in _who_looked_on(live, record, following)
    )
    if live.seats:
        following.seats = [player.pk for player in players]
        following.save(update_fields=["seats"])


def _who_looked_on(live: LiveGame, record: HostedGame, following: LiveGame) -> set[int]:
    """Return those who did not play: spectators, and a host who was none and hosts no longer."""
    persons = set(live.spectators.values_list("person_id", flat=True))
    persons |= {live.host_id} - {following.host_id}
    return persons - set(record.players.values_list("person_id", flat=True))
