"""The end of a game at a table: who has won, and all cards face up."""

from typing import Any

from verteller.chat.table.narrating.sitting import Sitting
from verteller.chat.table.narrating.speech import Voice
from verteller.rules.facts import Fact, RoleShown, Seat


def ending(sitting: Sitting, voice: Voice) -> dict[str, Any]:
    """
    Return who has won, everybody's card, and by what lots it was dealt.

    Source: tabula, Voorbereiding, TAB-SET-09, TAB-END-04, TAB-SYS-32, TAB-SYS-33.
    """
    facts = [each.content for each in sitting.told_to_all() if isinstance(each.content, Fact)]
    said = [fact for fact in facts if fact.kind in {"won", "imitated", "side_shown"}]
    lines = voice.lines(said)
    shown = {fact.player: fact.role for fact in facts if isinstance(fact, RoleShown)}
    return {
        "kind": "over",
        "bell": "end",
        "title": voice.say("over"),
        "lines": lines,
        "speak": lines,
        "cards": [_card(sitting, voice, seat, role) for seat, role in sorted(shown.items())],
        "seed": sitting.wishes.seed,
        "seed-how": voice.say("seed"),
        "archive": voice.say("archive"),
        "again": voice.say("again"),
    }


def _card(sitting: Sitting, voice: Voice, seat: Seat, role: str) -> dict[str, Any]:
    own = sitting.own_cards().get(seat)
    name = voice.public.role_name(role)
    winners = {
        player
        for entry in sitting.game.log
        if entry.kind == "won"
        for player in getattr(entry.content, "players", ())
    }
    return {
        "seat": seat,
        "player": voice.names[seat],
        "role": role,
        "name": name if own is None else own.name,
        "alive": sitting.game.state.is_living(seat),
        "winner": seat in winners,
    }
