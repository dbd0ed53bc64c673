"""Signing in by a mailed link: who a visitor is, and what is only for some."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import wraps
from ipaddress import IPv6Address, ip_address, ip_network
from secrets import token_hex
from typing import Concatenate, Final, ParamSpec
from urllib.parse import urlencode

from django.contrib.auth import get_user_model, login
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Max, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from limits import RateLimitItem, RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from sesame.utils import get_token, get_user

from verteller.hosting import post
from verteller.hosting.models import Kind, Outgoing, Person, Sending
from verteller.hosting.people import find_person
from verteller.hosting.transactions import in_one_transaction

P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, P], HttpResponse]

LASTS: Final = timedelta(minutes=15)
"""How long a link can be used; the settings give the same to what checks it."""

MOST_LINKS: Final = 3
"""Links mailed to one address within `LASTS`; whoever wants more has them in his mailbox."""

A_DAY: Final = timedelta(days=1)
MOST_A_DAY: Final = 10
"""Links mailed to one address within `A_DAY`, counted anew once one has been used."""

LOOKED_THROUGH: Final = 50_000
"""Among so many of the last mails links are counted."""

FROM_ONE_PLACE: Final = RateLimitItemPerHour(30)
"""So often may be asked for a link from one network, whatever the addresses."""

FROM_A_PROXY: Final = RateLimitItemPerHour(600)
"""
So often where no network is known: behind a proxy that does not say for whom it asks, all visitors
are one, and thirty mistaken or malicious ones are not to keep everybody out.
"""

NEAR: Final = tuple(
    ip_network(each)
    for each in (
        *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
        *("::1/128", "fc00::/7", "fe80::/10"),
    )
)
"""Where proxies stand: on this machine, or in its own network."""

_limiter: Final = MovingWindowRateLimiter(MemoryStorage())


def signed_in(request: HttpRequest) -> Person | None:
    """Return who is signed in, None if nobody; rights are read anew with every request."""
    if not request.user.is_authenticated:
        return None
    known: Person | None = getattr(request.user, "person", None)
    return known


def for_people(page: Page[P]) -> Page[P]:
    """Let *page* be seen by everybody who is signed in; others are asked to sign in first."""

    @never_cache
    @wraps(page)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if signed_in(request) is None:
            return _to_sign_in(request)
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
            raise Http404
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
    """

    email: str
    place: str
    at: datetime


def mail_link(asked: Asked, link_with: Callable[[str], str]) -> Outgoing | None:
    """
    Mail a link to whoever has the address, unless there were too many lately.

    Whoever asks is to be answered the same in any case, so that nobody learns who plays here.

    Args:
        link_with: Returns the page's full address for a token.

    Returns:
        The mail that was queued, if any.
    """
    network = _network(asked.place)
    if not _limiter.hit(_limit_of(network), network):
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
    if not _may_have_another(lately.filter(to_email=email), account, asked.at):
        return None
    account = _new_account(person) if account is None else _as_if_new(account)
    # What a password protects is not opened by a mail.
    sends = person is not None and not (account.is_staff or account.is_superuser)
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
    login(request, account)
    return person


def safe_path(request: HttpRequest, given: str) -> str:
    """Return *given* if it is a page of ours, the first page otherwise."""
    is_ours = url_has_allowed_host_and_scheme(
        given, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return given if is_ours else reverse("web:home")


def _new_account(person: Person | None) -> User:
    """Make the account that somebody's sessions hang on; for nobody, one that is not kept."""
    with transaction.atomic():
        name = f"person-{person.pk}" if person else f"nobody-{token_hex(8)}"
        account, is_new = User.objects.get_or_create(username=name)
        if is_new:
            # It has no password to guess.
            account.set_unusable_password()
            account.save(update_fields=["password"])
        Person.objects.filter(pk=person.pk if person else 0).update(user=account)
        transaction.set_rollback(person is None)
    return account


def _as_if_new(account: User) -> User:
    """Return *account* after as long as it takes to make one."""
    _new_account(None)
    return account


def _to_sign_in(request: HttpRequest) -> HttpResponse:
    place = request.get_full_path() if request.method == "GET" else reverse("web:home")
    target = f"{reverse('web:sign-in')}?{urlencode({'next': place})}"
    if request.headers.get("HX-Request"):
        # A part of a page cannot show the form; the whole page goes there.
        return HttpResponse(headers={"HX-Redirect": target})
    return HttpResponseRedirect(target)


def _limit_of(network: str) -> RateLimitItem:
    """Return how often may be asked from a network, or by a proxy for whoever is behind it."""
    try:
        address = ip_network(network).network_address
    except ValueError:
        return FROM_A_PROXY
    near = any(address in each for each in NEAR if each.version == address.version)
    return FROM_A_PROXY if near else FROM_ONE_PLACE


def _network(place: str) -> str:
    """Return what counts as one place: an address, of IPv6 the network a home gets."""
    try:
        address = ip_address(place)
    except ValueError:
        return place
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, 64), strict=False))
    return str(address)
