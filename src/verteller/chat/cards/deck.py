"""The deck: every role of a rulebook with its words and the drawing on its card."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from django.contrib.staticfiles import finders
from django.templatetags.static import static

from verteller.chat.wording import language
from verteller.rules.registry import find_rulebook
from verteller.telling.words import words_of

BACK: Final = "back"
"""The drawing on the back of every card, and on the face of one that nobody has drawn yet."""


@dataclass(frozen=True, slots=True)
class Card:
    """
    A card, in the reader's language.

    Args:
        picture: The address of its drawing.
        side: The name of the role's faction.
        story: What the role does.
        count: How many of it are in the game; 0 where that is not known.
    """

    role: str
    name: str
    side: str
    story: str
    picture: str
    count: int = 0


def picture_of(role: str) -> str:
    """Return the address of the drawing of a role."""
    return static(f"chat/cards/{role if is_drawn(role) else BACK}.svg")


@cache
def is_drawn(role: str) -> bool:
    """Tell whether there is a drawing of a role."""
    return finders.find(f"chat/cards/{role}.svg") is not None


def deck(rulebook: str, dealt: Iterable[str] | None = None) -> list[Card]:
    """
    Return the cards of a rulebook, in its order.

    Args:
        dealt: The roles that are in the game, if that is known: only those are shown then.

    Source: duesterwald, DUE-SET-08; tabula, TAB-SYS-07.
    """
    said, factions = words_of(language(), rulebook), find_rulebook(rulebook).roles
    known = None if dealt is None else list(dealt)
    return [
        Card(
            role,
            said.say(f"role-{role}"),
            said.say(f"faction-{faction}"),
            said.say(f"role-{role}", "story"),
            picture_of(role),
            0 if known is None else known.count(role),
        )
        for role, faction in factions.items()
        if known is None or role in known
    ]
