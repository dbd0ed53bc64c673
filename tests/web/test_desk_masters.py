"""The masters' desk while a game is played: words to all and to one, reasons, standing in, logs."""

import re

import pytest
from django.test import Client

from tests.mail import test_tempo_reale as post
from tests.mail.village import DAY, START, Village, post_of
from tests.web import play
from tests.web.conftest import Church
from tests.web.desk import at_the_desk, confirm, page, playing, signed_in_as
from tests.web.test_desk import words
from verteller.hosting import games
from verteller.hosting.archive import audit, read_archive
from verteller.hosting.fairness.substitutes import address_for
from verteller.hosting.masters import appoint, masters_of
from verteller.hosting.models import HostedGame, Kind, LogEntry, Person, PlayerQuestion, Status
from verteller.hosting.playing import answer
from verteller.mail import news
from verteller.mail.composing import compose
from verteller.rules.facts import Advice, AnswerTaken
from verteller.rules.moves import Answered

pytestmark = pytest.mark.django_db

village = post.village


@pytest.fixture(autouse=True)
def clock(church: Church) -> Church:
    """Let the tests tell the time."""
    church.now = START + DAY / 24
    # Each of these games has the number and the seed of the one before.
    for read in (news._entries, news._earlier, news._is_phase_public):
        read.cache_clear()
    return church


def guest(village: Village, email: str = "gast@x.nl") -> Person:
    """Return somebody who plays nowhere and has the desk of the village's game."""
    person = address_for(email, "en", START).person
    appoint(village.game, person, START)
    return person


def mails_with(said: str) -> set[str]:
    """Return to whom a mail goes that says that."""
    rows = [*post_of(Kind.NEWS), *post_of(Kind.ANSWER_TAKEN)]
    return {row.to_email for row in rows if said in str(compose(row).body)}


def send(client: Client, path: str, **given: object) -> str:
    """Send a form of the desk and return the page that follows, as text."""
    response = client.post(f"/desk/{path}", given, follow=True)
    assert response.status_code in {200, 422}
    return words(response.content.decode())


def test_a_master_has_the_desk_of_his_game_alone(village: Village) -> None:
    """Rules: LTR-SYS-39."""
    master = signed_in_as(guest(village))
    stranger = signed_in_as(address_for("vreemd@x.nl", "en", START).person)
    HostedGame.objects.create(
        name="Other",
        name_key="other",
        rulebook_version="1",
        seed="s",
        sign_up_closes_at=START,
        created_at=START,
        status=Status.STOPPED,
    )

    shown = page(master, "")
    assert "WW5" in shown
    assert "Other" not in shown
    assert "/desk/in/" not in shown, "the post is the administrators'"
    page(master, "games/WW5/")
    for path in ("games/Other/", "in/", "out/", "questions/", "addresses/", "distributions/"):
        page(master, path, status=404)
    for path in ("", "games/WW5/", "games/WW5/masters/", "games/WW5/log/", "games/WW5/announce/"):
        page(stranger, path, status=404)


def test_what_a_master_announces_all_read_and_it_stays_in_the_log(village: Village) -> None:
    """Rules: LTR-SYS-24, LTR-SYS-32, LTR-GEN-06."""
    master = signed_in_as(guest(village))
    told = "The wolves are\nmore than one <b>."

    assert "are being told" in send(master, "games/WW5/announce/", text=told, hint="yes")
    assert "Write something" in send(master, "games/WW5/announce/", text="  ")

    assert LogEntry.objects.filter(game=village.game, kind="announcement").count() == 1
    emails = set(village.game.players.values_list("address__email", flat=True))
    assert mails_with("> The wolves are") == emails
    shown = play.page(play.playing_as(village, village.others()[0]))
    assert "<blockquote><p>The wolves are</p><p>more than one &lt;b&gt;.</p></blockquote>" in shown
    assert "Given a hint gast@x.nl" in words(page(master, "games/WW5/"))


def test_a_question_and_its_answer_are_between_a_player_and_the_masters(village: Village) -> None:
    """Rules: LTR-SYS-33, LTR-GEN-09, LTR-CONDUCT-13."""
    master = signed_in_as(guest(village))
    name, other = village.others()[:2]
    asker, beside = play.playing_as(village, name), play.playing_as(village, other)
    path = "/play/WW5/questions/"
    before = play.seen(beside.get(path))

    asker.post(path, {"text": "May I lie?"})
    assert "May I lie?" in words(page(master, "games/WW5/questions/"))
    question = PlayerQuestion.objects.get()
    given = {"about": question.pk, "text": "You may."}
    assert f"{name} has your answer." in send(master, "games/WW5/questions/", **given)
    assert "already answered" in send(master, "games/WW5/questions/", **given)

    assert "You may." in play.seen(asker.get(path))
    assert play.seen(beside.get(path)) == before
    assert mails_with("You may.") == {village.player(name).address.email}
    with games.opened(village.game) as game:
        facts = [entry.content for entry in game.log if isinstance(entry.content, Advice)]
    assert [(fact.to, fact.asked) for fact in facts] == [((village.seat(name),), "May I lie?")]


def test_questions_are_few_and_short_and_a_playing_master_sees_none(village: Village) -> None:
    """Rules: LTR-SYS-33."""
    asker = play.playing_as(village, village.others()[0])
    for text in ("1?", "2?", "3?"):
        assert asker.post("/play/WW5/questions/", {"text": text}).status_code == 302
    for text in ("4?", "", "x" * 1001):
        assert asker.post("/play/WW5/questions/", {"text": text}).status_code == 422

    desk = playing(village, village.others()[1])
    page(desk, "games/WW5/questions/", status=404)
    assert "games/WW5/questions/" not in page(desk, "games/WW5/")


def test_a_master_writes_to_one_player_of_his_own_accord(village: Village) -> None:
    """Rules: LTR-SYS-33."""
    master = signed_in_as(guest(village))
    player = village.player(village.others()[0])

    send(master, "games/WW5/questions/", player=player.pk, text="Mind your words.")

    assert mails_with("Mind your words.") == {player.address.email}


def test_a_master_answers_for_a_player_with_the_players_own_form(
    village: Village, clock: Church
) -> None:
    """The same choices, refusals and deadline. Rules: LTR-SYS-27, LTR-COMM-04."""
    master = signed_in_as(guest(village))
    name = village.holder("seer")
    player = village.player(name)
    path = f"games/WW5/players/{player.pk}/stand-in/"
    shown = page(master, path)
    own = play.page(play.playing_as(village, name))
    question = "power"
    (form,) = (each for each in play.forms(shown) if f'value="{question}"' in each)
    (theirs,) = (each for each in play.forms(own) if f'value="{question}"' in each)
    part = re.findall(r'name="(part-[^"]+)"', form)[0]
    assert play.offers(form, part) == play.offers(theirs, part)
    asked = re.findall(r'name="asked" value="(\d+)"', form)[0]
    sent = {"question": question, "asked": asked, part: "seat-999"}

    assert 'role="alert"' in master.post(f"/desk/{path}", sent).content.decode()
    with games.opened(village.game) as game:
        assert not any(isinstance(entry.content, AnswerTaken) for entry in game.log)
    value = next(iter(play.offers(form, part).values()))
    assert f"The answer of {name} is noted." in send(master, path, **{**sent, part: value})

    with games.opened(village.game) as game:
        moves = [entry.content for entry in game.log if isinstance(entry.content, Answered)]
    assert [(move.seat, move.by) for move in moves] == [(village.seat(name), "master")]
    assert {row.to_email for row in post_of(Kind.ANSWER_TAKEN)} == {player.address.email}
    assert f"Answered in the place of {name}" in words(page(master, "games/WW5/"))
    due = village.game.due_at
    assert due is not None
    clock.now = due + DAY
    length = village.game.length
    send(master, path, **{**sent, part: value})
    send(master, path, **{**sent, part: [*play.offers(form, part).values()][-1]})
    assert village.game.length == length


def test_no_master_who_plays_stands_in_for_anybody_not_even_after_looking(
    village: Village,
) -> None:
    """Rules: LTR-SYS-27."""
    mine, name = village.others()[:2]
    desk = playing(village, mine)
    path = f"games/WW5/players/{village.player(name).pk}/stand-in/"
    page(desk, path, status=404)
    confirm(desk, "games/WW5/look/")

    page(desk, path, status=404)
    assert desk.post(f"/desk/{path}", {"question": "vote"}).status_code == 404
    page(desk, "games/WW5/log/", status=404)
    page(desk, "games/WW5/dry-run/", status=404)


def test_who_is_disqualified_reads_why_at_once_and_all_when_he_goes(village: Village) -> None:
    """Rules: LTR-SYS-28, LTR-CONDUCT-05."""
    master = signed_in_as(guest(village))
    name = village.others()[0]
    player = village.player(name)
    path = f"games/WW5/players/{player.pk}/remove/"

    confirm(master, path, reason="You showed letter 7.", public_reason="Showed a letter.")

    assert mails_with("You showed letter 7.") == {player.address.email}
    assert mails_with("Showed a letter.") == set()
    village.close()
    emails = set(village.game.players.values_list("address__email", flat=True))
    assert mails_with("Showed a letter.") == emails


def test_the_dead_can_be_disqualified_until_they_are_out(village: Village) -> None:
    """A ghost goes on playing. Rules: LTR-SYS-28."""
    master, victim = signed_in_as(guest(village)), village.holder("farmer")
    path = f"games/WW5/players/{village.player(victim).pk}/remove/"
    village.close_until("day")
    for name in village.others():
        choice = (("target", village.seat(victim)),)
        answer(village.game, village.player(name), "vote", choice, village.now)
    village.close()
    assert victim not in village.others()
    assert path in page(master, "games/WW5/")

    confirm(master, path)
    village.close()
    assert path not in page(master, "games/WW5/")


def test_a_faction_is_disqualified_by_who_does_not_play(village: Village) -> None:
    """Rules: LTR-SYS-29, LTR-CONDUCT-05."""
    master = signed_in_as(guest(village))
    shown = page(master, "games/WW5/disqualify-faction/")
    assert '<option value="wolves">' in shown
    page(playing(village, village.others()[0]), "games/WW5/disqualify-faction/", status=404)

    confirm(master, "games/WW5/disqualify-faction/", faction="wolves", public_reason="They met.")
    village.close()

    with games.opened(village.game) as game:
        assert game.state.exiled == {
            seat for seat in game.state.seats if game.state.factions[seat] == "wolves"
        }


def test_a_game_is_ended_early_for_whom_the_master_names_and_its_log_can_be_had(
    village: Village,
) -> None:
    """Rules: LTR-SYS-30, LTR-SYS-35, LTR-SYS-38."""
    master = signed_in_as(guest(village))
    running = master.get("/desk/games/WW5/log/")
    assert audit(read_archive(running.content.decode().splitlines())) is None

    confirm(master, "games/WW5/end/", faction=["villagers", "wolves"])

    assert village.game.status == Status.FINISHED
    with games.opened(village.game) as game:
        won = [entry.content.faction for entry in game.log if entry.kind == "won"]  # type: ignore[union-attr]
    assert won == ["villagers", "wolves"]
    player = playing(village, village.others()[0])
    told = player.get("/desk/games/WW5/log/")
    assert told.headers["Content-Disposition"] == 'attachment; filename="WW5.jsonl"'
    assert audit(read_archive(told.content.decode().splitlines())) is None


def test_the_preview_tells_in_words_who_would_hear_what_and_changes_nothing(
    village: Village,
) -> None:
    """Rules: LTR-SYS-31."""
    master = signed_in_as(guest(village))
    length = village.game.length
    first = words(page(master, "games/WW5/dry-run/"))

    assert "Day 1" in first or "day" in first.lower()
    assert words(page(master, "games/WW5/dry-run/")) == first
    assert village.game.length == length


def test_the_desk_of_a_game_is_handed_over_by_address(village: Village) -> None:
    """Nobody who has ever had it takes a seat."""
    first = guest(village)
    master = signed_in_as(first)
    path = "games/WW5/masters/"

    assert "That is no mail address." in send(master, path, address="nonsense")
    assert "is a master" in send(master, path, address="new@x.nl")
    second = address_for("new@x.nl", "en", START).person
    assert masters_of(village.game) == [first, second]
    assert {row.to_email for row in post_of(Kind.NOTICE)} == {"new@x.nl"}
    assert "does not have the desk" in send(signed_in_as(second), path, dismiss=first.pk)
    send(master, path, dismiss=first.pk)
    assert masters_of(village.game) == [second]
    page(master, "games/WW5/", status=404)
    assert "needs at least one master" in send(signed_in_as(second), path, dismiss=second.pk)

    seat = village.player(village.others()[0]).pk
    desk = at_the_desk()
    for email in ("gast@x.nl", "new@x.nl"):
        refused = confirm(desk, f"games/WW5/players/{seat}/substitute/", address=email)
        assert 'class="message error"' in refused


def test_a_master_who_plays_appoints_nobody_before_he_has_looked(village: Village) -> None:
    """In a second mailbox of his he would see everything. Rules: LTR-SYS-39."""
    desk = playing(village, village.others()[0])
    path = "games/WW5/masters/"
    assert "Appoint" not in words(page(desk, path))
    assert "not for you to see" in send(desk, path, address="mine@x.nl")
    assert masters_of(village.game) == []
    confirm(desk, "games/WW5/look/")

    assert "is a master" in send(desk, path, address="mine@x.nl")


def test_a_master_who_plays_reads_of_no_act_that_tells_of_a_role(village: Village) -> None:
    """Rules: LTR-SYS-27, LTR-SYS-33."""
    master = signed_in_as(guest(village))
    mine, other = village.others()[:2]
    desk = playing(village, mine)
    send(master, "games/WW5/questions/", player=village.player(other).pk, text="No.")
    send(master, "games/WW5/announce/", text="Hello.")

    shown = words(page(desk, "games/WW5/"))

    assert "Announced something gast@x.nl" in shown
    assert "Written to" not in shown
    assert "Written to" in words(page(master, "games/WW5/"))
