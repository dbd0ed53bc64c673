"""The theme that is shipped: whole, in both languages, silent about secrets."""

import re
from itertools import pairwise
from random import Random

import pytest

from verteller.lab.playing import play
from verteller.lab.strategies import forgetful, random_legal
from verteller.lab.villages import made_up
from verteller.rules.chance import Chance
from verteller.rules.facts import EVERYONE, Fact, Seat, hears
from verteller.rules.game import Game
from verteller.rules.registry import rulebooks
from verteller.telling.cast import Cast, Gender, Language, Reader
from verteller.telling.stories import (
    REMEMBERED,
    SHIPPED,
    Introduction,
    Narration,
    check_stories,
    library_of,
)
from verteller.telling.stories.moments import DEAL, MOMENTS
from verteller.telling.stories.story import LANGUAGES

GENDERS: tuple[Gender, ...] = ("man", "woman", "neither")
WAKKERDAM = rulebooks()["wakkerdam"]


def test_every_moment_has_a_story_in_both_languages_for_every_size_and_gender() -> None:
    """Rules: WAK-SYS-43, WAK-STORY-04."""
    assert check_stories(SHIPPED) == []


def test_the_languages_tell_the_same_moments() -> None:
    """Rules: WAK-SYS-41."""
    told = {language: [s for s in library_of(SHIPPED).stories if s.language == language]
            for language in LANGUAGES}  # fmt: skip

    dutch, english = (
        {(s.file.rsplit("/", 1)[1], s.key, s.moment, s.a, s.b, s.day) for s in told[language]}
        for language in ("nl", "en")
    )
    assert dutch == english


def test_every_role_that_can_be_told_is_dealt_with_a_story_of_its_own() -> None:
    """Rules: WAK-STORY-05."""
    dealt = {s.moment for s in library_of(SHIPPED).stories if s.key == DEAL}

    assert dealt == set(WAKKERDAM.roles) - {"fool"} | {"any"}


@pytest.mark.parametrize("moment", ["morning", "night"])
def test_mails_differ_from_day_to_day(moment: str) -> None:
    """Rules: WAK-SYS-44."""
    for language in LANGUAGES:
        told = library_of(SHIPPED).of("default", language, "general", moment)
        assert len(told) >= 3
        assert len(library_of(SHIPPED).of("default", language, "pyre", "result")) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_short(language: Language) -> None:
    """Rules: WAK-SYS-41."""
    for story in library_of(SHIPPED).stories:
        if story.language == language:
            text = re.sub(r"\{\{.*?\}\}", "Ann", story.source, flags=re.DOTALL)
            text = re.sub(r"\{% else %\}.*?\{% endif %\}", "", text, flags=re.DOTALL)
            text = re.sub(r"\{%.*?%\}", "", text)
            sentences = re.findall(r"[.?!]+[’\"”]?(?=\s|$)", text)
            assert 2 <= len(sentences) <= 6, story.file


CULPRITS = re.compile(
    r"wol[fv]|vampier|vampire|heks|witch|gif|poison|psychopa|roedel|pack|tanden|fang|beet|bite",
    re.IGNORECASE,
)


def test_a_story_for_all_never_says_what_somebody_died_of_by_night() -> None:
    """Rules: WAK-SYS-51."""
    for story in library_of(SHIPPED).stories:
        if story.key in ("general", "pyre", "mayor", "raven", "sheriff"):
            moment = MOMENTS[story.key, story.moment]
            assert not (moment.public and CULPRITS.search(story.source)), story.file


def test_a_story_for_all_names_no_role_that_may_not_have_been_shown() -> None:
    """Rules: WAK-SYS-51."""
    for story in library_of(SHIPPED).stories:
        if story.key != DEAL and MOMENTS[story.key, story.moment].public:
            assert not story.roles, story.file


def played(seed: int) -> Game:
    """Return a whole game under chance options, with players who forget some answers."""
    lots = Random(seed)
    options = [(each.key, lots.choice(each.allowed)) for each in WAKKERDAM.settings if each.allowed]
    village = made_up(WAKKERDAM, 4 + seed % 14, lots, options=tuple(options))
    return play(WAKKERDAM, village, lots, forgetful(random_legal, 0.05))


def mails(game: Game, seat: Seat | None) -> list[list[Fact]]:
    """Return what *seat* hears after each move, the public part of it and the private."""
    moves = [place for place, entry in enumerate(game.log) if entry.is_move]
    found: list[list[Fact]] = []
    for first, last in pairwise([*moves, len(game.log)]):
        contents = [entry.content for entry in game.log[first:last]]
        heard = [f for f in contents if isinstance(f, Fact) and hears(f.to, seat)]
        found.append([fact for fact in heard if fact.to == EVERYONE])
        found.append([fact for fact in heard if fact.to != EVERYONE])
    return found


def narrate(
    game: Game, seat: Seat | None, language: Language, kinds: frozenset[str] | None = None
) -> list[Introduction]:
    """Tell a whole game to one reader, who remembers these kinds of facts, or all."""
    size = len(game.started.players)
    cast = Cast(game.started.players, tuple(GENDERS[number % 3] for number in range(size)))
    before: list[Fact] = []
    told: list[Introduction] = []
    for number, facts in enumerate(mails(game, seat)):
        told.append(
            Narration().introduce(
                facts,
                cast,
                Reader(seat, language),
                before=before,
                theme="default",
                chance=Chance(game.started.seed),
                label=str(number),
            )
        )
        before += [fact for fact in facts if kinds is None or fact.kind in kinds]
    return told


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_is_told_to_everybody_in_both_languages(seed: int) -> None:
    """Rules: WAK-SYS-41, WAK-STORY-01, WAK-STORY-02, WAK-STORY-07."""
    game = played(seed)

    for language in LANGUAGES:
        spectator = narrate(game, None, language)
        player = narrate(game, Seat(seed % len(game.started.players)), language)

        assert len(spectator) == len(player)
        for public, mine in zip(spectator[::2], player[::2], strict=True):
            assert public == mine
        assert sum(bool(each) for each in spectator) >= 2
        for each in (*spectator, *player):
            assert not re.search(r"[{}\ue000\ue001<>]", each.text)
            assert "  " not in each.text
            assert each.authors == (("Verteller",) if each else ())


def test_what_is_not_remembered_is_not_missed() -> None:
    """Rules: WAK-STORY-07."""
    for seed in (3, 7):
        game = played(seed)
        assert narrate(game, Seat(1), "en") == narrate(game, Seat(1), "en", REMEMBERED)


def test_what_a_seat_may_not_know_changes_none_of_its_stories() -> None:
    """Rules: WAK-SYS-51, WAK-STORY-06."""
    game = played(5)
    seat = Seat(0)

    whole = narrate(game, seat, "nl")
    cast = Cast(
        game.started.players, tuple(GENDERS[n % 3] for n in range(len(game.started.players)))
    )
    before: list[Fact] = []
    for number, facts in enumerate(mails(game, seat)):
        others = [e.content for e in game.log if isinstance(e.content, Fact)]
        unheard = [fact for fact in others if not hears(fact.to, seat)]
        told = Narration().introduce(
            [*unheard, *facts],
            cast,
            Reader(seat, "nl"),
            before=[*unheard, *before],
            theme="default",
            chance=Chance(game.started.seed),
            label=str(number),
        )
        assert told == whole[number]
        before += facts
