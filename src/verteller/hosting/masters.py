"""Masters: who has the desk of a game, beside the administrators, who have that of every game."""

from datetime import datetime
from typing import Final

from django.db.models import QuerySet

from verteller.hosting import journal
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import GameMaster, HostedGame, MasterAct, Person, Player
from verteller.hosting.transactions import in_one_transaction

SEEN: Final = "see_village"
REVEALING: Final = frozenset({"compose", "make_code", SEEN})
"""Acts before the deal after which their doer knows what no player may know."""


def is_master(person: Person | None, record: HostedGame) -> bool:
    """Tell whether *person* has the desk of this game: as its master or as an administrator."""
    if person is None:
        return False
    return person.is_administrator or record.masters.filter(person=person).exists()


def is_open_to(person: Person | None, record: HostedGame) -> bool:
    """Tell whether *person* may see what everybody in a game does: of an open one, anybody."""
    if person is None or not record.by_invitation:
        return not record.by_invitation
    return record.players.filter(person=person).exists() or is_master(person, record)


def was_master(person: Person, record: HostedGame) -> bool:
    """Tell whether *person* has the desk of this game or ever had, and may have seen secrets."""
    return is_master(person, record) or record.master_acts.filter(whom=person).exists()


def knows_village(person: Person, record: HostedGame) -> bool:
    """
    Tell whether *person* has prepared, or read at the desk, what no player may know.

    That is the village that the game draws from, or a code with which another player signs in.

    Source: tempo reale, 3.6, LTR-GEN-04.
    """
    return record.master_acts.filter(person=person, act__in=REVEALING).exists()


def note_reading(record: HostedGame, person: Person, at: datetime) -> None:
    """Keep that *person* has seen the village that was composed for a game, if there is one."""
    if record.compositions and not knows_village(person, record):
        note_act(record, SEEN, at, by=person)


def mastered(person: Person) -> QuerySet[HostedGame]:
    """Return the games whose desk *person* has; of an administrator that is every game."""
    if person.is_administrator:
        return HostedGame.objects.all()
    return HostedGame.objects.filter(pk__in=person.mastered.values("game_id"))


def has_desk(person: Person | None) -> bool:
    """Tell whether *person* has the desk of any game, or would have it of a new one."""
    return person is not None and (person.is_administrator or person.mastered.exists())


def masters_of(record: HostedGame) -> list[Person]:
    """Return who was made master of this game and is one still, the longest first."""
    rows = GameMaster.objects.select_related("person").filter(game=record)
    return [row.person for row in rows.order_by("since", "pk")]


@in_one_transaction
def appoint(
    record: HostedGame, person: Person, at: datetime, *, by: Person | None = None
) -> GameMaster:
    """
    Give *person* the desk of one game; who has it already keeps it.

    Args:
        by: Who does it, None for the host himself, at the command line.
    """
    row, is_new = GameMaster.objects.get_or_create(
        game=record, person=person, defaults={"since": at}
    )
    if is_new:
        note_act(record, "appoint", at, by=by, whom=person)
    return row


@in_one_transaction
def dismiss(record: HostedGame, person: Person, at: datetime, *, by: Person | None = None) -> None:
    """
    Take the desk of one game from *person*, who may be stepping down himself.

    Raises:
        HostingError: ``no_master`` when he has it not as a master of this game; ``last_master``
            when nobody would be left who has it, neither a master nor an administrator.
    """
    # The game's row is locked first, so that of the last two not both step down at once.
    HostedGame.objects.select_for_update().get(pk=record.pk)
    held = {row.person_id: row for row in GameMaster.objects.filter(game=record)}
    if person.pk not in held:
        raise HostingError(Code.NO_MASTER, game=record.name)
    if len(held) == 1 and not Person.objects.filter(is_administrator=True).exists():
        raise HostingError(Code.LAST_MASTER, game=record.name)
    held[person.pk].delete()
    note_act(record, "dismiss", at, by=by, whom=person)


def note_act(
    record: HostedGame,
    act: str,
    at: datetime,
    *,
    by: Person | None = None,
    player: Player | None = None,
    whom: Person | None = None,
    number: int | None = None,
) -> None:
    """
    Keep who did what about a game, and write it into the journal.

    Args:
        act: A stable word for what was done.
        by: Who did it, None for the host himself.
        player: Whom in the game it was about, for the desk alone.
        whom: Whose desk it is from now on, or not any more.
        number: How many it was done to, for the journal.
    """
    MasterAct.objects.create(game=record, person=by, act=act, player=player, whom=whom, at=at)
    doer = by.pk if by else None
    journal.note("admin_act", act=act, game=record.name, by=doer, number=number)
