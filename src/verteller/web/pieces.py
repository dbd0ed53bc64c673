"""Pages in pieces: each is made once for as long as it says the same, and changes by itself."""

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from hashlib import sha256
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import get_template
from django.utils.cache import get_conditional_response, patch_vary_headers
from django.utils.crypto import salted_hmac
from django.utils.http import http_date
from django.utils.safestring import SafeString

from verteller.hosting import clock
from verteller.telling.cast import Language
from verteller.web.wording import language

MOST_KEPT: Final = 512
"""Pieces that are kept ready, a few kilobytes each."""

NOTHING_NEW: Final = 204

DRAWN_ANEW: Final = re.compile(
    rb'(?<=name="csrfmiddlewaretoken" value=")\w+(?=")|(?<=data-now=")\d+(?=")'
)
"""What differs each time a page is made, though it says the same."""


@dataclass(frozen=True, slots=True)
class PagePiece:
    """
    A part of a page that is put in anew when what it says has changed.

    Args:
        name: Its id on the page.
        stamp: What changes whenever *html* does.
    """

    name: str
    html: SafeString
    stamp: str


def piece(name: str, template: str, **shown: Hashable) -> PagePiece:
    """
    Return a piece of a page.

    Args:
        shown: Everything that is in it, besides words in the language of the page. It must hold
            nothing that depends on who looks: whoever looks next is given the same piece.
    """
    return _piece(name, template, language(), tuple(sorted(shown.items())))


def forget() -> None:
    """Forget all pieces, as if this process had just been started."""
    _piece.cache_clear()


@lru_cache(maxsize=MOST_KEPT)
def _piece(
    name: str, template: str, spoken: Language, shown: tuple[tuple[str, Hashable], ...]
) -> PagePiece:
    html = get_template(template).render({**dict(shown), "code": spoken}).strip()
    return PagePiece(name, SafeString(html), sha256(html.encode()).hexdigest()[:16])


def answer(
    request: HttpRequest,
    template: str,
    context: Mapping[str, object],
    *,
    pieces: Sequence[PagePiece],
    stamp: str,
    changed_at: datetime | None = None,
) -> HttpResponse:
    """
    Answer with a page, or to a page that is open already with its pieces alone.

    A browser may keep what it gets but has to ask before it shows it again, and nobody in
    between may keep it at all: a page says who is signed in.

    Args:
        stamp: What changes whenever one of the pieces does. A page that knows it is told that
            nothing is new.
        changed_at: When what the page says changed last, as far as everybody may know.
    """
    is_part = bool(request.headers.get("HX-Request"))
    if is_part and request.GET.get("stamp") == stamp:
        return _private(HttpResponse(status=NOTHING_NEW))
    shown = {
        **context,
        "pieces": pieces,
        "stamp": stamp,
        "is_part": is_part,
        "now": int(clock.now().timestamp() * 1000),
    }
    response = render(request, "web/_pieces.html" if is_part else template, shown)
    if changed_at is not None:
        response.headers["Last-Modified"] = http_date(int(changed_at.timestamp()))
    cut = b"\0".join(DRAWN_ANEW.split(response.content))
    return conditional(request, response, etag_of(request, sha256(cut).digest()))


def etag_of(request: HttpRequest, digest: bytes) -> str:
    """
    Return the tag of a page for whoever asks for it.

    Args:
        digest: Of all that is not drawn anew for each reader.
    """
    # The forms of a page that is kept go with the visitor's cookie of that time.
    secret = request.META.get("CSRF_COOKIE", "") if request.COOKIES.get("csrftoken") else ""
    mine = salted_hmac("verteller.web.pieces", secret).digest()
    return f'"{sha256(digest + mine).hexdigest()[:32]}"'


def conditional(request: HttpRequest, response: HttpResponse, etag: str) -> HttpResponse:
    """Return *response*, or that nothing has changed to a browser that has kept the same."""
    response.headers["ETag"] = etag
    # By its tag alone: a page may have changed again within the second that a date can tell.
    kept = get_conditional_response(request, etag=etag, response=_private(response))
    return kept if isinstance(kept, HttpResponse) else response


def _private(response: HttpResponse) -> HttpResponse:
    response.headers["Cache-Control"] = "private, no-cache"
    patch_vary_headers(response, ("Accept-Language", "Cookie", "HX-Request"))
    return response
