"""Tempo reale in words: what its games say otherwise, and whole games without a gap."""

import random
import re

import pytest

from tests.telling.hearing import heard_in_turn
from tests.telling.samples import ANN, BOB, CAS, CAST, DEE, ME
from tests.telling.samples_tempo_reale import AWAKENING, FACTS, GHOSTLY, POWER, QUESTIONS
from verteller.rules.errors import AnswerError
from verteller.rules.facts import (
    EVERYONE,
    NARRATOR,
    Asked,
    BecameGhost,
    Choice,
    Dawn,
    Died,
    DiedOf,
    Exiled,
    Fact,
    FactionDefeated,
    PowerOutcome,
    RoleShown,
    RoleTold,
    Sunset,
    Won,
)
from verteller.rules.game import Game
from verteller.rules.moves import Started
from verteller.rules.questions import choices
from verteller.rules.tempo_reale import RULEBOOK
from verteller.rules.tempo_reale.roles import ROLES
from verteller.telling import Language, Reader, Teller, letters
from verteller.telling.cast import Cast
from verteller.telling.grouping import SILENT
from verteller.telling.words import LANGUAGES

KEY = RULEBOOK.key
GAPS = re.compile(r"[{}$]|  |\.\.|^ | $| [.,;]|\bNone\b|#\d|_")
NL = Teller(CAST, Reader(DEE, "nl"), KEY)
EN = Teller(CAST, Reader(DEE, "en"), KEY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told(language: Language) -> None:
    """Each sample of each kind has words without a gap. Rules: LTR-SYS-12."""
    for reader in (Reader(DEE, language), Reader(None, language)):
        teller = Teller(CAST, reader, KEY)
        for each in FACTS:
            assert not GAPS.search(teller.fact(each)), each
            assert teller.fact(each), each


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put(language: Language) -> None:
    """What may be chosen, and what comes of it, in words. Rules: LTR-SYS-13, LTR-SYS-14."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    for asked in QUESTIONS:
        text = teller.question(asked, None)
        choice = tuple((part.name, part.options[0]) for part in asked.parts)
        told = (text.title, text.explanation, text.how_to_answer, *text.choices)
        for each in (*told, teller.receipt(asked.question, choice)):
            assert not GAPS.search(each), each


def test_a_question_tells_of_a_second_part_only_to_who_has_one() -> None:
    """A Ghost's second player, a necromancer's power. Rules: LTR-NECROMANCER-01."""
    plain, ghostly, raising = (EN.question(each, None) for each in (POWER, GHOSTLY, AWAKENING))
    assert "Illusion" in ghostly.explanation
    assert "Illusion" not in plain.explanation
    assert "first the player you act on" in ghostly.how_to_answer
    assert "one name and one power" in raising.how_to_answer
    assert raising.groups[1].choices[0] == "Amnesia"


def test_a_receipt_repeats_whom_and_what() -> None:
    """Rules: LTR-SYS-07."""
    choice: Choice = (("target", ANN), ("power", "vision"))
    assert EN.receipt("power", choice) == ("Noted. You use your power on Ann. The power is Vision.")
    second: Choice = (("target", ANN), ("second", DEE))
    assert EN.receipt("power", second).endswith("The second player is yourself.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_success_and_failure_name_the_target_and_nothing_else(language: Language) -> None:
    """The same two sentences for whatever was done to whomever. Rules: LTR-SYS-17, LTR-FAIL-02."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    told = {
        outcome: {
            teller.fact(PowerOutcome(to=ME, outcome=outcome, target=seat)).replace(name, "X")
            for seat, name in ((ANN, "Ann"), (BOB, "Bob"), (CAS, "Cas"))
        }
        for outcome in ("ok", "failed")
    }
    assert len(told["ok"]) == len(told["failed"]) == 1
    assert told["ok"] != told["failed"]


def test_a_night_s_death_is_told_without_cause_and_role() -> None:
    """The village finds the dead, and that is all. Rules: LTR-SYS-20, LTR-DEATH-05."""
    facts: list[Fact] = [Dawn(to=EVERYONE, number=2), Died(to=EVERYONE, player=BOB)]
    assert [str(each) for each in EN.facts(facts)] == ["Day 2 breaks.", "Bob was found dead."]
    assert EN.fact(DiedOf(to=NARRATOR, player=BOB, cause="wolves")) != EN.fact(facts[1])


def test_a_dawn_without_deaths_says_so() -> None:
    """Each dawn for itself, whatever the day brought. Rules: LTR-SYS-09."""
    facts: list[Fact] = [
        *(Dawn(to=EVERYONE, number=1), Sunset(to=EVERYONE, number=1)),
        *(Died(to=EVERYONE, player=BOB, cause="pyre"), Dawn(to=EVERYONE, number=2)),
        Died(to=EVERYONE, player=ANN),
    ]
    told = " ".join(str(each) for each in EN.facts(facts))
    assert told.count("Nobody has died") == 1
    assert "Day 1 breaks. Nobody has died in the night." in told


def test_who_is_exiled_with_a_faction_is_listed_once() -> None:
    """One list, and one line for whoever was exiled otherwise. Rules: LTR-SYS-37, LTR-WIN-04."""
    facts: list[Fact] = [
        Exiled(to=EVERYONE, player=CAS, cause="disqualified"),
        FactionDefeated(to=EVERYONE, faction="wolves", players=(ANN, BOB, CAS)),
        *(Exiled(to=EVERYONE, player=seat, cause="defeat") for seat in (ANN, BOB)),
    ]
    told = [str(each) for each in EN.facts(facts)]
    assert len(told) == 2
    assert "Cas is disqualified" in told[0]
    assert "Ann, Bob and Cas" in told[1]
    own = Teller(CAST, Reader(BOB, "en"), KEY).facts(facts)
    assert str(own[-1]).startswith("You are exiled from the village")


def test_roles_are_listed_at_the_end_and_not_with_the_last_deaths() -> None:
    """Rules: LTR-SYS-20, LTR-SYS-38."""
    facts: list[Fact] = [
        Died(to=EVERYONE, player=BOB),
        Won(to=EVERYONE, faction="wolves", players=(ANN,)),
        RoleShown(to=EVERYONE, player=ANN, role="wolf"),
        RoleShown(to=EVERYONE, player=BOB, role="expansive"),
    ]
    death, _, roles = EN.facts(facts)
    assert str(death) == "Bob was found dead."
    assert roles.lines == ("Ann: Wolf", "Bob: Extrovert")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_and_a_power_are_told_with_what_they_do(language: Language) -> None:
    """Rules: LTR-GEN-03, LTR-SYS-15, LTR-GHOST-04."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    _, story = teller.facts([RoleTold(to=ME, role="witch", faction="wolves")])
    assert story.text == teller.role_story("witch")
    ghost = BecameGhost(to=ME, power="confusion", necromancers=(ANN,))
    told, does = teller.facts([ghost])
    assert "Ann" in told.text
    assert does.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_is_told_with_its_aura_and_how_often_its_power_works(language: Language) -> None:
    """As the table of roles has them. Rules: LTR-SYS-10, LTR-NIGHT-02, LTR-NIGHT-03."""
    white, black, plain, alternate, later = {
        "en": ("white", "black", "not mystic", "never two nights running", "second night on"),
        "nl": ("wit", "zwart", "niet mystiek", "nooit twee nachten", "de tweede nacht"),
        "it": ("bianca", "nera", "non è mistico", "mai per due notti", "Dalla seconda notte"),
        "de": ("weiß", "schwarz", "nicht mystisch", "nie zwei Nächte", "der zweiten Nacht"),
    }[language]
    teller = Teller(CAST, Reader(DEE, language), KEY)
    for key, role in ROLES.items():
        if key == "ghost":
            continue
        *told, aura = re.split(r"(?<=\.) ", teller.role_story(key))
        does, power = " ".join(told), role.power
        assert (white if role.aura == "white" else black) in aura, key
        assert (plain in aura) is not role.mystic, key
        assert (alternate in does) is (power is not None and power.frequency == "alternate"), key
        assert (later in does) is (power is not None and not power.first_night), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exiled_are_told_that_they_are_out(language: Language) -> None:
    """Not that they are dead, nor that it is not their turn. Rules: LTR-SYS-19."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    said = {detail: teller.refusal("not_asked", detail) for detail in ("exiled", "dead", "")}
    assert len(set(said.values())) == 3


def test_a_letter_says_which_night_or_day_it_tells_of() -> None:
    """A private one goes by what last began. Rules: LTR-SYS-12."""
    desk = letters.Desk("en", "UTC", "home@example.net", KEY)
    outcome = PowerOutcome(to=ME, outcome="ok", target=ANN)
    began: tuple[Fact, ...] = (Sunset(to=EVERYONE, number=1), Dawn(to=EVERYONE, number=2))
    night, day = (
        letters.news(
            desk, game="WW5", facts=(fact, outcome), paragraphs=(), channel="private"
        ).subject
        for fact in began
    )
    assert "night 2" in night.casefold()
    assert "day 2" in day.casefold()


DEAL = (
    *("wolf", "wolf", "necromancer", "necromancer", "phantom", "phantom"),
    *(key for key in ROLES if key not in ("ghost", "wolf", "necromancer", "phantom")),
)


def _started(number: int) -> Started:
    luck = random.Random(number)
    deal = list(DEAL)
    luck.shuffle(deal)
    players = tuple(f"Speler {chr(65 + seat % 26)}{'xyz'[seat // 26]}" for seat in range(len(deal)))
    return Started(
        rulebook=KEY,
        version=RULEBOOK.version,
        players=players,
        seed=f"whole game {number}",
        deal=tuple(deal),
        options=(("corpse_told", number % 2 == 0),),
    )


def _some_choice(asked: Asked, luck: random.Random) -> Choice:
    if luck.random() < 0.1:
        return ()
    named = ((part.name, luck.choice(choices(asked, part))) for part in asked.parts)
    return tuple(named)


def _play(number: int) -> Game:
    luck = random.Random(number)
    game = Game.start(RULEBOOK, _started(number), at=0)
    while not game.state.over and len(game.log) < 8000:
        for seat in game.state.seats:
            for key, asked in dict(game.asked(seat)).items():
                try:
                    game.answer(seat, key, _some_choice(asked, luck), at=0)
                except AnswerError:
                    continue
        game.close(at=0)
    assert game.state.over
    return game


@pytest.mark.parametrize(("language", "number"), [("nl", 0), ("en", 1), ("it", 0), ("de", 1)])
def test_a_whole_game_is_told_to_everybody_without_a_gap(language: Language, number: int) -> None:
    """All roles in one village, every player, a spectator and the narrator. Rules: LTR-SYS-12."""
    game = _play(number)
    names = game.started.players
    cast = Cast(names, ("man", "woman", "neither") * 20)
    for seat in (None, *game.state.seats):
        teller = Teller(cast, Reader(seat, language), KEY)
        for heard in heard_in_turn(game, seat):
            told = [str(paragraph) for paragraph in teller.facts(heard)]
            told += [str(teller.question(fact, None)) for fact in heard if isinstance(fact, Asked)]
            for text in told:
                assert not GAPS.search(text.replace("\n  ", "\n").replace("_", "")), text
    narrator = Teller(cast, Reader(None, language), KEY)
    for entry in game.log:
        if isinstance(entry.content, Fact) and entry.content.kind not in SILENT:
            assert narrator.fact(entry.content), entry
