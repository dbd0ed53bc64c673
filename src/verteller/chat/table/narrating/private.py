"""What one player is shown behind the cover while the others look away: his card, his news."""

from collections.abc import Iterator
from typing import Any, Final

from verteller.chat.table.narrating.sitting import Sitting
from verteller.chat.table.narrating.speech import Voice
from verteller.rules.facts import Fact, Fellows, RoleTold, Seat

NEWS: Final = frozenset({"in_love", "role_changed", "faction_changed", "released"})
"""Facts that reach somebody who is not called for them."""


def dealt(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """
    Return the card of whose turn it is.

    Source: tabula, Voorbereiding, TAB-SET-07, TAB-SET-09, TAB-SYS-05.
    """
    seat = Seat(sitting.place.seat)
    name = voice.names[seat]
    last = seat == len(voice.names) - 1
    return {
        "kind": "deal",
        "bell": "hush",
        "title": voice.say("deal", name=name),
        "lines": [voice.say("deal-how", name=name)],
        "speak": [],
        "who": name,
        "place": voice.say("deal-place", number=seat + 1, of=len(voice.names)),
        "cover": voice.say("deal-cover"),
        "secret": _card(sitting, voice, seat),
        "next": voice.say("deal-last")
        if last
        else voice.say("hand-on", name=voice.names[seat + 1]),
    }


def _card(sitting: Sitting, voice: Voice, seat: Seat) -> dict[str, Any]:
    told = next(
        fact
        for fact in (entry.content for entry in sitting.game.log)
        if isinstance(fact, RoleTold) and fact.to == (seat,)
    )
    teller = voice.to(seat)
    own = sitting.own_cards().get(seat)
    side = teller.voice.belonging(told.faction)
    if own is not None:
        lines = [own.text, voice.say("own-card", role=teller.role_name(told.role)), side]
        return {"role": "", "name": own.name, "lines": [line for line in lines if line]}
    lines = [teller.role_story(told.role), side]
    return {
        "role": told.role,
        "name": teller.role_name(told.role),
        "lines": [line for line in lines if line],
    }


def news(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """Return what only one player may know by now: for most of them nothing."""
    seat = Seat(sitting.place.seat)
    name = voice.names[seat]
    later = [other for other in sitting.game.state.living if other > seat]
    told = list(_news(sitting, seat))
    return {
        "kind": "deal",
        "bell": "hush",
        "title": voice.say("round", name=name),
        "lines": [voice.say("round-how")],
        "speak": [],
        "who": name,
        "place": "",
        "cover": voice.say("deal-cover"),
        "secret": {
            "role": "",
            "name": "",
            "lines": voice.lines(told, seat) if told else [voice.say("round-nothing")],
        },
        "next": voice.say("hand-on", name=voice.names[later[0]]) if later else voice.say("go-on"),
    }


def _news(sitting: Sitting, seat: Seat) -> Iterator[Fact]:
    """Yield what *seat* has heard since the last round without being called for it."""
    changed = False
    for entry in sitting.game.log[sitting.place.news :]:
        fact = entry.content
        if not isinstance(fact, Fact) or fact.to != (seat,):
            continue
        if fact.kind in NEWS or (changed and isinstance(fact, Fellows)):
            yield fact
        changed = fact.kind in {"role_changed", "faction_changed"}
