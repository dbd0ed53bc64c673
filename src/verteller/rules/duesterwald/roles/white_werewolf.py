"""The white werewolf (weißer Werwolf): one of the pack, and every second night its enemy."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import WhiteHunt
from verteller.rules.duesterwald.role import WOLVES, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import NARRATOR, Fact


def ask(village: Village) -> Iterator[Fact]:
    """
    Offer him the others of the pack as it was called tonight.

    Source: duesterwald, Der weiße Werwolf, DUE-WHW-02, -03, -05, DUE-AMB-08.
    """
    white = village.holder("white_werewolf")
    if white is not None:
        others = tuple(wolf for wolf in village.awake if wolf != white)
        yield from ask_for(white, "white_werewolf", others, rule="DUE-WHW-03")


def resolve(village: Village) -> Iterator[Fact]:
    """Mark whom he kills; nothing helps against him. Source: DUE-WHW-03, DUE-AMB-08."""
    white = village.holder("white_werewolf")
    if white is not None:
        for player in village.named(white, "white_werewolf"):
            why = village.because(white, "white_werewolf")
            yield WhiteHunt(to=NARRATOR, player=player, by=white, rule="DUE-WHW-03", because=why)


WHITE_WEREWOLF = Role("white_werewolf", "Der weiße Werwolf", WOLVES, "Der weiße Werwolf, DUE-WHW")
"""Wins alone, as the only survivor. Source: duesterwald, DUE-WHW-04, DUE-WIN-03."""
