"""Signing in by a mailed link: who a visitor is, and what is only for some."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import wraps
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Concatenate, Final, ParamSpec
from urllib.parse import urlencode

from django.contrib.auth import get_user_model, login
from django.contrib.auth.models import User
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from limits import RateLimitItemPerHour
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from sesame.utils import get_token, get_user

from verteller.hosting import post
from verteller.hosting.models import Kind, Outgoing, Person
from verteller.hosting.people import find_person
from verteller.hosting.transactions import in_one_transaction

P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, P], HttpResponse]

LASTS: Final = timedelta(minutes=15)
"""How long a link can be used; the settings give the same to what checks it."""

MOST_LINKS: Final = 3
"""Links mailed to one address within `LASTS`; whoever wants more has them in his mailbox."""

FROM_ONE_PLACE: Final = RateLimitItemPerHour(30)
"""So often may be asked for a link from one network, whatever the addresses."""

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
    if not _limiter.hit(FROM_ONE_PLACE, _network(asked.place)):
        return None
    person = find_person(asked.email)
    if person is None:
        return None
    return _mail_link(person.pk, asked, link_with)


@in_one_transaction
def _mail_link(person_id: int, asked: Asked, link_with: Callable[[str], str]) -> Outgoing | None:
    # Locked, so that two who ask at the same moment are counted as two.
    person = Person.objects.select_for_update().get(pk=person_id)
    email = asked.email.strip().lower()
    mine = Outgoing.objects.filter(to_email=email, kind=Kind.SIGN_IN)
    if mine.filter(created_at__gt=asked.at - LASTS).count() >= MOST_LINKS:
        return None
    account = _account_of(person)
    if account.is_staff or account.is_superuser:
        # What a password protects is not opened by a mail.
        return None
    payload = {
        "link": link_with(get_token(account)),
        "minutes": int(LASTS.total_seconds() // 60),
    }
    (row,) = post.save(
        [post.to_address(email, person.language, Kind.SIGN_IN, payload, at=asked.at)]
    )
    return row


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


def _account_of(person: Person) -> User:
    """Return the account that sessions hang on; it has no password to guess."""
    if person.user is not None:
        return person.user
    account, is_new = User.objects.get_or_create(username=f"person-{person.pk}")
    if is_new:
        account.set_unusable_password()
        account.save(update_fields=["password"])
    person.user = account
    person.save(update_fields=["user"])
    return account


def _to_sign_in(request: HttpRequest) -> HttpResponse:
    place = request.get_full_path() if request.method == "GET" else reverse("web:home")
    target = f"{reverse('web:sign-in')}?{urlencode({'next': place})}"
    if request.headers.get("HX-Request"):
        # A part of a page cannot show the form; the whole page goes there.
        return HttpResponse(headers={"HX-Redirect": target})
    return HttpResponseRedirect(target)


def _network(place: str) -> str:
    """Return what counts as one place: an address, of IPv6 the network a home gets."""
    try:
        address = ip_address(place)
    except ValueError:
        return place
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, 64), strict=False))
    return str(address)
