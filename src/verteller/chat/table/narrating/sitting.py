"""One game round a table: what was done in it, and where the table is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from verteller.chat.table.narrating.wishes import STANDS_FOR, OwnCard, Villages, Wishes
from verteller.rules.chance import Chance
from verteller.rules.facts import EVERYONE, Asked, Choice, Fact, RoleTold, Seat
from verteller.rules.game import Game
from verteller.rules.log import Entry, line
from verteller.rules.moves import Ended, Moment, Passed, Worded
from verteller.rules.registry import find_rulebook


@dataclass(frozen=True, slots=True)
class Place:
    """
    Where the table is, beside what the rules know.

    Args:
        stage: What is shown: see `stages`.
        seat: Whose turn with the phone it is, where it goes round.
        heard: Up to which entry of the log everybody has been told.
        own: How many of the table's own characters have been called tonight.
        done: Who has answered in the open phase, and is not asked again.
        thumbs: Who is for whose condemnation, where thumbs are counted: accused, then voters.
        news: Up to which entry everybody has been shown what he alone may know.
    """

    stage: str = "deal"
    seat: int = 0
    heard: int = 0
    own: int = 0
    done: tuple[int, ...] = ()
    thumbs: tuple[tuple[int, tuple[int, ...]], ...] = ()
    news: int = 0


@dataclass(slots=True)
class Sitting:
    """
    A game at a table: it is the wishes and the moves alone, so it can be kept as those.

    Attributes:
        moves: What was done, each as `_carry_out` reads it, with ``at``.
    """

    wishes: Wishes
    game: Game
    moves: list[dict[str, Any]] = field(default_factory=list)
    place: Place = field(default_factory=Place)

    @classmethod
    def begin(cls, wishes: Wishes, villages: Villages, at: Moment) -> "Sitting":
        """
        Deal the cards.

        Raises:
            SetupError: No such game can be played.
        """
        started = wishes.started(villages)
        game = Game.start(find_rulebook(wishes.rulebook), started, at=at)
        sitting = cls(replace(wishes, roles=dict(wishes.dealt(villages))), game)
        sitting.moves.append({"do": "begin", "at": at})
        return sitting

    @classmethod
    def resume(cls, wishes: Wishes, moves: Sequence[Mapping[str, Any]], place: Place) -> "Sitting":
        """
        Play *moves* again: equal moves give an equal game, line for line.

        Raises:
            WerewolfError: They are of other rules than those at hand.
        """
        sitting = cls.begin(wishes, {}, int(moves[0]["at"]))
        for move in moves[1:]:
            sitting.do(dict(move))
        sitting.place = place
        return sitting

    def kept(self) -> dict[str, Any]:
        """Return all that is needed to resume."""
        return {
            "wishes": self.wishes.plain(),
            "version": self.game.rulebook.version,
            "moves": self.moves,
            "place": asdict(self.place),
        }

    def do(self, move: dict[str, Any]) -> None:
        """
        Carry out *move* and keep it.

        Raises:
            AnswerError: It is refused, and nothing has changed.
        """
        self._carry_out(move)
        self.moves.append(move)

    def _carry_out(self, move: Mapping[str, Any]) -> None:
        at, seat = int(move["at"]), Seat(int(move.get("seat", 0)))
        match move["do"]:
            case "answer":
                choice = read_choice(move["choice"])
                self.game.answer(seat, str(move["question"]), choice, at=at)
            case "pass":
                self.game.act(Passed(seat=seat), at=at)
            case "word":
                self.game.act(Worded(seat=seat, text=str(move["text"])), at=at)
            case "end":
                self.game.act(Ended(), at=at)
            case _:
                self.game.close(at=at)

    def undo(self, upto: int, place: Place) -> None:
        """Take back all moves from number *upto* on, counted from 0."""
        again = Sitting.resume(self.wishes, self.moves[:upto], place)
        self.game, self.moves, self.place = again.game, again.moves, again.place

    def move_to(self, **changes: Any) -> None:
        """Change where the table is."""
        self.place = replace(self.place, **changes)

    def told_to_all(self) -> list[Entry]:
        """Return what everybody is to hear and has not been told yet."""
        entries = self.game.log[self.place.heard :]
        return [each for each in entries if isinstance(each.content, Fact) and is_public(each)]

    def asked(self) -> dict[Seat, list[Asked]]:
        """Return who owes an answer now: every question that does not stand open always."""
        state = self.game.state
        owing = {
            seat: [each for each in questions.values() if not each.standing]
            for seat, questions in sorted(state.asked.items())
        }
        return {seat: questions for seat, questions in owing.items() if questions}

    def since_opening(self) -> Iterator[Fact]:
        """Yield the facts since the open phase began."""
        facts: list[Fact] = []
        for entry in self.game.log:
            if isinstance(entry.content, Fact):
                if entry.kind == "phase_opened":
                    facts.clear()
                facts.append(entry.content)
        yield from facts

    def own_cards(self) -> dict[Seat, OwnCard]:
        """Return who has one of the table's own characters. Source: tabula, TAB-SYS-08."""
        told = (entry.content for entry in self.game.log)
        plain = [
            fact.to[0]
            for fact in told
            if isinstance(fact, RoleTold) and isinstance(fact.to, tuple) and fact.role == STANDS_FOR
        ]
        order = Chance(self.wishes.seed).order("characters of one's own", len(plain))
        return {plain[number]: card for number, card in zip(order, self.wishes.own, strict=False)}

    def archive(self) -> str:
        """Return the log as it is archived: a line an entry."""
        return "".join(f"{line(entry)}\n" for entry in self.game.log)


def is_public(entry: Entry) -> bool:
    """Tell whether everybody hears *entry*."""
    return isinstance(entry.content, Fact) and entry.content.to == EVERYONE


def read_choice(given: Iterable[Sequence[Any]]) -> Choice:
    """Return a choice as it stands in JSON: pairs of a part and a seat or a word."""
    return tuple(
        (str(part), option if isinstance(option, str) else Seat(int(option)))
        for part, option in given
    )


def read_place(given: Mapping[str, Any]) -> Place:
    """Return a place as it stands in JSON."""
    thumbs = tuple((int(one), tuple(map(int, voters))) for one, voters in given["thumbs"])
    return Place(
        stage=str(given["stage"]),
        seat=int(given["seat"]),
        heard=int(given["heard"]),
        own=int(given["own"]),
        done=tuple(int(seat) for seat in given["done"]),
        thumbs=thumbs,
        news=int(given["news"]),
    )
