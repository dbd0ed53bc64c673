"""Posts of facts: whatever comes to pass in a live game is told in the square and the lines."""

from collections.abc import Iterable, Sequence
from typing import Final

from verteller.chat.calls import framed
from verteller.chat.models import LiveGame, PostKind
from verteller.chat.rooms import SQUARE, line_of
from verteller.chat.timeline import Draft, add_all
from verteller.chat.voice_lines import bell_of
from verteller.chat.wakes import wake
from verteller.chat.worded import SILENT
from verteller.hosting.appending import Addition
from verteller.hosting.statements import PreparedForKeys
from verteller.rules.facts import EVERYONE, Fact, Seat

_live: Final = PreparedForKeys(lambda keys: LiveGame.objects.filter(game_id__in=keys))


def tell(additions: Sequence[Addition]) -> None:
    """
    Post what was added to live games, in the transaction that stores it.

    What everybody hears stands in the square, once; what only some hear in the private line of
    each of them, and nowhere else.

    Source: duesterwald, DUE-DAY-03, DUE-SYS-04, -13, -25, -28; tabula, TAB-SYS-05, -12, -21.
    """
    # Whoever plays live was let in; a game by mail costs no look.
    asked = [each.record.pk for each in additions if each.record.by_invitation]
    found = {live.game_id: live for live in _live.all(asked)} if asked else {}
    for each in additions:
        live = found.get(each.record.pk)
        if live is not None:
            # Even where nothing is told, a deadline or what is asked may be new.
            wake(live.game_id)
            drafts = framed(each, drafts_of(each))
            if drafts:
                add_all(live, drafts, at=each.at)


def drafts_of(addition: Addition) -> list[Draft]:
    """Return the posts that tell of an addition."""
    first, last = addition.entries[0].number, addition.entries[-1].number
    facts = [
        entry.content
        for entry in addition.entries
        if isinstance(entry.content, Fact) and not isinstance(entry.content, SILENT)
    ]
    rooms = [SQUARE] if any(fact.to == EVERYONE for fact in facts) else []
    rooms += map(line_of, sorted(_told_apart(facts)))
    bell = bell_of(facts)
    details = [{"cue": bell} if bell and room == SQUARE else {} for room in rooms]
    return [
        Draft(room, PostKind.TOLD, first, last, detail=detail)
        for room, detail in zip(rooms, details, strict=True)
    ]


def _told_apart(facts: Iterable[Fact]) -> set[Seat]:
    """Return who is told something that not everybody is."""
    return {seat for fact in facts if not isinstance(fact.to, str) for seat in fact.to}
