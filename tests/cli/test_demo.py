"""The made-up village: its letters are understood, and nobody knows more than he was told."""

import re
from collections.abc import Callable
from datetime import timedelta
from random import Random

import pytest

from tests.mail.village import START, Village, running_village
from verteller.cli.demo import letters, people, roles, villager
from verteller.cli.demo.director import pace_for
from verteller.cli.demo.village import Village as Demonstration
from verteller.cli.demo.villager import Situation, Villager
from verteller.hosting import games
from verteller.hosting.models import HostedGame
from verteller.hosting.names import fit_player_name, folded
from verteller.mail.reading.names import find_names
from verteller.mail.reading.words import Keyword, find_keywords
from verteller.mail.signing_up import read_wish
from verteller.rules.facts import Asked, Choice, Part, Seat
from verteller.rules.registry import find_rulebook
from verteller.rules.views import view
from verteller.web.house import DemonstrationError, House

EVERYBODY = people.villagers(40, Random(1))
NAMES = [each.name for each in EVERYBODY]


def test_a_village_of_any_size_is_mixed() -> None:
    """Dutch and English, men, women and neither, no two alike."""
    for count in (5, 12, 40):
        crowd = people.villagers(count, Random(count))
        assert len({folded(each.name) for each in crowd}) == len(crowd) == count
        assert len({each.address for each in crowd}) == count
        assert {each.language for each in crowd} == {"nl", "en"}
        assert {each.gender for each in crowd} == {"man", "woman", "neither"}


def test_everybody_can_be_called_so() -> None:
    """No villager's name is refused."""
    for name in NAMES:
        assert fit_player_name(name) == name


def test_nobody_is_called_like_the_newcomer() -> None:
    """A name that another one nearly has would be asked about at every vote."""
    for name in ("Sam", "Robine", "Emily"):
        others = people.villagers(39, Random(2), besides=name)
        assert all(people.plain(each.name)[:4] != people.plain(name)[:4] for each in others)


def test_a_sign_up_is_read_as_it_was_meant() -> None:
    """Name, gender and language."""
    for each in EVERYBODY:
        wish = read_wish(letters.sign_up(each))
        assert (wish.name, wish.gender, wish.language) == (each.name, each.gender, each.language)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_letter_names_whom_it_is_meant_for_and_nobody_else(count: int) -> None:
    """However somebody puts it, in either language."""
    lots = Random(count)
    for person in EVERYBODY:
        chosen = lots.sample(range(40), count)
        choice: Choice = tuple(("target", Seat(seat)) for seat in chosen)
        asked = Asked(to=(Seat(0),), question="vote", parts=())
        for _ in range(12):
            text = letters.answer(person, asked, choice, NAMES, lots)
            found = find_names(text, NAMES)
            assert sorted(found.names) == sorted(chosen), text
            assert not found.ambiguous
            assert Keyword.BLANK not in find_keywords(text)


def test_a_blank_letter_is_blank() -> None:
    """The word for it, and no name."""
    asked = Asked(to=(Seat(0),), question="vote", parts=())
    for person in EVERYBODY:
        text = letters.answer(person, asked, (), NAMES, Random(3))
        assert Keyword.BLANK in find_keywords(text)
        assert not find_names(text, NAMES).names


@pytest.mark.parametrize(
    ("question", "word"), [("alone", Keyword.WHITE), ("testament", Keyword.MAYOR)]
)
def test_an_answer_that_needs_a_word_has_it(question: str, word: Keyword) -> None:
    """The white werewolf's own ballot and the mayor's testament are told from others."""
    asked = Asked(to=(Seat(0),), question=question, parts=())
    for person in EVERYBODY:
        text = letters.answer(person, asked, (("target", Seat(3)),), NAMES, Random(4))
        assert word in find_keywords(text)
        assert find_names(text, NAMES).names == (3,)


def test_a_witch_says_which_potion_is_for_whom() -> None:
    """Both names, each beside its potion."""
    asked = Asked(to=(Seat(0),), question="witch", parts=())
    choice: Choice = (("heal", Seat(1)), ("poison", Seat(2)))
    for person in EVERYBODY:
        text = letters.answer(person, asked, choice, NAMES, Random(5))
        assert find_names(text, NAMES).names == (1, 2)
        assert {Keyword.ELIXIR, Keyword.POISON} <= find_keywords(text)


@pytest.mark.parametrize("players", range(5, 41))
def test_there_are_roles_for_every_village(players: int) -> None:
    """Known roles, a wolf among them, and a villager's side that outnumbers it."""
    known = find_rulebook("wakkerdam").roles
    drawn = roles.composition(players).roles
    assert len(drawn) == players
    assert set(drawn) <= set(known)
    assert 0 < drawn.count("werewolf") < players / 2


@pytest.mark.parametrize("players", [5, 12, 40])
def test_a_game_nobody_takes_part_in_is_paced_to_last_under_a_minute(players: int) -> None:
    """The rounds of such a game together take less than a minute."""
    assert 0.1 <= pace_for(players) <= 2.0


@pytest.mark.django_db
class TestDeciding:
    """What a made-up player decides by."""

    def situation(self, village: Village, name: str) -> Situation:
        """Return what a player knows; everybody is called after nobody of the village."""
        with games.opened(village.game) as game:
            known = view(game.log, village.seat(name))
            names = game.started.players
        return Situation(known, names, None, village.now)

    def test_a_villager_decides_by_his_own_view_alone(self) -> None:
        """Two games that differ in what he may not know give him the same situation."""
        village = running_village("werewolf", "seer", "villager", "villager", "villager")
        (seer,) = village.holders("seer")

        known = self.situation(village, seer).known

        assert known.role == "seer"
        assert list(known.questions) == ["seer"]
        assert all(told.fact.to in ("everyone", (village.seat(seer),)) for told in known.told)

    def test_nobody_chooses_a_newcomer_in_the_first_days(self) -> None:
        """Who is still reading is left in peace, as long as there is anybody else."""
        village = running_village("werewolf", "seer", "villager", "villager", "villager")
        (seer,) = village.holders("seer")
        known = self.situation(village, seer)
        newcomer = village.seat(village.others(seer)[0])
        polite = Situation(known.known, known.names, newcomer, known.since)
        (asked,) = known.known.questions.values()
        someone = Villager(EVERYBODY[0], Random(6))

        chosen = [someone._choose(asked, polite, tries=0) for _ in range(60)]

        assert all(choice and choice[0][1] != newcomer for choice in chosen)

    def test_a_newcomer_is_chosen_when_there_is_nobody_else(self) -> None:
        """Politeness does not stop the game."""
        lone = Asked(
            to=(Seat(0),), question="vote", parts=(Part("target", (Seat(1),)),), blank=False
        )
        known = Situation(view([], Seat(0)), NAMES, Seat(1), START)

        choice = Villager(EVERYBODY[0], Random(7))._choose(lone, known, tries=0)

        assert choice == (("target", Seat(1)),)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("players", "seat", "code"),
    [(4, "", "number"), (41, "", "number"), (12, "B0b", "name"), (12, "blanco", "name")],
)
def test_a_demonstration_that_cannot_be_says_why(players: int, seat: str, code: str) -> None:
    """And no game is made."""
    village = Demonstration(House(), timedelta(seconds=30), _Silent())

    with pytest.raises(DemonstrationError) as caught:
        village.start(players, seat, "nl")

    assert caught.value.code == code
    assert not HostedGame.objects.exists()


class _Silent:
    """Says nothing of how a demonstration goes."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


def test_a_phrase_holds_no_word_with_a_meaning_of_its_own() -> None:
    """What people say around a name is neither a name nor a keyword."""
    for spoken in ("nl", "en"):
        for phrase in letters._PHRASES[spoken]:
            words = re.sub(r"\{\w+\}", "", phrase)
            assert not find_keywords(words)
            assert not find_names(words, NAMES).names
    assert villager.POLITE_FOR > 0
