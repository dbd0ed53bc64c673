"""The urwolf (Urwolf): once in a game turns the pack's victim into a wolf instead."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import Conversion
from verteller.rules.duesterwald.role import WOLVES, Role, become_wolf
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import NARRATOR, Asked, Fact, Part

WISH = (("target", "yes"),)


def can_turn(village: Village) -> bool:
    """Tell whether he has his power and the pack a victim. Source: DUE-URW-02, DUE-AMB-06."""
    return "convert" not in village.spent and village.prey is not None


def ask(village: Village) -> Iterator[Fact]:
    """
    Ask him every night, also when there is nothing he can do.

    Source: duesterwald, Der Urwolf, DUE-URW-03 to -05, DUE-AMB-06.
    """
    urwolf = village.holder("primal_werewolf")
    if urwolf is not None:
        words = ("yes", "no") if can_turn(village) else ("no",)
        parts = (Part("target", words),)
        yield Asked(to=(urwolf,), question="convert", parts=parts, rule="DUE-URW-05")


def resolve(village: Village) -> Iterator[Fact]:
    """
    Turn the victim, unless it is out of the wolves' reach; the power is spent either way.

    He is not told which.

    Source: duesterwald, Der Urwolf, DUE-URW-02, DUE-AMB-04 to -06.
    """
    urwolf, prey = village.holder("primal_werewolf"), village.prey
    if urwolf is None or prey is None or village.choice(urwolf, "convert") != WISH:
        return
    worked = not village.is_sheltered(prey.player)
    why, rule = (prey.entry, *village.because(urwolf, "convert")), "DUE-URW-02"
    yield Conversion(
        to=NARRATOR, player=prey.player, by=urwolf, worked=worked, rule=rule, because=why
    )
    if worked:
        keeps = bool(village.options["convert_keeps_power"])
        yield from become_wolf(village, prey.player, rule, why, keeps_role=keeps)


PRIMAL_WEREWOLF = Role("primal_werewolf", "Der Urwolf", WOLVES, "Der Urwolf, DUE-URW")
