"""The log of a game, to keep or to audit."""

from io import StringIO

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

from verteller.hosting import archive, clock, masters
from verteller.web.desk.shared import Case, case_of
from verteller.web.signing_in import for_masters


def may_have_log(case: Case) -> bool:
    """Tell whether whoever looks may read a game's whole log: it tells every secret."""
    return case.record.length > 0 and (case.record.is_over or case.player is None)


@for_masters
@require_safe
def log(request: HttpRequest, name: str) -> HttpResponse:
    """
    Hand out the log of a game; while it is not over, to masters who do not play in it.

    Source: tempo reale, LTR-SYS-35; wakkerdam, WAK-SYS-34.
    """
    case = case_of(request, name)
    if not may_have_log(case):
        raise Http404
    written = StringIO()
    archive.write_archive(case.record, written)
    masters.note_act(case.record, "archive", clock.now(), by=case.person)
    file = f"{case.record.name}.jsonl"
    return HttpResponse(
        written.getvalue(),
        content_type="application/jsonl; charset=utf-8",
        headers={
            "Content-Disposition": content_disposition_header(as_attachment=True, filename=file)
        },
    )
