"""The teller: everything one reader may be told of one game, in his own language."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from verteller.rules.facts import Asked, Choice, Fact, Seat
from verteller.telling import refusals
from verteller.telling.cast import Cast, Reader
from verteller.telling.grouping import tell_fact, tell_facts
from verteller.telling.paragraphs import Paragraph
from verteller.telling.questions import QuestionText, tell_choice, tell_question, tell_receipt
from verteller.telling.sections import Section, tell_report_title, tell_sections
from verteller.telling.voice import Voice
from verteller.telling.words import words_of


@dataclass(frozen=True, slots=True)
class Teller:
    """
    Words for one reader about one game.

    It words whatever it is given: that the reader may know it is the business of whoever
    picked the facts (a view).

    Args:
        cast: The players.
        reader: Who is told.
        rulebook: The key of the game's rulebook, for the words it has of its own.
    """

    cast: Cast
    reader: Reader
    rulebook: str = ""

    @property
    def voice(self) -> Voice:
        """The cast, the reader and the words of his language."""
        words = words_of(self.reader.language, self.rulebook)
        return Voice(self.cast, self.reader, words)

    def fact(self, fact: Fact) -> str:
        """Return one fact in a line; empty for the few kinds that are told by other means."""
        told = tell_fact(fact, self.voice)
        if told is None:
            return ""
        if told.quoted:
            return " ".join((told.text, *filter(None, told.lines)))
        return f"{told.text} {'; '.join(told.lines)}." if told.lines else told.text

    def facts(self, facts: Sequence[Fact]) -> list[Paragraph]:
        """Return *facts* in words, in order, with what belongs together in one paragraph."""
        return tell_facts(facts, self.voice)

    def sections(self, facts: Sequence[Fact]) -> list[Section]:
        """
        Return *facts* in words, in order, under the headings that the rulebook has for them.

        There is one section without a heading where it has none.
        """
        return tell_sections(facts, self.voice)

    def report_title(self, facts: Sequence[Fact]) -> str:
        """Return of which dawn or sunset *facts* tell, for a subject; empty where of none."""
        return tell_report_title(facts, self.voice)

    def question(
        self, asked: Asked, deadline: datetime | None, also_open: Collection[str] = ()
    ) -> QuestionText:
        """
        Return a question with every allowed choice.

        Args:
            deadline: When its phase closes; None when nothing is due.
            also_open: Keys of the reader's other open questions; they decide which keywords
                he is told of.
        """
        return tell_question(asked, deadline, self.voice, also_open)

    def receipt(self, question: str, choice: Choice, deadline: datetime | None = None) -> str:
        """Return what was understood of an answer, and until when it can be changed."""
        return tell_receipt(question, choice, deadline, self.voice)

    def choice(self, question: str, choice: Choice) -> str:
        """Return what was chosen, in a sentence of its own."""
        return tell_choice(question, choice, self.voice)

    def refusal(
        self, code: str, detail: str = "", parameters: Mapping[str, object] | None = None
    ) -> str:
        """Return why something was not accepted; seats among the parameters become names."""
        return refusals.tell_refusal(code, detail, parameters or {}, self.voice)

    def role_name(self, role: str) -> str:
        """Return the name of a role, fit for a title."""
        return self.voice.role(role)

    def role_story(self, role: str) -> str:
        """Return what a role does, told to its holder; empty for a role without words."""
        voice = self.voice
        return (
            voice.say(f"role-{role}", "story") if voice.words.has(f"role-{role}", "story") else ""
        )

    def role_table(self, role: str) -> tuple[str, ...]:
        """Return a role's row of its rulebook's table, a line a column; none without one."""
        voice = self.voice
        if not voice.words.has(f"role-{role}", "table"):
            return ()
        return tuple(voice.say(f"role-{role}", "table").splitlines())

    def faction_name(self, faction: str) -> str:
        """Return the name of a team, fit for a title."""
        return self.voice.faction(faction)

    def name(self, seat: Seat) -> str:
        """Return a player's name."""
        return self.cast.name(seat)

    def overview(
        self,
        living: Sequence[Seat],
        dead: Sequence[tuple[Seat, str | None]],
        mayor: Seat | None = None,
        exiled: Sequence[Seat] = (),
    ) -> Paragraph:
        """
        Return how the village stands.

        Args:
            living: In seating order.
            dead: In the order they died, each with his role where that is known.
            mayor: Who holds the office, if anybody does.
            exiled: Who has no part in the game any more.

        Source: wakkerdam, WAK-STORY-07; tempo reale, LTR-SYS-09.
        """
        voice = self.voice
        names = voice.names(living)
        lines = [voice.say("overview-living", count=len(living), players=names)]
        graves = voice.words.join(self._grave(seat, role) for seat, role in dead)
        if dead:
            lines.append(voice.say("overview-dead", count=len(dead), players=graves))
        else:
            lines.append(voice.say("overview-dead-none"))
        if exiled:
            names = voice.names(exiled)
            lines.append(voice.say("overview-exiled", count=len(exiled), players=names))
        if mayor is not None:
            lines.append(voice.say("overview-mayor", player=self.cast.name(mayor)))
        return Paragraph(voice.say("overview-title"), tuple(lines))

    def _grave(self, seat: Seat, role: str | None) -> str:
        name = self.cast.name(seat)
        if role is None:
            return name
        return self.voice.say("overview-dead-one", player=name, role=self.voice.role(role))
