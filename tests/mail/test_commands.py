"""Commands by mail: scenarios TS-06 to TS-11 of the ledger."""

from datetime import timedelta

import pytest

from tests.mail.village import (
    DAY,
    PASSWORD,
    Village,
    administrator,
    new_village,
    post_of,
    refusal_of,
    reply_text,
    running_village,
    signed_up,
)
from verteller.hosting.models import Distribution, HelpRequest, HostedGame, Kind, Outgoing, Status
from verteller.mail.composing import compose
from verteller.mail.routing import Result

pytestmark = pytest.mark.django_db


@pytest.fixture
def village() -> Village:
    administrator()
    return running_village("werewolf", "seer", "villager", "villager", "villager")


def command(village: Village, words: str, *lines: str, sender: str = "beheer@x.nl") -> Result:
    """Let an administrator give a command."""
    text = "\n".join([PASSWORD, *lines])
    return village.mail(sender, text, subject=f"config {words}")


def test_start_creates_a_game_with_what_is_given_and_the_usual_rest() -> None:
    """Rules: WAK-SYS-28, WAK-SYS-29, WAK-SYS-30, WAK-ADMIN-01."""
    administrator()
    village = Village()

    lines = ("Zomer", "", "3", "", "Onbekend", "a@x.nl", "Doe mee!")
    result = command(village, "start", *lines)

    game = HostedGame.objects.get()
    assert (game.name, game.most, game.strictness, game.theme) == ("Zomer", 18, 2, "default")
    assert game.speed == 3 * DAY
    assert "Zomer" in reply_text(result)
    assert "a@x.nl" in reply_text(result)


def test_an_invitation_tells_how_to_sign_up_and_all_settings() -> None:
    """Rules: WAK-SYS-30, WAK-SIGN-01."""
    administrator()
    command(Village(), "start", "Zomer", "9", "3", "4", "", "a@x.nl", "Doe mee!")

    (invitation,) = post_of(Kind.INVITATION)
    mail = compose(invitation)

    assert mail.to == ["a@x.nl"]
    text = " ".join(str(mail.body).split())
    for each in ("Doe mee!", "3 dagen", "9", "4", "“Bob, man”", "donderdag 5 maart 2026"):
        assert each in text, each
    assert "Zomer" in str(mail.subject)


def test_start_without_a_name_makes_no_game() -> None:
    """Rules: WAK-SYS-30."""
    administrator()

    result = command(Village(), "start")

    assert not HostedGame.objects.exists()
    assert "naam" in reply_text(result).lower()


@pytest.mark.parametrize("number", ["veel", "0", "99999", "-1", "٣"])
def test_start_with_a_setting_that_cannot_be_makes_no_game(number: str) -> None:
    """Rules: WAK-SYS-30."""
    administrator()

    result = command(Village(), "start", "Zomer", number)

    assert not HostedGame.objects.exists()
    assert result.reply is not None


def test_a_player_who_knows_the_password_commands_nothing(village: Village) -> None:
    """Rules: WAK-ADMIN-05, WAK-SYS-29, WAK-SYS-49."""
    result = command(village, "stop", "WW5", sender="anna@x.nl")

    assert (result.code, result.reply) == ("command_without_right", None)
    assert village.game.status == Status.RUNNING


def test_an_administrator_without_the_password_commands_nothing(village: Village) -> None:
    """Rules: WAK-ADMIN-05, WAK-SYS-29."""
    result = village.mail("beheer@x.nl", "verkeerd\nWW5", subject="config stop")

    assert (result.code, result.reply) == ("command_without_right", None)
    assert village.game.status == Status.RUNNING


def test_a_new_administrator_with_the_password_commands(village: Village) -> None:
    """Rules: WAK-ADMIN-04, WAK-SYS-27."""
    administrator("nieuw@x.nl")

    assert command(village, "stop", "WW5", sender="nieuw@x.nl").code == "command"
    assert village.game.status == Status.STOPPED


def test_a_paused_game_takes_no_mail_and_gets_a_full_round_after_it(village: Village) -> None:
    """Rules: WAK-SYS-32, WAK-VOTE-27, WAK-ADMIN-02 (E13)."""
    seer = village.holder("seer")
    village.now += DAY
    command(village, "pause", "ww5")
    refused = village.mail(seer, village.others(seer)[0])
    village.now += 7 * DAY
    command(village, "continue", "WW5")

    assert (refused.code, refusal_of(refused)) == ("game_paused", "E13")
    assert village.choice(seer, "seer") is None
    assert village.game.due_at == village.now + 2 * DAY
    for kind in (Kind.GAME_PAUSED, Kind.GAME_RESUMED):
        assert len(post_of(kind)) == 5


def test_a_stopped_game_stays_stopped_and_mail_for_it_is_told_so(village: Village) -> None:
    """Rules: WAK-SYS-31, WAK-VOTE-27 (E13)."""
    command(village, "stop", "WW5")

    vote = village.mail("Anna", "Bob")
    again = command(village, "continue", "WW5")

    assert (vote.code, refusal_of(vote)) == ("game_ended", "E13")
    assert len(post_of(Kind.GAME_STOPPED)) == 5
    assert "Niet uitgevoerd" in reply_text(again)
    assert village.game.status == Status.STOPPED


def test_only_a_game_that_is_over_can_be_deleted(village: Village) -> None:
    """Rules: WAK-SYS-33."""
    command(village, "delete", "WW5")
    assert HostedGame.objects.exists()

    command(village, "stop", "WW5")
    Outgoing.objects.update(status="sent")
    command(village, "delete", "WW5")

    assert not HostedGame.objects.exists()


def test_several_games_can_be_named_a_line_each(village: Village) -> None:
    """Rules: WAK-SYS-31, WAK-SYS-32."""
    new_village(name="WW6")

    result = command(village, "pause", "WW5", "WW6", "WW7")

    assert {game.status for game in HostedGame.objects.all()} == {Status.PAUSED}
    said = reply_text(result)
    assert "- WW5 - WW6" in said
    assert "WW7: zo heet geen spel." in said


def test_games_and_players_are_listed(village: Village) -> None:
    """Rules: WAK-SYS-34."""
    games = reply_text(command(village, "games"))
    players = reply_text(command(village, "players", "WW5"))

    assert "WW5: loopt, 5 van hoogstens 18 spelers, 2 dagen per ronde, strengheid 50" in games
    assert "- Anna (vrouw), anna@x.nl, leeft, op de lijst" in players
    assert "- Bob (man), bob@x.nl, leeft, op de lijst" in players


def test_a_list_of_players_tells_no_role_and_no_secret(village: Village) -> None:
    """Rules: WAK-SYS-34, WAK-SYS-51."""
    said = reply_text(command(village, "players", "WW5")) + reply_text(command(village, "games"))

    assert "weerwolf" not in said.replace("over weerwolven in een dorp", "").lower()
    assert village.game.seed not in said


def test_the_dead_alone_leave_the_list_and_hear_nothing_more(village: Village) -> None:
    """Rules: WAK-SYS-24, WAK-SYS-35, WAK-DEATH-03, WAK-DEATH-04."""
    dead = village.holders("villager")[0]
    village.mail(village.holder("werewolf"), dead)
    village.close_until("pyre")
    living = village.others()[0]
    assert post_of(Kind.NEWS, dead)[-1].payload["channel"] == "public"
    count = len(post_of(Kind.NEWS, dead))

    result = command(village, "nomail", "WW5", dead, living)
    village.close()

    said = reply_text(result)
    assert f"Uitgevoerd: - {dead}" in said
    assert f"- {living}:" in said
    assert len(post_of(Kind.NEWS, dead)) == count
    assert len(post_of(Kind.LEFT_LIST, dead)) == 1


def test_a_question_is_answered_or_removed_by_its_number(village: Village) -> None:
    """Rules: WAK-SYS-36, WAK-HELP-03."""
    village.mail("Anna", "Eerste vraag", subject="Help")
    village.mail("Bob", "Tweede vraag", subject="Help anoniem")
    first, second = HelpRequest.objects.order_by("number")

    command(village, f"help {second.number}", "Ja hoor,", "geen probleem.")
    command(village, f"help {first.number} delete")
    unknown = command(village, "help 70000", "Wat?")

    (answer,) = post_of(Kind.HELP_ANSWERED)
    assert answer.to_email == "bob@x.nl"
    assert "geen probleem." in str(compose(answer).body)
    assert list(HelpRequest.objects.all()) == [second]
    assert "70000" in reply_text(unknown)


def test_a_distribution_is_added_by_listing_its_roles(village: Village) -> None:
    """Rules: WAK-SYS-38, WAK-SYS-46, WAK-COMP-03, WAK-COMP-04, WAK-COMP-05, WAK-MAYOR-01."""
    command(village, "roles", "200 burger", "3 witte weerwolf", "35 jager")
    command(village, "roles", "burger", "weerwolf")
    command(village, "roles", "998 burger", "3 weerwolf")
    command(village, "roles", "weerwolf", "3 villager", "Ziener", "Burgemeester")

    stored = list(Distribution.objects.order_by("pk"))
    assert [(each.players, each.mayor) for each in stored] == [(238, False), (5, True)]


def test_roles_of_another_rulebook_are_known_by_their_own_names(village: Village) -> None:
    """Rules: LTR-SYS-22."""
    command(village, "roles tempo_reale", "3 wolf", "2 dodenbezweerder", "Schim", "4 farmer")
    command(village, "start", "Lupus", "12", "2", "0", "default", "rulebook=tempo reale")
    command(village, "start", "Poker", "12", "2", "0", "default", "rulebook=poker")

    stored = list(Distribution.objects.values_list("rulebook", "players"))
    assert stored == [("tempo_reale", 10)]
    games = HostedGame.objects.exclude(name="WW5").values_list("name", "rulebook")
    assert list(games) == [("Lupus", "tempo_reale")]


def test_there_is_no_query_of_the_database_by_mail(village: Village) -> None:
    """Rules: WAK-SYS-40."""
    result = command(village, "query", "SELECT * FROM hosting_player")

    said = reply_text(result)
    assert "query" in said
    assert "anna@x.nl" not in said
    assert "pause" in said


def test_the_password_is_never_repeated_nor_kept(village: Village) -> None:
    """Rules: WAK-SYS-49."""
    result = command(village, "games")

    assert PASSWORD not in reply_text(result)
    for row in result.rows:
        assert PASSWORD not in row.subject


def test_a_command_s_signature_is_no_part_of_it(village: Village) -> None:
    """Rules: WAK-SYS-29."""
    result = command(village, "stop", "WW5", "-- ", "WW6")

    assert "WW6" not in reply_text(result)


def test_a_game_created_by_mail_takes_sign_ups_until_its_speed_has_passed() -> None:
    """Rules: WAK-SIGN-10, WAK-SYS-30."""
    administrator()
    village = Village("Zomer")
    command(village, "start", "Zomer", "", "1")
    signed_up(village, 2)

    village.now += DAY + timedelta(seconds=1)

    assert village.mail("late@x.nl", "Laat, man").code == "sign_up_closed"
