"""Sentences of players who play live: what they write to the narrator of an evening."""

import pytest

from verteller.rules.facts import Asked, Part, Seat
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context, Person

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fritz", "Greta", "Hana")
PEOPLE = tuple(Person(name) for name in NAMES)
SEATS = tuple(Seat(seat) for seat in range(len(NAMES)))
CEM, EMIL = Seat(2), Seat(4)
POISON = tuple(seat for seat in SEATS if seat not in (CEM, EMIL))
SEVERAL = Part("target", SEATS, 1, len(SEATS))
PARTS = {
    "witch": (Part("heal", (EMIL,), 0, 1), Part("poison", POISON, 0, 1)),
    "cupid": (Part("target", SEATS, 2, 2),),
    "accuse": (SEVERAL,),
    "thumbs": (SEVERAL,),
}

SENTENCES = (
    ("duesterwald de seer seer", "Ich will die Rolle von Ben sehen", "B"),
    ("duesterwald de seer seer", "Ich schaue mir Ada an.", "A"),
    ("duesterwald de protector protector", "Ich beschütze Hana", "H"),
    ("duesterwald de village_harlot village_harlot", "Ich schlafe bei Emil", "E"),
    ("duesterwald de village_harlot village_harlot", "Ich bleibe heute zu Hause", "-"),
    ("duesterwald de fox fox", "Ich schnuppere an Greta", "G"),
    ("duesterwald de black_raven black_raven", "Ein Drohbrief an Fritz", "F"),
    ("duesterwald de black_raven black_raven", "Ich schreibe Fritz einen Brief", "F"),
    ("duesterwald de wild_child model", "Dora ist mein Vorbild", "D"),
    ("duesterwald de werewolf pack", "Wir fressen Emil", "E"),
    ("duesterwald de wolfhound pack", "Emil soll sterben", "E"),
    ("duesterwald de white_werewolf white_werewolf", "Ich töte Ben", "B"),
    ("duesterwald de hunter shoot", "Ich nehme Ada mit ins Grab", "A"),
    ("duesterwald de hunter shoot", "Ich erschieße Ada", "A"),
    ("duesterwald de villager accuse", "Ich klage Ada an", "A"),
    ("duesterwald de villager thumbs", "Ich stimme gegen Ada", "A"),
    ("duesterwald de villager thumbs", "Daumen hoch für Ada", "A"),
    ("duesterwald de villager elect", "Hana zum Hauptmann", "H"),
    ("duesterwald de villager elect", "Ich wähle Hana", "H"),
    ("duesterwald de villager decide", "Ada muss gehen", "A"),
    ("duesterwald de witch witch", "Ich rette Emil", "E"),
    ("duesterwald de witch witch", "Ich vergifte Hana", "H"),
    ("duesterwald de witch witch", "Heiltrank für Emil und Gift für Hana", "EH"),
    ("duesterwald de cupid cupid", "Meine Pfeile treffen Ada und Ben", "AB"),
    ("duesterwald de seer seer", "heute niemanden", "-"),
    ("duesterwald nl seer seer", "Ik wil de rol van Ben zien", "B"),
    ("duesterwald nl protector protector", "Ik bescherm Hana vannacht", "H"),
    ("duesterwald nl village_harlot village_harlot", "Ik slaap bij Emil", "E"),
    ("duesterwald nl fox fox", "Ik snuffel aan Greta", "G"),
    (
        "duesterwald nl black_raven black_raven",
        "Ik hang een dreigbrief aan het huis van Fritz",
        "F",
    ),
    ("duesterwald nl wild_child model", "Dora is mijn voorbeeld", "D"),
    ("duesterwald nl werewolf pack", "We eten Emil op", "E"),
    ("duesterwald nl primal_werewolf pack", "Emil moet eraan", "E"),
    ("duesterwald nl hunter shoot", "Ik schiet Ada neer", "A"),
    ("duesterwald nl villager accuse", "Ik klaag Ada aan", "A"),
    ("duesterwald nl villager thumbs", "Ik stem op Ada", "A"),
    ("duesterwald nl villager thumbs", "Duim omhoog voor Ada", "A"),
    ("duesterwald nl villager elect", "Hana als hoofdman", "H"),
    ("duesterwald nl villager decide", "Ada moet weg", "A"),
    ("duesterwald nl witch witch", "Ik red Emil", "E"),
    ("duesterwald nl witch witch", "Ik vergiftig Hana", "H"),
    ("duesterwald en seer seer", "I want to see the role of Ben, please.", "B"),
    ("duesterwald en protector protector", "I protect Hana tonight", "H"),
    ("duesterwald en village_harlot village_harlot", "I sleep with Emil tonight", "E"),
    ("duesterwald en fox fox", "I sniff at Greta", "G"),
    ("duesterwald en black_raven black_raven", "I pin a letter to the house of Fritz", "F"),
    ("duesterwald en wild_child model", "Dora is my role model", "D"),
    ("duesterwald en werewolf pack", "Let us eat Emil", "E"),
    ("duesterwald en hunter shoot", "I shoot Ada", "A"),
    ("duesterwald en villager accuse", "I accuse Ada", "A"),
    ("duesterwald en villager accuse", "I accuse Ada and Ben", "AB"),
    ("duesterwald en villager thumbs", "I vote against Ada", "A"),
    ("duesterwald en villager thumbs", "Thumbs up for Ada", "A"),
    ("duesterwald en villager elect", "Hana for captain", "H"),
    ("duesterwald en villager decide", "Ada must go", "A"),
    ("duesterwald en witch witch", "I heal Emil and poison Hana", "EH"),
    ("duesterwald it seer seer", "Voglio vedere il ruolo di Ben", "B"),
    ("duesterwald it protector protector", "Stanotte proteggo Hana", "H"),
    ("duesterwald it village_harlot village_harlot", "Dormo da Emil", "E"),
    ("duesterwald it fox fox", "Annuso Greta", "G"),
    ("duesterwald it black_raven black_raven", "Appendo una lettera alla casa di Fritz", "F"),
    ("duesterwald it wild_child model", "Dora è il mio modello", "D"),
    ("duesterwald it werewolf pack", "Sbraniamo Emil", "E"),
    ("duesterwald it hunter shoot", "Sparo a Ada", "A"),
    ("duesterwald it villager accuse", "Accuso Ada", "A"),
    ("duesterwald it villager thumbs", "Voto contro Ada", "A"),
    ("duesterwald it villager elect", "Hana come capitano", "H"),
    ("duesterwald it villager decide", "Ada deve andarsene", "A"),
    ("duesterwald it witch witch", "Avveleno Hana", "H"),
    ("tabula de seer seer", "Ich zeige auf Ada", "A"),
    ("tabula de seer seer", "Ist Ada ein Wolf?", "A"),
    ("tabula de bodyguard bodyguard", "Ich beschütze Ada", "A"),
    ("tabula de owl owl", "Die Eule ruft Ada", "A"),
    ("tabula de owl owl", "Ich rufe Ada", "A"),
    ("tabula de mythomaniac mythomaniac", "Ich will sein wie Ada", "A"),
    ("tabula de werewolf werewolf", "Wir töten Ada", "A"),
    ("tabula de villager vote", "Ich stimme für Ada", "A"),
    ("tabula de villager vote", "Ich verurteile Ada", "A"),
    ("tabula nl seer seer", "Ik wil meer weten over Ada", "A"),
    ("tabula nl seer seer", "Is Ada een wolf?", "A"),
    ("tabula nl bodyguard bodyguard", "Ik bescherm Ada", "A"),
    ("tabula nl owl owl", "De uil roept Ada", "A"),
    ("tabula nl mythomaniac mythomaniac", "Ik wil lijken op Ada", "A"),
    ("tabula nl werewolf werewolf", "We doden Ada", "A"),
    ("tabula nl villager vote", "Ik stem op Ada", "A"),
    ("tabula en seer seer", "I point at Ada", "A"),
    ("tabula en seer seer", "Is Ada a werewolf?", "A"),
    ("tabula en bodyguard bodyguard", "I guard Ada", "A"),
    ("tabula en owl owl", "The owl calls Ada", "A"),
    ("tabula en owl owl", "I call Ada", "A"),
    ("tabula en mythomaniac mythomaniac", "I copy Ada", "A"),
    ("tabula en werewolf werewolf", "We kill Ada", "A"),
    ("tabula en villager vote", "I vote for Ada", "A"),
    ("tabula en villager vote", "Lynch Ada", "A"),
    ("tabula it seer seer", "Indico Ada", "A"),
    ("tabula it bodyguard bodyguard", "Proteggo Ada", "A"),
    ("tabula it owl owl", "Il gufo chiama Ada", "A"),
    ("tabula it mythomaniac mythomaniac", "Voglio essere come Ada", "A"),
    ("tabula it werewolf werewolf", "Uccidiamo Ada", "A"),
    ("tabula it villager vote", "Voto Ada", "A"),
)
"""Rulebook, language, role and question, what Cem writes, and the initials of whom he names."""


@pytest.mark.parametrize(("who", "text", "named"), SENTENCES)
def test_a_sentence_of_an_evening_is_understood(who: str, text: str, named: str) -> None:
    """Rules: DUE-NGT-03, DUE-NGT-08, DUE-SYS-13, TAB-SYS-12."""
    rulebook, language, role, question = who.split()
    parts = PARTS.get(question, (Part("target", SEATS),))
    asked = {question: Asked(to=(CEM,), question=question, parts=parts)}
    context = Context(rulebook, role, CEM, asked, PEOPLE, frozenset({language}), question)

    (command,) = understand(text, context).commands

    assert command.question == question
    initials = "".join(NAMES[int(option)][0] for _, option in command.choice)
    assert initials == named.removeprefix("-")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Wenn Ada ein Wolf ist, dann schaue ich Ben an"),
        ("en", "If Ada is a wolf I look at Ben"),
        ("nl", "Als Ada een wolf is, wil ik de rol van Ben zien"),
        ("de", "Nicht Ada"),
        ("en", "I do not want to see Ada"),
        ("it", "Non guardo Ada"),
    ],
)
def test_what_is_supposed_or_denied_is_not_done(language: str, text: str) -> None:
    """Rules: DUE-SYS-13."""
    asked = {"seer": Asked(to=(CEM,), question="seer", parts=(Part("target", SEATS),))}
    context = Context("duesterwald", "seer", CEM, asked, PEOPLE, frozenset({language}), "seer")
    assert understand(text, context).commands == ()
