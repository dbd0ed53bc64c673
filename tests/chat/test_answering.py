"""Answers by buttons and by words, thumbs and letters: taken, or refused in private."""

from datetime import datetime

import pytest
from django.test import Client

from tests.chat.hours import cues, go_on, heard, reader, record_of, square, until
from tests.chat.village import live_game, person
from verteller.chat.answering import Given, Outcome, take
from verteller.chat.letters import send
from verteller.chat.models import LiveGame, Post
from verteller.chat.rooms import DEN, LINE
from verteller.chat.saying import say
from verteller.chat.state import state_of
from verteller.chat.thumbs import thumb
from verteller.chat.timeline import visible
from verteller.chat.worded import worded_all
from verteller.hosting import clock, games
from verteller.hosting.accounts import BACKEND, account_of
from verteller.rules.facts import Seat

pytestmark = pytest.mark.django_db

FOREST = (
    *("werewolf", "witch", "seer", "black_raven", "cupid", "wolfhound", "villager", "villager"),
)
ADA, BEN, CEM, DORA, EMIL, FRITZ, GRETA, HANA = range(8)
EIGHT = ("werewolf", "werewolf", "seer", *["villager"] * 5)


def forest(phase: str) -> LiveGame:
    """Return a game of Düsterwald in which a phase is open."""
    live = live_game("duesterwald", roles=FOREST)
    until(live, phase)
    return live


def now(live: LiveGame) -> datetime:
    """Return when the open phase began."""
    at = record_of(live).opened_at
    assert at is not None
    return at


def says(live: LiveGame, name: str, text: str) -> list[str]:
    """Let somebody write to the narrator; return what he hears back, in his line."""
    him = reader(live, name)
    before = Post.objects.filter(live=live).count()
    with clock.told_by(lambda: now(live)):
        say(him, f"{LINE}:{him.seat}", text)
    posts = Post.objects.filter(live=live, room=f"{LINE}:{him.seat}", number__gt=before + 1)
    return heard(live, name, list(posts.order_by("number")))


def given(live: LiveGame, name: str) -> dict[str, list[object]]:
    """Return what counts of somebody's answers, by question."""
    seat = reader(live, name).seat
    assert seat is not None
    with games.opened(record_of(live)) as game:
        answers = game.state.given.get(seat, {}).items()
        return {key: [option for _, option in each.choice] for key, each in answers}


def pressed(live: LiveGame, name: str, question: str, **chosen: object) -> Outcome:
    """Let somebody press the buttons of a question that is open to him."""
    him = reader(live, name)
    known = {each["question"]: each["sequence"] for each in state_of(him)["questions"]}
    parts = {part: [str(option)] for part, option in chosen.items()}
    return take(him, Given(question, known.get(question, 0), parts, not chosen), now(live))


def test_buttons_answer_the_question_they_stand_under() -> None:
    """Everything goes by the private line. Rules: DUE-NGT-03, DUE-NGT-08, DUE-SYS-13."""
    live = forest("seer")
    outcome = pressed(live, "Cem", "seer", target=ADA)
    assert outcome.is_taken
    assert given(live, "Cem") == {"seer": [ADA]}
    length = record_of(live).length
    assert pressed(live, "Cem", "seer", target=ADA).words == outcome.words
    assert record_of(live).length == length, "the same once more is not another answer"
    assert pressed(live, "Cem", "seer").is_taken
    assert given(live, "Cem") == {"seer": []}


@pytest.mark.parametrize(
    ("name", "question", "chosen", "code"),
    [
        ("Ada", "seer", {"target": CEM}, "not_asked"),
        ("Cem", "seer", {"target": CEM}, "not_a_choice"),
        ("Cem", "seer", {"target": 99}, "not_a_choice"),
        ("Cem", "pack", {"target": EMIL}, "not_asked"),
    ],
)
def test_what_is_not_offered_is_refused_in_private_and_changes_nothing(
    name: str, question: str, chosen: dict[str, int], code: str
) -> None:
    """Rules: DUE-SYS-13, TAB-SYS-12."""
    live = forest("seer")
    length, told = record_of(live).length, len(square(live))
    outcome = pressed(live, name, question, **chosen)
    assert outcome.code == code
    assert outcome.words
    assert (record_of(live).length, len(square(live))) == (length, told)


def test_an_answer_to_an_earlier_round_is_none_to_this_one() -> None:
    """A button pressed too late does nothing. Rules: DUE-SYS-13."""
    live = forest("seer")
    him = reader(live, "Cem")
    (asked,) = state_of(him)["questions"]
    old = Given("seer", asked["sequence"], {"target": [str(ADA)]})
    second_night = until(live, "seer", go_on(now(live)))
    late = take(him, old, second_night)
    assert late.code == "too_late"
    assert given(live, "Cem") == {}


def test_a_name_or_a_sentence_in_the_line_answers_what_is_asked() -> None:
    """The narrator understands plain words. Rules: DUE-NGT-08, DUE-SYS-13, TAB-SYS-12."""
    live = forest("seer")
    assert "Ada" in " ".join(says(live, "Cem", "Ada"))
    assert given(live, "Cem") == {"seer": [ADA]}
    assert "Ben" in " ".join(says(live, "Cem", "I want to see the role of Ben, please."))
    assert given(live, "Cem") == {"seer": [BEN]}
    says(live, "Cem", "nobody")
    assert given(live, "Cem") == {"seer": []}


def test_words_of_the_question_answer_it_too() -> None:
    """Rules: DUE-DOG-05, DUE-AMO-05."""
    live = forest("cupid")
    says(live, "Emil", "Fritz and Hana")
    assert given(live, "Emil") == {"cupid": [FRITZ, HANA]}
    until(live, "wolfhound", now(live))
    says(live, "Fritz", "Wolf")
    assert given(live, "Fritz") == {"side": ["wolf"]}
    says(live, "Fritz", "I want to stay a villager")
    assert given(live, "Fritz") == {"side": ["villager"]}
    assert "did not understand" in " ".join(says(live, "Fritz", "I will not be a wolf"))
    assert given(live, "Fritz") == {"side": ["villager"]}


def test_what_is_not_understood_or_may_not_be_is_answered_and_not_done() -> None:
    """Rules: DUE-SYS-13, TAB-SYS-12."""
    live = forest("seer")
    for text, answer in (
        ("The weather is fine tonight.", "did not understand"),
        ("If Ada is a wolf I look at Ben", "conditions"),
        ("Cem", "no choice"),
        ("What have I ordered?", "No answer yet"),
    ):
        assert answer in " ".join(says(live, "Cem", text)), text
    assert given(live, "Cem") == {}
    assert "not asking you anything" in " ".join(says(live, "Greta", "I am so tired"))


def test_each_of_the_accused_is_a_message_to_put_a_thumb_to() -> None:
    """Rules: DUE-VOT-02, DUE-VOT-03, DUE-SYS-34, DUE-SYS-36, DUE-SYS-29."""
    live = forest("accuse")
    pressed(live, "Ben", "accuse", target=ADA)
    pressed(live, "Cem", "accuse", target=HANA)
    at = until(live, "ballot", now(live))
    assert cues(live)[-2:] == ["accused", "accused"]
    assert heard(live)[-2:] == ["Accused: Ada.", "Accused: Hana."]
    before = heard(live)

    for seat in (ADA, HANA):
        assert thumb(reader(live, "Greta"), Seat(seat), at, up=True).is_taken
    assert given(live, "Greta") == {"thumbs": [ADA, HANA]}
    assert thumb(reader(live, "Greta"), Seat(HANA), at, up=False).is_taken
    assert given(live, "Greta") == {"thumbs": [ADA]}
    assert thumb(reader(live, "Greta"), Seat(BEN), at, up=True).code == "not_a_choice"
    assert [each["up"] for each in state_of(reader(live, "Greta"))["accused"]] == [True, False]
    assert [each["up"] for each in state_of(reader(live, "Ben"))["accused"]] == [False, False]
    assert heard(live) == before, "whose thumb is up nobody hears before they are counted"


def test_lovers_have_no_thumb_against_each_other_and_nobody_else_sees_why() -> None:
    """Rules: DUE-LOV-03, DUE-SYS-36."""
    live = forest("cupid")
    says(live, "Emil", "Fritz, Hana")
    until(live, "accuse", now(live))
    pressed(live, "Ben", "accuse", target=HANA)
    at = until(live, "ballot", now(live))
    refused = thumb(reader(live, "Fritz"), Seat(HANA), at, up=True)
    assert refused.code in {"not_a_choice", "not_asked"}
    assert thumb(reader(live, "Ben"), Seat(HANA), at, up=True).is_taken


def test_the_ravens_letter_is_read_in_the_morning_in_his_own_words() -> None:
    """Nobody hears who wrote it. Rules: DUE-RAV-02, DUE-RAV-04, DUE-SYS-24, DUE-SYS-31."""
    live = forest("raven")
    (asked,) = state_of(reader(live, "Dora"))["questions"]
    assert asked["letter"] == {"text": "", "most": 500}
    answer = " ".join(says(live, "Dora", "Greta. Letter: We know what you did"))
    assert "We know what you did" in answer
    assert given(live, "Dora") == {"black_raven": [GRETA]}
    (asked,) = state_of(reader(live, "Dora"))["questions"]
    assert asked["letter"]["text"] == "We know what you did"
    assert "500" in " ".join(says(live, "Dora", "Letter: " + "x" * 501))
    until(live, "captain", now(live))
    morning = next(words for words in heard(live) if "We know what you did" in words)
    assert "Greta" in morning
    assert "Dora" not in morning


def test_nothing_in_a_letter_passes_for_words_of_the_narrator() -> None:
    """One line of what can be seen, by form as by word. Rules: DUE-RAV-04."""
    live = forest("raven")
    text = "\u201cBeware\u202e!\n\n\u200bThe game is over\r\nYou have won.\u201d"
    with clock.told_by(lambda: now(live)):
        assert send(reader(live, "Dora"), text, now(live)).is_taken
        (asked,) = state_of(reader(live, "Dora"))["questions"]
        assert asked["letter"]["text"] == "Beware! The game is over You have won."
        assert not send(reader(live, "Dora"), "\u3164\u200d", now(live)).is_taken
    pressed(live, "Dora", "black_raven", target=GRETA)
    until(live, "captain", now(live))
    assert any("Beware! The game is over You have won." in words for words in heard(live))


def test_a_vote_in_turn_is_given_by_a_word_and_stands() -> None:
    """Rules: TAB-NOM-01, TAB-NOM-03, TAB-SYS-24, TAB-AMB-32."""
    live = live_game("tabula", roles=EIGHT)
    until(live, "nominate")
    assert [each["turn"] for each in state_of(reader(live))["seats"]].index(True) == 7
    says(live, "Hana", "Ada")
    assert any("Hana votes for Ada" in words for words in heard(live))
    assert "not asking you anything" in " ".join(says(live, "Hana", "Ben"))
    assert [each["turn"] for each in state_of(reader(live))["seats"]].index(True) == 0


def test_the_pages_of_the_room_answer_whoever_has_a_part_in_the_game(client: Client) -> None:
    """A stranger has none, and a form is not taken twice. Rules: DUE-SYS-13."""
    live = forest("seer")
    address = f"/rooms/{live.game.name}"
    assert client.get(f"{address}/state/").status_code == 404
    client.force_login(account_of(person(live, "Cem")), BACKEND)
    with clock.told_by(lambda: now(live)):
        (asked,) = client.get(f"{address}/state/").json()["questions"]
        form = {"question": "seer", "sequence": asked["sequence"], "target": ADA}
        taken = client.post(f"{address}/answer/", form)
        refused = client.post(f"{address}/answer/", {**form, "target": "x"})
        nothing = client.post(f"{address}/letter/", {"text": "Boo"})
    assert taken.json()["ok"]
    assert (refused.status_code, refused.json()["error"]) == (409, "not_a_choice")
    assert (nothing.status_code, nothing.json()["error"]) == (409, "not_asked")
    assert given(live, "Cem") == {"seer": [ADA]}


def test_a_question_stands_in_the_line_with_all_that_can_be_chosen() -> None:
    """Rules: DUE-SYS-16, DUE-SYS-19, DUE-WIT-04."""
    live = forest("witch")
    him = reader(live, "Ben")
    posts = Post.objects.filter(live=live, room=f"{LINE}:{him.seat}").order_by("number")
    assert worded_all(list(posts), him)[-1]["asks"] == ["witch"]
    (asked,) = state_of(him)["questions"]
    assert [part["part"] for part in asked["parts"]] == ["poison"]
    says(live, "Ben", "Hana")
    assert given(live, "Ben") == {"witch": [HANA]}


def test_those_who_choose_together_see_whom_each_of_them_names() -> None:
    """As if they pointed; nobody else sees it. Rules: DUE-SYS-16, TAB-WLF-02, TAB-SYS-13."""
    live = live_game("tabula", roles=EIGHT)
    until(live, "wolves", go_on(until(live, "nominate")))
    before = {name: len(visible(reader(live, name))) for name in ("Cem", "Hana")}
    assert pressed(live, "Ada", "werewolf", target=HANA).is_taken
    assert pressed(live, "Ben", "werewolf", target=GRETA).is_taken

    den = [post for post in visible(reader(live, "Ben")) if post.room == DEN]
    assert heard(live, "Ben", den) == ["Ada names Hana.", "Ben names Greta."]
    assert {name: len(visible(reader(live, name))) for name in before} == before
