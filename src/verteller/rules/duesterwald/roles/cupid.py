"""Amor: in the first night makes two players lovers."""

from collections.abc import Iterator

from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import Fact, InLove


def ask(village: Village) -> Iterator[Fact]:
    """Ask him for two, himself allowed. Source: duesterwald, Amor, DUE-AMO-01 to -03, -05."""
    cupid = village.holder("cupid")
    if cupid is not None:
        yield from ask_for(cupid, "cupid", village.living, count=2, rule="DUE-AMO-02")


def resolve(village: Village) -> Iterator[Fact]:
    """Tell each of the two with whom, and no role. Source: duesterwald, Amor, DUE-AMO-06."""
    cupid = village.holder("cupid")
    pair = () if cupid is None else village.named(cupid, "cupid")
    if cupid is not None and len(pair) == 2:
        why = village.because(cupid, "cupid")
        for one, other in (pair, pair[::-1]):
            yield InLove(to=(one,), with_=other, rule="DUE-AMO-06", because=why)


CUPID = Role("cupid", "Amor", CITIZENS, "Amor, DUE-AMO")
