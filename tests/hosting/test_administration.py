"""What administrators do with games, and what is refused to them."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.hosting.villages import (
    DAY,
    ENGLISH,
    START,
    administrator,
    farmers,
    fresh,
    new_game,
    on,
    players,
    post,
    running_game,
    wolf,
)
from verteller.hosting import games, pausing
from verteller.hosting.administration import Plan, create_game, delete, describe, stop
from verteller.hosting.administrators import add_administrator, recognise, set_password
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.invitations import invite
from verteller.hosting.leaving import take_off_list
from verteller.hosting.listing import list_games, list_players
from verteller.hosting.models import (
    Administration,
    HostedGame,
    Kind,
    LogEntry,
    Outgoing,
    Sending,
    Status,
)
from verteller.hosting.playing import answer, close_phase
from verteller.hosting.sign_up import sign_up
from verteller.rules.chance import Chance
from verteller.rules.moves import Composition
from verteller.settings import secret_key

pytestmark = pytest.mark.django_db


def refused(plan: Plan) -> HostingError:
    with pytest.raises(HostingError) as caught:
        create_game(plan, START)
    assert not HostedGame.objects.filter(name="Zomer", rulebook="tiny").exists()
    return caught.value


def test_a_game_of_which_only_the_name_is_given_has_the_usual_settings() -> None:
    """Rules: WAK-SYS-30, WAK-SYS-28, WAK-INACT-02."""
    admin = administrator()

    game = create_game(Plan(name=" Zomer  2026 ", theme="Onbekend"), START, by=admin)

    assert (game.name, game.rulebook, game.status) == ("Zomer 2026", "wakkerdam", Status.SIGN_UP)
    assert (game.most, game.speed, game.strictness) == (18, 2 * DAY, 2)
    assert (game.theme, game.mayor) == ("default", None)
    (notice,) = post(Kind.ADMIN_NOTICE)
    assert (notice.to_email, notice.payload["code"]) == ("admin@x.nl", "game_created")
    assert notice.payload["most"] == 18


def test_a_game_without_a_name_is_not_made() -> None:
    """Rules: WAK-SYS-30."""
    assert refused(Plan(name="  ")).code == Code.GAME_NAME_MISSING


@pytest.mark.parametrize(
    "name", ["Zomer!", "Help", "config", "Onze Help", "<b>", "W" * 61, "a  - b"]
)
def test_a_game_cannot_be_called_what_no_subject_could_name(name: str) -> None:
    """Rules: WAK-VOTE-29, WAK-SYS-05."""
    assert refused(Plan(name=name)).code == Code.GAME_NAME_UNFIT


def test_two_games_never_share_a_name_whatever_its_case() -> None:
    """Rules: WAK-VOTE-29, WAK-SYS-02."""
    new_game("Eté 5")

    assert refused(Plan(name="ETE 5")).code == Code.GAME_NAME_TAKEN
    assert games.find_game("été 5").name == "Eté 5"
    with pytest.raises(HostingError) as caught:
        games.find_game("Eté")
    assert caught.value.code == Code.UNKNOWN_GAME


@pytest.mark.parametrize(
    ("setting", "plan"),
    [
        ("most", Plan(name="Zomer", most=2)),
        ("most", Plan(name="Zomer", most=1001)),
        ("most", Plan(name="Zomer", most=5, least=6)),
        ("least", Plan(name="Zomer", least=0)),
        ("speed", Plan(name="Zomer", speed=timedelta())),
        ("strictness", Plan(name="Zomer", strictness=-1)),
        ("language", Plan(name="Zomer", language="xx")),
        ("rulebook", Plan(name="Zomer", rulebook="chess")),
        ("colour", Plan(name="Zomer", options={"colour": "red"})),
        ("stacking", Plan(name="Zomer", options={"stacking": "maybe"})),
    ],
)
def test_settings_no_game_can_have_are_refused_by_name(setting: str, plan: Plan) -> None:
    """Rules: WAK-SYS-30."""
    error = refused(plan)

    assert (error.code, error.parameters["setting"]) == (Code.GAME_SETTING, setting)


def test_distributions_given_with_a_game_must_be_playable() -> None:
    """Rules: WAK-SYS-46, WAK-COMP-05."""
    small = Plan(name="Zomer", compositions=(Composition(("werewolf", "villager")),))
    strange = Plan(name="Zomer", compositions=(Composition(("werewolf", "wizard", "seer")),))

    assert refused(small).code == Code.DISTRIBUTION_SIZE
    assert refused(strange).code == Code.UNKNOWN_ROLE


def test_every_game_has_a_secret_seed_whose_fingerprint_is_public_from_the_start() -> None:
    """Rules: WAK-COMP-02, WAK-SYS-51."""
    one, other = new_game("Een"), new_game("Twee")

    assert one.seed != other.seed
    assert one.seed_sha256 == Chance(one.seed).commitment
    assert one.seed not in str(describe(one))
    assert describe(one)["seed_sha256"] == one.seed_sha256


def test_people_are_invited_once_each_with_the_settings_and_a_word() -> None:
    """Rules: WAK-SYS-30."""
    game = new_game()
    sign_up(game, "bob@x.nl", "Bob", ENGLISH, START)

    invite(game, ["A@x.nl", "a@x.nl", "bob@x.nl"], START, text="Doe mee!")

    sent = post(Kind.INVITATION)
    assert [(row.to_email, row.language) for row in sent] == [("a@x.nl", "nl"), ("bob@x.nl", "en")]
    assert sent[0].payload["text"] == "Doe mee!"
    assert sent[0].payload["closes_at"] == (START + 2 * DAY).isoformat()
    assert sent[0].payload["strictness"] == 2


def test_nobody_is_invited_by_a_list_with_a_fault_or_to_a_game_that_has_begun() -> None:
    """Rules: WAK-SYS-30, WAK-SYS-49."""
    with pytest.raises(HostingError) as unfit:
        invite(new_game(), ["a@x.nl", "b@x.nl\nBcc: c@x.nl"], START)
    with pytest.raises(HostingError) as closed:
        invite(running_game("Winter"), ["a@x.nl"], START)

    assert (unfit.value.code, closed.value.code) == (Code.ADDRESS_UNFIT, Code.SIGN_UP_CLOSED)
    assert not post(Kind.INVITATION)


def test_stopping_ends_a_game_for_good_and_tells_everybody() -> None:
    """Rules: WAK-SYS-31."""
    game = running_game()

    stop(game, START + DAY)

    assert (fresh(game).status, fresh(game).due_at) == (Status.STOPPED, None)
    assert len(post(Kind.GAME_STOPPED, game)) == 4
    for service in (pausing.resume, pausing.pause, stop):
        with pytest.raises(HostingError) as caught:
            service(game, START + DAY)
        assert caught.value.code == Code.GAME_ENDED


def test_pausing_twice_and_resuming_what_runs_are_refused() -> None:
    """Rules: WAK-SYS-32."""
    game = running_game()
    with pytest.raises(HostingError) as running:
        pausing.resume(game, START)
    pausing.pause(game, START)
    with pytest.raises(HostingError) as paused:
        pausing.pause(game, START)

    assert (running.value.code, paused.value.code) == (Code.NOT_PAUSED, Code.GAME_PAUSED)


def test_only_a_game_that_is_over_and_whose_mail_has_gone_can_be_deleted() -> None:
    """Rules: WAK-SYS-33."""
    game, other = running_game(), running_game("Winter")
    with pytest.raises(HostingError) as running:
        delete(game)
    codes = [running.value.code]
    for change in (pausing.pause, stop):
        change(game, START)
        with pytest.raises(HostingError) as caught:
            delete(game)
        codes.append(caught.value.code)

    Outgoing.objects.update(status=Sending.SENT)
    delete(game)

    assert codes == [Code.NOT_ENDED, Code.NOT_ENDED, Code.MAIL_WAITING]
    assert list(HostedGame.objects.all()) == [other]
    assert not LogEntry.objects.exclude(game=other).exists()
    with pytest.raises(HostingError) as gone:
        delete(game)
    assert gone.value.code == Code.UNKNOWN_GAME


def test_games_and_players_can_be_listed_with_what_is_public_of_them() -> None:
    """Rules: WAK-SYS-34."""
    summer = running_game(count=5)
    winter = new_game("Winter")
    victim = farmers(summer)[0]
    for voter in players(summer):
        answer(summer, voter, "vote", on(victim), START)
    close_phase(summer, 1, START)
    take_off_list(summer, victim, START)

    assert [game.name for game in list_games()] == ["Winter", "Zomer"]
    lines = list_players(summer)
    assert [line.name for line in lines] == ["Ann", "Bob", "Cor", "Dee", "Eef"]
    assert [line.name for line in lines if not line.alive] == [victim.name]
    assert [line.name for line in lines if not line.on_list] == [victim.name]
    assert lines[0].address == "ann@x.nl"
    assert list_players(winter) == []


def test_a_dead_player_may_be_taken_off_the_list_and_then_gets_nothing() -> None:
    """Rules: WAK-SYS-35, WAK-SYS-24, WAK-DEATH-04, WAK-HELP-04."""
    game = running_game(count=5)
    victim = farmers(game)[0]
    for voter in players(game):
        answer(game, voter, "vote", on(victim), START)
    close_phase(game, 1, START)

    last = take_off_list(game, victim, START)

    assert last is not None
    assert (last.kind, last.to_email) == (Kind.LEFT_LIST, victim.address.email)
    assert take_off_list(game, victim, START) is None
    close_phase(game, 2, START)
    pausing.pause(game, START)
    stop(game, START)
    assert Outgoing.objects.filter(player=victim).latest("pk") == last


def test_a_living_player_stays_on_the_list() -> None:
    """Rules: WAK-SYS-35."""
    game, waiting = running_game(), new_game("Winter")
    sign_up(waiting, "ann@x.nl", "Ann", ENGLISH, START)
    for record, one in ((game, wolf(game)), (waiting, players(waiting)[0])):
        with pytest.raises(HostingError) as caught:
            take_off_list(record, one, START)
        assert caught.value.code == Code.PLAYER_LIVING
    with pytest.raises(HostingError) as stranger:
        take_off_list(game, players(waiting)[0], START)
    assert stranger.value.code == Code.NOT_IN_GAME


def test_there_may_be_several_administrators_each_known_by_address_and_password() -> None:
    """Rules: WAK-SYS-27, WAK-SYS-29, WAK-ADMIN-02, WAK-ADMIN-04, WAK-ADMIN-05."""
    first = administrator("one@x.nl")
    assert recognise("one@x.nl", "") is None
    set_password("maneschijn")
    second = add_administrator("two@x.nl", ENGLISH, START)
    sign_up(new_game(), "player@x.nl", "Bob", ENGLISH, START)

    assert recognise("ONE@x.nl", "maneschijn") == first
    assert recognise("two@x.nl", "maneschijn") == second
    assert recognise("player@x.nl", "maneschijn") is None
    assert recognise("stranger@x.nl", "maneschijn") is None
    assert recognise("one@x.nl", "zonneschijn") is None


def test_every_installation_has_a_key_of_its_own_that_stays_the_same(tmp_path: Path) -> None:
    """Rules: WAK-SYS-49."""
    here, there = tmp_path / "here", tmp_path / "there"

    key = secret_key(here)

    assert len(key) >= 48
    assert secret_key(here) == key != secret_key(there)
    assert [each.name for each in here.iterdir()] == ["secret_key"]
    assert (here / "secret_key").stat().st_mode & 0o077 == 0


def test_the_administrators_password_is_stored_hashed() -> None:
    """Rules: WAK-SYS-49."""
    set_password("maneschijn")

    stored = Administration.objects.get().password
    assert "maneschijn" not in stored
    assert str(Administration.objects.get()) == "a password is set"
