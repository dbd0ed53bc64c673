"""What tells a player's page that it is out of date: made of what he knows and of nothing else."""

from verteller.hosting.models import Status
from verteller.web.play.knowing import Known
from verteller.web.play.places import Place
from verteller.web.turning import digest


def seat_stamp(place: Place, count: int, *, knows_deadline: bool) -> str:
    """
    Return what changes whenever the page of whoever sits at *place* does.

    Args:
        count: How many facts he has been told.
        knows_deadline: Whether he may know when the open round closes.
    """
    record = place.record
    due = record.due_at if knows_deadline or record.status == Status.SIGN_UP else None
    until = due.isoformat() if due else ""
    return digest(record.name, str(record.status), until, count, place.is_his)


def stamp_of(place: Place, known: Known) -> str:
    """Return the same for what is known at *place*."""
    knows_deadline = place.is_his and known.knows_deadline
    return seat_stamp(place, len(known.seen.told), knows_deadline=knows_deadline)
