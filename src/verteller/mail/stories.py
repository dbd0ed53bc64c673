"""Stories above the plain facts of a mail; the facts are complete without them."""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from django.conf import settings

from verteller.hosting import authoring, pausing
from verteller.hosting.models import Outgoing, Player
from verteller.hosting.news import PUBLIC
from verteller.mail.news import entry_of, heard_before, is_phase_public, news_of, seat_of
from verteller.rules.chance import Chance
from verteller.rules.facts import AnswerTaken, Died, Fact, Mayor, Revived, RoleChanged, RoleShown
from verteller.telling import Cast, Language, Reader
from verteller.telling.stories import (
    REMEMBERED,
    SHIPPED,
    Introduction,
    Narration,
    Problem,
    Story,
    StoryError,
    examine,
)
from verteller.telling.stories.answers import answered
from verteller.telling.stories.heard import Heard
from verteller.telling.stories.library import ENDING
from verteller.telling.stories.moments import STORIED

NO_STORY: Final = "no_story"
"""The code of a story that is missing: the game waits until somebody has written it."""

NONE: Final = Introduction("", "")

_TO_ALL: Final = frozenset(
    {Died.kind, Revived.kind, RoleShown.kind, Mayor.kind, "night_fell", "day_broke"}
)
"""Of what stories remember, all that a story for everybody can go by."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Told:
    """
    A mail's story.

    Args:
        introduction: Empty where there is none.
        missing: Why there is none though there should be.
    """

    introduction: Introduction = NONE
    missing: StoryError | None = None


@dataclass(frozen=True, slots=True)
class _Scene:
    """What a mail's story is told from."""

    facts: Sequence[Fact]
    before: Sequence[Fact]
    label: str
    deadline: datetime | None


def folder_of_stories() -> Path | None:
    """Return the folder of this installation's own stories, None when it has none."""
    folder = settings.VERTELLER_STORIES
    return Path(folder) if folder else None


def narration() -> Narration:
    """
    Return who tells stories: those that are shipped, and this installation's own.

    Its own are those in its folder, and those that were accepted on the authors' pages.

    Source: wakkerdam, WAK-SYS-42.
    """
    own = folder_of_stories()
    return Narration((SHIPPED, own) if own else (SHIPPED,), _accepted.stories())


def faults_of_accepted() -> list[Problem]:
    """Return all that is wrong with stories that were accepted, as after an upgrade."""
    return [
        Problem(f"{row}{ENDING}", fault.line, fault.code, fault.word, hint=fault.hint)
        for row in authoring.accepted()
        for fault in examine(row.text, "").faults
    ]


def themes() -> tuple[str, ...]:
    """Return every theme there is a story of now. Source: wakkerdam, WAK-SYS-42."""
    return narration().library.themes


class _Accepted:
    """The stories that were accepted, read anew only when some have come or gone."""

    def __init__(self) -> None:
        self._read: tuple[authoring.Version | None, tuple[Story, ...]] = (None, ())

    def stories(self) -> tuple[Story, ...]:
        """Return all of them that can be told; one that cannot any more is left out."""
        version = authoring.version()
        known, stories = self._read
        if known != version:
            rows = authoring.accepted() if version[0] else []
            found = [(row, examine(row.text, f"{row}{ENDING}")) for row in rows]
            for row, examined in found:
                if examined.story is None:
                    logger.error("the accepted story %s cannot be told", row)
            stories = tuple(each.story for _, each in found if each.story is not None)
            self._read = (version, stories)
        return stories


_accepted: Final = _Accepted()


def tell_news(row: Outgoing, cast: Cast, language: Language) -> Told:
    """
    Tell the story of a row of news.

    In public it goes by nothing but what everybody hears, so all who read the same language
    read the same story. A game whose rulebook has no stories goes by its facts.

    Source: wakkerdam, WAK-STORY-07, WAK-STORY-08, WAK-SYS-41.
    """
    facts = news_of(row).story if _has_stories(row) else ()
    if not facts:
        return Told()
    first, channel = int(row.payload["first"]), str(row.payload["channel"])
    # Who is asked something in the night has a deadline; nothing in public may depend on it.
    has_deadline = channel != PUBLIC or is_phase_public(row)
    kinds = _TO_ALL if channel == PUBLIC else _for_private(facts)
    scene = _Scene(
        facts=facts,
        before=heard_before(row, first, kinds) if first > 1 else (),
        label=f"{channel} {first}",
        deadline=_due_at(row) if has_deadline else None,
    )
    return _tell(row, scene, cast, language)


def tell_receipt(row: Outgoing, cast: Cast, language: Language) -> Told:
    """Tell the story of a receipt: what the player has in mind. Source: wakkerdam, WAK-VOTE-26."""
    if row.game is None or not _has_stories(row):
        return Told()
    number = int(row.payload["entry"])
    taken = entry_of(row.game, number).content
    # A vote has no story, and votes are what most receipts are for.
    if not isinstance(taken, AnswerTaken) or not any(answered(taken, Heard(0, taken.player))):
        return Told()
    before = heard_before(row, number, _TO_ALL)
    return _tell(row, _Scene([taken], before, f"answer {number}", _due_at(row)), cast, language)


def report_missing(row: Outgoing, missing: StoryError, at: datetime) -> None:
    """
    Tell the administrators that a mail has gone without its story, and pause its game.

    Each story that is missing is reported, and pauses the game, once. Which one it is stays
    unsaid where that would tell an administrator who plays what another player does.

    Source: wakkerdam, WAK-SYS-39, WAK-SYS-43.
    """
    what = missing.parameters
    moment = f"{what.get('key')}.{what.get('moment')}"
    if row.game is None or missing.code != NO_STORY:
        logger.error("%s: the story of %s in theme %s", missing.code, moment, what.get("theme"))
        return
    said = {"theme": what.get("theme"), "language": what.get("language")}
    if row.payload.get("channel") == PUBLIC or not _do_administrators_play(row):
        said["moment"] = moment
    fault = f"{moment} {what.get('language')}"
    pausing.pause_for_fault(row.game, NO_STORY, at, fault=fault, parameters=said)


def _has_stories(row: Outgoing) -> bool:
    return row.game is not None and row.game.rulebook in STORIED


def _do_administrators_play(row: Outgoing) -> bool:
    players = Player.objects.filter(game_id=row.game_id)
    return players.filter(person__is_administrator=True).exists()


def _for_private(facts: Sequence[Fact]) -> Iterator[str]:
    """Return of which kinds a private story must know; answers only where a role changes hands."""
    has_changed = any(isinstance(fact, RoleChanged) for fact in facts)
    return (kind for kind in REMEMBERED if has_changed or kind != AnswerTaken.kind)


def _due_at(row: Outgoing) -> datetime | None:
    said = row.payload.get("due_at")
    return datetime.fromisoformat(said) if said else None


def _tell(row: Outgoing, scene: _Scene, cast: Cast, language: Language) -> Told:
    if row.game is None or row.player is None:
        return Told()
    try:
        introduction = narration().introduce(
            scene.facts,
            cast,
            Reader(seat_of(row), language, row.player.time_zone),
            before=scene.before,
            theme=row.game.theme,
            chance=Chance(row.game.seed),
            label=scene.label,
            deadline=scene.deadline,
        )
    except StoryError as error:
        return Told(missing=error)
    except Exception:
        # Whatever is wrong with a story, what it tells of reaches the players.
        logger.exception("a story could not be told")
        return Told()
    return Told(introduction)
