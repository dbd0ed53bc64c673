"""What every template is given."""

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from verteller.hosting.masters import has_desk
from verteller.web.house import has_mailbox
from verteller.web.signing_in import game_bound_to, signed_in


def pages(request: HttpRequest) -> dict[str, object]:
    """Say whether there is a mailbox, who is signed in, to which game alone, and has a desk."""
    return {
        "has_mailbox": has_mailbox(),
        "visitor": SimpleLazyObject(lambda: signed_in(request)),
        "has_desk": SimpleLazyObject(lambda: has_desk(signed_in(request))),
        "only_game": SimpleLazyObject(lambda: game_bound_to(request)),
    }
