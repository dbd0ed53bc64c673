"""What is to be carried out, question by question."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from verteller.rules.facts import Choice, Option, Seat
from verteller.telling.sentences.meaning import Command, Context, Doubt, DoubtCode

Seats: TypeAlias = tuple[int, ...]
"""Who may be meant by one name."""

YES: Final = "yes"
MOST_TEXT: Final = 200
"""Characters of a sentence that are repeated."""
_TARGET: Final = "target"
_POWER_PART: Final = "power"
"""The part of a question that takes an option instead of a person."""


@dataclass(slots=True)
class Order:
    """
    What is to be carried out for one question, so far.

    Args:
        seats: Who is chosen, each perhaps one of several.
        parts: For which part of the question, "" where it is not said.
        options: Choices that are no persons.
        blank: Whether nobody is chosen, or the answer withdrawn.
        yes: Whether it only says yes.
        text: The words that say so.
        is_own: Whether the writer says that he does it himself: "I vote for", "my vote".
    """

    question: str
    seats: list[Seats] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    blank: bool = False
    yes: bool = False
    text: str = ""
    is_own: bool = False

    def follow(self, before: "Order") -> None:
        """Take in what was chosen *before* for the same question, which takes several."""
        self.seats = before.seats + self.seats
        self.parts = before.parts + self.parts
        self.options = before.options + self.options


@dataclass
class Orders:
    """The orders of one mail, the last of each question, in the order of the text."""

    context: Context
    by_question: dict[str, Order] = field(default_factory=dict)

    def get(self, question: str) -> Order | None:
        """Return the order for *question*."""
        return self.by_question.get(question)

    def put(self, order: Order, *, instead: bool) -> None:
        """
        Put an order in place of the one for the same question, or add to it.

        Args:
            instead: Whether it corrects what was chosen before.
        """
        before = self.by_question.pop(order.question, None)
        if before is not None and self.room(order.question) > 1 and not instead and not order.blank:
            order.follow(before)
        self.by_question[order.question] = order

    def drop(self, question: str) -> None:
        """Forget the order for *question*."""
        self.by_question.pop(question, None)

    def has_room(self, question: str) -> bool:
        """Tell whether *question* takes more people than were named for it so far."""
        order = self.get(question)
        return order is not None and 0 < len(order.seats) < self.room(question)

    def room(self, question: str) -> int:
        """Return how many people *question* takes."""
        asked = self.context.asked.get(question)
        return sum(part.most for part in asked.parts) if asked is not None else 1

    def wants_several(self, question: str) -> bool:
        """Tell whether one person is not enough for *question*."""
        return self._least(question) > 1

    def settled(self) -> list[Command | Doubt]:
        """Return every order as a command, or why it is none."""
        return [self._settle(order) for order in self.by_question.values()]

    def _settle(self, order: Order) -> Command | Doubt:
        text = order.text[:MOST_TEXT]
        if order.yes:
            return Command(order.question, ((YES, YES),), text)
        if order.blank:
            return Command(order.question, (), text)
        pairs = list(dict.fromkeys(zip(order.seats, order.parts, strict=True)))
        doubtful = next((seats for seats, _ in pairs if len(seats) > 1), None)
        if doubtful is not None:
            candidates = tuple(map(Seat, doubtful))
            return Doubt(DoubtCode.AMBIGUOUS, text, order.question, candidates)
        if len(pairs) > self.room(order.question):
            named = tuple(Seat(seats[0]) for seats, _ in pairs)
            return Doubt(DoubtCode.CONTRADICTION, text, order.question, named)
        choice = self._choice(order, pairs)
        is_open = self._is_part_open(order.question, pairs)
        if is_open or len(choice) < self._least(order.question):
            return Doubt(DoubtCode.NOT_UNDERSTOOD, text, order.question)
        return Command(order.question, choice, text)

    def _is_part_open(self, question: str, pairs: Sequence[tuple[Seats, str]]) -> bool:
        """Tell whether it is not said for which part of a question, all optional, somebody is."""
        asked = self.context.asked.get(question)
        if asked is None or len(asked.parts) < 2 or any(part.least for part in asked.parts):
            return False
        names = {part.name for part in asked.parts}
        return any(said not in names for _, said in pairs)

    def _least(self, question: str) -> int:
        """Return how many choices *question* wants at least."""
        asked = self.context.asked.get(question)
        return sum(part.least for part in asked.parts) if asked is not None else 1

    def _choice(self, order: Order, pairs: Sequence[tuple[Seats, str]]) -> Choice:
        """Sort what is chosen into the parts of the question."""
        asked = self.context.asked.get(order.question)
        names = [part.name for part in asked.parts] if asked else [_TARGET]
        room = {part.name: part.most for part in asked.parts} if asked else {_TARGET: 1}
        chosen: list[tuple[str, Option]] = []
        for seats, said in pairs:
            free = [name for name in names if room[name] > 0 and name != _POWER_PART]
            name = said if said in room else (free or names)[0]
            room[name] -= 1
            chosen.append((name, Seat(seats[0])))
        chosen += [(_POWER_PART, option) for option in order.options if _POWER_PART in room]
        return tuple(chosen)


def narrowed(named: Sequence[Seats]) -> list[Seats]:
    """Leave out of what may be several people who is named more exactly beside it."""
    single = {seats[0] for seats in named if len(seats) == 1}
    return [seats for seats in named if len(seats) == 1 or single.isdisjoint(seats)]


def quoted(ordered: str, said: str) -> str:
    """Return the words of an order with those that take it back."""
    return ordered if said in ordered else f"{ordered} {said}"
