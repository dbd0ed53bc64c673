"""Links that let somebody in: to join, to look on, and to go on playing on another device."""

from datetime import timedelta
from typing import Final
from urllib.parse import urljoin, urlsplit

import segno
from django.conf import settings
from django.core.signing import BadSignature, TimestampSigner
from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.models import Presence
from verteller.hosting.models import Player

BACK_LASTS: Final = timedelta(minutes=10)
"""So long a link to another device can be used."""

_ONLY_HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""Names by which nobody reaches this machine from another one."""

_signer: Final = TimestampSigner(salt="verteller.chat.back")


def whole_address(request: HttpRequest, page: str, *arguments: object) -> str:
    """
    Return the whole address of a page, by the name that the host says his pages have.

    Only where he has not said any it is the name that the visitor came by.
    """
    path, pages = reverse(page, args=arguments), str(settings.VERTELLER_URL)
    return urljoin(pages, path) if pages else request.build_absolute_uri(path)


def is_only_here(address: str) -> bool:
    """Tell whether nobody can open *address* but on this very machine."""
    return urlsplit(address).hostname in _ONLY_HERE


def qr_code(address: str) -> SafeString:
    """Return *address* as a drawing that a phone's camera reads, dark on light at any time."""
    code = segno.make(address, error="m", micro=False)
    # It is drawn here, of nothing but squares.
    return mark_safe(  # noqa: S308
        code.svg_inline(
            border=3, omitsize=True, svgclass="qr", lineclass=None, dark="#1b1534", light="#fff"
        )
    )


def token_back(player: Player) -> str:
    """Return the secret part of a link by which *player* goes on elsewhere, once and soon."""
    mine, _ = Presence.objects.get_or_create(player=player)
    return _signer.sign(f"{player.pk}-{player.person_id}-{mine.carried}")


def player_of(token: str) -> Player:
    """
    Return who is to go on by the link with *token*; looking uses nothing up.

    Raises:
        LobbyError: ``link_old``: it is too old, has been used, or never was one.
    """
    try:
        said = _signer.unsign(token, max_age=BACK_LASTS)
        pk, person, carried = map(int, said.split("-"))
    except (BadSignature, ValueError):
        raise LobbyError(Reason.LINK_OLD) from None
    found = Player.objects.select_related("game", "person", "presence")
    player = found.filter(pk=pk, person_id=person, presence__carried=carried).first()
    if player is None:
        raise LobbyError(Reason.LINK_OLD)
    return player


def use_up(player: Player) -> None:
    """
    Let no earlier link of *player* be used any more.

    Raises:
        LobbyError: ``link_old``: somebody has just used it.
    """
    mine = Presence.objects.filter(player=player, carried=player.presence.carried)
    if not mine.update(carried=player.presence.carried + 1):
        raise LobbyError(Reason.LINK_OLD)
