"""Pages of a game as strangers get them: whole and ready, for as long as they say the same."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, wraps
from hashlib import sha256
from threading import Lock
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token

from verteller.hosting import clock
from verteller.hosting.executing import execute
from verteller.hosting.models import HostedGame, Player, Status
from verteller.hosting.names import folded
from verteller.web.known import Known, known_of
from verteller.web.pieces import DRAWN_ANEW, conditional, etag_of
from verteller.web.wording import language

P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, P], HttpResponse]
Key: TypeAlias = tuple[object, ...]

MOST_KEPT: Final = 256
"""Pages that are kept ready, some ten kilobytes each."""

HARMLESS: Final = frozenset({settings.CSRF_COOKIE_NAME, settings.LANGUAGE_COOKIE_NAME})
"""Cookies that tell nothing of who looks."""

HEADERS: Final = ("Content-Type", "Last-Modified")

_COLUMNS: Final = (
    *("name", "status", "due_at", "hints", "most", "rulebook", "seed_sha256"),
    *("rulebook_version", "created_at"),
)
"""Of a game's row, whatever its pages are made of; its length is looked at by itself."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """
    A page.

    Args:
        known: What everybody knew when it was made.
        pieces: The page, cut where something is drawn anew for each reader.
        drawn: What that is, one fewer than pieces: a token for a form, or the time.
        digest: Of all that is not drawn anew.
    """

    known: Known
    pieces: tuple[bytes, ...]
    drawn: tuple[str, ...]
    digest: bytes
    headers: dict[str, str] = field(default_factory=dict)


_kept: OrderedDict[Key, _Kept] = OrderedDict()
_lock = Lock()


def forget() -> None:
    """Forget all pages, as if this process had just been started."""
    with _lock:
        _kept.clear()


def kept_for_strangers(page: Page[P]) -> Page[P]:
    """
    Keep what *page* says of a game ready for whoever is not signed in.

    A kept page is only handed out while the game's row, its players and what everybody has been
    told are what they were when it was made. What some have been told meanwhile makes no
    difference, neither to the page nor to the way it is made.
    """

    @wraps(page)
    def shown(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if request.COOKIES.keys() - HARMLESS or request.headers.get("HX-Request"):
            return page(request, *args, **kwargs)
        found = _found(request, str(kwargs["name"]))
        if found is None:
            return page(request, *args, **kwargs)
        key, known = found
        with _lock:
            kept = _kept.get(key)
            if kept is not None:
                _kept.move_to_end(key)
        if kept is None or kept.known is not known:
            response = page(request, *args, **kwargs)
            if response.status_code == 200:
                _keep(key, _cut(response, known))
            return response
        return _answer(request, kept)

    return shown


def _found(request: HttpRequest, name: str) -> tuple[Key, Known] | None:
    """Return what a page is kept under, and what everybody knows; None before the deal."""
    rows = execute(_game_sql(connection.vendor), [folded(name)]).rows
    if not rows:
        return None
    pk, length, *row = rows[0]
    if not length or row[_COLUMNS.index("status")] == Status.SIGN_UP:
        return None
    people = execute(_people_sql(connection.vendor), [pk]).rows
    known = known_of(pk, row[_COLUMNS.index("seed_sha256")], length)
    if not known.is_phase_public:
        # That of a round of which not all know: no page is made of it.
        row[_COLUMNS.index("due_at")] = None
    address = request.get_full_path(), request.get_host(), language()
    return (pk, *address, repr(row), repr(people)), known


def _cut(response: HttpResponse, known: Known) -> _Kept:
    """Return a page in pieces, to be filled in for the next reader."""
    pieces, drawn, last = [], [], 0
    for found in DRAWN_ANEW.finditer(response.content):
        pieces.append(response.content[last : found.start()])
        drawn.append("now" if pieces[-1].endswith(b'data-now="') else "token")
        last = found.end()
    pieces.append(response.content[last:])
    headers = {name: response.headers[name] for name in HEADERS if name in response.headers}
    digest = sha256(b"\0".join(pieces)).digest()
    return _Kept(known, tuple(pieces), tuple(drawn), digest, headers)


def _keep(key: Key, made: _Kept) -> None:
    with _lock:
        _kept[key] = made
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)


def _answer(request: HttpRequest, kept: _Kept) -> HttpResponse:
    fresh: dict[str, Any] = {"now": str(int(clock.now().timestamp() * 1000))}
    if "token" in kept.drawn:
        fresh["token"] = get_token(request)
    filled = [kept.pieces[0]]
    for kind, piece in zip(kept.drawn, kept.pieces[1:], strict=True):
        filled += [fresh[kind].encode(), piece]
    response = HttpResponse(b"".join(filled), headers=kept.headers)
    return conditional(request, response, etag_of(request, kept.digest))


@cache
def _game_sql(_vendor: str) -> str:
    rows = HostedGame.objects.filter(name_key="").order_by()
    return rows.values_list("pk", "length", *_COLUMNS).query.sql_with_params()[0]


@cache
def _people_sql(_vendor: str) -> str:
    rows = Player.objects.filter(game_id=1).order_by("pk")
    return rows.values_list("name", "gender", "seat").query.sql_with_params()[0]
