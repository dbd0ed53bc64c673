"""The clock jumps: a real narrator comes back late, early, or after the host was down."""

import random
import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from pytest_django import DjangoDbBlocker

from tests.faults import accounts, databases
from tests.faults.campaign import PLAYERS, attacked, new_games, settle
from tests.faults.house import PATIENCE, House
from tests.faults.players import NAMES, Postman, domain_of, mail_from
from tests.faults.post_office import ACCEPTED, Copy, PostOffice
from verteller.hosting import clock, heartbeat
from verteller.hosting.archive import audit
from verteller.hosting.games import read_entries
from verteller.hosting.models import (
    HostedGame,
    Incoming,
    Kind,
    LogEntry,
    Outage,
    Outgoing,
    Sending,
)
from verteller.hosting.people import Manners
from verteller.hosting.records import from_moment
from verteller.hosting.sign_up import sign_up
from verteller.hosting.sweep import GRACE

SECOND, MINUTE, HOUR, DAY = (
    timedelta(seconds=1),
    timedelta(minutes=1),
    timedelta(hours=1),
    timedelta(days=1),
)
MANNERS = Manners("neither", "nl", "Europe/Amsterdam")


@pytest.fixture
def office() -> PostOffice:
    """Return where all mail arrives."""
    return PostOffice()


@pytest.fixture
def house(
    tmp_path: Path, office: PostOffice, django_db_blocker: DjangoDbBlocker
) -> Iterator[House]:
    """Yield a house nobody lives in yet."""
    with (
        django_db_blocker.unblock(),
        databases.sqlite(tmp_path) as database,
        attacked(database, tmp_path, office) as lent,
    ):
        yield lent


@pytest.fixture
def villages(house: House) -> list[HostedGame]:
    """Return three games that have just begun, whose rounds last two, three and four minutes."""
    games = []
    for minutes in (4, 2, 3):
        games += new_games(random.Random(minutes), 1, f"Dorp {minutes}", phase=minutes * MINUTE)
        for name in NAMES[:PLAYERS]:
            sign_up(games[-1], f"{name}@{domain_of(games[-1])}", name, MANNERS, clock.now())
    heartbeat.beat(clock.now())
    return sorted(map(fresh, games), key=lambda game: game.speed)


def fresh(game: HostedGame) -> HostedGame:
    """Read a game's row anew."""
    return HostedGame.objects.get(pk=game.pk)


def back_after(house: House, ahead: timedelta, office: PostOffice) -> None:
    """Let a narrator come back *ahead* of time, catch up, send all mail and leave again."""
    house.open(ahead)
    settle(house, office, halt=False)
    house.stop()


def closed(games: list[HostedGame]) -> list[HostedGame]:
    """Return the games of all closings in the logs."""
    rows = LogEntry.objects.filter(game__in=games, kind="closed").select_related("game")
    return sorted((row.game for row in rows), key=lambda game: game.speed)


def test_phases_that_were_missed_are_closed_once_each_and_the_next_ones_last_their_full_time(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-12, WAK-PHASE-15."""
    before = [game.due_at for game in villages]

    back_after(house, GRACE - 30 * SECOND, office)

    assert closed(villages) == villages
    for game, was_due in zip(map(fresh, villages), before, strict=True):
        closed_at = from_moment(LogEntry.objects.get(game=game, kind="closed").at)
        assert was_due is not None
        assert game.due_at is not None
        assert closed_at > was_due
        assert timedelta() <= game.due_at - closed_at - game.speed < SECOND
        assert audit(read_entries(game)) is None


def test_who_was_due_first_is_told_first(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-SYS-06."""
    back_after(house, GRACE - 30 * SECOND, office)

    closings = Outgoing.objects.filter(kind=Kind.NEWS, payload__first__gt=1)
    games = dict(closings.values_list("message_id", "game"))
    ids = [copy.message_id for copy in office.copies]
    told = dict.fromkeys(games[each] for each in ids if each in games)
    assert list(told) == [game.pk for game in villages]


def test_time_the_host_was_down_is_given_back_and_nothing_is_closed(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-12."""
    back_after(house, 3 * HOUR, office)

    assert closed(villages) == []
    for game in villages:
        now_due = fresh(game).due_at
        assert now_due is not None
        assert game.due_at is not None
        assert 0 * SECOND <= now_due - game.due_at - 3 * HOUR < MINUTE
    told = Outgoing.objects.filter(kind=Kind.TIME_GIVEN_BACK, game__in=villages)
    assert told.count() == len(villages) * PLAYERS
    assert {row.message_id for row in told} <= office.arrived()


def test_an_answer_counts_in_time_that_was_given_back(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-VOTE-12, WAK-VOTE-20."""
    (game, *_) = villages
    house.open(3 * HOUR)
    postman = Postman(house)
    mails = [mail_from(name, game, "blanco") for name in NAMES[:PLAYERS]]
    for mail in mails:
        postman.deliver(mail)
    postman.close()
    house.stop()

    ids = [mail.message_id for mail in mails]
    became = set(Incoming.objects.filter(message_id__in=ids).values_list("result", flat=True))
    assert "too_late" not in became


def put_off_once(house: House, office: PostOffice, ahead: timedelta) -> set[str]:
    """Let a narrator who is *ahead* try to send each mail once, and return what waits then."""
    waiting = set(Outgoing.objects.values_list("message_id", flat=True))
    left, done = set(waiting), threading.Event()

    def later(copy: Copy) -> str:
        left.discard(copy.message_id)
        if not left:
            done.set()
        return "451 4.7.1 greylisted, try again later"

    office.answer = later
    house.open(ahead)
    assert done.wait(PATIENCE), house.complaints()
    house.stop()
    office.answer = lambda _: ACCEPTED
    assert set(Outgoing.objects.values_list("status", flat=True)) == {Sending.QUEUED}
    return waiting


def test_mail_that_waits_survives_a_jump_of_weeks_and_is_given_up_for_none(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    waiting = put_off_once(house, office, 0 * SECOND)
    waiting |= put_off_once(house, office, 14 * DAY)

    back_after(house, 14 * DAY + 5 * MINUTE, office)

    assert waiting <= office.arrived()
    assert accounts.unsent(office.copies) == []
    assert accounts.doubled(office.copies) == []


def test_mail_that_waits_for_a_time_that_was_never_there_goes_out_when_the_clock_is_set_right(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08."""
    waiting = put_off_once(house, office, DAY)

    back_after(house, 0 * SECOND, office)

    assert waiting <= office.arrived()
    assert closed(villages) == []
    assert accounts.unsent(office.copies) == []
    assert accounts.doubled(office.copies) == []


def test_an_outage_during_which_the_clock_jumps_back_is_over_when_mail_is_back(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-VOTE-12."""
    refused = threading.Semaphore(0)

    def away(_: Copy) -> str:
        refused.release()
        return "421 4.3.2 going down"

    office.answer = away
    house.open(DAY)
    # Two receivers make an outage, and the third shows that it has been noted.
    for _ in range(3):
        assert refused.acquire(timeout=PATIENCE), house.complaints()
    house.kill()
    assert Outage.objects.filter(ended_at=None).exists()
    office.answer = lambda _: ACCEPTED
    # All that waits is due again, and the next narrator's clock is right.
    back_after(house, 0 * SECOND, office)

    assert not Outage.objects.exists()
    assert closed(villages) == []
    for game in map(fresh, villages):
        assert game.due_at is not None
        # The host was thought to be down for that day; a round is never shorter than promised.
        assert game.due_at - clock.now() > 0 * SECOND
    assert accounts.unsent(office.copies) == []
    assert accounts.doubled(office.copies) == []


def test_a_clock_that_was_set_back_closes_nothing_and_takes_no_time_away(
    villages: list[HostedGame], house: House, office: PostOffice
) -> None:
    """Rules: WAK-SYS-06."""
    house.open(-DAY)
    house.stop()

    assert closed(villages) == []
    assert [fresh(game).due_at for game in villages] == [game.due_at for game in villages]
    assert {game.sequence for game in map(fresh, villages)} == {1}
