"""What comes after what at a table: who holds the phone, what is told, when the rules go on."""

from collections.abc import Iterator
from typing import Final

from verteller.chat.table.narrating.calls import BY_DAY, NIGHT
from verteller.chat.table.narrating.sitting import Sitting
from verteller.rules.facts import Seat
from verteller.rules.log import Entry
from verteller.rules.moves import Moment

FALLS: Final = frozenset({"eyes_closed", "nightfall"})
"""Facts with which a night begins: before it the table is told the evening, and closes its eyes."""

UNTOLD: Final = frozenset(
    {
        *("phase_opened", "phase_closed", "seed_committed", "cards_in_play", "roles_listed"),
        *("voting_order", "turn", "voted", "turn_passed", "floor", "game_over", "seed_revealed"),
    }
)
"""Facts for all that the page shows by itself where they belong."""

TALKS: Final = frozenset({"discussion", "accuse", "defence"})
"""Phases in which the table talks before anybody is asked."""

THUMBS: Final = "thumbs"
"""The question that is answered by thumbs, for one accused after another."""

TURNING: Final = frozenset({"primal_werewolf", "wild_child"})
"""Roles by which somebody may become another, and has to hear of it at some time."""


def go_on(sitting: Sitting) -> None:
    """Go to what comes next, now that the rules have gone on or something has been told."""
    pending = sitting.told_to_all()
    before = list(_before_the_next(pending))
    if any(entry.kind not in UNTOLD for entry in before):
        sitting.move_to(stage="told")
    elif is_round_due(sitting):
        sitting.move_to(stage="round", seat=next(iter(sitting.game.state.living)))
    elif any(entry.kind in FALLS for entry in pending):
        sitting.move_to(stage="nightfall", own=0)
    elif sitting.game.state.over:
        sitting.move_to(stage="over")
    else:
        _enter(sitting)


def told_next(sitting: Sitting) -> list[Entry]:
    """Return what the table is told in one go."""
    return [each for each in _before_the_next(sitting.told_to_all()) if each.kind not in UNTOLD]


def tell(sitting: Sitting) -> None:
    """Note that all that is told in one go has been told."""
    last = next(
        (each.number for each in reversed(list(_before_the_next(sitting.told_to_all())))), 0
    )
    sitting.move_to(heard=max(sitting.place.heard, last))


def _before_the_next(pending: list[Entry]) -> Iterator[Entry]:
    """Yield what comes before a night falls or a victory is announced."""
    for entry in pending:
        if entry.kind in FALLS or entry.kind == "won":
            return
        yield entry


def night_falls(sitting: Sitting) -> None:
    """Note that all have their eyes closed."""
    fallen = [each.number for each in sitting.told_to_all() if each.kind in FALLS]
    sitting.move_to(heard=max(fallen, default=sitting.place.heard))


def _enter(sitting: Sitting) -> None:
    phase = sitting.game.state.phase
    name = phase.name if phase else ""
    called = sum(1 for card in sitting.wishes.own if card.called)
    if name in NIGHT:
        own = sitting.place.own < called
        sitting.move_to(stage="own" if own else "call", done=(), thumbs=())
    elif name in BY_DAY:
        sitting.move_to(stage="call", done=(), thumbs=())
    elif name in TALKS:
        sitting.move_to(stage="talk", done=(), thumbs=())
    else:
        sitting.move_to(stage="ask", done=(), thumbs=(), seat=0)


def waiting(sitting: Sitting) -> list[Seat]:
    """Return who is still to be asked in the open phase, before all."""
    return [seat for seat in sitting.asked() if seat not in sitting.place.done]


def are_thumbs_counted(sitting: Sitting) -> bool:
    """Tell whether the open question is answered by thumbs."""
    return any(each.question == THUMBS for owed in sitting.asked().values() for each in owed)


def accused(sitting: Sitting) -> list[Seat]:
    """Return about whom thumbs are counted, in seating order."""
    found = {
        Seat(option)
        for owed in sitting.asked().values()
        for question in owed
        for part in question.parts
        for option in part.options
        if not isinstance(option, str)
    }
    return sorted(found)


def close(sitting: Sitting, at: Moment) -> None:
    """Let the open phase end, and go on; what was done in a call stays done."""
    called = sitting.place.stage == "call"
    sitting.do({"do": "close", "at": at, "called": called})
    go_on(sitting)


def is_round_due(sitting: Sitting) -> bool:
    """
    Tell whether the phone goes round so that everybody sees what he alone may know.

    That follows from the roles in play and the number of the night alone, so the round itself
    tells nothing.
    """
    state = sitting.game.state
    if state.over:
        return False
    dealt = {role for role, count in sitting.wishes.roles.items() if count}
    for entry in sitting.game.log[sitting.place.news :]:
        if entry.kind == "dawn" and entry.number <= sitting.place.heard:
            first = getattr(entry.content, "number", 0) == 1
            return bool(dealt & TURNING) or (first and "cupid" in dealt)
        if entry.kind in FALLS and entry.number > sitting.place.heard > 0 and "wild_child" in dealt:
            return any(each.kind == "dawn" for each in sitting.game.log)
    return False


def next_in_round(sitting: Sitting) -> None:
    """Hand the phone to the next of the living, or end the round."""
    later = [seat for seat in sitting.game.state.living if seat > sitting.place.seat]
    if later:
        sitting.move_to(seat=later[0])
    else:
        sitting.move_to(news=len(sitting.game.log))
        go_on(sitting)
