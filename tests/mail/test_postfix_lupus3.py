"""Fourteen people play Lupus 3.0 through Postfix, from sign-up to victory, in Italian sentences."""

import queue
import smtplib
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from email.message import EmailMessage

import pytest
from django.core.mail.backends.smtp import EmailBackend

from tests.mail.borgo_of_14 import PEOPLE, ROLES, Meaning, people, plainly, written
from tests.mail.doors import one_by_one
from tests.mail.village import HOME, START, Village, new_village, sweep_all
from tests.servers.postfix import Postfix
from verteller.hosting import clock, games
from verteller.hosting.home import Home
from verteller.hosting.models import HostedGame, Incoming, Outgoing, Sending, Status, UnreadMail
from verteller.hosting.seeds import commitment
from verteller.mail.listener import Door, Place
from verteller.mail.routing import Result, receive
from verteller.mail.sending import send_due
from verteller.rules.facts import Seat, Won

pytestmark = pytest.mark.django_db(transaction=True)

SEED = 3
MOST_REFUSED = 0.03
"""So many first mails in one may be asked about; none may be taken for something else."""


class Hall:
    """Where mail comes in from Postfix, at the moment that the village's clock shows."""

    def __init__(self) -> None:
        self.now = START
        self.results: queue.Queue[Result] = queue.Queue()

    def __call__(
        self,
        raw: bytes,
        *,
        recipients: Sequence[str],
        received_at: datetime,
        envelope_sender: str | None = None,
    ) -> Result:
        del received_at
        result = receive(
            raw, recipients=recipients, received_at=self.now, envelope_sender=envelope_sender
        )
        self.results.put(result)
        return result


@pytest.fixture
def hall(postfix: Postfix) -> Iterator[Hall]:
    hall = Hall()
    door = Door(Home(HOME), [Place("lmtp", port=postfix.lmtp_port)], receive=one_by_one(hall))
    with door:
        yield hall
    postfix.empty()


def post(postfix: Postfix, hall: Hall, mails: Sequence[tuple[str, str]]) -> dict[str, Result]:
    """Hand mails over by SMTP, each its sender and its text, and return what became of each."""
    with smtplib.SMTP("127.0.0.1", postfix.smtp_port, timeout=20) as connection:
        for number, (sender, text) in enumerate(mails):
            message = EmailMessage()
            message["From"], message["To"], message["Subject"] = sender, HOME, "Borgo"
            message["Message-ID"] = f"<{number}.{hall.now.timestamp()}@x.nl>"
            message.set_content(text)
            connection.send_message(message)
    results = [hall.results.get(timeout=30) for _ in mails]
    return {result.rows[0].sender: result for result in results}


def counted(village: Village, mail: Meaning) -> dict[str, Seat | None]:
    """Return what counts of that which a mail was about."""
    with games.opened(village.game) as game:
        given = game.state.given.get(village.seat(mail.name), {})
    chosen = {key: given[key].choice for key in mail.meant if key in given}
    return {key: Seat(int(choice[0][1])) for key, choice in chosen.items() if choice}


def told_why(result: Result) -> bool:
    """Tell whether the reply to a mail says what was not carried out."""
    payload = result.reply.payload if result.reply else {}
    return bool(payload.get("besides") or payload.get("refusal"))


def test_fourteen_play_in_their_own_words_from_sign_up_to_victory(
    postfix: Postfix, hall: Hall
) -> None:
    """
    Each knows what he was told and writes as he speaks; nothing is taken for what it is not.

    Rules: LU3-SYS-02, LU3-SYS-04, LU3-SYS-05, LU3-SYS-07, LU3-SYS-08, LU3-SYS-09, LU3-SYS-10,
    LU3-SYS-14, LU3-SYS-15, LU3-MAIL-11.
    """
    settings = {"rulebook": "lupus3", "language": "it", "strictness": 0, "most": len(PEOPLE)}
    village = new_village(*ROLES, name="Borgo", **settings)  # type: ignore[arg-type]
    HostedGame.objects.update(seed=f"{SEED:064}", seed_sha256=commitment(f"{SEED:064}"))
    everybody = people(SEED)
    address = {person.name: person.address for person in everybody}
    pairs = list(zip((each.address for each in everybody), PEOPLE, strict=True))
    # One after another, so that everybody sits where he always does.
    for pair in pairs:
        hall.now += timedelta(seconds=1)
        assert post(postfix, hall, [pair])[pair[0]].code == "signed_up"
    asked = refused = 0
    backend = EmailBackend(host="127.0.0.1", port=postfix.smtp_port, timeout=20)
    with clock.told_by(lambda: hall.now):
        while village.game.status == Status.RUNNING:
            mails = written(village.game, everybody)
            results = post(postfix, hall, [(address[each.name], each.text) for each in mails])
            asked += len(mails)
            for mail in mails:
                assert counted(village, mail).items() <= mail.meant.items(), mail
            again = [mail for mail in mails if counted(village, mail) != mail.meant]
            refused += len(again)
            # Nobody is left in doubt of what was not done.
            assert all(told_why(results[address[mail.name]]) for mail in again)
            hall.now += timedelta(minutes=1)
            post(postfix, hall, [(address[each.name], plainly(each, everybody)) for each in again])
            for mail in again:
                assert counted(village, mail) == mail.meant, mail
            assert village.game.due_at is not None
            hall.now = village.game.due_at + timedelta(seconds=1)
            sweep_all(hall.now)
            send_due(hall.now, backend)
        for _ in range(4):
            # Several mails to one reader go with a pause between them.
            hall.now += timedelta(hours=1)
            send_due(hall.now, backend)

    assert village.game.status == Status.FINISHED
    with games.opened(village.game) as game:
        assert any(isinstance(entry.content, Won) for entry in game.log)
    assert refused <= MOST_REFUSED * asked
    assert UnreadMail.objects.count() <= refused
    assert not Outgoing.objects.exclude(status=Sending.SENT).exists()
    assert Incoming.objects.exclude(reply__isnull=False).count() == 0
