"""Substitutes: somebody else plays on in a seat, knowing what the seat knows and no more."""

from datetime import datetime
from typing import Final

from verteller.hosting import games, journal, post, unread
from verteller.hosting.appending import append
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.ladder import ladder_of
from verteller.hosting.fairness.reliability import record_participation, refuse_unreliable
from verteller.hosting.masters import was_master
from verteller.hosting.models import (
    Address,
    Ending,
    ExtensionRequest,
    Gender,
    HostedGame,
    Kind,
    Outgoing,
    Participation,
    Person,
    Player,
    PlayerQuestion,
    Sending,
    Volunteer,
)
from verteller.hosting.names import folded as key_of
from verteller.hosting.people import Manners, address_of, fit_address
from verteller.hosting.playing import refuse_unless_running
from verteller.hosting.records import to_moment
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.facts import Seat
from verteller.rules.game import Game
from verteller.rules.moves import Substituted

_TAKEN_OVER: Final = ("person", "address", "gender", "language", "time_zone", "on_list", "by_mail")
"""What of a player's row is the person's; his name and seat stay, as the log has them."""


def address_for(email: str, language: str, at: datetime) -> Address:
    """
    Return the address *email*, made with a new person if nobody has it yet.

    Args:
        language: A newcomer's, until he says otherwise.

    Raises:
        HostingError: ``address_unfit``.
    """
    fit = fit_address(email)
    known = Address.objects.select_related("person").filter(email=fit).first()
    manners = Manners(Gender.NEITHER, language, Person().time_zone)
    return known or address_of(fit, manners, at)


@in_one_transaction
def offer_to_substitute(game: HostedGame, address: Address, at: datetime) -> Player | None:
    """
    Note that somebody would take over a seat, or give him one at once that has been given up.

    Args:
        address: Of who offers himself, with its person.

    Returns:
        The player he is now; None when he waits for one.

    Raises:
        HostingError: ``rung_off``, ``has_played``, ``administrates``, ``unreliable``, or the
            game is not being played.
    """
    record = games.lock(game.pk)
    refuse_unless_running(record)
    if not ladder_of(record).has("substitutes"):
        raise HostingError(Code.RUNG_OFF, game=record.name, rung="substitutes")
    _refuse_unfit(record, address.person)
    refuse_unreliable(record, address.person)
    Volunteer.objects.update_or_create(
        game=record,
        person=address.person,
        defaults={"address": address},
        create_defaults={"address": address, "offered_at": at},
    )
    with games.opened(record) as folded:
        given_up = next(
            (seat for seat in sorted(folded.state.left) if folded.state.is_living(seat)), None
        )
    if given_up is None:
        return None
    return hand_over(record, record.players.get(seat=given_up), address, at)


@in_one_transaction
def withdraw_offer(game: HostedGame, person: Person) -> bool:
    """Forget that somebody would take over a seat; return whether he had said so."""
    return bool(Volunteer.objects.filter(game=game, person=person).delete()[0])


@in_one_transaction
def hand_over(
    game: HostedGame,
    player: Player,
    to: Address,
    at: datetime,
    *,
    ending: Ending = Ending.SUBSTITUTED,
    given: bool = False,
) -> Player:
    """
    Let somebody else play on in a living player's seat, under the seat's old name.

    He is told in one mail what the seat has been told so far, and nothing else; who played
    before is told that he does not any more, and his reply addresses are of no use now. What
    waited to be sent to him stays unsent.

    Args:
        to: The address of who takes over, with its person.
        ending: How the part of who played before ends.
        given: Whether a master gives the seat away, which everybody is told.

    Returns:
        The player's row, which is the new person's now.

    Raises:
        HostingError: ``not_in_game``, ``player_dead``, ``has_played``, ``administrates``, or the
            game is not being played.
    """
    record = games.lock(game.pk)
    refuse_unless_running(record)
    mine = record.players.select_related("address", "person").filter(pk=player.pk).first()
    if mine is None or mine.seat is None:
        raise HostingError(Code.NOT_IN_GAME, game=record.name)
    _refuse_unfit(record, to.person)
    with games.opened(record) as folded:
        if not folded.state.is_living(Seat(mine.seat)):
            raise HostingError(Code.PLAYER_DEAD, game=record.name, name=mine.name)
        _part_with(record, folded, mine, ending, at)
        _take_over(mine, to)
        substituted = Substituted(seat=Seat(mine.seat), given=given)
        entries = folded.act(substituted, at=to_moment(at))
        # The news of it goes to everybody, who takes over among them.
        append(record, folded, entries, at=at)
        last = entries[-1].number
    post.save([_hand_over_row(record, mine, last, at)])
    Volunteer.objects.filter(game=record, person=to.person).delete()
    journal.note("seat_handed_over", game=record.name)
    return mine


def first_volunteer(record: HostedGame) -> Volunteer | None:
    """Return who has offered himself for a game the longest and may still take over a seat."""
    waiting = Volunteer.objects.filter(game=record).select_related("address__person")
    for volunteer in waiting.order_by("offered_at", "pk"):
        try:
            _refuse_unfit(record, volunteer.address.person)
        except HostingError:
            continue
        if volunteer.address.unreachable_since is None:
            return volunteer
    return None


def _refuse_unfit(record: HostedGame, person: Person) -> None:
    """Refuse whoever may know more than a seat does."""
    plays = record.players.filter(person=person).exists()
    if plays or Participation.objects.filter(game=record, person=person).exists():
        raise HostingError(Code.HAS_PLAYED, game=record.name)
    if was_master(person, record):
        raise HostingError(Code.ADMINISTRATES, game=record.name)


def _part_with(
    record: HostedGame, game: Game, player: Player, ending: Ending, at: datetime
) -> None:
    """Close the part of who played until now, and tell him so."""
    record_participation(record, game, [player], at, ending=ending)
    ExtensionRequest.objects.filter(player=player, sequence=record.sequence).delete()
    PlayerQuestion.objects.filter(player=player, answered_at__isnull=True).delete()
    unread.waiting(record).filter(player=player).delete()
    waiting = Outgoing.objects.filter(player=player, status=Sending.QUEUED)
    waiting.update(status=Sending.WITHHELD)
    payload = {"code": "seat_taken_over", "game": record.name, "name": player.name}
    notice = post.to_address(
        player.address.email, player.language, Kind.NOTICE, payload, at=at, game=record
    )
    post.save([notice])


def _take_over(player: Player, to: Address) -> None:
    person = to.person
    player.person, player.address = person, to
    player.gender, player.language, player.time_zone = (
        person.gender,
        person.language,
        person.time_zone,
    )
    player.on_list = player.by_mail = True
    player.save(update_fields=list(_TAKEN_OVER))


def _hand_over_row(record: HostedGame, player: Player, last: int, at: datetime) -> Outgoing:
    """Return the mail that says all the seat knows: it names the log's length and a deadline."""
    with games.opened(record) as game:
        is_asked = bool(player.seat is not None and game.asked(Seat(player.seat)))
        is_public = game.state.phase is not None and game.state.phase.to == "everyone"
    knows_of_phase = is_asked or is_public
    due_at = record.due_at.isoformat() if record.due_at and knows_of_phase else None
    return post.to_player(player, Kind.HAND_OVER, {"last": last, "due_at": due_at}, at=at)


def find_player(game: HostedGame, name: str) -> Player:
    """
    Return the player of a game who bears *name*.

    Raises:
        HostingError: ``not_in_game``.
    """
    player = game.players.select_related("address").filter(name_key=key_of(name)).first()
    if player is None:
        raise HostingError(Code.NOT_IN_GAME, game=game.name, given=name)
    return player
