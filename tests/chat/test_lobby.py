"""The lobby: people come in by a link, sit down, are ready; then the roles are dealt."""

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.chat.village import ENGLISH, NAMES, START, live_game, lobby, person, player, players
from tests.mail.village import raw_mail
from verteller.chat.access import Reader, rooms_for
from verteller.chat.lobby import gathering, links
from verteller.chat.lobby.again import next_name, play_again
from verteller.chat.lobby.beginning import begin
from verteller.chat.lobby.joining import join, leave
from verteller.chat.lobby.opening import LivePlan, open_live
from verteller.chat.lobby.refusals import LobbyError, Reason
from verteller.chat.lobby.watching import watch
from verteller.chat.models import LiveGame, PostKind, Presence, Spectator
from verteller.chat.timeline import visible
from verteller.hosting import administration, games, guests, playing, post, sign_up
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Player
from verteller.hosting.people import address_of
from verteller.hosting.sweep import close_due
from verteller.mail.routing import receive
from verteller.rules.facts import Fact, hears
from verteller.rules.moves import Composition

pytestmark = pytest.mark.django_db

ROLES = "werewolf werewolf seer witch cupid wolfhound bear_tamer villager".split()
EIGHT = Composition(tuple(sorted(ROLES)))


def refusal(error: pytest.ExceptionInfo[LobbyError]) -> tuple[Reason, dict[str, object]]:
    return error.value.reason, error.value.parameters


def seats(live: LiveGame) -> list[str]:
    return [each.name for each in Player.objects.filter(game=live.game).order_by("seat")]


def record(live: LiveGame) -> HostedGame:
    return HostedGame.objects.get(pk=live.game_id)


def reader(live: LiveGame, name: str | None) -> Reader:
    return Reader(live, None if name is None else player(live, name))


def told(somebody: Reader) -> list[str]:
    """Return the kinds of fact that the narrator has told somebody, in order."""
    log = games.read_entries(record(somebody.live))
    return [
        fact.kind
        for each in visible(somebody)
        if each.kind == PostKind.TOLD
        for entry in log[each.first - 1 : each.last]
        if isinstance(fact := entry.content, Fact) and hears(fact.to, somebody.seat)
    ]


def phase(live: LiveGame) -> str:
    with games.opened(record(live)) as game:
        return game.state.phase.name if game.state.phase else ""


def test_a_game_begins_with_the_seats_that_were_laid_out_and_the_first_phase_is_open() -> None:
    """Rules: DUE-SYS-08, TAB-SYS-06."""
    live = live_game(roles=ROLES)
    with games.opened(live.game) as game:
        assert game.started.players == NAMES
        assert list(game.state.roles) == ROLES
    assert [each.seat for each in players(live)] == list(range(8))
    assert live.game.due_at is not None
    assert live.game.due_at > START


def test_seats_are_drawn_apart_from_the_roles_and_always_alike() -> None:
    """Rules: DUE-AMB-26, DUE-SYS-03, DUE-SYS-38."""
    live = lobby()
    begin(live, START)
    first = seats(live)
    assert sorted(first) == sorted(NAMES)
    assert first != list(NAMES)
    again = lobby(name="Abend2")
    HostedGame.objects.filter(pk=again.game_id).update(
        seed=HostedGame.objects.get(pk=live.game_id).seed
    )
    begin(again, START)
    assert seats(again) == first


def test_who_came_after_the_seats_were_laid_out_sits_behind_the_others() -> None:
    """Rules: DUE-SYS-08."""
    live = lobby(names=NAMES[:7])
    order = [each.pk for each in reversed(players(live))]
    gathering.lay_out(live, order)
    join(live, None, "Hana", ENGLISH, START)
    begin(live, START)
    assert seats(live) == [*reversed(NAMES[:7]), "Hana"]
    with pytest.raises(LobbyError):
        gathering.lay_out(live, order)


def test_nobody_who_plays_by_link_is_written_to() -> None:
    """Neither at the deal nor when the game is stopped; administrators neither."""
    live = live_game(roles=ROLES)
    for name in ("Ada", "Ben"):
        post.to_player(player(live, name), Kind.NOTICE, {}, at=START)
    administration.stop(live.game, START)
    assert not Outgoing.objects.exists()


def test_who_wants_mail_as_well_gets_it() -> None:
    live = lobby(names=NAMES[:7])
    known = address_of("hana@x.nl", ENGLISH, START).person
    join(live, known, "Hana", ENGLISH, START, by_mail=True)
    begin(live, START)
    assert {row.to_email for row in Outgoing.objects.all()} == {"hana@x.nl"}


def test_who_is_known_plays_as_himself_and_without_mail_unless_he_says_so() -> None:
    live = lobby(names=NAMES[:7])
    known = address_of("hana@x.nl", ENGLISH, START).person
    mine = join(live, known, "Hana", ENGLISH, START)
    assert (mine.person, mine.by_mail) == (known, False)
    assert join(live, known, "Hanna", replace(ENGLISH, gender="woman"), START).pk == mine.pk
    assert player(live, "Hanna").gender == "woman"


def test_nobody_can_say_that_he_writes_from_a_guests_address() -> None:
    live = lobby()
    address = player(live, "Ben").address.email
    assert guests.is_guests(address)
    with pytest.raises(HostingError) as refused:
        address_of(f"me@{guests.DOMAIN}", ENGLISH, START)
    assert refused.value.code is Code.ADDRESS_UNFIT


def test_a_game_by_invitation_takes_no_sign_up_by_mail() -> None:
    live = lobby(names=NAMES[:3])
    with pytest.raises(HostingError) as refused:
        sign_up.sign_up(live.game, "eve@x.nl", "Eve", ENGLISH, START)
    assert refused.value.code is Code.SIGN_UP_CLOSED
    receive(raw_mail("eve@x.nl", "Abend", "Eve, woman"), recipients=(), received_at=START)
    assert len(players(live)) == 3


def test_a_full_lobby_waits_for_its_host_and_no_clock_begins_the_game() -> None:
    """Rules: TAB-SYS-01."""
    live = lobby("tabula", [f"Player {'abcdefghijklmnopqrstuvwx'[n]}" for n in range(24)])
    with pytest.raises(HostingError) as refused:
        join(live, None, "Too many", ENGLISH, START)
    assert refused.value.code is Code.GAME_FULL
    record = HostedGame.objects.get(pk=live.game_id)
    assert (record.length, record.due_at) == (0, None)
    close_due(START.replace(year=2027))
    assert HostedGame.objects.get(pk=live.game_id).length == 0


@pytest.mark.parametrize("name", ["ada", "Ádá", "1234", "help", ""])
def test_a_name_that_is_taken_or_none_lets_nobody_in(name: str) -> None:
    live = lobby(names=("Ada",))
    people = Person.objects.count()
    with pytest.raises(HostingError):
        join(live, None, name, ENGLISH, START)
    assert Person.objects.count() == people


def test_the_game_does_not_begin_with_too_few_or_without_roles_for_so_many() -> None:
    """Rules: DUE-SYS-01, TAB-SYS-01, TAB-SYS-02."""
    few = lobby("tabula", NAMES[:7])
    with pytest.raises(LobbyError) as error:
        begin(few, START)
    assert refusal(error) == (Reason.TOO_FEW, {"least": 8, "count": 7})
    none = lobby(names=NAMES[:5], name="Fünf")
    with pytest.raises(LobbyError) as error:
        begin(none, START)
    assert refusal(error) == (Reason.NO_VILLAGE, {"count": 5})
    assert not HostedGame.objects.filter(length__gt=0).exists()


def test_the_host_composes_a_village_of_his_own_within_the_rules() -> None:
    """Rules: DUE-SYS-01, DUE-SYS-10, TAB-SYS-03, TAB-SYS-04."""
    live = lobby(names=NAMES[:5])
    gathering.set_village(live, Composition(("seer", "villager", "villager", "werewolf", "witch")))
    begin(live, START)
    with games.opened(HostedGame.objects.get(pk=live.game_id)) as game:
        assert sorted(game.state.roles).count("villager") == 2
    other = lobby("tabula", name="Tisch")
    with pytest.raises(LobbyError) as error:
        gathering.set_village(other, Composition((*["villager"] * 4, *["werewolf"] * 4)))
    assert (error.value.reason, error.value.parameters["detail"]) == (
        Reason.ROLES_UNFIT,
        "role_limit",
    )
    with pytest.raises(LobbyError):
        gathering.set_village(live, EIGHT)


def test_only_the_host_begins_and_only_when_all_are_ready_or_he_says_so() -> None:
    """Rules: DUE-SYS-09."""
    live = lobby()
    with pytest.raises(LobbyError) as error:
        begin(live, START, by=person(live, "Ben"))
    assert refusal(error)[0] is Reason.NOT_HOST
    for name in NAMES[:7]:
        gathering.say_ready(live, player(live, name), ready=True)
    with pytest.raises(LobbyError) as error:
        begin(live, START, by=live.host, anyhow=False)
    assert refusal(error) == (Reason.NOT_READY, {"names": ["Hana"]})
    gathering.say_ready(live, player(live, "Hana"), ready=True)
    begin(live, START, by=live.host, anyhow=False)
    with pytest.raises(LobbyError) as error:
        begin(live, START, by=live.host)
    assert refusal(error)[0] is Reason.BEGUN


def test_everybody_reads_his_role_before_the_first_night_is_announced() -> None:
    """
    Each is asked for his word in private; when the time is up night falls, whoever has given it.

    Rules: DUE-SYS-09, DUE-SET-11, DUE-SET-12, DUE-SYS-11.
    """
    live = live_game(roles=ROLES, reads=True)
    square, line = reader(live, None), reader(live, "Ben")
    assert told(square) == ["seed_committed", "roles_listed", "phase_opened"]
    assert not {room.key for room in rooms_for(line, record(live)) if room.may_write} - {"line:1"}
    playing.answer(live.game, player(live, "Ben"), "ready", (("target", "yes"),), START)
    assert phase(live) == "ready"
    assert "asked" in told(line)
    due_at = record(live).due_at
    assert due_at is not None
    close_due(due_at + timedelta(seconds=1))
    assert phase(live) == "cupid"
    assert "nightfall" in told(square)


def test_who_leaves_the_lobby_may_come_in_again_and_nobody_leaves_a_game_that_has_begun() -> None:
    live = lobby()
    hana = player(live, "Hana")
    leave(live, hana)
    assert not Presence.objects.filter(player_id=hana.pk).exists()
    back = join(live, hana.person, "Hana", ENGLISH, START)
    begin(live, START)
    for act in (lambda: leave(live, back), lambda: join(live, None, "Ida", ENGLISH, START)):
        with pytest.raises(LobbyError) as error:
            act()
        assert refusal(error)[0] is Reason.BEGUN


def test_who_plays_does_not_look_on_and_who_comes_in_no_longer_does() -> None:
    """Rules: DUE-SYS-39."""
    live = lobby(names=NAMES[:7])
    with pytest.raises(LobbyError) as error:
        watch(live, person(live, "Ben"), ENGLISH, START)
    assert refusal(error)[0] is Reason.PLAYS
    looks_on = watch(live, None, ENGLISH, START).person
    watch(live, looks_on, ENGLISH, START)
    assert live.spectators.count() == 1
    join(live, looks_on, "Hana", ENGLISH, START)
    assert not Spectator.objects.exists()


def test_a_link_to_another_device_works_once_and_only_for_whom_it_was_made() -> None:
    live = lobby()
    token = links.token_back(player(live, "Ben"))
    mine = links.player_of(token)
    assert mine.name == "Ben"
    links.use_up(mine)
    for old in (token, f"{token}x", "", links.token_back(player(live, "Ben")).replace(":", ".")):
        with pytest.raises(LobbyError) as error:
            links.player_of(old)
        assert refusal(error)[0] is Reason.LINK_OLD
    fresh = links.token_back(player(live, "Ben"))
    # Somebody else takes the seat over.
    other = guests.new_guest(ENGLISH, START).person
    Player.objects.filter(pk=mine.pk).update(person=other)
    with pytest.raises(LobbyError):
        links.player_of(fresh)


def test_two_games_never_have_the_same_links() -> None:
    """Rules: DUE-SYS-05, DUE-SYS-06."""
    first, second = lobby(), lobby(name="Abend2")
    secrets = {first.invitation, first.watching, second.invitation, second.watching}
    assert len(secrets) == 4
    assert min(map(len, secrets)) >= 32


def test_again_takes_everybody_along_and_is_done_once() -> None:
    """The seats stay, roles and readiness do not; who looked on looks on again."""
    live = live_game(roles=ROLES)
    looks_on = watch(live, None, ENGLISH, START).person
    with pytest.raises(LobbyError) as error:
        play_again(live, live.host, START)
    assert refusal(error)[0] is Reason.NOT_OVER
    administration.stop(live.game, START)
    with pytest.raises(LobbyError) as error:
        play_again(live, looks_on, START)
    assert refusal(error)[0] is Reason.NOT_HERE
    ben = person(live, "Ben")
    following = play_again(live, ben, START, rulebook="tabula")
    assert play_again(live, live.host, START) == following
    assert (following.game.name, following.game.rulebook) == ("Abend 2", "tabula")
    assert following.host == ben
    assert [each.name for each in players(following)] == list(NAMES)
    assert [each.person_id for each in players(following)] == [
        each.person_id for each in players(live)
    ]
    assert not Presence.objects.filter(player__game=following.game, is_ready=True).exists()
    assert {each.person for each in following.spectators.all()} == {looks_on}
    begin(following, START)
    assert seats(following) == list(NAMES)


def test_the_next_games_name_counts_on() -> None:
    host = guests.new_guest(ENGLISH, START).person
    for name in ("Abend", "Abend 2", "Abend 9"):
        open_live(LivePlan(name=name), host, START)
    assert [next_name(each) for each in ("Abend", "Abend 2", "Abend 9")] == [
        *("Abend 3", "Abend 3", "Abend 10")
    ]
