"""What was done about a game at its desk, as far as whoever looks may know of it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.db.models import Q

from verteller.hosting.models import Address, MasterAct
from verteller.web.desk.shared import Case
from verteller.web.wording import say

SHOWN: Final = 30
"""So many acts, the last ones, are on the page of a game."""

TOLD_TO_ALL: Final = frozenset(
    {
        *("pause", "resume", "extend", "stop", "look", "substitute", "unlist"),
        *("announce", "hint", "ladder", "calendar", "appoint", "dismiss", "archive"),
    }
)
"""Acts that everybody hears of, or that tell nothing of the game: a player may read of them."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One act: when it was done, in words what, and by whom."""

    at: datetime
    what: str
    who: str


def recorded(case: Case) -> list[Recorded]:
    """
    Return the last acts at a game's desk, the newest first.

    Who plays in it and has not looked sees his own, and those that tell him nothing.

    Source: tempo reale, 2.2, LTR-SYS-27.
    """
    found = MasterAct.objects.filter(game=case.record).select_related("player")
    if case.may_look:
        found = found.filter(Q(act__in=TOLD_TO_ALL) | Q(person=case.person))
    acts = list(found.order_by("-at", "-pk")[:SHOWN])
    people = {key for act in acts for key in (act.person_id, act.whom_id) if key is not None}
    known = Address.objects.filter(person__in=people).order_by("-pk")
    addresses: dict[int | None, str] = dict(known.values_list("person_id", "email"))
    return [
        Recorded(
            at=act.at,
            what=_words(act, addresses.get(act.whom_id, "")),
            who=addresses.get(act.person_id, "") or say("did-host"),
        )
        for act in acts
    ]


def _words(act: MasterAct, whom: str) -> str:
    """Return what was done; an act without words of its own goes by its name."""
    name = act.player.name if act.player else ""
    try:
        return say(f"did-{act.act}".replace("_", "-"), name=name, whom=whom)
    except LookupError:
        return act.act
