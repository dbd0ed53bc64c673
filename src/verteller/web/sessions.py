"""
Sessions: one a browser, ended by disuse, by age, by its owner, or by whoever administers.

A session row says whose it is, so that somebody can see where he is signed in and end it there.
What a session holds lies in its row; the browser has nothing but the row's key.
"""

from datetime import datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, cast

from django.contrib.auth import BACKEND_SESSION_KEY, SESSION_KEY, login
from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone

from verteller.hosting import journal
from verteller.hosting.accounts import BACKEND, ONLY_GAME
from verteller.hosting.statements import Prepared
from verteller.hosting.throttling import neighbourhood_of
from verteller.web.devices import family_of
from verteller.web.models import Session

IDLE: Final = timedelta(days=14)
"""A session that nobody uses for so long has ended."""

OLDEST: Final = timedelta(days=30)
"""So long after it was entered a session ends, however much it is used."""

MODEL_BACKEND: Final = "django.contrib.auth.backends.ModelBackend"
"""As which a session counts for Django that was entered with a password."""

IDLE_WITH_PASSWORD: Final = timedelta(hours=1)
OLDEST_WITH_PASSWORD: Final = timedelta(hours=12)
"""The same for a session that opens the database's own pages."""

SEEN_TO: Final = timedelta(minutes=30)
"""How exactly is noted when a session was used last."""

NOBODYS: Final = timedelta(hours=1)
"""A session in which nobody has signed in, with a challenge or a message in it, lasts so long."""

FRESH: Final = timedelta(minutes=15)
"""So long after signing in somebody may change by what he signs in."""

FAMILY: Final = "family"
NETWORK: Final = "network"
WAY: Final = "way"
"""And where from, with what, and by which way it was entered."""


_rows: Final = Prepared(lambda key: Session.objects.filter(session_key=key), str)


class SessionStore(DatabaseStore):
    """Django's sessions in the database, in rows that say whose they are and since when."""

    began_at: datetime | None = None
    seen_at: datetime | None = None

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """Return what the rows are."""
        return Session

    def _get_session_from_db(self) -> Session | None:
        row = _rows.one(self.session_key or "")
        if row is None or row.expire_date <= timezone.now():
            self._session_key = None
            return None
        self.began_at, self.seen_at = row.began_at, row.seen_at
        return row

    def decode(self, session_data: bytes | str) -> dict[str, Any]:
        """Return what a row holds; a room's page asks for the same one again and again."""
        return dict(_decoded(session_data))

    def create(self) -> None:
        """Begin anew, under another key."""
        self.began_at = self.seen_at = None
        super().create()

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        """Return the row for *data*."""
        now = timezone.now()
        self.began_at = self.began_at or now
        self.seen_at = now
        row = cast("Session", super().create_model_instance(data))
        account = data.get(SESSION_KEY)
        row.account_id = int(account) if account else None
        row.began_at, row.seen_at = self.began_at, now
        row.expire_date = self._ends_at(now)
        return row

    @property
    def is_to_be_touched(self) -> bool:
        """Whether it is used, and that has not been noted just before."""
        return self.seen_at is not None and timezone.now() - self.seen_at >= SEEN_TO

    def touch(self) -> None:
        """Note that the session is used, if that is to be noted."""
        now = timezone.now()
        if self.began_at is None or not self.is_to_be_touched:
            return
        self.seen_at = now
        rows = Session.objects.filter(pk=self.session_key)
        rows.update(seen_at=now, expire_date=self._ends_at(now))

    def _ends_at(self, seen_at: datetime) -> datetime:
        """Return when the session ends that nobody uses any more after *seen_at*."""
        began_at = self.began_at or seen_at
        if SESSION_KEY not in self:
            return seen_at + NOBODYS
        if self.get(BACKEND_SESSION_KEY) == MODEL_BACKEND:
            return min(seen_at + IDLE_WITH_PASSWORD, began_at + OLDEST_WITH_PASSWORD)
        return min(seen_at + IDLE, began_at + OLDEST)

    @property
    def is_fresh(self) -> bool:
        """Whether it was entered only just now."""
        return self.began_at is not None and timezone.now() - self.began_at < FRESH


@lru_cache(maxsize=4096)
def _decoded(session_data: bytes | str) -> dict[str, Any]:
    found: dict[str, Any] = DatabaseStore().decode(session_data)
    return found


def begin(request: HttpRequest, account: User, way: str, *, only_game: int = 0) -> None:
    """
    Begin a session of its own, whatever there was in this browser.

    Args:
        way: How it was entered: ``link``, ``code`` or ``passkey``.
        only_game: The one game it opens; 0 if it opens all that its owner may see.
    """
    request.session.flush()
    login(request, account, backend=BACKEND)
    request.session[WAY] = way
    request.session[FAMILY] = family_of(request.headers.get("User-Agent", ""))
    request.session[NETWORK] = neighbourhood_of(request.META.get("REMOTE_ADDR", ""))
    if only_game:
        request.session[ONLY_GAME] = only_game
    journal.note("signed_in", kind=way)


def only_game(request: HttpRequest) -> int | None:
    """Return the one game that the session opens, None if it is not bound to any."""
    found: int | None = request.session.get(ONLY_GAME)
    return found


def sessions_of(account: User) -> QuerySet[Session]:
    """Return the sessions somebody is signed in with, the last used first."""
    rows = Session.objects.filter(account=account, expire_date__gt=timezone.now())
    return rows.order_by("-seen_at", "session_key")


def handle_of(key: str) -> str:
    """Return by what a session is named on pages: nobody gets from it to its key."""
    return sha256(f"session {key}".encode()).hexdigest()[:16]
