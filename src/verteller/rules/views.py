"""Views: what one reader knows, folded from the facts addressed to him and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from verteller.rules.facts import (
    Announcement,
    AnswerTaken,
    Asked,
    Choice,
    Died,
    Exiled,
    Fact,
    GameOver,
    Mayor,
    PhaseClosed,
    PhaseOpened,
    Revived,
    RoleChanged,
    RoleShown,
    RoleTold,
    Seat,
    Withdrawn,
    Won,
    hears,
    seen_by,
)
from verteller.rules.log import Entry, standing
from verteller.rules.moves import Moment


@dataclass(frozen=True, slots=True)
class Told:
    """One fact as its hearer got it: counted in his own numbering, without gaps."""

    number: int
    at: Moment
    fact: Fact


@dataclass(slots=True)
class View:
    """
    What a seat (or a spectator, seat None) knows.

    When a closing is undone, what was told stays told; all the rest is how things are now.

    Attributes:
        told: Everything he was ever told, in order.
        role, faction: His own as he believes them; empty for a spectator.
        dead: Who is known to be dead, in the order they died.
        exiled: Who no longer plays, in the order it was said; some are among the dead as well.
        shown: Roles made known, by seat.
        questions: Open to him now, by key.
        answers: His receipts in the open phase, by question.
        phase: The phase he knows to be open: its name and number.
        announcements: What masters had to say to everybody, hints among it, in order.
    """

    seat: Seat | None
    told: list[Told] = field(default_factory=list)
    role: str = ""
    faction: str = ""
    dead: list[Seat] = field(default_factory=list)
    exiled: list[Seat] = field(default_factory=list)
    shown: dict[Seat, str] = field(default_factory=dict)
    mayor: Seat | None = None
    questions: dict[str, Asked] = field(default_factory=dict)
    answers: dict[str, Choice] = field(default_factory=dict)
    phase: tuple[str, int] | None = None
    won: list[Won] = field(default_factory=list)
    announcements: list[Announcement] = field(default_factory=list)
    over: bool = False

    def hear(self, at: Moment, fact: Fact) -> None:
        """Note that he was told *fact*, as he may see it."""
        self.told.append(Told(len(self.told) + 1, at, fact))

    def fold(self, fact: Fact) -> None:
        """Take in *fact*, which still stands."""
        match fact:
            case RoleTold(role=role, faction=faction) | RoleChanged(role=role, faction=faction):
                self.role, self.faction = role, faction
            case Died(player=player):
                self.dead.append(player)
                self.mayor = None if self.mayor == player else self.mayor
            case Exiled(player=player):
                self.exiled.append(player)
                self.mayor = None if self.mayor == player else self.mayor
            case Revived(player=player):
                self.dead.remove(player)
            case RoleShown(player=player, role=role):
                self.shown[player] = role
            case Mayor(player=player):
                self.mayor = player
            case Won():
                self.won.append(fact)
            case Announcement():
                self.announcements.append(fact)
            case _:
                self._fold_course(fact)

    def _fold_course(self, fact: Fact) -> None:
        match fact:
            case PhaseOpened(phase=phase, number=number):
                self.phase, self.answers = (phase, number), {}
            case PhaseClosed():
                self.phase, self.questions = None, {}
            case Asked(question=question):
                self.questions[question] = fact
            case Withdrawn(question=question):
                self.questions.pop(question, None)
            case AnswerTaken(question=question, choice=choice):
                self.answers[question] = choice
            case GameOver():
                self.over, self.phase, self.questions = True, None, {}
            case _:
                pass


def view(log: Iterable[Entry], seat: Seat | None) -> View:
    """Fold the facts of *log* that are addressed to *seat* (None: a spectator)."""
    seen = View(seat)
    heard: list[Entry] = []
    facts: dict[int, Fact] = {}
    for entry in log:
        if isinstance(entry.content, Fact) and hears(entry.content.to, seat):
            heard.append(entry)
            facts[entry.number] = seen_by(entry.content, seat)
            seen.hear(entry.at, facts[entry.number])
    for entry in standing(heard):
        seen.fold(facts[entry.number])
    return seen
