"""The end of a game: who has won, and how every player was left."""

from collections.abc import Sequence
from dataclasses import dataclass

from verteller.rules.facts import Seat
from verteller.telling.variables import describe_role, describe_seat, describe_seats
from verteller.telling.voice import Voice


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """
    How a game has left one player. Source: wakkerdam, WAK-SYS-26.

    Args:
        player: His seat.
        role: His last role.
        alive: Whether he lived to see the end.
        lover: With whom he was in love, if he was.
        bodyguard: Who was his bodyguard, if he had one.
        mayor: Whether the office was his last.
        winner: Whether he has won.
    """

    player: Seat
    role: str
    alive: bool
    lover: Seat | None = None
    bodyguard: Seat | None = None
    mayor: bool = False
    winner: bool = False


def tell_outcome(outcome: Outcome, voice: Voice) -> str:
    """Return a line of the final list."""
    return voice.say(
        "outcome-line",
        **describe_seat("player", outcome.player, voice),
        **describe_role(outcome.role, voice),
        **describe_seat("lover", outcome.lover, voice),
        **describe_seat("bodyguard", outcome.bodyguard, voice),
        alive="yes" if outcome.alive else "no",
        mayor="yes" if outcome.mayor else "no",
        winner="yes" if outcome.winner else "no",
    )


def tell_winners(faction: str, players: Sequence[Seat], voice: Voice) -> str:
    """Return a victory in words, as the fact `Won` would be told."""
    variables = describe_seats("players", players, voice)
    return voice.say("fact-won", faction=faction, **variables).strip()
