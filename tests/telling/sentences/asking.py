"""A small Italian village, and what its players mean."""

from collections.abc import Sequence

from verteller.rules.facts import Asked, Choice, Part, Seat
from verteller.rules.lupus3.questions import YES
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context, DoubtCode, Person, Understanding

NAMES = (
    *("Marta Rossi", "Luca Bianchi", "Giulia Verdi", "Niccolò Neri", "Paolo Rossi"),
    *("Giulia De Luca", "Chiara D'Angelo", "Davide Greco"),
)
NICKNAMES = {"Chiara D'Angelo": ("Kia",)}
PEOPLE = tuple(Person(name, NICKNAMES.get(name, ())) for name in NAMES)
SEATS = tuple(Seat(number) for number in range(len(NAMES)))
DAY = ("vote", "elect")
NIGHT = ("power", "suicide")
WRITER = Seat(7)


def context(
    role: str = "farmer",
    asked: Sequence[str] = DAY,
    language: str = "it",
    usual: str = "",
) -> Context:
    """Return what is known of Davide Greco, who writes."""
    questions = {
        question: Asked(to=(WRITER,), question=question, parts=(_part(question),))
        for question in asked
    }
    return Context("lupus3", role, WRITER, questions, PEOPLE, frozenset({language}), usual)


def _part(question: str) -> Part:
    return Part("target", (YES,) if question == "suicide" else SEATS)


def meant(text: str, where: Context) -> dict[str, Choice]:
    """Return the choices that *text* makes, by question."""
    return {command.question: command.choice for command in understand(text, where).commands}


def one(name: str) -> Choice:
    """Return the choice of one person."""
    return (("target", Seat(NAMES.index(name))),)


def codes(understood: Understanding) -> list[DoubtCode]:
    """Return why things were not carried out."""
    return [doubt.code for doubt in understood.doubts]
