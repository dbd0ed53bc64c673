"""How topics stand: what tells a page that it is out of date, made of what its reader may know."""

from collections.abc import Collection
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final, TypeAlias

from verteller.hosting import games
from verteller.hosting.models import HostedGame, Person, Status
from verteller.hosting.names import folded
from verteller.rules.facts import Fact, hears
from verteller.web.live.hub import Pulse, Topic
from verteller.web.play.knowing import know
from verteller.web.play.places import Place, place_in
from verteller.web.play.stamps import seat_stamp
from verteller.web.public import public_game
from verteller.web.views.games import home_stamp

Row: TypeAlias = tuple[Any, ...]

_FIELDS: Final = ("pk", "name", "length", "status", "due_at", "hints", "most", "seed_sha256")
"""Whatever changes when something is told in a game, or its deadline is put off."""

GONE: Final = Pulse("", is_last=True)


@dataclass(frozen=True, slots=True)
class _Heard:
    """What somebody at a place had heard when his log was so long."""

    seal: str
    length: int
    count: int
    knows_deadline: bool


MOST_KEPT: Final = 20_000
"""Topics of which it is kept how they were."""

_rows: dict[Topic, Row] = {}
_heard: dict[Topic, _Heard] = {}
_lock = Lock()


def look(topics: Collection[Topic], anew: Collection[Topic] = ()) -> dict[Topic, Pulse]:
    """
    Return how each of *topics* stands that may have changed since it was last looked at.

    Those in *anew* are looked at in any case.

    One query tells which games are as they were; only the others are looked into.
    """
    found: dict[Topic, Pulse] = {}
    rows = _read({folded(topic.game) for topic in topics if topic.game})
    if len(_rows) > MOST_KEPT:
        forget()
    for topic in topics:
        row = rows.get(folded(topic.game))
        if not topic.game:
            found[topic] = Pulse(home_stamp())
        elif row is None:
            found[topic] = GONE
        elif topic in anew or _may_differ(topic, row):
            found[topic] = _pulse(topic, row)
            with _lock:
                _rows[topic] = row
    return found


def forget() -> None:
    """Forget everything, as if this process had just been started."""
    with _lock:
        _rows.clear()
        _heard.clear()


def _read(keys: Collection[str]) -> dict[str, Row]:
    if not keys:
        return {}
    rows = HostedGame.objects.filter(name_key__in=keys)
    return {row[0]: row[1:] for row in rows.values_list("name_key", *_FIELDS)}


def _may_differ(topic: Topic, row: Row) -> bool:
    """Tell whether a game's row is another than last time; who signs up changes none."""
    return _rows.get(topic) != row or row[_FIELDS.index("status")] == Status.SIGN_UP


def _pulse(topic: Topic, row: Row) -> Pulse:
    record = HostedGame.objects.get(pk=row[0])
    if topic.person is None:
        # The stamp is the same in every language.
        found = public_game(record, "en")
        until = found.due_at.isoformat() if found.due_at else ""
        return Pulse(found.stamp, until, is_last=found.is_over)
    person = Person.objects.filter(pk=topic.person).first()
    place = place_in(person, record) if person else None
    if place is None:
        return GONE
    heard = _listened(topic, place)
    stamp = seat_stamp(place, heard.count, knows_deadline=heard.knows_deadline)
    may_know = heard.knows_deadline or record.status == Status.SIGN_UP
    until = record.due_at.isoformat() if record.due_at and may_know else ""
    return Pulse(stamp, until, is_last=record.is_over)


def _listened(topic: Topic, place: Place) -> _Heard:
    """Return what is known at *place*; of what is new only what concerns it is looked into."""
    record, seat = place.record, place.seat
    if seat is None or not record.length:
        return _Heard(record.seed_sha256, 0, 0, knows_deadline=False)
    with _lock:
        kept = _heard.get(topic)
    with games.opened(record) as game:
        log = place.heard_until_now(game.log)
        if kept is not None and kept.seal == record.seed_sha256 and kept.length <= len(log):
            later = [entry.content for entry in log[kept.length :]]
            if not any(isinstance(each, Fact) and hears(each.to, seat) for each in later):
                heard = _Heard(kept.seal, len(log), kept.count, kept.knows_deadline)
                return _keep(topic, heard)
        known = know(log, seat)
    knows_deadline = place.is_his and known.knows_deadline
    told = len(known.seen.told)
    return _keep(topic, _Heard(record.seed_sha256, len(log), told, knows_deadline))


def _keep(topic: Topic, heard: _Heard) -> _Heard:
    with _lock:
        _heard[topic] = heard
    return heard
