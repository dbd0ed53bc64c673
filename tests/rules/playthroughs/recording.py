"""
Recorded games of Wakkerdam: at each phase what every seat is told, and what is answered.

A change of these files is a change of what players are told. Where it is wanted, record anew
and read the difference before it is committed::

    python -m tests.rules.playthroughs.recording
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from verteller.rules.chance import Chance
from verteller.rules.errors import AnswerError
from verteller.rules.facts import AnswerTaken, Asked, Choice, Fact, Option, Part, Seat
from verteller.rules.game import Game
from verteller.rules.log import plain
from verteller.rules.moves import Answered, Composition, Started
from verteller.rules.questions import BLANK, canonical, choices
from verteller.rules.registry import find_rulebook
from verteller.rules.views import view

HERE = Path(__file__).parent

NAMES = (
    "Ada", "Ben", "Cas", "Dora", "Ed", "Fien", "Guus", "Hilde", "Ivo", "Joke", "Kees", "Lies",
    "Mies", "Niek", "Olga", "Piet", "Roos", "Stan",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Playthrough:
    """
    One recorded game.

    Args:
        name: The file's name without its ending.
        roles: What is dealt, in any order.
        mayor: Whether the village has one.
    """

    name: str
    roles: tuple[str, ...]
    mayor: bool

    @property
    def path(self) -> Path:
        """Where the record lies."""
        return HERE / f"{self.name}.txt"


TWELVE = Playthrough(
    "twelve-with-a-mayor",
    tuple(
        "werewolf werewolf cub seer witch healer cupid hunter village_elder scapegoat sheriff "
        "villager".split()
    ),
    mayor=True,
)
EIGHTEEN = Playthrough(
    "eighteen-of-all-sides",
    tuple(
        "werewolf white_werewolf vampire piper psychopath thief client fool magician "
        "grave_robber sandman innocent_girl priest raven harlot seductress warner "
        "village_idiot".split()
    ),
    mayor=False,
)
PLAYTHROUGHS = (TWELVE, EIGHTEEN)


def choose(asked: Asked, label: str) -> Choice | None:
    """
    Choose by a lot named *label*, so that a record holds under every version of Python.

    About one answer in ten is blank, one in twenty is forgotten.
    """
    lots = Chance("the people of the recorded games")
    mood = lots.number(f"{label}: mood", 20)
    if mood == 0:
        return None
    if mood <= 2 and asked.blank and asked.repeated != BLANK:
        return BLANK
    pairs = [
        (part.name, option) for part in asked.parts for option in _pick(lots, asked, part, label)
    ]
    choice = canonical(asked, pairs)
    return BLANK if choice == asked.repeated else choice


def _pick(lots: Chance, asked: Asked, part: Part, label: str) -> list[Option]:
    offered = choices(asked, part)
    size = part.least + lots.number(f"{label}: size", part.most - part.least + 1)
    order = lots.order(f"{label}: {part.name}", len(offered))
    return [offered[place] for place in order[:size]]


class Recorder:
    """Plays one game and writes down what everybody is told of it."""

    def __init__(self, playthrough: Playthrough) -> None:
        self.names = NAMES[: len(playthrough.roles)]
        rulebook = find_rulebook("wakkerdam")
        started = Started(
            rulebook=rulebook.key,
            version=rulebook.version,
            players=self.names,
            seed=playthrough.name,
            compositions=(Composition(playthrough.roles, playthrough.mayor),),
        )
        self.game = Game.start(rulebook, started, at=0)
        self.read: dict[Seat | None, int] = {}

    def lines(self) -> Iterator[str]:
        """Play the game and yield the record line by line."""
        yield f"Wakkerdam with {len(self.names)} players"
        yield from self._news()
        while self.game.state.phase is not None:
            phase = self.game.state.phase
            yield ""
            yield f"=== {phase.name} {phase.number}"
            yield from self._answers(phase.sequence)
            self.game.close(at=phase.sequence)
            yield "--- closed"
            yield from self._news()

    def _answers(self, sequence: int) -> Iterator[str]:
        for seat in self.game.state.seats:
            for question, asked in tuple(self.game.asked(seat).items()):
                choice = choose(asked, f"{sequence} {seat} {question}")
                if choice is None:
                    yield f"{self.names[seat]} forgets {question}"
                    continue
                try:
                    move = self.game.answer(seat, question, choice, at=sequence)[0].content
                except AnswerError as refused:
                    yield f"{self.names[seat]} is refused {question}: {refused.code}"
                    continue
                assert isinstance(move, Answered)
                yield f"{self.names[seat]} answers {question}: {self._choice(move.choice)}"

    def _choice(self, choice: Choice) -> str:
        return ", ".join(f"{part} {self._say(option)}" for part, option in choice) or "blank"

    def _news(self) -> Iterator[str]:
        """Yield what was told since the last time: to everybody, then to each by himself."""
        for seat in (None, *self.game.state.seats):
            told = view(self.game.log, seat).told
            new = [each.fact for each in told[self.read.get(seat, 0) :]]
            self.read[seat] = len(told)
            reader = "everyone" if seat is None else self.names[seat]
            for fact in new:
                if (fact.to == "everyone") == (seat is None):
                    yield f"{reader} < {self._fact(fact)}"

    def _fact(self, fact: Fact) -> str:
        if isinstance(fact, Asked):
            return f"asked {fact.question}: {self._asked(fact)}"
        hidden = {"to", "rule", "because", *fact.withheld}
        fields = {key: value for key, value in plain(fact).items() if key not in hidden}
        if isinstance(fact, AnswerTaken):
            fields["choice"] = self._choice(fact.choice)
        told = [
            f"{key.rstrip('_')}={self._value(key, value)}"
            for key, value in fields.items()
            if value is not None
        ]
        return " ".join([fact.kind, *told])

    def _asked(self, asked: Asked) -> str:
        offers = [
            f"{part.name} {part.least}..{part.most} of "
            + " ".join(self._say(option) for option in part.options)
            for part in asked.parts
        ]
        if asked.repeated is not None:
            offers.append(f"not again {self._choice(asked.repeated)}")
        return "; ".join(offers if asked.blank else [*offers, "not blank"])

    def _value(self, key: str, value: object) -> str:
        numbers = key in ("number", "deaths", "in_a_row", "blank", "impure", "winner", "alive")
        if isinstance(value, list):
            return "[" + ", ".join(self._value(key, each) for each in value) + "]"
        if isinstance(value, int) and not isinstance(value, bool) and not numbers:
            return self.names[value]
        return str(value)

    def _say(self, option: Option) -> str:
        return option if isinstance(option, str) else self.names[option]


def record(playthrough: Playthrough) -> str:
    """Play a game and return its record."""
    return "\n".join(Recorder(playthrough).lines()) + "\n"


if __name__ == "__main__":
    for each in PLAYTHROUGHS:
        each.path.write_text(record(each), encoding="utf-8")
