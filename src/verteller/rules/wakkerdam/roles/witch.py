"""The witch (Heks): an elixir that brings a victim back, a poison that kills."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Asked, Fact, Part, Seat, Victims
from verteller.rules.wakkerdam.facts import Hit, PotionsUsed, Saved
from verteller.rules.wakkerdam.role import Role
from verteller.rules.wakkerdam.village import Village


def victims(village: Village) -> tuple[Seat, ...]:
    """Return whom tonight's attacks hit, herself included. Source: WAK-WITCH-03, -04, -07."""
    return tuple(sorted(village.hits))


def parts(village: Village, witch: Seat) -> tuple[Part, ...]:
    """
    What she may do: a victim takes the elixir, any other name the poison.

    Without the elixir every living player but herself may be poisoned, so that the list tells
    her nothing.

    Source: wakkerdam, Heks, WAK-WITCH-01, -02, -08, -09, AMB-13, WAK-GEN-12.
    """
    hit = victims(village)
    elixir = hit if witch in village.elixirs else ()
    poison: tuple[Seat, ...] = ()
    if witch in village.poisons:
        poison = tuple(seat for seat in village.others(witch) if seat not in elixir)
    offered = (Part("heal", elixir, 0, 1), Part("poison", poison, 0, 1))
    return tuple(part for part in offered if part.options)


def ask(village: Village) -> Iterator[Fact]:
    """Ask each waking witch with a potion she can use. Source: WAK-WITCH-07, -13, AMB-12."""
    always = village.options["witch_sees"] == "always"
    for witch in village.awake("witch"):
        if witch in village.elixirs or (always and witch in village.poisons):
            yield Victims(to=(witch,), players=victims(village), rule="WAK-WITCH-07")
        offered = parts(village, witch)
        if offered:
            yield Asked(to=(witch,), question="witch", parts=offered, rule="WAK-WITCH-01")


def brew(village: Village) -> Iterator[Fact]:
    """
    Let all elixirs work, then all poisons; every potion chosen is used up.

    Source: wakkerdam, Heks, WAK-WITCH-05, -10 to -12, AMB-14.
    """
    answers = village.answers("witch")
    for witch, _, why in answers:
        for saved in village.targets(witch, "witch", "heal"):
            yield Saved(to=NARRATOR, player=saved, rule="WAK-WITCH-01", because=why)
    for witch, _, why in answers:
        for poisoned in village.targets(witch, "witch", "poison"):
            yield Hit(to=NARRATOR, player=poisoned, cause="witch", rule="WAK-WITCH-10", because=why)
    for witch, _, why in answers:
        healed = next(iter(village.targets(witch, "witch", "heal")), None)
        killed = next(iter(village.targets(witch, "witch", "poison")), None)
        yield PotionsUsed(
            to=(witch,), healed=healed, poisoned=killed, rule="WAK-WITCH-01", because=why
        )


WITCH = Role("witch", "Heks", "villagers", phase="potions", ask=ask, source="Heks, WAK-WITCH")
