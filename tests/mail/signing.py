"""Real signatures, and a domain name system that is a dictionary."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

import dkim
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

SELECTOR = "s2026"
COVERED = (b"from", b"to", b"subject", b"date", b"message-id")


@cache
def key() -> rsa.RSAPrivateKey:
    """Draw the one key of this run."""
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


def signed(raw: bytes, domain: str, covered: tuple[bytes, ...] = COVERED, **how: object) -> bytes:
    """Return the mail with a signature of *domain* on top, as that domain's server adds it."""
    secret = key().private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.TraditionalOpenSSL,
        serialization.NoEncryption(),
    )
    made = dkim.sign(
        raw, SELECTOR.encode(), domain.encode(), secret, include_headers=list(covered), **how
    )
    return bytes(made).replace(b"\r\n", b"\n") + raw


@dataclass
class Names:
    """
    What the domain name system says.

    Args:
        domains: Those that publish the key.
        policies: What each domain wants done with mail in its name (DMARC).
    """

    domains: frozenset[str] = frozenset()
    policies: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, name: str | bytes, timeout: int = 5) -> bytes | str | None:
        """Look up one TXT record."""
        text = (name.decode() if isinstance(name, bytes) else name).rstrip(".").lower()
        if text.startswith("_dmarc."):
            return self.policies.get(text.removeprefix("_dmarc."))
        published = f"{SELECTOR}._domainkey."
        if text.startswith(published) and text.removeprefix(published) in self.domains:
            return b"v=DKIM1; k=rsa; p=" + _public()
        return None


@cache
def _public() -> bytes:
    import base64

    octets = (
        key()
        .public_key()
        .public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
    )
    return base64.b64encode(octets)
