"""A game as whoever plays in it sees it: what is asked, how things stand, what came last."""

from dataclasses import dataclass
from functools import cached_property

from verteller.hosting.models import HostedGame, Status
from verteller.rules.facts import Seat
from verteller.telling.teller import Teller
from verteller.telling.words import words_of
from verteller.web.play.answering import Returned
from verteller.web.play.deadlines import Deadline, deadline_of
from verteller.web.play.forms import Form, form_of, picked_of, slug_of
from verteller.web.play.knowing import Known
from verteller.web.play.places import Place
from verteller.web.play.stamps import stamp_of
from verteller.web.play.standing import Standing, standing_of
from verteller.web.play.turns import Report, Turn, reports, to_datetime, turns_of
from verteller.web.turning import digest
from verteller.web.wording import say


@dataclass(frozen=True, slots=True)
class Villager:
    """A player as whoever looks knows him."""

    name: str
    role: str = ""
    is_mayor: bool = False
    is_reader: bool = False
    is_exiled: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """
    An open question on a page.

    Args:
        slug: Fit for the id of an element.
        asked_as: See `Known`.
        receipt: The answer that counts, in words; empty for none.
        noted_at: Since when it counts, in words.
        fault: Why what has just come back was not taken.
    """

    key: str
    slug: str
    asked_as: int
    form: Form
    receipt: str
    noted_at: str
    fault: str = ""


@dataclass(frozen=True)
class Refused:
    """A form that was not taken, and why."""

    returned: Returned
    words: str


@dataclass(frozen=True)
class Sight:
    """What a page about one game is made of."""

    place: Place
    known: Known
    teller: Teller
    refused: Refused | None = None

    @property
    def record(self) -> HostedGame:
        """The game's row."""
        return self.place.record

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen."""
        return self.record.is_over

    @property
    def status_words(self) -> str:
        """The message that words the status."""
        return f"status-{self.record.status}".replace("_", "-")

    @cached_property
    def turns(self) -> list[Turn]:
        """All that was ever told, in order."""
        return turns_of(self.known.seen.told)

    @cached_property
    def phase(self) -> str:
        """What is going on, in words."""
        if self.record.status != Status.RUNNING or not self.record.length:
            return say(f"phase-{self.record.status}".replace("_", "-"))
        last = turns_of(self.known.now.told)[-1]
        if last.kind == "start":
            return say("phase-beginning")
        phase = self.known.seen.phase
        if last.kind == "day" and phase is not None:
            try:
                return say(f"play-phase-{phase[0]}", number=last.number)
            except LookupError:
                # A rulebook whose day has no rounds of a name of their own.
                pass
        return say(f"phase-{last.kind}", number=last.number)

    @cached_property
    def deadline(self) -> Deadline | None:
        """Until when something can be answered, where that may be known."""
        return deadline_of(self.place, self.known)

    @cached_property
    def role(self) -> str:
        """His role as he believes it to be; empty before the deal."""
        role = self.known.seen.role
        return self.teller.role_name(role) if role else ""

    @cached_property
    def role_story(self) -> str:
        """What that role can do."""
        role = self.known.seen.role
        return self.teller.role_story(role) if role else ""

    @cached_property
    def faction(self) -> str:
        """Whose victory he shares, as he believes."""
        faction = self.known.seen.faction
        return self.teller.faction_name(faction) if faction else ""

    @cached_property
    def standing(self) -> Standing:
        """What he is, and what he has known from the start."""
        return standing_of(self.known.now, self.turns[0], self.place.seat, self.teller)

    @property
    def stamp(self) -> str:
        """What changes whenever this page does; his own facts alone are in it."""
        return stamp_of(self.place, self.known)

    @property
    def is_dead(self) -> bool:
        """Whether he is dead, as everybody knows."""
        return self.place.seat in self.known.seen.dead

    @property
    def is_exiled(self) -> bool:
        """Whether he has no part in the game any more."""
        return self.place.seat in self.known.seen.exiled

    @cached_property
    def winners(self) -> str:
        """Who has won, if somebody has."""
        return " ".join(self.teller.fact(fact) for fact in self.known.seen.won)

    @cached_property
    def living(self) -> list[Villager]:
        """Everybody not known to be dead or gone, in seating order."""
        seen = self.known.seen
        gone = {*seen.dead, *seen.exiled}
        everybody = [Seat(seat) for seat in range(len(self.teller.cast.names))]
        return [self._villager(seat) for seat in everybody if seat not in gone]

    @cached_property
    def dead(self) -> list[Villager]:
        """The dead and the exiled, in the order they went."""
        seen = self.known.seen
        return [self._villager(seat) for seat in dict.fromkeys([*seen.dead, *seen.exiled])]

    @property
    def killed(self) -> list[Villager]:
        """The dead who have not been exiled as well."""
        return [each for each in self.dead if not each.is_exiled]

    @property
    def exiled(self) -> list[Villager]:
        """Those who have no part in the game any more."""
        return [each for each in self.dead if each.is_exiled]

    @property
    def asked_stamp(self) -> str:
        """What changes whenever what he is asked, or what counts as his answer, does."""
        shown = [(each.key, each.asked_as, each.receipt, each.fault) for each in self.questions]
        return digest(self.fault, self.can_answer, str(self.record.status), *shown)

    @property
    def sides_stamp(self) -> str:
        """What changes whenever what he is, or how the village stands, does."""
        return digest(self.role, self.standing, tuple(self.living), tuple(self.dead))

    @property
    def can_answer(self) -> bool:
        """Whether an answer would be taken now."""
        return self.record.status == Status.RUNNING and self.place.is_his

    @cached_property
    def questions(self) -> list[Question]:
        """What is open to him now, in the order asked."""
        return [self._question(key) for key in self.known.seen.questions]

    @property
    def owed(self) -> list[Question]:
        """What he is expected to answer and has not."""
        asked = self.known.seen.questions
        return [
            question
            for question in self.questions
            if not question.receipt and not asked[question.key].standing
        ]

    @property
    def fault(self) -> str:
        """Why a form was not taken whose question is not open."""
        refused = self.refused
        if refused is None or refused.returned.is_about(self.known):
            return ""
        return refused.words

    @cached_property
    def latest(self) -> list[Report]:
        """What he was told in the turn under way, the newest first."""
        return reports(self.turns[-1], self.teller)[::-1]

    def _villager(self, seat: Seat) -> Villager:
        seen = self.known.seen
        role = seen.shown.get(seat)
        return Villager(
            name=self.teller.name(seat),
            role=self.teller.role_name(role) if role else "",
            is_mayor=seat == seen.mayor,
            is_reader=seat == self.place.seat,
            is_exiled=seat in seen.exiled,
        )

    def _question(self, key: str) -> Question:
        asked = self.known.seen.questions[key]
        answer = self.known.seen.answers.get(key)
        picked, fault = picked_of(asked, answer), ""
        refused = self.refused
        if refused and refused.returned.question == key and refused.returned.is_about(self.known):
            picked, fault = refused.returned.picked(asked), refused.words
        return Question(
            key=key,
            slug=slug_of(key),
            asked_as=self.known.asked_as[key],
            form=form_of(asked, picked, self.teller),
            receipt="" if answer is None else self.teller.receipt(key, answer),
            noted_at="" if answer is None else self._noted_at(key),
            fault=fault,
        )

    def _noted_at(self, key: str) -> str:
        at = to_datetime(self.known.noted_at[key])
        reader = self.teller.reader
        return words_of(reader.language).moment(at, reader.time_zone)
