"""
Metrics for Prometheus: how the host does, and nothing of any one game or player.

Where a host has one game, mail that came in by night is that game's, so it is counted by the hour
and by a few classes of what became of it.
"""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from threading import Lock
from typing import Final

from django.conf import settings
from django.db.models import Count, Max, Min
from django.http import HttpRequest, HttpResponse, HttpResponseForbidden
from django.http.request import split_domain_port
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

from verteller.hosting import clock
from verteller.hosting.errors import Code
from verteller.hosting.models import (
    Direction,
    Heartbeat,
    HostedGame,
    Incoming,
    Outage,
    Outgoing,
    Sending,
    Status,
)
from verteller.rules.errors import Refusal

LOST: Final = 50_000
"""Among so many of the last mails are those counted that were given up or came back."""

LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})

TOLD_BY_A_PROXY: Final = ("X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via")


class Became(StrEnum):
    """What became of a mail, as coarsely as a host needs it."""

    TAKEN = "taken"
    """Done, or passed on."""
    REFUSED = "refused"
    AUTOMATIC = "automatic"
    """A program's: ignored, or a report of mail that came back."""
    HELD = "held"
    """Kept until its sender is proven."""
    FAULTY = "error"
    """Set aside because of a fault of ours."""


_MACHINES: Final = ("automatic_", "own_mail", "bounce")
"""How the results of programs' mail begin."""

_REFUSED: Final = frozenset(
    {
        *(str(code) for code in Code),
        *(str(refusal) for refusal in Refusal),
        *("command_without_right", "no_sender", "sender_unproven", "too_many_mails"),
        *("too_many_requests", "too_large", "unreadable"),
        *("declined", "confirmation_unclear", "confirmation_gone"),
    }
)


def class_of(result: str) -> Became:
    """Return which class a result of incoming mail belongs to."""
    if result.startswith(_MACHINES):
        return Became.AUTOMATIC
    if result in (Became.HELD, Became.FAULTY):
        return Became(result)
    return Became.REFUSED if result in _REFUSED else Became.TAKEN


class HostCollector(Collector):
    """
    Asks the database when it is asked itself; every question costs the same for months of mail.

    What came in is counted on from where this process has counted before, once an hour.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._counted: Counter[Became] = Counter()
        self._last = 0
        self._hour: datetime | None = None

    def collect(self) -> Iterator[Metric]:
        """Yield everything that is known of the host now."""
        now = clock.now()
        yield self._games()
        yield self._due(now)
        yield from self._outbox(now)
        yield self._incoming(now)
        yield self._outages()
        yield self._worker(now)

    def _games(self) -> Metric:
        family = GaugeMetricFamily("verteller_games", "Games by state.", labels=["status"])
        rows = HostedGame.objects.values_list("status").annotate(count=Count("pk"))
        counted = dict(rows.order_by("status"))
        for status in Status:
            family.add_metric([status.value], counted.get(status.value, 0))
        return family

    def _due(self, now: datetime) -> Metric:
        active = HostedGame.objects.filter(status__in=(Status.SIGN_UP, Status.RUNNING))
        due_at = active.filter(due_at__lt=now).aggregate(first=Min("due_at"))["first"]
        lag = (now - due_at).total_seconds() if due_at else 0.0
        words = "For how long the longest overdue phase of all should have been closed."
        return GaugeMetricFamily("verteller_due_lag_seconds", words, value=lag)

    def _outbox(self, now: datetime) -> Iterator[Metric]:
        waiting = Outgoing.objects.filter(status=Sending.QUEUED)
        asked = waiting.aggregate(count=Count("pk"), oldest=Min("created_at"))
        newest = Outgoing.objects.aggregate(last=Max("pk"))["last"] or 0
        ended = Outgoing.objects.filter(pk__gt=newest - LOST)
        family = GaugeMetricFamily(
            "verteller_outbox",
            f"Mail that waits; of the last {LOST} mails what was given up or came back.",
            labels=["status"],
        )
        family.add_metric([Sending.QUEUED.value], asked["count"])
        for status in (Sending.FAILED, Sending.BOUNCED):
            family.add_metric([status.value], ended.filter(status=status).count())
        yield family
        age = (now - asked["oldest"]).total_seconds() if asked["oldest"] else 0.0
        words = "Since when the longest waiting mail has been waiting."
        yield GaugeMetricFamily("verteller_outbox_oldest_seconds", words, value=age)

    def _incoming(self, now: datetime) -> Metric:
        words = "Mail that came in, by what became of it; brought up to date once an hour."
        family = CounterMetricFamily("verteller_incoming", words, labels=["result"])
        with self._lock:
            hour = now.replace(minute=0, second=0, microsecond=0)
            if hour != self._hour:
                self._hour = hour
                self._count_on()
            counted = dict(self._counted)
        for became in Became:
            family.add_metric([became.value], counted.get(became, 0))
        return family

    def _count_on(self) -> None:
        new = Incoming.objects.filter(pk__gt=self._last)
        newest = new.aggregate(last=Max("pk"))["last"]
        if newest is None:
            return
        rows = new.filter(pk__lte=newest).values_list("result")
        for result, count in rows.annotate(count=Count("pk")).order_by("result"):
            self._counted[class_of(result)] += count
        self._last = newest

    def _outages(self) -> Metric:
        words = "Mail servers that cannot be reached, by the way the mail goes."
        family = GaugeMetricFamily("verteller_outages", words, labels=["direction"])
        rows = Outage.objects.filter(ended_at__isnull=True).values_list("direction")
        counted = dict(rows.annotate(count=Count("pk")).order_by("direction"))
        for direction in Direction:
            family.add_metric([direction.value], counted.get(direction.value, 0))
        return family

    def _worker(self, now: datetime) -> Metric:
        last = Heartbeat.objects.filter(pk=1).values_list("last_alive_at", flat=True).first()
        age = max((now - last).total_seconds(), 0.0) if last else float("nan")
        words = "Since the worker last gave a sign of life."
        return GaugeMetricFamily("verteller_worker_heartbeat_age_seconds", words, value=age)


def new_registry() -> CollectorRegistry:
    """Return a registry with the host's metrics and those of this process."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(HostCollector())
    ProcessCollector(registry=registry)
    return registry


_registry: Final = new_registry()


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Show the metrics to whoever asks on this machine, or has the token."""
    if not (_has_token(request) or _is_from_here(request)):
        return HttpResponseForbidden("metrics are for this machine, or for who has the token\n")
    return HttpResponse(generate_latest(_registry), content_type=CONTENT_TYPE_LATEST)


def _has_token(request: HttpRequest) -> bool:
    token = str(settings.VERTELLER_METRICS_TOKEN)
    given = request.headers.get("Authorization", "")
    return bool(token) and constant_time_compare(given, f"Bearer {token}")


def _is_from_here(request: HttpRequest) -> bool:
    """
    Tell whether somebody on this machine asks us directly.

    A proxy on this machine asks for the whole world; it gives itself away by what it adds, or by
    the name under which the pages were asked for.
    """
    if any(request.headers.get(name) for name in TOLD_BY_A_PROXY):
        return False
    if split_domain_port(request.get_host())[0] not in LOCAL_NAMES:
        return False
    try:
        return ipaddress.ip_address(request.META.get("REMOTE_ADDR", "")).is_loopback
    except ValueError:
        return False
