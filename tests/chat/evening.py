"""An evening in the rooms: a live game whose players talk, answer and listen."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from tests.chat.village import NAMES, START, live_game
from verteller.chat.access import Reader, rooms_for
from verteller.chat.models import LiveGame, Post
from verteller.chat.rooms import line_of
from verteller.chat.saying import NotSaid, say
from verteller.chat.timeline import visible
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.playing import answer, close_phase
from verteller.rules.facts import Seat

ROLES = "werewolf primal_werewolf seer hunter cupid wolfhound villager villager".split()
WOLF, URWOLF, SEER, HUNTER, CUPID, HOUND, PLAIN, LAST = NAMES
SECOND = timedelta(seconds=1)


@dataclass
class Evening:
    """One live game; ``now`` is the time on the wall."""

    live: LiveGame
    now: datetime = START + SECOND
    told: dict[str, list[str]] = field(default_factory=dict)

    @property
    def record(self) -> HostedGame:
        """The game's row, read anew."""
        return HostedGame.objects.get(pk=self.live.game_id)

    def player(self, name: str) -> Player:
        """Return a player's row."""
        return Player.objects.get(game=self.live.game, name=name)

    def reader(self, name: str | None) -> Reader:
        """Return as what somebody reads; None looks on."""
        live = LiveGame.objects.select_related("game").get(pk=self.live.pk)
        return Reader(live, None if name is None else self.player(name))

    def rooms(self, name: str | None) -> set[str]:
        """Return the keys of somebody's rooms."""
        return {room.key for room in rooms_for(self.reader(name), self.record)}

    def line(self, name: str) -> str:
        """Return the key of somebody's private line."""
        return line_of(Seat(self.player(name).seat or 0))

    def says(self, name: str, room: str, text: str, nonce: str = "") -> Post:
        """Let somebody speak."""
        return say(self.reader(name), room, text, nonce)

    def is_refused(self, name: str | None, room: str, text: str = "Hear me") -> str:
        """Return the code with which somebody's words are refused."""
        before = Post.objects.count()
        try:
            say(self.reader(name), room, text)
        except NotSaid as error:
            assert Post.objects.count() == before
            return str(error.code)
        raise AssertionError(f"{name} could speak in {room}")

    def chooses(self, name: str, question: str, *targets: str) -> None:
        """Let somebody answer: names, or words that are none."""
        seats = {each: Seat(place) for place, each in enumerate(NAMES)}
        choice = tuple(("target", seats.get(each, each)) for each in targets)
        answer(self.live.game, self.player(name), question, choice, self.now)

    def phase(self) -> str:
        """Return the name of the open phase."""
        from verteller.hosting import games

        with games.opened(self.record) as game:
            return game.state.phase.name if game.state.phase else ""

    def close(self) -> None:
        """Let the open phase end."""
        record = self.record
        self.now += SECOND
        close_phase(record, record.sequence, self.now)

    def until(self, phase: str) -> "Evening":
        """Let phases end until the one called *phase* opens anew."""
        for _ in range(60):
            self.close()
            if self.phase() in ("", phase):
                break
        assert self.phase() == phase
        return self

    def reads(self, name: str | None, after: str = "") -> list[Post]:
        """Return what somebody may read."""
        return visible(self.reader(name), after)

    def texts(self, name: str | None, room: str = "") -> list[str]:
        """Return the words of players that somebody may read, in one room or in all."""
        return [
            post.text
            for post in self.reads(name)
            if post.kind == "talk" and room in ("", post.room)
        ]


def evening(roles: Iterable[str] = ROLES, **more: object) -> Evening:
    """Begin an evening of Düsterwald; who is who stands above."""
    return Evening(live_game("duesterwald", NAMES, list(roles), **more))  # type: ignore[arg-type]
