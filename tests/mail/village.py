"""A village that plays by mail: mails in as octets, replies out as text, its own clock."""

import itertools
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage

from django.core.mail import EmailMultiAlternatives

from verteller.hosting import games, sweep
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.administrators import add_administrator, set_password
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Player
from verteller.hosting.people import Manners
from verteller.hosting.playing import close_phase
from verteller.hosting.sign_up import close_sign_up
from verteller.mail.composing import compose
from verteller.mail.routing import Result, receive
from verteller.rules.facts import Seat
from verteller.rules.moves import Composition

START = datetime(2026, 3, 2, 20, 0, tzinfo=UTC)
DAY = timedelta(days=1)
HOME = "verteller@play.example.net"
NAMES = ("Anna", "Bob", "Karin", "Daan", "Eefje", "Floor", "Gijs", "Hanna", "Ivo", "Jet")
WOMEN = frozenset({"Anna", "Karin", "Eefje", "Hanna", "Jet"})
PASSWORD = "maanlicht"

_numbers = itertools.count(1)


def raw_mail(sender: str, subject: str, text: str, *, to: str = HOME, **headers: str) -> bytes:
    """Return a mail as a mail program would send it, its Message-ID never used before."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Message-ID"] = f"<{next(_numbers)}.test@mail.example.org>"
    for name, value in headers.items():
        del message[name.replace("_", "-")]
        message[name.replace("_", "-")] = value
    message.set_content(text)
    return message.as_bytes()


@dataclass
class Village:
    """One game, whose players write mails; ``now`` is the time on its church clock."""

    name: str = "WW5"
    now: datetime = START
    people: dict[str, str] = field(default_factory=dict)

    @property
    def game(self) -> HostedGame:
        """The game's row, read anew."""
        return HostedGame.objects.get(name=self.name)

    def mail(self, sender: str, text: str, subject: str | None = None, **headers: str) -> Result:
        """Let a player (by name) or a stranger (by address) write to the narrator."""
        address = sender if "@" in sender else address_of(sender)
        said = self.name if subject is None else subject
        return self.deliver(raw_mail(address, said, text, **headers))

    def deliver(self, raw: bytes) -> Result:
        """Let a mail arrive now."""
        return receive(raw, recipients=(HOME,), received_at=self.now)

    def player(self, name: str) -> Player:
        """Return a player's row."""
        return Player.objects.get(game=self.game, name=name)

    def seat(self, name: str) -> Seat:
        """Return where a player sits."""
        return Seat(self.player(name).seat or 0)

    def holders(self, role: str) -> list[str]:
        """Return the names of all who have *role*, in seating order."""
        with games.opened(self.game) as game:
            return [
                name
                for name, held in zip(game.state.names, game.state.roles, strict=True)
                if held == role
            ]

    def holder(self, role: str) -> str:
        """Return the name of the one who has *role*."""
        (name,) = self.holders(role)
        return name

    def others(self, *names: str) -> list[str]:
        """Return everybody living who is none of *names*, in seating order."""
        with games.opened(self.game) as game:
            living = [game.state.names[seat] for seat in game.state.living]
        return [name for name in living if name not in names]

    def open_phase(self) -> str:
        """Return the name of the open phase."""
        with games.opened(self.game) as game:
            return game.state.phase.name if game.state.phase else ""

    def close(self) -> None:
        """Let the open phase end at its deadline."""
        game = self.game
        assert game.due_at is not None
        self.now = game.due_at + timedelta(seconds=1)
        if game.sequence:
            close_phase(game, game.sequence, game.due_at)
        else:
            close_sign_up(game, game.due_at)

    def close_until(self, phase: str, times: int = 1) -> None:
        """Let phases end until the one called *phase* is open, for the *times*th time."""
        for _ in range(times):
            self.close()
            while self.open_phase() != phase:
                self.close()

    def choice(self, name: str, question: str) -> list[str] | None:
        """Return the names chosen so far, an empty list for blank, None for no answer yet."""
        with games.opened(self.game) as game:
            given = game.state.given.get(self.seat(name), {}).get(question)
            if given is None:
                return None
            return [game.state.names[int(option)] for _, option in given.choice]

    def questions(self, name: str) -> list[str]:
        """Return the keys of the questions open to a player."""
        with games.opened(self.game) as game:
            return list(game.asked(self.seat(name)))


def address_of(name: str) -> str:
    """Return the address a player of that name writes from."""
    return f"{name.lower()}@x.nl"


def new_village(
    *roles: str, name: str = "WW5", mayor: bool = False, language: str = "nl", **changes: object
) -> Village:
    """Make a game that takes sign-ups, for which *roles* is the one distribution if any."""
    compositions = (Composition(roles, mayor=mayor),) if roles else ()
    settings = {"strictness": 50, "language": language, "compositions": compositions, **changes}
    create_game(Plan(name=name, **settings), START)  # type: ignore[arg-type]
    return Village(name)


def signed_up(village: Village, count: int) -> Village:
    """Let the first *count* of NAMES sign up, by mail."""
    for name in NAMES[:count]:
        result = village.mail(name, f"{name}, {'vrouw' if name in WOMEN else 'man'}")
        assert result.code == "signed_up"
    return village


def running_village(*roles: str, **changes: object) -> Village:
    """Make a game, sign up a player a role, and deal."""
    village = signed_up(new_village(*roles, **changes), len(roles))  # type: ignore[arg-type]
    close_sign_up(village.game, village.now)
    return village


def administrator(email: str = "beheer@x.nl", language: str = "nl") -> Person:
    """Make an administrator, and set the password for commands by mail."""
    set_password(PASSWORD)
    return add_administrator(email, Manners("woman", language, "Europe/Amsterdam"), START)


def post_of(kind: Kind | str, to: str | None = None) -> list[Outgoing]:
    """Return the rows of one kind in the outbox, in order, to one reader if *to* is given."""
    rows = Outgoing.objects.filter(kind=kind).order_by("pk")
    if to is not None:
        rows = rows.filter(to_email=to if "@" in to else address_of(to))
    return list(rows)


def reply_of(result: Result) -> EmailMultiAlternatives:
    """Return the reply to a mail as it will be sent."""
    assert result.reply is not None
    return compose(result.reply)


def reply_text(result: Result) -> str:
    """Return the text of the reply to a mail, on one line."""
    return " ".join(str(reply_of(result).body).split())


def refusal_of(result: Result) -> str:
    """Return which of E1 to E13 the reply to a mail is."""
    assert result.reply is not None
    return str(result.reply.payload["refusal"])


def sweep_all(now: datetime) -> None:
    """Close whatever is due."""
    sweep.close_due(now)
