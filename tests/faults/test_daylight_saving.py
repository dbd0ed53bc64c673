"""Clocks are put forward and back: a round lasts its time, and mails say when it ends."""

import random
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from imap_tools import MailBoxUnencrypted
from pytest_django import DjangoDbBlocker, Settings

from tests.faults import accounts, databases
from tests.faults.campaign import PLAYERS, attacked, new_games, settle
from tests.faults.players import NAMES, domain_of
from tests.faults.post_office import PostOffice
from tests.mail.village import HOME, Village, address_of, post_of, raw_mail
from tests.servers.dovecot import Dovecot
from verteller.hosting import clock, heartbeat
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.fairness.excusing import excuse
from verteller.hosting.games import read_entries, shelf
from verteller.hosting.home import Home
from verteller.hosting.models import HostedGame, Incoming, Kind, LogEntry
from verteller.hosting.people import Manners
from verteller.hosting.records import from_moment
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.mail.composing import compose
from verteller.mail.configuration import ImapAccount
from verteller.mail.imap import Watcher
from verteller.rules.facts import MissedRound
from verteller.rules.moves import Composition

HOSTS = ("UTC", "Europe/Amsterdam", "Pacific/Auckland")
ZONES = {
    "Anna": "Europe/Amsterdam",
    "Bob": "America/New_York",
    "Karin": "Asia/Kathmandu",
    "Daan": "Pacific/Auckland",
}
AT_HOME = dict.fromkeys(ZONES, "Europe/Amsterdam")
NO_LADDER: Mapping[str, str] = {}
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)

SATURDAYS = {
    "spring": datetime(2026, 3, 28, 20, 0, tzinfo=ZoneInfo("Europe/Amsterdam")).astimezone(UTC),
    "autumn": datetime(2026, 10, 24, 20, 0, tzinfo=ZoneInfo("Europe/Amsterdam")).astimezone(UTC),
}
"""Eight in the evening before the clocks change in Amsterdam."""

ENDS = {
    ("spring", "Anna"): "maandag 30 maart 2026, 21:00 (Europe/Amsterdam)",
    ("spring", "Bob"): "maandag 30 maart 2026, 15:00 (America/New_York)",
    ("spring", "Karin"): "dinsdag 31 maart 2026, 00:45 (Asia/Kathmandu)",
    ("spring", "Daan"): "dinsdag 31 maart 2026, 08:00 (Pacific/Auckland)",
    ("autumn", "Anna"): "maandag 26 oktober 2026, 19:00 (Europe/Amsterdam)",
    ("autumn", "Bob"): "maandag 26 oktober 2026, 14:00 (America/New_York)",
    ("autumn", "Karin"): "maandag 26 oktober 2026, 23:45 (Asia/Kathmandu)",
    ("autumn", "Daan"): "dinsdag 27 oktober 2026, 07:00 (Pacific/Auckland)",
}
"""When a round of two days that begins then is over, on everybody's own wall."""


@pytest.fixture(params=HOSTS, autouse=True)
def host_zone(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let the machine's own clock show the time of one zone after another."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("TZ", request.param)
        time.tzset()
        yield str(request.param)
    time.tzset()


@pytest.fixture(autouse=True)
def home(settings: Settings) -> Iterator[None]:
    """Give the narrator an address, and nothing folded."""
    settings.VERTELLER_HOME_ADDRESS = HOME
    settings.VERTELLER_ALARMS = False
    settings.VERTELLER_STORIES = ""
    shelf.clear()
    yield
    shelf.clear()


def village(
    at: datetime,
    zones: Mapping[str, str] = ZONES,
    *,
    speed: timedelta = 2 * DAY,
    fairness: Mapping[str, str] = NO_LADDER,
) -> Village:
    """Let four people begin a game at a moment."""
    roles = Composition(("werewolf", "villager", "villager", "seer"), mayor=False)
    plan = Plan(name="WW5", speed=speed, strictness=50, fairness=fairness, compositions=(roles,))
    game = create_game(plan, at)
    for name, zone in zones.items():
        sign_up(game, address_of(name), name, Manners("neither", "nl", zone), at)
    close_sign_up(game, at)
    return Village(now=at)


def prompt_to(name: str) -> str:
    """Return the text of the newest mail that asks a player something, on one line."""
    return " ".join(str(compose(post_of(Kind.NEWS, name)[-1]).body).split())


def asked(town: Village) -> list[str]:
    """Return who is asked anything now."""
    return [name for name in ZONES if town.questions(name)]


@pytest.mark.django_db
@pytest.mark.parametrize("change", SATURDAYS)
def test_a_round_lasts_its_full_time_across_the_change_and_mails_say_when_it_ends(
    change: str,
) -> None:
    """Rules: WAK-VOTE-12, WAK-PHASE-03."""
    town = village(SATURDAYS[change])

    assert town.game.due_at == SATURDAYS[change] + 2 * DAY
    assert asked(town)
    for name in asked(town):
        assert ENDS[change, name] in prompt_to(name)


@pytest.mark.django_db
@pytest.mark.parametrize("change", SATURDAYS)
def test_deadlines_keep_their_distance_round_after_round(change: str) -> None:
    """Rules: WAK-VOTE-12, WAK-PHASE-03."""
    town = village(SATURDAYS[change] - 12 * HOUR, speed=12 * HOUR)
    for _ in range(4):
        town.close()

    moments = LogEntry.objects.filter(kind="closed").order_by("number")
    at = [from_moment(each) for each in moments.values_list("at", flat=True)]
    assert [later - earlier for earlier, later in pairwise(at)] == [12 * HOUR] * 3


@pytest.mark.django_db
def test_in_the_hour_that_comes_twice_a_mail_says_which_is_meant() -> None:
    """Rules: WAK-VOTE-12."""
    said = []
    for hour in (0, 1):
        end = datetime(2026, 10, 25, hour, 30, tzinfo=UTC)
        town = village(end - DAY, AT_HOME, speed=DAY)
        said.append(prompt_to(town.holder("seer")))
        town.game.delete()

    first, second = said
    moment = "zondag 25 oktober 2026, 02:30 (Europe/Amsterdam, Midden-Europese"
    assert f"{moment} zomertijd)" in first
    assert f"{moment} standaardtijd)" in second


@pytest.mark.django_db
@pytest.mark.parametrize(("late", "result"), [(-1, "answer_taken"), (0, "answer_taken"), (1, None)])
def test_what_comes_in_the_second_time_round_is_late_for_the_first(
    late: int, result: str | None
) -> None:
    """The deadline is 02:30 by summer time; one hour later it is 02:30 again.

    Rules: WAK-VOTE-14, WAK-VOTE-20.
    """
    end = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    town = village(end - DAY, speed=DAY)
    seer = town.holder("seer")
    town.now = end + late * HOUR - (10 * MINUTE if late > 0 else 0 * MINUTE)

    code = town.mail(seer, town.others(seer)[0]).code

    assert code == (result or "too_late")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("name", "until", "back"),
    [
        ("Anna", date(2026, 3, 29), datetime(2026, 3, 29, 22, tzinfo=UTC)),
        ("Bob", date(2026, 3, 29), datetime(2026, 3, 30, 4, tzinfo=UTC)),
        ("Karin", date(2026, 3, 29), datetime(2026, 3, 29, 18, 15, tzinfo=UTC)),
        ("Anna", date(2026, 10, 25), datetime(2026, 10, 25, 23, tzinfo=UTC)),
        ("Daan", date(2026, 10, 25), datetime(2026, 10, 25, 11, tzinfo=UTC)),
    ],
)
def test_who_is_away_until_the_day_of_the_change_is_away_until_it_is_over_at_home(
    name: str, until: date, back: datetime
) -> None:
    """The day has 23 hours or 25. Rules: WAK-VOTE-12."""
    town = village(back - 3 * DAY, fairness={"excuses": "on"})

    assert excuse(town.player(name), until, town.now) == back


@pytest.mark.django_db
@pytest.mark.parametrize(("minutes", "counts"), [(-30, False), (30, True)])
@pytest.mark.parametrize("until", [date(2026, 3, 29), date(2026, 10, 25)])
def test_a_round_counts_for_who_was_away_once_that_day_is_over(
    until: date, minutes: int, *, counts: bool
) -> None:
    """Rules: WAK-VOTE-12."""
    midnight = datetime.combine(until + DAY, datetime.min.time(), ZoneInfo("Europe/Amsterdam"))
    end = midnight.astimezone(UTC) + minutes * MINUTE
    town = village(end - DAY, AT_HOME, speed=DAY, fairness={"excuses": "on"})
    seer = town.holder("seer")
    town.mail(seer, f"weg tot {until.day}-{until.month}-{until.year}")
    assert town.game.due_at == end

    town.close()

    missed = [entry.content for entry in read_entries(town.game) if entry.kind == MissedRound.kind]
    counted = {fact.player for fact in missed if isinstance(fact, MissedRound)}
    assert (town.seat(seer) in counted) is counts


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("hour", [0, 1])
def test_a_mailbox_tells_apart_the_two_hours_that_are_called_the_same(
    dovecot: Dovecot, hour: int, host_zone: str
) -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-20."""
    came = datetime(2026, 10, 25, hour, 40, tzinfo=UTC)
    user = f"twice{hour}{host_zone.replace('/', '').lower()}"
    create_game(Plan(name="WW5"), came - DAY)
    with MailBoxUnencrypted("127.0.0.1", dovecot.imap_port).login(user, dovecot.password) as box:
        raw = raw_mail(address_of("Anna"), "WW5", "Anna, vrouw")
        box.append(raw, "INBOX", dt=came.astimezone(ZoneInfo("Europe/Amsterdam")))
    account = ImapAccount("127.0.0.1", dovecot.imap_port, user, dovecot.password, security="none")

    with clock.told_by(lambda: came + 5 * HOUR):
        Watcher(account, Home(HOME)).drain()

    assert Incoming.objects.get().received_at == came


@pytest.mark.parametrize("host_zone", ["Europe/Amsterdam"], indirect=True)
def test_a_narrator_lives_through_the_night_in_which_clocks_are_put_back(
    host_zone: str, tmp_path: Path, django_db_blocker: DjangoDbBlocker
) -> None:
    """Its wall shows 02:00 at the beginning and at the end of the round.

    Rules: WAK-SYS-06, WAK-VOTE-12, WAK-PHASE-15.
    """
    began, office = datetime(2026, 10, 25, 0, 0, tzinfo=UTC), PostOffice()
    with django_db_blocker.unblock(), databases.sqlite(tmp_path) as database:
        environment = {**database.environment, "TZ": host_zone}
        here = databases.Database(environment, database.file)
        with attacked(here, tmp_path, office) as house, clock.told_by(lambda: began):
            (game,) = new_games(random.Random(1), 1, "Nacht", phase=HOUR)
            for name in NAMES[:PLAYERS]:
                manners = Manners("neither", "nl", "Europe/Amsterdam")
                sign_up(game, f"{name}@{domain_of(game)}", name, manners, began)
            closings = []
            for minutes in (57, 61, 64):
                heartbeat.beat(began + minutes * MINUTE - MINUTE)
                house.open(began + minutes * MINUTE - datetime.now(UTC))
                settle(house, office, halt=False)
                house.stop()
                closings.append(LogEntry.objects.filter(kind="closed").count())

        assert closings == [0, 1, 1]
        assert HostedGame.objects.get(pk=game.pk).due_at == began + 2 * HOUR
        assert accounts.doubled(office.copies) == []
        assert accounts.unsent(office.copies) == []
