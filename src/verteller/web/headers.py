"""Headers that keep our pages to themselves: no script or frame but our own."""

from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'self'"
)
MAIL_POLICY: Final = (
    "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src data:;"
    " frame-ancestors 'self'; form-action 'none'; base-uri 'none'"
)
"""For a mail's own layout: it can be looked at (and measured by our page) and nothing else."""

HEADER: Final = "Content-Security-Policy"


def content_security(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Add the policy to every answer that has none of its own."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if request.path.startswith("/admin/"):
            return response
        response.headers.setdefault(HEADER, POLICY)
        response.headers.setdefault("X-Frame-Options", "SAMEORIGIN")
        return response

    return middleware


def secure_cookies(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Let browsers send back over HTTPS alone what they were given over HTTPS."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if request.is_secure():
            for cookie in response.cookies.values():
                cookie["secure"] = True
        return response

    return middleware
