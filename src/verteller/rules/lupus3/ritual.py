"""The ritual of the dead (Fantasmi): if all of them name the same living one, he screams."""

from verteller.rules.facts import EVERYONE, Fact, Scream, Seat
from verteller.rules.lupus3.facts import RitualFailed
from verteller.rules.lupus3.paper import Night


def called(night: Night) -> dict[Seat, tuple[Seat, int]]:
    """Return whom each of the dead names, and the entry that says so. Source: LU3-RITUAL-04."""
    found: dict[Seat, tuple[Seat, int]] = {}
    for seat in night.before.dead:
        given = night.village.given.get(seat, {}).get("ritual")
        for _, option in given.choice if given else ():
            if given and not isinstance(option, str):
                found[seat] = (option, given.entry)
    return found


def perform(night: Night) -> tuple[list[Fact], list[Fact]]:
    """
    Return what the ritual brings: what its participants are told, and who screams.

    It works if all of the dead name the same one, whom no exorcist shields; if it fails, those who
    named somebody are told so, in one way whatever the reason.

    Source: lupus 3.0, 4.1, 6.1.5, D10, LU3-RITUAL-01 to -05, LU3-MAIL-04, LU3-AMB-36.
    """
    named = called(night)
    if not named:
        return [], []
    because = tuple(sorted(entry for _, entry in named.values()))
    victims = {victim for victim, _ in named.values()}
    is_complete = night.village.options["ritual"] == "participants" or named.keys() == {
        *night.before.dead
    }
    if is_complete and len(victims) == 1 and not victims & night.shields.keys():
        victim = victims.pop()
        return [], [Scream(to=EVERYONE, player=victim, rule="LU3-RITUAL-05", because=because)]
    rule = "LU3-RITUAL-03" if not is_complete or len(victims) > 1 else "LU3-RITUAL-02"
    return [RitualFailed(to=(seat,), rule=rule, because=because) for seat in named], []
