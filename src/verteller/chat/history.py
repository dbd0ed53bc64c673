"""What was said in a room before what a page shows of it."""

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from verteller.chat.access import reader_of
from verteller.chat.timeline import earlier
from verteller.chat.worded import worded_all

AT_A_TIME = 50
"""Posts of one answer."""


@require_safe
def history(request: HttpRequest, name: str) -> HttpResponse:
    """
    Return the posts of a room before the one with the key ``before``, or the last ones, in order.

    Raises:
        Http404: Whoever asks has no such room, or has it no longer.
    """
    reader = reader_of(request, name)
    found = earlier(reader, request.GET.get("room", ""), request.GET.get("before", ""), AT_A_TIME)
    if found is None:
        raise Http404
    return JsonResponse(worded_all(found, reader), safe=False)
