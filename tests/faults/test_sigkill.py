"""
The narrator is killed at any moment, in a loop, under load, and nothing is lost or doubled.

The promises are looked into one by one after one campaign a database. VERTELLER_CAMPAIGN=1 wages
one twenty times as long, VERTELLER_SEED another one.
"""

import os
from collections import Counter, defaultdict

import pytest

from tests.faults import accounts
from tests.faults.campaign import Aftermath, wage
from tests.faults.databases import Database
from verteller.hosting import games
from verteller.hosting.archive import audit
from verteller.hosting.games import read_entries
from verteller.hosting.models import Incoming, LogEntry, Player, Sending

pytestmark = pytest.mark.timeout(0)

CAMPAIGN = os.environ.get("VERTELLER_CAMPAIGN") == "1"
SEED = int(os.environ.get("VERTELLER_SEED", "1"))
KILLS = {"sqlite": 200, "postgresql": 20}
"""Starting a narrator and looking at his end costs a quarter of a second each time."""


@pytest.fixture(scope="module")
def aftermath(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Aftermath:
    """Wage one campaign on the database; all tests look at what is left of it."""
    kills = KILLS["sqlite" if database.file else "postgresql"]
    folder = tmp_path_factory.mktemp("house")
    return wage(database, folder, kills=kills * (20 if CAMPAIGN else 1), seed=SEED)


def test_every_mail_answered_with_250_is_recorded_exactly_once(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-06, WAK-SYS-08, WAK-SYS-50."""
    recorded = Counter(Incoming.objects.values_list("message_id", flat=True))

    assert recorded == Counter({mail.message_id for mail in aftermath.sent if mail.taken})


def test_every_answer_that_was_taken_is_in_the_log_once_as_it_was_written(
    aftermath: Aftermath,
) -> None:
    """Rules: WAK-SYS-06, WAK-VOTE-19, WAK-VOTE-26."""
    taken = accounts.receipts()
    written = {mail.message_id: mail for mail in aftermath.sent}

    places = [(receipt.game.pk, receipt.entry.number) for receipt in taken.values()]
    assert len(set(places)) == len(places) == accounts.answers_in_logs()
    for message_id, receipt in taken.items():
        assert receipt.is_his_own
        assert receipt.chosen == written[message_id].chosen


def test_everybody_who_signed_up_is_in_the_game_once(aftermath: Aftermath) -> None:
    """Rules: WAK-SIGN-02, WAK-SYS-10."""
    signed_up = Incoming.objects.filter(result="signed_up").values_list("game", "sender")
    playing = Player.objects.values_list("game", "address__email")

    assert sorted(signed_up) == sorted(playing)


def test_every_log_is_numbered_without_gaps_as_far_as_its_game_says(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-06."""
    for game in accounts.begun():
        numbers = LogEntry.objects.filter(game=game).order_by("number")
        assert list(numbers.values_list("number", flat=True)) == list(range(1, game.length + 1))


def test_every_log_folds_and_its_moves_give_the_same_lines_again(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-06."""
    for game in accounts.begun():
        folded = games.load(game)
        assert folded.state.sequence == game.sequence
        assert audit(read_entries(game)) is None


def test_every_phase_was_closed_once(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-06, WAK-PHASE-15."""
    for game in accounts.begun():
        closed = [
            entry.content.sequence
            for entry in read_entries(game)
            if entry.kind == "closed" and hasattr(entry.content, "sequence")
        ]
        past = game.sequence if game.is_over else game.sequence - 1
        assert closed == list(range(1, past + 1))


def test_every_mail_in_the_outbox_was_sent_and_has_arrived(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-08."""
    statuses = accounts.meant_to_be_sent().values_list("status", flat=True).distinct()

    assert set(statuses) == {Sending.SENT}
    assert accounts.unsent(aftermath.copies) == []


def test_a_mail_sent_twice_is_the_same_mail(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-08."""
    copies = defaultdict(set)
    for copy in aftermath.copies:
        copies[copy.message_id].add(accounts.without_boundary(copy.raw))

    assert len(copies) < len(aftermath.copies), "no narrator was killed between sending and noting"
    assert {len(different) for different in copies.values()} == {1}


def test_every_fact_is_told_once_to_everybody_who_is_to_hear_it(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-22, WAK-SYS-24."""
    for game in accounts.begun():
        assert accounts.untold(game) == []
        assert accounts.told_twice(game) == []


def test_no_narrator_had_anything_to_complain_of(aftermath: Aftermath) -> None:
    """Rules: WAK-SYS-39."""
    assert aftermath.complaints == ""


def test_the_campaign_was_fought_under_load(aftermath: Aftermath) -> None:
    """Nothing is proved where nothing happens; what is asked for here is far below what is."""
    assert sum(game.sequence for game in accounts.begun()) > aftermath.kills // 20
    assert len(accounts.receipts()) > aftermath.kills // 10
    assert sum(mail.turned_away > 0 for mail in aftermath.sent) > aftermath.kills // 10
