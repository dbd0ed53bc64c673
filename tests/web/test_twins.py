"""
Twins, walked over from end to end: whatever somebody asks for, both games answer alike.

Twin games are really played and stored (see `twin_games`); what is compared is status, headers,
every byte, its size, and the number of queries.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from django.db import connection, transaction
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from tests.mail.village import START
from tests.web import every_page
from tests.web.conftest import Church
from tests.web.desk import signed_in_as
from tests.web.every_page import CASES, WHEREVER, Ask, Shown, closed_pages, forgotten, shown
from tests.web.twin_games import STAGES, Stage, Twins, find, housed, reader_of
from verteller.hosting import games, playing, throttling
from verteller.hosting.games import shelf
from verteller.hosting.models import GameMaster, HostedGame, Person
from verteller.lab.strategies import random_legal
from verteller.rules.facts import Seat
from verteller.rules.registry import rulebooks
from verteller.rules.rulebook import Rulebook
from verteller.rules.views import view
from verteller.web import access, afterwards, known, lines, pieces, sessions, strangers
from verteller.web.live import pulses
from verteller.web.live.hub import Topic
from verteller.web.models import Session
from verteller.web.play import knowing
from verteller.web.play.forms import field_name, value_of

pytestmark = pytest.mark.django_db

LANGUAGES = ("nl", "en", "it", "de")
SESSION = "t" * 32
MOST_CHOICES = 3

installed = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda each: each.key)
stages = pytest.mark.parametrize("stage", STAGES, ids=lambda each: each.name)


SINCE = timezone.now().replace(second=0, microsecond=0)
"""When everybody signed in."""


@pytest.fixture(autouse=True)
def a_quiet_house(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be a house in which people play, no demonstration, and sessions of one minute."""
    settings.VERTELLER_MAILBOX = False
    monkeypatch.setattr(sessions, "timezone", SimpleNamespace(now=lambda: SINCE))


@contextmanager
def a_world_of_its_own() -> Iterator[None]:
    """Undo everything afterwards, so that the twin gets the same numbers."""
    forget_everything()
    reached = numbers_reached()
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
    forget_everything()
    with connection.cursor() as cursor:
        for name, last in reached:
            cursor.execute("SELECT setval(%s, %s, %s)", [name, last or 1, last is not None])


def numbers_reached() -> list[tuple[str, int | None]]:
    """Return how far PostgreSQL has counted, which goes on counting whatever is undone."""
    if connection.vendor != "postgresql":
        return []
    with connection.cursor() as cursor:
        cursor.execute("SELECT quote_ident(sequencename), last_value FROM pg_sequences")
        return list(cursor.fetchall())


def forget_everything() -> None:
    """Be a process that has just been started."""
    for module in (known, pieces, strangers, pulses, lines, afterwards):
        module.forget()
    access._noted.clear()
    throttling.limiter.storage.reset()
    shelf.clear()


def entered(person: Person) -> Client:
    """Return the browser of somebody who has signed in, by the same key and minute in any world."""
    client = signed_in_as(person)
    key = client.cookies["sessionid"].value
    Session.objects.filter(pk=key).update(session_key=SESSION)
    client.cookies["sessionid"] = SESSION
    return client


def stamps(record: HostedGame, person: Person) -> dict[str, str]:
    """Return what tells pages that they are out of date, as a stream would send it."""
    topics = [Topic(record.name), Topic(record.name, person.pk), Topic()]
    pulses.forget()
    found = pulses.look(topics)
    public_one, mine, overview = (found[topic] for topic in topics)
    said = " ".join(f"{each.stamp} {each.until} {each.is_last}" for each in found.values())
    return {"public": public_one.stamp, "mine": mine.stamp, "home": overview.stamp, "said": said}


def answers(twins: Twins) -> list[Ask]:
    """Return forms for all the reader is asked: some choices, the last one twice, and odd ones."""
    seen = view(twins.one.log, twins.reader)
    if twins.has_left:
        return []
    asked_as = knowing.know(twins.one.log, twins.reader).asked_as
    found = []
    for key, asked in seen.questions.items():
        form = {"question": key, "asked": str(asked_as[key])}
        first, *others = asked.parts
        rest = {field_name(part.name): value_of(part.options[0]) for part in others}
        named = field_name(first.name)
        special = [seat for seat in first.options if _differs(twins, seat)]
        options = list(dict.fromkeys([*special, *first.options]))[:MOST_CHOICES]
        choices = [value_of(option) for option in options]
        said = (*choices, choices[-1], "blank", "seat-99", "word-wolf", "")
        found += [Ask(every_page.MINE, {**form, **rest, named: choice}) for choice in said]
        found.append(Ask(every_page.MINE, {**form, **rest, named: choices[0]}, every_page.PART))
        found.append(Ask(every_page.MINE, {**form, "asked": "1", named: choices[0]}))
        found.append(Ask(every_page.MINE))
    return found


def _differs(twins: Twins, seat: object) -> bool:
    """Tell whether it is one of those who have different roles in the two games."""
    one, other = twins.one.started.deal, twins.other.started.deal
    return isinstance(seat, int) and one[seat] != other[seat]


def walked(
    client: Client, record: HostedGame, person: Person, twins: Twins, *, stage: Stage
) -> list[Shown | str]:
    """
    Walk over all pages, and hear what the streams would say before and after the answers.

    Pages that are about no game are looked at in the first night only.
    """
    language = LANGUAGES[STAGES.index(stage) % len(LANGUAGES)]
    filled = {"language": language, **stamps(record, person)}
    found: list[Shown | str] = [filled["said"]]
    for name, asks in CASES.items():
        if stage is not STAGES[0] and name not in WHEREVER:
            continue
        extra = answers(twins) if name == "play:game" else []
        found += [shown(client, name, ask, filled, language) for ask in (*asks, *extra)]
        if name == "play:game":
            found.append(stamps(HostedGame.objects.get(pk=record.pk), person)["said"])
    return found


Look = Callable[[HostedGame, Person, Twins], Sequence[Any]]


def both(twins: Twins, church: Church, look: Look) -> tuple[Sequence[Any], Sequence[Any]]:
    """Let *look* be done in the two games, each in a world of its own."""
    church.now = twins.now
    found = []
    for game in (twins.one, twins.other):
        with a_world_of_its_own():
            record = housed(twins, game)
            found.append(look(record, reader_of(twins, record), twins))
    return found[0], found[1]


def assert_alike(one: Sequence[Any], other: Sequence[Any]) -> None:
    """Say of the first page that differs which it is, and how."""
    assert len(one) == len(other)
    for mine, his in zip(one, other, strict=True):
        if isinstance(mine, Shown) and mine != his:
            assert (mine.asked, mine.status) == (his.asked, his.status)
            assert mine.headers == his.headers, mine.asked
            assert mine.body.decode() == his.body.decode(), mine.asked
            assert mine.queries == his.queries, mine.asked
        assert mine == his


def test_no_page_is_forgotten() -> None:
    """A new address needs a case here before anything else is true."""
    assert forgotten() == []
    assert set(CASES) <= {pattern.name for pattern in every_page.patterns()}


@installed
@stages
def test_a_reader_cannot_tell_twin_games_apart_on_any_page(
    rulebook: Rulebook[Any], stage: Stage, church: Church
) -> None:
    """
    Same bytes, headers, sizes and numbers of queries, whatever he asks for or answers.

    Rules: WAK-SYS-51, WAK-GEN-02, LTR-SYS-12, LTR-SYS-13.
    """
    twins = find(rulebook, stage)

    def look(record: HostedGame, person: Person, twins: Twins) -> list[Shown | str]:
        return walked(entered(person), record, person, twins, stage=stage)

    one, other = both(twins, church, look)
    assert_alike(one, other)
    mine = [page for page in one if isinstance(page, Shown) and page.name == "play:game"]
    assert mine[0].status == 200
    if answers(twins):
        assert {302, 422} <= {page.status for page in mine}


@installed
@pytest.mark.parametrize("stage", STAGES[::2], ids=lambda each: each.name)
def test_a_stranger_cannot_tell_twin_games_apart_on_any_page(
    rulebook: Rulebook[Any], stage: Stage, church: Church
) -> None:
    """What is closed to him is closed in the same way. Rules: WAK-SYS-51, LTR-SYS-09."""
    twins = find(rulebook, stage)

    def look(record: HostedGame, person: Person, twins: Twins) -> list[Shown | str]:
        return walked(Client(), record, person, twins, stage=stage)

    one, other = both(twins, church, look)
    assert_alike(one, other)
    public_ones = [page for page in one if isinstance(page, Shown) and page.name == "web:game"]
    assert public_ones[0].status == 200


@installed
def test_pages_that_are_closed_are_closed_in_the_same_way(
    rulebook: Rulebook[Any], church: Church
) -> None:
    """To a player and to a stranger there is no desk, whatever goes on in the game."""
    twins = find(rulebook, STAGES[0])

    def look(_record: HostedGame, person: Person, _twins: Twins) -> list[Shown]:
        player, stranger = entered(person), Client()
        found = [shown(player, name, ask, {}, "en") for name, ask in closed_pages()]
        looks = [each for each in closed_pages() if each[1].sent is None]
        return [*found, *(shown(stranger, name, ask, {}, "en") for name, ask in looks)]

    one, other = both(twins, church, look)
    assert_alike(one, other)
    assert {page.status for page in one if page.name.startswith("desk:")} <= {302, 404, 405}


@installed
@pytest.mark.parametrize("stage", STAGES[:3:2], ids=lambda each: each.name)
def test_a_master_who_plays_cannot_tell_twin_games_apart_at_his_desk(
    rulebook: Rulebook[Any], stage: Stage, church: Church
) -> None:
    """He has the desk of his game and sees no secrets there. Rules: LTR-SYS-39."""
    twins = find(rulebook, stage)

    def look(record: HostedGame, person: Person, _twins: Twins) -> list[Shown]:
        GameMaster.objects.create(game=record, person=person, since=START)
        client = entered(person)
        looks = [(name, ask) for name, ask in closed_pages() if ask.sent is None]
        return [
            shown(client, name, ask, {}, "en") for name, ask in looks if name.startswith("desk:")
        ]

    one, other = both(twins, church, look)
    assert_alike(one, other)
    assert 200 in {page.status for page in one}


LOOKED_AT = ("/", "/games/", "/games/{}/", "/games/{}/turns/1/", "/play/", "/play/{}/")


@installed
@pytest.mark.parametrize("stage", STAGES[:2], ids=lambda each: each.name)
@pytest.mark.parametrize("where", ["here", "in another process"])
@pytest.mark.django_db(transaction=True)
def test_a_page_that_is_looked_at_again_does_not_tell_whether_others_have_answered_meanwhile(
    rulebook: Rulebook[Any],
    stage: Stage,
    where: str,
    church: Church,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    Neither by what it says nor by what it takes to make it.

    Rules: WAK-GEN-02, WAK-SYS-51, LTR-SYS-12.
    """
    forget_everything()
    twins = find(rulebook, stage)
    church.now = twins.now
    quiet, busy = (housed(twins, twins.one, name) for name in ("WW5", "WW6"))
    browsers = {
        each.name: (Client(), signed_in_as(reader_of(twins, each))) for each in (quiet, busy)
    }

    def looks(record: HostedGame) -> list[tuple[int, int, int]]:
        asks = [Ask(path.format(record.name)) for path in LOOKED_AT]
        found = [
            shown(browser, "", ask, {}, "en") for browser in browsers[record.name] for ask in asks
        ]
        return [(page.status, page.size, page.queries) for page in found]

    for record in (quiet, busy) * 2:
        looks(record)
    nothing_new = looks(quiet)
    with monkeypatch.context() as elsewhere:
        if where != "here":
            elsewhere.setattr(games, "shelf", games.Shelf())
        others_answer(busy, twins)

    assert looks(busy) == nothing_new
    # Where roles are called one by one, nobody else is asked by night.
    asked = any(twins.one.asked(seat) for seat in twins.one.state.seats if seat != twins.reader)
    assert (busy.length < HostedGame.objects.get(pk=busy.pk).length) == asked


def others_answer(record: HostedGame, twins: Twins) -> None:
    """Let everybody but the reader answer what he is asked."""
    lots = Random(1)
    for player in record.players.exclude(seat=twins.reader).order_by("seat"):
        for key, asked in twins.one.asked(Seat(player.seat or 0)).items():
            choice = random_legal(asked, lots)
            if choice is not None:
                playing.answer(record, player, key, choice, twins.now)


# The walk itself notices what it is there for.


def test_a_byte_a_header_or_a_query_more_is_noticed(
    church: Church, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is slower by one query where somebody is a wolf is not the same page."""
    twins = find(rulebooks()["tempo_reale"], STAGES[0])
    seat = next(seat for seat in twins.one.state.seats if _differs(twins, seat))
    secret = twins.one.started.deal[seat]
    honest = knowing.know

    def leaky(log: Sequence[Any], reader: Any) -> Any:
        if log[0].content.deal[seat] == secret:
            connection.ensure_connection()
            HostedGame.objects.count()
        return honest(log, reader)

    monkeypatch.setattr(knowing, "know", leaky)

    def look(_record: HostedGame, person: Person, _twins: Twins) -> list[Shown]:
        return [shown(entered(person), "play:game", Ask(every_page.MINE), {}, "en")]

    one, other = both(twins, church, look)
    with pytest.raises(AssertionError, match=re.escape(every_page.MINE)):
        assert_alike(one, other)
    assert one[0].body == other[0].body
