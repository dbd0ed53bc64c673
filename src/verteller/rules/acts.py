"""Acts that every game knows, whatever its rulebook: absence, time, substitutes, words, looking."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    AdministratorLooked,
    Advice,
    Announcement,
    Audience,
    Duration,
    Fact,
    GameRewound,
    Instant,
    PlayerExcused,
    PlayerSubstituted,
    Reprimanded,
    Seat,
    TimeExtended,
)
from verteller.rules.moves import (
    Advised,
    Announced,
    Disqualified,
    DisqualifiedFaction,
    Excused,
    Extended,
    Looked,
    Moment,
    Rewound,
    Substituted,
)
from verteller.rules.state import State

CommonAct: TypeAlias = Excused | Extended | Substituted | Announced | Advised | Looked
"""What the engine carries out by itself; all other acts are the rulebook's."""


def carry_out(state: State, act: CommonAct, number: int, at: Moment) -> Iterator[Fact]:
    """
    State what *act* brings about.

    Args:
        number: Where the act stands in the log.
        at: When it is done.

    Raises:
        AnswerError: ``not_a_choice`` for a seat that is not there (or, to be excused, is a dead
            player's), ``not_allowed`` where there is nothing to end, to extend or to say.
    """
    because = (number,)
    match act:
        case Excused(seat=seat, until=until):
            end = _excuse(state, seat, until, at)
            # The end of what nobody has heard of is nobody's affair either.
            quietly = act.quietly or (not end and state.excused_for_all.get(seat, 0) <= at)
            to = (seat,) if quietly else EVERYONE
            yield PlayerExcused(to=to, player=seat, until=end, because=because)
        case Extended(by=by, wished=wished):
            if by < 1:
                raise AnswerError(Refusal.NOT_ALLOWED, given=(by,))
            yield TimeExtended(to=EVERYONE, by=Duration(by), wished=wished, because=because)
        case Substituted(seat=seat, given=given):
            _refuse_stranger(state, seat)
            yield PlayerSubstituted(to=EVERYONE, player=seat, given=given, because=because)
        case Announced(text=text, hint=hint):
            _refuse_silence(text)
            yield Announcement(to=EVERYONE, text=text.strip(), hint=hint, because=because)
        case Advised(seat=seat, question=question, answer=answer):
            _refuse_stranger(state, seat)
            _refuse_silence(answer)
            asked = question.strip() or None
            yield Advice(to=(seat,), asked=asked, answer=answer.strip(), because=because)
        case Looked(seat=looker):
            if looker is not None:
                _refuse_stranger(state, looker)
            yield AdministratorLooked(to=EVERYONE, player=looker, because=because)


def with_reason(
    state: State, act: Disqualified | DisqualifiedFaction, facts: Iterator[Fact], number: int
) -> Iterator[Fact]:
    """
    State *facts*, which a rulebook says come of *act*, and tell who has to go why, if it is said.

    Of a faction that is everybody who is of it now and still plays, the dead included. Nobody
    else hears of it before they go.

    Args:
        number: Where the act stands in the log.

    Source: tempo reale, 2.2, 2.3, LTR-SYS-28, LTR-SYS-29, LTR-AMB-47.
    """
    if isinstance(act, Disqualified):
        seats: tuple[Seat, ...] = (act.seat,)
    else:
        members = (seat for seat in state.seats if state.factions[seat] == act.faction)
        seats = tuple(seat for seat in members if seat not in state.exiled)
    is_carried_out = False
    for fact in facts:
        is_carried_out = True
        yield fact
    reason = act.reason.strip()
    if is_carried_out and reason and seats:
        yield Reprimanded(to=seats, reason=reason, because=(number,))


def rewind(
    act: Rewound, closing: int | None, undone: Iterable[Fact], number: int
) -> Iterator[Fact]:
    """
    State that the last closing is undone, to whoever heard anything of what it brought.

    To all others nothing has happened: in the night they were not to know that a round closed.

    Args:
        closing: The entry of the last closing that still stands, None when there is none.
        undone: The facts that will not stand any more.
        number: Where the act stands in the log.

    Raises:
        AnswerError: ``not_allowed`` when that is not the closing the act means.
    """
    if closing is None or act.to != closing - 1:
        detail = "nothing_to_undo" if closing is None else "another_closing"
        raise AnswerError(Refusal.NOT_ALLOWED, detail=detail, given=(act.to,))
    yield GameRewound(to=_hearers(undone), upto=act.to, because=(number,))


def run_out(state: State, at: Moment, closed: int) -> Iterator[Fact]:
    """State which excuses no longer hold for a phase that closes at *at*, in entry *closed*."""
    for seat, until in sorted(state.excused.items()):
        if until <= at:
            yield PlayerExcused(to=NARRATOR, player=seat, until=Instant(0), because=(closed,))


def make_known(state: State, at: Moment, closed: int) -> Iterator[Fact]:
    """
    State to everyone what was done quietly about excuses, as a phase for everyone closes.

    That is late enough: whoever got mail in the night, and whoever got the first in the morning,
    has been found to be out of reach by now, and they cannot be told apart.

    Args:
        at: When the phase closes, after `run_out`.
        closed: The entry of its closing.
    """
    for seat in state.living:
        known = state.excused_for_all.get(seat, 0)
        until = state.excused.get(seat, 0)
        # Of one that has run out everybody knows that it has.
        if until != (known if known > at else 0):
            yield PlayerExcused(to=EVERYONE, player=seat, until=Instant(until), because=(closed,))


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


def _hearers(facts: Iterable[Fact]) -> Audience:
    """Return who heard any of *facts*."""
    seats: set[Seat] = set()
    for fact in facts:
        if fact.to == EVERYONE:
            return EVERYONE
        if fact.to != NARRATOR:
            seats.update(fact.to)
    return tuple(sorted(seats)) or NARRATOR


def _refuse_silence(text: str) -> None:
    if not text.strip():
        raise AnswerError(Refusal.NOT_ALLOWED, detail="silence")


def _refuse_stranger(state: State, seat: Seat) -> None:
    if not 0 <= seat < len(state.names):
        raise AnswerError(Refusal.NOT_A_CHOICE, given=(seat,))
