"""Commands: what somebody asks of the bot itself, in a room of the two of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from django.utils import translation

from verteller.chat.lobby.gathering import say_ready
from verteller.chat.lobby.joining import join
from verteller.chat.lobby.refusals import LobbyError
from verteller.chat.lobby.words import why_not
from verteller.chat.matrix.linking import GUESSES, UnknownCode, accounts, link, link_by_code, unlink
from verteller.chat.models import LiveGame, MatrixAccount
from verteller.chat.voice_lines import say
from verteller.hosting import clock
from verteller.hosting.errors import HostingError
from verteller.hosting.models import Gender, Player
from verteller.hosting.people import Manners
from verteller.hosting.throttling import limiter
from verteller.telling.cast import Language

MARK: Final = "!"
"""What a command begins with."""


@dataclass(frozen=True, slots=True)
class Reply:
    """
    What the bot says to a command.

    Args:
        words: In the language of whoever gave it, as far as we know it.
        live: The number of the game that has to be tended anew, None for none.
        again: Whether he is to be asked into its rooms though he has left them.
    """

    words: str
    live: int | None = None
    again: bool = False


def obey(user: str, text: str) -> Reply:
    """Do what *user* says to the bot, and return what it says to him."""
    name, _, rest = text.removeprefix(MARK).strip().partition(" ")
    command = _COMMANDS.get(name.lower(), _help)
    with translation.override(language_of(user)):
        return command(user, rest.strip())


def language_of(user: str) -> Language:
    """Return the language somebody was spoken to in last; English for a stranger."""
    last = _last_of(user)
    return cast("Language", last.player.language if last else "en")


def is_command(text: str) -> bool:
    """Tell whether words are for the bot itself."""
    return text.startswith(MARK)


def _link(user: str, rest: str) -> Reply:
    try:
        player = link_by_code(user, rest, clock.now())
    except UnknownCode:
        return Reply(say(language_of(user), "matrix-code-unknown"))
    return _linked(player)


def _linked(player: Player) -> Reply:
    language = cast("Language", player.language)
    words = say(language, "matrix-linked", player=player.name, game=player.game.name)
    return Reply(words, _live(player).pk, again=True)


def _join(user: str, rest: str) -> Reply:
    """Let somebody into a lobby by its link and a name, who has nothing but Matrix."""
    invitation, _, name = rest.partition(" ")
    # The whole link does as well as the secret part of it.
    secret = invitation.rstrip("/").rpartition("/")[2]
    live = LiveGame.objects.select_related("game").filter(invitation=secret).first()
    if live is None or not name.strip() or not limiter.test(GUESSES, "matrix", user):
        limiter.hit(GUESSES, "matrix", user)
        return Reply(say(language_of(user), "matrix-join-unknown"))
    known = accounts(live).filter(user=user).first() or _last_of(user)
    manners = Manners(Gender.NEITHER, live.game.language, "UTC")
    if known is not None:
        before = known.player
        manners = Manners(before.gender, before.language, before.time_zone)
    with translation.override(manners.language):
        try:
            person = known.person if known else None
            player = join(live, person, name.strip(), manners, clock.now())
        except (LobbyError, HostingError) as error:
            return Reply(why_not(error))
    link(player, user, clock.now())
    return _linked(player)


def _ready(user: str, _rest: str) -> Reply:
    mine = _latest(user)
    if mine is None:
        return _help(user, "")
    try:
        say_ready(_live(mine), mine, ready=True)
    except (LobbyError, HostingError) as error:
        return Reply(why_not(error))
    return Reply(say(language_of(user), "matrix-ready", game=mine.game.name))


def _rooms(user: str, _rest: str) -> Reply:
    mine = _latest(user)
    if mine is None:
        return _help(user, "")
    words = say(language_of(user), "matrix-rooms", game=mine.game.name)
    return Reply(words, _live(mine).pk, again=True)


def _leave(user: str, _rest: str) -> Reply:
    mine = _latest(user)
    if mine is None:
        return _help(user, "")
    language = language_of(user)
    unlink(mine, clock.now())
    return Reply(say(language, "matrix-left", game=mine.game.name), _live(mine).pk)


def _help(user: str, _rest: str) -> Reply:
    return Reply(say(language_of(user), "matrix-help"))


def _latest(user: str) -> Player | None:
    """Return the place that *user* has linked last."""
    found = _last_of(user)
    return found.player if found and found.person_id == found.player.person_id else None


def _last_of(user: str) -> MatrixAccount | None:
    return MatrixAccount.objects.filter(user=user).order_by("-linked_at").first()


def _live(player: Player) -> LiveGame:
    return LiveGame.objects.get(game_id=player.game_id)


_COMMANDS: Final[Mapping[str, Callable[[str, str], Reply]]] = {
    "link": _link,
    "join": _join,
    "ready": _ready,
    "rooms": _rooms,
    "leave": _leave,
}
