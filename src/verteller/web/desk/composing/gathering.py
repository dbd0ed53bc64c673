"""Who takes part: invited, signed up by a master, taken off; and the deal."""

from collections.abc import Callable, Mapping
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from verteller.hosting import clock, composing, invitations, masters, nicknames, sign_up
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Gender, HostedGame, Language, Player, Status
from verteller.hosting.people import Manners
from verteller.web.desk.composing.rulebooks import warning_words
from verteller.web.desk.composing.shared import note
from verteller.web.desk.shared import Case, case_of, tell, warn, why_refused
from verteller.web.signing_in import for_masters
from verteller.web.wording import say

LONGEST: Final = 20_000
"""Characters of a form that are read."""

TYPED: Final = (
    *("addresses", "text", "name", "address", "gender", "language", "zone", "nicknames"),
    *("player", "called"),
)
"""Fields whose content is shown again where something in them was wrong."""

MOST_DIGITS: Final = 9

UNDEALT: Final = frozenset({Status.SIGN_UP, Status.PAUSED})


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def players(request: HttpRequest, name: str) -> HttpResponse:
    """
    Show who has signed up; invite people, and sign somebody up.

    Source: wakkerdam, WAK-SYS-30, WAK-SIGN-02, -10; tempo reale, LTR-SYS-15; Lupus 3.0,
    LU3-SYS-08.
    """
    case = _undealt(request, name)
    faults: dict[str, str] = {}
    act = request.POST.get("act", "")
    if request.method == "POST" and act in DOING:
        try:
            done = DOING[act](case, request.POST)
        except HostingError as error:
            faults[act] = why_refused(error, case.record.name)
        else:
            note(case, act)
            tell(request, done)
            return _after(case)
    return render(
        request,
        "web/desk/composing/players.html",
        _context(case, request.POST, faults),
        status=422 if faults else 200,
    )


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def take_off(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Ask whether somebody's sign-up is to be undone, and undo it."""
    case = _undealt(request, name)
    player = get_object_or_404(Player, game=case.record, pk=number)
    back = reverse("desk:players", args=[case.record.name])
    if request.method == "POST":
        try:
            composing.take_off(case.record, player, clock.now())
        except HostingError as error:
            warn(request, why_refused(error, case.record.name))
        else:
            note(case, "take_off")
            tell(request, say("player-taken-off", name=player.name))
        return HttpResponseRedirect(back)
    context = {
        "case": case,
        "question": say("take-off-question", name=player.name, game=case.record.name),
        "text": [say("take-off-text", name=player.name)],
        "button": say("player-take-off"),
        "back": back,
    }
    return render(request, "web/desk/composing/ask.html", context)


@for_masters
@require_http_methods(["GET", "HEAD", "POST"])
def deal(request: HttpRequest, name: str) -> HttpResponse:
    """
    Ask whether the roles are to be dealt now, and say what came of it.

    Source: wakkerdam, WAK-SIGN-10; tempo reale, LTR-GEN-05, LTR-SYS-22, LTR-SYS-23.
    """
    case = case_of(request, name)
    record = case.record
    game = reverse("desk:game", args=[record.name])
    if record.length or record.status != Status.SIGN_UP:
        return HttpResponseRedirect(game)
    if request.method != "POST":
        return render(request, "web/desk/composing/ask.html", _before_the_deal(case, game))
    try:
        status = composing.deal_now(record, clock.now())
    except HostingError as error:
        warn(request, why_refused(error, record.name))
        return HttpResponseRedirect(game)
    note(case, "deal")
    if status == Status.PAUSED:
        warn(request, say("deal-paused", game=record.name))
        return HttpResponseRedirect(game)
    tell(request, say("deal-done", game=record.name))
    return HttpResponseRedirect(
        game if case.player else reverse("desk:letters", args=[record.name])
    )


def _undealt(request: HttpRequest, name: str) -> Case:
    case = case_of(request, name)
    if case.record.length or case.record.status not in UNDEALT:
        raise Http404
    return case


def _after(case: Case) -> HttpResponse:
    """Go on to the game, if the last place was taken and the roles have been dealt."""
    record = HostedGame.objects.get(pk=case.record.pk)
    page = "desk:players" if not record.length else "desk:game"
    return HttpResponseRedirect(reverse(page, args=[record.name]))


def _invite(case: Case, given: Mapping[str, str]) -> str:
    emails = given.get("addresses", "")[:LONGEST].replace(",", " ").replace(";", " ").split()
    text = given.get("text", "")[:LONGEST]
    rows = invitations.invite(case.record, emails, clock.now(), text=text)
    return say("invited", count=len(rows))


def _add(case: Case, given: Mapping[str, str]) -> str:
    manners = Manners(given.get("gender", ""), given.get("language", ""), given.get("zone", ""))
    name = given.get("name", "")
    sign_up.sign_up(
        case.record,
        given.get("address", ""),
        name,
        manners,
        clock.now(),
        nicknames=_listed(given.get("nicknames", "")),
    )
    return say("player-added", name=" ".join(name.split()))


def _nickname(case: Case, given: Mapping[str, str]) -> str:
    """Call somebody by other names than before. Source: Lupus 3.0, LU3-SYS-08."""
    number = given.get("player", "")
    if not number.isdecimal() or len(number) > MOST_DIGITS:
        raise Http404
    player = get_object_or_404(Player, game=case.record, pk=int(number))
    nicknames.rename(player, _listed(given.get("called", "")))
    return say("nickname-saved", name=player.name)


def _listed(given: str) -> list[str]:
    return [each.strip() for each in given[:LONGEST].replace(";", ",").split(",") if each.strip()]


DOING: Final[Mapping[str, Callable[[Case, Mapping[str, str]], str]]] = {
    "invite": _invite,
    "add": _add,
    "nickname": _nickname,
}


def _context(case: Case, given: Mapping[str, str], faults: Mapping[str, str]) -> dict[str, object]:
    record = case.record
    fields = (
        "addresses",
        "text",
        "name",
        "address",
        "gender",
        "language",
        "zone",
        "nicknames",
        "player",
        "called",
    )
    typed = {key: given.get(key, "")[:LONGEST] for key in fields}
    typed["gender"] = typed["gender"] or str(Gender.NEITHER)
    typed["language"] = typed["language"] or record.language
    typed["zone"] = typed["zone"] or case.person.time_zone
    return {
        "case": case,
        "record": record,
        "outlook": composing.outlook(record),
        "players": record.players.select_related("address").order_by("signed_up_at", "pk"),
        "is_open": record.status == Status.SIGN_UP,
        "faults": faults,
        "typed": typed,
        "genders": Gender.values,
        "languages": Language.choices,
    }


def _before_the_deal(case: Case, back: str) -> dict[str, object]:
    """Return what dealing now would mean; of the villages, nothing to whoever plays."""
    record = case.record
    outlook = composing.outlook(record)
    text = [say("deal-text", count=outlook.players)]
    warnings: list[str] = []
    if case.player is None and not outlook.obstacle:
        masters.note_reading(record, case.person, clock.now())
        text.append(say("deal-own" if outlook.own else "deal-library", count=len(outlook.fitting)))
        found = [composing.warnings(record.rulebook, each) for each in outlook.fitting]
        named = dict.fromkeys(warning for each in found for warning in each)
        warnings = [warning_words(record.rulebook, each) for each in named]
    obstacle = ""
    if outlook.obstacle == "too_few":
        obstacle = say("deal-too-few", count=outlook.players, least=outlook.least)
    elif outlook.obstacle:
        obstacle = say("deal-no-composition", count=outlook.players)
    return {
        "case": case,
        "question": say("deal-question", game=record.name),
        "text": text,
        "warnings": warnings,
        "obstacle": obstacle,
        "button": say("deal-title"),
        "back": back,
    }
