"""Choosing the story of a moment: theme first, the closest fit first, then by lot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from verteller.rules.chance import Chance
from verteller.telling.cast import Language
from verteller.telling.stories.errors import StoryError
from verteller.telling.stories.library import DEFAULT, Library
from verteller.telling.stories.story import Story


@dataclass(frozen=True, slots=True, kw_only=True)
class Occasion:
    """
    What a story is wanted for.

    Args:
        theme: The game's. language: The reader's.
        key: Of the moment.
        moments: Its name; a role deal has two, the role and then any role.
        a, b: How many players there are in each group.
        day: The day (and night) of the game, None when there is none yet.
        roles: The groups (``a``, ``b``) all of whose players' roles the reader knows.
        has_deadline: Whether there is a deadline to name.
    """

    theme: str
    language: Language
    key: str
    moments: tuple[str, ...]
    a: int
    b: int
    day: int | None = None
    roles: frozenset[str] = frozenset()
    has_deadline: bool = False


def choose(library: Library, occasion: Occasion, chance: Chance, label: str) -> Story:
    """
    Return the story to tell.

    In the game's theme, then in `default`: a story for this day that fits exactly, one for
    this day that also takes bigger groups, one for any day that fits exactly, one for any day
    that also takes bigger groups. At a role deal one for the role is looked for like this
    before one for any role. Among several that fit equally well one is drawn.

    Args:
        chance: The game's. Equal *label* and stories give an equal draw.

    Raises:
        StoryError: ``no_story``.

    Source: wakkerdam, WAK-SYS-43, WAK-SYS-44, WAK-STORY-04, WAK-STORY-05.
    """
    for fitting in candidates(library, occasion):
        if fitting:
            return fitting[chance.number(label, len(fitting))]
    raise StoryError(
        "no_story",
        theme=occasion.theme,
        language=occasion.language,
        key=occasion.key,
        moment=occasion.moments[0],
        a=occasion.a,
        b=occasion.b,
        day=occasion.day,
    )


def candidates(library: Library, occasion: Occasion) -> Iterator[Sequence[Story]]:
    """Go through the steps of the search: each with the stories that fit there."""
    for theme in dict.fromkeys((occasion.theme, DEFAULT)):
        for moment in occasion.moments:
            shelf = library.of(theme, occasion.language, occasion.key, moment)
            known = [story for story in shelf if can_be_told(story, occasion)]
            days = (occasion.day, None) if occasion.day is not None else (None,)
            for day in days:
                of_day = [story for story in known if story.day == day]
                yield [story for story in of_day if is_exact(story, occasion)]
                yield [story for story in of_day if is_close(story, occasion)]


def is_exact(story: Story, occasion: Occasion) -> bool:
    """Tell whether both groups are just as many as the story wants."""
    return story.a.is_exactly(occasion.a) and story.b.is_exactly(occasion.b)


def is_close(story: Story, occasion: Occasion) -> bool:
    """Tell whether both groups are at least as many as a story wants that allows for more."""
    return story.a.admits(occasion.a) and story.b.admits(occasion.b)


def can_be_told(story: Story, occasion: Occasion) -> bool:
    """Tell whether the reader knows everything the story names."""
    return (
        story.roles <= occasion.roles
        and (occasion.has_deadline or not story.deadline)
        and (occasion.day is not None or not story.shows_day)
    )
