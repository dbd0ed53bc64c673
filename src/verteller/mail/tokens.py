"""Tokens: what a reply address says of the mail it was given with, readable to nobody else."""

import base64
import binascii
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Final, TypeAlias

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from django.conf import settings
from django.utils.crypto import salted_hmac

from verteller.hosting.home import Home

MOST_LOCAL: Final = 64
"""Characters before the @ of an address (RFC 5321, 4.5.3.1.1)."""
MOST_HOME: Final = 16
"""Characters the home address may have there, so that every token fits behind it."""
MOST_TOKENS: Final = 4
"""Tokens that are looked at in one mail."""

_SALT: Final = "verteller.mail.tokens"
_HASH_OCTETS: Final = 5
_SEAT_OCTETS: Final = 13
"""Of every seat's token, the longest there can be; what is left holds something of the mail."""


@dataclass(frozen=True, slots=True)
class SeatToken:
    """
    A player, as whoever gets his mail: who he is and what he was asked when he was sent it.

    Args:
        player: The number of his place in the game.
        person: The number of the person it was when the mail was written; of use to no other.
        sequence: The phase that was open then, 0 during sign-up.
        question: What `question_mark` makes of the question the mail put, 0 for none or several.
    """

    player: int
    person: int
    sequence: int
    question: int = 0


@dataclass(frozen=True, slots=True)
class HeldToken:
    """A mail that is kept until its sender says that it is his, by number."""

    mail: int


@dataclass(frozen=True, slots=True)
class InvitationToken:
    """An invitation to the game of that number, for one address; see `address_mark`."""

    game: int
    address: int


@dataclass(frozen=True, slots=True)
class HelpToken:
    """A request for help by number, forwarded to the administrator who is that person."""

    request: int
    person: int


@dataclass(frozen=True, slots=True)
class BounceToken:
    """A mail of the outbox by number, as only the servers on its way and its reader can name it."""

    mail: int


Token: TypeAlias = SeatToken | HeldToken | InvitationToken | HelpToken | BounceToken

_SEAT, _HELD, _INVITATION, _HELP, _BOUNCE = range(1, 6)


def question_mark(question: str) -> int:
    """Return what stands for a question in a token: two octets, never 0."""
    return int.from_bytes(blake2b(question.encode(), digest_size=2).digest(), "big") or 1


def address_mark(address: str) -> int:
    """Return what stands for an address in a token: five octets."""
    digest = blake2b(address.lower().encode(), digest_size=_HASH_OCTETS).digest()
    return int.from_bytes(digest, "big")


def seal(token: Token, mail: str = "") -> str:
    """
    Return *token* in small letters and digits, the same every time for the same *mail*.

    Nobody without the installation's secret key can read it, change it or make another. Nor can
    two mails be compared by it: that they were written in the same phase, or that a phase nobody
    was told of has come between them.

    Args:
        mail: The id of the mail it goes out with.
    """
    packed = _packed(token)
    if isinstance(token, SeatToken):
        packed += _filling(mail, _SEAT_OCTETS - len(packed))
    sealed = _cipher(settings.SECRET_KEY).encrypt(packed, None)
    return base64.b32encode(sealed).rstrip(b"=").decode().lower()


def unseal(text: str) -> Token | None:
    """Return what was sealed, in whatever case it comes back; None for anything else."""
    if not (text.isascii() and len(text) <= MOST_LOCAL):
        return None
    try:
        sealed = base64.b32decode(text.upper() + "=" * (-len(text) % 8))
        return _unpacked(_cipher(settings.SECRET_KEY).decrypt(sealed, None))
    except (binascii.Error, InvalidTag, ValueError):
        return None


def reply_address(home: Home, token: Token, mail: str = "") -> str:
    """
    Return the home address with *token* in it, which reaches us like the address itself.

    An address that would be too long is left as it is: a reply to it proves nothing.

    Args:
        mail: The id of the mail it goes out with; see `seal`.
    """
    local, _, domain = home.address.rpartition("@")
    long = f"{local}+{seal(token, mail)}"
    return f"{long if len(long) <= MOST_LOCAL else local}@{domain}"


def tokens_in(addresses: Iterable[str], home: Home) -> tuple[Token, ...]:
    """Return the tokens in *addresses* of ours, each once, at most `MOST_TOKENS`."""
    details = dict.fromkeys(_details(addresses, home))
    found = (unseal(detail) for detail in list(details)[:MOST_TOKENS])
    return tuple(dict.fromkeys(token for token in found if token is not None))


def _details(addresses: Iterable[str], home: Home) -> Iterator[str]:
    for address in addresses:
        if "+" in address and home.is_ours(address):
            yield address.strip().rpartition("@")[0].partition("+")[2].lower()


@lru_cache(maxsize=4)
def _cipher(secret: str) -> AESSIV:
    # Deterministic, so that a mail reads the same whenever it is composed; the tag is the nonce.
    return AESSIV(salted_hmac(_SALT, "", secret=secret, algorithm="sha256").digest())


def _packed(token: Token) -> bytes:
    match token:
        case SeatToken():
            # What a question's name takes is always there, so that its length tells nothing.
            question = token.question.to_bytes(2, "big")
            return bytes([_SEAT]) + question + _joined(token.player, token.person, token.sequence)
        case HeldToken():
            return bytes([_HELD]) + _joined(token.mail)
        case InvitationToken():
            address = token.address.to_bytes(_HASH_OCTETS, "big")
            return bytes([_INVITATION]) + address + _joined(token.game)
        case HelpToken():
            return bytes([_HELP]) + _joined(token.request, token.person)
        case BounceToken():
            return bytes([_BOUNCE]) + _joined(token.mail)


def _unpacked(octets: bytes) -> Token:
    match octets[0]:
        case 1:
            player, person, sequence, *_ = _numbers(octets[3:])
            return SeatToken(player, person, sequence, int.from_bytes(octets[1:3], "big"))
        case 2:
            (mail,) = _numbers(octets[1:])
            return HeldToken(mail)
        case 3:
            (game,) = _numbers(octets[1 + _HASH_OCTETS :])
            return InvitationToken(game, int.from_bytes(octets[1 : 1 + _HASH_OCTETS], "big"))
        case 4:
            request, person = _numbers(octets[1:])
            return HelpToken(request, person)
        case 5:
            (mail,) = _numbers(octets[1:])
            return BounceToken(mail)
        case _:
            raise ValueError("sealed by a later version")


def _filling(mail: str, octets: int) -> bytes:
    """Return what differs from mail to mail, as long as there is room for it."""
    return blake2b(mail.encode(), digest_size=octets).digest() if octets > 0 else b""


def _joined(*numbers: int) -> bytes:
    """Write numbers one behind another, seven bits an octet."""
    octets = bytearray()
    for number in numbers:
        rest = number
        while rest > 0x7F:
            octets.append(rest & 0x7F | 0x80)
            rest >>= 7
        octets.append(rest)
    return bytes(octets)


def _numbers(octets: bytes) -> list[int]:
    numbers, number, shift = [], 0, 0
    for octet in octets:
        number |= (octet & 0x7F) << shift
        shift += 7
        if octet < 0x80:
            numbers.append(number)
            number, shift = 0, 0
    return numbers
