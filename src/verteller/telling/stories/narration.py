"""The narration: the stories of one mail, above its plain facts."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from verteller.rules.chance import Chance
from verteller.rules.facts import EVERYONE, Fact, Seat, hears, seen_by
from verteller.telling.cast import Cast, Reader
from verteller.telling.stories.choosing import Occasion, can_be_told, choose
from verteller.telling.stories.errors import StoryError, StoryFault
from verteller.telling.stories.heard import Heard, Part
from verteller.telling.stories.library import SHIPPED, Library, library_of, with_others
from verteller.telling.stories.people import Group, Insertions, Person
from verteller.telling.stories.private import private_parts
from verteller.telling.stories.public import public_parts
from verteller.telling.stories.rendering import Rendered, render
from verteller.telling.stories.story import LANGUAGES, Story
from verteller.telling.stories.templates import fill
from verteller.telling.voice import Voice
from verteller.telling.words import words_of


@dataclass(frozen=True, slots=True)
class Introduction:
    """
    What stands above the plain facts of a mail.

    The facts are complete without it; empty where no moment of the mail has a story.

    Args:
        text: Plain.
        html: A fragment with few tags and no attributes.
        authors: Who is to be credited, each once. Source: wakkerdam, WAK-SYS-44, WAK-SYS-09.
    """

    text: str
    html: str
    authors: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether there is anything to show."""
        return bool(self.text)


@dataclass(frozen=True, slots=True)
class Narration:
    """
    Tells mails as stories.

    Args:
        folders: Of themes, each with ``<theme>/<language>/<name>.md``. All stories of a theme
            count together, whichever folder they are in.
        others: Stories that are kept elsewhere; they count like those of the folders.
    """

    folders: tuple[Path, ...] = (SHIPPED,)
    others: tuple[Story, ...] = ()

    @property
    def library(self) -> Library:
        """All its stories, as they are now."""
        return with_others(library_of(*self.folders), self.others)

    def introduce(  # noqa: PLR0913 - whom, about what, and by which lots
        self,
        facts: Sequence[Fact],
        cast: Cast,
        reader: Reader,
        *,
        before: Sequence[Fact],
        theme: str,
        chance: Chance,
        label: str,
        day: int | None = None,
        deadline: datetime | None = None,
    ) -> Introduction:
        """
        Tell one mail as a story.

        Facts the reader does not hear are left out of account, in *facts* and in *before*. In
        a language without stories there is nothing to tell.

        Args:
            facts: What the mail tells, in order: facts to everyone, to the reader alone, or both.
            before: Everything the reader heard before this mail, in order; the kinds in
                `REMEMBERED` are enough.
            theme: The game's; one that nobody knows is told as `default`.
            chance: The game's lots: the same mail gets the same stories whenever it is rendered.
            label: Names this mail in its game; give all readers of a public mail the same, so
                that they read the same story.
            day: Number of the day (and of the night before it); taken from the facts if None.
            deadline: When the round that the mail opens closes, if it opens one.

        Raises:
            StoryError: ``no_story`` when a moment has no story that fits, not even in `default`.

        Source: wakkerdam, Verhalen, WAK-STORY-01 to -08, WAK-SYS-41 to -44.
        """
        if reader.language not in LANGUAGES:
            return Introduction("", "")
        heard = Heard(len(cast.names), reader.seat)
        heard.hear_all(_heard(before, reader.seat))
        told = _heard(facts, reader.seat)
        parts = [
            *public_parts([fact for fact in told if fact.to == EVERYONE], heard),
            *private_parts([fact for fact in told if fact.to != EVERYONE], heard),
        ]
        telling = Telling(self.library, cast, reader, heard, theme, chance, label, day, deadline)
        return telling.tell(parts)


def _heard(facts: Sequence[Fact], seat: Seat | None) -> list[Fact]:
    return [seen_by(fact, seat) for fact in facts if hears(fact.to, seat)]


@dataclass(frozen=True, slots=True)
class Telling:
    """One mail on its way to becoming a story; see `Narration.introduce`."""

    library: Library
    cast: Cast
    reader: Reader
    heard: Heard
    theme: str
    chance: Chance
    label: str
    day: int | None
    deadline: datetime | None

    def tell(self, parts: Sequence[Part]) -> Introduction:
        """Tell all parts of the mail, each by a story that is chosen for it."""
        authors: dict[str, None] = {}
        rendered: list[Rendered] = []
        times: Counter[str] = Counter()
        for part in parts:
            moment = f"{part.key} {part.moments[0]}"
            times[moment] += 1
            label = f"story of {self.label}: {moment} {times[moment]}"
            story = self._choose(part, label)
            authors[story.author] = None
            rendered.append(self._render(story, part, label))
        return _introduction(rendered, tuple(authors))

    def tell_by(self, story: Story, part: Part) -> Introduction:
        """Tell one part by *story*, whether or not it would have been chosen."""
        label = f"story of {self.label}: {part.key} {part.moments[0]} 1"
        return _introduction([self._render(story, part, label)], (story.author,))

    def knows(self, story: Story, part: Part) -> bool:
        """Tell whether the reader of *part* knows everything that *story* names."""
        return can_be_told(story, self._occasion(part))

    @property
    def _day(self) -> int | None:
        return self.heard.day if self.day is None else self.day

    def _choose(self, part: Part, label: str) -> Story:
        return choose(self.library, self._occasion(part), self.chance, label)

    def _occasion(self, part: Part) -> Occasion:
        roles = self._roles(part)
        groups = {"a": part.a, "b": part.b}
        return Occasion(
            theme=self.theme,
            language=self.reader.language,
            key=part.key,
            moments=part.moments,
            a=len(part.a),
            b=len(part.b),
            day=self._day,
            roles=frozenset(g for g, seats in groups.items() if all(s in roles for s in seats)),
            has_deadline=self.deadline is not None,
        )

    def _roles(self, part: Part) -> dict[Seat, str]:
        return {**self.heard.shown, **dict(part.roles)}

    def _render(self, story: Story, part: Part, label: str) -> Rendered:
        voice = Voice(self.cast, self.reader, words_of(self.reader.language))
        insertions = Insertions()
        roles = self._roles(part)
        a, b = self._shuffled(part.a, f"{label}, a"), part.b
        if not part.is_ordered:
            b = self._shuffled(part.b, f"{label}, b")
        values: dict[str, object] = {
            "a": _group(a, roles, voice, insertions),
            "b": _group(b, roles, voice, insertions),
            "day": self._day,
            "dag": self._day,
        }
        if self.deadline is not None:
            values["deadline"] = insertions.token(voice.moment(self.deadline))
        try:
            markdown = fill(story.source, values)
        except StoryFault as fault:
            raise StoryError(
                fault.code,
                theme=story.theme,
                language=story.language,
                key=story.key,
                moment=story.moment,
            ) from fault
        return render(markdown, insertions)

    def _shuffled(self, seats: Sequence[Seat], label: str) -> tuple[Seat, ...]:
        """Bring equals into an order that says nothing. Source: wakkerdam, WAK-STORY-06."""
        return tuple(seats[place] for place in self.chance.order(label, len(seats)))


def _introduction(rendered: Sequence[Rendered], authors: tuple[str, ...]) -> Introduction:
    return Introduction(
        "\n\n".join(each.text for each in rendered),
        "\n".join(each.html for each in rendered),
        authors,
    )


def _group(
    seats: Sequence[Seat], roles: dict[Seat, str], voice: Voice, insertions: Insertions
) -> Group:
    people: list[Person] = []
    for seat in seats:
        role = voice.role_in_sentence(roles[seat]) if seat in roles else ""
        people.append(
            Person(
                insertions.token(voice.cast.name(seat)),
                voice.cast.gender(seat),
                insertions.token(role) if role else "",
                insertions.token(role[:1].upper() + role[1:]) if role else "",
            )
        )
    return Group(tuple(people), voice.words.join(person.name for person in people))
