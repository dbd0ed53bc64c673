"""Absence by mail: what a player wishes is done, said back, and never taken for a vote."""

import pytest

from tests.mail.village import (
    DAY,
    HOME,
    NAMES,
    PASSWORD,
    START,
    Village,
    administrator,
    new_village,
    post_of,
    reply_text,
    running_village,
    signed_up,
)
from verteller.hosting import games, mastering
from verteller.hosting.fairness.reminders import Rounds, remind_due
from verteller.hosting.models import (
    Kind,
    Participation,
    Person,
    Player,
    Sending,
    Volunteer,
)
from verteller.hosting.models.absence import Ending
from verteller.mail.composing import compose
from verteller.rules.facts import PlayerExcused

pytestmark = pytest.mark.django_db

ROLES = ("werewolf", "villager", "villager", "villager", "villager")
ALL = {"excuses": "on", "extensions": "on"}


@pytest.fixture
def village() -> Village:
    """At the first pyre, where everybody is asked."""
    village = running_village(*ROLES, fairness=ALL)
    village.close_until("pyre")
    return village


def excused(village: Village, name: str) -> bool:
    with games.opened(village.game) as game:
        return village.seat(name) in game.state.excused


def text_of(kind: Kind, to: str) -> str:
    return " ".join(str(compose(post_of(kind, to)[-1]).body).split())


def test_who_writes_that_he_is_away_is_excused_and_told_until_when(village: Village) -> None:
    result = village.mail("Anna", "Weg tot en met 10 maart\n\nGroetjes,\nAnna")

    assert result.code == "excused"
    assert "woensdag 11 maart 2026, 00:00" in reply_text(result)
    assert excused(village, "Anna")
    assert village.choice("Anna", "vote") is None
    assert village.mail("Anna", "weer terug").code == "back"
    assert not excused(village, "Anna")


def test_at_night_who_is_asked_is_excused_in_the_same_way_as_who_sleeps() -> None:
    """Rules: WAK-SYS-51."""
    village = running_village(*ROLES, fairness=ALL)
    asleep, awake = (
        next(name for name in village.others() if bool(village.questions(name)) is is_asked)
        for is_asked in (False, True)
    )
    results = [village.mail(name, "weg tot en met 10 maart") for name in (asleep, awake)]

    assert [result.code for result in results] == ["excused", "excused"]
    assert len({reply_text(result).replace(awake, asleep) for result in results}) == 1
    with games.opened(village.game) as game:
        facts = [entry.content for entry in game.log if isinstance(entry.content, PlayerExcused)]
    assert [fact.to for fact in facts] == ["everyone", "everyone"]


def test_a_mail_that_is_a_vote_and_a_wish_is_both_with_one_reply(village: Village) -> None:
    """Rules: WAK-VOTE-26."""
    voter, target = village.others()[:2]

    result = village.mail(voter, f"{target}\nweg tot en met 10 maart")

    assert result.code == "answer_taken"
    assert village.choice(voter, "vote") == [target]
    assert excused(village, voter)
    assert target in reply_text(result)
    assert "woensdag 11 maart" in reply_text(result)
    assert len(result.rows) == 1


def test_a_vote_stands_though_the_wish_beside_it_is_refused(village: Village) -> None:
    voter, target = village.others()[:2]

    result = village.mail(voter, f"Ik stem op {target}\nweer terug")

    assert result.code == "answer_taken"
    assert village.choice(voter, "vote") == [target]
    assert "niet afgemeld" in reply_text(result)


def test_a_wish_is_granted_though_the_vote_beside_it_is_refused(village: Village) -> None:
    voter, one, other = village.others()[:3]

    result = village.mail(voter, f"{one} {other}\nweg tot en met 10 maart")

    assert result.code == "too_many"
    assert excused(village, voter)
    assert "11 maart" in reply_text(result)


def test_a_day_that_is_not_clear_is_asked_about_and_nothing_is_noted(village: Village) -> None:
    result = village.mail("Anna", "weg tot volgende zondag")

    assert result.code == "date_unclear"
    assert "volgende zondag" in reply_text(result)
    assert "weg tot en met 3 december" in reply_text(result)
    assert not excused(village, "Anna")


def test_a_quoted_wish_is_nobodys(village: Village) -> None:
    """Rules: WAK-VOTE-28."""
    voter, target = village.others()[:2]

    village.mail(
        voter,
        f"{target}\n\nOp 1 maart 2026 om 20:00 schreef Verteller <{HOME}>:\n"
        "> weg tot en met 10 maart",
    )

    assert village.choice(voter, "vote") == [target]
    assert not excused(village, voter)


def test_in_a_game_without_that_rung_it_is_refused() -> None:
    village = running_village(*ROLES)

    result = village.mail("Anna", "2 weken weg")

    assert result.code == "rung_off"
    assert "niet vooraf afmelden" in reply_text(result)


def test_when_more_than_half_ask_the_round_lasts_longer_and_each_reply_says_the_same(
    village: Village,
) -> None:
    """Rules: WAK-SYS-51."""
    due = village.game.due_at
    assert due is not None
    living = village.others()

    replies = [reply_text(village.mail(name, "Uitstel graag")) for name in living]

    assert village.game.due_at == due + village.game.speed / 2
    bodies = {reply.replace(name, "?") for reply, name in zip(replies, living, strict=True)}
    assert len(bodies) == 1


def test_leaving_needs_a_second_mail(village: Village) -> None:
    asked = village.mail("Anna", "Ik stop ermee\nAnna")
    assert asked.code == "leave_asked"
    assert "stop definitief" in reply_text(asked)
    with games.opened(village.game) as game:
        assert game.state.left == set()

    result = village.mail("Anna", "stop definitief")

    assert result.code == "left"
    with games.opened(village.game) as game:
        assert game.state.left == {village.seat("Anna")}
    (part,) = Participation.objects.all()
    assert part.ending == Ending.LEFT


def test_in_the_village_of_somebody_called_stop_his_name_is_a_vote() -> None:
    """Rules: WAK-VOTE-02."""
    village = new_village(*ROLES, fairness=ALL)
    for name in (*NAMES[:4], "Stop"):
        village.mail(name, f"{name}, man")
    village.close()
    village.close_until("pyre")
    voter = next(name for name in village.others() if name != "Stop")

    for text in ("Stop", "Ik stop", "stop definitief"):
        assert village.mail(voter, text).code == "answer_taken"

    assert village.choice(voter, "vote") == ["Stop"]
    assert village.mail(voter, "I quit for good").code == "left"


def test_somebody_who_does_not_play_offers_himself_and_takes_over_when_a_player_leaves(
    village: Village,
) -> None:
    offered = village.mail("nieuw@y.nl", "Invaller!")
    assert offered.code == "volunteered"
    assert Volunteer.objects.count() == 1

    result = village.mail("Anna", "stop definitief")

    assert result.code == "replaced"
    anna = village.player("Anna")
    assert anna.address.email == "nieuw@y.nl"
    assert village.mail("Anna", "Bob").code == "not_in_game"
    target = next(name for name in village.others() if name != "Anna")
    assert village.mail("nieuw@y.nl", target).code == "answer_taken"
    assert village.choice("Anna", "vote") == [target]


def test_who_offers_himself_can_take_it_back_and_who_plays_cannot_offer(
    village: Village,
) -> None:
    village.mail("nieuw@y.nl", "Ik wil invallen")

    assert village.mail("nieuw@y.nl", "ik stop").code == "offer_withdrawn"
    assert not Volunteer.objects.exists()
    assert village.mail("nieuw@y.nl", "Hallo daar").code == "not_in_game"
    assert village.mail("Anna", "invaller").code == "has_played"


def test_a_sign_up_is_taken_back_by_saying_so() -> None:
    village = signed_up(new_village(*ROLES), 3)

    assert village.mail("Anna", "Ik stop").code == "withdrawn"
    assert not Player.objects.filter(game=village.game, name="Anna").exists()
    assert village.mail("Anna", "Anna, vrouw").code == "signed_up"


def test_reminders_are_switched_off_and_on_by_mail_and_at_sign_up(village: Village) -> None:
    assert village.mail("Anna", "geen herinneringen").code == "reminders_off"
    assert not Person.objects.get(addresses__email="anna@x.nl").wants_reminders
    assert village.mail("Anna", "reminders again").code == "reminders_on"
    assert Person.objects.get(addresses__email="anna@x.nl").wants_reminders
    other = new_village(name="Zomer")
    other.mail("Bob", "Bob, man, geen herinneringen")
    assert not Person.objects.get(addresses__email="bob@x.nl").wants_reminders


def test_a_stranger_without_proof_may_offer_himself_and_is_asked_whether_it_was_he(
    village: Village, settings: object
) -> None:
    settings.VERTELLER_SENDER_PROOF = ("token",)  # type: ignore[attr-defined]

    assert village.mail("nieuw@y.nl", "invaller").code == "held"
    assert village.mail("ander@y.nl", "Hallo daar").code == "sender_unproven"
    assert not Volunteer.objects.exists()


# The letters


def test_a_reminder_names_the_question_the_deadline_and_how_to_have_no_more(
    village: Village,
) -> None:
    due = village.game.due_at
    assert due is not None
    remind_due(due - DAY / 3, Rounds())

    text = text_of(Kind.REMINDER, "Anna")

    assert "WW5" in text
    assert "“geen herinneringen”" in text
    assert "Antwoord uiterlijk" in text


def test_a_reminder_of_several_games_has_a_paragraph_for_each() -> None:
    for name in ("Een", "Twee"):
        running_village(*ROLES, name=name).close_until("pyre")
    due = Player.objects.filter(game__name="Een")[0].game.due_at
    assert due is not None
    remind_due(due - DAY / 3, Rounds())
    row = next(each for each in post_of(Kind.REMINDER, "Anna") if each.status == Sending.QUEUED)

    text = " ".join(str(compose(row).body).split())

    assert "in 2 spellen" in text
    assert "Een, uiterlijk" in text
    assert "Twee, uiterlijk" in text


def test_an_invitation_says_what_there_is_for_the_absent_and_what_is_asked() -> None:
    administrator()
    village = Village()
    lines = ("Zomer", "", "", "0", "", "excuses=on", "least_reliability=80", "a@x.nl")
    village.mail("beheer@x.nl", "\n".join([PASSWORD, *lines]), subject="config start")

    text = text_of(Kind.INVITATION, "a@x.nl")

    assert "weg tot en met 3 december" in text
    assert "minstens 80" in text
    assert "blijft gewoon in het spel" in text


def test_who_is_not_reliable_enough_reads_why(village: Village) -> None:
    person = Person.objects.get(addresses__email="anna@x.nl")
    Participation.objects.create(
        person=person, asked=20, missed=10, ending=Ending.PLAYED, ended_at=START
    )
    other = new_village(name="Zomer", least_reliability=80)

    result = other.mail("Anna", "Anna, vrouw")

    assert result.code == "unreliable"
    text = reply_text(result)
    for each in ("Zomer", "80", "50", "20", "10"):
        assert each in text, each


# Commands


def command(village: Village, words: str, *lines: str) -> str:
    result = village.mail("beheer@x.nl", "\n".join([PASSWORD, *lines]), subject=f"config {words}")
    return reply_text(result)


def test_administrators_extend_substitute_remove_undo_and_list_by_mail(village: Village) -> None:
    """Rules: WAK-ADMIN-01, WAK-ADMIN-04."""
    administrator()
    due = village.game.due_at
    assert due is not None

    assert "WW5" in command(village, "extend", "WW5", "3")
    assert village.game.due_at == due + 3 * DAY
    assert "Anna" in command(village, "substitute", "WW5", "Anna", "nieuw@y.nl")
    assert village.player("Anna").address.email == "nieuw@y.nl"
    village.mail("Bob", "weg tot en met 10 maart")
    listed = command(village, "strikes", "WW5")
    assert "weg tot" in listed
    assert "gemist:" in listed
    assert "Bob" in command(village, "remove", "WW5", "Bob", "Niemand")
    assert "WW5" in command(village, "undo", "WW5")
    assert village.open_phase() != "pyre"
    assert "WW5" in command(village, "fairness", "WW5", "extensions=off")
    assert village.game.fairness == {"excuses": True}


def test_everybody_is_told_that_an_administrator_put_somebody_in_a_place(village: Village) -> None:
    """Rules: WAK-ADMIN-01, WAK-SYS-51."""
    administrator()

    command(village, "substitute", "WW5", "Anna", "nieuw@y.nl")

    said = {
        row.to_email: " ".join(str(compose(row).body).split())
        for row in post_of(Kind.NEWS)
        if "de plaats van Anna" in str(compose(row).body)
    }
    emails = set(village.game.players.values_list("address__email", flat=True))
    assert said.keys() == emails
    told = "De spelleiding heeft de plaats van Anna aan iemand anders gegeven"
    assert all(told in each for each in said.values())
    assert len(post_of(Kind.NOTICE)) == 1, "to who played before, and nobody is told twice"


def test_an_administrator_who_plays_says_who_takes_a_seat_only_after_looking(
    village: Village,
) -> None:
    """In a second mailbox of his he would read all that the seat knows. Rules: WAK-SYS-51."""
    administrator()
    person = village.player("Bob").person
    person.addresses.create(email="bob@beheer.nl")
    person.is_administrator = True
    person.save(update_fields=["is_administrator"])

    def substitute() -> str:
        lines = f"{PASSWORD}\nWW5\nAnna\nbob@elders.nl"
        return reply_text(village.mail("Bob", lines, subject="config substitute"))

    assert "Je speelt zelf mee in WW5" in substitute()
    assert village.player("Anna").address.email == "anna@x.nl"
    assert post_of(Kind.HAND_OVER) == []
    mastering.look(village.game, person, village.now)

    assert "Anna" in substitute()

    assert village.player("Anna").address.email == "bob@elders.nl"


def test_an_administrator_who_plays_undoes_no_closing_in_the_dark() -> None:
    """He would learn how many rounds a night has. Rules: WAK-SYS-51."""
    administrator()
    village = running_village(*ROLES)
    village.close_until("main")
    person = village.player("Bob").person
    person.is_administrator = True
    person.save(update_fields=["is_administrator"])

    said = reply_text(village.mail("Bob", f"{PASSWORD}\nWW5", subject="config undo"))

    assert "Je speelt zelf mee in WW5" in said
    assert village.open_phase() == "main"


def test_a_command_that_cannot_be_carried_out_says_why(village: Village) -> None:
    administrator()

    assert "meespeelt" in command(village, "substitute", "WW5", "Anna", "bob@x.nl")
    assert "beheert" in command(village, "substitute", "WW5", "Anna", "beheer@x.nl")
    fresh = running_village(*ROLES, name="Nieuw")
    assert "nog niets gesloten" in command(fresh, "undo", "Nieuw")


def test_strikes_tell_nothing_of_the_nights_to_an_administrator_who_plays(
    village: Village,
) -> None:
    """Rules: WAK-ADMIN-03, WAK-SYS-51."""
    administrator("anna@x.nl")
    result = village.mail("Anna", f"{PASSWORD}\nWW5", subject="config strikes")

    text = reply_text(result)

    assert "streepjes 0" in text
    assert "gemist:" not in text
