"""The servers that the mail door talks to, as the environment names them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from verteller.hosting.home import MAILBOX_BACKEND

SMTP_BACKEND: Final = "django.core.mail.backends.smtp.EmailBackend"


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


TOKEN: Final = "token"  # noqa: S105 - what it is called
VERDICT: Final = "verdict"
FROM: Final = "from"
PROOFS: Final = (TOKEN, VERDICT, FROM)
"""What can prove a sender, the safest first."""


def sender_proofs(text: str) -> tuple[str, ...]:
    """
    Read what proves a sender: some of `PROOFS` with commas between.

    Raises:
        ValueError: Something else stands there, or nothing.
    """
    named = {part.strip().lower() for part in text.split(",") if part.strip()}
    if not named or not named <= set(PROOFS):
        raise ValueError(f"expected some of {', '.join(PROOFS)}: {text!r}")
    return tuple(proof for proof in PROOFS if proof in named)


def _split(url: str, *schemes: str) -> SplitResult:
    parts = urlsplit(url)
    if parts.scheme not in schemes or not parts.hostname:
        # The address itself may hold a password, so it is not repeated.
        raise ValueError(f"expected {' or '.join(f'{each}://...' for each in schemes)}")
    return parts
