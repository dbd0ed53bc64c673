"""Previews: a story filled in for a made-up cast, in a mail as its reader would get it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import cycle
from typing import Final, Literal, TypeAlias

from verteller.rules.chance import Chance
from verteller.rules.facts import EVERYONE, AnswerTaken, Asked, Died, Fact, RoleShown, Seat
from verteller.telling.cast import Cast, Gender, Language, Reader
from verteller.telling.letters import Desk, footer, news
from verteller.telling.paragraphs import Paragraph
from verteller.telling.stories.errors import StoryError
from verteller.telling.stories.heard import FINAL_ROLE, Heard, Part
from verteller.telling.stories.library import Library
from verteller.telling.stories.moments import Moment, find_moment
from verteller.telling.stories.narration import Introduction, Telling
from verteller.telling.stories.private import private_parts
from verteller.telling.stories.public import public_parts
from verteller.telling.stories.rehearsal import Rehearsal, rehearse
from verteller.telling.stories.story import Story
from verteller.telling.teller import Teller

Genders: TypeAlias = Literal["mixed", "man", "woman", "neither"]
"""How the players of a made-up cast are spoken of: all alike, or each kind in turn."""

GAME: Final = "Wolvendam"
HOME: Final = "verteller@example.org"
USUAL: Final = {"a": 5, "b": 2}
"""How many players are taken of a group of any size."""

NAMES: Final[dict[Gender, tuple[str, ...]]] = {
    "woman": ("Anna", "Eefje", "Hanna", "Karin", "Noor", "Roos", "Tess", "Willemijn"),
    "man": ("Bram", "Daan", "Gijs", "Lucas", "Olaf", "Pieter", "Sjoerd", "Victor"),
    "neither": ("Chris", "Floor", "Indy", "Jip", "Mika", "Quinn", "Robin", "Sam"),
}


@dataclass(frozen=True, slots=True)
class Preview:
    """
    A mail that a story might stand in.

    Args:
        subject: Its subject.
        story: The story, filled in.
        summary: The plain facts below it, which are complete without it.
        footer: What stands below, the author's name first.
        a, b: How many players were taken for its groups.
    """

    subject: str
    story: Introduction
    summary: tuple[Paragraph, ...]
    footer: tuple[str, ...]
    a: int
    b: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """
    For whom a story is to be filled in.

    Args:
        a, b: How many players there are in its groups; what it is not told of, or nothing
            said, becomes the nearest number that it is told of.
        genders: How they are spoken of.
        deadline: When a round would close. home: The address all mail goes to.
    """

    a: int | None = None
    b: int | None = None
    genders: Genders = "mixed"
    deadline: datetime
    home: str = HOME


def preview(story: Story, wishes: Wishes) -> Preview:
    """
    Fill a story in for a made-up cast.

    Raises:
        StoryError: ``no_story`` when its moment never comes with such players, ``too_long``
            when it comes out endless.
    """
    moment = find_moment(story.key, story.moment)
    if moment is None:
        raise StoryError("no_story", key=story.key, moment=story.moment)
    a, b = (_size(story, moment, group, getattr(wishes, group)) for group in ("a", "b"))
    a = max(a, _least_living(moment, b))
    made = rehearse(story.key, story.moment, a, b, story.day or 2)
    stage = _Stage(made, _cast(made.players, wishes.genders), story.language, wishes)
    part = stage.part(story)
    return Preview(
        subject=stage.subject(moment),
        story=stage.telling(story).tell_by(story, part),
        summary=tuple(stage.summary(moment)),
        footer=footer(stage.desk, authors=(story.author,)).lines,
        a=len(part.a),
        b=len(part.b),
    )


def _size(story: Story, moment: Moment, group: Literal["a", "b"], wished: int | None) -> int:
    """Return how many players to take: as wished, where moment and story have so many."""
    size, sizes = getattr(story, group), moment.sizes(group)
    usual = USUAL[group] if wished is None else wished
    possible = [
        players
        for players in range(max(*sizes, usual, size.sure) + 1)
        if size.admits(players) and min(sizes) <= players and (players in sizes or max(sizes) > 2)
    ]
    if not possible:
        raise StoryError("no_story", key=story.key, moment=story.moment)
    return min(possible, key=lambda players: abs(players - usual))


_OF_THE_LIVING: Final = frozenset(
    {
        *(("raven", "announced"), ("sheriff", "announced"), ("scapegoat", "guilt_announced")),
        *(("village_idiot", "discovered"), ("mayor", "election_result")),
    }
)
"""Moments whose group B are some of the living."""


def _least_living(moment: Moment, b: int) -> int:
    """Return how many of the living a public moment needs, for somebody to be in its group B."""
    if (moment.key, moment.name) in _OF_THE_LIVING:
        return b
    return int((moment.key, moment.name) in {("mayor", "succession"), ("client", "bodyguard_dies")})


def _cast(players: int, genders: Genders) -> Cast:
    wanted = cycle(NAMES if genders == "mixed" else (genders,))
    given: dict[str, int] = dict.fromkeys(NAMES, 0)
    names: list[str] = []
    spoken: list[Gender] = []
    for _, gender in zip(range(players), wanted, strict=False):
        times, place = divmod(given[gender], len(NAMES[gender]))
        given[gender] += 1
        names.append(f"{NAMES[gender][place]} {times + 1}" if times else NAMES[gender][place])
        spoken.append(gender)
    return Cast(tuple(names), tuple(spoken))


@dataclass(frozen=True, slots=True)
class _Stage:
    """A rehearsal with its cast."""

    made: Rehearsal
    cast: Cast
    language: Language
    wishes: Wishes

    @property
    def desk(self) -> Desk:
        return Desk(self.language, "Europe/Amsterdam", self.wishes.home)

    @property
    def reader(self) -> Reader:
        return Reader(self.made.reader, self.language, self.desk.time_zone)

    def _heard(self) -> Heard:
        heard = Heard(self.made.players, self.made.reader)
        heard.hear_all(self.made.before)
        return heard

    def part(self, story: Story) -> Part:
        """Return the part of the mail that *story* tells."""
        heard = self._heard()
        parts = [
            *public_parts([fact for fact in self.made.facts if fact.to == EVERYONE], heard),
            *private_parts([fact for fact in self.made.facts if fact.to != EVERYONE], heard),
        ]
        for part in parts:
            if part.key == story.key and story.moment in part.moments:
                return part
        raise StoryError("no_story", key=story.key, moment=story.moment)

    def telling(self, story: Story) -> Telling:
        """Return who tells the mail, by *story* alone."""
        heard = self._heard()
        heard.hear_all(self.made.facts)
        return Telling(
            Library((story,)),
            self.cast,
            self.reader,
            heard,
            story.theme,
            Chance("preview"),
            "preview",
            story.day,
            self.wishes.deadline,
        )

    def subject(self, moment: Moment) -> str:
        facts = [*self.made.before, *self.made.facts]
        channel: Literal["public", "private"] = "public" if moment.public else "private"
        return news(self.desk, game=GAME, facts=facts, paragraphs=(), channel=channel).subject

    def summary(self, moment: Moment) -> list[Paragraph]:
        """Return the mail without its story, as it would be without any."""
        teller = Teller(self.cast, self.reader)
        deadline = self.wishes.deadline
        told = [fact for fact in self.made.facts if fact.kind != FINAL_ROLE]
        paragraphs: list[Paragraph] = []
        for fact in told:
            if isinstance(fact, AnswerTaken):
                receipt = teller.receipt(fact.question, fact.choice, deadline)
                paragraphs.append(Paragraph(receipt))
        paragraphs += teller.facts([f for f in told if not isinstance(f, AnswerTaken | Asked)])
        if moment.public:
            paragraphs.append(self._overview(teller, told))
        for fact in told:
            if isinstance(fact, Asked):
                text = teller.question(fact, deadline)
                paragraphs += [
                    Paragraph(text.title),
                    Paragraph(text.explanation, text.choices),
                    *(Paragraph(line) for line in (text.how_to_answer, text.deadline)),
                ]
        return [paragraph for paragraph in paragraphs if paragraph.text or paragraph.lines]

    def _overview(self, teller: Teller, told: Sequence[Fact]) -> Paragraph:
        shown = {fact.player: fact.role for fact in told if isinstance(fact, RoleShown)}
        dead = [fact.player for fact in told if isinstance(fact, Died)]
        living = [Seat(seat) for seat in range(self.made.players) if seat not in dead]
        return teller.overview(living, [(seat, shown.get(seat)) for seat in dead])
