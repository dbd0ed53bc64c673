"""A game's rooms on Matrix: who is let in, who may speak, and what goes across."""

import nio
import pytest

from tests.chat.evening import ROLES as EVENING
from tests.chat.evening import Evening
from tests.chat.matrix.conftest import Stage
from tests.chat.village import ENGLISH, NAMES, lobby
from verteller.chat.lobby.beginning import begin
from verteller.chat.models import LiveGame
from verteller.hosting import clock
from verteller.hosting.guests import new_guest
from verteller.hosting.models import Player

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(300)]

ROLES = "werewolf werewolf seer witch villager villager villager villager"


def test_words_go_both_ways_once_and_only_where_they_may(stage: Stage) -> None:
    """Rules: DUE-PAD-01, DUE-PAD-02, DUE-SYS-04, DUE-SYS-13, DUE-NGT-01, DUE-DAY-01."""
    evening = stage.evening(ROLES)
    ada, emil = stage.linked(evening, "Ada"), stage.linked(evening, "Emil")
    den, line, square = ada.room("Wolves"), ada.room("Narrator"), emil.room("Village")

    # What stood in the rooms before he came is there.
    ada.hears(line, "You are a werewolf")
    emil.hears(square, "Werewolves, wake up")
    # Words from the browser, and words from the app: each stands once in each place.
    evening.says("Ben", "den", "Shall we take Cem?")
    ada.hears(den, "Ben: Shall we take Cem?")
    ada.says(den, "Rather Dora")
    stage.comes(lambda: "Rather Dora" in evening.texts("Ben", "den"))
    evening.says("Ben", "den", "Right")
    ada.hears(den, "Ben: Right")
    assert evening.texts("Ben", "den") == ["Shall we take Cem?", "Rather Dora", "Right"]
    assert ada.heard(den) == ["Ben: Shall we take Cem?", "Ben: Right"]
    # An answer in one's line, in one's own words.
    ada.says(line, "we take Dora")
    ada.hears(line, "Dora", "pack")
    # The square sleeps at night: his server does not even take his words.
    refused = emil.tries(square, "I hear something!")
    assert isinstance(refused, nio.RoomSendError)
    assert refused.status_code == "M_FORBIDDEN"

    evening.until("captain")
    emil.hears(square, "captain")
    emil.says(square, "Good morning")
    ada.hears(ada.room("Village"), "Good morning")
    stage.comes(lambda: "Good morning" in evening.texts("Hana", "square"))
    # Nobody but the two wolves has ever been let into the den.
    assert not {name for name in emil.rooms() if name.startswith(("Wolves", "Graveyard"))}


def test_who_dies_leaves_his_rooms_falls_silent_and_comes_to_the_graveyard(stage: Stage) -> None:
    """Rules: DUE-SYS-28, DUE-SYS-29, DUE-PAD-03, DUE-SYS-07."""
    evening = stage.evening(ROLES)
    ada, dora = stage.linked(evening, "Ada"), stage.linked(evening, "Dora")
    den, square = ada.room("Wolves"), ada.room("Village")

    evening.chooses("Ada", "pack", "Hana")
    evening.chooses("Ben", "pack", "Hana")
    evening.until("accuse").chooses("Cem", "accuse", "Ada")
    evening.until("ballot").chooses("Cem", "thumbs", "Ada")
    evening.close()

    grave = ada.room("Graveyard")
    ada.until(lambda: den not in ada.client.rooms)
    assert ada.tries(den, "Avenge me").status_code == "M_FORBIDDEN"
    evening.says("Hana", "graveyard", "Welcome")
    ada.hears(grave, "Hana: Welcome")
    evening.until("accuse")
    dora.hears(square, "day 2")
    dora.says(square, "Who was it?")
    assert ada.tries(square, "It was Ben").status_code == "M_FORBIDDEN"
    assert not [name for name in dora.rooms() if name.startswith("Graveyard")]


def test_who_joins_the_pack_reads_the_den_from_then_on(stage: Stage) -> None:
    """Rules: DUE-PAD-03, DUE-SYS-06, DUE-NGT-04."""
    evening = stage.evening(" ".join(EVENING))
    ada, greta = stage.linked(evening, "Ada"), stage.linked(evening, "Greta")
    den = ada.room("Wolves")
    evening.until("wolves").says("Ben", "den", "Before her time")
    ada.hears(den, "Before her time")
    for wolf in ("Ada", "Ben"):
        evening.chooses(wolf, "pack", "Greta")
    evening.until("convert").chooses("Ben", "convert", "yes")
    # Said while she is let in: she may read what was posted after that, and nothing before.
    evening.until("captain").until("wolves").says("Ben", "den", "Welcome, Greta")

    assert greta.room("Wolves") == den
    greta.hears(den, "Welcome, Greta")
    assert greta.heard(den) == ["Ben: Welcome, Greta"]
    greta.says(den, "Thank you")
    ada.hears(den, "Thank you")
    # What was said before is not even to be had by asking for it.
    assert "Before her time" not in greta.history(den)


def test_thumbs_are_given_in_private_and_count(stage: Stage) -> None:
    """Rules: DUE-VOT-01, DUE-VOT-02, DUE-VOT-03, DUE-SYS-34, DUE-SYS-36, DUE-AMB-29."""
    evening = stage.evening(" ".join(EVENING))
    evening.chooses("Emil", "cupid", "Cem", "Dora")
    cem = stage.linked(evening, "Cem")
    line, square = cem.room("Narrator"), cem.room("Village")
    evening.until("accuse")
    for accuser, accused in (("Cem", "Ada"), ("Hana", "Dora")):
        evening.chooses(accuser, "accuse", accused)
    evening.until("ballot")
    # Each of the accused has a message of his own, in the line with a thumb to press.
    for name in ("Ada", "Dora"):
        cem.hears(square, f"Accused: {name}")
    ada, dora = (cem.event(line, f"Accused: {name}") for name in ("Ada", "Dora"))
    cem.until(lambda: {ada, dora} <= cem.thumbed(line))

    given = cem.thumbs(line, ada).event_id
    cem.hears(line, "Ada", "condemn")
    refused = cem.thumbs(line, dora).event_id
    cem.until(lambda: refused in cem.taken_back(line))
    cem.takes_back(line, given)
    # In the square a thumb would tell everybody what only the count may tell.
    there = cem.event(square, "Accused: Ada")
    assert cem.thumbs(square, there).status_code == "M_FORBIDDEN"


def test_mended_words_are_said_anew_and_count_as_an_answer(stage: Stage) -> None:
    """Rules: DUE-NGT-08."""
    evening = stage.evening(ROLES)
    ada = stage.linked(evening, "Ada")
    den, line = ada.room("Wolves"), ada.room("Narrator")

    ada.mends(den, ada.says(den, "Take Cmr"), "Take Cem")
    stage.comes(lambda: evening.texts("Ben", "den") == ["Take Cmr", "Take Cem"])
    event = ada.says(line, "Cem")
    ada.hears(line, "Cem")
    ada.mends(line, event, "Dora")
    ada.hears(line, "Dora")
    ada.sends(den, "m.room.message", {"msgtype": "m.image", "body": "x.png", "url": "mxc://a/b"})
    ada.hears(line, "Only words")


def test_who_takes_over_a_seat_gets_nothing_by_the_account_of_who_had_it(stage: Stage) -> None:
    """Rules: DUE-SYS-04."""
    evening = stage.evening(ROLES)
    ada = stage.linked(evening, "Ada")
    den, line = ada.room("Wolves"), ada.room("Narrator")
    ada.says(line, "Cem")
    ada.hears(line, "Cem")

    newcomer = new_guest(ENGLISH, clock.now())
    Player.objects.filter(pk=evening.player("Ada").pk).update(
        person=newcomer.person, address=newcomer
    )
    evening.says("Ben", "den", "Who are you?")
    ada.until(lambda: not {den, line} & ada.client.rooms.keys())
    assert "Ben: Who are you?" not in ada.heard(den)


def test_who_has_nothing_but_matrix_talks_in_the_lobby_and_plays(stage: Stage) -> None:
    """Rules: DUE-SYS-01, DUE-SYS-02, DUE-SYS-09."""
    live = lobby(names=NAMES[:7], name=f"Abend {stage.number}", at=clock.now())
    evening = Evening(live, clock.now())
    ann = stage.people.someone(f"ann{stage.number}")
    line = ann.writes_to(stage.bot)

    ann.says(line, "Good evening")
    ann.hears(line, "!join")
    ann.says(line, f"!join {live.invitation} Ann")
    square = ann.room("Village")
    evening.says("Ada", "lobby", "Who is that?")
    ann.hears(square, "Ada: Who is that?")
    ann.says(square, "It is me")
    stage.comes(lambda: "It is me" in evening.texts("Ada", "lobby"))
    begin(LiveGame.objects.select_related("game").get(pk=live.pk), clock.now())

    ann.hears(ann.room("Narrator"), "You are")
    ann.hears(square, "Night 1")
    # What he leaves he is not asked into again, unless he says so.
    ann.leaves(square)
    ann.says(line, "!rooms")
    assert ann.room("Village") == square
