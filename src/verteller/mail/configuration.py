"""Where the mail door lives: its address, its name, and the servers it talks to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from django.conf import settings

MAILBOX_BACKEND: Final = "verteller.mail.backends.MailboxBackend"
SMTP_BACKEND: Final = "django.core.mail.backends.smtp.EmailBackend"


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


@dataclass(frozen=True, slots=True)
class ImapAccount:
    """
    A mailbox that is watched.

    Args:
        security: ``ssl`` from the first octet, ``starttls``, or ``none`` on a machine of one's
            own.
        folder: Where new mail arrives.
        done_folder: Where mail goes once it is recorded; empty to flag it where it is.
    """

    host: str
    port: int
    user: str
    password: str
    security: str = "ssl"
    folder: str = "INBOX"
    done_folder: str = "Verteller"

    def __repr__(self) -> str:
        """Name the account without its password."""
        return f"ImapAccount({self.user!r} at {self.host}:{self.port}, {self.folder!r})"


def imap_account(url: str) -> ImapAccount:
    """
    Read ``imaps://user:password@host:port/folder?done=folder``.

    The scheme ``imap`` means STARTTLS, or with ``?security=none`` no encryption at all. An
    empty ``done`` leaves mail in its folder and flags it.

    Raises:
        ValueError: Not such an address.
    """
    parts = _split(url, "imaps", "imap")
    query = parse_qs(parts.query, keep_blank_values=True)
    security = "ssl" if parts.scheme == "imaps" else "starttls"
    return ImapAccount(
        host=parts.hostname or "",
        port=parts.port or (993 if security == "ssl" else 143),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        security=query.get("security", [security])[0],
        folder=unquote(parts.path.strip("/")) or "INBOX",
        done_folder=query.get("done", ["Verteller"])[0],
    )


def email_settings(environment: Mapping[str, str]) -> dict[str, Any]:
    """
    Return Django's settings for outgoing mail, by ``VERTELLER_SMTP_URL`` in *environment*.

    ``smtp://user:password@host:587`` means STARTTLS, ``smtps://`` encryption from the first
    octet, ``?security=none`` none at all. Without the variable mail goes to the built-in
    mailbox.

    Raises:
        ValueError: Not such an address.
    """
    url = environment.get("VERTELLER_SMTP_URL", "")
    if not url:
        return {"EMAIL_BACKEND": MAILBOX_BACKEND}
    parts = _split(url, "smtp", "smtps")
    security = parse_qs(parts.query).get("security", [""])[0]
    return {
        "EMAIL_BACKEND": SMTP_BACKEND,
        "EMAIL_HOST": parts.hostname or "",
        "EMAIL_PORT": parts.port or (465 if parts.scheme == "smtps" else 587),
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_USE_TLS": parts.scheme == "smtp" and security != "none",
        "EMAIL_TIMEOUT": 60,
    }


def _split(url: str, *schemes: str) -> SplitResult:
    parts = urlsplit(url)
    if parts.scheme not in schemes or not parts.hostname:
        # The address itself may hold a password, so it is not repeated.
        raise ValueError(f"expected {' or '.join(f'{each}://...' for each in schemes)}")
    return parts
