"""The words `witte` and `burgemeester`, which tell two open choices apart."""

import pytest

from tests.mail.village import (
    Village,
    new_village,
    post_of,
    refusal_of,
    reply_text,
    running_village,
    signed_up,
)
from verteller.hosting.models import Kind
from verteller.mail.composing import compose

pytestmark = pytest.mark.django_db

PACK = ("white_werewolf", "werewolf", "villager", "villager", "villager", "villager")


@pytest.fixture
def white_night() -> Village:
    """A second night, in which the white werewolf has a ballot of his own."""
    village = running_village(*PACK)
    village.close_until("main")
    return village


def test_the_white_werewolf_has_two_ballots_every_second_night(white_night: Village) -> None:
    """Rules: WAK-XWHITE-01, WAK-SYS-20."""
    white = white_night.holder("white_werewolf")

    assert sorted(white_night.questions(white)) == ["alone", "pack"]


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        ("WW5", "witte: {}"),
        ("WW5 Witte", "{}"),
        ("Re: [ww5] nacht 2 WITTE", "{}"),
        ("WW5", "{}, white"),
    ],
)
def test_the_word_in_subject_or_body_marks_the_private_vote(
    white_night: Village, subject: str, text: str
) -> None:
    """Rules: WAK-XWHITE-02."""
    white = white_night.holder("white_werewolf")
    prey = white_night.holder("werewolf")

    result = white_night.mail(white, text.format(prey), subject=subject)

    assert result.code == "answer_taken"
    assert white_night.choice(white, "alone") == [prey]
    assert white_night.choice(white, "pack") is None


def test_a_mail_without_the_word_is_the_pack_s_vote(white_night: Village) -> None:
    """Rules: WAK-XWHITE-03."""
    white = white_night.holder("white_werewolf")
    prey = white_night.holders("villager")[0]

    white_night.mail(white, prey)

    assert white_night.choice(white, "pack") == [prey]
    assert white_night.choice(white, "alone") is None


def test_the_word_in_a_night_without_private_ballot_counts_nothing() -> None:
    """Rules: WAK-XWHITE-04 (E4)."""
    village = running_village(*PACK)
    white, prey = village.holder("white_werewolf"), village.holders("villager")[0]

    result = village.mail(white, f"witte {prey}")

    assert (result.code, refusal_of(result)) == ("not_asked", "E4")
    assert "witte" in reply_text(result)
    assert village.choice(white, "pack") is None


def test_from_anybody_else_the_word_is_ignored() -> None:
    """Rules: WAK-XWHITE-04."""
    village = running_village(*PACK)
    wolf, prey = village.holder("werewolf"), village.holders("villager")[0]

    result = village.mail(wolf, f"De witte huizen... ik kies {prey}")

    assert result.code == "answer_taken"
    assert village.choice(wolf, "pack") == [prey]


def test_by_day_the_white_werewolf_may_use_the_word_like_anybody() -> None:
    """Rules: WAK-XWHITE-04."""
    village = running_village(*PACK)
    village.close_until("pyre")
    white, prey = village.holder("white_werewolf"), village.holder("werewolf")

    assert village.mail(white, f"{prey} is vast de witte weerwolf").code == "answer_taken"


def test_a_word_in_the_game_s_own_name_marks_nothing() -> None:
    """Rules: WAK-XWHITE-02, WAK-VOTE-29."""
    village = running_village(*PACK, name="Witte Raven")
    white, prey = village.holder("white_werewolf"), village.holders("villager")[0]

    assert village.mail(white, prey, subject="Re: [Witte Raven] Nacht 1").code == "answer_taken"


def test_the_prompt_for_two_ballots_tells_how_to_mark_them(white_night: Village) -> None:
    """Rules: WAK-XWHITE-02, WAK-XWHITE-03, WAK-SYS-14, WAK-SYS-20."""
    prompt = compose(post_of(Kind.NEWS, white_night.holder("white_werewolf"))[-1])

    assert "“witte”" in str(prompt.body)
    assert "witte" not in str(prompt.subject).lower()


def test_nobody_else_in_the_pack_reads_of_the_word(white_night: Village) -> None:
    """Rules: WAK-SYS-51."""
    prompt = compose(post_of(Kind.NEWS, white_night.holder("werewolf"))[-1])

    assert "witte" not in str(prompt.body).lower()


def dying_mayor(role: str) -> Village:
    """
    Let the pack attack a mayor of that role in the first night he has the office.

    Returns:
        The village with the late round open.
    """
    village = signed_up(new_village("werewolf", role, *["villager"] * 5, mayor=True), 7)
    village.close()
    village.close_until("election")
    mayor = village.holder(role)
    for name in village.others():
        village.mail(name, mayor)
    village.close_until("main")
    village.mail(village.holder("werewolf"), mayor)
    village.close_until("late")
    return village


@pytest.mark.parametrize("role", ["hunter", "raven", "sheriff", "warner"])
def test_a_dying_mayor_with_another_choice_has_two_ballots(role: str) -> None:
    """Rules: WAK-XMAYOR-01, WAK-XMAYOR-02, WAK-XMAYOR-03, WAK-SYS-21."""
    village = dying_mayor(role)
    mayor = village.holder(role)
    own = "shoot" if role == "hunter" else role
    assert sorted(village.questions(mayor)) == sorted([own, "testament"])
    heir, target = village.others(mayor, village.holder("werewolf"))[:2]

    testament = village.mail(mayor, f"Burgemeester: {heir}")
    other = village.mail(mayor, target)

    assert (testament.code, other.code) == ("answer_taken", "answer_taken")
    assert village.choice(mayor, "testament") == [heir]
    assert village.choice(mayor, own) == [target]


def test_the_word_in_the_subject_marks_the_testament_too() -> None:
    """Rules: WAK-XMAYOR-02."""
    village = dying_mayor("hunter")
    heir = village.others("Anna", village.holder("hunter"), village.holder("werewolf"))[0]

    village.mail(village.holder("hunter"), heir, subject="ww5: BURGEMEESTER")

    assert village.choice(village.holder("hunter"), "testament") == [heir]


def test_a_dying_mayor_without_another_choice_needs_no_word() -> None:
    """Rules: WAK-XMAYOR-04."""
    village = dying_mayor("seer")
    mayor = village.holder("seer")
    one, two = village.others(mayor, village.holder("werewolf"))[:2]

    assert village.mail(mayor, one).code == "answer_taken"
    assert village.choice(mayor, "testament") == [one]
    assert village.mail(mayor, f"burgemeester {two}").code == "answer_taken"
    assert village.choice(mayor, "testament") == [two]


def test_at_an_election_the_word_means_nothing() -> None:
    """Rules: WAK-XMAYOR-02."""
    village = running_village("werewolf", "villager", "villager", "villager", mayor=True)
    village.close_until("election")

    result = village.mail("Anna", "Bob wordt de burgemeester!")

    assert result.code == "answer_taken"
    assert village.choice("Anna", "elect") == ["Bob"]
