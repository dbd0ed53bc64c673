"""A row of the outbox that is being put into words."""

from datetime import datetime
from functools import cached_property
from typing import Any, TypeAlias, cast

from verteller.hosting.home import Home, home
from verteller.hosting.models import Outgoing, Person, Player
from verteller.hosting.people import find_person
from verteller.mail.layout import Block, blocks_of
from verteller.rules.facts import Seat
from verteller.telling import Cast, Gender, Language, Reader, Teller
from verteller.telling.letters import Desk, Letter
from verteller.telling.words import words_of

Subject: TypeAlias = str
Body: TypeAlias = list[Block]


class Writing:
    """
    A row, and everything its words may need, read when it is asked for.

    Attributes:
        language: What it is told in: the reader's, or English where there are no words in that.
    """

    def __init__(self, row: Outgoing, language: Language) -> None:
        """Prepare to tell *row* in *language*, as far as there are words in it."""
        self.row = row
        self.language: Language = words_of(language, self.rulebook).language
        self.payload: dict[str, Any] = row.payload
        self.home: Home = home()

    @property
    def game(self) -> str:
        """The game's name, empty for a mail about none."""
        if self.row.game is not None:
            return self.row.game.name
        return str(self.payload.get("game") or "")

    @property
    def rulebook(self) -> str:
        """The game's rulebook, empty for a mail about none."""
        return "" if self.row.game is None else str(self.row.game.rulebook)

    @property
    def time_zone(self) -> str:
        """The reader's."""
        if self.row.player is not None:
            return self.row.player.time_zone
        return (find_person(self.row.to_email) or Person()).time_zone

    @property
    def desk(self) -> Desk:
        """Where letters to the reader are written."""
        return Desk(self.language, self.time_zone, self.home.address, self.rulebook)

    @cached_property
    def cast(self) -> Cast:
        """Who plays, as words know them."""
        players = Player.objects.filter(game_id=self.row.game_id, seat__isnull=False)
        people = list(players.order_by("seat").values_list("name", "gender"))
        genders = tuple(cast("Gender", gender) for _, gender in people)
        return Cast(tuple(name for name, _ in people), genders)

    def players(self) -> list[Player]:
        """All players of the game, in seating order."""
        players = Player.objects.filter(game_id=self.row.game_id, seat__isnull=False)
        return list(players.select_related("address").order_by("seat"))

    def teller(self, *, to_all: bool = False) -> Teller:
        """Return who tells of the game: to the reader, or in the same words to everybody."""
        player = self.row.player
        seat = None if to_all or player is None or player.seat is None else Seat(player.seat)
        return Teller(self.cast, Reader(seat, self.language, self.time_zone), self.rulebook)

    def moment(self, key: str) -> datetime | None:
        """Return a moment of the payload, if it has one."""
        said = self.payload.get(key)
        return datetime.fromisoformat(said) if said else None


def laid_out(letter: Letter) -> tuple[Subject, Body]:
    """Return a letter's subject and its paragraphs, laid out."""
    return letter.subject, blocks_of(letter.paragraphs)
