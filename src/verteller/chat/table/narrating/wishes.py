"""What a table is asked before it plays: who, which rulebook, which roles, and how."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from verteller.rules.moves import Composition, Started
from verteller.rules.registry import find_rulebook, rulebooks
from verteller.telling.cast import Language
from verteller.telling.words import LANGUAGES

PACES: Final = {"brisk": 10, "usual": 18, "calm": 30}
"""How many seconds whoever is called at night has to touch the screen."""

OWN_CARDS: Final = 3
"""So many characters can be of one's own. Source: tabula, Inhoud, TAB-SET-04, TAB-SYS-08."""

STANDS_FOR: Final = "villager"
"""Whose card one's own characters stand in for: as far as the rules go they have no power."""

Villages = Mapping[str, Sequence[Mapping[str, int]]]
"""The proposed distributions of every rulebook: how often each role."""


@dataclass(frozen=True, slots=True)
class OwnCard:
    """
    A character of the table's own, on a blank card.

    Args:
        name: What it is called.
        text: What it does, as the table has agreed; the narrator only repeats it.
        called: Whether it is called every night.

    Source: tabula, Inhoud, TAB-SYS-08.
    """

    name: str
    text: str = ""
    called: bool = False


@dataclass(frozen=True, slots=True)
class Wishes:
    """
    What a table wishes to play.

    Args:
        names: In seating order, clockwise.
        roles: How often each role; empty for the proposed distribution.
        options: Settings that differ from the rulebook's defaults.
        own: Characters of its own, each in the place of a villager.
        pace: One of `PACES`.
        seed: What all chance comes from; empty until the cards are dealt.
    """

    language: Language = "en"
    rulebook: str = "tabula"
    names: tuple[str, ...] = ()
    roles: Mapping[str, int] = field(default_factory=dict)
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    own: tuple[OwnCard, ...] = ()
    pace: str = "usual"
    seed: str = ""

    def plain(self) -> dict[str, Any]:
        """Return them as lists, mappings and scalars."""
        return asdict(self)

    def dealt(self, villages: Villages) -> Mapping[str, int]:
        """Return how often each role is dealt: as wished, or as is proposed for so many."""
        return self.roles or proposed(self.rulebook, len(self.names), villages) or {}

    def started(self, villages: Villages) -> Started:
        """Return the first entry of the game that is wished for."""
        book = find_rulebook(self.rulebook)
        roles = self.dealt(villages)
        spelt = tuple(role for role in sorted(roles) for _ in range(roles[role]))
        return Started(
            rulebook=book.key,
            version=book.version,
            players=self.names,
            seed=self.seed,
            options=tuple(sorted(self.options.items())),
            compositions=(Composition(spelt),) if spelt else (),
        )


def read(given: Mapping[str, Any]) -> Wishes:
    """Return the wishes that a page or a kept game states; what is unfit is as usual instead."""
    usual = Wishes()
    language = next((each for each in LANGUAGES if each == given.get("language")), usual.language)
    books = rulebooks()
    wishes = replace(
        usual,
        language=language,
        rulebook=str(given.get("rulebook")) if given.get("rulebook") in books else usual.rulebook,
        names=tuple(" ".join(str(name).split())[:30] for name in given.get("names") or ()),
        pace=str(given.get("pace")) if given.get("pace") in PACES else usual.pace,
        seed=str(given.get("seed") or ""),
        own=tuple(_own_card(each) for each in given.get("own") or ())[:OWN_CARDS],
    )
    book = books[wishes.rulebook]
    roles = {str(role): int(count) for role, count in (given.get("roles") or {}).items() if count}
    chosen = given.get("options") or {}
    options = {each.key: chosen[each.key] for each in book.settings if each.key in chosen}
    return replace(wishes, roles=roles, options=options)


def _own_card(given: Mapping[str, Any]) -> OwnCard:
    name, text = (str(given.get(key) or "").strip() for key in ("name", "text"))
    return OwnCard(name[:30], text[:500], bool(given.get("called")))


def proposed(rulebook: str, size: int, villages: Villages) -> Mapping[str, int] | None:
    """Return the distribution that is proposed for *size* players. Source: TAB-SYS-02."""
    fitting = (each for each in villages.get(rulebook, ()) if sum(each.values()) == size)
    return next(fitting, None)
