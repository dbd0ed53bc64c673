"""
Twin games: two games, really played, that differ only in what one reader cannot know.

The second is the first with the roles of two others exchanged and everything done by whoever has
the role; besides, all others have answered already what is open, and rounds of the night of which
the reader does not know have closed. That nobody has told the reader of any of it, and everybody
the same, is looked up in the two logs before they are twins.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Final

from tests.mail.village import START
from verteller.hosting.models import (
    Address,
    HostedGame,
    LogEntry,
    Participation,
    Person,
    Player,
    Status,
)
from verteller.hosting.models.absence import Ending
from verteller.hosting.records import encode, from_moment, to_moment
from verteller.hosting.seeds import commitment
from verteller.lab.playing import PHASE, answer, answer_all
from verteller.lab.strategies import random_legal
from verteller.rules.errors import AnswerError, SetupError
from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Choice,
    PhaseOpened,
    PlayerSubstituted,
    Seat,
    hears,
)
from verteller.rules.game import Game
from verteller.rules.log import Entry
from verteller.rules.moves import Act, Answered, Closed, Started, Substituted
from verteller.rules.rulebook import Rulebook
from verteller.rules.views import view
from verteller.web.chapters import Part, parts

NAMES: Final = ("Anna", "Bob", "Karin", "Daan", "Eefje", "Floor", "Gijs", "Hanna", "Ivo", "Jet")
GENDERS: Final = ("man", "woman", "neither")
LATER: Final = timedelta(hours=1)
"""So long after the first game's last entry both are looked at."""

ROLES: Final = {
    "wakkerdam": (
        *("werewolf", "werewolf", "seer", "healer", "witch", "raven", "hunter"),
        *("villager", "villager", "villager"),
    ),
    "tempo_reale": (
        *("wolf", "necromancer", "seer", "witch", "bodyguard", "phantom", "expansive"),
        *("kidnapper", "farmer", "farmer"),
    ),
    "lupus3": (
        *("wolf", "witch", "young_vampire", "seer", "bodyguard", "messiah", "expansive"),
        *("kidnapper", "farmer", "farmer"),
    ),
    "duesterwald": (
        *("werewolf", "werewolf", "primal_werewolf", "seer", "protector", "witch", "hunter"),
        *("villager", "villager", "villager"),
    ),
    "tabula": (
        *("werewolf", "werewolf", "seer", "medium", "possessed", "bodyguard", "owl"),
        *("villager", "villager", "villager"),
    ),
}
"""Villages in which much happens by night; of any other rulebook all its roles are tried."""

TRIES: Final = 400


@dataclass(frozen=True)
class Twins:
    """
    Two games, and who cannot tell them apart.

    Args:
        has_left: Whether somebody else has his seat by now.
    """

    one: Game
    other: Game
    reader: Seat
    has_left: bool = False

    @property
    def now(self) -> datetime:
        """The hour at which both are looked at."""
        return from_moment(self.one.log[-1].at) + LATER

    def due_at(self, game: Game) -> datetime:
        """Return when the open round closes: at another hour where the reader must not know."""
        if game is self.one or self._knows_the_round(game):
            return self.now + timedelta(hours=30)
        return self.now + timedelta(minutes=5)

    def _knows_the_round(self, game: Game) -> bool:
        phase = game.state.phase
        if phase is None or phase.to == EVERYONE:
            return True
        owes = any(not asked.standing for asked in game.asked(self.reader).values())
        return not self.has_left and (owes or hears(phase.to, self.reader))


@dataclass(frozen=True)
class Stage:
    """
    A moment of a game at which somebody looks at his pages.

    Args:
        fits: Tells whether a game has come to it, for a seat.
        leaves: Whether the reader's seat goes over to somebody else one night before.
    """

    name: str
    fits: Callable[[Game, Seat], bool]
    leaves: bool = False


def turn_of(game: Game) -> Part:
    """Return the night or day that everybody knows is under way."""
    *_, last = parts(view(game.log, None).told)
    return last


def _first_night(game: Game, seat: Seat) -> bool:
    last = turn_of(game)
    return last.kind != "day" and last.number <= 1 and _owes(game, seat)


def _first_day(game: Game, seat: Seat) -> bool:
    last = turn_of(game)
    return (last.kind, last.number) == ("day", 1) and _owes(game, seat)


def _later(game: Game, seat: Seat) -> bool:
    return turn_of(game).number == 3 and _owes(game, seat)


def _dead(game: Game, seat: Seat) -> bool:
    return turn_of(game).number >= 2 and seat in view(game.log, seat).dead


def _gone(game: Game, seat: Seat) -> bool:
    return turn_of(game).number >= 2 and game.state.is_living(seat)


def _owes(game: Game, seat: Seat) -> bool:
    return any(not asked.standing for asked in game.asked(seat).values())


def lively(asked: Asked, lots: Random) -> Choice | None:
    """Choose at random, but only seldom to die, lest no game gets anywhere."""
    if asked.question == "suicide" and lots.random() < 0.97:
        return None
    return random_legal(asked, lots)


STAGES: Final = (
    Stage("the first night", _first_night),
    Stage("the first day", _first_day),
    Stage("a later turn", _later),
    Stage("after death", _dead),
    Stage("after the reader's part", _gone, leaves=True),
)


@cache
def find(rulebook: Rulebook[Any], stage: Stage) -> Twins:
    """Return twin games of *rulebook* at that stage, the same ones every time."""
    lots = Random(f"{rulebook.key} {stage.name}")
    for _ in range(TRIES):
        started = _village(rulebook, lots)
        if started is None:
            continue
        reader = Seat(lots.randrange(len(started.players)))
        one = _come_to(rulebook, started, stage, reader, lots)
        if one is None:
            continue
        for other in _others(rulebook, one, reader, lots):
            if _is_twin(one, other, reader):
                further = _go_on(rulebook, other, reader, lots)
                return Twins(one, further, reader, has_left=stage.leaves)
    raise AssertionError(f"no twins of {rulebook.key}: {stage.name}")


def _village(rulebook: Rulebook[Any], lots: Random) -> Started | None:
    known = ROLES.get(rulebook.key, ())
    roles = [role for role in rulebook.roles if role not in rulebook.never_dealt]
    deal = lots.sample(known, len(known)) if known else lots.choices(roles, k=len(NAMES))
    started = Started(
        rulebook=rulebook.key,
        version=rulebook.version,
        players=NAMES[: len(deal)],
        seed=f"{lots.getrandbits(256):064x}",
        deal=tuple(deal),
    )
    try:
        rulebook.validate(started)
    except SetupError:
        return None
    return started


def _come_to(
    rulebook: Rulebook[Any], started: Started, stage: Stage, reader: Seat, lots: Random
) -> Game | None:
    """Play until the stage is there; None if it does not come."""
    at = to_moment(START)
    game = Game.start(rulebook, started, at=at)
    has_left = False
    for _ in range(40):
        if game.state.over:
            return None
        if stage.leaves and not has_left and turn_of(game).kind == "day":
            game.act(Substituted(seat=reader), at=at + 1)
            has_left = True
        if has_left is stage.leaves and stage.fits(game, reader):
            return game
        at += PHASE
        answer_all(game, lots, lively, at=at)
        game.close(at=at + 1)
        at += 1
    return None


def _others(rulebook: Rulebook[Any], one: Game, reader: Seat, lots: Random) -> Iterator[Game]:
    """Yield the same game with the roles of two others exchanged, for one pair after another."""
    deal = one.started.deal
    pairs = [
        pair
        for pair in combinations((seat for seat in one.state.seats if seat != reader), 2)
        if deal[pair[0]] != deal[pair[1]]
    ]
    # That somebody is a wolf is the secret of secrets.
    lots.shuffle(pairs)
    pairs.sort(key=lambda pair: not any("wolf" in deal[seat] for seat in pair))
    for pair in pairs[:14]:
        exchanged = _replayed(rulebook, one, pair)
        if exchanged is not None:
            yield exchanged


def _replayed(rulebook: Rulebook[Any], one: Game, pair: tuple[Seat, Seat]) -> Game | None:
    first, second = pair
    place = {first: second, second: first}
    deal = tuple(one.started.deal[place.get(seat, seat)] for seat in one.state.seats)
    try:
        game = Game.start(rulebook, replace(one.started, deal=deal), at=one.log[0].at)
        for entry in one.log[1:]:
            _do_again(game, entry, place)
    except (AnswerError, SetupError):
        return None
    return game


def _do_again(game: Game, entry: Entry, place: dict[Seat, Seat]) -> None:
    move = entry.content
    if isinstance(move, Closed):
        game.close(at=entry.at)
    elif isinstance(move, Answered):
        # A vote is cast by whoever cast it; a power is used by whoever has it now.
        is_asked = move.question in game.asked(move.seat)
        seat = move.seat if is_asked else place.get(move.seat, move.seat)
        game.answer(seat, move.question, move.choice, at=entry.at)
    elif isinstance(move, Act):
        game.act(move, at=entry.at)


def _is_twin(one: Game, other: Game, reader: Seat) -> bool:
    return one.started.deal != other.started.deal and heard(one, reader) == heard(other, reader)


def heard(game: Game, reader: Seat) -> tuple[list[Any], ...]:
    """Return all that a seat, and that everybody, was told, and when."""
    return tuple(
        [(told.at, told.fact) for told in view(game.log, seat).told] for seat in (reader, None)
    )


def _go_on(rulebook: Rulebook[Any], game: Game, reader: Seat, lots: Random) -> Game:
    """Let the others go on, as far as the reader and everybody hear nothing of it."""
    before = heard(game, reader)
    at = game.log[-1].at + PHASE // 2
    furthest = game
    copy = Game.fold(rulebook, game.log)
    for _ in range(4):
        _let_others_answer(copy, reader, lots, at)
        if heard(copy, reader) != before:
            break
        furthest = Game.fold(rulebook, copy.log)
        copy.close(at=at)
        if copy.state.over or heard(copy, reader) != before:
            break
        furthest = Game.fold(rulebook, copy.log)
    return furthest


def _let_others_answer(game: Game, reader: Seat, lots: Random, at: int) -> None:
    for seat in game.state.seats:
        if seat == reader:
            continue
        for asked in list(game.asked(seat).values()):
            if game.asked(seat).get(asked.question) is asked:
                answer(game, seat, asked, lots, lively, at=at)


# Rows: a game as it is stored, by the same numbers in every world that is undone afterwards.


def housed(twins: Twins, game: Game, name: str = "WW5") -> HostedGame:
    """Make rows for a game, its players and its log; nobody has looked at it yet."""
    record = _row(twins, game, name)
    for seat, called in enumerate(game.started.players):
        _sits(record, f"{called}.{name}@x.nl".lower(), seat, called)
    entries = [
        LogEntry(
            game=record,
            number=entry.number,
            at=entry.at,
            kind=entry.content.kind,
            body=encode(entry.content),
        )
        for entry in game.log
    ]
    LogEntry.objects.bulk_create(entries)
    if twins.has_left:
        _hand_over(record, game, twins.reader)
    return record


def _row(twins: Twins, game: Game, name: str) -> HostedGame:
    phase = game.state.phase
    opened = [entry for entry in game.log if isinstance(entry.content, PhaseOpened)]
    return HostedGame.objects.create(
        name=name,
        name_key=name.lower(),
        rulebook=game.started.rulebook,
        rulebook_version=game.started.version,
        status=Status.RUNNING,
        language="en",
        seed=game.started.seed,
        seed_sha256=commitment(game.started.seed),
        length=len(game.log),
        sequence=phase.sequence if phase else 0,
        phase_entry=opened[-1].number,
        sign_up_closes_at=START,
        opened_at=from_moment(opened[-1].at),
        due_at=twins.due_at(game),
        created_at=START,
    )


def _sits(record: HostedGame, email: str, seat: int, called: str) -> None:
    person = Person.objects.create(created_at=START, language="en")
    address = Address.objects.create(person=person, email=email)
    Player.objects.create(
        game=record,
        person=person,
        address=address,
        name=called,
        name_key=called.casefold(),
        gender=GENDERS[seat % 3],
        language="en",
        time_zone="Europe/Amsterdam",
        seat=seat,
        signed_up_at=START,
    )


def _hand_over(record: HostedGame, game: Game, reader: Seat) -> None:
    """Give the reader's seat to somebody else, at the moment at which the log says so."""
    (moment,) = [
        entry.at
        for entry in game.log
        if isinstance(entry.content, PlayerSubstituted) and entry.content.player == reader
    ]
    player = record.players.get(seat=reader)
    Participation.objects.create(
        person=player.person,
        game=record,
        asked=2,
        missed=0,
        ending=Ending.SUBSTITUTED,
        ended_at=from_moment(moment),
    )
    newcomer = Person.objects.create(created_at=START, language="en")
    address = Address.objects.create(person=newcomer, email=f"newcomer.{record.name}@x.nl".lower())
    Player.objects.filter(pk=player.pk).update(person=newcomer, address=address)


def reader_of(twins: Twins, record: HostedGame) -> Person:
    """Return whoever sits, or sat, where the reader does."""
    email = f"{NAMES[twins.reader]}.{record.name}@x.nl".lower()
    return Address.objects.get(email=email).person
