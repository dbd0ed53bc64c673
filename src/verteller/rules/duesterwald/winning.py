"""Victory: who has won at the end of a dawn or of a day (Ende des Spiels)."""

from collections.abc import Iterator
from dataclasses import dataclass

from verteller.rules.duesterwald.facts import SideShown
from verteller.rules.duesterwald.role import CITIZENS, WOLVES
from verteller.rules.duesterwald.roles import FACTIONS
from verteller.rules.duesterwald.village import Village
from verteller.rules.facts import EVERYONE, Fact, GameOver, RoleShown, Seat, Won


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who has won, as which faction, by which rule; ``draw`` is nobody."""

    faction: str
    players: tuple[Seat, ...]
    rule: str


def is_mixed(village: Village, one: Seat, other: Seat) -> bool:
    """
    Tell whether two lovers are of the wolves and of the citizens, as they are now.

    Source: duesterwald, Ende des Spiels, DUE-END-05, DUE-AMB-30.
    """
    if village.is_wolf(one) != village.is_wolf(other):
        return True
    white = [village.roles[seat] == "white_werewolf" for seat in (one, other)]
    is_wolves = village.is_wolf(one) and village.options["white_wolf_pair_is_mixed"] is True
    return is_wolves and any(white)


def judge(village: Village) -> Verdict | None:
    """
    Return who has won, the first condition that holds; None when the game goes on.

    There is no parity: one wolf and one citizen play on.

    Source: duesterwald, Ende des Spiels, 5, DUE-END-01 to -05, DUE-WIN-01 to -06, DUE-AMB-09, -35.
    """
    living, pack = village.living, village.pack()
    if not living:
        return Verdict("draw", (), "DUE-WIN-01")
    pair = living if len(living) == 2 and village.lovers.get(living[0]) == living[1] else ()
    if pair and is_mixed(village, *pair):
        return Verdict("lovers", pair, "DUE-WIN-02")
    white = village.holder("white_werewolf")
    if living == (white,):
        return Verdict("white_werewolf", living, "DUE-WIN-03")
    if not pack:
        return Verdict(CITIZENS, team(village, CITIZENS), "DUE-WIN-04")
    goes_on = white is not None and village.options["white_wolf_endgame"] == "continue"
    if pack == living and not goes_on:
        return Verdict(WOLVES, team(village, WOLVES), "DUE-WIN-05")
    return None


def team(village: Village, faction: str) -> tuple[Seat, ...]:
    """
    Return who shares the victory of *faction*: living and dead, without mixed pairs.

    Source: duesterwald, 5, DUE-WIN-04, -05, DUE-AMB-42.
    """
    return tuple(
        seat
        for seat in village.seats
        if village.factions[seat] == faction
        and village.roles[seat] != "white_werewolf"
        and seat not in village.removed
        and not _is_in_mixed_pair(village, seat)
    )


def _is_in_mixed_pair(village: Village, seat: Seat) -> bool:
    lover = village.lovers.get(seat)
    return lover is not None and is_mixed(village, seat, lover)


def end(village: Village, *, last: bool) -> Iterator[Fact]:
    """
    End the game if somebody has won, or if it has lasted as long as it may.

    Args:
        last: Whether a round is over, after which it may have.

    Source: duesterwald, Ende des Spiels, DUE-END-01, -02, DUE-AMB-50.
    """
    verdict = judge(village)
    most = int(village.options["max_rounds"])
    if verdict is None and last and 0 < most <= village.night:
        verdict = Verdict("draw", (), "DUE-WIN-06")
    if verdict is not None:
        yield from win(village, (verdict,), ())


def win(
    village: Village, verdicts: tuple[Verdict, ...], because: tuple[int, ...]
) -> Iterator[Fact]:
    """
    Announce who has won, show every role, the sides chosen in secret too, and end the game.

    Source: duesterwald, DUE-SYS-37, -45, DUE-DOG-04, DUE-AMB-14.
    """
    for each in verdicts:
        yield Won(
            to=EVERYONE,
            faction=each.faction,
            players=each.players,
            rule=each.rule,
            because=because,
        )
    for seat in village.seats:
        role = village.roles[seat]
        yield RoleShown(to=EVERYONE, player=seat, role=role, rule="DUE-SYS-45")
    for seat in village.seats:
        side, lover = village.factions[seat], village.lovers.get(seat)
        is_chosen = village.roles[seat] == "wolfhound" or side != FACTIONS[village.roles[seat]]
        if is_chosen or lover is not None:
            yield SideShown(to=EVERYONE, player=seat, faction=side, lover=lover, rule="DUE-DOG-04")
    yield GameOver(to=EVERYONE, rule="DUE-SYS-37")
