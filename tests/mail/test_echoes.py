"""Lines of ours that come back without any mark of a quote are no answer."""

import pytest

from tests.mail.village import Village, post_of, refusal_of, running_village
from verteller.hosting.models import Kind, Outgoing, Sending
from verteller.mail.composing import compose

pytestmark = pytest.mark.django_db


@pytest.fixture
def village() -> Village:
    village = running_village("werewolf", "seer", "villager", "villager", "villager")
    Outgoing.objects.update(status=Sending.SENT)
    return village


@pytest.fixture
def seer(village: Village) -> str:
    return village.holder("seer")


def prompt_of(seer: str) -> str:
    return str(compose(post_of(Kind.NEWS, seer)[-1]).body)


def test_a_prompt_quoted_without_marks_is_no_vote(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-28."""
    sentences = [line for line in prompt_of(seer).splitlines() if not line.startswith("- ")]

    result = village.mail(seer, "\n".join(sentences))

    assert refusal_of(result) == "E6"
    assert village.choice(seer, "seer") is None


def test_an_answer_above_a_prompt_without_marks_counts(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-28."""
    other = village.others(seer)[0]
    sentences = [line for line in prompt_of(seer).splitlines() if not line.startswith("- ")]

    result = village.mail(seer, "\n".join([other, "", *sentences]))

    assert result.code == "answer_taken"
    assert village.choice(seer, "seer") == [other]


def test_a_receipt_that_comes_back_with_a_change_of_mind_counts_for_the_change(
    village: Village, seer: str
) -> None:
    """Rules: WAK-VOTE-13, WAK-VOTE-28."""
    one, two = village.others(seer)[:2]
    receipt = village.mail(seer, one).reply
    assert receipt is not None
    Outgoing.objects.update(status=Sending.SENT)
    told = str(compose(receipt).body)

    village.mail(seer, f"Toch liever {two}.\n\n{told}")

    assert village.choice(seer, "seer") == [two]


def test_a_choice_copied_from_the_list_counts(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-02, WAK-VOTE-28."""
    other = village.others(seer)[0]

    village.mail(seer, f"- {other}\n\nGroet")

    assert village.choice(seer, "seer") == [other]


@pytest.mark.parametrize("bullet", ["- ", "* ", "", "\u2022 ", "\n"])
def test_a_whole_list_of_choices_that_comes_back_is_no_vote(
    village: Village, seer: str, bullet: str
) -> None:
    """Rules: WAK-VOTE-28."""
    other = village.others(seer)[0]
    quoted = prompt_of(seer).replace("- ", bullet)

    village.mail(seer, f"{other}\n\n{quoted}")

    assert village.choice(seer, "seer") == [other]


def test_names_one_below_the_other_are_an_answer() -> None:
    """Rules: WAK-VOTE-06, WAK-VOTE-28."""
    village = running_village("werewolf", "magician", "villager", "villager", "villager")
    Outgoing.objects.update(status=Sending.SENT)
    magician = village.holder("magician")
    one, two = village.others()[:2]

    village.mail(magician, f"{one}\n{two}\n")

    assert village.choice(magician, "magician") == [one, two]
