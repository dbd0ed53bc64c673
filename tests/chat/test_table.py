"""One table, one screen: how the narrator leads a game on a phone that lies on the table."""

import json
import random
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from tests.chat.one_phone import NAMES, Phone
from verteller.chat.table.narrating.calls import BY_DAY, CALLED, NIGHT
from verteller.chat.table.narrating.door import Door
from verteller.chat.table.narrating.labels import LABELS, labels
from verteller.hosting.archive import audit, read_archive
from verteller.rules.registry import find_rulebook
from verteller.telling.words import LANGUAGES

BASIC = {"werewolf": 2, "seer": 1, "villager": 5}
KEEN = {"first_night_kills_narrator": False}


def seen_by_all(scene: dict[str, Any]) -> dict[str, Any]:
    """Return what of a scene is on the screen before anybody touches it."""
    return {key: value for key, value in scene.items() if key != "secret"}


def test_each_card_is_for_one_player_alone() -> None:
    """
    Only behind the cover is there a role, and the phone goes round once.

    Rules: TAB-SYS-05, TAB-SET-07, TAB-SET-09.
    """
    phone = Phone().begin()
    shown, names = [], []
    while phone.scene["kind"] == "deal":
        names.append(phone.scene["who"])
        shown.append(phone.scene["secret"]["role"])
        assert "werewolf" not in json.dumps(seen_by_all(phone.scene)).casefold()
        phone.next()
    assert tuple(names) == NAMES[:8]
    assert {role: shown.count(role) for role in shown} == BASIC


def test_all_drum_while_their_eyes_are_closed() -> None:
    """
    The narrator tells everybody to, on the screen and aloud, as every night begins.

    Rules: TAB-NGT-01, TAB-NGT-02.
    """
    phone = Phone().begin()
    for night in (1, 2):
        scene = phone.until("nightfall")
        assert "drum on the table" in " ".join(scene["lines"])
        assert f"Night {night}." in scene["spoken"]
        assert "drum on the table" in scene["spoken"]
        phone.next()


def test_a_call_is_the_same_whoever_is_called_and_whether_he_can_answer() -> None:
    """
    Before anybody touches the screen it shows and says the same, and for as long.

    For a living seer, for one who has answered, for one who is dead.

    Rules: TAB-SYS-09, TAB-SYS-10, TAB-SYS-11, TAB-SEE-05.
    """
    looks = []
    for seer_dies in (False, True):
        phone = Phone().begin()
        seer = phone.cards()["seer"][0]
        phone.call("Seer")
        other = (seer + 1) % 8
        before = seen_by_all(phone.scene)
        phone.answer(other)
        assert phone.scene["secret"]["done"]
        assert seen_by_all(phone.scene) == before
        phone.until("ask")
        victim = seer if seer_dies else next(s for s in range(8) if s not in (seer, other))
        while phone.scene["kind"] == "ask":
            phone.answer(victim)
        call = phone.call("Seer")
        assert bool(call["secret"]["questions"]) is not seer_dies
        looks.append(seen_by_all(call))
    assert looks[0] == looks[1]
    assert looks[0]["lengths"]["acting"] == 18


@pytest.mark.parametrize(("rulebook", "size"), [("tabula", 16), ("duesterwald", 12)])
def test_no_call_tells_anything_of_what_has_happened(rulebook: str, size: int) -> None:
    """
    In games of other deals, deaths and answers the calls of a night are alike.

    So is what can be taken back in the morning.

    Rules: TAB-SYS-10, TAB-SYS-11, TAB-SEE-05, DUE-SYS-14, DUE-SYS-15.
    """
    looks: dict[tuple[str, int], dict[str, Any]] = {}
    names = [f"Player {number}" for number in range(1, size + 1)]
    for seed in range(3):
        phone = Phone().begin(*names, rulebook=rulebook, seed=str(seed))
        for scene in phone.play(random.Random(seed)):
            if scene["kind"] == "call" and scene["night"]:
                look = seen_by_all(scene)
                assert looks.setdefault((scene["title"], scene["number"]), look) == look
                assert not scene["undo"]
            if scene["kind"] == "told" and scene["title"].startswith("Day"):
                assert not scene["undo"]


def test_the_morning_after_a_night_without_a_touch_takes_nothing_back() -> None:
    phone = Phone().begin(options=KEEN)
    phone.until("nightfall", "Night 2")
    assert phone.scene["undo"]
    assert not phone.until("told", "Day 2")["undo"]
    keep = phone.keep
    phone.ask(do="undo")
    assert phone.keep == keep


def test_the_seer_sees_a_thumb_at_once_and_cannot_look_twice() -> None:
    """
    What he learns stands in the log only when his call is over, as everywhere.

    Rules: TAB-SEE-02, TAB-SEE-03, TAB-SYS-12.
    """
    phone = Phone().begin()
    cards = phone.cards()
    phone.call("Seer")
    question = phone.form()
    wolf = cards["werewolf"][0]
    phone.answer(wolf)
    assert f"Thumb up: {NAMES[wolf]} is a werewolf." in phone.scene["secret"]["lines"]
    assert not phone.scene["secret"]["questions"]
    log = phone.ask(do="archive")["archive"]
    assert "learned_wolf" not in log
    assert phone.answer(cards["werewolf"][1], question=question)["refused"]
    phone.next()
    assert phone.ask(do="archive")["archive"].count('"kind":"learned_wolf"') == 1


def test_the_wolves_choose_with_one_touch() -> None:
    """
    They agree without a word, so what one of them touches is what each of them says.

    Rules: TAB-WLF-01, TAB-WLF-02, TAB-WLF-03, TAB-SYS-13.
    """
    phone = Phone().begin(options=KEEN)
    cards = phone.cards()
    phone.call("Werewolf")
    wolves = " and ".join(NAMES[seat] for seat in cards["werewolf"])
    assert phone.scene["secret"]["lines"] == [f"You are together: {wolves}."]
    victim = cards["villager"][0]
    phone.answer(victim)
    phone.next()
    assert phone.scene["kind"] == "told"
    assert any(NAMES[victim] in line for line in phone.scene["lines"])
    assert [seat["seat"] for seat in phone.scene["seats"] if not seat["alive"]] == [victim]


def test_in_the_first_night_the_narrator_is_the_victim() -> None:
    """Rules: TAB-TIP-01, TAB-TIP-03."""
    phone = Phone().begin()
    scene = phone.call("Werewolf")
    assert "Tonight you kill me" in scene["speak"][0]
    assert not scene["secret"]["questions"]
    assert "me, your narrator" in " ".join(phone.until("told")["lines"])


def test_votes_are_asked_in_the_order_of_seats_and_lie_open() -> None:
    """
    The narrator's place is between the last seat and the first.

    A slip of the finger can be taken back.

    Rules: TAB-NOM-01, TAB-NOM-02, TAB-NOM-03, TAB-TIP-05, TAB-SYS-24, TAB-SYS-38.
    """
    phone = Phone().begin()
    talk = phone.until("talk")
    assert talk["seconds"] == 180
    phone.until("ask")
    asked = [phone.scene["seat"]]
    phone.answer(3)
    phone.answer(3)
    assert [seat["votes"] for seat in phone.scene["seats"]] == [0, 0, 0, 2, 0, 0, 0, 0]
    phone.ask(do="undo")
    assert [seat["votes"] for seat in phone.scene["seats"]] == [0, 0, 0, 1, 0, 0, 0, 0]
    while phone.scene["kind"] == "ask":
        asked.append(phone.scene["seat"])
        phone.answer(4 if phone.scene["seat"] == 0 else 3)
    assert asked == [7, 0, 1, 2, 3, 4, 5, 6]
    assert any("Dirk and Eva" in line for line in phone.scene["lines"])
    speech = phone.until("talk")
    assert [seat["seat"] for seat in speech["seats"] if seat["floor"]] == [3]


def test_who_says_nothing_in_his_turn_abstains() -> None:
    """Rules: TAB-SYS-36."""
    phone = Phone().begin()
    phone.until("ask")
    for _ in range(8):
        phone.next()
    assert phone.scene["kind"] == "told"
    assert any("nobody is lynched today" in line for line in phone.scene["lines"])


def test_ghosts_vote_and_are_asked_in_their_seats() -> None:
    """Rules: TAB-GHO-02, TAB-SYS-31."""
    phone = Phone().begin(options={"ghosts": True, **KEEN})
    victim = phone.cards()["villager"][0]
    phone.call("Werewolf")
    phone.answer(victim)
    phone.until("ask")
    asked = []
    while phone.scene["kind"] == "ask":
        asked.append(phone.scene["seat"])
        phone.next()
    assert victim in asked
    assert len(asked) == 8


def test_a_table_has_characters_of_its_own() -> None:
    """
    They take the place of villagers, and are shown at the end.

    Their calls are as long as all others.

    Rules: TAB-SYS-08, TAB-SET-04.
    """
    own = [{"name": "Baker", "text": "You bake.", "called": True}, {"name": "Cook"}]
    phone = Phone().begin(own=own)
    faces = []
    while phone.scene["kind"] == "deal":
        faces.append((phone.scene["secret"]["name"], phone.scene["secret"]["lines"][0]))
        phone.next()
    assert faces.count(("Baker", "You bake.")) == 1
    assert [name for name, _ in faces].count("Cook") == 1
    for _ in range(2):
        call = phone.until("call")
        assert call["title"] == "Baker"
        assert call["speak"] == ["Baker, open your eyes."]
        assert call["lengths"]["acting"] == 18
        phone.call("Seer")
        phone.until("nightfall")
    summary = phone.ask(do="summary")["summary"]
    assert "3 × Villager" in [card["name"] for card in summary["cards"]]
    phone.ask(do="end")
    shown = [card["name"] for card in phone.until("over")["cards"]]
    assert {"Baker", "Cook"} <= set(shown)


def test_whoever_wants_can_look_up_the_cards_and_the_order() -> None:
    """Rules: TAB-SYS-07, TAB-FLW-05."""
    phone = Phone().begin(*NAMES[:12])
    summary = phone.ask(do="summary")["summary"]
    assert [card["name"] for card in summary["cards"]][:3] == [
        "2 × Werewolf",
        "5 × Villager",
        "Seer",
    ]
    assert summary["order"][:5] == ["Medium", "Seer", "Bodyguard", "Owl", "Werewolf"]


def test_no_card_is_shown_before_the_end_and_then_all_are() -> None:
    """Rules: TAB-SET-09, TAB-SYS-22, TAB-SYS-32, TAB-SYS-33, TAB-END-04."""
    phone = Phone().begin(*NAMES[:12])
    for scene in phone.play(random.Random(3)):
        if scene["kind"] in {"told", "talk", "ask"}:
            assert "cards" not in scene
            assert all("role" not in seat for seat in scene["seats"])
    assert len(phone.scene["cards"]) == 12
    assert [card["player"] for card in phone.scene["cards"]] == list(NAMES[:12])
    assert any(card["winner"] for card in phone.scene["cards"])


@pytest.mark.parametrize(("rulebook", "size"), [("tabula", 16), ("duesterwald", 12)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_goes_on_from_any_step_and_its_archive_can_be_checked(
    rulebook: str, size: int, language: str
) -> None:
    """
    What is on the device gives the same screen again, line for line, in every language.

    Rules: TAB-SYS-34, TAB-SYS-37, TAB-SYS-39, DUE-SYS-38.
    """
    names = [f"Player {number}" for number in range(1, size + 1)]
    phone = Phone().begin(*names, rulebook=rulebook, language=language)
    for step, scene in enumerate(phone.play(random.Random(size))):
        assert scene["title"]
        if step % 9 == 0:
            again = Phone(Door({}))
            again.ask(do="resume", kept=json.loads(json.dumps(phone.keep)))
            assert again.scene == scene
    archive = phone.ask(do="archive")["archive"]
    assert audit(read_archive(archive.splitlines())) is None


def test_a_game_of_other_rules_is_not_gone_on_with() -> None:
    phone = Phone().begin()
    assert phone.keep
    again = Phone()
    again.ask(do="resume", kept={**phone.keep, "version": "0"})
    assert again.scene["kind"] == "prepare"
    assert again.scene["wishes"]["names"] == list(NAMES[:8])


def test_a_table_can_go_on_in_another_language() -> None:
    phone = Phone().begin()
    reply = phone.ask(do="speak", language="it")
    assert reply["locale"] == "it-IT"
    assert phone.scene["title"] == "Questa carta è per Anna"


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"names": NAMES[:7]}, "It is played by 8 to 24 players."),
        ({"names": (*NAMES[:7], "anna")}, "Two players have the same name."),
        ({"names": (*NAMES[:7], " ")}, "Somebody has no name yet."),
        ({"roles": {"villager": 8}}, "Not possible: Werewolf, at least 2 and at most 3."),
        ({"roles": {"werewolf": 2, "seer": 1, "villager": 4}}, "There are 7 cards for 8 players."),
        ({"own": [{"name": ""}]}, "Each card of your own needs a name of its own."),
        ({"rulebook": "duesterwald", "names": ()}, "3 players at least are needed."),
        (
            {"rulebook": "duesterwald", "names": NAMES[:5]},
            "There is no proposal for 5 players: choose the cards yourselves.",
        ),
    ],
)
def test_what_cannot_be_played_is_said_before_the_deal(wishes: dict[str, Any], words: str) -> None:
    """Rules: TAB-SYS-01, TAB-SYS-02, TAB-SYS-04."""
    phone = Phone()
    wished = {"names": NAMES[:8], "language": "en", **wishes}
    phone.ask(do="wish", wishes=wished)
    assert (phone.scene["fault"], phone.scene["ready"]) == (words, False)
    phone.ask(do="begin", wishes=wished)
    assert phone.scene["kind"] == "prepare"


def test_what_is_odd_is_said_and_can_be_played() -> None:
    """Rules: TAB-SYS-03, TAB-CMP-04."""
    phone = Phone()
    roles = {"werewolf": 2, "seer": 1, "owl": 1, "villager": 5}
    phone.ask(do="wish", wishes={"names": NAMES[:9], "roles": roles, "language": "en"})
    assert phone.scene["warnings"] == ["Owl: recommended for more players."]
    assert phone.scene["ready"]


def test_every_call_and_every_label_has_words() -> None:
    for rulebook in ("tabula", "duesterwald"):
        called = {*find_rulebook(rulebook).phases} & {*NIGHT, *BY_DAY}
        assert {CALLED.get(name, name) for name in called} <= {*find_rulebook(rulebook).roles}
    for language in LANGUAGES:
        assert set(labels(language)) == set(LABELS)
        assert all(labels(language).values())


def test_all_that_is_said_is_said_in_every_language() -> None:
    """Each message and each of its further words, and no label that no page has."""
    said = {language: _messages(language) for language in LANGUAGES}
    for language in LANGUAGES:
        assert said[language] == said["en"], language
    assert {name.removeprefix("table-ui-") for name in said["en"] if "-ui-" in name} == set(LABELS)


def _messages(language: str) -> set[str]:
    file = files("verteller.chat").joinpath("words", f"table.{language}.ftl")
    found = parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in found if isinstance(entry, Junk)]
    messages = [entry for entry in found if isinstance(entry, Message)]
    own = {message.id.name for message in messages}
    return own | {f"{each.id.name}.{more.id.name}" for each in messages for more in each.attributes}


# Düsterwald


COUPLE = {"werewolf": 2, "cupid": 1, "hunter": 1, "villager": 4}


def dusk(**wishes: Any) -> tuple[Phone, dict[str, list[int]]]:
    phone = Phone().begin(rulebook="duesterwald", **wishes)
    return phone, phone.cards()


def test_lovers_learn_of_each_other_while_the_phone_goes_round() -> None:
    """
    It goes to all the living alike, and only what is behind the cover differs.

    Rules: DUE-AMO-06.
    """
    phone, _ = dusk(roles=COUPLE)
    phone.call("Cupid")
    phone.answer(0, 5)
    phone.until("deal")
    found = {}
    while phone.scene["kind"] == "deal":
        found[phone.scene["who"]] = " ".join(phone.scene["secret"]["lines"])
        assert phone.scene["lines"] == [
            "The phone goes round. Everybody presses and holds for a moment, and most find nothing."
        ]
        phone.next()
    assert list(found) == list(NAMES[:8])
    assert "Finn" in found["Anna"]
    assert "Anna" in found["Finn"]
    assert all("no news" in found[name] for name in NAMES[1:5])


def test_a_thumb_against_one_s_own_love_is_no_thumb_and_nobody_hears_why() -> None:
    """Rules: DUE-LOV-03, DUE-VOT-03."""
    phone, _ = dusk(roles=COUPLE)
    phone.call("Cupid")
    phone.answer(0, 5)
    phone.until("ask", "whom do you accuse")
    phone.answer(5)
    scene = phone.until("thumbs")
    assert scene["title"] == "Who is for the condemnation of Finn?"
    phone.ask(do="thumbs", seats=[0, 1])
    assert phone.scene["kind"] == "told"
    assert any("Bram" in line and "Anna" not in line for line in phone.scene["lines"])
    phone.ask(do="undo")
    assert phone.scene == scene


def test_the_hunter_takes_the_phone_by_day_and_shoots() -> None:
    """Rules: DUE-HUN-01, DUE-HUN-04."""
    phone, cards = dusk(roles=COUPLE)
    hunter = cards["hunter"][0]
    phone.call("Werewolf")
    phone.answer(hunter)
    scene = phone.until("call", "Hunter")
    assert (scene["night"], scene["lengths"]) == (False, None)
    target = next(seat for seat in cards["villager"])
    phone.answer(target)
    phone.next()
    assert any(NAMES[target] in line for line in phone.scene["lines"])


def test_the_raven_writes_his_letter_behind_the_cover() -> None:
    """Rules: DUE-RAV-04."""
    phone, _ = dusk(roles={"werewolf": 2, "black_raven": 1, "villager": 5})
    phone.call("Raven")
    form = phone.form()
    assert form["letter"]
    choice = [["target", 0]]
    phone.ask(do="answer", question=form["question"], choice=choice, letter="We  know.")
    phone.next()
    assert any("We know." in line for line in phone.scene["lines"])
