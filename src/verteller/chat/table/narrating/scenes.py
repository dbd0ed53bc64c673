"""What the page shows at each place of a game, in words and figures."""

from collections.abc import Callable
from typing import Any, Final

from verteller.chat.table.narrating import calls, flow
from verteller.chat.table.narrating.ending import ending
from verteller.chat.table.narrating.private import dealt, news
from verteller.chat.table.narrating.sitting import Sitting
from verteller.chat.table.narrating.speech import Voice, seconds
from verteller.rules.facts import Seat

TALK: Final = {"discussion": 180, "accuse": 180, "defence": 45}
"""How many seconds the table talks, where no setting says otherwise. Source: TAB-SYS-23, -27."""

BELLS: Final = {"dawn": "daybreak", "died": "toll", "growl": "growl", "pyre": "toll"}
"""What is heard with a fact."""


def scene(sitting: Sitting) -> dict[str, Any]:
    """Return what is to be shown now."""
    voice = Voice(sitting.wishes.language, sitting.wishes.rulebook, sitting.wishes.names)
    made = MAKERS[sitting.place.stage](sitting, voice)
    return {"undo": can_be_undone(sitting), "rulebook": sitting.wishes.rulebook, **made}


def can_be_undone(sitting: Sitting) -> bool:
    """Tell whether the last thing done before all can be taken back. Source: TAB-SYS-38."""
    return sitting.place.stage in {"ask", "told", "talk", "nightfall"} and undo_from(sitting) > 0


def undo_from(sitting: Sitting) -> int:
    """Return from which move on is undone: 0 for nothing."""
    number = len(sitting.moves) - 1
    while number > 0 and "place" not in sitting.moves[number] and _is_closing(sitting, number):
        number -= 1
    if number <= 0 or "place" not in sitting.moves[number]:
        return 0
    # Thumbs are counted together, and taken back together.
    while _are_thumbs(sitting, number) and _are_thumbs(sitting, number - 1):
        number -= 1
    return number


def _is_closing(sitting: Sitting, number: int) -> bool:
    """Tell whether a move only ended what was before all."""
    move = sitting.moves[number]
    return bool(move["do"] == "close" and not move.get("called"))


def _are_thumbs(sitting: Sitting, number: int) -> bool:
    return bool(sitting.moves[number].get("question") == flow.THUMBS)


def told(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """Return what everybody is told: the morning, the votes, the evening."""
    entries = flow.told_next(sitting)
    lines = voice.lines([each.content for each in entries])  # type: ignore[misc]
    bells = [BELLS[each.kind] for each in entries if each.kind in BELLS]
    phase = sitting.game.state.phase
    day = any(each.kind == "dawn" for each in entries)
    return {
        "kind": "told",
        "title": voice.say(
            "told", dawn="yes" if day else "no", number=phase.number if phase else 0
        ),
        "lines": lines,
        "speak": lines,
        "bell": bells[0] if bells else "hush",
        "seats": seats(sitting),
        "next": voice.say("go-on"),
    }


def nightfall(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """
    Return how the night begins: all close their eyes and drum.

    Source: tabula, De nachtfase, TAB-NGT-01, TAB-NGT-02.
    """
    fallen = [each for each in sitting.told_to_all() if each.kind in flow.FALLS]
    number = int(getattr(fallen[0].content, "number", 0)) if fallen else 0
    spoken = voice.say("night-spoken", number=number)
    return {
        "kind": "nightfall",
        "bell": "nightfall",
        "night": True,
        "title": voice.say("night", number=number),
        "lines": [voice.say("night-how"), voice.say("night-first", number=number)],
        "speak": [],
        "spoken": spoken,
        "lengths": {"opening": seconds(spoken) + 3},
        "next": voice.say("night-begin"),
    }


def own(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """Return the call of a character of the table's own."""
    called = [card for card in sitting.wishes.own if card.called]
    return calls.own_scene(sitting, voice, called[sitting.place.own])


def talk(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """
    Return what the table talks about and for how long.

    Source: tabula, Het lynchen, TAB-NOM-01, TAB-NOM-06, TAB-SYS-23, TAB-SYS-27.
    """
    state = sitting.game.state
    phase = state.phase.name if state.phase else ""
    floor = getattr(state, "floor", None) if phase == "defence" else None
    speaker = "" if floor is None else voice.names[floor]
    length = TALK[phase]
    if phase == "discussion":
        length = int(state.options.get("discussion_seconds", length))
    title = voice.say("talk", phase=phase, speaker=speaker)
    return {
        "kind": "talk",
        "bell": "floor" if speaker else "hush",
        "title": title,
        "lines": [voice.say("talk-how", phase=phase, speaker=speaker)],
        "speak": [title],
        "seconds": length,
        "seats": seats(sitting, floor=floor),
        "next": voice.say("talk-end", phase=phase),
    }


def ask(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """
    Return whom the narrator asks now, before all, and what was said so far.

    Source: tabula, Het lynchen, Speeltips, TAB-NOM-01 to -03, TAB-TIP-05, TAB-SYS-24.
    """
    if flow.are_thumbs_counted(sitting):
        return thumbs(sitting, voice)
    seat = flow.waiting(sitting)[0]
    question = sitting.asked()[seat][0]
    form = calls.question_form(voice, seat, question)
    phase = sitting.game.state.phase
    title = voice.say("ask", phase=phase.name if phase else "", name=voice.names[seat])
    return {
        "kind": "ask",
        "bell": "turn",
        "title": title,
        "lines": [],
        "speak": [title],
        "seat": seat,
        "form": form,
        "seats": seats(sitting, turn=seat),
        "skip": voice.say("ask-skip", name=voice.names[seat]),
    }


def thumbs(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """Return about whom thumbs are counted now. Source: duesterwald, Tagphase, DUE-VOT-03."""
    about = flow.accused(sitting)[sitting.place.seat]
    title = voice.say("thumbs", name=voice.names[about])
    voters = [{"value": seat, "label": voice.names[seat]} for seat in sitting.game.state.living]
    return {
        "kind": "thumbs",
        "bell": "vote",
        "title": title,
        "lines": [voice.say("thumbs-how")],
        "speak": [title],
        "about": about,
        "options": voters,
        "next": voice.say("thumbs-counted"),
    }


def seats(
    sitting: Sitting, *, turn: Seat | None = None, floor: Seat | None = None
) -> list[dict[str, Any]]:
    """
    Return who sits at the table: who is out, whose turn it is, how many votes lie before him.

    Source: tabula, Speeltips, TAB-TIP-04, TAB-TIP-05, TAB-SYS-22.
    """
    state = sitting.game.state
    votes: dict[int, int] = {}
    for fact in sitting.since_opening():
        if fact.kind == "voted":
            votes[getattr(fact, "vote", -1)] = getattr(fact, "count", 0)
    captain = getattr(state, "captain", None)
    return [
        {
            "seat": seat,
            "name": name,
            "alive": state.is_living(Seat(seat)),
            "turn": seat == turn,
            "floor": seat == floor,
            "captain": seat == captain,
            "votes": votes.get(seat, 0),
        }
        for seat, name in enumerate(sitting.wishes.names)
    ]


MAKERS: Final[dict[str, Callable[[Sitting, Voice], dict[str, Any]]]] = {
    "deal": dealt,
    "told": told,
    "nightfall": nightfall,
    "own": own,
    "call": calls.scene,
    "talk": talk,
    "ask": ask,
    "round": news,
    "over": ending,
}
"""What shows each stage of a game."""
