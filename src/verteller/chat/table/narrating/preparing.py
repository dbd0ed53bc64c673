"""What a table is asked before it plays, as the page shows it."""

from typing import Any

from verteller.chat.table.narrating.checking import fault, settings, warnings
from verteller.chat.table.narrating.speech import Voice
from verteller.chat.table.narrating.wishes import OWN_CARDS, PACES, STANDS_FOR, Villages, Wishes
from verteller.rules.registry import find_rulebook, rulebooks


def preparing(wishes: Wishes, villages: Villages) -> dict[str, Any]:
    """
    Return what can be wished for, what is wished, and whether that can be played.

    Source: tabula, Voorbereiding, TAB-SYS-01 to -08.
    """
    book = find_rulebook(wishes.rulebook)
    voice = Voice(wishes.language, wishes.rulebook, wishes.names)
    wrong = fault(wishes, villages)
    size = len(wishes.names)
    return {
        "kind": "prepare",
        "bell": "",
        "title": voice.say("title"),
        "rulebooks": [
            {
                "value": key,
                "label": voice.say(f"book-{key}"),
                "about": voice.say(f"book-{key}.about"),
            }
            for key in ("tabula", "duesterwald")
            if key in rulebooks()
        ],
        "wishes": wishes.plain(),
        "dealt": dict(wishes.dealt(villages)),
        "roles": _roles(voice, wishes),
        "sizes": voice.say("sizes", least=book.least, players=size, named=_total(wishes, villages)),
        "settings": settings(book, wishes.language),
        "paces": [{"value": key, "label": voice.say(f"pace-{key}")} for key in PACES],
        "own": {
            "most": OWN_CARDS,
            "how": voice.say("own-how", role=voice.public.role_name(STANDS_FOR)),
        },
        "fault": wrong,
        "warnings": [] if wrong else warnings(wishes, villages),
        "next": voice.say("begin"),
        "ready": not wrong,
    }


def _total(wishes: Wishes, villages: Villages) -> int:
    return sum(wishes.dealt(villages).values())


def _roles(voice: Voice, wishes: Wishes) -> list[dict[str, Any]]:
    """Return every role that can be dealt, with what it does."""
    book = find_rulebook(wishes.rulebook)
    return [
        {
            "role": role,
            "name": voice.public.role_name(role),
            "story": voice.public.role_story(role),
        }
        for role in book.roles
        if role not in book.never_dealt
    ]
