"""The built-in mailbox: whose mail there is, the mails, and an answer to them."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.clickjacking import xframe_options_sameorigin
from django.views.decorators.http import require_POST, require_safe

from verteller.hosting.home import home
from verteller.hosting.models import HostedGame, MailboxMessage
from verteller.web import headers, house, mailboxes
from verteller.web.letters import NoDoorError, RefusedError
from verteller.web.letters import write as write_letter
from verteller.web.mailboxes import Conversation
from verteller.web.models import Written
from verteller.web.wording import language, say

P = ParamSpec("P")

NOTHING_NEW: Final = 204


def demonstration_only(
    page: Callable[Concatenate[HttpRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Let *page* exist only where everybody's mail may be looked at."""

    @never_cache
    @wraps(page)
    def guarded(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if not house.has_mailbox():
            raise Http404
        return page(request, *args, **kwargs)

    return guarded


def unless_nothing_is_new(
    page: Callable[Concatenate[HttpRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Answer a page that asks again whether anything has come before *page* is made at all."""

    @wraps(page)
    def answered(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        known = request.GET.get("stamp") if _is_part(request) else None
        if known is not None and known == mailboxes.census().stamp:
            return HttpResponse(status=NOTHING_NEW)
        return page(request, *args, **kwargs)

    return answered


@demonstration_only
@require_safe
@unless_nothing_is_new
def people(request: HttpRequest) -> HttpResponse:
    """List everybody who has mail."""
    return _page(request, {})


@demonstration_only
@require_safe
@unless_nothing_is_new
def person(request: HttpRequest, address: str) -> HttpResponse:
    """List somebody's conversations."""
    return _page(request, _person(address))


@demonstration_only
@require_safe
@unless_nothing_is_new
def conversation(request: HttpRequest, address: str, slug: str) -> HttpResponse:
    """Show a conversation, which then has been read."""
    context = _person(address)
    chosen = _find(context["conversations"], slug)
    mailboxes.mark_read(chosen, context["address"])
    return _page(request, context | _reading(request, chosen))


@demonstration_only
@unless_nothing_is_new
def write(request: HttpRequest, address: str) -> HttpResponse:
    """Write a new mail, or the answer to one."""
    if request.method == "POST":
        return _send(request, address)
    return _page(request, _person(address) | _writing())


@demonstration_only
@require_POST
def open_other(request: HttpRequest) -> HttpResponse:
    """Go to the mailbox of an address that was typed."""
    address = request.POST.get("address", "").strip().lower()
    try:
        validate_email(address)
    except ValidationError:
        fault = {"fault": say("fault-address"), "typed_address": address}
        return _page(request, fault, status=422)
    return HttpResponseRedirect(reverse("web:person", args=[address]))


@demonstration_only
@require_safe
@xframe_options_sameorigin
def layout(_request: HttpRequest, address: str, number: int) -> HttpResponse:
    """Show a mail with its own layout, in which nothing can run or be loaded."""
    mail = MailboxMessage.objects.filter(pk=number, to_email=address.lower()).first()
    if mail is None or not mail.html:
        raise Http404
    return HttpResponse(mail.html, headers={headers.HEADER: headers.mail_policy(mail.html)})


def _person(address: str) -> dict[str, Any]:
    address = address.lower()
    return {"address": address, "conversations": mailboxes.conversations(address)}


def _find(found: list[Conversation], slug: str) -> Conversation:
    chosen = mailboxes.find_conversation(found, slug)
    if chosen is None:
        raise Http404
    return chosen


def _reading(request: HttpRequest, chosen: Conversation) -> dict[str, Any]:
    return {"conversation": chosen, "with_layout": request.GET.get("view") == "layout"}


def _writing() -> dict[str, Any]:
    games = HostedGame.objects.filter(
        status__in=("sign_up", "running", "paused"), by_invitation=False
    )
    names = list(games.order_by("name").values_list("name", flat=True))
    return {"writing": True, "home": home().address, "games": names}


def _is_part(request: HttpRequest) -> bool:
    """Tell whether a page asks for what has changed on it, not a reader for all of it."""
    return bool(request.headers.get("HX-Request"))


def _page(request: HttpRequest, context: dict[str, Any], *, status: int = 200) -> HttpResponse:
    """Render the page, or only the parts of it that change."""
    counted = mailboxes.census()
    owners = mailboxes.owners(counted)
    context |= {"owners": owners, "stamp": counted.stamp, "news": _news(request, context)}
    if "address" in context:
        context["owner"] = mailboxes.find_owner(owners, context["address"])
    template = "web/_mailbox.html" if _is_part(request) else "web/mailbox.html"
    return render(request, template, context, status=status)


def _news(request: HttpRequest, context: dict[str, Any]) -> int:
    """Return how many mails have come into the open conversation since the page was made."""
    known = request.GET.get("letters", "")
    chosen: Conversation | None = context.get("conversation")
    if chosen is None or not known.isdigit():
        return 0
    return len(chosen.letters) - int(known)


def _send(request: HttpRequest, address: str) -> HttpResponse:
    context = _person(address)
    answered = _answered(request, context["address"])
    try:
        written = _hand_over(request, mailboxes.known_owner(context["address"]), answered)
    except _FaultError as error:
        fault = str(error)
    else:
        return HttpResponseRedirect(_afterwards(written))
    context |= {"fault": fault, "typed": request.POST}
    if answered is None:
        context |= _writing()
    else:
        slug = request.POST.get("conversation", "")
        context |= _reading(request, _find(context["conversations"], slug))
    return _page(request, context, status=422)


def _answered(request: HttpRequest, address: str) -> MailboxMessage | None:
    number = request.POST.get("answers", "")
    if not number.isdigit():
        return None
    return MailboxMessage.objects.filter(pk=int(number), to_email=address).first()


class _FaultError(Exception):
    """The mail could not be sent; the text says why, in words."""


def _hand_over(
    request: HttpRequest, owner: mailboxes.Owner, answered: MailboxMessage | None
) -> Written:
    text = request.POST.get("text", "").strip()
    if not text:
        raise _FaultError(say("fault-empty"))
    try:
        return write_letter(
            house.current(),
            owner.address,
            owner.name,
            text,
            subject=request.POST.get("subject", ""),
            answered=answered,
            language=language(),
        )
    except NoDoorError as error:
        raise _FaultError(say("fault-no-door")) from error
    except RefusedError as error:
        raise _FaultError(say("fault-refused", reason=str(error))) from error


def _afterwards(written: Written) -> str:
    """Return where the conversation can be read that *written* belongs to."""
    address = written.from_email
    for each in mailboxes.conversations(address):
        if any(letter.message_id == written.message_id for letter in each.letters):
            place = reverse("web:conversation", args=[address, each.slug])
            return f"{place}#newest"
    return reverse("web:person", args=[address])
