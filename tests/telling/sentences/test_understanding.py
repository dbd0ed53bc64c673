"""What is promised of sentences, one promise a test."""

from typing import Any

import pytest

from tests.telling.sentences.asking import NIGHT, SEATS, codes, context, meant, one
from verteller.mail.reading.quotes import cut_quotes
from verteller.rules.facts import Seat
from verteller.rules.lupus3 import RULEBOOK as LUPUS3
from verteller.rules.rulebook import Rulebook
from verteller.rules.tempo_reale import RULEBOOK as TEMPO_REALE
from verteller.rules.wakkerdam import RULEBOOK as WAKKERDAM
from verteller.telling.sentences import understand
from verteller.telling.sentences.lexicon import LANGUAGES
from verteller.telling.sentences.loading import roles_with_words
from verteller.telling.sentences.meaning import DoubtCode, Request

BIANCHI = one("Luca Bianchi")
VERDI = one("Giulia Verdi")


@pytest.mark.parametrize(
    "text",
    [
        *("Voto Bianchi", "voto per Luca Bianchi!", "VOTO BIANCHI", "Al rogo Bianchi!"),
        *("Condanno Luca Bianchi", "Vorrei votare Bianchi Luca, per favore", "voto biancchi"),
    ],
)
def test_a_vote_may_be_said_in_many_ways(text: str) -> None:
    """
    Verbs in their forms, politeness, both orders of a name, capitals, and slips.

    Rules: LU3-SYS-07, LU3-SYS-08, LU3-T-135.
    """
    assert meant(text, context()) == {"vote": BIANCHI}


def test_what_is_quoted_below_is_never_a_vote() -> None:
    """Only what the writer wrote himself counts. Rules: LU3-SYS-07, LU3-T-135."""
    text = "Voto Bianchi\n\nIl giorno 3 nov 2026 alle 22:03 Narratore ha scritto:\n> Voto Verdi"

    assert meant(cut_quotes(text), context()) == {"vote": BIANCHI}


def test_a_negated_vote_is_no_vote() -> None:
    """It is answered, and nothing is done. Rules: LU3-SYS-09, LU3-T-136."""
    understood = understand("Non voto Bianchi", context())

    assert understood.commands == ()
    assert codes(understood) == [DoubtCode.NEGATED]


def test_a_name_that_two_have_is_asked_about() -> None:
    """Both are named in the doubt. Rules: LU3-SYS-08, LU3-T-136."""
    (doubt,) = understand("Voto Rossi", context()).doubts

    assert doubt.code is DoubtCode.AMBIGUOUS
    assert doubt.candidates == (Seat(0), Seat(4))


def test_the_last_of_one_kind_counts_and_every_kind_does() -> None:
    """A correction replaces a vote; a mayor beside it is a second answer. Rules: LU3-T-137."""
    text = "Voto Marta Rossi. Anzi voto Bianchi, e Giulia Verdi come sindaco"

    assert meant(text, context()) == {"vote": BIANCHI, "elect": VERDI}


def test_a_power_is_known_by_its_verb() -> None:
    """What protects is the bodyguard's power. Rules: LU3-T-138, LU3-SYS-07."""
    asked = context("bodyguard", NIGHT)

    assert meant("Proteggo Bianchi", asked) == {"power": BIANCHI}
    assert meant("proteggo me stesso", asked) == {"power": (("target", Seat(7)),)}


def test_the_verb_of_another_power_is_refused() -> None:
    """A farmer protects nobody, and no name is hinted at. Rules: LU3-T-138, LU3-SYS-10."""
    understood = understand("Proteggo Bianchi", context("farmer", ("suicide",)))

    assert understood.commands == ()
    (doubt,) = understood.doubts
    assert (doubt.code, doubt.candidates) == (DoubtCode.NOT_YOURS, ())


def test_a_poem_means_nothing() -> None:
    """It is passed on: nothing can be acted upon. Rules: LU3-SYS-11, LU3-T-139."""
    understood = understand("M'illumino\nd'immenso.", context())

    assert understood.is_empty
    assert understood.has_sentences


@pytest.mark.parametrize(
    ("text", "request_"),
    [
        ("Come mi interpreti?", Request.HELP),
        ("Che cosa ho ordinato?", Request.STATUS),
        ("Per chi ho votato?", Request.STATUS),
        ("Quanti rossi restano?", Request.COUNT),
    ],
)
def test_what_is_asked_of_the_narrator_is_no_command(text: str, request_: Request) -> None:
    """Status, help and numbers are requests. Rules: LU3-SYS-12, LU3-SYS-25, LU3-T-140."""
    understood = understand(text, context())

    assert understood.requests == {request_}
    assert understood.commands == ()


@pytest.mark.parametrize(
    "text",
    [
        *("Se muore Verdi voto Bianchi", "Voto Bianchi se muore Verdi"),
        *("Voto Bianchi, a meno che non confessi", "Qualora Verdi taccia, voto Bianchi"),
    ],
)
def test_a_condition_is_never_half_understood(text: str) -> None:
    """What holds only if something happens is refused. Rules: LU3-SYS-09."""
    understood = understand(text, context())

    assert understood.commands == ()
    assert DoubtCode.CONDITION in codes(understood)


@pytest.mark.parametrize(
    "text",
    [
        *("Pensavo di votare Bianchi", "Bianchi ha votato Verdi", "Bianchi vota Verdi"),
        *("Ieri ho votato Bianchi", "Votiamo Bianchi?", "Forse voto Bianchi"),
        *("Verdi dice: voto Bianchi", "Bianchi è un lupo", "Voterei Bianchi ma non so"),
        *("Tutti tranne Bianchi", "Voto come Bianchi", 'Verdi mi ha detto "voto Bianchi".'),
    ],
)
def test_musing_telling_and_asking_are_no_commands(text: str) -> None:
    """Only what the writer does or orders is done. Rules: LU3-SYS-07, LU3-SYS-09."""
    assert meant(text, context()) == {}


def test_two_names_for_one_choice_contradict_each_other() -> None:
    """Nothing is done, and both are named. Rules: LU3-SYS-09."""
    (doubt,) = understand("Voto Bianchi o Giulia Verdi", context()).doubts

    assert doubt.code is DoubtCode.CONTRADICTION
    assert doubt.candidates == (Seat(1), Seat(2))


def test_somebody_unknown_is_told_from_nobody() -> None:
    """A command for a name nobody has is asked about. Rules: LU3-SYS-08."""
    assert codes(understand("Voto Ramona", context())) == [DoubtCode.UNKNOWN_NAME]
    assert meant("Non voto nessuno", context()) == {"vote": ()}


def test_a_pronoun_is_for_who_was_named_before() -> None:
    """Votatelo, lo voto: whoever the sentence before named. Rules: LU3-SYS-07."""
    assert meant("Bianchi mente. Votatelo!", context()) == {"vote": BIANCHI}
    assert meant("Kia mi fa paura. La voto.", context()) == {"vote": one("Chiara D'Angelo")}


def test_suicide_is_ordered_and_taken_back() -> None:
    """Both in so many words. Rules: LU3-SYS-07, LU3-SYS-14, LU3-T-142."""
    asked = context("seer", NIGHT)

    assert meant("Mi suicido", asked) == {"suicide": (("yes", "yes"),)}
    assert meant("Non mi suicido più", asked) == {"suicide": ()}
    assert meant("Annulla il potere", asked) == {"power": ()}


def test_a_question_that_is_not_open_is_named_all_the_same() -> None:
    """Who takes the answers refuses it. Rules: LU3-SYS-10, LU3-SYS-13."""
    assert meant("Scruto Bianchi", context("seer", ("suicide",))) == {"power": BIANCHI}


@pytest.mark.parametrize("text", ["Bianchi deve bruciare", "Al rogo Bianchi!"])
def test_a_mere_wish_about_a_question_that_is_not_open_is_no_command(text: str) -> None:
    """At night "must burn" is no vote, which could only be refused. Rules: LU3-SYS-08."""
    understood = understand(text, context(role="farmer", asked=NIGHT))

    assert understood.commands == ()
    assert codes(understood) == [DoubtCode.NOT_UNDERSTOOD]


def test_bare_names_are_no_sentence() -> None:
    """They are marked as such, so that the reading of bare names decides. Rules: LU3-SYS-08."""
    understood = understand("Luca Bianchi", context())

    assert not understood.has_sentences
    assert understand("Voto Luca Bianchi", context()).has_sentences


def test_words_without_a_question_are_for_the_usual_one() -> None:
    """Choosing somebody is for what the mail was asked. Rules: LU3-SYS-07."""
    assert meant("Scelgo Bianchi", context(usual="elect")) == {"elect": BIANCHI}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("nl", "Ik stem op Luca Bianchi"),
        ("de", "Ich stimme für Luca Bianchi"),
        ("en", "I vote for Luca Bianchi"),
    ],
)
def test_every_language_of_the_game_is_understood(language: str, text: str) -> None:
    """Players write as they were written to. Rules: LU3-SYS-05."""
    assert meant(text, context(language=language)) == {"vote": BIANCHI}
    assert meant(text, context(language="it")) == {"vote": BIANCHI}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rulebook", [WAKKERDAM, TEMPO_REALE, LUPUS3])
def test_every_power_has_verbs_in_every_language(rulebook: Rulebook[Any], language: str) -> None:
    """Nobody has a power that he cannot use in so many words. Rules: LU3-SYS-07."""
    roles = rulebook.roles
    passive = {"villager", "village_idiot", "village_elder", "innocent_girl", "scapegoat"}
    passive |= {"farmer", "soothsayer", "mason", "renegade", "phantom"}
    passive |= {"mubarak_niece", "possessed", "vampirised"}

    assert set(roles) - passive <= roles_with_words(rulebook.key, language)


def test_the_rest_of_a_very_long_mail_is_left_unread() -> None:
    """What stands at its beginning counts; it takes no longer for it. Rules: LU3-SYS-07."""
    text = "Voto Bianchi. " + "Il villaggio dorme e la luna splende. " * 2000

    assert meant(text, context()) == {"vote": BIANCHI}


def test_the_writer_s_own_name_below_is_no_choice() -> None:
    """He signs with it. Rules: LU3-SYS-07."""
    assert meant("Voto Bianchi\n\nDavide", context()) == {"vote": BIANCHI}
    assert len(SEATS) == 8
