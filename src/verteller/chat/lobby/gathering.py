"""The lobby itself: who is ready, who sits where, who has to go."""

from collections.abc import Sequence
from random import SystemRandom

from verteller.chat.lobby.joining import refuse_begun
from verteller.chat.lobby.opening import new_secret
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.models import LiveGame, Presence
from verteller.chat.wakes import wake
from verteller.hosting import composing, compositions, games
from verteller.hosting.models import HostedGame, Person, Player
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.errors import SetupError
from verteller.rules.moves import Composition, Started
from verteller.rules.registry import find_rulebook


def host_only(live: LiveGame, person: Person | None) -> None:
    """
    Refuse what is for the host alone.

    Raises:
        LobbyError: ``not_host``.
    """
    if person is None or person.pk != live.host_id:
        raise LobbyError(Reason.NOT_HOST)


@in_one_transaction
def say_ready(live: LiveGame, player: Player, *, ready: bool) -> None:
    """
    Take somebody's word that the game can begin, or take it back.

    Raises:
        LobbyError: ``begun``.
    """
    record = games.lock(live.game_id)
    refuse_begun(record)
    Presence.objects.update_or_create(player=player, defaults={"is_ready": ready})
    wake(live.game_id)


@in_one_transaction
def lay_out(live: LiveGame, order: Sequence[int]) -> None:
    """
    Seat the players as *order* has their numbers; left out are seated last, as they came.

    Raises:
        LobbyError: ``begun``, or ``not_here`` for a number that is nobody's here.

    Source: duesterwald, DUE-SYS-08, DUE-AMB-26; tabula, TAB-SYS-06.
    """
    record = games.lock(live.game_id)
    refuse_begun(record)
    here = list(record.players.order_by("signed_up_at", "pk").values_list("pk", flat=True))
    if not set(order) <= set(here):
        raise LobbyError(Reason.NOT_HERE)
    wanted = list(dict.fromkeys(order))
    _keep_seats(live, wanted + [pk for pk in here if pk not in wanted])


@in_one_transaction
def draw_seats(live: LiveGame) -> None:
    """
    Seat everybody by lot, for all to see before the roles are dealt.

    Raises:
        LobbyError: ``begun``.
    """
    record = games.lock(live.game_id)
    refuse_begun(record)
    here = list(record.players.values_list("pk", flat=True))
    SystemRandom().shuffle(here)
    _keep_seats(live, here)


@in_one_transaction
def leave_to_lot(live: LiveGame) -> None:
    """
    Let the seats be drawn as the game begins.

    Raises:
        LobbyError: ``begun``.
    """
    refuse_begun(games.lock(live.game_id))
    _keep_seats(live, [])


@in_one_transaction
def renew_invitation(live: LiveGame) -> None:
    """
    Let people in by another link from now on; the one before opens nothing any more.

    Raises:
        LobbyError: ``begun``.
    """
    refuse_begun(games.lock(live.game_id))
    live.invitation = new_secret()
    live.save(update_fields=["invitation"])
    wake(live.game_id)


@in_one_transaction
def set_village(live: LiveGame, composition: Composition | None) -> None:
    """
    Keep the roles that are dealt to as many players as they are for; None for the usual ones.

    Raises:
        LobbyError: ``begun`` or ``roles_unfit``.

    Source: duesterwald, DUE-SYS-01, DUE-SYS-10; tabula, TAB-SYS-03, TAB-SYS-04.
    """
    record = games.lock(live.game_id)
    refuse_begun(record)
    kept: list[Composition] = []
    if composition is not None:
        refusal = why_undealt(record, composition)
        if refusal is not None:
            raise refusal
        own = composing.own_compositions(record)
        kept = [each for each in own if len(each.roles) != len(composition.roles)] + [composition]
    record.compositions = [compositions.to_stored(each) for each in kept]
    record.save(update_fields=["compositions"])
    wake(live.game_id)


def villages_for(record: HostedGame, players: int) -> tuple[Composition, ...]:
    """Return what would be drawn from for so many *players*: the host's own, or the usual."""
    own = composing.own_compositions(record)
    if own:
        return tuple(each for each in own if len(each.roles) == players)
    return compositions.library(record.rulebook, players)


def why_undealt(record: HostedGame, composition: Composition) -> LobbyError | None:
    """Return why the rulebook does not let *composition* be dealt; None if it does."""
    book = find_rulebook(record.rulebook, record.rulebook_version)
    started = Started(
        rulebook=record.rulebook,
        version=record.rulebook_version,
        players=tuple(f"player {number}" for number in range(len(composition.roles))),
        seed="",
        options=tuple(sorted(record.options.items())),
        compositions=(composition,),
    )
    try:
        book.validate(started)
    except SetupError as error:
        return roles_unfit(record, error)
    return None


def roles_unfit(record: HostedGame, error: SetupError) -> LobbyError:
    """Return the refusal that tells of roles that cannot be dealt."""
    found = error.parameters
    roles = found.get("roles", (found["role"],) if "role" in found else ())
    return LobbyError(
        Reason.ROLES_UNFIT,
        detail=error.code,
        rulebook=record.rulebook,
        roles=roles,
        least=found.get("least", 0),
        most=found.get("most"),
    )


def _keep_seats(live: LiveGame, order: list[int]) -> None:
    live.seats = order
    live.save(update_fields=["seats"])
    wake(live.game_id)
