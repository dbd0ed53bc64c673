"""The witch (Hexe): a potion that heals, a potion that kills, each once in a game."""

from collections.abc import Iterator

from verteller.rules.duesterwald.facts import PotionUsed
from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import NARRATOR, Asked, Fact, Part, Seat, Victims


def victim(village: Village) -> tuple[Seat, ...]:
    """
    Return whom she is told: whom the pack chose, unless the urwolf wanted to turn that player.

    Source: duesterwald, Die Hexe, DUE-WIT-04, DUE-AMB-03, -15.
    """
    hidden = village.conversion and not village.options["witch_sees_converted"]
    return () if village.prey is None or hidden else (village.prey.player,)


def ask(village: Village) -> Iterator[Fact]:
    """
    Tell her the victim, every night, and ask what she does with the potions she has left.

    Source: duesterwald, Die Hexe, DUE-WIT-01 to -07, DUE-AMB-15.
    """
    witch = village.holder("witch")
    if witch is None:
        return
    told = victim(village)
    yield Victims(to=(witch,), players=told, rule="DUE-WIT-04")
    heal = told if "heal" not in village.spent else ()
    poison = tuple(seat for seat in village.others(witch) if seat not in told)
    poison = poison if "poison" not in village.spent else ()
    offered = (Part("heal", heal, 0, 1), Part("poison", poison, 0, 1))
    parts = tuple(part for part in offered if part.options)
    if parts:
        yield Asked(to=(witch,), question="witch", parts=parts, rule="DUE-WIT-05")


def resolve(village: Village) -> Iterator[Fact]:
    """Use up what she used; both in one night if she likes. Source: DUE-WIT-02, -03, -08."""
    witch = village.holder("witch")
    if witch is None:
        return
    why = village.because(witch, "witch")
    for potion, rule in (("heal", "DUE-WIT-05"), ("poison", "DUE-WIT-07")):
        for player in village.named(witch, "witch", potion):
            yield PotionUsed(
                to=NARRATOR, player=player, potion=potion, by=witch, rule=rule, because=why
            )


WITCH = Role("witch", "Die Hexe", CITIZENS, "Die Hexe, DUE-WIT")
