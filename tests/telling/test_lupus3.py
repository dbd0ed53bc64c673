"""Lupus 3.0 in words: its reports in sections, its letters, and how little its notices say."""

import random
import re

import pytest

from tests.telling.hearing import heard_in_turn
from tests.telling.samples import ANN, BOB, CAS, CAST, DEE, ME
from tests.telling.samples_lupus3 import FACTS, NOTICES, QUESTIONS
from verteller.rules.errors import AnswerError
from verteller.rules.facts import (
    EVERYONE,
    Asked,
    Choice,
    Condemned,
    Dawn,
    Defeated,
    Died,
    Fact,
    FactionChanged,
    Fellows,
    LearnedAura,
    LearnedFaction,
    LearnedRole,
    Mayor,
    PowerOutcome,
    Proposition,
    Pyre,
    Revived,
    RoleChanged,
    RoleShown,
    RoleTold,
    Scream,
    SecondaryGoal,
    Sunset,
    Tally,
    VisitedBy,
    Votes,
)
from verteller.rules.game import Game
from verteller.rules.lupus3 import RULEBOOK
from verteller.rules.lupus3.facts import (
    Acquired,
    Elected,
    NotAcquired,
    Notice,
    RitualFailed,
    SecondaryResult,
    Spared,
    Vision,
)
from verteller.rules.lupus3.role import ALTERNATE, DEAD, EVERY_NIGHT, LIVING, ONCE
from verteller.rules.lupus3.roles import ROLES
from verteller.rules.moves import Started
from verteller.rules.questions import choices
from verteller.telling import Language, Reader, Section, Teller
from verteller.telling.cast import Cast
from verteller.telling.grouping import SILENT
from verteller.telling.words import LANGUAGES

KEY = RULEBOOK.key
GAPS = re.compile(r"[{}$]|  |\.\.|^ | $| [.,;:]|\bNone\b|#\d|_")
EN = Teller(CAST, Reader(DEE, "en"), KEY)
IT = Teller(CAST, Reader(DEE, "it"), KEY)


def _keys(facts: list[Fact], teller: Teller = EN) -> list[str]:
    return [section.key for section in teller.sections(facts)]


def _text(section: Section) -> str:
    return " ".join(str(each) for each in section.paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told(language: Language) -> None:
    """Each sample of each kind has words without a gap. Rules: LU3-MAIL-01, LU3-SYS-16."""
    for reader in (Reader(DEE, language), Reader(None, language)):
        teller = Teller(CAST, reader, KEY)
        for each in FACTS:
            assert teller.fact(each), each
            assert not GAPS.search(teller.fact(each)), each


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put(language: Language) -> None:
    """What may be chosen, and what comes of it, in words. Rules: LU3-SYS-10, LU3-SYS-13."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    for asked in QUESTIONS:
        text = teller.question(asked, None)
        told = [text.title, text.explanation, text.how_to_answer, *text.choices]
        taken = ((), *((("target", option),) for option in asked.parts[0].options))
        told += [teller.receipt(asked.question, choice) for choice in taken]
        for each in told:
            assert not GAPS.search(each), each


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_suicide_is_asked_for_with_the_reader_s_own_yes(language: Language) -> None:
    """No word of another language stands in a list of choices. Rules: LU3-SUICIDE-02."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    yes = {"nl": "ja", "en": "yes", "it": "sì", "de": "ja"}[language]
    assert yes in teller.question(QUESTIONS[-1], None).choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_failure_is_told_in_the_same_words_whatever_was_done_and_whoever_did_it(
    language: Language,
) -> None:
    """
    Kidnapped, shielded, guarded or outdone: byte for byte one sentence but for the target.

    Rules: LU3-MAIL-01, LU3-MAIL-02, LU3-MAIL-03, LU3-SYS-21.
    """
    rules = ("LU3-KIDNAPPER-01", "LU3-EXORCIST-01", "LU3-WOLF-04", "LU3-EXORCIST-05", "")
    told = set()
    for seat, name in enumerate(CAST.names):
        for rule in rules:
            for target, named in ((ANN, "Ann"), (BOB, "Bob"), (CAS, "Cas")):
                if named == name:
                    continue
                fact = PowerOutcome(to=(seat,), outcome="failed", target=target, rule=rule)  # type: ignore[arg-type]
                teller = Teller(CAST, Reader(seat, language), KEY)  # type: ignore[arg-type]
                (section,) = teller.sections([Dawn(to=EVERYONE, number=3), fact])[1:]
                assert section.key == "power"
                told.add(_text(section).replace(named, "X").encode())
    assert len(told) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ritual_fails_in_the_same_words_whatever_the_reason(language: Language) -> None:
    """Uncoordinated or shielded. Rules: LU3-MAIL-04, LU3-SYS-21."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    rules = ("LU3-RITUAL-02", "LU3-RITUAL-03", "")
    assert len({teller.fact(RitualFailed(to=ME, rule=rule)).encode() for rule in rules}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_stands_alone_without_a_word_that_the_power_worked(language: Language) -> None:
    """Who gets a reading sees that. Rules: LU3-MAIL-01, LU3-SYS-21."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    aura = LearnedAura(to=ME, about=ANN, aura="red")
    worked = PowerOutcome(to=ME, outcome="ok", target=ANN)
    dawn = Dawn(to=EVERYONE, number=2)
    assert teller.sections([dawn, worked, aura])[1].paragraphs == tuple(teller.facts([aura]))
    assert len(teller.sections([dawn, worked])) == 1


def test_a_necrophile_is_told_in_words_of_his_own() -> None:
    """Whose power and which, or that there was none, and no more. Rules: LU3-NECROPHILE-04, -07."""
    failed = PowerOutcome(to=ME, outcome="failed", target=BOB)
    told = EN.facts([failed, NotAcquired(to=ME, about=BOB)])
    assert [str(each) for each in told] == [
        "From Bob you have acquired no power. Your only chance is spent."
    ]
    worked = PowerOutcome(to=ME, outcome="ok", target=BOB)
    told = EN.facts(
        [
            *(worked, Acquired(to=ME, about=BOB, role="kidnapper")),
            RoleChanged(to=ME, role="kidnapper", faction="white"),
        ]
    )
    assert "the power of Bob: you are now a kidnapper" in told[0].text
    assert "You play for White" in told[1].text
    assert "Aura: black" in told[-1].lines


MORNING: list[Fact] = [
    Dawn(to=EVERYONE, number=3),
    Died(to=EVERYONE, player=ANN),
    Revived(to=EVERYONE, player=BOB),
    PowerOutcome(to=ME, outcome="ok", target=BOB),
    LearnedAura(to=ME, about=BOB, aura="black"),
    Mayor(to=EVERYONE, player=CAS, how="successor"),
    Scream(to=EVERYONE, player=CAS),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_morning_has_its_five_sections_in_their_order(language: Language) -> None:
    """Who has no answer gets four. Rules: LU3-SYS-16, LU3-MAIL-05, LU3-MAIL-06, LU3-SYS-20."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    sections = teller.sections(MORNING)
    keys = ["", "dead", "risen", "power", "succession", "screams"]
    assert [section.key for section in sections] == keys
    assert "3" in _text(sections[0])
    assert len({section.title for section in sections}) == len(keys)
    for section in sections[1:]:
        assert section.title
        assert ":" not in section.title
    public = [fact for fact in MORNING if fact.to == EVERYONE]
    assert [each.key for each in teller.sections(public)] == [key for key in keys if key != "power"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quiet_dawn_gives_an_empty_report_with_its_number(language: Language) -> None:
    """Rules: LU3-SYS-01, LU3-SYS-16."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    dawn = Dawn(to=EVERYONE, number=7)
    (alone,) = teller.sections([dawn])
    assert "7" in _text(alone)
    first, *_ = teller.sections([dawn, Scream(to=EVERYONE, player=ANN)])
    assert _text(alone).startswith(_text(first))
    assert len(_text(alone)) > len(_text(first))
    assert _text(teller.sections([dawn, Notice(to=ME, of="vampire")])[0]) == _text(alone)
    assert "7" in teller.report_title([dawn])


def _ballot(name: str) -> list[Fact]:
    return [
        Votes(to=EVERYONE, ballot=name, votes=((ANN, BOB), (CAS, BOB))),
        Tally(to=EVERYONE, ballot=name, counts=((BOB, 2.0),)),
    ]


def _evening(saved_by: str | None) -> list[Fact]:
    facts: list[Fact] = [Sunset(to=EVERYONE, number=3), Condemned(to=EVERYONE, player=BOB)]
    if saved_by is None:
        facts += [Pyre(to=EVERYONE, player=BOB), Died(to=EVERYONE, player=BOB, cause="pyre")]
        return facts + _ballot("pyre")
    facts += [Pyre(to=EVERYONE, player=None, reason=saved_by), *_ballot("pyre")]
    return [*facts, Spared(to=EVERYONE, player=BOB, by=saved_by)]


@pytest.mark.parametrize("saved_by", ["niece", "advocate", None])
def test_an_evening_has_its_sections_in_their_order(saved_by: str | None) -> None:
    """The Niece or the Advocate, never both. Rules: LU3-SYS-18, LU3-MAIL-08, LU3-MAIL-09."""
    facts = [
        *(*_evening(saved_by), Elected(to=EVERYONE, player=CAS)),
        *(Mayor(to=EVERYONE, player=CAS, how="elected"), *_ballot("election")),
        Mayor(to=EVERYONE, player=ANN, how="successor"),
    ]
    saved = [] if saved_by is None else [saved_by]
    ends = ["election", "election-details", "succession"]
    assert _keys(facts) == ["", "vote", "vote-details", *saved, *ends]
    vote = _text(EN.sections(facts)[1])
    if saved_by is None:
        assert vote == "The village condemns Bob to the pyre. Bob died on the pyre."
    else:
        assert vote.endswith("But the sentence falls, and nobody dies on the pyre today.")


def test_without_a_ballot_for_mayor_there_is_no_election_to_read_of() -> None:
    """Rules: LU3-MAIL-09."""
    assert _keys(_evening(None)) == ["", "vote", "vote-details"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_elected_and_burnt_does_not_take_office(language: Language) -> None:
    """And the report says that the office stays where it was. Rules: LU3-SUNSET-02."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    elected = Elected(to=EVERYONE, player=BOB)
    burnt = teller.sections([*_evening(None), elected, *_ballot("election")])
    saved = teller.sections([*_evening("niece"), elected, *_ballot("election")])
    dead, alive = (next(s for s in each if s.key == "election") for each in (burnt, saved))
    assert _text(dead).startswith(_text(alive))
    assert len(_text(dead)) > len(_text(alive))
    heir = Mayor(to=EVERYONE, player=ANN, how="successor")
    followed = teller.sections([*_evening(None), elected, *_ballot("election"), heir])
    assert _text(next(s for s in followed if s.key == "election")) == _text(alive)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", NOTICES)
def test_a_notice_and_what_belongs_to_it_is_a_letter_of_its_own(
    language: Language, of: str
) -> None:
    """Rules: LU3-SYS-17, LU3-SYS-19, LU3-MAIL-07, LU3-MAIL-10, LU3-SYS-23."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    behind: list[Fact] = {
        "vampire": [
            RoleChanged(to=ME, role="young_vampire", faction="red"),
            FactionChanged(to=ME, faction="red"),
        ],
        "defeat": [Defeated(to=ME, faction="black"), SecondaryGoal(to=ME, faction="white")],
    }.get(of, [])
    letter: list[Fact] = [Notice(to=ME, of=of), *behind]
    (section,) = teller.sections(letter)
    assert section.key == f"notice-{of}"
    assert section.title
    assert section.facts == tuple(letter)
    dawn: list[Fact] = [
        *MORNING,
        *letter,
        Notice(to=ME, of="death"),
        RoleShown(to=EVERYONE, player=ANN, role="wolf"),
    ]
    *_, own, death, after = teller.sections(dawn)
    assert (own, death.key, after.key) == (section, "notice-death", "")


def test_a_transformed_player_is_told_his_faction_once() -> None:
    """A new role says of which faction it is. Rules: LU3-VAMPIRE-13, LU3-MAIL-01."""
    changed: list[Fact] = [
        RoleChanged(to=ME, role="young_vampire", faction="red"),
        FactionChanged(to=ME, faction="red"),
    ]
    told = "\n".join(str(each) for each in EN.facts(changed))
    assert told.count("You play for Red") == 1
    assert "From now on you play" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_defeat_is_told_with_the_faction_to_support(language: Language) -> None:
    """Only Black dies of it. Rules: LU3-DEFEAT-01, LU3-DEFEAT-04, LU3-SYS-23."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    lost = {side: teller.fact(Defeated(to=ME, faction=side)) for side in ("white", "black", "red")}
    for side, told in lost.items():
        assert teller.faction_name(side) in told
    assert len(lost["black"]) > 2 * len(lost["red"])
    goal = teller.fact(SecondaryGoal(to=ME, faction="white"))
    assert teller.faction_name("white") in goal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_devil_reads_three_things_in_one_list(language: Language) -> None:
    """Role at the start, present role, present faction. Rules: LU3-DEVIL-01, LU3-DEVIL-02."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    facts: list[Fact] = [
        LearnedRole(to=ME, about=BOB, role="seer"),
        LearnedRole(to=ME, about=BOB, role="young_vampire"),
        LearnedFaction(to=ME, about=BOB, faction="red"),
    ]
    (told,) = teller.facts(facts)
    assert "Bob" in told.text
    ends = [line.split(": ")[1] for line in told.lines]
    assert ends == [
        teller.role_name("seer"),
        teller.role_name("young_vampire"),
        teller.faction_name("red"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_diviner_gets_four_sentences_in_one_list(language: Language) -> None:
    """Which of them are true, nobody says. Rules: LU3-DIVINER-01, LU3-DIVINER-06, LU3-SYS-22."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    said = [(ANN, "wolf"), (BOB, "wolf"), (ANN, "wolf"), (ANN, "mason")]
    role = RoleTold(to=ME, role="soothsayer", faction="white")
    facts = [Proposition(to=ME, about=about, role=told) for about, told in said]
    sentences = teller.facts([role, *facts])[-1]
    assert len(sentences.lines) == 4
    assert sentences.lines[0] == sentences.lines[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_knows_others_reads_their_names_and_roles_together(language: Language) -> None:
    """Rules: LU3-GEN-11, LU3-SYS-22."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    fellows = Fellows(to=ME, group="wolves", players=(ANN, BOB, DEE))
    known: list[Fact] = [
        fellows,
        LearnedRole(to=ME, about=ANN, role="wolf"),
        LearnedRole(to=ME, about=BOB, role="witch"),
    ]
    (told,) = teller.facts(known)
    assert told.text == teller.fact(fellows)
    roles = teller.role_name("wolf"), teller.role_name("witch")
    assert told.lines == (f"Ann: {roles[0]}", f"Bob: {roles[1]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_asked_for_is_not_called_his_power(language: Language) -> None:
    """A vision, a visit, a ritual: told under a heading of their own. Rules: LU3-SYS-16."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    dawn = Dawn(to=EVERYONE, number=2)
    titles = {
        teller.sections([dawn, fact])[1].title
        for fact in (
            *(RitualFailed(to=ME), VisitedBy(to=ME, player=ANN)),
            Vision(to=ME, about=ANN, role="wolf"),
        )
    }
    own = teller.sections([dawn, LearnedAura(to=ME, about=ANN, aura="red")])[1].title
    assert len(titles) == 1
    assert own not in titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_secondary_goals_are_listed_at_the_end(language: Language) -> None:
    """With what came of each. Rules: LU3-WIN-01, LU3-DEFEAT-04."""
    teller = Teller(CAST, Reader(None, language), KEY)
    results = [
        SecondaryResult(to=EVERYONE, player=seat, faction="red", reached=seat == ANN)
        for seat in (ANN, BOB)
    ]
    (told,) = teller.facts(results)
    first, second = told.lines
    assert "Ann" in first
    assert teller.faction_name("red") in first
    assert first.replace("Ann", "Bob") != second


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_letter_tells_role_faction_aura_and_the_row_of_the_table(
    language: Language,
) -> None:
    """As the table of roles has it. Rules: LU3-SYS-22, LU3-GEN-12, LU3-GEN-13, LU3-GEN-14."""
    teller = Teller(CAST, Reader(DEE, language), KEY)
    rows: dict[object, set[tuple[str, ...]]] = {}
    for key, role in ROLES.items():
        told = teller.facts([RoleTold(to=ME, role=key, faction=role.faction)])
        assert teller.voice.belonging(role.faction) in told[0].text
        assert told[1].text == teller.role_story(key)
        assert told[2].lines == teller.role_table(key)
        power = role.power
        use = None if power is None else (power.frequency, power.targets, _self(power.on_self, key))
        row = (role.aura, use, role.mystic, role.vampirisable, role.acquirable)
        rows.setdefault(row, set()).add(teller.role_table(key))
    assert {len(told) for told in rows.values()} == {1}, "equal rows are told alike"
    assert len(rows) == len(set.union(*rows.values())), "other rows are told otherwise"


def _self(on_self: bool, key: str) -> bool | None:
    """Tell whether a power works on oneself, nothing where it works on the dead alone."""
    power = ROLES[key].power
    return on_self if power is not None and LIVING in power.targets else None


@pytest.mark.parametrize(
    ("role", "told"),
    [
        ("seer", ("every night", "one of the living, yourself included")),
        ("bodyguard", ("every night", "one of the living, but not yourself")),
        ("medium", ("every night", "one of the dead")),
        ("voyeur", ("every second night at most", "anybody, living or dead, but not yourself")),
        ("witch", ("every night", "anybody, living or dead, yourself included")),
        ("messiah", ("once in the game", "one of the dead")),
    ],
)
def test_a_row_says_how_often_and_on_whom(role: str, told: tuple[str, str]) -> None:
    """Rules: LU3-GEN-04, LU3-GEN-12, LU3-TABLE-02 to LU3-TABLE-06, LU3-TABLE-17."""
    power = ROLES[role].power
    assert power is not None
    frequency = {EVERY_NIGHT: "every night", ALTERNATE: "every second", ONCE: "once"}
    assert told[0].startswith(frequency[power.frequency])
    assert ("dead" in told[1]) is (DEAD in power.targets)
    assert EN.role_table(role)[1:3] == (f"Power: {told[0]}", f"On whom: {told[1]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vampire_hunter_reads_whom_to_ask_for_the_count(language: Language) -> None:
    """The server does not handle it, and who acquires the role has it not. Rules: LU3-SYS-29."""
    story = Teller(CAST, Reader(DEE, language), KEY).role_story("vampire_hunter")
    asked, since = {
        "en": ("ask the game master", "from the start"),
        "nl": ("vraag het de spelleider", "van het begin af"),
        "it": ("chiedilo al game master", "dall’inizio"),
        "de": ("Frag die Spielleitung", "von Anfang an"),
    }[language]
    assert asked in story
    assert since in story
    assert "server" in story.casefold()


def test_italian_sounds_like_italian() -> None:
    """Before a vowel, and about the reader himself. Rules: LU3-STALKER-02."""
    choice: Choice = (("target", DEE),)
    assert IT.receipt("power", choice) == "Preso nota. Usi il tuo potere su di te."
    assert IT.fact(Mayor(to=EVERYONE, player=ANN, how="fixed")) == "Il Sindaco è Ann."


def _started(number: int) -> Started:
    luck = random.Random(number)
    deal = ["wolf", "young_vampire", *ROLES]
    luck.shuffle(deal)
    return Started(
        rulebook=KEY,
        version=RULEBOOK.version,
        players=tuple(f"Speler {chr(65 + s % 26)}{'xyz'[s // 26]}" for s in range(len(deal))),
        seed=f"whole game {number}",
        deal=tuple(deal),
    )


def _play(number: int) -> Game:
    luck = random.Random(number)
    game = Game.start(RULEBOOK, _started(number), at=0)
    while not game.state.over and len(game.log) < 8000:
        for seat in game.state.seats:
            for key, asked in dict(game.asked(seat)).items():
                if key == "suicide" and luck.random() < 0.97:
                    continue
                named = tuple(
                    (part.name, luck.choice(choices(asked, part))) for part in asked.parts
                )
                try:
                    game.answer(seat, key, named, at=0)
                except AnswerError:
                    continue
        game.close(at=0)
    assert game.state.over
    return game


@pytest.mark.parametrize(("language", "number"), [("nl", 0), ("en", 1), ("it", 2), ("de", 3)])
def test_a_whole_game_is_told_to_everybody_without_a_gap(language: Language, number: int) -> None:
    """All roles in one village, some players, a spectator, the narrator. Rules: LU3-SYS-16."""
    game = _play(number)
    cast = Cast(game.started.players, ("man", "woman", "neither") * 20)
    for seat in (None, *game.state.seats[::5]):
        teller = Teller(cast, Reader(seat, language), KEY)
        for heard in heard_in_turn(game, seat):
            sections = teller.sections(heard)
            told = [each for section in sections for each in section.paragraphs]
            lines = [line for each in told for line in (each.text, *each.lines) if line]
            lines += [section.title for section in sections]
            lines += [str(teller.question(each, None)) for each in heard if isinstance(each, Asked)]
            for text in lines:
                assert not GAPS.search(text.replace("_", "")), text
            assert all(section.paragraphs for section in sections)
    narrator = Teller(cast, Reader(None, language), KEY)
    for entry in game.log:
        if isinstance(entry.content, Fact) and entry.content.kind not in SILENT:
            assert narrator.fact(entry.content), entry
