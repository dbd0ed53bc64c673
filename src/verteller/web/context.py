"""What every template is given."""

from django.http import HttpRequest

from verteller.web.house import has_mailbox


def pages(_request: HttpRequest) -> dict[str, object]:
    """Say whether there is a mailbox to link to."""
    return {"has_mailbox": has_mailbox()}
