"""Handling: what one mail asks for, and what its sender is told when it is refused."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.conf import settings

from verteller.hosting import bounces, incoming
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.help import answer_help, request_help
from verteller.hosting.incoming import Arrived, Outcome
from verteller.hosting.models import (
    HostedGame,
    Kind,
    Outgoing,
    Person,
    Player,
)
from verteller.hosting.refusals import reply_kind
from verteller.mail import absence, answering, commands, strangers
from verteller.mail.destinations import Destination, find_destination
from verteller.mail.handling_held import hold_for_owner
from verteller.mail.handling_replies import A_FEW, language_for, may_answer
from verteller.mail.identity import PASSWORD, Evidence, Proof, StalePrompt, prove_sender
from verteller.mail.lookups import find_game, find_person, lock_player, lock_player_numbered
from verteller.mail.pacing import TOO_MANY_MAILS, may_send_more
from verteller.mail.reading.automatic import AutomaticKind
from verteller.mail.reading.message import IncomingMessage
from verteller.mail.reading.subjects import Route, RouteKind
from verteller.mail.said import Said, Understood
from verteller.mail.signing_up import sign_up
from verteller.mail.tokens import HelpToken, SeatToken
from verteller.rules.errors import AnswerError


class Handling:
    """
    One readable mail for one recipient, while hosting's transaction is under way.

    A mail that is not proven gets nothing done: it is kept, and whoever it claims to be from is
    asked about it.

    `handle` may be run again when another process was faster, so it keeps nothing but what a
    refusal needs to know.
    """

    def __init__(
        self,
        message: IncomingMessage,
        mail: Arrived,
        evidence: Evidence,
        *,
        raw: bytes = b"",
        proof: Proof | None = None,
    ) -> None:
        """
        Prepare to handle *message*, which is to be recorded as *mail*.

        Args:
            evidence: What could prove its sender.
            raw: The mail as it came in, to be kept if nothing does.
            proof: What has proven him already.
        """
        self._message = message
        self._mail = mail
        self._evidence = evidence
        self._raw = raw
        self._given = proof
        self._by = ""
        self._heard_from = ""
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
        self._by = self._heard_from = ""
        self._understood = Understood()
        if self._message.automatic is not None:
            return Outcome(_automatic(self._message.automatic))
        destination = find_destination(self._message.subject)
        if destination.route.kind is RouteKind.CONFIG:
            return self._command(destination)
        proof = self._proven(destination)
        if not may_send_more(*self._counted(proof)):
            return Outcome(TOO_MANY_MAILS)
        if proof is None:
            return hold_for_owner(self._message, self._mail, destination, self._raw)
        self._by, self._heard_from = proof.by, proof.address
        return replace(self._do(proof, destination), proof=proof.by)

    def _as_heard_from(self, player: Player | None, proof: Proof) -> Player | None:
        """Note that a mail of his has come, and return the *player* as he stands after that."""
        mine = player.address if player is not None else None
        if mine is not None and mine.email == proof.address and mine.unreachable_since is None:
            # Which was read with him; of any other address it has to be looked up.
            return player
        if bounces.heard_from(proof.address, self._mail.at) and player is not None:
            # An excuse of his has ended with that: the game is longer than when it was read.
            return lock_player_numbered(player.pk)
        return player

    def _counted(self, proof: Proof | None) -> tuple[str, str]:
        """Return under what a mail counts as one more of its sender's."""
        return (proof.address, proof.by) if proof else (self._message.sender, "")

    def _proven(self, destination: Destination) -> Proof | None:
        """Return who sent the mail; refuse what answers a question of long ago."""
        if self._given is not None:
            return self._given
        try:
            return prove_sender(self._message, self._evidence, destination)
        except StalePrompt as stale:
            self._is_of(stale.player)
            answering.refuse_stale(stale.player)

    def _do(self, proof: Proof, destination: Destination) -> Outcome:
        """Do what somebody who is known asks for."""
        kind = destination.route.kind
        if kind is RouteKind.GAME:
            return self._play(destination.games[0][0], proof)
        if proof.game is not None and kind in {RouteKind.NONE, RouteKind.SEVERAL}:
            return self._play(proof.game, proof)
        self._as_heard_from(proof.player, proof)
        self._person = proof.player.person if proof.player else find_person(proof.address)
        match kind:
            case RouteKind.HELP:
                return self._help(proof, destination.route)
            case RouteKind.SEVERAL:
                names = [name for _, name in destination.games]
                raise HostingError(Code.SEVERAL_GAMES, games=names)
            case _:
                raise HostingError(Code.UNKNOWN_GAME)

    def _command(self, destination: Destination) -> Outcome:
        """
        Carry out an administrator's command, once the link mailed to him has been opened.

        Where the host has chosen the password of old, that alone decides.
        """
        sender = self._message.sender
        proof = self._given
        if settings.VERTELLER_ADMIN_PASSWORD_MAIL:
            proof = Proof(sender, PASSWORD)
        if proof is not None:
            said = self._message
            outcome = commands.execute(destination.route, said, proof, self._mail.at)
            return replace(outcome, proof=proof.by) if outcome.person else outcome
        person = find_person(sender)
        if person is None or not person.is_administrator:
            return Outcome(commands.NO_RIGHT)
        return hold_for_owner(self._message, self._mail, destination, self._raw)

    def refuse(self, error: HostingError | AnswerError) -> Outcome:
        """Say what is wrong, in the sender's language, unless he has just been told something."""
        if self._heard_from:
            # What came of the mail is undone, but not that it came.
            bounces.heard_from(self._heard_from, self._mail.at)
        if self._player is not None:
            self._understood.keep(self._player, self._mail.at)
        about_sign_up = reply_kind(error) == "E12"
        most = A_FEW if about_sign_up else 1
        if self._person is None and not may_answer(self._mail, most=most):
            return Outcome(str(error.code), game=self._game, proof=self._by)
        refused = incoming.refusal(
            self._mail,
            error,
            language=language_for(self._person, self._game),
            player=self._player,
            person=self._person,
            game=self._game,
            details=self._details(),
        )
        return replace(refused, proof=self._by)

    def _details(self) -> Mapping[str, Any]:
        details = self._understood.details()
        if self._person is None and self._game is None:
            details["in_all_languages"] = True
        return details

    def _play(self, game_id: int, proof: Proof) -> Outcome:
        """Take the answer of a player; anybody else signs up while that is possible."""
        player = proof.player or lock_player(game_id, proof.address)
        player = self._as_heard_from(player, proof)
        if player is None or player.seat is None:
            return self._join(game_id, proof)
        self._is_of(player)
        question = proof.token.question if isinstance(proof.token, SeatToken) else 0
        said = Said(self._message, self._mail.at, question)
        wished = absence.deal_with(player, said, self._understood, self.refuse)
        if wished is not None:
            return wished
        answered = answering.answer(player, said, self._understood)
        return Outcome(answered.result, player.person, player.game, answered.reply)

    def _is_of(self, player: Player) -> None:
        self._player, self._person, self._game = player, player.person, player.game

    def _join(self, game_id: int, proof: Proof) -> Outcome:
        """
        Sign the sender up, or tell him why that cannot be.

        Source: wakkerdam, WAK-SIGN-01, WAK-VOTE-24; Lupus 3.0, LU3-SYS-06.
        """
        self._person = find_person(proof.address)
        self._game = game = find_game(game_id)
        if game is None:
            raise HostingError(Code.UNKNOWN_GAME)
        is_strange = strangers.is_strange(game, self._person)
        if game.is_over and not is_strange:
            raise HostingError(Code.GAME_ENDED, game=game.name)
        absent = absence.offer if game.length else absence.withdraw
        outcome = absent(game, proof.address, self._message, self._mail.at)
        if outcome is not None:
            return outcome
        if is_strange:
            strangers.show_to_masters(game, self._mail, self._message)
            return Outcome(str(Code.NOT_IN_GAME), self._person, game)
        if game.length:
            raise HostingError(Code.NOT_IN_GAME, game=game.name)
        text = self._message.own_text
        reply = sign_up(game, self._person, proof.address, text, self._mail.at)
        return Outcome("signed_up", find_person(proof.address), game, reply)

    def _help(self, proof: Proof, route: Route) -> Outcome:
        """Pass a question on, or an administrator's answer to one. Source: WAK-HELP-01, -03."""
        text = self._message.own_text.strip()
        if isinstance(proof.token, HelpToken):
            request: int | None = proof.token.request
        else:
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
