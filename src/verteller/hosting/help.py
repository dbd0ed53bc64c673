"""Help: questions to the administrators and their answers, by number."""

from datetime import datetime

from verteller.hosting import post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HelpRequest, Kind, Outgoing
from verteller.hosting.people import find_person, fit_address
from verteller.hosting.transactions import in_one_transaction


@in_one_transaction
def request_help(
    email: str, text: str, at: datetime, *, language: str, anonymous: bool = False
) -> Outgoing:
    """
    Hand a question to all administrators and confirm it to whoever asked.

    Args:
        email: Who asks; need not be anybody known.
        language: Of the confirmation, where the sender is not known.
        anonymous: Whether the administrators are kept from knowing who asks.

    Returns:
        The confirmation with the request's number, queued.

    Raises:
        HostingError: ``address_unfit``.

    Source: wakkerdam, WAK-HELP-01, WAK-HELP-03, WAK-SYS-23.
    """
    address = fit_address(email)
    person = find_person(address)
    request = HelpRequest.objects.create(
        person=person,
        email=address,
        language=person.language if person else language,
        anonymous=anonymous,
        text=text,
        asked_at=at,
    )
    sender = None if anonymous else address
    payload = {"number": request.number, "text": text, "sender": sender}
    post.save(
        post.to_address(
            administrator.main_address,
            administrator.language,
            Kind.HELP_FORWARDED,
            payload,
            at=at,
        )
        for administrator in post.administrators()
    )
    received = {"number": request.number, "anonymous": anonymous}
    (confirmation,) = post.save(
        [post.to_address(address, request.language, Kind.HELP_RECEIVED, received, at=at)]
    )
    return confirmation


@in_one_transaction
def answer_help(number: int, text: str, at: datetime) -> Outgoing:
    """
    Send the administrators' answer to whoever asked; a further one may follow.

    Raises:
        HostingError: ``unknown_request``.

    Source: wakkerdam, WAK-HELP-03, WAK-SYS-36.
    """
    request = _find(number)
    request.answered_at = at
    request.save(update_fields=["answered_at"])
    payload = {"number": number, "question": request.text, "text": text}
    (answer,) = post.save(
        [post.to_address(request.email, request.language, Kind.HELP_ANSWERED, payload, at=at)]
    )
    return answer


@in_one_transaction
def delete_request(number: int) -> None:
    """
    Remove a question for good.

    Raises:
        HostingError: ``unknown_request``.

    Source: wakkerdam, WAK-SYS-36.
    """
    _find(number).delete()


def _find(number: int) -> HelpRequest:
    request = HelpRequest.objects.select_for_update().filter(number=number).first()
    if request is None:
        raise HostingError(Code.UNKNOWN_REQUEST, number=number)
    return request
