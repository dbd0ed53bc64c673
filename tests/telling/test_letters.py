"""The letters around a game."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from tests.telling.samples import ANN, BOB, CAS, CAST, DEE, ME, PUBLIC
from verteller.rules.facts import EVERYONE, Fact, GameOver, PhaseOpened, RoleTold
from verteller.rules.wakkerdam.facts import DayBroke, NightFell
from verteller.telling import Language, Outcome, Reader, Teller, letters
from verteller.telling.letters import Desk, Doubtful, Letter, Participant, Terms
from verteller.telling.words import LANGUAGES

DUE = datetime(2026, 11, 21, 17, tzinfo=UTC)
HOME = "verteller@example.org"
TERMS = Terms(speed=timedelta(days=2), strictness=2, theme="default", players=8, mayor=True)
BOB_PLAYS = Participant("Bob", "man", "bob@example.org")
CAS_PLAYS = Participant("Cas", "neither", "cas@example.org")
DESKS = {language: Desk(language, "Europe/Amsterdam", HOME) for language in LANGUAGES}
NL, EN = DESKS["nl"], DESKS["en"]
HELP = {"nl": "Help", "en": "Help", "it": "Aiuto", "de": "Hilfe"}
"""The subject of a mail that asks for help."""


def _read(letter: Letter) -> str:
    return "\n".join(str(paragraph) for paragraph in letter.paragraphs)


def _final(desk: Desk) -> Letter:
    return letters.final(
        desk,
        game="WW5",
        winners=[("villagers", (BOB, DEE))],
        outcomes=[
            Outcome(player=ANN, role="witch", alive=False, lover=BOB),
            Outcome(
                player=BOB, role="villager", alive=True, bodyguard=CAS, mayor=True, winner=True
            ),
        ],
        voice=Teller(CAST, Reader(DEE, desk.language)).voice,
    )


ABOUT_A_GAME: dict[str, Callable[[Desk], Letter]] = {
    "invitation": lambda desk: letters.invitation(desk, game="WW5", terms=TERMS, closes_at=DUE),
    "signed_up": lambda desk: letters.signed_up(
        desk, game="WW5", player=BOB_PLAYS, language="nl", time_zone="UTC", closes_at=DUE
    ),
    "sign_up_refused": lambda desk: letters.sign_up_refused(
        desk, code="name_taken", parameters={"given": "Bob", "game": "WW5"}
    ),
    "opening": lambda desk: letters.opening(
        desk, game="WW5", terms=TERMS, players=(BOB_PLAYS, CAS_PLAYS)
    ),
    "news": lambda desk: letters.news(desk, game="WW5", facts=PUBLIC, paragraphs=()),
    "answer_taken": lambda desk: letters.answer_taken(desk, game="WW5", text="x"),
    "refused": lambda desk: letters.refused(desk, game="WW5", text="x"),
    "game_paused": lambda desk: letters.game_paused(desk, game="WW5"),
    "game_resumed": lambda desk: letters.game_resumed(desk, game="WW5", due_at=DUE),
    "game_stopped": lambda desk: letters.game_stopped(desk, game="WW5"),
    "time_given_back": lambda desk: letters.time_given_back(
        desk, game="WW5", lost=timedelta(hours=3), due_at=DUE
    ),
    "confirmation": lambda desk: letters.confirmation(
        desk, Doubtful("Re: WW5", ("Bob",), "WW5"), until=DUE, link="https://x.example/confirm/1/"
    ),
    "left_list": lambda desk: letters.left_list(desk, game="WW5"),
    "reminder": lambda desk: letters.reminder(
        desk, game="WW5", questions=("Wie?",), due_at=DUE, left=1
    ),
    "final": _final,
}


@pytest.mark.parametrize("kind", ABOUT_A_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subject_leads_an_answer_back_to_its_game(language: Language, kind: str) -> None:
    """The game's name is a whole word of it, and no keyword is. Rules: WAK-VOTE-01, -29."""
    subject = ABOUT_A_GAME[kind](DESKS[language]).subject
    words = re.findall(r"\w+", subject.casefold())
    assert "ww5" in words
    keywords = {"blanco", "blank", "witte", "white", "burgemeester", "mayor", "help", "config"}
    keywords |= {"nessuno", "solitario", "sindaco", "aiuto"}
    keywords |= {"enthaltung", "weißer", "bürgermeisteramt", "hilfe"}
    assert keywords.isdisjoint(words)
    assert "\n" not in subject


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_subject_tells_a_role_or_a_player(language: Language) -> None:
    """Somebody looking over a shoulder learns nothing. Rules: WAK-SYS-51."""
    facts: list[Fact] = [
        RoleTold(to=ME, role="werewolf", faction="wolves"),
        PhaseOpened(to=ME, phase="main", number=2, sequence=0),
    ]
    desk = DESKS[language]
    paragraphs = Teller(CAST, Reader(DEE, language)).facts(facts)
    letter = letters.news(desk, game="WW5", facts=facts, paragraphs=paragraphs, channel="private")
    assert (
        letter.subject
        == {
            "nl": "WW5: nacht 2, alleen voor jou",
            "en": "WW5: night 2, for you alone",
            "it": "WW5: notte 2, solo per te",
            "de": "WW5: Nacht 2, nur für dich",
        }[language]
    )


@pytest.mark.parametrize(
    ("facts", "moment"),
    [
        ([DayBroke(to=EVERYONE, number=3, deaths=0)], "day 3"),
        ([NightFell(to=EVERYONE, number=4)], "night 4"),
        ([PhaseOpened(to=EVERYONE, phase="pyre", number=3, sequence=0)], "day 3"),
        ([PhaseOpened(to=ME, phase="thief", number=1, sequence=0)], "before the first night"),
        ([DayBroke(to=EVERYONE, number=3, deaths=0), GameOver(to=EVERYONE)], "the end"),
        ([], "news from the village"),
    ],
)
def test_a_news_subject_says_when_it_was(facts: list[Fact], moment: str) -> None:
    """Rules: WAK-SYS-22."""
    letter = letters.news(EN, game="WW5", facts=facts, paragraphs=())
    assert letter.subject == f"WW5: {moment}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_tells_the_terms_and_everybody_who_plays(language: Language) -> None:
    """Speed, strictness, theme, number, and a list with names, genders and addresses.

    Rules: WAK-SYS-13, WAK-INACT-02.
    """
    text = _read(ABOUT_A_GAME["opening"](DESKS[language]))
    for words in {
        "nl": ("2 dagen", "2 rondes", ": 8", "standaard", "Bob (man), bob@example.org"),
        "en": ("2 days", "2 votes in a row", ": 8", "default", "Cas (neither), cas@example.org"),
        "it": ("2 giorni", "2 votazioni di fila", ": 8", "predefinito", "Cas (altro), cas@"),
        "de": ("2 Tage", "2 Runden hintereinander", ": 8", "Standard", "Bob (Mann), bob@"),
    }[language]:
        assert words in text


def test_the_opening_tells_how_to_use_the_narrator_well() -> None:
    """Blank first, discussion elsewhere, help without a role, faults discreetly.

    Rules: WAK-USE-01, WAK-USE-03, WAK-USE-04, WAK-HELP-02, WAK-HELP-03, WAK-ADMIN-03,
    WAK-DEATH-02, WAK-DEATH-04.
    """
    text = _read(ABOUT_A_GAME["opening"](NL))
    for words in (
        "Stem dan eerst blanco",
        f"laat {HOME} daarbij weg",
        "niet in welke rol je hebt",
        "binnen twee dagen",
        "Help anoniem",
        "alleen aan het systeembeheer",
        "Ben je dood, dan zwijg je",
    ):
        assert words in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_up_is_confirmed_with_all_that_was_stored(language: Language) -> None:
    """Game, name, gender, address, language, zone, and how to correct it.

    Rules: WAK-SIGN-02, WAK-SIGN-03, WAK-SYS-10, WAK-SYS-11.
    """
    text = _read(ABOUT_A_GAME["signed_up"](DESKS[language]))
    man = {"nl": "man", "en": "man", "it": "uomo", "de": "Mann"}[language]
    for words in ("WW5", "Bob", man, "bob@example.org", "UTC", "18:00"):
        assert words in text
    again = letters.signed_up(
        DESKS[language],
        game="WW5",
        player=CAS_PLAYS,
        language="en",
        time_zone="UTC",
        replaced=True,
        seed_sha256="c0ffee",
    )
    assert "c0ffee" in _read(again)
    assert _read(again).partition("\n")[0] != text.partition("\n")[0]


def test_an_invitation_has_the_hosts_own_words_and_all_settings() -> None:
    """When it starts, how to sign up, the settings. Rules: WAK-SYS-30, WAK-SIGN-01."""
    letter = letters.invitation(NL, game="WW5", terms=TERMS, closes_at=DUE, note="Doe mee!\n\nJo")
    text = _read(letter)
    for words in ("> Doe mee!", "> Jo", "“Bob, man”", HOME, "2 dagen", "21 november 2026, 18:00"):
        assert words in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_letter_lists_winners_and_everybody(language: Language) -> None:
    """Alive or dead, role, lover, bodyguard, mayor. Rules: WAK-SYS-26."""
    letter = _final(DESKS[language])
    assert (
        letter.paragraphs[-1].lines
        == {
            "nl": (
                "Ann: Heks, dood, geliefde van Bob",
                "Bob: Burger, in leven, met Cas als lijfwacht, burgemeester – gewonnen",
            ),
            "en": (
                "Ann: Witch, dead, in love with Bob",
                "Bob: Villager, alive, with Cas as bodyguard, mayor – won",
            ),
            "it": (
                "Ann: Strega, tra i morti, grande amore: Bob",
                "Bob: Villico, tra i vivi, guardia del corpo: Cas, Sindaco – ha vinto",
            ),
            "de": (
                "Ann: Hexe, tot, verliebt in Bob",
                (
                    "Bob: Dorfbewohner, am Leben, mit Cas als Leibwache, im Bürgermeisteramt"
                    " – gewonnen"
                ),
            ),
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_anonymous_request_shows_no_address(language: Language) -> None:
    """The administrators see a number and the question. Rules: WAK-HELP-01, WAK-HELP-03."""
    desk = DESKS[language]
    letter = letters.help_forwarded(desk, number=3, text="Hoe?\n> wat", sender=None)
    assert "3" in letter.subject
    assert "@" not in _read(letter)
    assert "> Hoe?" in _read(letter)
    named = letters.help_forwarded(desk, number=3, text="Hoe?", sender="bob@x.nl", game="WW5")
    assert "bob@x.nl" in _read(named)
    assert "WW5" in _read(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_confirmed_and_answered_under_its_number(language: Language) -> None:
    """With the question below it, and the advice not to tell one's role. Rules: WAK-HELP-02."""
    desk = DESKS[language]
    received = letters.help_received(desk, number=1234, text="Hoe?", anonymous=True)
    answered = letters.help_answered(desk, number=1234, text="Zo.", question="Hoe?")
    for letter in (received, answered):
        assert "1234" in letter.subject
        assert "> Hoe?" in _read(letter)
    assert "> Zo." in _read(answered)
    assert len(letters.help_received(desk, number=1, text="x").paragraphs) == 3


@pytest.mark.parametrize(
    ("code", "parameters", "words"),
    [
        ("signed_up", {"name": "Bob", "gender": "man", "email": "b@x.nl"}, "b@x.nl"),
        ("game_won", {"factions": ["wolves", "lovers"]}, "Weerwolven en Geliefden"),
        ("not_dealt", {"reason": "no_composition", "players": 7}, "rolverdeling voor 7 spelers"),
        ("program_error", {"error": "KeyError"}, "KeyError"),
        ("mail_failed", {"email": "b@x.nl"}, "b@x.nl"),
        ("mail_set_aside", {"sender": "b@x.nl"}, "b@x.nl"),
        ("address_unreachable", {"email": "b@x.nl", "reason": "550 who?"}, "550 who?"),
        ("excuse_used_up", {"name": "Bob"}, "Bij Bob komt nog steeds"),
        ("robot", {"email": "b@x.nl"}, "b@x.nl"),
        ("no_mail_in", {"server": "imap.x.nl", "fault": "abort"}, "imap.x.nl"),
        ("no_mail_out", {"server": "smtp.x.nl", "fault": "abort"}, "Fout: abort"),
        ("game_created", {}, "WW5"),
        ("something_else", {"answer_to_it": 42}, "answer to it: 42"),
    ],
)
def test_administrators_are_told_what_happened(
    code: str, parameters: dict[str, object], words: str
) -> None:
    """Errors, sign-ups, the end of a game, and whatever else there is. Rules: WAK-SYS-39."""
    notice = letters.admin_notice(NL, code=code, parameters={"game": "WW5", **parameters})
    assert words in _read(notice)
    assert "WW5" in notice.subject
    assert letters.admin_notice(EN, code=code, parameters=parameters).subject


@pytest.mark.parametrize("language", LANGUAGES)
def test_lost_time_is_given_back_with_the_reason_it_was_lost(language: Language) -> None:
    """Rules: WAK-SYS-06."""
    lost = timedelta(hours=2)
    texts = {
        _read(letters.time_given_back(DESKS[language], game="WW5", lost=lost, cause=cause))
        for cause in ("host", "mail")
    }
    assert len(texts) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_ends_with_credit_the_manual_and_help(language: Language) -> None:
    """Authors of the stories, the board game's makers, manual, help. Rules: WAK-SYS-09."""
    footer = letters.footer(DESKS[language], manual="https://example.org/x", authors=("Jo", "Pim"))
    assert len(footer.lines) == 4
    for words in ("Jo", "Pim", "https://example.org/x", HOME, HELP[language]):
        assert words in str(footer)
    assert len(letters.footer(DESKS[language]).lines) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_is_told_when_a_game_stands_still_and_goes_on(language: Language) -> None:
    """Nothing is kept while it stands still; then there is a new deadline.

    Rules: WAK-SYS-31, WAK-SYS-32, WAK-VOTE-27.
    """
    desk = DESKS[language]
    resumed = letters.game_resumed(desk, game="WW5", due_at=DUE)
    signing_up = letters.game_resumed(desk, game="WW5", due_at=DUE, begun=False)
    told = [
        _read(letters.game_paused(desk, game="WW5")),
        _read(resumed),
        _read(signing_up),
        _read(letters.game_stopped(desk, game="WW5")),
    ]
    assert len(set(told)) == 4
    assert "18:00" in told[1]
    assert "18:00" in told[2]


def test_a_reminder_says_how_much_more_may_be_missed() -> None:
    """Rules: WAK-USE-04, WAK-INACT-03."""
    assert "you are out of the game" in _read(ABOUT_A_GAME["reminder"](EN))
    twice = letters.reminder(EN, game="WW5", questions=("Who?",), due_at=DUE, left=2)
    assert "miss 2 more" in _read(twice)


def test_a_refusal_without_a_game_has_a_subject_too() -> None:
    """A mail that named no game is answered as well. Rules: WAK-VOTE-25."""
    assert letters.refused(NL, text="x").subject == "Je bericht is niet aangenomen"
    lost = letters.sign_up_refused(NL, code="gender_unclear", parameters={})
    assert lost.subject == "Je inschrijving is niet gelukt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_whether_a_mail_is_his_reads_only_that_mail(language: Language) -> None:
    """With a link if there are pages, by answering in any case. Rules: WAK-SYS-49, WAK-SYS-51."""
    mail = Doubtful("Re: WW5", ("Bob", "Groet"), "WW5")
    text = _read(letters.confirmation(DESKS[language], mail, until=DUE, link="https://x.example/"))
    assert "> Bob\n> Groet" in text
    assert "https://x.example/" in text
    without = _read(letters.confirmation(DESKS[language], mail, until=DUE))
    word = {
        "nl": "het woord ja",
        "en": "the word yes",
        "it": "la sola parola sì",
        "de": "dem Wort ja",
    }[language]
    assert word in text
    assert word in without
    assert "http" not in without


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_is_asked_as_a_stranger(language: Language) -> None:
    """Rules: WAK-SIGN-01."""
    mail = Doubtful("WW5", ("Bob, man",), "WW5")
    letter = letters.confirmation(DESKS[language], mail, until=DUE, is_known=False)
    asked = {
        "nl": "Iemand wil met dit adres meedoen",
        "en": "Somebody wants to use this address",
        "it": "Qualcuno vuole usare questo indirizzo",
        "de": "Jemand will mit dieser Adresse in WW5 mitspielen",
    }
    assert _read(letter).startswith(asked[language])
