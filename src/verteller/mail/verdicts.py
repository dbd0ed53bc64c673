"""Verdicts: what a mail server, or we ourselves, found out about the domain a mail is from."""

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from email.message import Message
from email.parser import BytesHeaderParser
from email.policy import compat32
from email.utils import getaddresses
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import authheaders
import dkim
from authres import AuthenticationResultsHeader
from publicsuffix2 import PublicSuffixList

from verteller.hosting.home import Home

DnsFunction = Callable[..., Any]
"""Looks up a TXT record by name: octets for a key of DKIM, text for a policy of DMARC."""

FIELD: Final = "authentication-results"
WRITTEN_BY_SENDERS: Final = frozenset(
    {
        *("from", "sender", "to", "cc", "subject", "date", "message-id", "reply-to"),
        *("in-reply-to", "references", "mime-version", "content-type", "dkim-signature"),
    }
)
"""Fields a mail has when it sets out: whatever a server of ours adds stands above them."""
MOST_HEADERS: Final = 200_000
"""Octets of a mail among which its headers are sought."""
MOST_SIGNATURES: Final = 5
SIGNED: Final = frozenset({b"from", b"to", b"subject", b"date", b"message-id"})
"""What a signature must cover, or somebody could send an old mail of another's anew."""
DNS_SECONDS: Final = 5

_COMMENT: Final = re.compile(r"\([^()]*\)")

logger = logging.getLogger(__name__)


def is_vouched_for(raw: bytes, sender: str, authserv_id: str) -> bool:
    """
    Tell whether the mail server called *authserv_id* found the domain of *sender* genuine.

    Only the topmost of its verdicts counts, and only above all that the sender wrote. Verdicts
    that bear other names are ignored wherever they stand; those with this name that come from
    elsewhere the server itself must take out (RFC 8601, section 5).

    Args:
        raw: The mail as it came in.
        sender: The one address in From, in lower case.
        authserv_id: What that server calls itself in `Authentication-Results`.
    """
    domain = ascii_domain(sender.rpartition("@")[2])
    if not (domain and authserv_id):
        return False
    named = (text for text in _verdicts(raw) if _server(text) == authserv_id.lower())
    return _is_pass(_results(next(named, "")), domain)


def is_signed(raw: bytes, sender: str, *, dnsfunc: DnsFunction | None = None) -> bool:
    """
    Tell whether the mail bears a DKIM signature of the domain of *sender* that is right.

    A policy (DMARC) that wants more than that is kept to. A signature that leaves out part of
    the text or of what says where the mail belongs counts for nothing.

    Args:
        dnsfunc: Looks up a name in place of the domain name system.
    """
    domain = ascii_domain(sender.rpartition("@")[2])
    if not domain:
        return False
    count = sum(name == "dkim-signature" for name, _ in _fields(raw))
    for place in range(min(count, MOST_SIGNATURES)):
        signer = _signer(raw, place, dnsfunc)
        if signer and is_aligned(signer, domain) and _is_allowed(raw, signer, dnsfunc):
            return True
    return False


def names_us(raw: bytes, where: Home) -> bool:
    """
    Tell whether To or Cc has our address.

    A mail that its owner wrote to somebody else is genuine too, wherever it is sent on to.
    """
    values = [value for name, value in _fields(raw) if name in {"to", "cc"}]
    return any(where.is_ours(address) for _, address in getaddresses(values))


def can_be_sent_anew(raw: bytes, sender: str) -> bool:
    """
    Tell whether somebody else could have made a new mail of an old one that *sender* signed.

    A signature is as right on a copy, with whatever it does not cover changed, or with a second
    field of a kind above the first, which programs read and the signature does not mean. A mail
    that only came from the right server, without a signature, is no copy.
    """
    fields = _fields(raw)
    names = Counter(name.encode() for name, _ in fields)
    if any(names[name] > 1 for name in SIGNED):
        return True
    domain = sender.rpartition("@")[2]
    signatures = [_tags(value) for name, value in fields if name == "dkim-signature"]
    mine = [tags for tags in signatures if is_aligned(tags.get("d", ""), domain)]
    return not all(_covered(tags.get("h", "").encode()) >= SIGNED for tags in mine)


def _tags(signature: str) -> dict[str, str]:
    pairs = (tag.partition("=") for tag in signature.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def _covered(listed: bytes) -> set[bytes]:
    """Return the fields that a signature covers, of what it says of itself."""
    return {name.strip().lower() for name in listed.split(b":")}


def is_aligned(one: str, other: str) -> bool:
    """Tell whether two domains belong to the same organisation (RFC 7489, 3.1, relaxed)."""
    first, second = ascii_domain(one), ascii_domain(other)
    if not (first and second):
        return False
    return first == second or organisation_of(first) == organisation_of(second)


@lru_cache(maxsize=4096)
def organisation_of(domain: str) -> str:
    """Return what was registered: `example.co.uk` for `mail.example.co.uk`."""
    return str(_public_suffixes().get_public_suffix(domain) or domain)


def ascii_domain(domain: str) -> str:
    """Return *domain* as servers write it, in lower case; empty if it cannot be one."""
    try:
        return domain.strip().rstrip(".").encode("idna").decode("ascii").lower()
    except UnicodeError:
        return ""


def _is_pass(results: list[Any], domain: str) -> bool:
    """Weigh all that one server found out about one mail."""
    policies = [each for each in results if each.method == "dmarc"]
    if any(each.result == "pass" and _names(each, "header", "from", domain) for each in policies):
        return True
    if any(each.result in {"fail", "permerror", "temperror"} for each in policies):
        return False
    return any(_is_aligned_pass(each, domain) for each in results)


def _is_aligned_pass(result: Any, domain: str) -> bool:
    """Tell whether one method passed for the domain in From, not merely for some domain."""
    if result.result != "pass":
        return False
    match result.method:
        case "dkim":
            named = _value(result, "header", "d") or _value(result, "header", "i")
        case "spf":
            # What a server calls itself (smtp.helo) says nothing about the writer.
            named = _value(result, "smtp", "mailfrom")
        case _:
            return False
    return is_aligned(named.rpartition("@")[2], domain)


def _names(result: Any, kind: str, name: str, domain: str) -> bool:
    return ascii_domain(_value(result, kind, name).rpartition("@")[2]) == domain


def _value(result: Any, kind: str, name: str) -> str:
    found = [each.value for each in result.properties if (each.type, each.name) == (kind, name)]
    # Said twice is said not at all.
    return str(found[0] or "") if len(found) == 1 else ""


def _verdicts(raw: bytes) -> Iterator[str]:
    """Give the verdicts that stand above all that the sender wrote, from the top."""
    for name, value in _fields(raw):
        if name in WRITTEN_BY_SENDERS:
            return
        if name == FIELD:
            yield " ".join(value.split()).rstrip("; ")


def _server(verdict: str) -> str:
    """Return what the server calls itself, though the rest may not be readable."""
    words = _COMMENT.sub(" ", verdict.partition(";")[0]).split()
    return words[0].strip('"').lower() if words else ""


def _results(verdict: str) -> list[Any]:
    """Return what a server found out, nothing where it cannot be read."""
    try:
        return list(AuthenticationResultsHeader.parse(f"Authentication-Results: {verdict}").results)
    except Exception as error:  # noqa: BLE001 - whatever stands there
        logger.debug("a verdict that cannot be read: %s", type(error).__name__)
        return []


def _fields(raw: bytes) -> list[tuple[str, str]]:
    message: Message = BytesHeaderParser(policy=compat32).parsebytes(raw[:MOST_HEADERS])
    return [(name.lower(), str(value)) for name, value in message.raw_items()]


def _signer(raw: bytes, place: int, dnsfunc: DnsFunction | None) -> str:
    """Return whose signature stands at *place*, empty unless it is right and covers enough."""
    look_up = {} if dnsfunc is None else {"dnsfunc": dnsfunc}
    try:
        signature = dkim.DKIM(raw, timeout=DNS_SECONDS)
        if not signature.verify(idx=place, **look_up):
            return ""
        fields = signature.signature_fields
        if b"l" in fields or not _covered(fields[b"h"]) >= SIGNED:
            return ""
        return str(fields[b"d"].decode("ascii"))
    except Exception as error:  # noqa: BLE001 - whatever hostile octets or servers bring about
        logger.debug("a signature that cannot be checked: %s", type(error).__name__)
        return ""


def _is_allowed(raw: bytes, signer: str, dnsfunc: DnsFunction | None) -> bool:
    """Tell whether the domain's own policy takes that signature for enough."""
    passed = authheaders.DKIMAuthenticationResult(
        result="pass", header_d=signer, header_i=f"@{signer}"
    )
    try:
        policy = authheaders.check_dmarc(raw, None, passed, dnsfunc=dnsfunc)
    except Exception as error:  # noqa: BLE001 - as above
        logger.debug("a policy that cannot be read: %s", type(error).__name__)
        return False
    return str(policy.result) in {"pass", "none"}


@cache
def _public_suffixes() -> PublicSuffixList:
    # Read once: the list has ten thousand lines.
    listed = files("authheaders") / "public_suffix_list.txt"
    with listed.open(encoding="utf-8") as lines:
        return PublicSuffixList(lines)
