"""The state document: how a live game stands for one reader, made of what he was told alone."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from verteller.chat.access import Reader, rooms_for
from verteller.chat.asking import questions_of
from verteller.chat.floor import holder
from verteller.chat.hearing import known_in, ledger
from verteller.chat.knowing import Known
from verteller.chat.models import LiveGame
from verteller.chat.thumbs import QUESTION as THUMBS
from verteller.chat.thumbs import thumbs_of
from verteller.chat.turns import Voting, voting_of
from verteller.chat.voice_lines import room_title, say
from verteller.chat.worded import Wording, record_of, wording_of
from verteller.hosting import clock
from verteller.hosting.models import HostedGame, Status
from verteller.hosting.records import to_moment
from verteller.hosting.statements import Prepared
from verteller.rules.facts import Fact, Letter, Nominated, Pyre, Seat
from verteller.rules.registry import find_rulebook
from verteller.telling.teller import Teller

Document: TypeAlias = dict[str, Any]
"""Fit for JSON, with the same keys for everybody at every moment."""

_NIGHTFALL: Final = frozenset({"nightfall", "eyes_closed"})
_ORDER: Final = "voting_order"
_VOTED: Final = "voted"
"""Kinds of facts that only some rulebooks have."""


def state_of(reader: Reader) -> Document:
    """
    Return how the game stands for *reader* now.

    Returns:
        ``now``, ``game``, ``rulebook``, ``status``, ``phase``, ``me``, ``seats``, ``rooms``,
        ``questions``, ``accused``, ``over``, ``winners``, ``again`` and ``speaks``. Moments are in
        milliseconds; phases and questions are counted in the facts that the reader was told.

    Source: duesterwald, 1.5, DUE-SYS-15, -39; tabula, 1.5, TAB-SYS-11, -22, -24, -35.
    """
    record = record_of(reader.live)
    return state_in(reader, record, wording_of(record))


def state_in(reader: Reader, record: HostedGame, wording: Wording) -> Document:
    """Return the same where the game's row and its players' names have just been read."""
    known = known_in(record, reader.seat)
    teller = wording.teller(reader.seat, reader.language)
    voting = _voting(reader.live, record, known)
    return {
        "now": to_moment(clock.now()),
        "game": record.name,
        "rulebook": record.rulebook,
        "status": str(record.status),
        "phase": _phase(record, known, voting, teller),
        "me": _me(reader, known, teller),
        "seats": _seats(known, voting, teller),
        "rooms": [
            {
                "key": room.key,
                "kind": room.kind,
                "title": room_title(room.kind, reader.language),
                "may_write": room.may_write,
            }
            for room in rooms_for(reader, record)
        ],
        "questions": questions_of(record, known, teller),
        "accused": _accused(known, teller),
        "over": record.is_over,
        "winners": [teller.fact(won) for won in known.view.won],
        "again": _again(reader.live),
        "speaks": reader.live.speaks,
    }


def _voting(live: LiveGame, record: HostedGame, known: Known) -> Voting | None:
    if known.view.phase is None:
        return None
    log = ledger(record).entries[: record.length]
    return voting_of(record, log, known.view.phase[0], live.pace)


def _phase(
    record: HostedGame, known: Known, voting: Voting | None, teller: Teller
) -> Document | None:
    """Return the phase that the reader knows to be open, and until when as far as he may know."""
    if known.view.phase is None:
        return None
    name, number = known.view.phase
    until = record.due_at if voting is None else voting.until
    is_open = known.knows_deadline and record.status == Status.RUNNING
    opened = known.opened_at if voting is None else to_moment(voting.since)
    return {
        "name": name,
        "title": _phase_title(record.rulebook, name, teller),
        "number": number,
        "opened": opened,
        "until": to_moment(until) if until is not None and is_open else None,
        "is_night": is_night(record, name),
        "sequence": known.phase_since,
    }


def is_night(record: HostedGame, phase: str) -> bool:
    """Tell whether a phase is one of the night: its course is everybody's, its doings are not."""
    rulebook = find_rulebook(record.rulebook, record.rulebook_version)
    return phase in rulebook.secret_phases and phase not in {"shot", "ballot"}


def _phase_title(rulebook: str, phase: str, teller: Teller) -> str:
    try:
        return say(teller.reader.language, f"calls-phase-{rulebook}-{phase}")
    except LookupError:
        return phase.replace("_", " ")


def _me(reader: Reader, known: Known, teller: Teller) -> Document | None:
    if reader.player is None:
        return None
    role = known.view.role
    return {
        "seat": reader.seat,
        "name": reader.player.name,
        "role": role,
        "role_name": teller.role_name(role) if role else "",
        "story": teller.role_story(role) if role else "",
        "faction": known.view.faction,
        "alive": reader.seat not in {*known.view.dead, *known.view.exiled},
    }


def _seats(known: Known, voting: Voting | None, teller: Teller) -> list[Document]:
    gone = {*known.view.dead, *known.view.exiled}
    floor, votes = holder(known), _votes(known)
    return [
        {
            "seat": seat,
            "name": teller.name(Seat(seat)),
            "alive": seat not in gone,
            "captain": seat == known.view.mayor,
            "floor": seat == floor,
            "turn": voting is not None and seat == voting.player,
            "votes": votes.get(Seat(seat), 0),
            "role": known.view.shown.get(Seat(seat), ""),
            "role_name": _shown(known, Seat(seat), teller),
        }
        for seat in range(len(teller.cast.names))
    ]


def _shown(known: Known, seat: Seat, teller: Teller) -> str:
    role = known.view.shown.get(seat)
    return teller.role_name(role) if role else ""


def _votes(known: Known) -> dict[Seat, int]:
    """Return how many votes lie before whom since players were last asked in turn, today."""
    votes: dict[Seat, int] = {}
    for fact in _today(known):
        if fact.kind == _ORDER:
            return votes
        if fact.kind == _VOTED:
            votes.setdefault(getattr(fact, "vote", Seat(-1)), getattr(fact, "count", 0))
    return {}


def _today(known: Known) -> Iterator[Fact]:
    """Yield what was told since the last night fell, the newest first."""
    for _, fact in reversed(known.told):
        if fact.kind in _NIGHTFALL:
            return
        yield fact


def _accused(known: Known, teller: Teller) -> list[Document]:
    """Return who stands accused or is nominated, until that is decided."""
    letter, named = None, None
    for fact in _today(known):
        if isinstance(fact, Pyre):
            return []
        if isinstance(fact, Nominated) and named is None:
            named = fact
        elif isinstance(fact, Letter):
            letter = fact.player
    if named is None or known.view.over:
        return []
    asked = known.view.questions.get(THUMBS)
    mine = thumbs_of(known)
    offered = {option for part in asked.parts for option in part.options} if asked else set()
    return [
        {
            "seat": seat,
            "name": teller.name(seat),
            "letter": seat == letter,
            "up": seat in mine,
            "may": seat in offered,
        }
        for seat in named.players
    ]


def _again(live: LiveGame) -> str:
    """Return the name of the next game of the same people, empty for none."""
    if live.again_id is None:
        return ""
    after = _games.one(live.again_id)
    return after.game.name if after is not None else ""


_games: Final = Prepared(lambda live: LiveGame.objects.select_related("game").filter(pk=live), int)
