"""The rulebook of Wakkerdam as the engine sees it."""

from collections.abc import Iterator

from verteller.rules.dealing import draw_deal
from verteller.rules.errors import AnswerError, Refusal, SetupError
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    Choice,
    Fact,
    Mayor,
    PlayerLeft,
    Seat,
    SeedCommitted,
    Won,
)
from verteller.rules.moves import Act, Disqualified, Ended, Left, Started
from verteller.rules.rulebook import Rulebook
from verteller.rules.wakkerdam import course, winning
from verteller.rules.wakkerdam.becoming import deal
from verteller.rules.wakkerdam.facts import Founded, Inactive
from verteller.rules.wakkerdam.inactivity import count_misses
from verteller.rules.wakkerdam.options import SETTINGS
from verteller.rules.wakkerdam.roles import FACTIONS, client, cupid
from verteller.rules.wakkerdam.rounds import INITIATION, ROUNDS
from verteller.rules.wakkerdam.village import FIRST_WINS, Village

CHECKS = {"cupid": cupid.check, "client": client.check}
"""Questions whose choices a faster player may have taken. Source: wakkerdam, WAK-PHASE-12."""


class Wakkerdam(Rulebook[Village]):
    """The rules of the manual of 9 July 2013, with the ledger's rulings as defaults."""

    key = "wakkerdam"
    version = "1"
    settings = SETTINGS
    roles = FACTIONS
    least = 3
    most = 1000
    first_wins = FIRST_WINS
    phases = tuple(ROUNDS)

    def state(self, started: Started) -> Village:
        """Return an empty village."""
        return Village(started, self.options(started))

    def validate(self, started: Started) -> None:
        """Check also what is fixed beforehand: the mayor alone can be, and must be a player."""
        super().validate(started)
        for key, seat in started.fixed:
            if key != "mayor" or not 0 <= seat < len(started.players):
                raise SetupError("fixed", key=key, seat=seat)

    def begin(self, state: Village) -> Iterator[Fact]:
        """Deal, and go on to the thief. Source: wakkerdam, 3.1 I1, WAK-COMP-02, -06."""
        yield SeedCommitted(to=EVERYONE, sha256=state.chance.commitment)
        roles, mayor = state.started.deal, bool(state.options["mayor"])
        if not roles:
            drawn = yield from draw_deal(state, self.dealt(state.started))
            roles, mayor = drawn.roles, drawn.mayor
        yield Founded(to=NARRATOR, mayor=mayor, rule="WAK-MAYOR-01")
        for seat, role in zip(state.seats, roles, strict=True):
            yield from deal(seat, role, FACTIONS[role])
        for key, seat in state.started.fixed:
            if key == "mayor":
                yield Mayor(to=EVERYONE, player=seat, how="fixed")
        yield from course.go_on(state, INITIATION)

    def close(self, state: Village, closed: int) -> Iterator[Fact]:
        """Count who missed the round, work it out, and go on."""
        if state.closed is None:
            return
        held = ROUNDS[state.closed.name]
        yield from count_misses(state, closed)
        yield from held.resolve(state)
        yield from course.after(state, held)

    def check(self, state: Village, seat: Seat, asked: Asked, choice: Choice) -> None:
        """Refuse whom a faster player has already taken."""
        further = CHECKS.get(asked.question)
        if further is not None:
            further(state, seat, choice)

    def act(self, state: Village, act: Act, number: int) -> Iterator[Fact]:
        """
        Take a player out at the next checkpoint, or end the game.

        Who leaves is taken out like an inactive player, without any chain.

        Source: WAK-ADMIN-01, WAK-INACT-06, WAK-INACT-10.
        """
        because = (number,)
        match act:
            case Disqualified(seat=seat, public_reason=reason):
                self._refuse_unless_living(state, seat)
                yield Inactive(
                    to=NARRATOR,
                    player=seat,
                    cause="disqualified",
                    public_reason=reason.strip(),
                    rule="WAK-ADMIN-01",
                    because=because,
                )
            case Left(seat=seat):
                self._refuse_unless_living(state, seat)
                if seat in state.left:
                    raise AnswerError(Refusal.NOT_ALLOWED, detail="left", given=(seat,))
                yield PlayerLeft(to=EVERYONE, player=seat, rule="WAK-INACT-10", because=because)
            case Ended(factions=factions):
                unknown = tuple(each for each in factions if each not in FACTIONS.values())
                if unknown:
                    raise AnswerError(Refusal.NOT_A_CHOICE, given=unknown)
                yield from self._ended(state, tuple(dict.fromkeys(factions)), because)

    def _refuse_unless_living(self, state: Village, seat: Seat) -> None:
        if not 0 <= seat < len(state.names) or not state.is_living(seat):
            raise AnswerError(Refusal.NOT_A_CHOICE, given=(seat,))

    def _ended(
        self, state: Village, factions: tuple[str, ...], because: tuple[int, ...]
    ) -> Iterator[Fact]:
        winners = {seat for seat in state.seats if state.factions[seat] in factions}
        for faction in factions:
            players = tuple(seat for seat in sorted(winners) if state.factions[seat] == faction)
            yield Won(
                to=EVERYONE,
                faction=faction,
                players=players,
                rule="WAK-ADMIN-01",
                because=because,
            )
        if not factions:
            rule = "WAK-ADMIN-01"
            yield Won(to=EVERYONE, faction="draw", players=(), rule=rule, because=because)
        yield from winning.reveal(state, winners)

    def why_not_asked(self, state: Village, seat: Seat) -> str:
        """Say ``dead``, ``barred`` from this pyre vote, ``asleep``, or nothing."""
        if not state.is_living(seat):
            return "dead"
        if state.phase is not None and state.phase.name == "pyre" and state.is_barred(seat):
            return "barred"
        return "asleep" if seat in state.asleep else ""


RULEBOOK = Wakkerdam()
