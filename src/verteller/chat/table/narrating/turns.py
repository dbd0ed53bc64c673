"""What a touch does: the next step, an answer, a count of thumbs."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final

from verteller.chat.table.narrating import calls, flow
from verteller.chat.table.narrating.sitting import Sitting
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Seat
from verteller.rules.moves import Moment

LONGEST: Final = 500
"""So many characters may be written in a letter."""


def next_step(sitting: Sitting, at: Moment) -> None:
    """Go on from what is shown, where that is all there is to do."""
    STEPS[sitting.place.stage](sitting, at)


def _deal_on(sitting: Sitting, _at: Moment) -> None:
    seat = sitting.place.seat + 1
    if seat < len(sitting.wishes.names):
        sitting.move_to(seat=seat)
    else:
        flow.go_on(sitting)


def _told(sitting: Sitting, _at: Moment) -> None:
    flow.tell(sitting)
    flow.go_on(sitting)


def _asleep(sitting: Sitting, _at: Moment) -> None:
    flow.night_falls(sitting)
    flow.go_on(sitting)


def _own_called(sitting: Sitting, _at: Moment) -> None:
    sitting.move_to(own=sitting.place.own + 1)
    flow.go_on(sitting)


def _called(sitting: Sitting, at: Moment) -> None:
    flow.close(sitting, at)


def _talked(sitting: Sitting, at: Moment) -> None:
    if sitting.asked():
        sitting.move_to(stage="ask", seat=0)
    else:
        sitting.do({"do": "close", "at": at, "place": asdict(sitting.place)})
        flow.go_on(sitting)


def _skipped(sitting: Sitting, at: Moment) -> None:
    """Let who is asked say nothing: his turn passes, or he owes no answer any more."""
    seat = flow.waiting(sitting)[0]
    place = asdict(sitting.place)
    try:
        sitting.do({"do": "pass", "seat": seat, "at": at, "place": place})
    except AnswerError:
        sitting.move_to(done=(*sitting.place.done, seat))
    _ask_on(sitting, at)


def _ask_on(sitting: Sitting, at: Moment) -> None:
    if not flow.waiting(sitting):
        flow.close(sitting, at)


def _round_on(sitting: Sitting, _at: Moment) -> None:
    flow.next_in_round(sitting)


def _stay(_sitting: Sitting, _at: Moment) -> None:
    """Nothing comes after the end."""


STEPS: Final[Mapping[str, Callable[[Sitting, Moment], None]]] = {
    "deal": _deal_on,
    "told": _told,
    "nightfall": _asleep,
    "own": _own_called,
    "call": _called,
    "talk": _talked,
    "ask": _skipped,
    "round": _round_on,
    "over": _stay,
}
"""What comes of going on, by the stage."""


def answer(sitting: Sitting, asked: Mapping[str, Any], at: Moment) -> None:
    """
    Take what was touched: in a call for all who decide together, else for whose turn it is.

    Raises:
        AnswerError: It is not to be chosen.
    """
    choice = [[str(part), value] for part, value in asked["choice"]]
    if sitting.place.stage == "call":
        _answer_call(sitting, str(asked["question"]), choice, str(asked.get("letter") or ""), at)
    elif sitting.place.stage == "ask":
        _answer_turn(sitting, str(asked["question"]), choice, at)


def _answer_call(
    sitting: Sitting, question: str, choice: list[list[Any]], letter: str, at: Moment
) -> None:
    """Answer for everybody who is asked *question*; one of them at least must be able to."""
    asked = [seat for seat, owed in sitting.asked().items() if question in _keys(owed)]
    if calls.is_answered(sitting) or not asked:
        raise AnswerError(Refusal.NOT_ASKED)
    refusals: list[AnswerError] = []
    for seat in asked:
        move = {"do": "answer", "seat": seat, "question": question, "choice": choice, "at": at}
        try:
            sitting.do(move)
        except AnswerError as refusal:
            refusals.append(refusal)
    if len(refusals) == len(asked):
        raise refusals[0]
    text = " ".join(letter.split())[:LONGEST]
    if text and question == calls.LETTER:
        sitting.do({"do": "word", "seat": asked[0], "text": text, "at": at})


def _keys(owed: list[Any]) -> set[str]:
    return {each.question for each in owed}


def _answer_turn(sitting: Sitting, question: str, choice: list[list[Any]], at: Moment) -> None:
    seat, place = flow.waiting(sitting)[0], asdict(sitting.place)
    move = {"do": "answer", "seat": seat, "question": question, "choice": choice, "at": at}
    sitting.do({**move, "place": place})
    if seat in sitting.asked():
        sitting.move_to(done=(*sitting.place.done, seat))
    _ask_on(sitting, at)


def count_thumbs(sitting: Sitting, voters: list[int], at: Moment) -> None:
    """
    Note who is for the condemnation of whom it is about; after the last, all of it counts.

    A thumb that a player may not raise is no thumb, and nobody is told so.

    Source: duesterwald, Tagphase, DUE-VOT-03, DUE-LOV-03.
    """
    accused = flow.accused(sitting)
    about = accused[sitting.place.seat]
    thumbs = (*sitting.place.thumbs, (int(about), tuple(voters)))
    if len(thumbs) < len(accused):
        sitting.move_to(seat=sitting.place.seat + 1, thumbs=thumbs)
        return
    place = asdict(sitting.place) | {"seat": 0, "thumbs": ()}
    for seat, owed in list(sitting.asked().items()):
        _thumbs_of(sitting, seat, owed, thumbs, {"at": at, "place": place})
    flow.close(sitting, at)


def _thumbs_of(
    sitting: Sitting,
    seat: Seat,
    owed: list[Any],
    thumbs: tuple[tuple[int, tuple[int, ...]], ...],
    common: Mapping[str, Any],
) -> None:
    (question,) = owed
    (part,) = question.parts
    chosen = [about for about, voters in thumbs if seat in voters and about in part.options]
    choice = [[part.name, about] for about in chosen[: part.most]]
    if choice or question.blank:
        key = question.question
        sitting.do({"do": "answer", "seat": seat, "question": key, "choice": choice, **common})
