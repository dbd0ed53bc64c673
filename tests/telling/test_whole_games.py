"""Whole games of random legal play, told to everybody who heard anything of them."""

import random
import re

import pytest

from verteller.rules.facts import Asked, Choice, Fact, hears, seen_by
from verteller.rules.game import Game
from verteller.rules.moves import Composition, Started
from verteller.rules.questions import choices
from verteller.rules.registry import find_rulebook
from verteller.telling import Cast, Language, Reader, Teller

WAKKERDAM = find_rulebook("wakkerdam")
GAPS = re.compile(r"[{}$]|  |\.\.|\bNone\b|#\d")
STARTED = Started(
    rulebook="wakkerdam",
    version=WAKKERDAM.version,
    players=tuple(f"Speler {chr(65 + seat)}x" for seat in range(len(WAKKERDAM.roles))),
    seed="a village with everybody in it",
    compositions=(Composition(tuple(WAKKERDAM.roles), mayor=True),),
)


def _some_choice(asked: Asked, luck: random.Random) -> Choice:
    pairs: list[tuple[str, int | str]] = []
    for part in asked.parts:
        options = choices(asked, part)
        count = min(luck.randint(part.least, min(part.most, 2)), len(options))
        pairs += [(part.name, option) for option in sorted(luck.sample(options, count))]
    return () if luck.random() < 0.1 else tuple(pairs)  # type: ignore[arg-type]


def _play(number: int) -> Game:
    luck = random.Random(number)
    game = Game.start(WAKKERDAM, STARTED, at=0)
    while not game.state.over and len(game.log) < 5000:
        for seat in game.state.seats:
            for key, asked in dict(game.asked(seat)).items():
                try:
                    game.answer(seat, key, _some_choice(asked, luck), at=0)
                except ValueError:  # repeated, or somebody was faster: a round is missed
                    continue
        game.close(at=0)
    return game


@pytest.mark.parametrize(
    ("language", "number"), [("nl", 0), ("en", 0), ("nl", 1), ("en", 2), ("it", 1), ("de", 2)]
)
def test_a_whole_game_is_told_to_everybody_without_a_gap(language: Language, number: int) -> None:
    """All roles in one village, every player, a spectator and the narrator.

    Rules: WAK-SYS-22, WAK-STORY-08.
    """
    game = _play(number)
    facts = [entry.content for entry in game.log if isinstance(entry.content, Fact)]
    cast = Cast(STARTED.players, ("man", "woman", "neither") * 10)
    for seat in (None, *game.state.seats):
        teller = Teller(cast, Reader(seat, language))
        heard = [seen_by(fact, seat) for fact in facts if hears(fact.to, seat)]
        told = [str(paragraph) for paragraph in teller.facts(heard)]
        told += [str(teller.question(fact, None)) for fact in heard if isinstance(fact, Asked)]
        assert told
        for text in told:
            assert not GAPS.search(text.replace("\n  ", "\n")), text
    narrator = Teller(cast, Reader(None, language))
    assert all(narrator.fact(fact) for fact in facts if fact.kind not in {"asked"} | _PHASES)


_PHASES = {"phase_opened", "phase_closed"}
