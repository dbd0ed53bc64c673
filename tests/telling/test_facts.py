"""Facts in words: grammar, secrecy, what is told together, and kinds nobody knows."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.telling.samples import (
    ANN,
    BOB,
    CAS,
    CAST,
    DEE,
    FACTS,
    ME,
    NARRATORS,
    PRIVATE,
    PUBLIC,
    UNWORDED,
)
from verteller.rules.facts import (
    EVERYONE,
    KINDS,
    Died,
    Duration,
    Fact,
    Fellows,
    GameOver,
    GameRewound,
    Guilty,
    Instant,
    LearnedRole,
    Marked,
    Overheard,
    PlayerExcused,
    Pyre,
    RoleShown,
    RoleTold,
    Seat,
    Tally,
    TimeExtended,
    Votes,
    Warned,
    fact,
)
from verteller.rules.wakkerdam.facts import Chosen, FinalRole, IdiotDiscovered, Sacrificed
from verteller.telling import Cast, Language, Reader, Teller
from verteller.telling.words import LANGUAGES

NL = Teller(CAST, Reader(DEE, "nl", "Europe/Amsterdam"))
EN = Teller(CAST, Reader(DEE, "en", "Europe/Amsterdam"))


@fact
class RiverCrossed(Fact):
    """A fact of a rulebook that telling has never heard of."""

    player: Seat
    others: tuple[Seat, ...]
    steps: int
    wet: bool
    last: Seat | None = None


@fact
class CockCrowed(Fact):
    """Another one, without any fields."""


# The kinds made up here are nobody else's business.
for made_up in (RiverCrossed, CockCrowed):
    del KINDS[made_up.kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told(language: Language) -> None:
    """Each sample of each kind has words without a gap. Rules: WAK-STORY-08, WAK-SYS-22."""
    for reader in (Reader(DEE, language), Reader(ANN, language), Reader(None, language)):
        for each in (*PUBLIC, *PRIVATE, *NARRATORS):
            told = Teller(CAST, reader).fact(each)
            assert told, each
            assert not re.search(r"[{}$]|  |\.\.|^ | $| [.,;]", told), told


def test_kinds_told_by_other_means_are_silent() -> None:
    """A phase and a question have no line of their own."""
    assert [NL.fact(each) for each in UNWORDED] == ["", "", ""]
    assert NL.facts(UNWORDED) == []


@pytest.mark.parametrize(
    ("seat", "dutch", "english"),
    [
        (ANN, "Ann is dood aangetroffen; zij was een heks.", "she was a witch."),
        (BOB, "Bob is dood aangetroffen; hij was een heks.", "he was a witch."),
        (CAS, "Cas is dood aangetroffen; die was een heks.", "they were a witch."),
        (DEE, "Je bent dood; je was een heks.", "You are dead; you were a witch."),
    ],
)
def test_a_death_is_told_with_its_role_in_the_players_gender(
    seat: Seat, dutch: str, english: str
) -> None:
    """Man, woman, neither, and the reader himself. Rules: WAK-STORY-02, WAK-DEATH-08."""
    facts = [Died(to=EVERYONE, player=seat), RoleShown(to=EVERYONE, player=seat, role="witch")]
    assert [str(paragraph) for paragraph in NL.facts(facts)] == [dutch]
    assert str(EN.facts(facts)[0]).endswith(english)


def test_a_spectator_is_nobody_of_the_village() -> None:
    """Whoever only watches is never addressed as a player."""
    watching = Teller(CAST, Reader(None, "en"))
    for each in PUBLIC[1:]:
        if each.to != EVERYONE:
            continue
        assert not re.search(r"\byour?\b", watching.fact(each), re.IGNORECASE), each


def test_several_deaths_are_one_paragraph() -> None:
    """Equal deaths stand side by side, in the order given. Rules: WAK-DEATH-09."""
    facts: list[Fact] = []
    for seat in (BOB, ANN):
        facts.append(Died(to=EVERYONE, player=seat))
        facts.append(RoleShown(to=EVERYONE, player=seat, role="werewolf"))
    (paragraph,) = EN.facts(facts)
    assert paragraph.text == (
        "Bob was found dead; he was a werewolf. Ann was found dead; she was a werewolf."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_times_are_told_in_the_readers_zone_and_lengths_in_days_and_hours(
    language: Language,
) -> None:
    """Rules: WAK-STORY-08, WAK-SYS-14."""
    reader = Teller(CAST, Reader(ANN, language, "Europe/Amsterdam"))
    away = PlayerExcused(to=EVERYONE, player=BOB, until=Instant(1_736_097_120_000))
    longer = TimeExtended(to=EVERYONE, by=Duration(129_600_000), wished=True)
    moment, length = {
        "nl": (
            "Bob is weg tot zondag 5 januari 2025, 18:12 (Europe/Amsterdam).",
            "1 dag en 12 uur",
        ),
        "en": (
            "Bob is away until Sunday 5 January 2025, 18:12 (Europe/Amsterdam).",
            "1 day and 12 hours",
        ),
        "it": (
            "Bob è assente fino a domenica 5 gennaio 2025, 18:12 (Europe/Amsterdam).",
            "1 giorno e 12 ore",
        ),
        "de": (
            "Bob ist weg bis Sonntag, 5. Januar 2025, 18:12 (Europe/Amsterdam).",
            "1 Tag und 12 Stunden",
        ),
    }[language]
    assert reader.fact(away).startswith(moment)
    assert length in reader.fact(longer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rewinding_is_told_without_how_far_it_went(language: Language) -> None:
    """No number of the log is for players. Rules: WAK-SYS-51."""
    teller = Teller(CAST, Reader(DEE, language))
    assert not re.search(r"\d", teller.fact(GameRewound(to=EVERYONE, upto=123)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_kill_is_told_only_as_dead(language: Language) -> None:
    """No cause is given where the rulebook gives none. Rules: WAK-DEATH-09."""
    teller = Teller(CAST, Reader(DEE, language))
    told = teller.fact(Died(to=EVERYONE, player=BOB))
    assert (
        told
        == {
            "nl": "Bob is dood aangetroffen.",
            "en": "Bob was found dead.",
            "it": "Bob è stato trovato morto.",
            "de": "Bob wurde tot aufgefunden.",
        }[language]
    )


def test_a_sacrifice_is_told_with_the_death_it_explains() -> None:
    """For whom the bodyguard died, in the same sentence. Rules: WAK-DEATH-09, WAK-CLIENT-13."""
    facts = [
        Pyre(to=EVERYONE, player=BOB),
        Sacrificed(to=EVERYONE, player=ANN, client=BOB),
        Died(to=EVERYONE, player=ANN, cause="sacrifice"),
        RoleShown(to=EVERYONE, player=ANN, role="hunter"),
    ]
    assert [paragraph.text for paragraph in EN.facts(facts)] == [
        "The village has spoken: Bob must go to the pyre.",
        "Bob was about to die, but Ann, the bodyguard, gave her life instead; Ann was a hunter.",
    ]


def test_an_acquittal_is_told_once() -> None:
    """Pyre, discovery and role are one event. Rules: WAK-IDIOT-01, WAK-IDIOT-02."""
    facts = [
        Pyre(to=EVERYONE, player=None, reason="acquitted"),
        IdiotDiscovered(to=EVERYONE, player=BOB),
        RoleShown(to=EVERYONE, player=BOB, role="village_idiot"),
    ]
    (paragraph,) = NL.facts(facts)
    assert "hij is de dorpsgek" in paragraph.text


def test_a_vote_is_told_as_a_table_with_its_totals() -> None:
    """Who voted for whom, the totals, blank and missing votes. Rules: WAK-PYRE-14, WAK-MAYOR-11."""
    facts = [
        Votes(
            to=EVERYONE,
            ballot="pyre",
            votes=((ANN, "blank"), (BOB, ANN), (CAS, ANN), (DEE, "missing")),
        ),
        GameOver(to=EVERYONE),
        Tally(to=EVERYONE, ballot="pyre", counts=((ANN, 2.5), (BOB, 2.0))),
    ]
    table, _ = NL.facts(facts)
    assert table.text == "Zo is er over de brandstapel gestemd:"
    assert table.lines == (
        "voor Ann: Bob, Cas (2,5)",
        "voor Bob, zonder stemmers: 2",
        "blanco: Ann",
        "niet gestemd: Dee",
    )


def test_in_a_long_story_everything_is_told_with_its_own() -> None:
    """Each day's votes have that day's totals, each death the role of that death."""
    facts: list[Fact] = []
    for total, role in ((1.0, "seer"), (2.5, "witch")):
        facts += [
            Votes(to=EVERYONE, ballot="pyre", votes=((ANN, BOB),)),
            Tally(to=EVERYONE, ballot="pyre", counts=((BOB, total),)),
            Died(to=EVERYONE, player=BOB, cause="pyre"),
            RoleShown(to=EVERYONE, player=BOB, role=role),
        ]
    first, death, second, again = EN.facts(facts)
    assert (first.lines, second.lines) == (("for Bob: Ann (1)",), ("for Bob: Ann (2.5)",))
    assert (death.text[-11:], again.text[-12:]) == ("was a seer.", "was a witch.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_never_labels_who_was_warned(language: Language) -> None:
    """A total may be checked; why a vote weighs more is not told. Rules: WAK-PYRE-15."""
    teller = Teller(CAST, Reader(DEE, language))
    for each in PUBLIC:
        assert not re.search("waarschuw|warn|avverti", teller.fact(each), re.IGNORECASE), each
    assert teller.fact(Warned(to=ME))


@pytest.mark.parametrize("language", LANGUAGES)
def test_attackers_learn_their_choice_and_not_what_came_of_it(language: Language) -> None:
    """Nobody reads that his choice killed or saved. Rules: WAK-GEN-14."""
    teller = Teller(CAST, Reader(DEE, language))
    fatal = {
        "nl": "dood|dode|sterf|gestorven|vermoord|gered",
        "en": "dead|die|kill|sav",
        "it": "mort|muor|ucci|salv",
        "de": "tot|stirbt|gestorben|getötet|gerettet",
    }[language]
    for ballot in ("pack", "vampires"):
        for player, reason in ((BOB, None), (None, "tie"), (None, "nobody")):
            told = teller.fact(Chosen(to=ME, ballot=ballot, player=player, reason=reason))
            assert not re.search(rf"\b({fatal})", told, re.IGNORECASE), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pack_never_reads_of_a_white_one(language: Language) -> None:
    """A white werewolf is one of the pack in everything the pack is told. Rules: WAK-WHITE-02."""
    teller = Teller(CAST, Reader(DEE, language))
    told = teller.fact(Fellows(to=ME, group="pack", players=(ANN, DEE)))
    told += teller.fact(Chosen(to=ME, ballot="pack", player=BOB))
    assert "Ann" in told
    assert not re.search("witte|white|bianc|weiß", told, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fool_reads_exactly_what_a_seer_reads(language: Language) -> None:
    """His story is the seer's to the letter, and his role is told as he believes it to be.

    Rules: WAK-FOOL-01, WAK-FOOL-03.
    """
    teller = Teller(CAST, Reader(DEE, language))
    assert teller.role_story("fool") == teller.role_story("seer")
    told = teller.facts([RoleTold(to=ME, role="seer", faction="villagers")])
    assert teller.role_story("seer") == told[1].text
    assert not re.search("dwaas|fool|folle|narr", " ".join(map(str, told)), re.IGNORECASE)
    seen = teller.fact(LearnedRole(to=ME, about=BOB, role="witch"))
    assert "Bob" in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_girl_hears_numbers_and_no_voter(language: Language) -> None:
    """Each player voted for with a number, blank votes, the choice. Rules: WAK-GIRL-02, -03."""
    teller = Teller(CAST, Reader(DEE, language))
    heard = Overheard(to=ME, ballot="pack", counts=((ANN, 1.0), (BOB, 2.0)), blank=1, chosen=BOB)
    (paragraph,) = teller.facts([heard])
    assert [line.partition(":")[0] for line in paragraph.lines[:2]] == ["Bob", "Ann"]
    assert paragraph.lines[2].endswith(": 1")
    assert paragraph.lines[3].endswith(": Bob")


def test_the_final_list_is_one_list() -> None:
    """Alive or dead, role, lover, bodyguard, and who has won. Rules: WAK-SYS-26."""
    final = [each for each in PUBLIC if isinstance(each, FinalRole)]
    (paragraph,) = NL.facts(final)
    assert paragraph.lines == (
        "Ann: Weerwolf, in leven, geliefde van Bob, met Cas als lijfwacht – gewonnen",
        "Bob: Dwaas, dood",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_nobody_knows_is_told_plainly(language: Language) -> None:
    """A rulebook from elsewhere can be told at once, seats by name. Rules: WAK-SYS-50."""
    teller = Teller(CAST, Reader(DEE, language))
    unknown = RiverCrossed(to=EVERYONE, player=BOB, others=(ANN, CAS), steps=3, wet=True)
    told = teller.fact(unknown)
    assert "river crossed" in told
    for word in ("player: Bob", "Ann", "Cas", "steps: 3"):
        assert word in told
    assert "cock crowed" in teller.fact(CockCrowed(to=EVERYONE))
    assert len(teller.facts([unknown])) == 1


def test_an_unknown_role_is_named_by_its_id() -> None:
    """A role of another rulebook is never an error."""
    assert NL.role_name("grey_wizard") == "Grey wizard"
    assert NL.role_story("grey_wizard") == ""
    told = NL.facts([RoleTold(to=ME, role="grey_wizard", faction="elves")])
    assert [paragraph.text for paragraph in told] == ["Je bent grey wizard."]


def test_in_a_list_the_reader_comes_last() -> None:
    """His own name stands as "you", behind the others."""
    told = NL.fact(Guilty(to=EVERYONE, players=(DEE, ANN)))
    assert told.endswith("niet mee: Ann en jij.")


def test_a_mark_shows_no_hand() -> None:
    """The raven stays anonymous. Rules: WAK-RAVEN-05."""
    told = EN.fact(Marked(to=EVERYONE, player=BOB))
    assert "Bob" in told
    assert not re.search("Ann|Cas|Dee", told)


@given(st.permutations(FACTS), st.sampled_from(LANGUAGES), st.sampled_from([None, *range(4)]))
def test_no_run_of_facts_is_ever_too_strange(
    facts: list[Fact], language: Language, seat: int | None
) -> None:
    """Whatever comes together, and in whatever order, can be told. Rules: WAK-SYS-50."""
    reader = Reader(None if seat is None else Seat(seat), language)
    for paragraph in Teller(Cast(CAST.names[:2]), reader).facts(facts):
        assert paragraph.text or paragraph.lines
