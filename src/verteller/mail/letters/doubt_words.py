"""What mail says about sentences that were not carried out, and about what was asked besides."""

from collections.abc import Mapping
from typing import Final

from verteller.telling import Language

DOUBT_WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    "it": {
        "subject": "la tua mail",
        "nothing": "Non ho eseguito nulla.",
        "ambiguous": "{text}: non so quale persona intendi: {candidates}? Scrivi nome e cognome.",
        "unknown_name": "{text}: non ci trovo il nome di nessuno che partecipa.",
        "near": "Intendi {candidates}?",
        "condition": "{text}: non eseguo ordini a condizione. Scrivimi quando hai deciso; fino"
        " alla scadenza puoi cambiare idea quante volte vuoi.",
        "negated": "{text}: qui leggo soltanto che cosa non vuoi fare, quindi lascio tutto com’è.",
        "contradiction": "{text}: qui ci sono più nomi di quanti ne servono. Scrivine uno solo.",
        "not_yours": "{text}: questo non è tra le cose che puoi fare.",
        "not_understood": "{text}: non ho capito che cosa vuoi fare.",
        "lost": "Grazie del messaggio! Non ci ho trovato niente che io possa eseguire, quindi non"
        " ho fatto nulla. L’ho passato al game master.",
        "examples": "Ecco come puoi scrivere, per esempio (i nomi sono inventati):",
        "status": "Ecco che cosa hai ordinato finora:",
        "status_none": "In questo momento non c’è nessun tuo ordine in attesa.",
        "until": "Puoi cambiare fino a {deadline}.",
        "help_none": "In questo momento non ti è chiesto nulla. Quando tocca a te te lo scrivo,"
        " con qualche esempio.",
        "count_passed_on": "Ho passato la tua domanda al game master, che ti risponderà di"
        " persona. È una domanda che puoi fare una volta sola.",
        "count_waiting": "La tua domanda è già sul tavolo del game master, che ti risponderà di"
        " persona.",
        "count_used": "Questa domanda la potevi fare una volta sola, e hai già avuto la risposta."
        " Il game master vede comunque che l’hai fatta di nuovo.",
        "count_not_yours": "Quanti ne restano non è tra le cose che puoi chiedere.",
    },
    "nl": {
        "subject": "je bericht",
        "nothing": "Ik heb niets uitgevoerd.",
        "ambiguous": "{text}: ik weet niet wie je bedoelt: {candidates}? Schrijf voor- en"
        " achternaam.",
        "unknown_name": "{text}: ik vind er geen naam in van iemand die meedoet.",
        "near": "Bedoel je {candidates}?",
        "condition": "{text}: opdrachten met een voorwaarde voer ik niet uit. Schrijf me als je"
        " besloten hebt; tot de deadline mag je zo vaak van gedachten veranderen als je wilt.",
        "negated": "{text}: hier lees ik alleen wat je niet wilt doen, dus ik laat alles zoals"
        " het is.",
        "contradiction": "{text}: hier staan meer namen dan er nodig zijn. Schrijf er één.",
        "not_yours": "{text}: dat is niet iets wat jij kunt doen.",
        "not_understood": "{text}: ik begrijp niet wat je wilt doen.",
        "lost": "Bedankt voor je bericht! Ik vond er niets in dat ik kan uitvoeren, dus ik heb"
        " niets gedaan. De spelleiding krijgt het te zien.",
        "examples": "Zo kun je het bijvoorbeeld schrijven (de namen zijn verzonnen):",
        "status": "Dit heb je tot nu toe opgegeven:",
        "status_none": "Er staat op dit moment niets van je genoteerd.",
        "until": "Veranderen kan tot {deadline}.",
        "help_none": "Er wordt je op dit moment niets gevraagd. Als je aan de beurt bent schrijf"
        " ik je, met een paar voorbeelden.",
        "count_passed_on": "Ik heb je vraag doorgegeven aan de spelleiding, die je zelf"
        " antwoordt. Je mag dit één keer vragen.",
        "count_waiting": "Je vraag ligt al bij de spelleiding, die je zelf antwoordt.",
        "count_used": "Dit mocht je één keer vragen, en je hebt het antwoord al gehad. De"
        " spelleiding ziet wel dat je het nog eens vroeg.",
        "count_not_yours": "Hoeveel er over zijn, is niet iets wat jij kunt vragen.",
    },
    "en": {
        "subject": "your message",
        "nothing": "I have carried out nothing.",
        "ambiguous": "{text}: I do not know whom you mean: {candidates}? Write first name and"
        " surname.",
        "unknown_name": "{text}: I find nobody’s name in it who takes part.",
        "near": "Do you mean {candidates}?",
        "condition": "{text}: I carry out no orders that depend on something. Write to me once"
        " you have decided; until the deadline you may change your mind as often as you like.",
        "negated": "{text}: here I only read what you do not want to do, so I leave everything"
        " as it is.",
        "contradiction": "{text}: there are more names here than are needed. Write just one.",
        "not_yours": "{text}: that is not something you can do.",
        "not_understood": "{text}: I did not understand what you want to do.",
        "lost": "Thank you for your message! I found nothing in it that I can carry out, so I"
        " have done nothing. I have passed it on to the game master.",
        "examples": "This is how you can write, for instance (the names are made up):",
        "status": "This is what you have ordered so far:",
        "status_none": "At the moment no order of yours is noted.",
        "until": "You can change it until {deadline}.",
        "help_none": "You are asked nothing at the moment. When it is your turn I will write to"
        " you, with some examples.",
        "count_passed_on": "I have passed your question on to the game master, who will answer"
        " you in person. You can ask this only once.",
        "count_waiting": "Your question is with the game master already, who will answer you in"
        " person.",
        "count_used": "You could ask this only once, and you have had the answer. The game master"
        " does see that you asked again.",
        "count_not_yours": "How many are left is not something you can ask.",
    },
    "de": {
        "subject": "deine Nachricht",
        "nothing": "Ich habe nichts ausgeführt.",
        "ambiguous": "{text}: Ich weiß nicht, wen du meinst: {candidates}? Schreib Vor- und"
        " Nachnamen.",
        "unknown_name": "{text}: Ich finde darin keinen Namen von jemandem, der mitspielt.",
        "near": "Meinst du {candidates}?",
        "condition": "{text}: Aufträge mit Bedingung führe ich nicht aus. Schreib mir, wenn du"
        " dich entschieden hast; bis zum Ende der Frist darfst du es dir beliebig oft anders"
        " überlegen.",
        "negated": "{text}: Hier lese ich nur, was du nicht tun willst, also lasse ich alles, wie"
        " es ist.",
        "contradiction": "{text}: Hier stehen mehr Namen, als nötig sind. Schreib nur einen.",
        "not_yours": "{text}: Das gehört nicht zu dem, was du tun kannst.",
        "not_understood": "{text}: Ich habe nicht verstanden, was du tun willst.",
        "lost": "Danke für deine Nachricht! Ich habe darin nichts gefunden, was ich ausführen"
        " kann, also habe ich nichts getan. Ich habe sie an die Spielleitung weitergegeben.",
        "examples": "So kannst du zum Beispiel schreiben (die Namen sind erfunden):",
        "status": "Das hast du bisher angeordnet:",
        "status_none": "Im Moment ist kein Auftrag von dir notiert.",
        "until": "Ändern kannst du das bis {deadline}.",
        "help_none": "Im Moment wirst du nichts gefragt. Wenn du an der Reihe bist, schreibe ich"
        " dir, mit ein paar Beispielen.",
        "count_passed_on": "Ich habe deine Frage an die Spielleitung weitergegeben, die dir"
        " selbst antwortet. Das kannst du nur einmal fragen.",
        "count_waiting": "Deine Frage liegt schon bei der Spielleitung, die dir selbst antwortet.",
        "count_used": "Das konntest du nur einmal fragen, und die Antwort hast du schon. Die"
        " Spielleitung sieht aber, dass du noch einmal gefragt hast.",
        "count_not_yours": "Wie viele noch übrig sind, gehört nicht zu dem, was du fragen kannst.",
    },
}
"""By language; every one has the same keys, ``subject`` beside the game's name."""
