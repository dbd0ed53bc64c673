"""Presence: noted for all at once, and forgotten by itself when a page has been closed."""

import asyncio
from datetime import timedelta

import pytest

from tests.chat.evening import LAST, SEER, URWOLF, WOLF, Evening, evening
from tests.chat.village import START, lobby
from verteller.chat import presence
from verteller.chat.access import rooms_for
from verteller.chat.daylight import SETTLED
from verteller.chat.hub import Listener
from verteller.chat.models import Presence
from verteller.chat.presence import THERE, Roll, arrive, begin_to_write, shown_to
from verteller.hosting import clock
from verteller.hosting.models import Player

pytestmark = pytest.mark.django_db


def shown(gathering: Evening) -> dict[str, object]:
    """Return what the seer is shown."""
    players = list(Player.objects.filter(game=gathering.live.game).select_related("presence"))
    reader = gathering.reader(SEER)
    rooms = rooms_for(reader, gathering.record)
    found = shown_to(reader, gathering.record, players, rooms)
    assert found is not None
    return found


def test_who_listens_is_noted_now_and_then_and_all_games_looked_at_little_by_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With one statement for all, and no game left out."""
    evenings = [Evening(lobby(name=f"Abend{count}")) for count in range(3)]
    loop = asyncio.new_event_loop()
    ears = [Listener(each.reader(SEER), 0, "", 0, loop) for each in evenings]
    for each in evenings:
        arrive(each.player(SEER))
    Presence.objects.update(seen_at=START - timedelta(days=1))
    roll = Roll()
    assert roll.call(ears) == []
    monkeypatch.setattr(presence, "REFRESHED", 0)
    with clock.told_by(lambda: START):
        games = set(roll.call(ears))
    seen = Presence.objects.filter(seen_at=START)
    assert list(seen.values_list("player__name", flat=True)) == [SEER] * 3
    monkeypatch.setattr(presence, "REFRESHED", 1_000)
    while some := roll.call(ears):
        assert len(some) == 1
        games |= set(some)
    assert games == {each.live.game_id for each in evenings}
    loop.close()


def test_who_has_gone_and_who_has_stopped_writing_is_shown_no_longer() -> None:
    """After a while, if nobody says so before."""
    gathering = Evening(lobby())
    wolf = gathering.player(WOLF)
    with clock.told_by(lambda: START):
        arrive(wolf)
        begin_to_write(gathering.reader(WOLF), wolf, "lobby")
        found = shown(gathering)
        assert found["here"] == [{"seat": None, "name": WOLF}]
        assert list(found["typing"]) == ["lobby"]  # type: ignore[call-overload] # it is a mapping
        gathering.says(WOLF, "lobby", "Said")
        assert shown(gathering)["typing"] == {}
    with clock.told_by(lambda: START + THERE):
        assert shown(gathering) == {"here": [], "typing": {}}


def listens(dorf: Evening, *names: str) -> None:
    """Let these have their pages open for one round of the roll."""
    loop = asyncio.new_event_loop()
    for name in names:
        arrive(dorf.player(name))
    Roll().call([Listener(dorf.reader(name), 0, "", 0, loop) for name in names])
    loop.close()


def there(dorf: Evening) -> list[object]:
    """Return the names of those who are shown to be there."""
    here = shown(dorf)["here"]
    assert isinstance(here, list)
    return [each["name"] for each in here]


def morning(name: str, *awake: str) -> list[list[object]]:
    """Return who is shown at nightfall and after dawn, where *awake* alone had a page at night."""
    dorf = evening(name=name)
    found = []
    with clock.told_by(lambda: dorf.now):
        Presence.objects.filter(player__in=[dorf.player(SEER), dorf.player(LAST)]).update(
            seen_at=START
        )
        dorf.until("wolves")
        listens(dorf, *awake)
        dorf.now += timedelta(minutes=5)
        listens(dorf, *awake)
        dorf.until("captain")
        for seconds in (0, 20, 20):
            dorf.now += timedelta(seconds=seconds)
            listens(dorf, *awake)
            found.append(there(dorf))
        assert not Presence.objects.filter(seen_at__gt=START, player__game=dorf.record).exists()
        dorf.now += SETTLED
        listens(dorf, WOLF, LAST)
        found.append(there(dorf))
        dorf.now += THERE
        found.append(there(dorf))
    return found


def test_who_had_his_page_open_at_night_shows_neither_then_nor_in_the_morning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    Two games that differ in nothing else look alike, until signs by day have come.

    Rules: DUE-SYS-15, DUE-SYS-14, TAB-SYS-11.
    """
    monkeypatch.setattr(presence, "REFRESHED", 0)
    pack, others = morning("Rudel", WOLF, URWOLF), morning("Dorf", SEER)
    assert pack == others
    assert pack[:3] == [[SEER, LAST]] * 3
    assert pack[3:] == [[WOLF, LAST], []]
