"""The werewolves (Weerwolven): wake last, see each other, and choose whom to kill."""

from collections.abc import Iterator

from verteller.rules.ballots import count
from verteller.rules.facts import Fact, Fellows, Seat
from verteller.rules.tabula.facts import Quarry
from verteller.rules.tabula.role import Call, Role, ask
from verteller.rules.tabula.village import WEREWOLF as KEY
from verteller.rules.tabula.village import Village

WEREWOLF = Role(KEY, "Weerwolf", "wolves", 3, 8, "De nachtfase, TAB-WLF")


def spares_the_players(village: Village) -> bool:
    """
    Tell whether the werewolves kill the narrator tonight, without being asked.

    Source: tabula, Speeltips, TAB-TIP-01, TAB-AMB-30.
    """
    return village.night == 1 and bool(village.options["first_night_kills_narrator"])


def wake(village: Village) -> Iterator[Fact]:
    """
    Let the werewolves see each other, and ask them for somebody who is none.

    Source: tabula, De nachtfase, TAB-WLF-01, -02, TAB-MYT-04, TAB-AMB-11.
    """
    pack = village.plays(KEY)
    if pack:
        yield Fellows(to=pack, group="wolves", players=pack, rule="TAB-WLF-01")
    if not spares_the_players(village):
        options = tuple(seat for seat in village.living if seat not in pack)
        yield from ask(pack, KEY, options, rule="TAB-WLF-02", blank=False)


def agree(village: Village) -> Iterator[Fact]:
    """Remember on whom they have agreed, if on anybody. Source: tabula, TAB-WLF-02, -03."""
    pack = village.who_was_asked(KEY)
    if pack:
        why = tuple(sorted(entry for seat in pack for entry in village.entry(seat, KEY)))
        victim = agreed(village, pack)
        yield Quarry(to=pack, player=victim, rule="TAB-WLF-03", because=why)


def agreed(village: Village, pack: tuple[Seat, ...]) -> Seat | None:
    """
    Return whom more than half of *pack* have named, silent members counted; see ``pack_rule``.

    Source: tabula, De nachtfase, TAB-WLF-02, TAB-AMB-10.
    """
    named = [village.target(seat, KEY) for seat in pack]
    outcome = count((target, 1.0) for target in named if target is not None)
    leader = outcome.winner
    votes = named.count(leader) if leader is not None else 0
    enough = {
        "majority": 2 * votes > len(pack),
        "unanimous": votes == len(pack),
        "plurality": votes > 0,
    }
    return leader if enough[str(village.options["pack_rule"])] else None


CALL = Call("wolves", KEY, "TAB-WLF-01", wake, agree)
