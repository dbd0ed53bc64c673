"""What stands in a player's letter: from his own view alone, in his own language."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile
from typing import cast

from django.utils import translation

from verteller.hosting import clock, games, scheduling
from verteller.hosting.models import HostedGame, Player
from verteller.rules.facts import EVERYONE, Fact, PhaseOpened, RoleTold, Seat
from verteller.rules.log import Entry
from verteller.rules.views import view
from verteller.telling.cast import Cast, Gender, Language, Reader
from verteller.telling.paragraphs import Paragraph
from verteller.telling.teller import Teller
from verteller.telling.words import find_zone, words_of
from verteller.web.wording import say


@dataclass(frozen=True, slots=True)
class Credentials:
    """
    How a player gets to his page.

    Args:
        place: The address of the page on which the code is typed, without ``https://``.
        code: Works once, for this game alone.
    """

    place: str
    code: str


@dataclass(frozen=True, slots=True)
class Letter:
    """
    A letter in words.

    Args:
        outside: What is seen when it is folded besides the game: whom it is for, how to fold it.
        role, faction, story: Who the player is, as he believes.
        told: What he knows from the start besides: fellows, sentences.
        advice: What he does first.
        signing_in: How he gets to his page; the first line is followed by the code.
    """

    game: str
    outside: tuple[str, ...]
    title: str
    role: str
    faction: str
    story: str
    known_title: str
    told: tuple[Paragraph, ...]
    advice_title: str
    advice: tuple[str, ...]
    signing_in_title: str
    signing_in: tuple[str, ...]
    code: str


def letters(
    record: HostedGame, players: Iterable[Player], credentials: dict[int, Credentials]
) -> list[Letter]:
    """
    Write a letter for each of *players*, who have their seats.

    Args:
        credentials: By the key of the player's row.

    Source: tempo reale, 2.2, 3.2, LTR-SYS-08, LTR-SYS-15, LTR-COMM-01, LTR-COMM-05, LTR-GEN-03.
    """
    rows = list(record.players.filter(seat__isnull=False).order_by("seat"))
    everybody = Cast(
        tuple(row.name for row in rows), tuple(cast("Gender", row.gender) for row in rows)
    )
    found, until = [], _open_until(record)
    with games.opened(record) as game:
        for player in players:
            if player.seat is None:
                continue
            reader = Reader(Seat(player.seat), cast("Language", player.language), player.time_zone)
            teller = Teller(everybody, reader, record.rulebook)
            with translation.override(player.language):
                writer = Writer(record, game.log, until)
                found.append(writer.letter(player, teller, credentials[player.pk]))
    return found


@dataclass(frozen=True, slots=True)
class Writer:
    """
    What the letters of a game are written from.

    Args:
        until: When the open phase closes, where everybody knows of it.
    """

    record: HostedGame
    log: Sequence[Entry]
    until: datetime | None

    def letter(self, player: Player, teller: Teller, credentials: Credentials) -> Letter:
        """Write a player's letter in the language of the page under way, which is his."""
        told = at_the_start(self.log, Seat(player.seat or 0))
        mine = next((each for each in told if isinstance(each, RoleTold)), None)
        known = teller.facts([each for each in told if each is not mine])
        return Letter(
            game=self.record.name,
            outside=(say("letter-for", name=player.name), say("letter-fold")),
            title=say("letter-title", name=player.name),
            role=teller.role_name(mine.role) if mine else "",
            faction=teller.faction_name(mine.faction) if mine else "",
            story=teller.role_story(mine.role) if mine else "",
            known_title=say("letter-known"),
            told=tuple(each for each in known if each.text or each.lines),
            advice_title=say("letter-advice-title"),
            advice=tuple(self._advice(teller)),
            signing_in_title=say("letter-sign-in-title"),
            signing_in=(
                say("letter-sign-in", place=credentials.place),
                say("letter-sign-in-once", game=self.record.name),
            ),
            code=credentials.code,
        )

    def _advice(self, teller: Teller) -> Iterator[str]:
        yield say("letter-advice-page")
        if self.until is not None:
            zone = find_zone(teller.reader.time_zone).key
            moment = words_of(teller.reader.language).moment(self.until, zone)
            yield say("letter-advice-open", moment=moment)
        yield say("letter-advice-secret")
        yield say("letter-advice-help")


def at_the_start(log: Iterable[Entry], seat: Seat) -> list[Fact]:
    """Return what *seat* alone, or with some others, was told before the first phase opened."""
    before = takewhile(lambda entry: not isinstance(entry.content, PhaseOpened), log)
    return [each.fact for each in view(before, seat).told if each.fact.to != EVERYONE]


def _open_until(record: HostedGame) -> datetime | None:
    """Return when the open phase closes, where it is one that everybody knows of."""
    spans = scheduling.timetable(record, clock.now(), 1)
    return spans[0].closes_at if spans else None
