"""Fair to the absent: excuses, extensions, leaving, substitutes, and how reliable people were."""

from datetime import date, timedelta
from typing import Any

import pytest

from tests.hosting.villages import (
    DAY,
    DUTCH,
    MINUTE,
    START,
    administrator,
    farmers,
    fresh,
    new_game,
    on,
    player,
    post,
    running_game,
    wolf,
)
from verteller.hosting import games
from verteller.hosting.administration import Plan, create_game, stop
from verteller.hosting.archive import audit
from verteller.hosting.errors import Code, HostingError
from verteller.hosting.fairness import extending, ladder, quitting, reliability, substitutes
from verteller.hosting.fairness.excusing import come_back, excuse, used
from verteller.hosting.fairness.ladder import Ladder, ladder_of, read_ladder, set_ladder
from verteller.hosting.models import (
    Address,
    Ending,
    HostedGame,
    Kind,
    Outgoing,
    Participation,
    Person,
    Player,
    Sending,
    Volunteer,
)
from verteller.hosting.people import address_of
from verteller.hosting.playing import answer, close_phase
from verteller.hosting.sign_up import close_sign_up, sign_up
from verteller.rules.errors import AnswerError
from verteller.rules.facts import PlayerExcused, Seat, TimeExtended

pytestmark = pytest.mark.django_db

ALL = {"excuses": "on", "extensions": "on"}


def facts(game: HostedGame, kind: type[Any]) -> list[Any]:
    """Return the facts of one kind in a game's log."""
    entries = games.read_entries(fresh(game))
    return [entry.content for entry in entries if isinstance(entry.content, kind)]


def village(count: int = 5, **fairness: str) -> HostedGame:
    """Return a running game of wakkerdam: nobody but the pack and the seer has a night."""
    game = create_game(
        Plan(name="Winter", most=count, fairness={**ALL, **fairness}, strictness=50), START
    )
    names = ("Ann", "Bob", "Cor", "Dee", "Eef", "Fay", "Gus", "Hal", "Ida", "Joe")
    for name in names[:count]:
        sign_up(game, f"{name}@x.nl", name, DUTCH, START)
    if fresh(game).length == 0:
        close_sign_up(game, START)
    return fresh(game)


def newcomer(email: str = "new@x.nl") -> Address:
    return substitutes.address_for(email, "en", START)


def refused(act: Any) -> str:
    with pytest.raises((HostingError, AnswerError)) as caught:
        act()
    error = caught.value
    return str(getattr(error, "detail", "") or error.code)  # type: ignore[attr-defined]


# The ladder


def test_a_game_has_the_usual_rungs_unless_it_says_otherwise() -> None:
    game = new_game()

    assert fresh(game).fairness == {}
    assert {rung for rung in ladder.RUNGS if ladder_of(game).has(rung)} == {
        "reminders",
        "substitutes",
        "leaving",
    }
    assert ladder_of(game).reminder_lead == game.speed / 4
    assert ladder_of(game).extension == game.speed / 2


def test_a_reminder_never_comes_more_than_a_day_ahead_by_itself() -> None:
    assert ladder_of(new_game(speed=10 * DAY)).reminder_lead == DAY


def test_a_game_is_made_with_the_rungs_and_numbers_somebody_typed() -> None:
    typed = {"excuses": "aan", "leaving": "off", "reminder_lead": "12h", "excused_days": "3"}
    game = new_game(fairness=typed, least_reliability=80, strictness=0)

    assert fresh(game).fairness == {
        "excuses": True,
        "leaving": False,
        "excused_days": 3,
        **({} if game.speed == 2 * DAY else {"reminder_lead": 43_200}),
    }
    assert (fresh(game).least_reliability, fresh(game).strictness) == (80, 0)


@pytest.mark.parametrize(
    "typed",
    [
        {"excuses": "maybe"},
        {"nonsense": "on"},
        {"reminder_lead": "soon"},
        {"reminder_lead": "30d"},
        {"excused_days": "0"},
        {"excused_days": "-1"},
        {"extension": "0h"},
    ],
)
def test_what_no_ladder_can_have_is_refused_and_no_game_made(typed: dict[str, str]) -> None:
    assert refused(lambda: new_game(fairness=typed)) == Code.GAME_SETTING
    assert not HostedGame.objects.exists()


def test_the_numbers_of_a_ladder_stay_when_only_rungs_are_changed() -> None:
    game = new_game(fairness={"excused_days": "3"})

    set_ladder(game, Ladder({"excuses": True}, 2))

    assert fresh(game).fairness == {"excuses": True, "excused_days": 3}


def test_strikes_are_settled_by_the_deal_and_are_an_option_of_the_rulebook() -> None:
    """Rules: WAK-INACT-01."""
    game = village(strikes="on")
    with games.opened(fresh(game)) as folded:
        assert folded.state.options["strikes"] is True
    kept = set_ladder(game, read_ladder({"strikes": "off"}, strictness=0, least=None))
    assert kept.has("strikes")
    assert kept.strictness == 50


# Excuses


def test_who_is_away_until_a_day_is_excused_to_its_end_on_his_own_clock() -> None:
    game = running_game(fairness=ALL)
    ann = player(game, "Ann")

    back = excuse(ann, date(2026, 3, 5), START)

    assert back.isoformat() == "2026-03-05T23:00:00+00:00"  # midnight in Amsterdam
    (fact,) = facts(game, PlayerExcused)
    assert (fact.to, fact.player) == ("everyone", ann.seat)
    assert audit(games.read_entries(fresh(game))) is None


def test_a_round_missed_under_an_excuse_counts_for_nothing_until_he_is_back() -> None:
    """Rules: WAK-INACT-01."""
    game = running_game(fairness=ALL)
    ann = player(game, "Ann")
    excuse(ann, date(2026, 3, 9), START)
    close_phase(game, 1, START + DAY)
    with games.opened(fresh(game)) as folded:
        assert folded.state.missed_rounds[ann.seat or 0] == 0
        assert folded.state.is_away(Seat(ann.seat or 0))

    come_back(ann, START + DAY + MINUTE)

    with games.opened(fresh(game)) as folded:
        assert not folded.state.is_away(Seat(ann.seat or 0))
    assert refused(lambda: come_back(ann, START + DAY + MINUTE)) == "not_excused"


def test_an_excuse_needs_the_rung_a_day_to_come_and_an_end() -> None:
    without = running_game("Kaal")
    game = running_game(fairness={**ALL, "excused_days": "3"})
    ann = player(game, "Ann")

    def until(day: int, who: Player = ann) -> str:
        return refused(lambda: excuse(who, date(2026, 3, day), START + DAY))

    assert until(4, player(without, "Ann")) == Code.RUNG_OFF
    assert until(1) == Code.EXCUSE_PAST
    assert until(6) == Code.EXCUSE_TOO_LONG
    excuse(ann, date(2026, 3, 5), START + DAY)
    assert len(facts(game, PlayerExcused)) == 1


def test_excuses_that_are_renewed_and_renewed_last_no_longer_in_all_than_one_may() -> None:
    game = running_game(fairness={**ALL, "excused_days": "3"})
    ann = player(game, "Ann")
    excuse(ann, date(2026, 3, 4), START)

    assert refused(lambda: excuse(ann, date(2026, 3, 7), START + 2 * DAY)) == Code.EXCUSE_TOO_LONG
    come_back(ann, START + 2 * DAY)
    assert refused(lambda: excuse(ann, date(2026, 3, 9), START + 6 * DAY)) == Code.EXCUSE_TOO_LONG
    back = excuse(ann, date(2026, 3, 7), START + 5 * DAY)

    assert refused(lambda: excuse(ann, date(2026, 3, 20), START + 18 * DAY)) == Code.EXCUSE_TOO_LONG
    with games.opened(fresh(game)) as folded:
        assert used(folded.log, Seat(ann.seat or 0), START + 18 * DAY) == 2 * DAY + (
            back - (START + 5 * DAY)
        )


# Extensions


def test_more_than_half_of_the_living_must_ask_and_then_everybody_gets_time_once() -> None:
    """Rules: WAK-VOTE-12."""
    game = running_game(fairness=ALL)
    names = ("Ann", "Bob", "Cor", "Dee")
    due = fresh(game).due_at
    assert due is not None

    granted = [
        extending.ask_extension(player(game, name), START + number * MINUTE)
        for number, name in enumerate(names)
    ]

    assert granted == [False, False, True, False]
    assert fresh(game).due_at == due + game.speed / 2
    (fact,) = facts(game, TimeExtended)
    assert (fact.to, fact.wished) == ("everyone", True)


def test_asking_twice_counts_once_and_in_one_phase_only() -> None:
    game = running_game(fairness=ALL)
    for _ in range(5):
        assert not extending.ask_extension(player(game, "Ann"), START)
    close_phase(game, 1, START + DAY)
    assert not extending.ask_extension(player(game, "Bob"), START + DAY)
    assert not extending.ask_extension(player(game, "Cor"), START + DAY)


def test_who_is_away_is_no_half_of_the_living() -> None:
    game = running_game(fairness=ALL)
    for name in ("Cor", "Dee"):
        excuse(player(game, name), date(2026, 3, 9), START)

    assert not extending.ask_extension(player(game, "Ann"), START)
    assert not extending.ask_extension(player(game, "Cor"), START)
    assert extending.ask_extension(player(game, "Bob"), START)


def test_the_new_deadline_of_a_secret_phase_is_told_to_nobody_else() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game(fairness=ALL)
    close_phase(game, 1, START + DAY)
    before = Outgoing.objects.order_by("-pk").values_list("pk", flat=True)[0]

    for each in [wolf(game), *farmers(game)]:
        extending.ask_extension(each, START + DAY + MINUTE)

    due = fresh(game).due_at
    assert due is not None
    told = Outgoing.objects.filter(pk__gt=before)
    knowing = {row.player_id for row in told if due.isoformat() in repr(row.payload)}
    assert knowing == {wolf(game).pk}
    assert {row.player_id for row in told} == {each.pk for each in game.players.all()}


def test_more_time_needs_the_rung_a_life_and_an_open_deadline() -> None:
    game, without = running_game(fairness=ALL), running_game("Kaal")
    ann, bob = player(game, "Ann"), player(game, "Bob")
    assert refused(lambda: extending.ask_extension(player(without, "Ann"), START)) == Code.RUNG_OFF
    late = START + game.speed + MINUTE
    assert refused(lambda: extending.ask_extension(ann, late)) == "too_late"
    victim = next(each for each in (ann, bob) if each != wolf(game))
    other = wolf(game)
    for each in game.players.all():
        answer(game, each, "vote", on(victim if each != victim else other), START)
    close_phase(game, 1, START + DAY)
    assert refused(lambda: extending.ask_extension(victim, START + DAY)) == Code.PLAYER_DEAD


def test_nobody_learns_from_a_late_wish_that_somebody_elses_time_is_over() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game(fairness=ALL)
    close_phase(game, 1, START + DAY)
    late = START + DAY + game.speed + MINUTE

    assert not extending.ask_extension(farmers(game)[0], late)
    assert refused(lambda: extending.ask_extension(wolf(game), late)) == "too_late"


# Substitutes


def test_who_takes_over_plays_under_the_old_name_and_gets_all_mail_from_then_on() -> None:
    game = running_game()
    ann = player(game, "Ann")
    old, seat = ann.address.email, ann.seat

    mine = substitutes.hand_over(game, ann, newcomer(), START + MINUTE)

    assert (mine.pk, mine.name, mine.seat) == (ann.pk, "Ann", seat)
    assert (mine.address.email, mine.language) == ("new@x.nl", "en")
    told = Outgoing.objects.filter(created_at=START + MINUTE)
    assert {row.kind for row in told.filter(to_email="new@x.nl")} == {Kind.NEWS, Kind.HAND_OVER}
    assert [row.payload["code"] for row in told.filter(to_email=old)] == ["seat_taken_over"]
    answer(game, mine, "vote", on(player(game, "Bob")), START + MINUTE)
    assert audit(games.read_entries(fresh(game))) is None


def test_what_waited_for_who_played_before_is_not_sent_to_him() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()
    ann = player(game, "Ann")
    old = ann.address.email
    assert Outgoing.objects.filter(player=ann, status=Sending.QUEUED).exists()

    substitutes.hand_over(game, ann, newcomer(), START + MINUTE)

    waiting = Outgoing.objects.filter(to_email=old, status=Sending.QUEUED)
    assert [row.kind for row in waiting] == [Kind.NOTICE]


def test_his_reply_addresses_prove_nothing_any_more() -> None:
    """The person's number is in every token, and the seat is another person's now."""
    game = running_game()
    ann = player(game, "Ann")
    before = post(Kind.NEWS, game)
    asked_as = next(row.payload["asked_as"] for row in before if row.player_id == ann.pk)

    mine = substitutes.hand_over(game, ann, newcomer(), START + MINUTE)

    assert asked_as[0] != mine.person_id
    (row,) = post(Kind.HAND_OVER, game)
    assert row.payload["asked_as"] == [mine.person_id, fresh(game).sequence]


def test_nobody_who_could_know_more_than_the_seat_takes_it_over() -> None:
    """Rules: WAK-SYS-51."""
    game = running_game()
    ann, bob = player(game, "Ann"), player(game, "Bob")
    host = administrator()

    def to(address: Address) -> str:
        return refused(lambda: substitutes.hand_over(game, ann, address, START + MINUTE))

    assert to(bob.address) == Code.HAS_PLAYED
    assert to(Address.objects.get(person=host)) == Code.ADMINISTRATES
    substitutes.hand_over(game, ann, newcomer(), START + MINUTE)
    assert to(Address.objects.get(email="ann@x.nl")) == Code.HAS_PLAYED


def test_a_dead_seat_is_handed_over_to_nobody() -> None:
    game = running_game()
    victim = farmers(game)[0]
    for each in game.players.all():
        answer(game, each, "vote", on(victim if each != victim else wolf(game)), START)
    close_phase(game, 1, START + DAY)

    assert refused(lambda: substitutes.hand_over(game, victim, newcomer(), START + DAY)) == (
        Code.PLAYER_DEAD
    )


def test_somebody_offers_himself_once_and_can_take_it_back() -> None:
    game = running_game()
    address = newcomer()
    for _ in range(2):
        assert substitutes.offer_to_substitute(game, address, START) is None

    assert Volunteer.objects.count() == 1
    assert substitutes.withdraw_offer(game, address.person)
    assert not substitutes.withdraw_offer(game, address.person)
    off = running_game("Kaal", fairness={"substitutes": "off"})
    assert refused(lambda: substitutes.offer_to_substitute(off, address, START)) == Code.RUNG_OFF


# Leaving


def test_who_leaves_is_replaced_at_once_by_whoever_offered_himself_first() -> None:
    game = village()
    ann = player(game, "Ann")
    substitutes.offer_to_substitute(game, newcomer("first@x.nl"), START)
    substitutes.offer_to_substitute(game, newcomer("second@x.nl"), START + MINUTE)

    assert quitting.leave(ann, START + 2 * MINUTE) is quitting.Quit.REPLACED

    assert player(game, "Ann").address.email == "first@x.nl"
    assert [each.address.email for each in Volunteer.objects.all()] == ["second@x.nl"]
    (part,) = Participation.objects.all()
    assert (part.person, part.ending) == (ann.person, Ending.LEFT)


def test_who_leaves_without_a_substitute_is_out_unless_one_comes_in_time() -> None:
    """Rules: WAK-INACT-10."""
    game = village()
    ann = player(game, "Ann")

    assert quitting.leave(ann, START) is quitting.Quit.LEFT
    assert refused(lambda: quitting.leave(ann, START)) == "left"
    seated = substitutes.offer_to_substitute(game, newcomer(), START + MINUTE)

    assert seated is not None
    assert seated.name == "Ann"
    with games.opened(fresh(game)) as folded:
        assert folded.state.left == set()


def test_before_the_deal_leaving_is_taking_back_the_sign_up() -> None:
    game = new_game()
    sign_up(game, "ann@x.nl", "Ann", DUTCH, START)

    assert quitting.leave(player(game, "Ann"), START) is quitting.Quit.WITHDRAWN
    assert not game.players.exists()
    sign_up(game, "ann@x.nl", "Ann", DUTCH, START)


def test_a_game_may_keep_its_players() -> None:
    game = village(leaving="off")
    assert refused(lambda: quitting.leave(player(game, "Ann"), START)) == Code.RUNG_OFF


# Reliability


def known(email: str, asked: int, missed: int) -> Person:
    """Return a person with some rounds on record."""
    person = address_of(email, DUTCH, START).person
    Participation.objects.create(
        person=person, asked=asked, missed=missed, ending=Ending.PLAYED, ended_at=START
    )
    return person


def test_reliability_is_counted_over_games_and_unknown_of_a_newcomer() -> None:
    person = known("ann@x.nl", 6, 1)
    known("ann@x.nl", 4, 2)

    assert reliability.reliability(person) == reliability.Reliability(2, 10, 3)
    assert reliability.reliability(person).percent == 70
    assert reliability.reliability(newcomer().person).percent is None


def test_a_game_refuses_who_missed_too_much_but_judges_nobody_by_a_few_rounds() -> None:
    game = new_game(least_reliability=80)
    known("bad@x.nl", 10, 3)
    known("good@x.nl", 10, 2)
    known("new@x.nl", 9, 9)

    with pytest.raises(HostingError) as caught:
        sign_up(game, "bad@x.nl", "Bad", DUTCH, START)
    assert caught.value.code == Code.UNRELIABLE
    assert caught.value.parameters == {
        "game": "Zomer",
        "least": 80,
        "count": 70,
        "asked": 10,
        "missed": 3,
    }
    for name in ("good", "new", "unknown"):
        sign_up(game, f"{name}@x.nl", name.title(), DUTCH, START)


def test_at_the_end_every_player_has_his_rounds_on_record_once() -> None:
    game = running_game()
    guilty = wolf(game)
    for each in farmers(game)[:2]:
        answer(game, each, "vote", on(guilty), START)
    close_phase(game, 1, START + DAY)

    parts = {part.person_id: (part.asked, part.missed) for part in Participation.objects.all()}
    voted = {each.person_id for each in farmers(game)[:2]}
    assert parts == {
        each.person_id: (1, 0 if each.person_id in voted else 1) for each in game.players.all()
    }


def test_who_took_a_seat_over_answers_for_his_own_rounds_alone() -> None:
    game = running_game()
    ann = next(each for each in farmers(game))
    close_phase(game, 1, START + DAY)
    if fresh(game).sequence == 2:
        answer(game, wolf(game), "bite", on(farmers(game)[1]), START + DAY)
        close_phase(game, 2, START + 2 * DAY)
    mine = substitutes.hand_over(game, ann, newcomer(), START + 2 * DAY)
    answer(game, mine, "vote", on(wolf(game)), START + 2 * DAY)

    stop(game, START + 3 * DAY)

    parts = {part.person.main_address: part for part in Participation.objects.all()}
    assert (parts["new@x.nl"].asked, parts["new@x.nl"].missed) == (0, 0)
    first = parts[ann.address.email]
    assert (first.asked, first.missed, first.ending) == (1, 1, Ending.SUBSTITUTED)


def test_whoever_is_taken_out_for_missing_rounds_has_that_on_record_before_the_end() -> None:
    """Rules: WAK-INACT-09."""
    game = create_game(Plan(name="Winter", most=7, strictness=1), START)
    for name in ("Ann", "Bob", "Cor", "Dee", "Eef", "Fay", "Gus"):
        sign_up(game, f"{name}@x.nl", name, DUTCH, START)
    at = START
    while not Participation.objects.filter(ending=Ending.REMOVED).exists():
        at += timedelta(days=2)
        close_phase(game, fresh(game).sequence, at)
        assert at < START + timedelta(days=30)
