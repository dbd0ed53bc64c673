"""Opening a game that is to be played live: its lobby takes people in, and no clock closes it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Final

from verteller.chat.models import LiveGame
from verteller.chat.pace import Pace, calendar_for, fitting
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.models import Language, Person
from verteller.hosting.transactions import in_one_transaction
from verteller.rules.moves import Composition
from verteller.rules.registry import find_rulebook

MOST: Final = 60
"""More people than so many are in no lobby."""

READY_WORD: Final = "ready_word"
"""The option of a rulebook by which there is time to read before the first night."""

_LETTERS: Final = 24
"""Bytes of chance in the secret part of a link."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LivePlan:
    """
    What a live game is to be.

    Args:
        name: How it is called, on its pages and in their address.
        rulebook: Its key.
        language: What the narrator says aloud is in it; each reader reads his own.
        pace: A preset or seconds by phase, as `chat.pace` has it.
        options: The rulebook's settings.
        compositions: Villages to draw from instead of the usual ones.
        speaks: Whether the narrator speaks aloud.
        reads: Whether there is time to read one's card before the first night, by rulebooks that
            know of it.
    """

    name: str
    rulebook: str = "duesterwald"
    language: str = Language.EN
    pace: Pace = field(default_factory=dict)
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    compositions: tuple[Composition, ...] = ()
    speaks: bool = True
    reads: bool = True


@in_one_transaction
def open_live(plan: LivePlan, host: Person, at: datetime) -> LiveGame:
    """
    Make a live game with its two links; nobody is in it yet, not even its host.

    Raises:
        HostingError: As `create_game` does.

    Source: duesterwald, DUE-SYS-01, DUE-SYS-02, DUE-SYS-09; tabula, TAB-SYS-02.
    """
    rulebook = find_rulebook(plan.rulebook)
    pace = fitting(plan.pace)
    options = dict(plan.options)
    if plan.reads and has_reading(plan.rulebook):
        options[READY_WORD] = True
    record = create_game(
        Plan(
            name=plan.name,
            rulebook=plan.rulebook,
            language=plan.language,
            least=rulebook.least,
            most=min(rulebook.most, MOST),
            speed=timedelta(minutes=1),
            calendar=calendar_for(plan.rulebook, pace, options),
            strictness=0,
            options=options,
            compositions=plan.compositions,
            by_invitation=True,
        ),
        at,
    )
    return LiveGame.objects.create(
        game=record,
        host=host,
        invitation=new_secret(),
        watching=new_secret(),
        pace=pace,
        speaks=plan.speaks,
        created_at=at,
    )


def new_secret() -> str:
    """Return the secret part of a link, which nobody guesses."""
    return token_urlsafe(_LETTERS)


def has_reading(rulebook: str) -> bool:
    """Tell whether a rulebook can give time to read before the first night."""
    return any(setting.key == READY_WORD for setting in find_rulebook(rulebook).settings)
