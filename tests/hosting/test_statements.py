"""Statements composed once do what Django's own do."""

from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction

from tests.hosting.villages import START, fresh, new_game, player, players, running_game
from verteller.hosting import statements
from verteller.hosting.models import HostedGame, Incoming, Kind, LogEntry, Outgoing, Player
from verteller.hosting.post import to_address, to_player
from verteller.hosting.statements import (
    Prepared,
    PreparedForKeys,
    insert,
    insert_plain,
    plain,
    update,
    update_all,
)

pytestmark = pytest.mark.django_db

by_name: Prepared[Player] = Prepared(
    lambda game, name: Player.objects.select_related("game", "address").filter(
        game_id=game, name=name
    ),
    int,
    str,
)


def test_a_prepared_query_brings_the_same_objects_as_one_composed_anew() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game(speed=timedelta(days=3, seconds=1), mayor=True, options={"mayor": False})
    other = running_game("Winter")

    for record in (game, other, game):
        found = by_name.one(record.pk, "Bob")
        usual = Player.objects.select_related("game", "address").get(game=record, name="Bob")
        assert found is not None
        for here, there in (
            (found, usual),
            (found.game, usual.game),
            (found.address, usual.address),
        ):
            names = [field.attname for field in there._meta.concrete_fields]
            assert [getattr(here, name) for name in names] == [
                getattr(there, name) for name in names
            ]
    assert by_name.one(game.pk, "Niemand") is None


def test_rows_inserted_are_those_django_would_have_written() -> None:
    """Rules: WAK-SYS-08."""
    game = running_game()
    ann = players(game)[0]
    payload = {"naam": "Jérôme", "list": [1, None, 2.5], "quote": "'; DROP TABLE"}
    ours = to_player(ann, Kind.REFUSED, payload, at=START)
    theirs = to_player(ann, Kind.REFUSED, payload, at=START)

    insert([ours])
    theirs.save()

    assert ours.pk is not None
    assert not ours._state.adding
    stored = {row.pk: row for row in Outgoing.objects.filter(pk__in=[ours.pk, theirs.pk])}
    for field in Outgoing._meta.concrete_fields:
        if field.name not in {"id", "message_id"}:
            here, there = (getattr(stored[row.pk], field.attname) for row in (ours, theirs))
            assert (here, type(here)) == (there, type(there)), field.name


@pytest.mark.parametrize("count", [1, 3, 40])
def test_plain_rows_inserted_are_those_django_would_have_written(count: int) -> None:
    """Rules: WAK-SYS-08."""
    game = running_game()
    payload = {"naam": "Jérôme", "list": [1, None, 2.5], "tab": "a\tb\\n", "empty": ""}
    rows = [to_player(players(game)[0], Kind.NEWS, payload, at=START) for _ in range(count + 1)]
    ours, theirs = rows[:-1], rows[-1]
    known = {row.pk for row in Outgoing.objects.all()}

    insert_plain(Outgoing, [plain(row) for row in ours])
    theirs.save()

    stored = Outgoing.objects.exclude(pk__in=known).order_by("pk")
    assert [row.message_id for row in stored] == [row.message_id for row in rows]
    last = stored[count]
    for row in stored:
        for field in Outgoing._meta.concrete_fields:
            if field.name not in {"id", "message_id"}:
                here, there = getattr(row, field.attname), getattr(last, field.attname)
                assert (here, type(here)) == (there, type(there)), field.name


@pytest.mark.parametrize("count", [1, 40])
def test_plain_rows_with_bytes_are_stored_and_none_twice(count: int) -> None:
    """Rules: WAK-SYS-06."""
    game = new_game()
    body = bytes(range(256))
    rows = [(game.pk, number, 2**40, "x", body) for number in range(1, count + 1)]

    insert_plain(LogEntry, rows)
    with pytest.raises(IntegrityError), transaction.atomic():
        insert_plain(LogEntry, rows)
    insert_plain(LogEntry, [])

    stored = LogEntry.objects.filter(game=game).order_by("number")
    assert [(each.game_id, each.number, each.at, each.kind) for each in stored] == [
        row[:4] for row in rows
    ]
    assert {bytes(each.body) for each in stored} == {body}


def test_what_belongs_to_several_keys_comes_once_and_in_order() -> None:
    """Rules: WAK-SYS-02."""
    village = [running_game(name) for name in ("Een", "Twee", "Drie")]
    seated: PreparedForKeys[Player] = PreparedForKeys(
        lambda keys: Player.objects.filter(game_id__in=keys).order_by("game_id", "seat")
    )

    for some in (village, village[:1], village[:2], village[1:]):
        keys = [game.pk for game in some]
        usual = Player.objects.filter(game_id__in=keys).order_by("game_id", "seat")
        assert seated.all(keys) == list(usual)
    assert seated.all([]) == []


def test_many_rows_get_their_keys_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: WAK-SYS-08."""
    monkeypatch.setattr(statements, "MOST_ROWS", 7)
    rows = [to_address(f"{n}@x.nl", "nl", Kind.INVITATION, {"n": n}, at=START) for n in range(30)]

    insert(rows)
    insert([])

    for row in rows:
        assert Outgoing.objects.get(pk=row.pk).payload == row.payload


def test_rows_with_a_key_of_two_columns_and_bytes_are_stored() -> None:
    """Rules: WAK-SYS-06."""
    game = new_game()
    body = bytes(range(256))

    insert([LogEntry(game=game, number=n, at=2**40, kind="x", body=body) for n in (1, 2)])

    stored = LogEntry.objects.get(game=game, number=2)
    assert (bytes(stored.body), stored.at) == (body, 2**40)


def test_a_row_that_breaks_a_constraint_is_an_error() -> None:
    """Rules: WAK-SYS-08."""

    def row() -> Incoming:
        return Incoming(message_id="<1>", recipient="v@x.nl", received_at=START, result="x")

    insert([row()])
    with pytest.raises(IntegrityError), transaction.atomic():
        insert([row()])
    assert Incoming.objects.count() == 1


def test_an_update_writes_only_what_it_is_told_to_and_only_if_all_still_stands() -> None:
    """Rules: WAK-SYS-06."""
    game = running_game()
    record = fresh(game)
    record.due_at, record.status, record.theme = None, "paused", "anders"

    assert not update(record, ("due_at", "status"), length=record.length + 1)
    assert fresh(game).due_at == game.due_at
    assert update(record, ("due_at", "status"), length=record.length)
    stored = fresh(game)
    assert (stored.due_at, stored.status, stored.theme) == (None, "paused", "default")
    assert not update(HostedGame(pk=0), ("status",))


def test_several_rows_are_updated_each_with_its_own_values_or_it_is_told() -> None:
    """Rules: WAK-SYS-06."""
    village = [running_game(name) for name in ("Een", "Twee", "Drie")]
    for number, record in enumerate(village):
        record.sequence = 10 + number

    assert update_all([(each, {"length": each.length}) for each in village], ("sequence",))
    assert [fresh(each).sequence for each in village] == [10, 11, 12]
    others = [(each, {"length": each.length + (each is village[1])}) for each in village]
    assert not update_all(others, ("sequence",))


def test_a_place_in_the_query_is_a_value_and_never_part_of_it() -> None:
    """Rules: WAK-SYS-49."""
    game = running_game()

    assert by_name.one(game.pk, "Ann' OR '1'='1") is None
    assert by_name.one(game.pk, player(game, "Ann").name) is not None
