"""Players under fire: they sign up and answer by SMTP, and try again until they hear 250."""

import random
import secrets
import smtplib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage

from django.db import DatabaseError, connection

from tests.faults.house import PATIENCE, House
from verteller.hosting import games
from verteller.hosting.home import home
from verteller.hosting.models import HostedGame, Status
from verteller.lab.strategies import random_legal
from verteller.rules.facts import Asked, Seat

NAMES = ("Anna", "Bob", "Karin", "Daan", "Eefje", "Floor", "Gijs", "Hanna")
WOMEN = frozenset({"Anna", "Karin", "Eefje", "Hanna"})
MARKS = {"alone": "Witte: ", "testament": "Burgemeester: "}
"""Words without which an answer would count for another question."""
LONGEST_QUIET = 0.25
"""Seconds without a mail after which somebody thinks better of an answer."""


@dataclass
class Sent:
    """
    A mail a player has sent.

    Attributes:
        chosen: The names in it, None where it is no answer.
        taken: How often it was answered with 250.
        turned_away: How often with something else, the connection's end included.
        to: The address it goes to, our home unless given.
        answers: All codes it was answered with, 0 for a connection that ended.
    """

    message_id: str
    sender: str
    raw: bytes
    chosen: frozenset[str] | None = None
    taken: int = 0
    turned_away: int = 0
    to: str = ""
    answers: list[int] = field(default_factory=list)


class Postman:
    """Carries mails to the narrator, one after another, over as many connections as it takes."""

    def __init__(
        self,
        house: House,
        *,
        on_handed_over: Callable[[], object] = lambda: None,
        on_turned_away: Callable[[], object] = lambda: None,
    ) -> None:
        """
        Prepare.

        Args:
            on_handed_over: Called when a mail is there in whole and not yet answered.
            on_turned_away: Called when a mail was not taken.
        """
        self._house = house
        self._on_handed_over = on_handed_over
        self._on_turned_away = on_turned_away
        self._line: smtplib.SMTP | None = None

    def deliver(self, sent: Sent) -> None:
        """Hand over a mail, again and again until it is answered with 250."""
        while not self._is_taken(sent):
            sent.turned_away += 1
            self._on_turned_away()
            if not self._house.is_up.wait(PATIENCE):
                raise TimeoutError("the narrator does not come back")
        sent.taken += 1

    def close(self) -> None:
        """Put the receiver down."""
        if self._line is not None:
            self._line.close()
            self._line = None

    def _is_taken(self, sent: Sent) -> bool:
        try:
            code = self._answer_to(sent)
        except (OSError, smtplib.SMTPException):
            self.close()
            code = 0
        sent.answers.append(code)
        return code == 250

    def _answer_to(self, sent: Sent) -> int:
        if self._line is None:
            self._line = smtplib.SMTP("127.0.0.1", self._house.port, timeout=PATIENCE)
            self._line.ehlo("x.nl")
        line = self._line
        for code, _ in (
            line.mail(sent.sender),
            line.rcpt(sent.to or home().address),
            line.docmd("DATA"),
        ):
            if code >= 400:
                line.rset()
                return code
        line.send(sent.raw.replace(b"\n", b"\r\n") + b"\r\n.\r\n")
        self._on_handed_over()
        return line.getreply()[0]


@dataclass
class Crowd:
    """
    The players of some games, who play one game after another.

    Attributes:
        bell: Rung by every mail to any of them.
        sent: All their mails so far.
    """

    games: Sequence[HostedGame]
    postman: Postman
    lots: random.Random
    bell: threading.Event = field(default_factory=threading.Event)
    sent: list[Sent] = field(default_factory=list)
    _answered: set[tuple[int, Seat, str]] = field(default_factory=set)

    def play(self, stop: threading.Event) -> None:
        """Play until told to stop, or until all games are over."""
        try:
            for game in self.games:
                self._answered.clear()
                while not (stop.is_set() or self._has_played(game, stop)):
                    self.bell.wait(LONGEST_QUIET)
                    self.bell.clear()
        finally:
            self.postman.close()
            connection.close()

    def _has_played(self, game: HostedGame, stop: threading.Event) -> bool:
        """Write whatever there is to write now; tell whether the game is over."""
        try:
            if self._is_over(game):
                return True
            self._answer_all(game, stop)
        except DatabaseError:
            # We look at the database to know what is asked; it may be away for us as well.
            connection.close()
        return False

    def _is_over(self, game: HostedGame) -> bool:
        game.refresh_from_db()
        if game.status == Status.SIGN_UP:
            self._sign_up(game)
        return game.is_over

    def _sign_up(self, game: HostedGame) -> None:
        for name in NAMES[: game.most]:
            text = f"{name}, {'vrouw' if name in WOMEN else 'man'}, {self._language(name)}"
            self._send(name, game, text)

    def _language(self, name: str) -> str:
        return "English" if name in {"Daan", "Floor"} else "Nederlands"

    def _answer_all(self, game: HostedGame, stop: threading.Event) -> None:
        game.refresh_from_db()
        if game.status != Status.RUNNING:
            return
        with games.opened(game) as folded:
            names = folded.started.players
            sequence = folded.state.sequence
            asked = [
                (seat, each)
                for seat, questions in folded.state.asked.items()
                for each in questions.values()
            ]
        new = [
            (seat, each)
            for seat, each in asked
            if (sequence, seat, each.question) not in self._answered
        ]
        for seat, each in new or self.lots.sample(asked, min(1, len(asked))):
            if not stop.is_set():
                self._answered.add((sequence, seat, each.question))
                self._answer(game, names[seat], each, names)

    def _answer(self, game: HostedGame, name: str, asked: Asked, names: Sequence[str]) -> None:
        """Write an answer; now and then one that cannot be read, or the same mail once more."""
        choice = random_legal(asked, self.lots)
        if choice is None:
            return
        if self.lots.random() < 0.05:
            self._send(name, game, "Ik kies Zwaantje.")
        chosen = frozenset(names[int(option)] for _, option in choice)
        text = MARKS.get(asked.question, "") + (", ".join(sorted(chosen)) or "blanco")
        sent = self._send(name, game, text, chosen)
        if self.lots.random() < 0.1:
            self.postman.deliver(sent)

    def _send(
        self, name: str, game: HostedGame, text: str, chosen: frozenset[str] | None = None
    ) -> Sent:
        sent = mail_from(name, game, text, chosen)
        self.sent.append(sent)
        self.postman.deliver(sent)
        return sent


def turned_away_before(house: House, game: HostedGame, mended: Callable[[], object]) -> Sent:
    """Write a mail that is turned away until *mended* is called, and return it, taken."""
    mail, turned_away = mail_from(NAMES[0], game, "Ik kies Zwaantje."), threading.Event()
    postman = Postman(house, on_turned_away=turned_away.set)
    with ThreadPoolExecutor(1) as threads:
        delivered = threads.submit(postman.deliver, mail)
        if not turned_away.wait(PATIENCE):
            raise TimeoutError("nothing was turned away")
        mended()
        delivered.result(PATIENCE)
    postman.close()
    return mail


def mail_from(name: str, game: HostedGame, text: str, chosen: frozenset[str] | None = None) -> Sent:
    """Return a mail of a player, never written before; *chosen* are the names in an answer."""
    mail = EmailMessage()
    sender = f"{name.lower()}@{domain_of(game)}"
    mail["From"] = f"{name} <{sender}>"
    mail["To"] = home().address
    mail["Subject"] = f"Re: {game.name}"
    mail["Message-ID"] = f"<{secrets.token_hex(12)}@x.nl>"
    mail.set_content(text)
    return Sent(str(mail["Message-ID"]), sender, mail.as_bytes(), chosen)


def domain_of(game: HostedGame) -> str:
    """Return where the players of *game* have their mailboxes."""
    return f"{game.name_key.replace(' ', '-')}.example"
