"""The bear tamer (Bärenführer): his bear growls in the morning when a wolf sits next to him."""

from collections.abc import Iterator

from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import EVERYONE, Fact, Growl


def growl(village: Village) -> Iterator[Fact]:
    """
    Let the bear growl; where it does not, nothing is said, whyever that is.

    Source: duesterwald, Der Bärenführer, DUE-BEA-01 to -03, DUE-ORD-14, DUE-AMB-24.
    """
    tamer = village.holder("bear_tamer")
    if tamer is None:
        return
    beside = village.neighbours(tamer)
    if any(seat != tamer and village.is_living(seat) and village.is_wolf(seat) for seat in beside):
        yield Growl(to=EVERYONE, heard=True, rule="DUE-BEA-01")


BEAR_TAMER = Role("bear_tamer", "Der Bärenführer", CITIZENS, "Der Bärenführer, DUE-BEA")
