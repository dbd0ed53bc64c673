"""Cupid (Cupido): makes two players lovers before the first night."""

from collections.abc import Iterator

from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Choice, Fact, InLove, Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, cupid: Seat) -> tuple[Seat, ...]:
    """Any two players, himself included. Source: wakkerdam, Cupido, WAK-CUPID-02."""
    return village.living


def check(village: Village, cupid: Seat, choice: Choice) -> None:
    """
    Refuse a player whom a faster cupid has already linked.

    Source: wakkerdam, Let op!, WAK-CUPID-06.
    """
    taken = {
        option
        for seat, answers in village.given.items()
        if seat != cupid and "cupid" in answers
        for _, option in answers["cupid"].choice
    }
    overlap = tuple(option for _, option in choice if option in taken)
    if overlap:
        raise AnswerError(Refusal.NOT_A_CHOICE, detail="taken", given=overlap)


def link(village: Village) -> Iterator[Fact]:
    """Tell each pair that they are in love, by name, not by role. Source: WAK-CUPID-03, -09."""
    for _, pair, why in sorted(village.answers("cupid")):
        if len(pair) == 2:
            one, other = pair
            yield InLove(to=(one,), with_=other, rule="WAK-CUPID-03", because=why)
            yield InLove(to=(other,), with_=one, rule="WAK-CUPID-03", because=why)


CUPID = Role(
    "cupid",
    "Cupido",
    "villagers",
    phase="cupid",
    ask=each("cupid", "cupid", choices, rule="WAK-CUPID-01", least=2, most=2),
    source="Cupido, WAK-CUPID",
)
