"""Lupus 3.0 in the post: one report a reader and closing, section by section, and letters apart."""

import re
from collections.abc import Iterator

import pytest

from tests.mail.village import NAMES, Village, new_village, post_of, signed_up
from verteller.hosting import games, playing
from verteller.hosting.models import HostedGame, Kind, Outgoing
from verteller.hosting.news import LETTER, REPORT
from verteller.hosting.seeds import commitment
from verteller.hosting.sign_up import close_sign_up
from verteller.mail.composing import compose
from verteller.mail.layout import Block
from verteller.mail.letters import write
from verteller.mail.letters.examples import FRAMES
from verteller.mail.news import news_of
from verteller.rules.facts import Choice

pytestmark = pytest.mark.django_db


SEED = f"{5:064}"
POWER = "Esito del tuo potere"
ALONE = "Soltanto per te"
"""What the section for one reader is called, with and without an outcome of a power in it."""


def dealt(*roles: str, language: str = "it") -> Village:
    """Deal *roles* to as many players who read Italian, always alike."""
    village = new_village(*roles, rulebook="lupus3", strictness=0, language=language)
    HostedGame.objects.update(seed=SEED, seed_sha256=commitment(SEED))
    signed_up(village, len(roles))
    close_sign_up(village.game, village.now)
    return village


def choose(village: Village, name: str, question: str, target: str = "") -> None:
    """Let somebody answer: with somebody's name, or yes."""
    with games.opened(village.game) as game:
        (part,) = game.asked(village.seat(name))[question].parts
    option = village.seat(target) if target else part.options[0]
    choice: Choice = ((part.name, option),)
    playing.answer(village.game, village.player(name), question, choice, village.now)


def names(village: Village) -> tuple[str, ...]:
    """Return everybody's name, the dead's too."""
    return NAMES[: village.game.players.count()]


def reports(name: str) -> list[Outgoing]:
    """Return somebody's reports, in order."""
    return [row for row in post_of(Kind.NEWS, name) if row.payload["channel"] == REPORT]


def letters(name: str) -> list[Outgoing]:
    """Return the letters somebody got apart, in order."""
    return [row for row in post_of(Kind.NEWS, name) if row.payload["channel"] == LETTER]


def headings(row: Outgoing) -> list[str]:
    """Return the headings of a mail, without what can be written now."""
    titles = [block.text for block in write(row).blocks if block.kind == "heading"]
    return [title for title in titles if title != FRAMES["it"]["heading"]]


def under(row: Outgoing, title: str) -> list[Block]:
    """Return what stands under a heading."""
    blocks = list(write(row).blocks)
    places = [place for place, block in enumerate(blocks) if block.kind == "heading"]
    begin = next(place for place in places if blocks[place].text == title)
    end = min((place for place in places if place > begin), default=len(blocks))
    return blocks[begin + 1 : end]


def text_of(row: Outgoing) -> str:
    """Return a mail as plain text on one line."""
    return " ".join(str(compose(row).body).split())


def subject_of(row: Outgoing) -> str:
    """Return a mail's subject."""
    return str(compose(row).subject)


@pytest.fixture
def full() -> Village:
    """A village in which a dawn can have all five sections."""
    roles = ("wolf", "wolf", "young_vampire", "seer", "messiah", "necromancer", "bodyguard")
    return dealt(*roles, "mubarak_niece", "farmer", "farmer")


def first_two_turns(village: Village) -> tuple[str, str, str]:
    """
    Let a farmer die by his own hand, the niece be condemned, and the bodyguard be elected.

    Returns:
        The dead farmer, the bodyguard and the niece.
    """
    farmer, niece = village.holders("farmer")[0], village.holder("mubarak_niece")
    guard = village.holder("bodyguard")
    choose(village, farmer, "suicide")
    village.close()
    for name in village.others():
        choose(village, name, "vote", niece)
        choose(village, name, "elect", guard)
    village.close()
    return farmer, guard, niece


def test_a_dawn_with_everything_has_five_sections_in_the_source_s_order(full: Village) -> None:
    """
    Who has no answer of his power gets four of them.

    Rules: LU3-T-130, LU3-SYS-16, LU3-MAIL-05, LU3-MAIL-06.
    """
    farmer, mayor, _ = first_two_turns(full)
    heir, seer = full.holder("necromancer"), full.holder("seer")
    choose(full, mayor, "suicide")
    choose(full, mayor, "successor", heir)
    choose(full, full.holder("messiah"), "power", farmer)
    choose(full, seer, "power", heir)
    choose(full, farmer, "ritual", seer)
    full.close()

    told = reports(seer)[-1]
    assert headings(told) == [
        "Morti",
        "Risorti",
        POWER,
        "Successione del Sindaco",
        "Urla nella notte",
    ]
    others = ["Morti", "Risorti", "Successione del Sindaco", "Urla nella notte"]
    # A farmer may have had a vision.
    for name in full.others(seer, *full.holders("farmer")):
        assert headings(reports(name)[-1]) == others
    assert subject_of(told) == "[WW5] Alba del giorno 2"
    said = {title: " ".join(block.text for block in under(told, title)) for title in others[:3]}
    assert mayor in said["Morti"]
    assert farmer in said["Risorti"]
    assert heir in said["Successione del Sindaco"]


def test_a_quiet_dawn_gives_an_empty_report_with_its_number(full: Village) -> None:
    """Rules: LU3-T-130, LU3-SYS-01, LU3-SYS-16."""
    full.close()

    for name in full.others():
        (row,) = reports(name)[1:]
        assert subject_of(row) == "[WW5] Alba del giorno 1"
        assert headings(row) == []
        assert "Non c’è nulla da annunciare" in text_of(row)
        assert letters(name) == []


def test_an_evening_has_its_sections_in_the_source_s_order(full: Village) -> None:
    """
    Niece saved and an election; never the niece's and the advocate's announcement together.

    Rules: LU3-T-131, LU3-SYS-01, LU3-SYS-18, LU3-MAIL-08, LU3-MAIL-09.
    """
    _, guard, niece = first_two_turns(full)

    for name in full.others():
        row = reports(name)[-1]
        assert headings(row) == [
            "Esito della votazione",
            "Dettaglio dei voti",
            "La Nipote di Mubarak",
            "Esito dell’elezione",
            "Dettaglio dei voti per l’elezione",
        ]
        assert subject_of(row) == "[WW5] Tramonto del giorno 1, notte 2"
    assert guard in under(row, "Esito dell’elezione")[0].text
    assert niece in under(row, "Esito della votazione")[0].text
    (letter,) = letters(guard)
    assert headings(letter) == ["La tua elezione"]
    assert subject_of(letter) == "[WW5] Notte 2, solo per te"


def test_no_ballot_for_mayor_means_no_word_of_an_election(full: Village) -> None:
    """Rules: LU3-SYS-18, LU3-MAIL-09, LU3-VOTE-02."""
    full.close()
    choose(full, full.holder("seer"), "vote", full.holders("wolf")[0])
    full.close()

    for name in full.others():
        assert headings(reports(name)[-1]) == ["Esito della votazione", "Dettaglio dei voti"]


def test_death_bite_rising_and_raising_each_have_a_letter_to_that_person_alone(
    full: Village,
) -> None:
    """Rules: LU3-T-132, LU3-SYS-17, LU3-SYS-19, LU3-MAIL-07, LU3-MAIL-10."""
    one, other = full.holders("farmer")
    for name in (one, other):
        choose(full, name, "suicide")
    full.close()
    full.close()
    before = {name: len(letters(name)) for name in names(full)}
    prey, bitten = full.holder("bodyguard"), full.holder("seer")
    for wolf in full.holders("wolf"):
        choose(full, wolf, "power", prey)
    choose(full, full.holder("young_vampire"), "power", bitten)
    choose(full, full.holder("messiah"), "power", one)
    choose(full, full.holder("necromancer"), "power", other)
    full.close()

    new = {name: letters(name)[before[name] :] for name in names(full)}
    assert {name: [headings(row)[0] for row in rows] for name, rows in new.items() if rows} == {
        prey: ["La tua morte"],
        bitten: ["La tua trasformazione"],
        one: ["La tua risurrezione"],
        other: ["La tua risurrezione"],
    }
    assert "Vampiro giovane" in text_of(new[bitten][0])
    assert "Vampirizzato" in text_of(new[other][0])
    assert "Vampirizzato" not in text_of(new[one][0])
    for name, rows in new.items():
        assert [subject_of(row) for row in rows] in ([], ["[WW5] Giorno 2, solo per te"])
        assert "Vampir" not in text_of(reports(name)[-1])


def test_transformation_comes_before_death(full: Village) -> None:
    """Rules: LU3-MAIL-07, LU3-AMB-45."""
    full.close()
    full.close()
    both = full.holder("seer")
    for wolf in full.holders("wolf"):
        choose(full, wolf, "power", both)
    choose(full, full.holder("young_vampire"), "power", both)
    full.close()

    assert [headings(row) for row in letters(both)] == [["La tua trasformazione"], ["La tua morte"]]


def test_the_dead_and_the_living_get_the_same_public_sections(full: Village) -> None:
    """In the same words, also about the reader himself. Rules: LU3-T-134, LU3-SYS-20."""
    farmer, mayor, _ = first_two_turns(full)
    choose(full, mayor, "suicide")
    choose(full, farmer, "ritual", mayor)
    full.close()

    for number in (1, 2, 3):
        told = {tuple(_public(reports(name)[number])) for name in names(full)}
        assert len(told) == 1


def _public(row: Outgoing) -> Iterator[str]:
    """Give what a report says before what can be written now, without the outcome of a power."""
    title = ""
    for block in write(row).blocks:
        title = block.text if block.kind == "heading" else title
        if title == FRAMES["it"]["heading"]:
            return
        if title not in (POWER, ALONE):
            yield block.plain


def test_a_failure_by_opposition_is_told_in_the_same_words_whatever_it_was() -> None:
    """
    Kidnapped, target exorcised, prey guarded, a better exorcist, a shielded prey of a kidnapper.

    Rules: LU3-T-133, LU3-SYS-21, LU3-MAIL-01, LU3-MAIL-02, LU3-MAIL-03.
    """
    roles = ("wolf", "young_vampire", "seer", "seer", "bodyguard", "exorcist", "exorcist")
    village = dealt(*roles, "kidnapper", "kidnapper", "farmer")
    village.close()
    village.close()
    farmer, (seized, reading) = village.holder("farmer"), village.holders("seer")
    taker, loser = village.holders("kidnapper")
    choose(village, taker, "power", seized)
    choose(village, village.holder("bodyguard"), "power", reading)
    choose(village, village.holder("wolf"), "power", reading)
    for name in (seized, reading, loser, *village.holders("exorcist")):
        choose(village, name, "power", farmer)
    village.close()

    failed = [name for name in names(village) if POWER in headings(reports(name)[-1])]
    told = {name: under(reports(name)[-1], POWER)[0].text for name in failed}
    assert len(failed) == 5
    assert {seized, reading, loser, village.holder("wolf")} < set(failed)
    assert len({re.sub(f"{farmer}|{reading}", "X", text) for text in told.values()}) == 1


def test_only_the_defeated_are_told_of_their_defeat() -> None:
    """
    The dead among them too, each with whom he is to support from now on.

    Rules: LU3-SYS-23, LU3-DEFEAT-02, LU3-DEFEAT-03, LU3-DEFEAT-04.
    """
    roles = ("wolf", "devil", "possessed", "young_vampire", "farmer", "farmer", "farmer")
    village = dealt(*roles)
    village.close()
    wolf = village.holder("wolf")
    for name in village.others():
        choose(village, name, "vote", wolf)
    village.close()

    black = {wolf, village.holder("devil"), village.holder("possessed")}
    for name in names(village):
        mine = [headings(row)[0] for row in letters(name)]
        death = ["La tua morte"] if name == wolf else []
        assert mine == [*death, *(["La tua fazione"] if name in black else [])]
        assert "hanno perso" not in text_of(reports(name)[-1])
    goal = text_of(letters(village.holder("devil"))[-1])
    assert "I Neri hanno perso" in goal
    assert "Bianchi" in goal or "Rossi" in goal


CLANS = ("mason", "mason", "wolf", "witch", "possessed", "exorcist", "devil", "advocate")


def test_the_start_mail_says_what_one_is_and_whom_one_knows() -> None:
    """Rules: LU3-T-143, LU3-SYS-22, LU3-GEN-11, LU3-GEN-14, LU3-TABLE-15."""
    village = dealt(*CLANS, "kidnapper", "soothsayer")
    start = {name: text_of(reports(name)[0]) for name in names(village)}
    held = {role: village.holders(role) for role in (*CLANS, "kidnapper", "soothsayer")}

    one, other = held["mason"]
    assert f"Massone: {other}" in start[one]
    for first, second in (("wolf", "witch"), ("possessed", "exorcist"), ("devil", "advocate")):
        for mine, mate in ((first, second), (second, first)):
            assert f"soltanto {held[mate][0]}" in start[held[mine][0]]
    assert "clan" not in start[held["kidnapper"][0]].split("Che cosa puoi scrivere ora")[0]
    blocks = write(reports(held["soothsayer"][0])[0]).blocks
    before = next(place for place, block in enumerate(blocks) if "due sono vere" in block.text)
    sentences = blocks[before + 1].lines
    assert len(sentences) == 4
    assert all(len(reports(name)) == 1 for name in names(village))
    assert "Fazione" in start[one] or "fazione" in start[one]
    assert "aura" in start[one].lower()


def test_reds_and_kidnappers_know_nobody() -> None:
    """Rules: LU3-T-143, LU3-GEN-11."""
    roles = ("necromancer", "young_vampire", "old_vampire", "kidnapper", "wolf", "farmer")
    village = dealt(*roles)
    for role in roles[:4]:
        row = reports(village.holder(role))[0]
        assert [fact.kind for fact in news_of(row).facts].count("fellows") == 0
