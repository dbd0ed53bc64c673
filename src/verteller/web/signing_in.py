"""Signing in by a mailed link: who a visitor is, and what is only for some."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import wraps
from typing import Concatenate, Final, NoReturn, ParamSpec
from urllib.parse import urlencode

from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Max, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from sesame.utils import get_token, get_user

from verteller.hosting import journal, post
from verteller.hosting.accounts import account_of, is_protected
from verteller.hosting.errors import HostingError
from verteller.hosting.games import find_game
from verteller.hosting.masters import is_master
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Sending
from verteller.hosting.names import folded
from verteller.hosting.people import find_person
from verteller.hosting.throttling import BY_ITS_OWNER, limit_of, limiter, network_of
from verteller.hosting.transactions import in_one_transaction
from verteller.web.sessions import begin, only_game

P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, P], HttpResponse]

LASTS: Final = timedelta(minutes=15)
"""How long a link can be used; the settings give the same to what checks it."""

MOST_LINKS: Final = 3
"""Links mailed to one address within `LASTS`; whoever wants more has them in his mailbox."""

A_DAY: Final = timedelta(days=1)
MOST_A_DAY: Final = 10
"""Links mailed to one address within `A_DAY`, counted anew once one has been used."""

LONGEST_PLACE: Final = 500
"""Letters of the page that somebody wants to go to once he has signed in."""

LOOKED_THROUGH: Final = 50_000
"""Among so many of the last mails links are counted."""


def signed_in(request: HttpRequest) -> Person | None:
    """
    Return who is signed in, None if nobody; rights are read anew with every request.

    Whoever has entered with a printed code is signed in on the pages of its one game as a player,
    and on no other page: what does not know of such sessions is closed to them.
    """
    if not request.user.is_authenticated:
        return None
    known: Person | None = getattr(request.user, "person", None)
    bound = game_bound_to(request)
    if bound is not None and not _is_page_of(request, bound):
        return None
    return known


def visitor(request: HttpRequest) -> Person:
    """Return who is signed in, on a page that is not there for anybody else."""
    person = signed_in(request)
    if person is None:
        raise Http404
    return person


def game_bound_to(request: HttpRequest) -> HostedGame | None:
    """Return the one game that a session entered with a printed code opens, if it is such one."""
    pk = only_game(request) if request.user.is_authenticated else None
    if pk is None:
        return None
    # The game may be gone; the session opens nothing then.
    return HostedGame.objects.filter(pk=pk).first() or HostedGame()


def _is_page_of(request: HttpRequest, record: HostedGame) -> bool:
    """Tell whether a page is one of a game's players."""
    place = request.resolver_match
    if place is None or place.app_names[:1] != ["play"] or "name" not in place.kwargs:
        return False
    return bool(record.pk) and folded(str(place.kwargs["name"])) == record.name_key


def for_people(page: Page[P]) -> Page[P]:
    """Let *page* be seen by everybody who is signed in; others are asked to sign in first."""

    @never_cache
    @wraps(page)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if signed_in(request) is None:
            return _to_sign_in(request)
        return page(request, *args, **kwargs)

    return guarded


def for_masters(page: Page[P]) -> Page[P]:
    """
    Let *page*, of the game called ``name``, be seen by those who have that game's desk.

    Those are its own masters and all administrators. Who is not signed in is asked to; for
    anybody else the page is not there (404), whether there is such a game or not.
    """

    @never_cache
    @wraps(page)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        person = signed_in(request)
        if person is None:
            return _to_sign_in(request)
        try:
            record = find_game(str(kwargs["name"]))
        except HostingError as error:
            raise Http404 from error
        if not is_master(person, record):
            _refuse(request, person)
        return page(request, *args, **kwargs)

    return guarded


def for_administrators(page: Page[P]) -> Page[P]:
    """
    Let *page* be seen by administrators alone.

    Who is not signed in is asked to; for anybody else who is, the page is not there (404), as
    if the address were wrong: he learns nothing of what administrators can look at.
    """

    @never_cache
    @wraps(page)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        person = signed_in(request)
        if person is None:
            return _to_sign_in(request)
        if not person.is_administrator:
            _refuse(request, person)
        return page(request, *args, **kwargs)

    return guarded


@dataclass(frozen=True, slots=True)
class Asked:
    """
    Somebody asks for a link.

    Args:
        email: The address he typed.
        place: The address of his machine.
        at: When.
        knows: Whether his browser has entered an account before; see `acquaintance`.
    """

    email: str
    place: str
    at: datetime
    knows: Callable[[User | None], bool] = lambda _account: False


def mail_link(asked: Asked, link_with: Callable[[str], str]) -> Outgoing | None:
    """
    Mail a link to whoever has the address, unless there were too many lately.

    Whoever asks is to be answered the same in any case, so that nobody learns who plays here.

    Args:
        link_with: Returns the page's full address for a token.

    Returns:
        The mail that was queued, if any.
    """
    network = network_of(asked.place)
    if not limiter.hit(limit_of(network), "link", network):
        return None
    row = _write_link(asked, link_with)
    return row if row is not None and row.status == Sending.QUEUED else None


@in_one_transaction
def _write_link(asked: Asked, link_with: Callable[[str], str]) -> Outgoing | None:
    """
    Write the mail with the link; for an address nobody has, one that is not to be sent.

    For both the same is read and written, or the time it takes would tell who plays here.
    """
    lately = _lately()
    lately.filter(status=Sending.WITHHELD, created_at__lt=asked.at - A_DAY).delete()
    email = asked.email.strip().lower()
    known = find_person(email)
    # Locked, so that two who ask at the same moment are counted as two.
    people = Person.objects.select_for_update(of=("self",)).select_related("user")
    person = people.filter(pk=known.pk if known else 0).first()
    account = person.user if person else None
    may_have_another = _may_have_another(lately.filter(to_email=email), account, asked.at)
    # What others ask for in his name is not taken from what he asks for himself.
    if not (may_have_another or (asked.knows(account) and _may_ask_himself(account))):
        return None
    account = account_of(person)
    # What a password protects is not opened by a mail.
    sends = person is not None and not is_protected(account)
    link = link_with(get_token(account))
    payload = {"link": link if sends else "", "minutes": int(LASTS.total_seconds() // 60)}
    language = person.language if person else str(Person().language)
    row = post.to_address(email, language, Kind.SIGN_IN, payload, at=asked.at)
    row.status = Sending.QUEUED if sends else Sending.WITHHELD
    return post.save([row])[0]


def _lately() -> QuerySet[Outgoing]:
    """Return the links among the last mails; who asks is not to wait for years of post."""
    newest = Outgoing.objects.aggregate(last=Max("pk"))["last"] or 0
    return Outgoing.objects.filter(pk__gt=newest - LOOKED_THROUGH, kind=Kind.SIGN_IN)


def _may_have_another(mine: QuerySet[Outgoing], account: User | None, at: datetime) -> bool:
    """Tell whether one more link may go to an address; who has used one is there himself."""
    if mine.filter(created_at__gt=at - LASTS).count() >= MOST_LINKS:
        return False
    since = at - A_DAY
    if account is not None and account.last_login is not None:
        since = max(since, account.last_login)
    return mine.filter(created_at__gt=since).count() < MOST_A_DAY


def _may_ask_himself(account: User | None) -> bool:
    """Tell whether one more link may be asked for in a browser that entered the account before."""
    return account is not None and limiter.hit(BY_ITS_OWNER, "link", "own", str(account.pk))


def holder_of(token: str) -> Person | None:
    """Return whom the link with *token* would sign in; looking uses nothing up."""
    account = get_user(token, update_last_login=False)
    return getattr(account, "person", None)


def enter(request: HttpRequest, token: str) -> Person | None:
    """Sign in whoever the link is for; it works once. None if it works no longer."""
    with transaction.atomic():
        claimed = get_user(token, update_last_login=False)
        if claimed is None:
            return None
        # Of two who use a link at the same moment, the second finds it used.
        get_user_model().objects.select_for_update().get(pk=claimed.pk)
        account = get_user(token, update_last_login=True)
        person: Person | None = getattr(account, "person", None)
        if account is None or person is None:
            return None
        if is_protected(account):
            return None
    begin(request, account, "link")
    return person


def safe_path(request: HttpRequest, given: str) -> str:
    """Return *given* if it can be a page of ours, the first page otherwise."""
    is_ours = url_has_allowed_host_and_scheme(
        given, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    # It stands in a mail that anybody can have sent to somebody.
    return given if is_ours and len(given) <= LONGEST_PLACE else reverse("web:home")


def _refuse(request: HttpRequest, person: Person) -> NoReturn:
    """Note who tried what is not for him, and let there be no such page."""
    view = request.resolver_match.view_name if request.resolver_match else ""
    journal.note("page_refused", kind=view, by=person.pk)
    raise Http404


def _to_sign_in(request: HttpRequest) -> HttpResponse:
    match, bound = request.resolver_match, game_bound_to(request)
    if match is not None and match.view_name == "play:games" and bound is not None and bound.pk:
        # Of all his games, the one that he has entered.
        return HttpResponseRedirect(reverse("play:game", args=[bound.name]))
    place = request.get_full_path() if request.method == "GET" else reverse("web:home")
    target = f"{reverse('web:sign-in')}?{urlencode({'next': place})}"
    if request.headers.get("HX-Request"):
        # A part of a page cannot show the form; the whole page goes there.
        return HttpResponse(headers={"HX-Redirect": target})
    return HttpResponseRedirect(target)
