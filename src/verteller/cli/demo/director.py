"""The host of the village: closes a round once everybody has answered, to be done in a minute."""

import time
from random import Random
from typing import Final

from verteller.cli.demo import roles
from verteller.cli.demo.progress import Progress
from verteller.hosting import clock, games, listing
from verteller.hosting.models import HostedGame, Status
from verteller.hosting.playing import close_phase
from verteller.lab.playing import play
from verteller.lab.strategies import purposeful, random_legal
from verteller.rules.facts import Asked
from verteller.rules.game import Game
from verteller.rules.moves import Closed, Started
from verteller.rules.registry import find_rulebook

WANTED: Final = 36.0
"""Seconds a game should last that nobody takes part in."""

SHORTEST, LONGEST = 0.1, 2.0
"""Seconds a round lasts at least, however many there are."""

QUIET: Final = 0.15
"""Seconds without anything new before a round is closed."""

QUIET_WITH_GUEST: Final = 2.5
"""The same when a newcomer plays: he may want to read what he was told."""


class Director:
    """
    Closes the rounds of one game.

    A real game always takes its time, whoever has answered; this is a demonstration.
    """

    def __init__(
        self, game: HostedGame, pace: float, progress: Progress, *, guest: str = ""
    ) -> None:
        """
        Prepare to direct *game*.

        Args:
            pace: Seconds a round lasts at least.
            guest: The newcomer's address; while he lives, there is time to read.
        """
        self._game = game
        self._pace = pace
        self._progress = progress
        self._guest = guest
        self._seen = (-1, -1)
        self._began = self._opened = self._changed = time.monotonic()
        self._quiet = QUIET
        self.is_over = False

    @property
    def patience(self) -> float:
        """Seconds in which there is nothing to do for the director."""
        now = time.monotonic()
        pace = SHORTEST if now - self._began > WANTED else self._pace
        due = max(self._opened + pace, self._changed + self._quiet)
        return max(due - now, 0.0)

    def look(self) -> None:
        """Tell what is new, and close the open round if it is time to."""
        self._game.refresh_from_db()
        self._note()
        if self._game.status in {Status.FINISHED, Status.STOPPED}:
            self.is_over = True
        elif self._game.status == Status.RUNNING and not self.patience and self._all_in():
            close_phase(self._game, self._game.sequence, clock.now())
            self._game.refresh_from_db()
            self._note()

    def _note(self) -> None:
        """Remember when the round began and when anything last happened in it."""
        seen = (self._game.sequence, self._game.length)
        if seen == self._seen:
            return
        now = time.monotonic()
        if seen[0] != self._seen[0]:
            self._opened = now
        self._changed = now
        self._seen = seen
        self._quiet = QUIET_WITH_GUEST if self._has_living_guest() else QUIET
        self._progress.told(self._game)

    def _all_in(self) -> bool:
        """Tell whether everybody who is asked has answered everything."""
        with games.opened(self._game) as game:
            state = game.state
            return all(
                key in state.given.get(seat, {}) or not _can_be_answered(asked)
                for seat, questions in state.asked.items()
                for key, asked in questions.items()
            )

    def _has_living_guest(self) -> bool:
        if not (self._guest and self._game.length):
            return False
        player = self._game.players.filter(address__email=self._guest).first()
        return player is not None and listing.is_living(self._game, player)


def _can_be_answered(asked: Asked) -> bool:
    """Tell whether anybody owes an answer and has one to give."""
    return not asked.standing and random_legal(asked, Random(0)) is not None


def pace_for(players: int) -> float:
    """Return how many seconds a round may last for the whole game to take about `WANTED`."""
    rounds = max(_rounds(players, number) for number in range(3))
    return min(max(WANTED / max(rounds, 1), SHORTEST), LONGEST)


def _rounds(players: int, number: int) -> int:
    """Play such a game in the engine alone and count its rounds."""
    rulebook = find_rulebook("wakkerdam")
    started = Started(
        rulebook=rulebook.key,
        version=rulebook.version,
        players=tuple(f"P{seat}" for seat in range(players)),
        seed=f"made up, {players}, {number}",
        compositions=(roles.composition(players),),
    )
    game: Game = play(rulebook, started, Random(number), purposeful)
    return sum(isinstance(entry.content, Closed) for entry in game.log)
