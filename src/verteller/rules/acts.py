"""Acts that every game knows, whatever its rulebook: absence, time, substitutes, looking."""

from collections.abc import Iterator
from typing import TypeAlias

from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    AdministratorLooked,
    Duration,
    Fact,
    GameRewound,
    Instant,
    PlayerExcused,
    PlayerSubstituted,
    Seat,
    TimeExtended,
)
from verteller.rules.moves import Excused, Extended, Looked, Moment, Rewound, Substituted
from verteller.rules.state import State

CommonAct: TypeAlias = Excused | Extended | Substituted | Looked
"""What the engine carries out by itself; all other acts are the rulebook's."""


def carry_out(state: State, act: CommonAct, number: int, at: Moment) -> Iterator[Fact]:
    """
    State what *act* brings about.

    Args:
        number: Where the act stands in the log.
        at: When it is done.

    Raises:
        AnswerError: ``not_a_choice`` for a seat that is not there (or, to be excused, is a dead
            player's), ``not_allowed`` where there is nothing to end or to extend.
    """
    because = (number,)
    match act:
        case Excused(seat=seat, until=until):
            end = _excuse(state, seat, until, at)
            yield PlayerExcused(to=EVERYONE, player=seat, until=end, because=because)
        case Extended(by=by, wished=wished):
            if by < 1:
                raise AnswerError(Refusal.NOT_ALLOWED, given=(by,))
            yield TimeExtended(to=EVERYONE, by=Duration(by), wished=wished, because=because)
        case Substituted(seat=seat):
            _refuse_stranger(state, seat)
            yield PlayerSubstituted(to=EVERYONE, player=seat, because=because)
        case Looked(seat=looker):
            if looker is not None:
                _refuse_stranger(state, looker)
            yield AdministratorLooked(to=EVERYONE, player=looker, because=because)


def rewind(act: Rewound, closing: int | None, number: int) -> Iterator[Fact]:
    """
    State that the last closing is undone.

    Args:
        closing: The entry of the last closing that still stands, None when there is none.
        number: Where the act stands in the log.

    Raises:
        AnswerError: ``not_allowed`` when that is not the closing the act means.
    """
    if closing is None or act.to != closing - 1:
        detail = "nothing_to_undo" if closing is None else "another_closing"
        raise AnswerError(Refusal.NOT_ALLOWED, detail=detail, given=(act.to,))
    yield GameRewound(to=EVERYONE, upto=act.to, because=(number,))


def run_out(state: State, at: Moment, closed: int) -> Iterator[Fact]:
    """State which excuses no longer hold for a phase that closes at *at*, in entry *closed*."""
    for seat, until in sorted(state.excused.items()):
        if until <= at:
            yield PlayerExcused(to=NARRATOR, player=seat, until=Instant(0), because=(closed,))


def _excuse(state: State, seat: Seat, until: Moment, at: Moment) -> Instant:
    """Return until when *seat* is excused, 0 where that ends an excuse."""
    _refuse_stranger(state, seat)
    if not state.is_living(seat):
        raise AnswerError(Refusal.NOT_A_CHOICE, detail="dead", given=(seat,))
    if until > at:
        return Instant(until)
    if state.excused.get(seat, 0) <= at:
        raise AnswerError(Refusal.NOT_ALLOWED, detail="not_excused", given=(seat,))
    return Instant(0)


def _refuse_stranger(state: State, seat: Seat) -> None:
    if not 0 <= seat < len(state.names):
        raise AnswerError(Refusal.NOT_A_CHOICE, given=(seat,))
