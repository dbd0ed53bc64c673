"""What the pages before a game have in common."""

from collections.abc import Mapping

from django.http import Http404, HttpRequest

from verteller.hosting import clock, masters
from verteller.web.desk.shared import Case, case_of

MOST_DIGITS = 5


def hidden_case(request: HttpRequest, name: str) -> Case:
    """
    Return the game called *name*, for whoever has its desk and does not play in it.

    Raises:
        Http404: There is none, or he plays: what lies here is for no player's eyes, also before
            the roles are dealt.

    Source: tempo reale, LTR-GEN-04.
    """
    case = case_of(request, name)
    if case.player is not None:
        raise Http404
    return case


def note(case: Case, act: str, number: int | None = None) -> None:
    """Keep what was done about a game, and nothing of what it says."""
    masters.note_act(case.record, act, clock.now(), by=case.person, number=number)


def number_of(given: Mapping[str, str], field: str) -> int | None:
    """Return a whole number that a form or an address gives; None for anything else."""
    typed = given.get(field, "").strip()
    fits = typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS
    return int(typed) if fits else None
