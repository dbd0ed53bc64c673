"""The outbox: rows written in the transaction that calls for them, sent after its commit."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from django.conf import settings
from django.db import connection
from django.utils.encoding import force_bytes

from verteller.hosting.guests import is_guests
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Player
from verteller.hosting.statements import Value, insert, places, plain, stored_moment, unsaved

_SALT: Final = b"verteller.post"


def message_id(*parts: object) -> str:
    """
    Return the message id of the row that *parts* name, always the same.

    It is a keyed hash: a number counted from the log would tell its reader how much has
    happened that he was not told of. For the same reason the parts of a row that the log
    numbers have the game's seed among them, which nobody knows while it matters.
    """
    named = "\n".join(str(part) for part in parts)
    keyed = hashlib.blake2b(named.encode(), digest_size=16, key=_key(settings.SECRET_KEY))
    return _with_domain(keyed.hexdigest())


@lru_cache(maxsize=8)
def _key(secret: str) -> bytes:
    """Return the key that our secret comes to for this use."""
    return hashlib.sha256(_SALT + force_bytes(secret)).digest()


def new_message_id() -> str:
    """Return a message id for a row that nothing else names; the row keeps it for good."""
    return _with_domain(secrets.token_hex(16))


def game_thread(game_id: int, player_id: int) -> str:
    """Return the id that all mail of a game to one player refers to."""
    return message_id("game", game_id, player_id)


def phase_thread(record: HostedGame, player_id: int, channel: str) -> str:
    """Return the id that the conversation about the open phase began with."""
    return news_id(record, player_id, channel, record.phase_entry)


def news_id(record: HostedGame, player_id: int, channel: str, first: int) -> str:
    """Return the id of the news to one player that begin with entry *first*."""
    return message_id(Kind.NEWS, record.seed, record.pk, player_id, channel, first)


def to_player(
    player: Player,
    kind: Kind,
    payload: Mapping[str, Any],
    *,
    at: datetime,
    identity: str = "",
    thread_key: str = "",
    sequence: int | None = None,
) -> Outgoing:
    """
    Return an unsaved row to one player, in his language, at the address he signed up with.

    Args:
        player: With its address loaded.
        payload: Plain values for the door's words.
        identity: The row's message id where the log gives it one.
        thread_key: The conversation it belongs to; the game's if none is given.
        sequence: The phase that is open, where the player's own game is not loaded.
    """
    if sequence is None:
        sequence = player.game.sequence
    row = unsaved(
        Outgoing,
        message_id=identity or new_message_id(),
        kind=kind,
        game_id=player.game_id,
        player_id=player.pk,
        to_email=player.address.email,
        language=player.language,
        payload={**payload, "asked_as": _asked_as(player, sequence)},
        thread_key=thread_key or game_thread(player.game_id, player.pk),
        next_attempt_at=at,
        created_at=at,
    )
    Outgoing.player.field.set_cached_value(row, player)
    return row


class Circular:
    """
    Unsaved rows of one kind about one game, of which no object is made; only their readers differ.

    Args:
        at: When all of them are written.
    """

    def __init__(self, record: HostedGame, kind: Kind, at: datetime) -> None:
        """Work out once what all rows have in common."""
        moment = stored_moment(at)
        self._common = _blank(kind, connection.vendor).copy()
        for place, value in zip(_shared_places(), (record.pk, moment, moment), strict=True):
            self._common[place] = value
        self._sequence = record.sequence

    def to(
        self, player: Player, payload: Mapping[str, Any], *, identity: str, thread_key: str
    ) -> list[Value]:
        """Return the row to one player for `insert_plain`; arguments as for `to_player`."""
        said = {**payload, "asked_as": _asked_as(player, self._sequence)}
        row = self._common.copy()
        own: tuple[Value, ...] = (
            *(identity, player.pk, player.address.email, player.language),
            *(_json(said), thread_key),
        )
        for place, value in zip(_own_places(), own, strict=True):
            row[place] = value
        return row


def _asked_as(player: Player, sequence: int) -> list[int]:
    """Return as who, and about what, somebody is known who answers what he was written."""
    return [player.person_id, sequence]


def _json(payload: Mapping[str, Any]) -> str:
    return msgspec.json.encode(payload).decode()


@cache
def _blank(kind: Kind, _vendor: str) -> list[Value]:
    """Return a row of which only that is filled in which is the same in all of its kind."""
    at = datetime.fromtimestamp(0, UTC)
    return plain(Outgoing(kind=kind, next_attempt_at=at, created_at=at))


@cache
def _shared_places() -> list[int]:
    return places(Outgoing, "game_id", "next_attempt_at", "created_at")


@cache
def _own_places() -> list[int]:
    names = ("message_id", "player_id", "to_email", "language", "payload", "thread_key")
    return places(Outgoing, *names)


def to_address(
    email: str,
    language: str,
    kind: Kind,
    payload: Mapping[str, Any],
    *,
    at: datetime,
    game: HostedGame | None = None,
) -> Outgoing:
    """Return an unsaved row to an address that need not be a player's."""
    return Outgoing(
        message_id=new_message_id(),
        kind=kind,
        game=game,
        to_email=email,
        language=language,
        payload=dict(payload),
        next_attempt_at=at,
        created_at=at,
    )


def save(rows: Iterable[Outgoing]) -> list[Outgoing]:
    """
    Write the rows, each to be sent once the transaction has committed.

    Returns:
        All of them; one to a guest, whom no mail reaches, is not written.
    """
    saved = list(rows)
    insert([row for row in saved if not is_guests(row.to_email)])
    return saved


def tell_players(
    record: HostedGame, kind: Kind, payload: Mapping[str, Any], *, at: datetime
) -> list[Outgoing]:
    """Write one row of *kind* to every player of the game who is on its list and plays by mail."""
    players = (
        record.players.filter(on_list=True, by_mail=True).select_related("address").order_by("pk")
    )
    return save(to_player(player, kind, payload, at=at) for player in players)


def tell_administrators(
    code: str, *, at: datetime, game: HostedGame | None = None, **parameters: object
) -> list[Outgoing]:
    """
    Write one notice to every administrator.

    The parameters hold nothing that an administrator who plays may not know.

    Source: wakkerdam, WAK-SYS-39.
    """
    return save(_notices(code, parameters, at, game))


def tell_administrators_once(
    code: str, about: str, parameters: Mapping[str, object], *, at: datetime, game: HostedGame
) -> list[Outgoing]:
    """
    Write a notice about a game to every administrator who has not had it yet.

    Args:
        about: What tells it from other notices with this code about the game; it is not shown.

    Returns:
        The notices written now.

    Source: wakkerdam, WAK-SYS-39.
    """
    rows = _notices(code, parameters, at, game)
    for row in rows:
        row.message_id = message_id(
            Kind.ADMIN_NOTICE, code, game.seed, game.pk, about, row.to_email
        )
    ids = [row.message_id for row in rows]
    known = set(Outgoing.objects.filter(message_id__in=ids).values_list("message_id", flat=True))
    return save(row for row in rows if row.message_id not in known)


def _notices(
    code: str, parameters: Mapping[str, object], at: datetime, game: HostedGame | None
) -> list[Outgoing]:
    payload = {"code": code, "game": game.name if game else None, **parameters}
    return [
        to_address(
            person.main_address, person.language, Kind.ADMIN_NOTICE, payload, at=at, game=game
        )
        for person in administrators()
    ]


def administrators() -> list[Person]:
    """Return all administrators who can be written to, with their addresses."""
    people = Person.objects.filter(is_administrator=True).order_by("pk")
    return [person for person in people.prefetch_related("addresses") if person.main_address]


def _with_domain(local: str) -> str:
    return f"<{local}@{settings.VERTELLER_MAIL_DOMAIN}>"
