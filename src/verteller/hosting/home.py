"""Where the narrator lives: one address, a name, and what carries his mail."""

from dataclasses import dataclass
from typing import Final

from django.conf import settings

MAILBOX_BACKEND: Final = "verteller.hosting.mailbox.MailboxBackend"
"""Django's name of the built-in mailbox, where no server carries mail."""


@dataclass(frozen=True, slots=True)
class Home:
    """
    The one address to which all mail goes and from which all mail comes.

    Args:
        address: In lower case.
        narrator: The name beside it.
        manual_url: Where the manual is; empty when nobody has put it anywhere.

    Source: wakkerdam, WAK-SYS-03.
    """

    address: str
    narrator: str = "Verteller"
    manual_url: str = ""

    @property
    def domain(self) -> str:
        """The part behind the @."""
        return self.address.rpartition("@")[2]

    def is_ours(self, address: str) -> bool:
        """Tell whether mail to *address* is mail to us: a ``+detail`` makes no difference."""
        local, _, domain = address.strip().lower().rpartition("@")
        return f"{local.partition('+')[0]}@{domain}" == self.address

    def is_our_domain(self, address: str) -> bool:
        """Tell whether *address* is in our domain, whoever it may be."""
        return address.strip().lower().rpartition("@")[2] == self.domain


def home() -> Home:
    """Return where this installation's mail door lives."""
    address: str = getattr(settings, "VERTELLER_HOME_ADDRESS", "")
    return Home(
        address=(address or f"verteller@{settings.VERTELLER_MAIL_DOMAIN}").lower(),
        narrator=getattr(settings, "VERTELLER_NARRATOR_NAME", "") or "Verteller",
        manual_url=getattr(settings, "VERTELLER_MANUAL_URL", ""),
    )
