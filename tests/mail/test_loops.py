"""Programs that answer us: no two of them write to each other for long."""

from collections.abc import Callable
from datetime import datetime, timedelta
from email.message import Message

import pytest
from django.core.mail import EmailMessage
from pytest_django import Settings

from tests.mail.test_sending import Server
from tests.mail.village import (
    HOME,
    START,
    administrator,
    new_village,
    post_of,
    raw_mail,
    running_village,
)
from verteller.hosting import post
from verteller.hosting.models import Incoming, Kind, Outgoing, Sending
from verteller.mail.pacing import IN_A_ROW
from verteller.mail.routing import receive
from verteller.mail.sending import next_due, send_due

pytestmark = pytest.mark.django_db

SECOND = timedelta(seconds=1)
HOUR = timedelta(hours=1)
OTHER = "verteller@spel.example.org"
ROBOT = "robot@x.nl"
Answers = Callable[[Message], bytes | None]


def next_event(now: datetime, until: datetime, coming: list[datetime]) -> datetime:
    """Return when something happens next: a mail comes in, or one is due to go out."""
    due = next_due()
    return max(now + SECOND, min([until, *coming, *([due] if due else [])]))


class World:
    """What goes on between us and one correspondent, second by second."""

    def __init__(self, settings: Settings, address: str, answer: Answers, delay: int = 1) -> None:
        self.now = START
        self.told: list[tuple[datetime, EmailMessage]] = []
        self._settings = settings
        self._address = address
        self._answer = answer
        self._delay = delay * SECOND
        self._coming: list[tuple[datetime, bytes]] = []

    def write(self, raw: bytes) -> None:
        """Let the correspondent write by himself."""
        self._coming.append((self.now, raw))

    def run(self, span: timedelta) -> None:
        """Let time pass, from each mail to the next."""
        until = self.now + span
        while self.now < until:
            self._deliver()
            send_due(self.now, Server(self._take))
            self.now = next_event(self.now, until, [at for at, _ in self._coming])

    def _deliver(self) -> None:
        ready = [raw for at, raw in self._coming if at <= self.now]
        self._coming = [(at, raw) for at, raw in self._coming if at > self.now]
        for raw in ready:
            receive(raw, recipients=(HOME,), received_at=self.now)

    def _take(self, message: EmailMessage) -> Exception | None:
        if self._address in " ".join(message.to):
            self.told.append((self.now, message))
            answer = self._answer(message.message())
            if answer is not None:
                self._coming.append((self.now + self._delay, answer))
        return None


def parrot(text: str, subject: str = "") -> Answers:
    """Return a program that answers every mail with *text*, and says nothing of itself."""
    return lambda mail: raw_mail(ROBOT, subject or f"Re: {mail['Subject']}", text)


def notices(code: str) -> list[Outgoing]:
    return [row for row in post_of(Kind.ADMIN_NOTICE) if row.payload["code"] == code]


def test_a_program_that_answers_at_once_gets_no_more_than_three_replies(
    settings: Settings,
) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-39, WAK-SYS-49."""
    administrator()
    new_village()
    world = World(settings, ROBOT, parrot("Ik ben er even niet, Jan."))
    world.write(raw_mail(ROBOT, "WW5", "hallo?"))

    world.run(HOUR)

    assert len(world.told) <= IN_A_ROW
    assert len(notices("robot")) <= 1


def test_a_player_s_answering_machine_that_says_nothing_of_itself_is_left_alone(
    settings: Settings,
) -> None:
    """It names a player, so each of its mails is a vote. Rules: WAK-SYS-07, WAK-SYS-39."""
    administrator()
    village = running_village("werewolf", "seer", "villager", "villager")
    seer = village.holder("seer")
    email = f"{seer.lower()}@x.nl"
    other = village.others(seer)[0]
    Outgoing.objects.all().update(status=Sending.SENT, sent_at=START - HOUR)
    world = World(
        settings,
        email,
        lambda mail: raw_mail(email, f"Re: {mail['Subject']}", f"Ik ben weg. Vraag {other}."),
    )
    world.write(raw_mail(email, "WW5", other))

    world.run(HOUR)

    assert len(world.told) == IN_A_ROW
    assert [row.payload["email"] for row in notices("robot")] == [email]
    assert village.choice(seer, "seer") == [other]


def test_after_an_hour_it_may_have_replies_again(settings: Settings) -> None:
    village = running_village("werewolf", "seer", "villager", "villager")
    seer = village.holder("seer")
    email = f"{seer.lower()}@x.nl"
    other = village.others(seer)[0]
    Outgoing.objects.all().update(status=Sending.SENT, sent_at=START - HOUR)
    world = World(settings, email, lambda _: raw_mail(email, "WW5", other))
    world.write(raw_mail(email, "WW5", other))
    world.run(HOUR / 6)
    silenced = len(world.told)

    world.now += 2 * HOUR
    world.write(raw_mail(email, "WW5", other))
    world.run(2 * SECOND)

    assert len(world.told) > silenced


def test_a_person_who_is_quick_is_no_robot(settings: Settings) -> None:
    """Rules: WAK-VOTE-16."""
    administrator()
    village = running_village("werewolf", "seer", "villager", "villager")
    seer = village.holder("seer")
    email = f"{seer.lower()}@x.nl"
    choices = village.others(seer)
    Outgoing.objects.all().update(status=Sending.SENT, sent_at=START - HOUR)
    minds = iter(choices * 4)

    def change_of_mind(mail: Message) -> bytes | None:
        name = next(minds, None)
        return raw_mail(email, f"Re: {mail['Subject']}", name) if name else None

    world = World(settings, email, change_of_mind, delay=15)
    world.write(raw_mail(email, "WW5", choices[0]))

    world.run(HOUR)

    assert len(world.told) == len(choices * 4) + 1
    assert not notices("robot")


class TwoNarrators:
    """Two houses like ours that write to each other over one wire."""

    def __init__(self, settings: Settings, *, strips: bool) -> None:
        self.now = START
        self.count = 0
        self._settings = settings
        self._strips = strips
        self._coming: list[tuple[datetime, str, bytes]] = []

    def run(self, span: timedelta) -> None:
        """Let time pass in both houses, from each mail to the next."""
        until = self.now + span
        while self.now < until:
            for at, to, raw in [each for each in self._coming if each[0] <= self.now]:
                self._coming.remove((at, to, raw))
                self._settings.VERTELLER_HOME_ADDRESS = to
                receive(raw, recipients=(to,), received_at=self.now)
            send_due(self.now, Server(self._carry))
            self.now = next_event(self.now, until, [at for at, *_ in self._coming])

    def _carry(self, message: EmailMessage) -> Exception | None:
        to = message.to[0].strip("<>")
        if to in {HOME, OTHER}:
            self.count += 1
            message.from_email = OTHER if to == HOME else HOME
            message.reply_to = [message.from_email]
            message.extra_headers["X-Loop"] = message.from_email
            self._coming.append((self.now + SECOND, to, self._on_the_wire(message.message())))
        return None

    def _on_the_wire(self, mail: Message) -> bytes:
        if self._strips:
            for name in ("Auto-Submitted", "X-Auto-Response-Suppress", "X-Loop", "Precedence"):
                del mail[name]
            for name in [name for name in mail if name.lower().startswith("list-")]:
                del mail[name]
        return mail.as_bytes()


def invite(to: str) -> None:
    """Let one narrator invite the other."""
    village = new_village()
    payload = {
        "game": village.name,
        "speed_seconds": 86_400,
        "strictness": 2,
        "theme": "default",
        "most": 8,
        "mayor": False,
        "closes_at": (START + 24 * HOUR).isoformat(),
    }
    post.save([post.to_address(to, "nl", Kind.INVITATION, payload, at=START, game=village.game)])


def test_two_narrators_do_not_write_to_each_other(settings: Settings) -> None:
    """Rules: WAK-SYS-07."""
    invite(OTHER)
    both = TwoNarrators(settings, strips=False)

    both.run(HOUR / 12)

    assert both.count == 1
    assert Incoming.objects.get().result.startswith("automatic_")


def test_two_narrators_stop_though_a_gateway_strips_what_their_mails_say_of_themselves(
    settings: Settings,
) -> None:
    """Rules: WAK-SYS-07, WAK-SYS-49."""
    administrator()
    invite(OTHER)
    both = TwoNarrators(settings, strips=True)

    both.run(HOUR / 2)
    count = both.count
    both.now += 6 * HOUR
    both.run(HOUR / 60)

    # The invitation, and no more than three replies each.
    assert count <= 1 + 2 * IN_A_ROW
    assert both.count == count
    assert not both._coming
