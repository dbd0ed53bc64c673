"""What mail says about answers that are given line by line, by language."""

from collections.abc import Mapping
from typing import Final

from verteller.telling import Language

LINE_WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    "nl": {
        "how": "Zo antwoord je: {form}. Met {nobody} kies je niemand, of trek je je keuze in.",
        "all": "Zet elk antwoord op een eigen regel; ze mogen samen in één bericht. Elke"
        " spelersnaam op zo'n regel telt, ook die van jezelf. Tot de deadline mag je een antwoord"
        " zo vaak veranderen als je wilt; het laatste geldige telt.",
        "one": "Alleen wat je kiest is ook goed, zonder dat woord ervoor. Elke spelersnaam in je"
        " bericht telt, ook die van jezelf eronder. Tot de deadline mag je je antwoord zo vaak"
        " veranderen als je wilt; het laatste geldige telt.",
        "standing": "Zet je antwoord op een eigen regel. Elke spelersnaam op zo'n regel telt.",
        "forms": "Zo kun je nu antwoorden:",
        "refused": "Niet genoteerd bij {word}: {why}",
        "name": "naam",
        "option": "woord",
        "nobody": "niemand",
    },
    "en": {
        "how": "Answer like this: {form}. With {nobody} you choose nobody, or take back your"
        " choice.",
        "all": "Put each answer on a line of its own; they can all go into one message. Every"
        " player's name on such a line counts, your own too. Until the deadline you may change an"
        " answer as often as you like; the last valid one counts.",
        "one": "Just what you choose will do as well, without that word in front. Every player's"
        " name in your message counts, and so does your own name below it. Until the deadline you"
        " may change your answer as often as you like; the last valid one counts.",
        "standing": "Put your answer on a line of its own. Every player's name on that line"
        " counts.",
        "forms": "This is how you can answer now:",
        "refused": "Not noted for {word}: {why}",
        "name": "name",
        "option": "word",
        "nobody": "nobody",
    },
    "it": {
        "how": "Rispondi così: {form}. Con {nobody} non scegli nessuno, o ritiri la tua scelta.",
        "all": "Scrivi ogni risposta su una riga a sé; possono stare tutte nello stesso messaggio."
        " Ogni nome di giocatore su quella riga conta, anche il tuo. Fino alla scadenza puoi"
        " cambiare una risposta quante volte vuoi: vale l’ultima valida.",
        "one": "Basta anche solo la tua scelta, senza quella parola davanti. Ogni nome di giocatore"
        " nel messaggio conta, anche il tuo in fondo. Fino alla scadenza puoi cambiare la risposta"
        " quante volte vuoi: vale l’ultima valida.",
        "standing": "Scrivi la risposta su una riga a sé. Ogni nome di giocatore su quella riga"
        " conta.",
        "forms": "Ora puoi rispondere così:",
        "refused": "Non registrato per {word}: {why}",
        "name": "nome",
        "option": "parola",
        "nobody": "nessuno",
    },
    "de": {
        "how": "So antwortest du: {form}. Mit {nobody} wählst du niemanden oder nimmst deine Wahl"
        " zurück.",
        "all": "Schreib jede Antwort in eine eigene Zeile; alle dürfen in einer Nachricht stehen."
        " Jeder Spielername in einer solchen Zeile zählt, auch dein eigener. Bis zum Ende der"
        " Frist darfst du eine Antwort ändern, sooft du willst; die letzte gültige zählt.",
        "one": "Deine Wahl allein genügt auch, ohne dieses Wort davor. Jeder Spielername in deiner"
        " Nachricht zählt, auch dein eigener darunter. Bis zum Ende der Frist darfst du deine"
        " Antwort ändern, sooft du willst; die letzte gültige zählt.",
        "standing": "Schreib deine Antwort in eine eigene Zeile. Jeder Spielername in dieser Zeile"
        " zählt.",
        "forms": "So kannst du jetzt antworten:",
        "refused": "Nicht notiert bei {word}: {why}",
        "name": "Name",
        "option": "Wort",
        "nobody": "niemand",
    },
}
