"""What those who listen to a game are sent: posts, that things have changed, who is there."""

import json
import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from django.db.models import BigIntegerField, Value

from verteller.chat.access import Reader, rooms_for
from verteller.chat.hearing import sight
from verteller.chat.hub import Delivery, Listener
from verteller.chat.models import LiveGame, Post, PostKind, Presence, Spectator
from verteller.chat.presence import Shown, shown_now
from verteller.chat.rooms import Room
from verteller.chat.state import Document, state_in
from verteller.chat.timeline import is_for
from verteller.chat.worded import Wording, cast_of
from verteller.hosting.models import HostedGame, Player, Status
from verteller.hosting.statements import Prepared

log = logging.getLogger(__name__)


def event(kind: str, data: object, key: str = "") -> str:
    """Return a server-sent event; with *key* it is one from where a browser can resume."""
    name = f"id: {key}\n" if key else ""
    return f"{name}event: {kind}\ndata: {dumped(data)}\n\n"


def dumped(data: object) -> str:
    """Return *data* as JSON in one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass
class Feed:
    """
    One game as it is now, for all who listen to it.

    Args:
        live: Its row, with the game's, read after the posts: whoever was let into a room before
            something was said there is known to have been.
        posts: What is new to some of them, in order.
        players: Everybody in the game, with his `Presence`.
    """

    live: LiveGame
    posts: Sequence[Post]
    players: Sequence[Player]
    _talk: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.record: HostedGame = self.live.game
        self.by_number = {player.pk: player for player in self.players}
        seated = [player for player in self.players if player.seat is not None]
        seated.sort(key=lambda player: player.seat or 0)
        self.wording = Wording(self.record, cast_of(seated))

    @cached_property
    def shown(self) -> Shown | None:
        """Who is there."""
        return shown_now(self.record, self.players)

    @cached_property
    def _nobody_writes(self) -> str | None:
        """What everybody is told of who is there while nobody writes."""
        return event("here", {"here": self.shown.here, "typing": {}}) if self.shown else None

    def lines_for(self, listener: Listener) -> list[str]:
        """Return what a listener is to be sent at once, and move his marks on."""
        reader = listener.reader
        rooms = rooms_for(reader, self.record)
        lines = [
            self._line(post, reader)
            for post in self.posts
            if post.number > listener.reached and is_for(post, rooms)
        ]
        if self.posts:
            listener.reached = max(listener.reached, self.posts[-1].number)
        here = self._here(reader, rooms)
        if here is not None and here != listener.told_here:
            lines.append(here)
            listener.told_here = here
        return lines

    def documents(
        self, listeners: Collection[Listener]
    ) -> Iterator[tuple[Listener, list[str] | None]]:
        """Yield how things stand now to each of them who does not know yet, and note that."""
        for listener in listeners:
            found = self._news_of_state(listener)
            if found != []:
                yield listener, found

    def _news_of_state(self, listener: Listener) -> list[str] | None:
        try:
            state = self._state(listener.reader)
            if state == listener.told_state:
                return []
            listener.told_state = state
            return [event("state", self._document(listener.reader))]
        except Exception:
            # He comes back and asks for it again; the others are not to go without.
            log.exception("rooms: a reader could not be told")
            return None

    def reader(self, listener: Listener, spectators: Collection[int]) -> Reader | None:
        """Return as what a listener reads by now; None if he has no longer any part in it."""
        before = listener.reader
        if before.player is None:
            stays = listener.person in spectators or listener.person == self.live.host_id
            return Reader(self.live, None, before.spoken) if stays else None
        player = self.by_number.get(before.player.pk)
        if player is None or player.person_id != listener.person:
            return None
        return Reader(self.live, player, before.spoken)

    def _line(self, post: Post, reader: Reader) -> str:
        if post.kind != PostKind.TALK:
            return event("post", self.wording.of(post, reader), post.key)
        if post.number not in self._talk:
            self._talk[post.number] = event("post", self.wording.of(post, reader), post.key)
        return self._talk[post.number]

    def _state(self, reader: Reader) -> object:
        """
        Return what changes whenever the page of *reader* is out of date, and at no other time.

        That others have done something of which he hears nothing is no news to him.
        """
        record = self.record
        always = (record.status, self.live.again_id, self.live.speaks, record.length > 0)
        if not record.length:
            return (*always, *self._lobby())
        seen = sight(record, reader.seat)
        until = record.due_at if seen.phase else None
        return (*always, seen.heard, until, reader.player is None)

    def _document(self, reader: Reader) -> Document:
        """Return the state document; nothing before the deal, when the lobby asks for its own."""
        return state_in(reader, self.record, self.wording) if self.record.length else {}

    def _lobby(self) -> tuple[object, ...]:
        rows = tuple(
            (player.pk, player.name, player.language, _is_ready(player)) for player in self.players
        )
        game = self.record
        plan = (game.options, game.compositions, game.most, self.live.seats, self.live.pace)
        return (rows, repr(plan))

    def _here(self, reader: Reader, rooms: Sequence[Room]) -> str | None:
        shown = self.shown
        if shown is None:
            return None
        return event("here", shown.to(reader, rooms)) if shown.writing else self._nobody_writes


_new_posts: Final = Prepared(
    lambda game, reached: (
        Post.objects.select_related("player")
        # As an expression, for a number below all that there can be would be left out.
        .filter(live__game_id=game, number__gt=Value(reached, output_field=BigIntegerField()))
        .order_by("number")
    ),
    int,
    int,
)
_live: Final = Prepared(
    lambda game: LiveGame.objects.select_related("game").filter(game_id=game), int
)
_players: Final = Prepared(
    lambda game: Player.objects.select_related("presence").filter(game_id=game).order_by("pk"), int
)


def fetch(game: int, listeners: Collection[Listener]) -> Delivery:
    """Return what is new in a game for those who listen to it."""
    new = _new_posts.all(game, min(listener.reached for listener in listeners))
    live = _live.one(game)
    if live is None:
        return Delivery({}, gone=listeners)
    feed = Feed(live, new, _players.all(game))
    spectators = _spectators(live, listeners)
    lines: dict[Listener, list[str]] = {}
    gone: list[Listener] = []
    for listener in listeners:
        reader = feed.reader(listener, spectators)
        if reader is None:
            gone.append(listener)
        else:
            listener.reader = reader
            try:
                lines[listener] = feed.lines_for(listener)
            except Exception:
                # He comes back and asks for it again; the others are not to go without.
                log.exception("rooms: a reader could not be told")
                gone.append(listener)
    return Delivery(lines, gone, feed.documents(lines))


def _spectators(live: LiveGame, listeners: Collection[Listener]) -> set[int]:
    """Return the persons who look on, if anybody does so here."""
    if all(listener.reader.player for listener in listeners):
        return set()
    return set(Spectator.objects.filter(live=live).values_list("person_id", flat=True))


def marks(games: Collection[int]) -> Mapping[int, object]:
    """Return what changes in each of *games* whenever there is something to fetch in it."""
    fields = ("posted", "again", "speaks", "game__length", "game__status", "game__due_at")
    rows = LiveGame.objects.filter(game_id__in=games).values_list("game_id", *fields)
    writing: dict[int, list[object]] = {}
    present = Presence.objects.filter(player__game_id__in=games, types_until__isnull=False)
    for game, *mark in present.values_list("player__game_id", "player_id", "types_until"):
        writing.setdefault(game, []).append(tuple(mark))
    # Before the deal anything may change of which no row here tells.
    return {
        game: object() if Status.SIGN_UP in row else (*row, *writing.get(game, ()))
        for game, *row in rows
    }


def _is_ready(player: Player) -> bool:
    found: Presence | None = getattr(player, "presence", None)
    return found is not None and found.is_ready
