"""The seer (Seherin): each night learns somebody's role."""

from collections.abc import Iterator

from verteller.rules.duesterwald.role import CITIZENS, Role
from verteller.rules.duesterwald.role import ask as ask_for
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import Fact, LearnedRole


def ask(village: Village) -> Iterator[Fact]:
    """Ask for anybody else. Source: duesterwald, Die Seherin, DUE-SEE-01, -04, DUE-AMB-45."""
    seer = village.holder("seer")
    if seer is not None:
        yield from ask_for(seer, "seer", village.others(seer), rule="DUE-SEE-01")


def resolve(village: Village) -> Iterator[Fact]:
    """Tell her the role as it is now. Source: duesterwald, DUE-SEE-02, -03, DUE-AMB-13."""
    seer = village.holder("seer")
    if seer is not None:
        for about in village.named(seer, "seer"):
            why, role = village.because(seer, "seer"), village.roles[about]
            yield LearnedRole(to=(seer,), about=about, role=role, rule="DUE-SEE-02", because=why)


SEER = Role("seer", "Die Seherin", CITIZENS, "Die Seherin, DUE-SEE")
