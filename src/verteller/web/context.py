"""What every template is given."""

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from verteller.web.house import has_mailbox
from verteller.web.signing_in import signed_in


def pages(request: HttpRequest) -> dict[str, object]:
    """Say whether there is a mailbox to link to, and who is signed in."""
    return {
        "has_mailbox": has_mailbox(),
        "visitor": SimpleLazyObject(lambda: signed_in(request)),
    }
