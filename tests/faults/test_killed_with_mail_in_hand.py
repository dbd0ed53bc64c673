"""The narrator is killed while mail is away, and while a held mail is being confirmed."""

import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from email.message import EmailMessage
from email.parser import BytesHeaderParser
from email.policy import default
from email.utils import parseaddr
from pathlib import Path

import pytest
from pytest_django import DjangoDbBlocker

from tests.faults import accounts, databases
from tests.faults.campaign import PLAYERS, attacked, new_games, settle
from tests.faults.databases import Database
from tests.faults.house import PATIENCE, House
from tests.faults.players import NAMES, Postman, Sent, domain_of, mail_from
from tests.faults.post_office import ACCEPTED, Copy, PostOffice
from verteller.hosting import clock, games, heartbeat, playing
from verteller.hosting.models import HeldMail, HostedGame, Kind, LogEntry, Outage, Outgoing, Player
from verteller.hosting.people import Manners
from verteller.hosting.sign_up import sign_up

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
AWAY = "421 4.3.2 going down"
LONGEST_STORING = 0.03
"""Seconds within which a mail is stored, more or less."""


@pytest.fixture
def database(tmp_path: Path, django_db_blocker: DjangoDbBlocker) -> Iterator[Database]:
    """Yield a new database."""
    games.shelf.clear()
    with django_db_blocker.unblock(), databases.sqlite(tmp_path) as lent:
        yield lent
    games.shelf.clear()


@pytest.fixture
def office() -> PostOffice:
    """Return where all mail arrives."""
    return PostOffice()


def begun_game(name: str, phase: timedelta) -> HostedGame:
    """Let everybody sign up for a game at the machine's own time."""
    (game,) = new_games(random.Random(name), 1, name, phase=phase)
    manners = Manners("neither", "nl", "Europe/Amsterdam")
    for player in NAMES[:PLAYERS]:
        sign_up(game, f"{player}@{domain_of(game)}", player, manners, clock.now())
    heartbeat.beat(clock.now())
    return HostedGame.objects.get(pk=game.pk)


def killed(house: House, office: PostOffice, ahead: timedelta, answer: Callable[[], str]) -> None:
    """
    Let a narrator live until two mails of his have been answered and one more is on its way.

    A server that stumbles over one mailbox alone is not away: two receivers make an outage.
    """
    tried = threading.Semaphore(0)

    def say(_: Copy) -> str:
        tried.release()
        return answer()

    office.answer = say
    house.start(ahead)
    for _ in range(3):
        assert tried.acquire(timeout=PATIENCE), house.complaints()
    house.kill()


def test_an_outage_outlives_who_noticed_it_and_its_time_is_given_back_once(
    database: Database, office: PostOffice, tmp_path: Path
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-VOTE-12."""
    with attacked(database, tmp_path, office) as house:
        game = begun_game("Storing", 4 * MINUTE)
        was_due = game.due_at
        for ahead in (0, 6, 12):
            killed(house, office, ahead * MINUTE, lambda: AWAY)
        (outage,) = Outage.objects.all()
        killed(house, office, 15 * MINUTE, lambda: ACCEPTED)

        # With the first mail that went out the outage was over.
        told, is_shot = ids_of(Kind.TIME_GIVEN_BACK), threading.Event()
        assert len(told) == PLAYERS

        def shot(copy: Copy) -> str:
            # It is dead before it hears that this one has arrived.
            if copy.message_id in told:
                house.shoot()
                is_shot.set()
            return ACCEPTED

        office.answer = shot
        house.start(16 * MINUTE)
        assert is_shot.wait(PATIENCE), house.complaints()
        office.answer = lambda _: ACCEPTED
        house.kill()
        house.open(17 * MINUTE)
        settle(house, office, halt=False)
        house.stop()

    rows = Outgoing.objects.filter(kind=Kind.TIME_GIVEN_BACK)
    assert Counter(rows.values_list("to_email", flat=True)) == Counter(
        Player.objects.values_list("address__email", flat=True)
    )
    (lost,) = {row.payload["lost_seconds"] for row in rows}
    game.refresh_from_db()
    assert game.due_at is not None
    assert was_due is not None
    assert timedelta() <= game.due_at - was_due - timedelta(seconds=lost) < timedelta(seconds=1)
    assert 15 * MINUTE <= timedelta(seconds=lost) < 18 * MINUTE
    outage.refresh_from_db()
    assert outage.ended_at is not None
    assert not LogEntry.objects.filter(kind="closed").exists()
    assert accounts.doubled(office.copies) == []
    assert accounts.unsent(office.copies) == []


def ids_of(kind: Kind) -> set[str]:
    """Return the ids of all mails of one kind."""
    return set(Outgoing.objects.filter(kind=kind).values_list("message_id", flat=True))


def yes_to(copy: Copy) -> Sent:
    """Return the answer of whoever got a mail: that it was he who wrote."""
    asked = BytesHeaderParser(policy=default).parsebytes(copy.raw)
    mail = EmailMessage()
    mail["From"], mail["To"] = copy.recipients[0], asked["Reply-To"]
    mail["Subject"] = f"Re: {asked['Subject']}"
    mail["In-Reply-To"] = copy.message_id
    mail["Message-ID"] = copy.message_id.replace("<", "<yes.")
    mail.set_content("ja")
    address = parseaddr(str(asked["Reply-To"]))[1]
    return Sent(str(mail["Message-ID"]), copy.recipients[0], mail.as_bytes(), to=address)


class Asked:
    """What the players are asked: whether a mail was theirs."""

    def __init__(self, house: House, office: PostOffice) -> None:
        """Prepare to confirm mails, each under fire."""
        self._house, self._office = house, office
        self._lots = random.Random(11)
        self._asked = threading.Event()
        self._answered: set[str] = set()
        self.kills = 0
        office.ring("", self._asked)

    def confirm_all(self, mails: list[Sent]) -> list[Sent]:
        """Deliver mails and confirm each; the narrator is killed while he stores that."""
        postman = Postman(self._house)
        for mail in mails:
            postman.deliver(mail)
        postman.close()
        answers = [yes_to(copy) for copy in self._questions(len(mails))]
        for answer in answers:
            self._deliver_under_fire(answer)
        return answers

    def _questions(self, count: int) -> list[Copy]:
        """Wait for so many questions that were not answered yet."""
        while True:
            self._asked.clear()
            asking = ids_of(Kind.CONFIRMATION) - self._answered
            found = {copy.message_id: copy for copy in self._office.copies}
            if len(asking & found.keys()) == count:
                self._answered |= asking
                return [found[each] for each in sorted(asking)]
            assert self._asked.wait(PATIENCE), self._house.complaints()

    def _deliver_under_fire(self, answer: Sent) -> None:
        is_there = threading.Event()
        postman = Postman(self._house, on_handed_over=is_there.set)
        delivering = threading.Thread(target=postman.deliver, args=(answer,))
        delivering.start()
        assert is_there.wait(PATIENCE)
        # Anywhere between the mail's last octet and long after its answer.
        threading.Event().wait(self._lots.uniform(0, LONGEST_STORING))
        self._house.kill()
        self.kills += 1
        self._house.start()
        delivering.join(PATIENCE)
        # He has heard 250 or not; a mail server that did not would come again.
        postman.deliver(answer)
        postman.close()


def test_a_held_mail_is_dealt_with_once_however_often_its_narrator_is_killed(
    database: Database, office: PostOffice, tmp_path: Path
) -> None:
    """Rules: WAK-SYS-05, WAK-SYS-06, WAK-SYS-50, WAK-SIGN-02, WAK-VOTE-19."""
    by_token = Database({**database.environment, "VERTELLER_SENDER_PROOF": "token"}, database.file)
    with attacked(by_token, tmp_path, office) as house:
        (game,) = new_games(random.Random(2), 1, "Bewijs", phase=DAY)
        house.open()
        asked = Asked(house, office)
        sent = asked.confirm_all(
            [mail_from(name, game, f"{name}, anders") for name in NAMES[:PLAYERS]]
        )
        to_the_pyre(game)
        votes = [mail_from(name, game, "blanco", frozenset()) for name in voters(game)]
        sent += asked.confirm_all(votes)
        settle(house, office, halt=False)
        house.stop()

    assert asked.kills == PLAYERS + len(votes)
    assert Player.objects.filter(game=game).count() == PLAYERS
    assert {row.confirmed_at is None for row in HeldMail.objects.all()} == {False}
    assert accounts.receipts().keys() == {mail.message_id for mail in votes}
    assert accounts.lost([*votes, *sent]) == []
    assert accounts.doubled(office.copies) == []
    assert accounts.unsent(office.copies) == []


def to_the_pyre(game: HostedGame) -> None:
    """Let phases end until everybody votes."""
    game.refresh_from_db()
    while open_phase(game) != "pyre":
        playing.close_phase(game, game.sequence, clock.now())
        game.refresh_from_db()


def open_phase(game: HostedGame) -> str:
    """Return the name of the open phase."""
    with games.opened(game) as folded:
        return folded.state.phase.name if folded.state.phase else ""


def voters(game: HostedGame) -> list[str]:
    """Return the names of those who are asked for a vote."""
    with games.opened(game) as folded:
        return [
            folded.state.names[seat]
            for seat, questions in folded.state.asked.items()
            if "vote" in questions
        ]
