"""Chains of death: bodyguards who step in, lovers who follow (Dood, Opdrachtgever, Cupido)."""

from collections.abc import Iterator

from verteller.rules.facts import NARRATOR, Fact, Seat
from verteller.rules.wakkerdam.blows import Blow
from verteller.rules.wakkerdam.facts import Doomed, Sacrificed
from verteller.rules.wakkerdam.village import Village


def wave(village: Village, struck: dict[Seat, Blow]) -> Iterator[Fact]:
    """
    Doom everybody in *struck* who is not doomed yet, after substitutions, and their lovers.

    All deaths of one wave are simultaneous.

    Args:
        struck: The newly hit of this step with cause and entries.

    Source: wakkerdam, Dood, WAK-DEATH-06, -07, WAK-CLIENT-02, -10, -11, WAK-CUPID-04, -05.
    """
    before = set(village.doomed)
    dying = {seat: blow for seat, blow in struck.items() if seat not in before}
    yield from _substitute(village, dying, struck, before)
    _break_hearts(village, dying, before)
    number = village.wave + 1
    for seat, blow in sorted(dying.items()):
        rule = {"heartbreak": "WAK-CUPID-04", "sacrifice": "WAK-CLIENT-02"}.get(
            blow.cause, "WAK-DEATH-07"
        )
        yield Doomed(
            to=NARRATOR,
            player=seat,
            cause=blow.cause,
            wave=number,
            root=blow.root or blow.cause,
            rule=rule,
            because=blow.because,
        )


def _substitute(
    village: Village, dying: dict[Seat, Blow], struck: dict[Seat, Blow], before: set[Seat]
) -> Iterator[Fact]:
    """
    Let bodyguards die for their clients, each bond once; complete circles stay as they are.

    A client who is the bodyguard of another dying client waits for that one first.

    Source: wakkerdam, Opdrachtgever, WAK-CLIENT-10, -11, AMB-39.
    """
    while True:
        clients = [
            seat
            for seat in sorted(dying)
            if seat in village.bonds and village.bonds[seat] not in before
        ]
        needed = {village.bonds[client] for client in clients}
        free = [client for client in clients if client not in needed]
        if not free:
            return
        client = free[0]
        guard, blow = village.bonds[client], dying.pop(client)
        # In a circle the one who was struck comes back into the wave with what struck him.
        given = Blow("sacrifice", blow.because, root=blow.root or blow.cause)
        dying.setdefault(guard, struck.get(guard, given))
        yield Sacrificed(
            to=NARRATOR,
            player=guard,
            client=client,
            rule="WAK-CLIENT-02",
            because=blow.because,
        )


def _break_hearts(village: Village, dying: dict[Seat, Blow], before: set[Seat]) -> None:
    """Let lovers follow each other; nobody can step in for them. Source: WAK-CUPID-04, -05."""
    for seat in sorted(dying):
        lover = village.lovers.get(seat)
        if lover is None or lover in dying or lover in before or not village.is_living(lover):
            continue
        blow = dying[seat]
        dying[lover] = Blow("heartbreak", blow.because, root=blow.root or blow.cause)
