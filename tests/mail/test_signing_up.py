"""Signing up by mail: scenarios TS-01 to TS-05 of the ledger."""

import pytest

from tests.mail.village import (
    DAY,
    NAMES,
    Village,
    address_of,
    administrator,
    new_village,
    post_of,
    refusal_of,
    reply_of,
    reply_text,
    signed_up,
    sweep_all,
)
from verteller.hosting.models import Kind, Outgoing, Player, Status
from verteller.rules.moves import Composition

pytestmark = pytest.mark.django_db

FIVE = ("werewolf", "seer", "villager", "villager", "villager")


def test_a_name_and_a_gender_sign_somebody_up() -> None:
    """Rules: WAK-SIGN-01, WAK-SIGN-02, WAK-SIGN-08, WAK-SYS-05, WAK-SYS-10, WAK-VOTE-29."""
    village = new_village()

    result = village.mail("bob@x.nl", "Bob, man", subject="Inschrijving ww5")

    player = Player.objects.get()
    assert result.code == "signed_up"
    assert (player.name, player.gender, player.address.email) == ("Bob", "man", "bob@x.nl")
    assert player.game == village.game


def test_the_confirmation_comes_from_the_home_address_with_all_that_was_noted() -> None:
    """Rules: WAK-SIGN-02, WAK-SYS-03, WAK-SYS-10."""
    result = new_village().mail("bob@x.nl", "Bob, man")

    reply = reply_of(result)
    assert reply.from_email == "Verteller <verteller@play.example.net>"
    assert reply.to == ["Bob <bob@x.nl>"]
    said = reply_text(result)
    assert all(each in said for each in ("WW5", "Naam: Bob", "man", "bob@x.nl"))


def test_administrators_hear_of_a_sign_up() -> None:
    """Rules: WAK-SYS-39."""
    administrator()

    new_village().mail("bob@x.nl", "Bob, man")

    (notice,) = post_of(Kind.ADMIN_NOTICE)
    assert (notice.to_email, notice.payload["name"]) == ("beheer@x.nl", "Bob")


def test_a_second_sign_up_replaces_the_first_in_that_game_alone() -> None:
    """Rules: WAK-SIGN-03, WAK-SIGN-07, WAK-SIGN-12, WAK-SYS-02, WAK-SYS-11."""
    one, other = new_village(), new_village(name="WW6")
    one.mail("bob@x.nl", "Bob, man")

    one.mail("bob@x.nl", "Bobby, man")
    again = one.mail("bob@x.nl", "BOBBY, vrouw")
    other.mail("bob@x.nl", "Bob, man")

    (mine,) = one.game.players.all()
    (his,) = other.game.players.all()
    assert again.code == "signed_up"
    assert (mine.name, mine.gender) == ("BOBBY", "woman")
    assert (his.name, his.gender) == ("Bob", "man")


BAD = {
    "Karin": "sign_up_structure",
    "Karin vrouw": "sign_up_structure",
    "Karin,": "sign_up_structure",
    "Karin, persoon": "gender_unclear",
    "Karin, man of vrouw": "gender_unclear",
    "Bob2, man": "name_not_letters",
    "bOB, man": "name_taken",
    "Blanco, vrouw": "name_reserved",
    "Karin, vrouw, klingon": "language_unknown",
    "Karin, vrouw, Mars/Olympus": "time_zone_unknown",
    "": "sign_up_structure",
}


@pytest.mark.parametrize(("text", "code"), BAD.items())
def test_a_bad_sign_up_is_answered_with_its_reason_and_stores_nobody(text: str, code: str) -> None:
    """Rules: WAK-SIGN-04, WAK-SIGN-05, WAK-SIGN-06, WAK-SIGN-07, WAK-SIGN-09, WAK-SYS-18."""
    village = new_village()
    village.mail("bob@x.nl", "Bob, man")

    result = village.mail("karin@x.nl", text)

    assert result.code == code
    assert refusal_of(result) == "E12"
    assert [player.name for player in village.game.players.all()] == ["Bob"]


def test_every_reason_reads_differently() -> None:
    """Rules: WAK-SYS-18."""
    village = new_village()
    village.mail("bob@x.nl", "Bob, man")

    replies = {code: reply_text(village.mail(f"{code}@x.nl", text)) for text, code in BAD.items()}

    assert len(set(replies.values())) == len(replies)


def test_a_bad_sign_up_holds_up_nobody_else() -> None:
    """Rules: WAK-SYS-50, WAK-VOTE-16."""
    village = new_village()

    village.mail("karin@x.nl", '<script>alert("\'; DROP TABLE")</script>')

    assert village.mail("bob@x.nl", "Bob, man").code == "signed_up"


@pytest.mark.parametrize("name", ["Jérôme", "Jan Piet", "O'Brien", "Anders"])
def test_names_with_accents_and_spaces_are_welcome(name: str) -> None:
    """Rules: WAK-SIGN-06, WAK-USE-02: wider than the rulebook, which could not read them."""
    result = new_village().mail("bob@x.nl", f"{name}, man")

    assert Player.objects.get().name == name
    assert name in reply_text(result)


def test_a_text_of_quotes_and_markup_is_refused_without_harm() -> None:
    """Rules: WAK-SYS-49."""
    village = new_village()

    result = village.mail("bob@x.nl", "<b>Bob</b>' OR 1=1 --, man")

    assert result.code == "name_not_letters"
    page = str(reply_of(result).alternatives[0][0])
    assert "<b>" not in page


def test_a_newcomer_is_told_everything_in_the_game_s_language() -> None:
    village = new_village(language="en")

    result = village.mail("bob@x.nl", "Bob, man")

    assert Player.objects.get().language == "en"
    assert "Welcome" in reply_text(result)


def test_a_player_may_choose_a_language_and_a_time_zone() -> None:
    village = new_village()

    result = village.mail("bob@x.nl", "Bob, man, english, America/New_York")

    player = Player.objects.get()
    assert (player.language, player.time_zone) == ("en", "America/New_York")
    assert "America/New_York" in reply_text(result)


def test_what_follows_the_first_line_of_a_sign_up_is_ignored() -> None:
    """Rules: WAK-SIGN-04."""
    new_village().mail("bob@x.nl", "\n  Bob , man. \n\nGroeten,\nBob, de echte")

    assert Player.objects.get().name == "Bob"


def test_a_stranger_who_tries_again_within_a_minute_is_answered_again() -> None:
    """Rules: WAK-SYS-18."""
    village = new_village()

    assert village.mail("karin@x.nl", "Karin").reply is not None
    assert village.mail("karin@x.nl", "Karin, mens").reply is not None
    assert village.mail("karin@x.nl", "Karin, vrouw").code == "signed_up"


def test_the_roles_are_dealt_when_the_sign_up_closes_and_everybody_hears_it() -> None:
    """Rules: WAK-SIGN-10, WAK-SYS-12, WAK-SYS-13, WAK-INACT-02."""
    village = signed_up(new_village(*FIVE, speed=3 * DAY, strictness=4), 5)
    village.now += 3 * DAY

    sweep_all(village.now)
    assert village.game.status == Status.SIGN_UP
    village.now += DAY
    sweep_all(village.now)

    assert village.game.status == Status.RUNNING
    for name in NAMES[:5]:
        public, private = post_of(Kind.NEWS, name)
        assert (public.payload["channel"], private.payload["channel"]) == ("public", "private")


def test_the_opening_mail_tells_speed_strictness_and_who_plays() -> None:
    """Rules: WAK-SYS-13, WAK-INACT-02."""
    village = signed_up(new_village(*FIVE, speed=3 * DAY, strictness=4), 5)
    village.close()

    text = opening_text("Anna")

    assert "3 dagen" in text
    assert "wie 4 rondes achter elkaar niet stemt" in text
    assert "standaard" in text
    assert "Aantal spelers: 5" in text
    for name in NAMES[:5]:
        assert f"{name} (" in text
        assert address_of(name) in text


def opening_text(name: str) -> str:
    row = post_of(Kind.NEWS, name)[0]
    return text_of(row)


def text_of(row: Outgoing) -> str:
    from verteller.mail.composing import compose

    return " ".join(str(compose(row).body).split())


def test_each_player_reads_his_role_alone() -> None:
    """Rules: WAK-SYS-12, WAK-SYS-51."""
    village = signed_up(new_village(*FIVE), 5)
    village.close()

    seer = village.holder("seer")

    for name in NAMES[:5]:
        public, private = (text_of(row) for row in post_of(Kind.NEWS, name))
        assert "Je bent" not in public
        assert ("een ziener" in private) == (name == seer)


def test_a_fool_reads_that_he_is_a_seer() -> None:
    """Rules: WAK-SYS-12, WAK-SYS-51."""
    village = signed_up(new_village("werewolf", "fool", "villager", "villager", "villager"), 5)
    village.close()

    text = text_of(post_of(Kind.NEWS, village.holder("fool"))[1])

    assert "Je bent een ziener" in text
    assert "dwaas" not in text.lower()


def test_a_stranger_comes_too_late_after_the_deal() -> None:
    """Rules: WAK-SIGN-10, WAK-VOTE-24 (E2)."""
    village = signed_up(new_village(*FIVE), 5)
    village.close()

    result = village.mail("stranger@x.nl", "Zoë, vrouw")

    assert (result.code, refusal_of(result)) == ("not_in_game", "E2")


def test_the_last_place_closes_the_sign_up_and_the_next_is_refused() -> None:
    """Rules: WAK-SIGN-10."""
    village = signed_up(new_village(*FIVE, most=5), 5)

    assert village.game.status == Status.RUNNING
    result = village.mail("late@x.nl", "Laat, man")
    assert refusal_of(result) == "E2"


def test_a_game_without_a_distribution_is_paused_and_the_others_go_on() -> None:
    """Rules: WAK-SIGN-11, WAK-SYS-39, WAK-SYS-50."""
    administrator()
    other = signed_up(new_village(*FIVE, name="WW6"), 5)
    other.close()
    village = new_village(most=4, compositions=(Composition(("werewolf", "villager", "villager")),))

    signed_up(village, 4)

    assert village.game.status == Status.PAUSED
    assert other.game.status == Status.RUNNING
    codes = [row.payload["code"] for row in post_of(Kind.ADMIN_NOTICE)]
    assert "not_dealt" in codes
    late = village.mail("late@x.nl", "Laat, man")
    assert refusal_of(late) in {"E12", "E13"}


def test_nobody_can_sign_up_for_a_game_that_was_stopped_before_it_began() -> None:
    """Rules: WAK-VOTE-27, WAK-SYS-31 (E13)."""
    from verteller.hosting.administration import stop

    village: Village = new_village()
    stop(village.game, village.now)

    assert refusal_of(village.mail("bob@x.nl", "Bob, man")) == "E13"
