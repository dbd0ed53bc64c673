"""The theme `wakkerdam`: whole by itself, never poorer than the default, silent about secrets."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.telling.stories.written import ANN, BOB, CAS, tell
from verteller.lab.playing import play
from verteller.lab.strategies import forgetful, random_legal
from verteller.lab.villages import made_up
from verteller.rules.chance import Chance
from verteller.rules.facts import EVERYONE, Asked, Died, Fact, Seat, hears
from verteller.rules.registry import find_rulebook
from verteller.rules.wakkerdam.facts import DayBroke, NightFell
from verteller.telling.cast import Cast, Gender, Language, Reader
from verteller.telling.stories import SHIPPED, Narration, check_stories, library_of
from verteller.telling.stories.moments import DEAL, MOMENTS
from verteller.telling.stories.story import LANGUAGES, Story

THEME = "wakkerdam"
GENDERS: tuple[Gender, ...] = ("man", "woman", "neither")
RULEBOOK = find_rulebook("wakkerdam")
KILLERS = re.compile(
    r"wol[fv]|vampi|heks|witch\b|vergif|poison|psychopa|roedel|\bpack\b|\bfang|gebeten|\bbite",
    re.IGNORECASE,
)


def stories(theme: str, language: Language) -> list[Story]:
    found = library_of(SHIPPED).stories
    return [story for story in found if (story.theme, story.language) == (theme, language)]


def is_public(story: Story) -> bool:
    return story.key != DEAL and MOMENTS[story.key, story.moment].public


def test_it_tells_every_moment_without_falling_back() -> None:
    """Rules: WAK-SYS-43, WAK-STORY-01."""
    assert THEME in library_of(SHIPPED).themes
    assert [problem for problem in check_stories(SHIPPED) if problem.theme == THEME] == []


def test_both_languages_tell_the_same() -> None:
    """Rules: WAK-SYS-41."""
    dutch, english = (
        {(s.file.rsplit("/", 1)[1], s.key, s.moment, s.a, s.b, s.day) for s in stories(THEME, each)}
        for each in LANGUAGES
    )
    assert dutch == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_reads_has_as_many_stories_as_the_default_has(language: Language) -> None:
    """Rules: WAK-SYS-42, WAK-SYS-44."""
    mine, default = (
        Counter((s.key, s.moment) for s in stories(theme, language) if is_public(s))
        for theme in (THEME, "default")
    )
    assert {moment for moment in default if mine[moment] < default[moment]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_often_or_ends_a_game_is_told_in_more_than_one_way(language: Language) -> None:
    """Rules: WAK-SYS-44."""
    told = Counter((s.key, s.moment) for s in stories(THEME, language) if s.day is None)
    victories = {moment for moment in MOMENTS if moment[0] == "victory"}
    woken = {(key, "woken") for key in ("werewolf", "vampire", "piper", "seer", "healer", "witch")}

    often = {("general", "night"), ("pyre", "intro"), ("pyre", "result"), ("pyre", "no_victim")}
    assert {moment for moment in victories | woken | often if told[moment] < 2} == set()
    mornings = Counter(
        (s.b.number, s.b.more) for s in stories(THEME, language) if s.moment == "morning"
    )
    assert min(mornings[0, False], mornings[1, False], mornings[2, True]) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_night_and_morning_have_stories_of_their_own(language: Language) -> None:
    """Rules: WAK-STORY-04."""

    def told(*facts: Fact, day: int) -> set[str]:
        number = NightFell(to=EVERYONE, number=day)
        return {
            tell(facts or [number], language=language, theme=THEME, label=f"{n}", before=[number])
            .text
            for n in range(30)
        }  # fmt: skip

    assert not told(day=1) & told(day=2)
    for dead in ((), (ANN,), (ANN, BOB)):
        first, second = (
            told(
                DayBroke(to=EVERYONE, number=day, deaths=len(dead)),
                *(Died(to=EVERYONE, player=seat) for seat in dead),
                day=day,
            )
            for day in (1, 2)
        )
        assert not first & second


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_for_all_names_no_role_and_nobody_who_kills(language: Language) -> None:
    """Rules: WAK-SYS-51."""
    for story in stories(THEME, language):
        if is_public(story):
            assert not story.roles, story.file
            if story.key not in ("victory", "village_elder"):
                assert not KILLERS.search(story.source), story.file


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shares_no_sentence_with_the_default(language: Language) -> None:
    """Rules: WAK-STORY-01."""
    mine, default = (
        {
            sentence.strip()
            for story in stories(theme, language)
            for sentence in re.split(r"(?<=[.?!])\s", " ".join(story.source.split()))
            if len(sentence) > 30
        }
        for theme in (THEME, "default")
    )
    assert mine & default == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_is_neither_man_nor_woman_is_spoken_of_as_neither(language: Language) -> None:
    """Rules: WAK-STORY-02, WAK-STORY-03."""
    gendered = {"nl": r"\b(zij|haar)\b", "en": r"\b(she|hers?)\b"}[language]
    for label in range(60):
        facts = [DayBroke(to=EVERYONE, number=2, deaths=1), Died(to=EVERYONE, player=CAS)]
        told = tell(facts, language=language, theme=THEME, label=f"mail {label}").text
        assert "Cas" in told
        assert not re.search(gendered, told, re.IGNORECASE)


def test_a_fool_is_woken_like_a_seer() -> None:
    """Rules: WAK-SYS-51."""
    asked = Asked(to=(ANN,), question="seer", parts=())

    told = tell([asked], seat=ANN, theme=THEME, language="en").text

    assert "well" in told


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_by_it_alone(seed: int, tmp_path: Path) -> None:
    """Rules: WAK-SYS-41, WAK-SYS-43, WAK-STORY-01, WAK-STORY-07."""
    (tmp_path / THEME).symlink_to(SHIPPED / THEME)
    lots = Random(seed)
    village = made_up(RULEBOOK, 8 + 4 * seed, lots)
    game = play(RULEBOOK, village, lots, forgetful(random_legal, 0.05))
    names = game.started.players
    cast = Cast(names, tuple(GENDERS[number % 3] for number in range(len(names))))
    moves = [place for place, entry in enumerate(game.log) if entry.is_move]
    language = LANGUAGES[seed % 2]
    before: list[Fact] = []

    for first, last in pairwise([*moves, len(game.log)]):
        contents = [entry.content for entry in game.log[first:last]]
        facts = [f for f in contents if isinstance(f, Fact) and hears(f.to, Seat(seed))]
        told = Narration((tmp_path,)).introduce(
            facts,
            cast,
            Reader(Seat(seed), language),
            before=before,
            theme=THEME,
            chance=Chance(game.started.seed),
            label=str(first),
        )
        before += facts
        assert not re.search(r"[{}\ue000\ue001<>]", told.text)
