"""How one reader is told about the players of one game: names, roles and values in his words."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from verteller.rules.facts import Option, Seat
from verteller.telling.cast import Cast, Reader, Who
from verteller.telling.words import Value, Words, aware


@dataclass(frozen=True, slots=True)
class Voice:
    """
    The players, the reader and the words of his language, together.

    Attributes:
        cast: The players he is told about.
        reader: Who he is, and where.
        words: His language's.
    """

    cast: Cast
    reader: Reader
    words: Words

    def say(self, message: str, attribute: str = "", /, **variables: Value) -> str:
        """Return the words of *message*; see `Words.say`."""
        return self.words.say(message, attribute, **variables)

    def sees(self, seat: Seat | None) -> Who:
        """Return how grammar must treat *seat*: the reader is ``you``."""
        if seat is None:
            return "nobody"
        return "you" if seat == self.reader.seat else self.cast.gender(seat)

    def names(self, seats: Sequence[Seat]) -> str:
        """Return the names of *seats* as a list, the reader's own like any other."""
        return self.words.join(self.cast.name_all(seats))

    def others(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return *seats* without the reader's own."""
        return tuple(seat for seat in seats if seat != self.reader.seat)

    def people(self, seats: Sequence[Seat], own: str) -> str:
        """Return *seats* as a list, the reader last and by what the message *own* says for him."""
        others = self.others(seats)
        names = list(self.cast.name_all(others))
        if len(others) < len(seats):
            names.append(self.say(own))
        return self.words.join(names)

    def moment(self, at: datetime) -> str:
        """Return a moment in the reader's time zone; one without a zone is taken for UTC."""
        return self.words.moment(aware(at), self.reader.time_zone)

    def role(self, role: str) -> str:
        """Return a role's name for a list or a title; an unknown one is made from its id."""
        if self.words.has(f"role-{role}"):
            return self.say(f"role-{role}")
        return humanised(role).capitalize()

    def role_in_sentence(self, role: str) -> str:
        """Return a role with its article, as it stands in a sentence."""
        known = self.words.has(f"role-{role}", "one")
        return self.say(f"role-{role}", "one") if known else humanised(role)

    def power(self, power: str) -> str:
        """Return the name of a power; one that comes with a role has the role's."""
        return self.say(f"power-{power}") if self.words.has(f"power-{power}") else self.role(power)

    def faction(self, faction: str) -> str:
        """Return the name of a team; an unknown one is made from its id."""
        known = self.words.has(f"faction-{faction}")
        return self.say(f"faction-{faction}") if known else humanised(faction).capitalize()

    def belonging(self, faction: str) -> str:
        """Return the sentence that says whose side one is on; none for an unknown team."""
        known = self.words.has(f"faction-{faction}", "belongs")
        return self.say(f"faction-{faction}", "belongs") if known else ""

    def question(self, question: str) -> str:
        """Return a question's title."""
        return self.say(self.question_message(question), question=humanised(question))

    def question_message(self, question: str) -> str:
        """Return the message that has a question's words."""
        message = f"question-{question}"
        return message if self.words.has(message) else "question-unknown"

    def option(self, option: Option) -> str:
        """Return an option: a player's name, a role's, or a word."""
        return self.spell(option) if isinstance(option, str) else self.cast.name(option)

    def spell(self, value: object) -> str:
        """Return any value that nobody has foreseen, as plainly as can be."""
        match value:
            case None:
                return self.say("nobody")
            case bool() | "yes" | "no":
                return self.say("no" if value in (False, "no") else "yes")
            case str() if any(self.words.has(f"{of}-{value}") for of in ("role", "power")):
                return self.power(value)
            case int() | float():
                return self.words.number(value)
            case tuple() | list():
                return self.words.join(self.spell(each) for each in value)
            case _:
                return humanised(str(value))


def humanised(word: str) -> str:
    """Return an id as words: ``river_crossed`` is "river crossed"."""
    return " ".join(word.replace("_", " ").split())
