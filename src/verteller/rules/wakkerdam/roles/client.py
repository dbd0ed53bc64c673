"""The client (Opdrachtgever): hires a bodyguard before the first night."""

from collections.abc import Iterator

from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import BodyguardOf, Choice, Fact, HasBodyguard, Seat
from verteller.rules.wakkerdam.role import Role, each
from verteller.rules.wakkerdam.village import Village


def choices(village: Village, client: Seat) -> tuple[Seat, ...]:
    """Anybody but himself. Source: wakkerdam, Opdrachtgever, WAK-CLIENT-01, -12."""
    return village.others(client)


def check(village: Village, client: Seat, choice: Choice) -> None:
    """
    Refuse a player whom a faster client has already hired.

    Source: wakkerdam, Let op!, WAK-CLIENT-04.
    """
    taken = {
        option
        for seat, answers in village.given.items()
        if seat != client and "client" in answers
        for _, option in answers["client"].choice
    }
    overlap = tuple(option for _, option in choice if option in taken)
    if overlap:
        raise AnswerError(Refusal.NOT_A_CHOICE, detail="taken", given=overlap)


def hire(village: Village) -> Iterator[Fact]:
    """Tell client and bodyguard of each other. Source: wakkerdam, WAK-CLIENT-01, -09."""
    # In seating order: who was faster is nobody's business now.
    for client, hired, why in sorted(village.answers("client")):
        for guard in hired:
            yield BodyguardOf(to=(guard,), player=client, rule="WAK-CLIENT-09", because=why)
            yield HasBodyguard(to=(client,), player=guard, rule="WAK-CLIENT-09", because=why)


CLIENT = Role(
    "client",
    "Opdrachtgever",
    "villagers",
    phase="client",
    ask=each("client", "client", choices, rule="WAK-CLIENT-01"),
    source="Opdrachtgever, WAK-CLIENT",
)
