"""What can be done about a game: each asks once more, on a page that says what it means."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import (
    administration,
    clock,
    games,
    journal,
    leaving,
    mastering,
    masters,
    pausing,
    playing,
    sign_up,
)
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.ladder import ladder_of
from verteller.hosting.listing import PlayerLine
from verteller.hosting.models import HostedGame, Player, Status, Volunteer
from verteller.rules.errors import AnswerError
from verteller.telling.cast import Cast, Reader
from verteller.telling.teller import Teller
from verteller.web.desk.shared import Case, case_of, tell, warn, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import language, say

LONGEST: Final = 365 * 24
"""Hours by which a phase can be extended at most."""


@dataclass(frozen=True, slots=True)
class Wish:
    """
    What somebody confirmed.

    Args:
        hours: How much longer, where that is asked.
        email: Who takes over, where that is asked.
        reason, public_reason: Why, where that is asked: for whom it concerns, and for all.
        factions: Which, where that is asked.
        sequence, closing: What stood open, and which closing was the last, on the page that
            asked: what has changed since is not what was meant.
        player: Whom it is about, where it is about one.
    """

    case: Case
    at: datetime
    hours: int
    email: str
    sequence: int
    closing: int
    player: Player | None = None
    reason: str = ""
    public_reason: str = ""
    factions: tuple[str, ...] = ()

    @property
    def record(self) -> HostedGame:
        """The game it is about."""
        return self.case.record


@dataclass(frozen=True, slots=True)
class Act:
    """
    Something that can be done.

    Args:
        fits: In which states of a game.
        grave: Whether it cannot be taken back, or is felt by everybody.
        asks_hours: Whether it needs to be told how long.
        asks_address: Whether it needs to be told who.
        asks_reasons: Whether it can be told why.
        asks_factions: How many factions it needs to be told: ``one``, or ``any`` number.
        is_revealing: Whether it is for those who know everything: what it does, and whether it
            can be done, tells of roles.
    """

    carry_out: Callable[[Wish], object]
    fits: frozenset[Status]
    grave: bool = False
    asks_hours: bool = False
    asks_address: bool = False
    asks_reasons: bool = False
    asks_factions: str = ""
    is_revealing: bool = False


def _close(wish: Wish) -> None:
    if wish.record.status == Status.SIGN_UP:
        closed = sign_up.close_sign_up(wish.record, wish.at)
    else:
        closed = playing.close_phase(wish.record, wish.sequence, wish.at)
    if not closed:
        raise HostingError(Code.NOTHING_OPEN, game=wish.record.name)


def _remove(wish: Wish) -> None:
    if wish.player is not None:
        mastering.remove(
            wish.record,
            wish.player,
            wish.at,
            reason=wish.reason,
            public_reason=wish.public_reason,
        )


def _remove_faction(wish: Wish) -> None:
    mastering.remove_faction(
        wish.record,
        "".join(wish.factions[:1]),
        wish.at,
        reason=wish.reason,
        public_reason=wish.public_reason,
    )


def _substitute(wish: Wish) -> None:
    if wish.player is not None:
        mastering.substitute(wish.record, wish.player, wish.email, wish.at, by=wish.case.person)


def _unlist(wish: Wish) -> None:
    if wish.player is not None:
        leaving.take_off_list(wish.record, wish.player, wish.at)


ACTS: Final[Mapping[str, Act]] = {
    "pause": Act(
        lambda wish: pausing.pause(wish.record, wish.at),
        frozenset({Status.SIGN_UP, Status.RUNNING}),
    ),
    "resume": Act(lambda wish: pausing.resume(wish.record, wish.at), frozenset({Status.PAUSED})),
    "extend": Act(
        lambda wish: mastering.extend(wish.record, timedelta(hours=wish.hours), wish.at),
        frozenset({Status.RUNNING}),
        asks_hours=True,
    ),
    "close": Act(_close, frozenset({Status.SIGN_UP, Status.RUNNING}), grave=True),
    "rewind": Act(
        lambda wish: mastering.rewind(wish.record, wish.at, closing=wish.closing),
        frozenset({Status.RUNNING}),
        grave=True,
    ),
    "look": Act(
        lambda wish: mastering.look(wish.record, wish.case.person, wish.at),
        frozenset({Status.RUNNING}),
        grave=True,
    ),
    "disqualify-faction": Act(
        _remove_faction,
        frozenset({Status.RUNNING}),
        grave=True,
        asks_reasons=True,
        asks_factions="one",
        is_revealing=True,
    ),
    "end": Act(
        lambda wish: mastering.end(wish.record, wish.factions, wish.at),
        frozenset({Status.RUNNING}),
        grave=True,
        asks_factions="any",
        is_revealing=True,
    ),
    "stop": Act(
        lambda wish: administration.stop(wish.record, wish.at),
        frozenset({Status.SIGN_UP, Status.RUNNING, Status.PAUSED}),
        grave=True,
    ),
    "delete": Act(
        lambda wish: administration.delete(wish.record),
        frozenset({Status.STOPPED, Status.FINISHED}),
        grave=True,
    ),
}
"""
What can be done about a game as a whole.

Source: wakkerdam, WAK-SYS-30 to -34; tempo reale, 2.2, 3.1, LTR-SYS-29, LTR-SYS-30.
"""

PLAYER_ACTS: Final[Mapping[str, Act]] = {
    "substitute": Act(_substitute, frozenset({Status.RUNNING}), grave=True, asks_address=True),
    "remove": Act(_remove, frozenset({Status.RUNNING}), grave=True, asks_reasons=True),
    "unlist": Act(_unlist, frozenset({Status.RUNNING, Status.PAUSED})),
}
"""What can be done about one player. Source: wakkerdam, WAK-SYS-35; tempo reale, LTR-SYS-28."""


REASONS: Final = ("reason", "public_reason")
"""The fields that say why: for whom it concerns, and for all."""

NOT_IN_THE_DARK: Final = frozenset({"close", "rewind"})
"""What tells whoever does it of a round that he must know nothing of."""


def fitting(case: Case) -> list[tuple[str, Act]]:
    """Return what can be done now about a game, by name."""
    return [
        (name, act)
        for name, act in ACTS.items()
        if case.record.status in act.fits and _is_for(case, name)
    ]


def _is_for(case: Case, name: str) -> bool:
    """Tell whether whoever's desk it is may do that, as far as he plays himself."""
    if name == "look":
        return case.may_look
    if name == "disqualify-faction":
        rulebook = case.rulebook
        if rulebook is None or not rulebook.disqualifies_factions:
            return False
    if ACTS[name].is_revealing and case.may_look:
        return False
    return not (name in NOT_IN_THE_DARK and case.is_in_the_dark)


def fitting_player(case: Case, line: PlayerLine, *, is_out: bool = False) -> tuple[str, ...]:
    """
    Return the names of what can be done now about a player.

    Args:
        is_out: Whether he has been taken out of the game, as all were told.
    """
    record = case.record
    plays = line.alive and line.seat is not None
    is_ghost = not line.alive and case.rulebook is not None and case.rulebook.disqualifies_dead
    can = {
        "substitute": plays and not case.may_look and ladder_of(record).has("substitutes"),
        "remove": (plays or is_ghost) and not is_out,
        "unlist": line.on_list and not line.alive,
    }
    return tuple(
        name for name, act in PLAYER_ACTS.items() if record.status in act.fits and can[name]
    )


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def act_on_game(request: HttpRequest, name: str, act: str) -> HttpResponse:
    """Ask whether something is really to be done about a game, and do it."""
    case = case_of(request, name)
    if act not in ACTS or not _is_for(case, act):
        raise Http404
    return _deal_with(request, case, act, ACTS[act])


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def act_on_player(request: HttpRequest, name: str, number: int, act: str) -> HttpResponse:
    """Ask whether something is really to be done about a player, and do it."""
    case = case_of(request, name)
    if act not in PLAYER_ACTS or (act == "substitute" and case.may_look):
        raise Http404
    player = get_object_or_404(
        Player.objects.select_related("address"), game=case.record, pk=number
    )
    return _deal_with(request, case, act, PLAYER_ACTS[act], player)


def _deal_with(
    request: HttpRequest, case: Case, name: str, act: Act, player: Player | None = None
) -> HttpResponse:
    key = f"desk-{name}-{case.record.pk}"
    if request.method != "POST":
        # Kept with the session and not in the page: a player is not to see how they change.
        request.session[key] = [case.record.sequence, _last_closing(case.record)]
        return _ask(request, case, name, act, player)
    known = request.session.pop(key, None)
    hours = _hours(request) if act.asks_hours else 0
    if known is None or hours is None:
        request.session[key] = [case.record.sequence, _last_closing(case.record)]
        fault = say("fault-hours", most=LONGEST) if hours is None else say("fault-again")
        return _ask(request, case, name, act, player, fault=fault)
    sequence, closing = known
    email = request.POST.get("address", "").strip() or request.POST.get("volunteer", "")
    reason, public_reason = (request.POST.get(name, "").strip() for name in REASONS)
    wish = Wish(
        case,
        clock.now(),
        hours,
        email,
        sequence,
        closing,
        player,
        reason=reason,
        public_reason=public_reason,
        factions=tuple(request.POST.getlist("faction")),
    )
    game = case.record.name
    try:
        act.carry_out(wish)
    except (HostingError, AnswerError) as error:
        warn(request, why_refused(error, game))
    else:
        _note(wish, name)
        tell(request, say(f"done-{name}", game=game, name=player.name if player else ""))
    gone = name == "delete" and not HostedGame.objects.filter(pk=case.record.pk).exists()
    return HttpResponseRedirect(
        reverse("desk:games") if gone else reverse("desk:game", args=[game])
    )


def _note(wish: Wish, name: str) -> None:
    """Keep who did what; of a game that is gone the journal alone tells."""
    if HostedGame.objects.filter(pk=wish.record.pk).exists():
        by, player = wish.case.person, wish.player
        masters.note_act(wish.record, name, wish.at, by=by, player=player)
    else:
        journal.note("admin_act", act=name, game=wish.record.name, by=wish.case.person.pk)


def _ask(
    request: HttpRequest,
    case: Case,
    name: str,
    act: Act,
    player: Player | None,
    *,
    fault: str = "",
) -> HttpResponse:
    who = player.name if player else ""
    context = {
        "case": case,
        "act": act,
        "name": name,
        "player": player,
        "title": say(f"act-{name}", name=who),
        "question": say(f"act-{name}-question", game=case.record.name, name=who),
        "text": say(f"act-{name}-text", name=who),
        "fault": fault,
        "hours": request.POST.get("hours", "24"),
        "most": LONGEST,
        "volunteers": _volunteers(case.record) if act.asks_address else [],
        "factions": factions_of(case) if act.asks_factions else [],
        "longest": mastering.LONGEST_REASON,
    }
    return render(request, "web/desk/act.html", context, status=422 if fault else 200)


def factions_of(case: Case) -> list[tuple[str, str]]:
    """Return the factions that a game's rulebook knows, each with its name."""
    teller = Teller(Cast(()), Reader(None, language()), case.record.rulebook)
    sides = dict.fromkeys(case.rulebook.roles.values() if case.rulebook else ())
    return [(side, teller.faction_name(side)) for side in sides]


def _volunteers(record: HostedGame) -> list[str]:
    """Return the addresses of those who would take over a seat, who asked first first."""
    waiting = Volunteer.objects.filter(game=record).order_by("offered_at", "pk")
    return list(waiting.values_list("address__email", flat=True))


def _last_closing(record: HostedGame) -> int:
    """Return the entry of the last closing, 0 before the first."""
    if not record.length:
        return 0
    with games.opened(record) as game:
        return game.last_closing() or 0


def _hours(request: HttpRequest) -> int | None:
    given = request.POST.get("hours", "")
    is_number = given.isascii() and given.isdigit() and len(given) < 6
    hours = int(given) if is_number else 0
    return hours if 1 <= hours <= LONGEST else None
