"""Headers on every answer: no script, style or frame but our own, nothing kept, nothing told."""

from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final, cast

from asgiref.sync import iscoroutinefunction
from django.contrib.auth import SESSION_KEY
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.utils.decorators import sync_and_async_middleware
from lxml import etree, html

HEADER: Final = "Content-Security-Policy"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self';"
    " base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
)
"""What a page may load and do: our own files, and nothing that stands in the page itself."""

POWERS: Final = (
    *("accelerometer", "autoplay", "browsing-topics", "camera", "display-capture"),
    *("encrypted-media", "fullscreen", "geolocation", "gyroscope", "hid", "idle-detection"),
    *("local-fonts", "magnetometer", "microphone", "midi", "payment", "picture-in-picture"),
    *("screen-wake-lock", "serial", "storage-access", "usb", "xr-spatial-tracking"),
)
"""What a browser could do for a page and none of ours needs."""

TABLE: Final = "/table/"
"""Pages that bring Python along and run it, and keep it for where there is no network."""

ROOMS: Final = "/rooms/"
"""Pages that call out what happens, so that a phone has to stay awake."""

TABLE_POLICY: Final = (
    POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    + "; worker-src 'self'"
)
"""For those alone: a program that is no script may be run, as long as it is one of our files."""

ALWAYS: Final = {
    HEADER: POLICY,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    # Not even the address of a page is told elsewhere; `no-referrer` would also take the sender
    # from our own forms, without which they cannot be told from forged ones.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        [
            *(f"{power}=()" for power in POWERS),
            "publickey-credentials-create=(self)",
            "publickey-credentials-get=(self)",
        ]
    ),
}
"""Headers that every answer has, unless a page has stricter or narrower ones of its own."""

UNKEPT: Final = "private, no-store"
"""For a page that somebody sees because he is signed in: it is his alone, and nothing keeps it."""

Answer = Callable[[HttpRequest], HttpResponse]
LaterAnswer = Callable[[HttpRequest], Awaitable[HttpResponse]]


@sync_and_async_middleware
def protect(get_response: Answer | LaterAnswer) -> Answer | LaterAnswer:
    """Add to every answer what keeps it safe; it stands before everything that might answer."""
    if iscoroutinefunction(get_response):
        waiting = cast("LaterAnswer", get_response)

        async def later(request: HttpRequest) -> HttpResponse:
            traced = _refused(request)
            return _protected(request, await waiting(request) if traced is None else traced)

        return later

    at_once = cast("Answer", get_response)

    def middleware(request: HttpRequest) -> HttpResponse:
        traced = _refused(request)
        return _protected(request, at_once(request) if traced is None else traced)

    return middleware


def _refused(request: HttpRequest) -> HttpResponse | None:
    """Refuse to echo what somebody sent."""
    return HttpResponseNotAllowed(["GET", "HEAD", "POST"]) if request.method == "TRACE" else None


def _protected(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    if request.path.startswith(TABLE):
        _let_run(response)
    if request.path.startswith((TABLE, ROOMS)):
        _keep_awake(response)
    for name, value in ALWAYS.items():
        response.headers.setdefault(name, value)
    if _is_personal(request):
        response.headers.setdefault("Cache-Control", UNKEPT)
    if request.is_secure():
        # What was given over HTTPS comes back over HTTPS alone.
        for cookie in response.cookies.values():
            cookie["secure"] = True
    return response


def _let_run(response: HttpResponse) -> None:
    """Let a page of the table run its program."""
    response.headers.setdefault(HEADER, TABLE_POLICY)


def _keep_awake(response: HttpResponse) -> None:
    """Let a page keep the screen on: eyes are closed, and a phone that sleeps hears no call."""
    powers = ALWAYS["Permissions-Policy"].replace("screen-wake-lock=()", "screen-wake-lock=(self)")
    response.headers.setdefault("Permissions-Policy", powers)


def _is_personal(request: HttpRequest) -> bool:
    """Tell whether a page was made for somebody who is signed in."""
    session = getattr(request, "session", None)
    return session is not None and session.accessed and SESSION_KEY in session


def mail_policy(layout: str) -> str:
    """
    Return the policy for a mail's own layout: it can be looked at and nothing else.

    The styles that stand in it are let in one by one, by what they say; a style that anybody
    could slip in beside them has no effect.
    """
    hashes = sorted({f"'sha256-{_digest(style)}'" for style in _styles(layout)})
    allowed = " ".join(["'unsafe-hashes'", *hashes]) if hashes else "'none'"
    return (
        f"sandbox allow-same-origin; default-src 'none'; style-src {allowed};"
        " frame-ancestors 'self'; form-action 'none'; base-uri 'none'; object-src 'none'"
    )


def _styles(layout: str) -> list[str]:
    try:
        root = html.document_fromstring(layout)
    except (etree.ParserError, ValueError):
        return []
    inline = [str(style) for style in root.xpath("//@style")]
    return inline + [str(sheet.text or "") for sheet in root.iter("style")]


def _digest(style: str) -> str:
    return b64encode(sha256(style.encode()).digest()).decode()
