"""Help: from a player to all administrators, and back by number."""

import pytest

from tests.hosting.villages import ENGLISH, START, administrator, new_game, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.help import answer_help, delete_request, request_help
from verteller.hosting.models import HelpRequest, Kind
from verteller.hosting.sign_up import sign_up

pytestmark = pytest.mark.django_db


def test_a_request_reaches_every_administrator_with_a_number_and_is_confirmed() -> None:
    """Rules: WAK-HELP-01, WAK-SYS-23."""
    administrator("one@x.nl")
    administrator("two@x.nl")
    sign_up(new_game(), "bob@x.nl", "Bob", ENGLISH, START)

    reply = request_help("Bob@x.nl", "Hoe stem ik?", START, language="nl")

    request = HelpRequest.objects.get()
    forwarded = post(Kind.HELP_FORWARDED)
    assert [row.to_email for row in forwarded] == ["one@x.nl", "two@x.nl"]
    assert forwarded[0].payload == {
        "number": request.number,
        "text": "Hoe stem ik?",
        "sender": "bob@x.nl",
    }
    assert (reply.kind, reply.to_email, reply.language) == (Kind.HELP_RECEIVED, "bob@x.nl", "en")
    assert reply.payload["number"] == request.number


def test_an_anonymous_request_hides_its_sender_and_is_answered_all_the_same() -> None:
    """Rules: WAK-HELP-03, WAK-SYS-23, WAK-SYS-36."""
    administrator()
    request_help("bob@x.nl", "Iemand speelt vals.", START, language="nl", anonymous=True)
    request = HelpRequest.objects.get()

    reply = answer_help(request.number, "We kijken ernaar.", START)

    (forwarded,) = post(Kind.HELP_FORWARDED)
    assert "bob" not in str(forwarded.payload)
    assert forwarded.payload["sender"] is None
    assert (reply.kind, reply.to_email, reply.language) == (Kind.HELP_ANSWERED, "bob@x.nl", "nl")
    assert reply.payload["text"] == "We kijken ernaar."
    assert HelpRequest.objects.get().answered_at == START


def test_requests_have_different_numbers_and_can_be_deleted() -> None:
    """Rules: WAK-SYS-36."""
    for text in ("een", "twee"):
        request_help("bob@x.nl", text, START, language="nl")
    first, second = HelpRequest.objects.order_by("number")

    delete_request(first.number)

    assert list(HelpRequest.objects.all()) == [second]
    for service in (delete_request, lambda number: answer_help(number, "te laat", START)):
        with pytest.raises(HostingError) as caught:
            service(first.number)
        assert caught.value.code == Code.UNKNOWN_REQUEST


def test_an_unfit_address_asks_nothing() -> None:
    """Rules: WAK-SYS-49."""
    with pytest.raises(HostingError) as caught:
        request_help("bob at x", "Help!", START, language="nl")

    assert caught.value.code == Code.ADDRESS_UNFIT
    assert not HelpRequest.objects.exists()
