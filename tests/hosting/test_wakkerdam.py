"""Whole games of Wakkerdam, played through the services from sign-up to victory."""

import io
import random
from collections import Counter
from datetime import datetime

import pytest

from tests.hosting.villages import DAY, DUTCH, SECOND, START, administrator, fresh, players, post
from verteller.hosting import games, sweep
from verteller.hosting.administration import Plan, create_game
from verteller.hosting.archive import audit, read_archive, write_archive
from verteller.hosting.models import HostedGame, Kind, LogEntry, Outgoing, Player, Status
from verteller.hosting.news import SILENT
from verteller.hosting.playing import answer
from verteller.hosting.sign_up import sign_up
from verteller.rules.errors import AnswerError
from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Choice,
    Died,
    Fact,
    PhaseOpened,
    RoleTold,
    Seat,
    hears,
)
from verteller.rules.log import plain
from verteller.rules.questions import choices

pytestmark = pytest.mark.django_db

ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def village(count: int, *, strictness: int = 2) -> HostedGame:
    """Make a game of Wakkerdam, full and dealt at START from the library."""
    game = create_game(Plan(name="Winter", most=count, strictness=strictness), START)
    for letter in ALPHABET[:count]:
        sign_up(game, f"{letter}@x.nl", f"Jo{letter}", DUTCH, START)
    return fresh(game)


def some_choice(asked: Asked, chance: random.Random) -> Choice:
    """Choose anything that is offered."""
    chosen: list[tuple[str, Seat | str]] = []
    for part in asked.parts:
        offered = choices(asked, part)
        number = min(len(offered), chance.randint(part.least, part.most))
        chosen += [(part.name, option) for option in chance.sample(offered, number)]
    return tuple(chosen)


def everybody_answers(game: HostedGame, at: datetime, chance: random.Random) -> None:
    """Let everybody who is asked choose something, or nothing where that is refused."""
    with games.opened(fresh(game)) as folded:
        open_now = {seat: dict(asked) for seat, asked in folded.state.asked.items()}
    for player in players(game):
        for question, asked in open_now.get(Seat(player.seat or 0), {}).items():
            try:
                answer(game, player, question, some_choice(asked, chance), at)
            except AnswerError:
                continue


def play_to_the_end(game: HostedGame, chance: random.Random | None) -> list[datetime]:
    """Sweep past each deadline until the game is over; return the deadlines."""
    deadlines = []
    while (record := fresh(game)).status == Status.RUNNING:
        assert record.due_at is not None
        deadlines.append(record.due_at)
        assert len(deadlines) < 300
        if chance is not None:
            everybody_answers(game, record.due_at, chance)
        sweep.close_due(record.due_at + SECOND)
    return deadlines


def heard(player: Player, first: int, last: int, log: list[Fact | None]) -> set[int]:
    """Return the numbers of the facts from *first* to *last* that are news to *player*."""
    seat = Seat(player.seat or 0)
    return {
        number
        for number in range(first, last + 1)
        if (fact := log[number - 1]) is not None
        and fact.kind not in SILENT
        and hears(fact.to, seat)
    }


@pytest.mark.parametrize(("count", "seed"), [(8, 1), (13, 2), (18, 3)])
def test_a_whole_game_ends_in_a_victory_without_any_administrator(count: int, seed: int) -> None:
    """Rules: WAK-SYS-01, WAK-SYS-04, WAK-SYS-22, WAK-SYS-26, WAK-SYS-39, WAK-PHASE-01."""
    administrator()
    game = village(count)

    deadlines = play_to_the_end(game, random.Random(seed))

    assert fresh(game).status == Status.FINISHED
    assert deadlines == [START + 2 * DAY * (number + 1) for number in range(len(deadlines))]
    final = post(Kind.FINAL, game)
    assert len(final) == count
    listed = final[0].payload["players"]
    with games.opened(fresh(game)) as folded:
        assert [line["role"] for line in listed] == folded.state.roles
        assert [line["seat"] for line in listed if line["alive"]] == list(folded.state.living)
        stated = [plain(entry.content) for entry in folded.log if entry.kind == "final_role"]
    for key in ("lover", "bodyguard", "faction"):
        assert [line[key] for line in listed] == [fact[key] for fact in stated]
    assert final[0].payload["winners"]
    assert [row.payload["code"] for row in post(Kind.ADMIN_NOTICE)][-1] == "game_won"


def test_everything_a_player_hears_comes_in_exactly_one_mail_of_his() -> None:
    """Rules: WAK-SYS-22, WAK-SYS-51, WAK-SYS-12, WAK-SYS-13, WAK-SYS-14, WAK-DEATH-03."""
    game = village(13)
    play_to_the_end(game, random.Random(4))
    with games.opened(fresh(game)) as folded:
        log = [entry.content if isinstance(entry.content, Fact) else None for entry in folded.log]

    for player in players(game):
        told: Counter[int] = Counter()
        for row in Outgoing.objects.filter(player=player, kind=Kind.NEWS):
            span = heard(player, row.payload["first"], row.payload["last"], log)
            in_public = {number for number in span if _is_public(number, row.payload["last"], log)}
            mine = in_public if row.payload["channel"] == "public" else span - in_public
            assert mine, "an empty mail"
            told.update(mine)
        assert set(told) == heard(player, 1, len(log), log)
        assert set(told.values()) == {1}


def _is_public(number: int, last: int, log: list[Fact | None]) -> bool:
    fact = log[number - 1]
    assert fact is not None
    openings = [each for each in log[:last] if isinstance(each, PhaseOpened)]
    is_public = bool(openings) and openings[-1].to == EVERYONE
    return fact.to == EVERYONE or (isinstance(fact, Asked) and is_public)


def test_nobody_but_those_asked_gets_mail_while_a_night_goes_on() -> None:
    """Rules: WAK-SYS-51, WAK-PHASE-17, WAK-SYS-14."""
    game = village(13)

    everybody_by_phase: dict[str, set[frozenset[int]]] = {}
    while fresh(game).status == Status.RUNNING and len(everybody_by_phase) < 4:
        before = Outgoing.objects.latest("pk").pk
        due_at = fresh(game).due_at
        assert due_at is not None
        sweep.close_due(due_at + SECOND)
        record = fresh(game)
        with games.opened(record) as folded:
            phase = folded.state.phase
            facts = [entry.content for entry in folded.log[record.phase_entry - 1 :]]
        if phase is None or phase.to == EVERYONE:
            break
        rows = Outgoing.objects.filter(pk__gt=before, kind=Kind.NEWS).select_related("player")
        written = {row.player.seat for row in rows if row.player}
        concerned = {
            seat
            for fact in facts
            if isinstance(fact, Fact) and fact.kind not in SILENT and isinstance(fact.to, tuple)
            for seat in fact.to
        }
        loud = any(
            isinstance(fact, Fact) and fact.to == EVERYONE and fact.kind not in SILENT
            for fact in facts
        )
        assert loud or written == concerned


def test_a_village_in_which_nobody_ever_answers_dies_out_by_itself() -> None:
    """Rules: WAK-SYS-25, WAK-VOTE-15, WAK-INACT-01, WAK-INACT-02, WAK-INACT-03."""
    game = village(9, strictness=1)

    play_to_the_end(game, None)

    assert fresh(game).status == Status.FINISHED
    assert LogEntry.objects.filter(game=game, kind=Died.kind).exists()


def test_a_hosted_game_passes_its_own_audit() -> None:
    """Rules: WAK-SYS-48, WAK-COMP-02, WAK-COMP-06."""
    game = village(9)
    play_to_the_end(game, random.Random(5))
    file = io.StringIO()
    write_archive(fresh(game), file)

    assert audit(read_archive(file.getvalue().splitlines())) is None


def test_the_strictness_and_the_seed_are_pinned_in_the_first_entry() -> None:
    """Rules: WAK-INACT-02, WAK-SYS-04, WAK-SYS-13."""
    game = village(8, strictness=3)

    with games.opened(game) as folded:
        started = folded.started
        roles = [entry.content for entry in folded.log if isinstance(entry.content, RoleTold)]
    assert (started.rulebook, started.version) == (game.rulebook, game.rulebook_version)
    assert dict(started.options)["strictness"] == 3
    assert started.seed == game.seed
    assert len(roles) == 8
