"""Handling: what one mail asks for, and what its sender is told when it is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from verteller.hosting import incoming, post
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.help import answer_help, request_help
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import HostedGame, Incoming, Kind, Outgoing, Person, Player
from verteller.hosting.refusals import ReplyKind, reply_kind
from verteller.mail import answering, commands
from verteller.mail.answering import Said, Understood
from verteller.mail.destinations import find_destination
from verteller.mail.identity import Proof, prove_sender
from verteller.mail.lookups import find_game, find_person, find_player
from verteller.mail.models import SetAside
from verteller.mail.reading.automatic import AutomaticKind
from verteller.mail.reading.errors import MessageError
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.subjects import Route, RouteKind
from verteller.mail.signing_up import sign_up
from verteller.rules.errors import AnswerError

REPLY_PERIOD: Final = timedelta(minutes=1)
"""A stranger gets one reply in so long: whoever forges senders has nothing to gain here."""
A_FEW: Final = 5
"""But so many when he tries to sign up, for that takes some people more than one try."""
NOTICE_PERIOD: Final = timedelta(hours=1)
"""So often at most administrators are told of mail that was set aside."""

_LONGEST_ERROR: Final = 80


class Handling:
    """
    One readable mail for one recipient, while hosting's transaction is under way.

    `handle` may be run again when another process was faster, so it keeps nothing but what a
    refusal needs to know.
    """

    def __init__(self, message: IncomingMessage, mail: Arrived) -> None:
        """Prepare to handle *message*, which is to be recorded as *mail*."""
        self._message = message
        self._mail = mail
        self._person: Person | None = None
        self._game: HostedGame | None = None
        self._player: Player | None = None
        self._understood = Understood()

    def handle(self) -> Outcome:
        """
        Do what the mail asks for.

        Raises:
            HostingError: Refused by a service.
            AnswerError: Refused by the engine, or not understood.

        Source: wakkerdam, WAK-SYS-05, WAK-SYS-07, WAK-VOTE-24 to -29, WAK-HELP-01.
        """
        self._person = self._game = self._player = None
        self._understood = Understood()
        if self._message.automatic is not None:
            return Outcome(_automatic(self._message.automatic))
        proof = prove_sender(self._message, recipient=self._mail.recipient)
        if proof is None:
            return Outcome("sender_unproven")
        destination = find_destination(self._message.subject)
        if destination.route.kind is RouteKind.GAME:
            return self._play(destination.games[0][0], proof)
        self._person = find_person(proof.address)
        match destination.route.kind:
            case RouteKind.HELP:
                return self._help(proof, destination.route)
            case RouteKind.CONFIG:
                return commands.execute(destination.route, self._message, proof, self._mail.at)
            case RouteKind.SEVERAL:
                names = [name for _, name in destination.games]
                raise HostingError(Code.SEVERAL_GAMES, games=names)
            case _:
                raise HostingError(Code.UNKNOWN_GAME)

    def refuse(self, error: HostingError | AnswerError) -> Outcome:
        """Say what is wrong, in the sender's language, unless he has just been told something."""
        about_sign_up = reply_kind(error) == "E12"
        most = A_FEW if about_sign_up else 1
        if self._person is None and not may_answer(self._mail, most=most):
            return Outcome(str(error.code), game=self._game)
        return incoming.refusal(
            self._mail,
            error,
            language=language_for(self._person, self._game),
            player=self._player,
            person=self._person,
            game=self._game,
            details=self._details(),
        )

    def _details(self) -> Mapping[str, Any]:
        details = dict(self._understood.details)
        if self._person is None and self._game is None:
            details["in_all_languages"] = True
        return details

    def _play(self, game_id: int, proof: Proof) -> Outcome:
        """Take the answer of a player; anybody else signs up while that is possible."""
        player = find_player(game_id, proof.address)
        if player is None:
            return self._join(game_id, proof)
        self._player, self._person, self._game = player, player.person, player.game
        said = Said(self._message, self._mail.at)
        taken = answering.answer(player, said, self._understood)
        return Outcome("answer_taken", player.person, player.game, taken.receipt)

    def _join(self, game_id: int, proof: Proof) -> Outcome:
        """Sign the sender up, or tell him why that cannot be. Source: WAK-SIGN-01, WAK-VOTE-24."""
        self._person = find_person(proof.address)
        self._game = game = find_game(game_id)
        if game is None:
            raise HostingError(Code.UNKNOWN_GAME)
        if game.is_over:
            raise HostingError(Code.GAME_ENDED, game=game.name)
        if game.length:
            raise HostingError(Code.NOT_IN_GAME, game=game.name)
        text = self._message.own_text
        reply = sign_up(game, self._person, proof.address, text, self._mail.at)
        return Outcome("signed_up", find_person(proof.address), game, reply)

    def _help(self, proof: Proof, route: Route) -> Outcome:
        """Pass a question on, or an administrator's answer to one. Source: WAK-HELP-01, -03."""
        text = self._message.own_text.strip()
        request = _forwarded(self._message, proof, self._person)
        if request is not None and text:
            answer_help(request, text, self._mail.at)
            return Outcome("help_answered", self._person)
        if self._person is None and not may_answer(self._mail):
            return Outcome("too_many_requests")
        reply = request_help(
            proof.address,
            text or self._message.full_text.strip(),
            self._mail.at,
            language=language_for(self._person, None),
            anonymous=route.anonymous,
        )
        return Outcome("help", self._person, reply=reply)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A mail that cannot be read; of its headers perhaps enough to answer it."""

    error: MessageError
    message: IncomingMessage | None


def refuse_unreadable(mail: Arrived, unreadable: Unreadable) -> Outcome:
    """
    Record a mail that cannot be read, and say so if it is known to whom.

    Source: wakkerdam, WAK-SYS-18, WAK-SYS-50.
    """
    code, message = unreadable.error.code, unreadable.message
    if message is None or message.automatic is not None:
        return Outcome(code)
    proof = prove_sender(message, recipient=mail.recipient)
    person = find_person(proof.address) if proof else None
    if proof is None or not may_answer(mail, most=A_FEW if person else 1):
        return Outcome(code, person)
    refusal: ReplyKind = "E6"
    payload = {"code": code, "refusal": refusal, "in_all_languages": person is None}
    language = language_for(person, None)
    row = post.to_address(mail.sender, language, Kind.REFUSED, payload, at=mail.at)
    (reply,) = post.save([row])
    return Outcome(code, person, reply=reply)


def set_aside(mail: Arrived, raw: bytes, error: Exception) -> Outcome:
    """
    Keep a mail that a fault of ours kept from being dealt with, for people to look at.

    Source: wakkerdam, WAK-SYS-39, WAK-SYS-50.
    """
    SetAside.objects.get_or_create(
        message_id=mail.message_id,
        recipient=mail.recipient,
        defaults={
            "raw": raw,
            "error": type(error).__name__[:_LONGEST_ERROR],
            "set_aside_at": mail.at,
        },
    )
    lately = Outgoing.objects.filter(
        kind=Kind.ADMIN_NOTICE,
        payload__code="mail_set_aside",
        created_at__gt=mail.at - NOTICE_PERIOD,
    )
    if not lately.exists():
        post.tell_administrators("mail_set_aside", at=mail.at)
    return Outcome("error")


def may_answer(mail: Arrived, *, most: int = 1) -> bool:
    """
    Tell whether the sender of *mail* may get a reply, or has just had enough.

    Args:
        most: How many he may get within `REPLY_PERIOD`.

    Source: wakkerdam, WAK-SYS-07, WAK-SYS-49.
    """
    lately = Incoming.objects.filter(
        sender=mail.sender, received_at__gt=mail.at - REPLY_PERIOD, reply__isnull=False
    )
    return lately.count() < most


def language_for(person: Person | None, game: HostedGame | None) -> str:
    """Return the language of a reply: the sender's, else the game's, else the usual one."""
    if person is not None:
        return person.language
    return game.language if game is not None else str(HostedGame().language)


def _forwarded(message: IncomingMessage, proof: Proof, person: Person | None) -> int | None:
    """
    Return the number of the request that an administrator answers by replying to it.

    The message id of what was forwarded to him is known to nobody else.
    """
    if person is None or not person.is_administrator:
        return None
    answered = filter(None, (message.in_reply_to, *message.references))
    rows = Outgoing.objects.filter(
        kind=Kind.HELP_FORWARDED, to_email=proof.address, message_id__in=list(answered)
    )
    payload = rows.order_by("-pk").values_list("payload", flat=True).first()
    return int(payload["number"]) if payload else None


def _automatic(kind: AutomaticKind) -> str:
    return "own_mail" if kind is AutomaticKind.LOOP else f"automatic_{kind}"
