"""What every player may look up at any time: the cards in play, and the order of the phases."""

from typing import Any

from verteller.chat.table.narrating.calls import CALLED, NIGHT, who
from verteller.chat.table.narrating.sitting import Sitting
from verteller.chat.table.narrating.speech import Voice
from verteller.chat.table.narrating.wishes import STANDS_FOR
from verteller.rules.facts import Fact


def summary(sitting: Sitting) -> dict[str, Any]:
    """
    Return the cards in play with what each does, and the calls of a night, in their order.

    It follows from the cards alone, so it is the same for everybody and in every night.

    Source: tabula, Inhoud, Spook variant, TAB-SET-04, TAB-FLW-05, TAB-SYS-07.
    """
    wishes = sitting.wishes
    voice = Voice(wishes.language, wishes.rulebook, wishes.names)
    book = sitting.game.rulebook
    counts = dict(wishes.roles)
    counts[STANDS_FOR] = counts.get(STANDS_FOR, 0) - len(wishes.own)
    cards = [
        {
            "role": role,
            "name": voice.say("counted", count=counts[role], name=voice.public.role_name(role)),
            "story": voice.public.role_story(role),
        }
        for role in book.roles
        if counts.get(role, 0) > 0
    ]
    own = [{"role": "", "name": card.name, "story": card.text} for card in wishes.own]
    return {
        "title": voice.say("summary"),
        "cards": [*cards, *own],
        "order-title": voice.say("summary-order"),
        "order": [*_calls(sitting, voice), *_day(sitting, voice)],
    }


def _calls(sitting: Sitting, voice: Voice) -> list[str]:
    """Return the calls that the cards in play bring about, in the order of the rulebook."""
    own = [card.name for card in sitting.wishes.own if card.called]
    heard = {_phase(entry.content) for entry in sitting.game.log}
    called = [name for name in sitting.game.rulebook.phases if name in NIGHT]
    wanted = [name for name in called if name in heard or _is_dealt(sitting, name)]
    titles = [who(voice, name) for name in wanted]
    return [*own, *titles]


def _phase(content: object) -> str:
    return str(getattr(content, "phase", "")) if isinstance(content, Fact) else ""


def _is_dealt(sitting: Sitting, name: str) -> bool:
    return sitting.wishes.roles.get(CALLED.get(name, name), 0) > 0


def _day(sitting: Sitting, voice: Voice) -> list[str]:
    by_day = [name for name in sitting.game.rulebook.phases if name not in NIGHT]
    return [voice.say(f"phase-{name.replace('_', '-')}") for name in by_day]
