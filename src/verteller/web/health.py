"""The health page: whether the host does what it is for, told so that nobody learns more."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Final

from django.db import DatabaseError, InterfaceError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from verteller.hosting import clock, heartbeat
from verteller.hosting.models import Direction, HostedGame, Outage, Outgoing, Sending
from verteller.hosting.outages import GRACE

STALE: Final = timedelta(minutes=15)
"""For so long at most a mail may be due without having been sent, or tried."""

WELL, ILL = "ok", "fault"


def _database(_now: datetime) -> bool:
    HostedGame.objects.values_list("pk").first()
    return True


def _worker(now: datetime) -> bool:
    return heartbeat.is_alive(now)


def _outbox(now: datetime) -> bool:
    due = Outgoing.objects.filter(status=Sending.QUEUED, next_attempt_at__lt=now - STALE)
    return not due.exists()


def _has_way(direction: Direction) -> Callable[[datetime], bool]:
    def has_way(now: datetime) -> bool:
        lasting = Outage.objects.filter(ended_at__isnull=True, began_at__lt=now - GRACE)
        return not lasting.filter(direction=direction).exists()

    return has_way


CHECKS: Final[Mapping[str, Callable[[datetime], bool]]] = {
    "database": _database,
    "worker": _worker,
    "outbox": _outbox,
    "mail_in": _has_way(Direction.IN),
    "mail_out": _has_way(Direction.OUT),
}
"""What is looked at; a machine that watches is told of each whether it is well, and no numbers."""


@never_cache
@require_safe
def health(_request: HttpRequest) -> HttpResponse:
    """Answer 200 when all is well and 503 when something is not, with what it is."""
    now = clock.now()
    found = {name: WELL if _passes(check, now) else ILL for name, check in CHECKS.items()}
    is_well = ILL not in found.values()
    body = {"status": WELL if is_well else ILL, "checks": found}
    return JsonResponse(body, status=200 if is_well else 503)


def _passes(check: Callable[[datetime], bool], now: datetime) -> bool:
    try:
        return check(now)
    except (DatabaseError, InterfaceError):
        return False
