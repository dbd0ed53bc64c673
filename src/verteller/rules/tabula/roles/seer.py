"""The seer (Ziener): learns whether somebody is a werewolf."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Fact, Fellows, LearnedWolf
from verteller.rules.tabula.facts import Glimpsed
from verteller.rules.tabula.role import Call, Role, ask
from verteller.rules.tabula.village import SEER as KEY
from verteller.rules.tabula.village import WEREWOLF, Village

SEER = Role(KEY, "Ziener", "humans", 1, 8, "Het spel, De nachtfase, TAB-SEE")


def wake(village: Village) -> Iterator[Fact]:
    """
    Ask for another player; a mythomaniac who has become a seer is asked with him.

    They see each other, and neither of them can be named.

    Source: tabula, De nachtfase, Mythomaniak, TAB-SEE-02, TAB-MYT-04, -05, TAB-AMB-09.
    """
    seers = village.plays(KEY)
    if len(seers) > 1:
        yield Fellows(to=seers, group="seers", players=seers, rule="TAB-MYT-04")
    options = tuple(seat for seat in village.living if seat not in seers)
    yield from ask(seers, KEY, options, rule="TAB-SEE-02")


def look(village: Village) -> Iterator[Fact]:
    """
    Show a thumb for whom the seer named: for two seers, whom both of them did.

    Source: tabula, De nachtfase, TAB-SEE-03, TAB-MYT-05, -06, TAB-AMB-09, -21.
    """
    seers = village.who_was_asked(KEY)
    named = {village.target(seat, KEY) for seat in seers}
    if len(named) != 1:
        return
    (about,) = named
    if about is None:
        return
    why = tuple(sorted(entry for seat in seers for entry in village.entry(seat, KEY)))
    yield Glimpsed(to=NARRATOR, player=about, rule="TAB-SEE-02", because=why)
    wolf = village.roles[about] == WEREWOLF
    yield LearnedWolf(to=seers, about=about, wolf=wolf, rule="TAB-SEE-03", because=why)


CALL = Call("seer", KEY, "TAB-SEE-05", wake, look)
