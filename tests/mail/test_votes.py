"""Votes by mail: scenarios TS-16 to TS-22 of the ledger."""

from datetime import timedelta

import pytest

from tests.mail.village import (
    DAY,
    HOME,
    Village,
    address_of,
    new_village,
    post_of,
    raw_mail,
    refusal_of,
    reply_text,
    running_village,
    signed_up,
)
from verteller.hosting import unread
from verteller.hosting.models import Kind, LogEntry
from verteller.mail.composing import compose

pytestmark = pytest.mark.django_db

SECOND = timedelta(seconds=1)


@pytest.fixture
def village() -> Village:
    """A village in its first night, with a seer and a healer awake."""
    return running_village("werewolf", "seer", "healer", "villager", "villager", "villager")


@pytest.fixture
def seer(village: Village) -> str:
    return village.holder("seer")


def test_a_vote_is_a_name_anywhere_in_free_words(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-01, WAK-VOTE-02, WAK-VOTE-16, WAK-VOTE-17, WAK-SYS-15."""
    other = village.others(seer)[0]

    result = village.mail(
        seer, f"ik denk dat ik {other.lower()} bekijk, ja {other.upper()}!", subject="re: WW5"
    )

    assert result.code == "answer_taken"
    assert village.choice(seer, "seer") == [other]


def test_a_vote_is_confirmed_with_what_was_understood(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-26, WAK-SYS-19."""
    other = village.others(seer)[0]

    result = village.mail(seer, other)

    assert result.reply is not None
    assert result.reply.kind == Kind.ANSWER_TAKEN
    assert other in reply_text(result)
    assert "Veranderen kan tot" in reply_text(result)


def test_the_prompt_lists_every_choice_blank_and_the_deadline(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-11, WAK-VOTE-12, WAK-SYS-14, WAK-GEN-11, WAK-SIGN-01, WAK-USE-04."""
    prompt = str(compose(post_of(Kind.NEWS, seer)[-1]).body)

    listed = [line[2:] for line in prompt.splitlines() if line.startswith("- ")]
    assert listed == [*village.others(seer), "blanco"]
    # Two days from the deal, on the reader's own clock.
    assert "Antwoord uiterlijk woensdag 4 maart 2026, 21:00 (Europe/Amsterdam)." in prompt
    assert "blanco" in prompt


def test_the_deadline_is_told_in_the_reader_s_own_time_zone() -> None:
    """Rules: WAK-SYS-14."""
    village = new_village("werewolf", "seer", "villager")
    for name, line in (
        ("Anna", "Anna, vrouw, english, America/New_York"),
        ("Bob", "Bob, man"),
        ("Karin", "Karin, vrouw, Asia/Tokyo"),
    ):
        village.mail(name, line)
    village.close()
    village.close_until("pyre")

    assert village.game.due_at is not None
    said = {name: public_text(name) for name in ("Anna", "Karin")}
    # Summer time begins there on that very day.
    assert "16:00 (America/New_York)" in said["Anna"]
    assert "05:00 (Asia/Tokyo)" in said["Karin"]


def public_text(name: str) -> str:
    """Return the last mail about the village that a player got."""
    rows = [row for row in post_of(Kind.NEWS, name) if row.payload["channel"] == "public"]
    return str(compose(rows[-1]).body)


def wrong_votes(village: Village, seer: str) -> dict[str, tuple[str, str]]:
    one, two, dead = village.others(seer)[:3]
    return {
        "ik weet het nog niet": ("E6", "unknown_name"),
        f"{one} of {two}": ("E7", "too_many"),
        f"{one}\n\nGroeten, {seer}": ("E7", "too_many"),
        f"blanco {two}": ("E8", "blank_and_name"),
        seer: ("E9", "not_a_choice"),
        dead: ("E9", "not_a_choice"),
    }


def test_a_wrong_number_of_names_is_refused_and_the_earlier_vote_stays(
    village: Village, seer: str
) -> None:
    """
    Five wrong votes are refused, each in its own way.

    Rules: WAK-VOTE-03, WAK-VOTE-04, WAK-VOTE-05, WAK-VOTE-10, WAK-VOTE-18, WAK-VOTE-19,
    WAK-SYS-18.
    """
    one, two, _ = village.others(seer)[:3]
    village.mail(seer, one)
    wrong = wrong_votes(village, seer)
    del wrong[village.others(seer)[2]]

    for text, (reply, code) in wrong.items():
        result = village.mail(seer, text)
        assert (result.code, refusal_of(result)) == (code, reply), text

    assert village.choice(seer, "seer") == [one]
    assert two in village.others()


def test_a_dead_player_s_name_is_an_error_and_never_ignored() -> None:
    """Rules: WAK-VOTE-18, WAK-VOTE-05 (E9)."""
    village = running_village("werewolf", "seer", "villager", "villager", "villager", "villager")
    seer, wolf = village.holder("seer"), village.holder("werewolf")
    dead = village.holders("villager")[0]
    village.mail(wolf, dead)
    village.close_until("main")
    assert dead not in village.others()
    one = village.others(seer)[0]

    result = village.mail(seer, dead)
    both = village.mail(seer, f"{one}, niet {dead}")

    assert refusal_of(result) == "E9"
    assert refusal_of(both) == "E7"
    assert village.choice(seer, "seer") is None


def test_a_refusal_repeats_what_was_read_and_what_may_be_chosen(
    village: Village, seer: str
) -> None:
    """Rules: WAK-VOTE-11, WAK-SYS-18."""
    one, two = village.others(seer)[:2]

    said = reply_text(village.mail(seer, f"{one} of {two}"))

    assert f"{one} en {two}" in said
    assert all(name in said for name in village.others(seer))


@pytest.mark.parametrize(
    ("written", "meant"),
    [("Karim", "Karin"), ("Eefjes", "Eefje"), ("hana", "Hanna")],
)
def test_a_near_miss_is_asked_about(written: str, meant: str) -> None:
    """A misspelt name is refused with a suggestion. Rules: WAK-VOTE-02, WAK-VOTE-04 (E6)."""
    village = running_village("werewolf", "werewolf", *["villager"] * 6)
    village.close_until("pyre")

    result = village.mail("Anna", f"Ik stem op {written}.")

    assert refusal_of(result) == "E6"
    assert f"Bedoelde je {meant}?" in reply_text(result)


def test_two_names_are_needed_for_two_players(village: Village) -> None:
    """Rules: WAK-VOTE-06, WAK-VOTE-17, WAK-MAGIC-01."""
    village = running_village(
        "werewolf", "magician", "villager", "villager", "villager", name="WW7"
    )
    magician = village.holder("magician")
    one, two, three = village.others(magician)[:3]

    assert refusal_of(village.mail(magician, one)) == "E7"
    assert refusal_of(village.mail(magician, f"{one} {two} {three}")) == "E7"
    assert refusal_of(village.mail(magician, f"{one} en nog eens {one}")) == "E7"
    assert village.mail(magician, f"{one} en {two}").code == "answer_taken"
    assert village.choice(magician, "magician") == [one, two]


def test_pipers_may_name_one_or_two() -> None:
    """Rules: WAK-VOTE-07, WAK-PIPER-01."""
    village = running_village("werewolf", "piper", "villager", "villager", "villager")
    village.close_until("potions")
    piper = village.holder("piper")
    one, two, three = village.others(piper)[:3]

    assert village.mail(piper, one).code == "answer_taken"
    assert refusal_of(village.mail(piper, f"{one}, {two}, {three}")) == "E7"
    assert village.choice(piper, "piper") == [one]


def test_a_witch_may_name_one_or_two_each_for_its_own_potion() -> None:
    """Rules: WAK-VOTE-21, WAK-WITCH-08."""
    village = running_village("werewolf", "witch", "villager", "villager", "villager")
    witch, wolf = village.holder("witch"), village.holder("werewolf")
    victim, other, third = village.holders("villager")
    village.mail(wolf, victim)
    village.close_until("potions")

    assert refusal_of(village.mail(witch, f"{other} en {third}")) == "E7"
    assert village.mail(witch, f"{victim} {other}").code == "answer_taken"
    assert village.choice(witch, "witch") == [victim, other]


def test_a_vote_may_be_changed_until_the_deadline_and_not_after(
    village: Village, seer: str
) -> None:
    """Rules: WAK-VOTE-12, WAK-VOTE-13, WAK-VOTE-14, WAK-VOTE-20, WAK-SYS-16."""
    one, two, three, four = village.others(seer)[:4]
    due_at = village.game.due_at
    assert due_at == village.now + 2 * DAY
    for text in (one, two, "blanco", three):
        village.now += timedelta(hours=1)
        assert village.mail(seer, text).code == "answer_taken"

    village.now = due_at
    assert village.mail(seer, four).code == "answer_taken"
    village.now = due_at + SECOND
    late = village.mail(seer, one)

    assert (late.code, refusal_of(late)) == ("too_late", "E4")
    assert village.choice(seer, "seer") == [four]


def test_a_round_stays_open_although_everybody_has_answered(village: Village, seer: str) -> None:
    """Rules: WAK-PHASE-03, WAK-PHASE-04."""
    village.mail(seer, village.others(seer)[0])
    village.mail(village.holder("healer"), "blanco")
    village.mail(village.holder("werewolf"), "blanco")

    assert village.open_phase() == "main"


def test_a_mail_received_before_a_phase_opened_is_no_answer_to_it() -> None:
    """
    A mail that waited in a mailbox is for the round it was sent in.

    Rules: WAK-VOTE-20, WAK-VOTE-22 (E4).
    """
    village = running_village("werewolf", "werewolf", *["villager"] * 5)
    village.close_until("pyre")
    wolf = village.holders("werewolf")[0]
    written = village.now
    village.close_until("main")
    assert village.questions(wolf) == ["pack"]

    village.now = written
    result = village.mail(wolf, village.holders("villager")[0])

    assert (result.code, refusal_of(result)) == ("too_late", "E4")
    assert village.choice(wolf, "pack") is None


def test_blank_is_a_vote_of_its_own(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-08, WAK-SYS-17, WAK-INACT-05, WAK-USE-04."""
    result = village.mail(seer, "BLANCO")

    assert result.code == "answer_taken"
    assert village.choice(seer, "seer") == []
    assert "kijkt vannacht niet" in reply_text(result)


def test_blank_is_refused_where_it_would_be_a_repetition(village: Village) -> None:
    """Rules: WAK-VOTE-09, WAK-GEN-03, WAK-HEAL-04 (E10)."""
    healer = village.holder("healer")
    assert village.mail(healer, "blanco").code == "answer_taken"
    village.close_until("main")

    result = village.mail(healer, "blanco")

    assert (result.code, refusal_of(result)) == ("repeated", "E10")


def test_the_same_name_is_refused_where_it_would_be_a_repetition(village: Village) -> None:
    """Rules: WAK-GEN-03, WAK-HEAL-04 (E10)."""
    healer = village.holder("healer")
    village.mail(healer, village.others()[0])
    village.close_until("main")

    result = village.mail(healer, village.others()[0])

    assert refusal_of(result) in {"E9", "E10"}
    assert village.choice(healer, "healer") is None


def test_who_is_not_asked_is_told_so(village: Village) -> None:
    """Rules: WAK-VOTE-22, WAK-USE-01, WAK-SYS-05 (E4)."""
    villager = village.holders("villager")[0]

    vote = village.mail(villager, village.others(villager)[0])
    talk = village.deliver(
        raw_mail(
            address_of(villager),
            "Re: WW5",
            "Ik vertrouw Bob niet",
            to=f"{HOME}, anna@x.nl, bob@x.nl",
        )
    )

    assert (vote.code, refusal_of(vote)) == ("not_asked", "E4")
    assert (talk.code, refusal_of(talk)) == ("not_asked", "E4")


def test_the_dead_are_told_that_they_have_no_vote() -> None:
    """Rules: WAK-VOTE-23, WAK-DEATH-01, WAK-DEATH-02 (E3)."""
    village = running_village("werewolf", "seer", "villager", "villager", "villager", "villager")
    dead = village.holders("villager")[0]
    village.mail(village.holder("werewolf"), dead)
    village.close_until("pyre")

    result = village.mail(dead, village.others()[0])

    assert (result.code, refusal_of(result)) == ("not_asked", "E3")


def test_a_stranger_is_told_that_he_does_not_play(village: Village) -> None:
    """Rules: WAK-VOTE-24 (E2)."""
    result = village.mail("stranger@x.nl", "Bob")

    assert (result.code, refusal_of(result)) == ("not_in_game", "E2")


def test_a_subject_without_a_game_is_an_error(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-25, WAK-SYS-05 (E1)."""
    result = village.mail(seer, village.others(seer)[0], subject="hallo")

    assert (result.code, refusal_of(result)) == ("unknown_game", "E1")
    assert village.choice(seer, "seer") is None


def test_the_game_s_name_counts_as_a_whole_word_only(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-29 (E1)."""
    other = village.others(seer)[0]

    assert village.mail(seer, other, subject="WW55").code == "unknown_game"
    assert village.mail(seer, other, subject="antw: [ww5] nacht 1").code == "answer_taken"


def test_two_games_in_one_subject_are_an_error(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-29 (E1)."""
    signed_up(new_village(name="WW6"), 2)

    result = village.mail(seer, village.others(seer)[0], subject="WW5 en WW6")

    assert (result.code, refusal_of(result)) == ("several_games", "E1")
    assert "WW5" in reply_text(result)
    assert village.choice(seer, "seer") is None


def test_a_quoted_prompt_is_no_vote(village: Village, seer: str) -> None:
    """Rules: WAK-VOTE-28."""
    prompt = compose(post_of(Kind.NEWS, seer)[-1])
    quoted = "\n".join(f"> {line}" for line in str(prompt.body).splitlines())
    other = village.others(seer)[0]

    result = village.mail(
        seer,
        f"{other}\n\nOp ma 2 mrt 2026 om 21:00 schreef Verteller <{HOME}>:\n{quoted}",
        subject=f"Re: {prompt.subject}",
    )

    assert result.code == "answer_taken"
    assert village.choice(seer, "seer") == [other]


def test_two_games_never_hear_of_each_other() -> None:
    """Rules: WAK-SYS-02."""
    one = running_village("werewolf", "seer", "villager", "villager")
    other = running_village("werewolf", "seer", "villager", "villager", name="WW6")
    before = LogEntry.objects.filter(game=other.game).count()

    one.mail(one.holder("seer"), one.others(one.holder("seer"))[0])
    one.close_until("pyre")

    assert LogEntry.objects.filter(game=other.game).count() == before
    assert other.open_phase() == "main"


def test_a_locked_up_player_may_not_take_part_in_the_pyre_vote() -> None:
    """Rules: WAK-PYRE-16 (E5)."""
    village = running_village("werewolf", "sheriff", "villager", "villager", "villager")
    village.close_until("late")
    barred = village.holders("villager")[0]
    assert village.mail(village.holder("sheriff"), barred).code == "answer_taken"
    village.close_until("pyre")

    result = village.mail(barred, village.others(barred)[0])

    assert refusal_of(result) == "E5"


def test_whoever_asks_for_a_taken_lover_is_told_who_was_quicker() -> None:
    """Rules: WAK-CUPID-06 (E11)."""
    village = running_village("werewolf", "cupid", "cupid", "villager", "villager", "villager")
    quick, slow = village.holders("cupid")
    one, two, three = village.others(quick, slow)[:3]
    village.mail(quick, f"{one} {two}")

    result = village.mail(slow, f"{two} {three}")

    assert refusal_of(result) == "E11"
    assert two in reply_text(result)
    assert village.choice(slow, "cupid") is None


def test_each_kind_of_refusal_reads_differently(village: Village, seer: str) -> None:
    """Rules: WAK-SYS-18, section 1.5."""
    texts = {reply_text(village.mail(seer, text)) for text in wrong_votes(village, seer)}

    assert len(texts) == len(wrong_votes(village, seer))


@pytest.mark.parametrize(
    "text", ["Ik stem niet op {}", "{} niet!", "als er iemand sterft kies ik {}", "Not {}"]
)
def test_a_name_that_is_denied_or_depends_on_something_is_never_a_vote(
    village: Village, seer: str, text: str
) -> None:
    """
    Where it is the only one; beside another it is one too many, as ever.

    Rules: LU3-SYS-09, WAK-VOTE-02, WAK-VOTE-04.
    """
    result = village.mail(seer, text.format(village.others(seer)[0]))

    assert result.code in {"negated", "condition"}
    assert village.choice(seer, "seer") is None
    assert "Ik heb niets uitgevoerd" in reply_text(result)


def test_a_mail_that_chooses_nothing_waits_for_a_master_as_well(
    village: Village, seer: str
) -> None:
    """Rules: LU3-SYS-11, WAK-VOTE-18."""
    result = village.mail(seer, "Wat een prachtig weer is het vandaag weer")

    assert (result.code, refusal_of(result)) == ("unknown_name", "E6")
    assert "De spelleiding krijgt het te zien" in reply_text(result)
    assert unread.waiting(village.game).get().player == village.player(seer)
