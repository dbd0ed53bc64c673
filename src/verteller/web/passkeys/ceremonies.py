"""
The two ceremonies: a key is made, and a key signs. What is checked, the library checks.

The challenge of each lies in the session, is good for one try, and only for a while.
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from ipaddress import ip_address
from json import JSONDecodeError, loads
from typing import Final, NoReturn
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare, salted_hmac
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    CredentialDeviceType,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from verteller.hosting import clock
from verteller.hosting.accounts import account_of, is_protected
from verteller.hosting.models import Person
from verteller.hosting.transactions import in_one_transaction
from verteller.web.models import Passkey

CHALLENGE: Final = "passkey-challenge"
"""Under this a session keeps what is to be signed next: for what, the challenge, and since when."""

LASTS: Final = 300
"""Seconds within which a challenge is to be signed."""

MOST: Final = 20
"""Keys one person can have."""

LONGEST_NAME: Final = 60
LONGEST_ANSWER: Final = 20_000
"""Letters that a browser's answer can have; real ones have a tenth of that."""


class PasskeyError(Exception):
    """A ceremony came to nothing; ``code`` says why, as far as anybody is told."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Site:
    """
    Where keys are good for.

    Args:
        name: The host, which a key is bound to.
        origin: The same with scheme and port, as browsers say where they are.
    """

    name: str
    origin: str


def site_of(request: HttpRequest) -> Site | None:
    """
    Return the site a request is for, None where no key can be used.

    The name is one of those the host has set; where he lets every name in, only the one that
    stands in VERTELLER_URL counts. A number is no name, and unencrypted only this machine counts.
    """
    try:
        place = urlsplit(f"{request.scheme}://{request.get_host()}")
    except (DisallowedHost, ValueError):
        return None
    name = place.hostname or ""
    ours = urlsplit(str(settings.VERTELLER_URL)).hostname
    if name != ours and "*" in settings.ALLOWED_HOSTS:
        return None
    if not name or _is_number(name) or not (request.is_secure() or name == "localhost"):
        return None
    return Site(name, f"{place.scheme}://{place.netloc}")


def begin_making(request: HttpRequest, person: Person) -> str:
    """
    Return as JSON what a browser needs to make a key for *person*.

    Raises:
        PasskeyError: ``nowhere``, ``too_many`` or ``protected``.
    """
    site = _site(request)
    kept = list(Passkey.objects.filter(person=person).values_list("handle", flat=True))
    if len(kept) >= MOST:
        _fail("too_many")
    if is_protected(account_of(person)):
        _fail("protected")
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Verteller",
        user_name=person.main_address or f"person {person.pk}",
        user_id=user_handle(person),
        authenticator_selection=AuthenticatorSelectionCriteria(
            # It has to say itself whose it is: nobody types a name to sign in.
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes(each)) for each in kept],
    )
    _keep(request, "make", options.challenge)
    return options_to_json(options)


def finish_making(request: HttpRequest, person: Person, answer: str, name: str) -> Passkey:
    """
    Keep the key that a browser made, under the name that its owner gives it.

    Raises:
        PasskeyError: ``nowhere`` or ``unfit``.
    """
    site, challenge = _site(request), _take(request, "make")
    try:
        made = verify_registration_response(
            credential=_object(answer),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        _fail("unfit")
    if Passkey.objects.filter(handle=made.credential_id).exists():
        _fail("unfit")
    return Passkey.objects.create(
        person=person,
        handle=made.credential_id,
        public_key=made.credential_public_key,
        counter=made.sign_count,
        name=name_of(name),
        is_synced=made.credential_device_type is CredentialDeviceType.MULTI_DEVICE,
        made_at=clock.now(),
    )


def begin_signing(request: HttpRequest) -> str:
    """
    Return as JSON what a browser needs to sign in with any key it has for us.

    Raises:
        PasskeyError: ``nowhere``.
    """
    site = _site(request)
    options = generate_authentication_options(
        rp_id=site.name, user_verification=UserVerificationRequirement.PREFERRED
    )
    _keep(request, "sign", options.challenge)
    return options_to_json(options)


def finish_signing(request: HttpRequest, answer: str) -> User:
    """
    Return whose key has signed.

    Raises:
        PasskeyError: ``nowhere`` or ``unfit``; it does not say whether there is such a key.
    """
    return _owner_of(_site(request), _take(request, "sign"), _object(answer))


@in_one_transaction
def _owner_of(site: Site, challenge: bytes, answer: dict[str, object]) -> User:
    keys = Passkey.objects.select_for_update(of=("self",)).select_related("person__user")
    key = keys.filter(handle=_handle_in(answer)).first()
    if key is None or not _names(answer, key.person):
        _fail("unfit")
    try:
        signed = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=bytes(key.public_key),
            # A key that counts and has not counted on has been copied.
            credential_current_sign_count=key.counter,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        _fail("unfit")
    account = account_of(key.person)
    if is_protected(account) or not account.is_active:
        _fail("unfit")
    key.counter, key.used_at = signed.new_sign_count, clock.now()
    key.save(update_fields=["counter", "used_at"])
    return account


def user_handle(person: Person) -> bytes:
    """Return what a key calls its owner: the same for all his keys, and nothing about him."""
    return salted_hmac("verteller.web.passkeys", str(person.pk), algorithm="sha256").digest()


def name_of(given: str) -> str:
    """Return what a key is to be called."""
    return " ".join(given.split())[:LONGEST_NAME] or "Passkey"


def _site(request: HttpRequest) -> Site:
    site = site_of(request)
    if site is None:
        _fail("nowhere")
    return site


def _keep(request: HttpRequest, what_for: str, challenge: bytes) -> None:
    kept = [what_for, urlsafe_b64encode(challenge).decode(), int(time.time())]
    request.session[CHALLENGE] = kept


def _take(request: HttpRequest, what_for: str) -> bytes:
    """Return what was to be signed; it is gone then, whatever comes of it."""
    kept = request.session.pop(CHALLENGE, None)
    if not kept or kept[0] != what_for or not 0 <= time.time() - kept[2] <= LASTS:
        _fail("unfit")
    return urlsafe_b64decode(kept[1])


def _object(answer: str) -> dict[str, object]:
    try:
        found = loads(answer) if len(answer) <= LONGEST_ANSWER else None
    except (JSONDecodeError, RecursionError):
        found = None
    if not isinstance(found, dict):
        _fail("unfit")
    return found


def _handle_in(answer: dict[str, object]) -> bytes:
    try:
        return base64url_to_bytes(str(answer.get("rawId", "")))
    except ValueError:
        _fail("unfit")


def _names(answer: dict[str, object], person: Person) -> bool:
    """Tell whether a key says that it is *person*'s."""
    response = answer.get("response")
    said = response.get("userHandle") if isinstance(response, dict) else None
    return constant_time_compare(str(said or ""), bytes_to_base64url(user_handle(person)))


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _fail(code: str) -> NoReturn:
    raise PasskeyError(code)
