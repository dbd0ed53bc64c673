"""
Example sentences: what players can write where they write in their own words.

They show that it can be said like that, and nothing of how it is understood. The names in them
are nobody's in the game, so that no example speaks for or against a player, and none that is
sent back by mistake names anybody.

Source: lupus 3.0, 4.4, LU3-SYS-05, LU3-SYS-12, LU3-MAIL-12.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from verteller.hosting.names import folded
from verteller.telling import Language

SPOKEN: Final = frozenset({"lupus3"})
"""The rulebooks whose players are shown sentences instead of forms."""

FRAMES: Final[Mapping[Language, Mapping[str, str]]] = {
    "it": {
        "heading": "Che cosa puoi scrivere ora",
        "intro": "Rispondi a questo messaggio con parole tue, per esempio (i nomi sono inventati):",
        "status": "Che cosa ho ordinato?",
        "until": "Hai tempo fino a {deadline}. Fino ad allora puoi cambiare idea: vale l’ultima"
        " cosa che scrivi.",
    },
    "en": {
        "heading": "What you can write now",
        "intro": "Answer this message in your own words, for instance (the names are made up):",
        "status": "What have I ordered?",
        "until": "You have until {deadline}. Until then you may change your mind: the last thing"
        " you write counts.",
    },
    "nl": {
        "heading": "Wat je nu kunt schrijven",
        "intro": "Antwoord op dit bericht in je eigen woorden, bijvoorbeeld (de namen zijn"
        " verzonnen):",
        "status": "Wat heb ik opgegeven?",
        "until": "Je hebt de tijd tot {deadline}. Tot dan mag je van gedachten veranderen: het"
        " laatste wat je schrijft telt.",
    },
    "de": {
        "heading": "Was du jetzt schreiben kannst",
        "intro": "Antworte auf diese Nachricht mit deinen eigenen Worten, zum Beispiel (die Namen"
        " sind erfunden):",
        "status": "Was habe ich bisher angegeben?",
        "until": "Du hast Zeit bis {deadline}. Bis dahin darfst du es dir anders überlegen: Es"
        " zählt, was du zuletzt schreibst.",
    },
}
"""What stands around the examples."""

NAMES: Final[Mapping[Language, Sequence[str]]] = {
    "it": ("Rossi", "Bianchi", "Neri", "Verdi", "Gialli", "Ferrari", "Esposito", "Colombo"),
    "en": ("Smith", "Jones", "Taylor", "Walker", "Baker", "Cooper", "Turner", "Carter"),
    "nl": ("Jansen", "De Vries", "Bakker", "Visser", "Smit", "Meijer", "Mulder", "Dekker"),
    "de": ("Müller", "Schmidt", "Weber", "Wagner", "Becker", "Hoffmann", "Schäfer", "Koch"),
}
"""Surnames that come first to everybody's mind, of which those are used that nobody has."""

SENTENCES: Final[Mapping[Language, Mapping[str, Sequence[str]]]] = {
    "it": {
        "vote": ("Voto {0}", "Mi astengo"),
        "elect": ("Voto {1} come sindaco",),
        "successor": ("Il mio successore è {2}",),
        "power": ("Uso il potere su {0}", "Stanotte non faccio niente"),
        "ritual": ("Rituale su {0}",),
        "suicide": ("Mi suicido",),
    },
    "en": {
        "vote": ("I vote for {0}", "I abstain"),
        "elect": ("I vote for {1} as mayor",),
        "successor": ("My successor is {2}",),
        "power": ("I use my power on {0}", "I do nothing tonight"),
        "ritual": ("Ritual on {0}",),
        "suicide": ("I kill myself",),
    },
    "nl": {
        "vote": ("Ik stem op {0}", "Ik onthoud me van stemming"),
        "elect": ("Ik stem op {1} als burgemeester",),
        "successor": ("Mijn opvolger is {2}",),
        "power": ("Ik gebruik mijn gave op {0}", "Vannacht doe ik niets"),
        "ritual": ("Ritueel voor {0}",),
        "suicide": ("Ik pleeg zelfmoord",),
    },
    "de": {
        "vote": ("Ich stimme für {0}", "Ich enthalte mich"),
        "elect": ("Ich stimme für {1} als Bürgermeister",),
        "successor": ("Mein Nachfolger ist {2}",),
        "power": ("Ich setze meine Fähigkeit auf {0} ein", "Heute Nacht mache ich nichts"),
        "ritual": ("Ritual für {0}",),
        "suicide": ("Ich bringe mich um",),
    },
}
"""By question; the numbers stand for names."""

POWERS: Final[Mapping[Language, Mapping[str, str]]] = {
    "it": {
        "seer": "Scruto {0}",
        "bodyguard": "Proteggo {0}",
        "medium": "Contatto {0}",
        "messiah": "Resuscito {0}",
        "voyeur": "Spio {0}",
        "stalker": "Pedino {0}",
        "mage": "Esamino {0}",
        "expansive": "Visito {0}",
        "hunter": "Miro a {0}",
        "wolf": "Sbrano {0}",
        "witch": "Affatturo {0}",
        "exorcist": "Esorcizzo {0}",
        "devil": "Leggo l’anima di {0}",
        "advocate": "Difendo {0}",
        "kidnapper": "Rapisco {0}",
        "young_vampire": "Mordo {0}",
        "old_vampire": "Mordo {0}",
    },
    "en": {
        "seer": "I scry {0}",
        "bodyguard": "I protect {0}",
        "medium": "I contact {0}",
        "messiah": "I resurrect {0}",
        "voyeur": "I spy on {0}",
        "stalker": "I follow {0}",
        "mage": "I examine {0}",
        "expansive": "I visit {0}",
        "hunter": "I aim at {0}",
        "wolf": "I maul {0}",
        "witch": "I bewitch {0}",
        "exorcist": "I exorcise {0}",
        "devil": "I read the soul of {0}",
        "advocate": "I defend {0}",
        "kidnapper": "I kidnap {0}",
        "young_vampire": "I bite {0}",
        "old_vampire": "I bite {0}",
    },
    "nl": {
        "seer": "Ik bekijk {0}",
        "bodyguard": "Ik bescherm {0}",
        "medium": "Ik roep {0} op",
        "messiah": "Ik wek {0} op",
        "voyeur": "Ik bespied {0}",
        "stalker": "Ik volg {0}",
        "mage": "Ik onderzoek {0}",
        "expansive": "Ik ga op bezoek bij {0}",
        "hunter": "Ik mik op {0}",
        "wolf": "Ik verscheur {0}",
        "witch": "Ik betover {0}",
        "exorcist": "Ik bezweer {0}",
        "devil": "Ik lees de ziel van {0}",
        "advocate": "Ik verdedig {0}",
        "kidnapper": "Ik ontvoer {0}",
        "young_vampire": "Ik bijt {0}",
        "old_vampire": "Ik bijt {0}",
    },
    "de": {
        "seer": "Ich betrachte {0}",
        "bodyguard": "Ich beschütze {0}",
        "medium": "Ich befrage {0}",
        "messiah": "Ich erwecke {0}",
        "voyeur": "Ich beobachte {0}",
        "stalker": "Ich verfolge {0}",
        "mage": "Ich untersuche {0}",
        "expansive": "Ich besuche {0}",
        "hunter": "Ich ziele auf {0}",
        "wolf": "Ich zerfleische {0}",
        "witch": "Ich verhexe {0}",
        "exorcist": "Ich exorziere {0}",
        "devil": "Ich lese in der Seele von {0}",
        "advocate": "Ich verteidige {0}",
        "kidnapper": "Ich entführe {0}",
        "young_vampire": "Ich beiße {0}",
        "old_vampire": "Ich beiße {0}",
    },
}
"""By role, in its own verb; a role that has none here uses its power in so many words."""

POWER: Final = "power"


def is_spoken(rulebook: str) -> bool:
    """Tell whether players of games of *rulebook* are shown example sentences."""
    return rulebook in SPOKEN


def examples(
    questions: Collection[str], role: str, players: Sequence[str], language: Language
) -> tuple[str, ...]:
    """
    Return what somebody might write, from what he himself knows.

    Args:
        questions: The keys of those that are open to him, in the order they are shown.
        role: What he believes to be.
        players: Everybody's name in the game; none of them is used.
    """
    names = invented(players, language)
    shown = [
        sentence.format(*names)
        for question in questions
        for sentence in _sentences(question, role, language)
    ]
    return (*shown, FRAMES[language]["status"]) if shown else ()


def invented(players: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return names for examples that have no word in common with any player's."""
    taken = {word for name in players for word in folded(name).split()}
    free = [name for name in NAMES[language] if not taken & {*folded(name).split()}]
    return (*free, *NAMES[language])


def _sentences(question: str, role: str, language: Language) -> Iterator[str]:
    sentences = SENTENCES[language].get(question, ())
    if question == POWER and role in POWERS[language]:
        yield POWERS[language][role]
        sentences = sentences[1:]
    yield from sentences
