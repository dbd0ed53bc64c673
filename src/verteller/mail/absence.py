"""Absence by mail: what a player, or somebody who would be one, wishes about being there."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from verteller.hosting import games, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness.excusing import come_back, excuse
from verteller.hosting.fairness.extending import ask_extension
from verteller.hosting.fairness.ladder import ladder_of
from verteller.hosting.fairness.quitting import Quit, leave
from verteller.hosting.fairness.substitutes import (
    address_for,
    offer_to_substitute,
    withdraw_offer,
)
from verteller.hosting.incoming import Outcome
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Player
from verteller.mail import answering
from verteller.mail.echoes import mails_quoted, without_echoes
from verteller.mail.reading.absences import Want, Wish, Wishes, may_wish, read_wishes
from verteller.mail.reading.days import Unclear
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.said import Said, Understood
from verteller.mail.signing_up import is_sign_up
from verteller.rules.errors import AnswerError
from verteller.rules.facts import Seat

Told = dict[str, Any]
"""What is told about one wish: a code of ``told-`` with its parameters, or a refusal's."""

Refuse = Callable[[HostingError | AnswerError], Outcome]

REFUSED: Final = "refused"
"""The code of what is told about a wish that was not granted; ``why`` is the refusal's."""


def deal_with(player: Player, said: Said, understood: Understood, refuse: Refuse) -> Outcome | None:
    """
    Grant what a player wishes, and take the answer his mail may have besides.

    A wish counts where a line begins with it; where the mail is no answer at all, within a line
    too. A name under a mail that wishes something is its writer's own, and no vote.

    Args:
        player: With his game, whose row is locked.
        understood: Is told what could be read of an answer.
        refuse: Makes the reply to an answer that is refused.

    Returns:
        What became of the mail; None when it wishes nothing and is an answer like any other.

    Raises:
        HostingError, AnswerError: Nothing it wishes is granted, and it is no answer.
    """
    if not may_wish(said.message.own_text):
        return None
    names = _names(player.game)
    text = without_echoes(said.message, mails_quoted(said.message, player.pk), names)
    wishes = _read(text, player.time_zone, player.language, names, said.at)
    is_answer = answering.is_answer(wishes.rest, player, names)
    wanted = wishes.at_line_starts if is_answer else wishes.anywhere
    if not wanted:
        return None
    if not is_answer:
        return _granted_alone(player, wanted, said.at)
    message = replace(said.message, own_text=wishes.rest)
    try:
        answered = answering.answer(player, replace(said, message=message), understood)
    except (HostingError, AnswerError) as error:
        outcome = refuse(error)
    else:
        outcome = Outcome(answered.result, player.person, player.game, answered.reply)
    told = [_granted_or_not(player, wish, said.at) for wish in wanted]
    if outcome.reply is not None:
        outcome.reply.payload["also"] = told
        outcome.reply.save(update_fields=["payload"])
    return outcome


def offer(game: HostedGame, email: str, message: IncomingMessage, at: datetime) -> Outcome | None:
    """
    Let somebody who does not play in a game offer himself as a substitute, or take that back.

    Returns:
        What became of the mail; None when it says neither.

    Raises:
        HostingError: He cannot take over a seat.
    """
    wants = _wants_of_stranger(game, message, at)
    if Want.SUBSTITUTE in wants:
        address = address_for(email, game.language, at)
        seated = offer_to_substitute(game, address, at)
        if seated is not None:
            reply = Outgoing.objects.filter(player=seated, kind=Kind.HAND_OVER).latest("pk")
        else:
            reply = _to(game, email, address.person, "volunteered", at)
        return Outcome("volunteered", address.person, game, reply)
    person = _person_of(email)
    is_quitting = bool({Want.QUIT, Want.QUIT_FOR_GOOD} & wants)
    if is_quitting and person is not None and withdraw_offer(game, person):
        return Outcome(
            "offer_withdrawn", person, game, _to(game, email, person, "offer_withdrawn", at)
        )
    return None


def offers_himself(game: HostedGame, message: IncomingMessage, at: datetime) -> bool:
    """Tell whether a mail to a game that is played offers a substitute, where it has them."""
    if not game.length or game.is_over or not ladder_of(game).has("substitutes"):
        return False
    return Want.SUBSTITUTE in _wants_of_stranger(game, message, at)


def withdraw(
    game: HostedGame, email: str, message: IncomingMessage, at: datetime
) -> Outcome | None:
    """
    Strike somebody off a game's sign-ups who writes that he stops, and nothing to sign up with.

    Returns:
        What became of the mail; None when it says something else.
    """
    person = _person_of(email)
    player = Player.objects.filter(game=game, person=person).first() if person else None
    if person is None or player is None or is_sign_up(message.own_text):
        return None
    if not {Want.QUIT, Want.QUIT_FOR_GOOD} & _wants_of_stranger(game, message, at):
        return None
    leave(player, at)
    return Outcome("withdrawn", person, game, _to(game, email, person, "withdrawn", at))


def _granted_alone(player: Player, wanted: Sequence[Wish], at: datetime) -> Outcome:
    """Grant what a mail wishes that is nothing else; refuse it if nothing can be granted."""
    first, *others = wanted
    email, language = player.address.email, player.language
    try:
        told = _granted(player, first, at)
    except (HostingError, AnswerError):
        if others:
            return _granted_alone(player, others, at)
        raise
    also = [_granted_or_not(player, wish, at) for wish in others]
    if told["code"] == Quit.UNLISTED:
        last = Outgoing.objects.filter(player=player, kind=Kind.LEFT_LIST).order_by("pk").last()
        return Outcome(str(told["code"]), player.person, player.game, last)
    if told["code"] == Quit.REPLACED:
        # His mail is no longer that of a player.
        row = post.to_address(
            email, language, Kind.NOTICE, {**told, "also": also}, at=at, game=player.game
        )
    else:
        row = post.to_player(player, Kind.NOTICE, {**told, "also": also}, at=at)
    (reply,) = post.save([row])
    return Outcome(str(told["code"]), player.person, player.game, reply)


def _granted_or_not(player: Player, wish: Wish, at: datetime) -> Told:
    try:
        return _granted(player, wish, at)
    except HostingError as error:
        return {"code": REFUSED, "why": str(error.code), **error.parameters}
    except AnswerError as error:
        return {"code": REFUSED, "why": str(error.code), "detail": error.detail}


def _granted(player: Player, wish: Wish, at: datetime) -> Told:
    """Do what is wished for and return what is told of it."""
    return {"game": player.game.name, **_GRANTING[wish.want](player, wish, at)}


def _away(player: Player, wish: Wish, at: datetime) -> Told:
    if wish.until is None or isinstance(wish.until, Unclear):
        words = wish.until.words if wish.until else wish.words
        return {"code": "date_unclear", "words": words}
    back = excuse(player, wish.until, at)
    return {"code": "excused", "until": back.isoformat()}


def _back(player: Player, _wish: Wish, at: datetime) -> Told:
    come_back(player, at)
    return {"code": "back"}


def _more_time(player: Player, _wish: Wish, at: datetime) -> Told:
    ask_extension(player, at)
    # The same whatever came of it: what has come of it, everybody is told.
    return {"code": "extension_asked"}


def _substitute(player: Player, _wish: Wish, _at: datetime) -> Told:
    raise HostingError(Code.HAS_PLAYED, game=player.game.name)


def _quit(player: Player, wish: Wish, at: datetime) -> Told:
    """Ask once more, except of the dead, who lose nothing by it."""
    game = player.game
    if game.is_over:
        raise HostingError(Code.GAME_ENDED, game=game.name)
    if not ladder_of(game).has("leaving"):
        raise HostingError(Code.RUNG_OFF, game=game.name, rung="leaving")
    with games.opened(games.lock(game.pk)) as folded:
        is_living = folded.state.is_living(Seat(player.seat or 0))
    return {"code": "leave_asked"} if is_living else _quit_for_good(player, wish, at)


def _quit_for_good(player: Player, _wish: Wish, at: datetime) -> Told:
    return {"code": str(leave(player, at))}


def _reminders(player: Player, wish: Wish, _at: datetime) -> Told:
    wanted = wish.want is Want.REMINDERS
    Person.objects.filter(pk=player.person_id).update(wants_reminders=wanted)
    return {"code": "reminders_on" if wanted else "reminders_off"}


_GRANTING: Final[Mapping[Want, Callable[[Player, Wish, datetime], Told]]] = {
    Want.AWAY: _away,
    Want.BACK: _back,
    Want.MORE_TIME: _more_time,
    Want.SUBSTITUTE: _substitute,
    Want.QUIT: _quit,
    Want.QUIT_FOR_GOOD: _quit_for_good,
    Want.NO_REMINDERS: _reminders,
    Want.REMINDERS: _reminders,
}
"""What is done about each kind of wish; all of them are here."""


def _wants_of_stranger(game: HostedGame, message: IncomingMessage, at: datetime) -> set[Want]:
    if not may_wish(message.own_text):
        return set()
    names = _names(game)
    zone = Person().time_zone
    wishes = _read(message.own_text, zone, game.language, names, at)
    return {wish.want for wish in wishes.anywhere}


def _read(text: str, time_zone: str, language: str, names: Sequence[str], at: datetime) -> Wishes:
    today = at.astimezone(ZoneInfo(time_zone)).date()
    return read_wishes(text, names=names, today=today, language=language)


def _names(game: HostedGame) -> list[str]:
    """Return the names of a game's players in seating order, those without a seat last."""
    return list(game.players.order_by("seat", "pk").values_list("name", flat=True))


def _person_of(email: str) -> Person | None:
    return Person.objects.filter(addresses__email=email).first()


def _to(game: HostedGame, email: str, person: Person, code: str, at: datetime) -> Outgoing:
    payload = {"code": code, "game": game.name}
    (row,) = post.save(
        [post.to_address(email, person.language, Kind.NOTICE, payload, at=at, game=game)]
    )
    return row
