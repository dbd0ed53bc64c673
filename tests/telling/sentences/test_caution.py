"""Talk, jokes, tales and everyday life carry nothing out; plain orders do."""

from typing import Final

import pytest

from tests.telling.sentences.cases import (
    LANGUAGES,
    afterthoughts_in,
    pairs_in,
    talk_in,
    villages,
)
from verteller.rules.facts import Asked, Part, Seat
from verteller.telling.sentences import understand
from verteller.telling.sentences.meaning import Context, Understanding

VILLAGES: Final = {"it": "borgo", "nl": "stad", "de": "stadt", "en": "village"}
TALK: Final = (
    ("it", "seer", "guarda Luca che faccia"),
    ("it", "seer", "studio Luca da giorni"),
    ("it", "farmer", "Luca dovrebbe essere sindaco ma anche no"),
    ("it", "farmer", "bruciate pure Luca, tanto vi pentirete"),
    ("it", "farmer", "Voto Luca. Anzi, aspettate che ne parlo con Marta"),
    ("it", "farmer", "Se Luca non viene stasera lo voto"),
    ("it", "wolf", "Luca mi fa venire fame, sembra un prosciutto"),
    ("it", "bodyguard", "Vado a cena da Luca domani"),
    ("it", "hunter", "Luca mi ha sparato una balla"),
    ("it", "seer", "Vedo Luca molto nervoso ultimamente"),
    ("it", "stalker", "Seguo Luca su Instagram"),
    ("it", "medium", "Parlo spesso con Luca al bar"),
    ("it", "farmer", "Brucio la torta di Luca"),
    ("it", "farmer", "La casa di Luca brucia"),
    ("it", "farmer", "Chi vota Luca?"),
    ("it", "farmer", "Votereste Luca voi?"),
    ("it", "farmer", "Luca vuole votare Anna"),
    ("it", "farmer", "Tutti votano Luca"),
    ("it", "farmer", "Ho sognato che bruciavo Luca"),
    ("it", "farmer", "Se fossi in voi voterei Luca"),
    ("it", "farmer", "Luca al rogo, che ridere"),
    ("it", "farmer", "Luca sindaco, ma siamo impazziti"),
    ("it", "farmer", "mi suicido se vince Luca"),
    ("it", "farmer", "Preferirei morire che votare Luca"),
    ("it", "farmer", "Piuttosto che votare Luca mi mangio il cappello"),
    ("it", "kidnapper", "Luca è stato rapito dalla bellezza di Anna"),
    ("it", "witch", "Luca mi ha stregato con quei suoi occhi"),
    ("it", "expansive", "Luca viene a cena da me stasera"),
    ("it", "farmer", "Luca ha proposto di votare Anna, io ci sto pensando"),
    ("it", "farmer", "Facciamo che voto Luca per scherzo"),
    ("it", "farmer", "Voto Luca, scherzo"),
    ("it", "farmer", "Voto Luca. Scherzavo."),
    ("it", "farmer", "Voto Luca o Anna"),
    ("it", "farmer", "Non dico che voto Luca"),
    ("it", "farmer", "Voto Luca solo se lo fate anche voi"),
    ("it", "farmer", "Luca merita il rogo, ma non sarò io a mandarcelo"),
    ("it", "farmer", "Mi avete convinto quasi a votare Luca"),
    ("it", "seer", "Che aura ha Luca secondo te?"),
    ("it", "bodyguard", "Qualcuno protegga Luca"),
    ("it", "bodyguard", "Luca va protetto, ma da qualcun altro"),
    ("it", "farmer", "Grazie a Luca per la torta al forno"),
    ("it", "wolf", "Mangio con Luca stasera"),
    ("it", "farmer", '"Voto Luca", e giù tutti a ridere'),
    ("it", "farmer", "Il mio oroscopo dice di votare Luca"),
    ("it", "farmer", "ho votato Luca la prima notte e mi sono pentito"),
    ("it", "farmer", "Chi vota Luca è un pazzo"),
    ("it", "farmer", "Votare Luca sarebbe la cosa più semplice"),
    ("it", "farmer", "A Luca piace il fuoco"),
    ("it", "hunter", "Sparerei a Luca ma ho finito i colpi"),
    ("it", "farmer", "Luca oggi è proprio cotto"),
    ("it", "farmer", "Luca e Marta al rogo"),
    ("it", "seer", "Guardo la partita con Luca"),
    ("it", "expansive", "Stasera non riesco a visitare Luca, ho la macchina rotta"),
    ("it", "voyeur", "Luca mi spia sempre"),
    ("it", "bodyguard", "Luca mi protegge sempre"),
    ("it", "farmer", "Luca non merita il rogo"),
    ("it", "farmer", "Luca al rogo? Non scherziamo"),
    ("it", "farmer", "Meglio Luca di Marta, ma non so"),
    ("it", "farmer", "Direi quasi Luca"),
    ("it", "farmer", "Luca ha la mia simpatia, non il mio voto"),
    ("it", "farmer", "Il mio voto non va a Luca"),
    ("it", "farmer", "Nessuno voti Luca"),
    ("it", "farmer", "Domani voto Luca"),
    ("it", "farmer", "Ieri il mio voto era per Luca"),
    ("it", "farmer", "Marta dice di bruciare Luca"),
    ("it", "farmer", "Vogliono bruciare Luca"),
    ("it", "farmer", "Perché dovrei votare Luca"),
    ("it", "farmer", "Ho paura che brucino Luca"),
    ("it", "farmer", "Salviamo Luca dal rogo"),
    ("it", "farmer", "Luca vota Marta"),
    ("it", "wolf", "Luca non si tocca"),
    ("it", "wolf", "Se mangiamo Luca ci scoprono"),
    ("it", "hunter", "Luca ha sparato a Marta"),
    ("it", "farmer", "Mi ammazzo di fatica"),
    ("it", "farmer", "Mi annoio a morte"),
    ("it", "farmer", "Mi sarei ammazzato dalla vergogna"),
    ("it", "farmer", "voto per il miglior costume: Luca"),
    ("it", "farmer", "In ufficio ho votato Luca come rappresentante"),
    ("it", "farmer", "Se Luca confessa voto Marta, altrimenti Luca"),
    ("it", "farmer", "Luca sindaco? Piuttosto emigro"),
    ("de", "wolf", "Das Opfer war Emre"),
    ("de", "wolf", "Das Opfer ist sicher Emre"),
    ("en", "wolf", "The victim was Bob"),
    ("nl", "farmer", "Kees als burgemeester, je moet er niet aan denken"),
    ("nl", "farmer", "Ik stem op Kees. Or nee, eerst nog even kijken"),
    ("nl", "wolf", "Kees is wel lekker mals zeg"),
    ("nl", "seer", "Ik zie Kees elke dag op het werk"),
    ("nl", "stalker", "Ik volg Kees op Instagram"),
    ("nl", "farmer", "Het huis van Kees brandt"),
    ("nl", "farmer", "Iedereen stemt op Kees"),
    ("nl", "farmer", "Als ik jullie was zou ik op Kees stemmen"),
    ("nl", "farmer", "Kees op de brandstapel, stel je voor"),
    ("nl", "farmer", "Ik ga nog liever dood dan op Kees te stemmen"),
    ("nl", "farmer", "Ik stem op Kees, grapje"),
    ("nl", "farmer", "Ik stem op Kees. Grapje!"),
    ("nl", "farmer", "Ik zeg niet dat ik op Kees stem"),
    ("nl", "farmer", "Bijna had ik op Kees gestemd"),
    ("nl", "bodyguard", "Iemand moet Kees beschermen"),
    ("nl", "wolf", "Ik eet vanavond bij Kees"),
    ("nl", "farmer", "Wie op Kees stemt is gek"),
    ("nl", "farmer", "Op Kees stemmen is te makkelijk"),
    ("nl", "farmer", "Kees stond vandaag in vuur en vlam"),
    ("nl", "seer", "Ik kijk voetbal met Kees"),
    ("nl", "medium", "Ik bel Kees vanavond over de auto"),
    ("nl", "farmer", "Kees verdient de brandstapel niet"),
    ("nl", "farmer", "Kees op de brandstapel? Kom nou"),
    ("nl", "farmer", "Misschien Kees"),
    ("nl", "farmer", "Mijn stem gaat niet naar Kees"),
    ("nl", "farmer", "Niemand moet op Kees stemmen"),
    ("nl", "farmer", "Morgen stem ik op Kees"),
    ("nl", "farmer", "Gisteren ging mijn stem naar Kees"),
    ("nl", "farmer", "Sanne zegt verbrand Kees"),
    ("nl", "farmer", "Ze willen Kees verbranden"),
    ("nl", "farmer", "Waarom zou ik op Kees stemmen"),
    ("nl", "farmer", "Ik ben bang dat ze Kees verbranden"),
    ("nl", "farmer", "Red Kees van de brandstapel"),
    ("nl", "wolf", "Kees wordt niet opgegeten"),
    ("nl", "wolf", "Als we Kees opeten hebben ze het door"),
    ("nl", "farmer", "Ik ben doodop"),
    ("nl", "farmer", "Ik verveel me dood"),
    ("nl", "farmer", "Kees burgemeester? Dan emigreer ik"),
    ("de", "farmer", "Emre brennt heute, jede Wette"),
    ("de", "farmer", "„Ich stimme für Emre.“ So hat Tobias geredet."),
    ("de", "farmer", "Ich stimme für Emre. Ach nein, ich überlege noch"),
    ("de", "wolf", "Emre sieht lecker aus, oder?"),
    ("de", "bodyguard", "Gestern war ich bei Emre und hab auf ihn aufgepasst"),
    ("de", "seer", "Ich sehe Emre jeden Tag im Büro"),
    ("de", "stalker", "Ich folge Emre auf Instagram"),
    ("de", "farmer", "Emres Haus brennt"),
    ("de", "farmer", "Alle stimmen für Emre"),
    ("de", "farmer", "An eurer Stelle würde ich Emre verbrennen"),
    ("de", "farmer", "Emre auf dem Scheiterhaufen, stell dir das mal vor"),
    ("de", "farmer", "Emre als Bürgermeister, sind wir denn verrückt geworden"),
    ("de", "farmer", "Lieber sterbe ich, als Emre zu wählen"),
    ("de", "witch", "Emre hat mich verzaubert"),
    ("de", "farmer", "Ich stimme für Emre, Scherz!"),
    ("de", "farmer", "Ich stimme für Emre. War nur Spaß."),
    ("de", "farmer", "Ich sage nicht, dass ich für Emre stimme"),
    ("de", "farmer", "Fast hätte ich für Emre gestimmt"),
    ("de", "bodyguard", "Jemand sollte Emre beschützen"),
    ("de", "wolf", "Ich esse heute mit Emre"),
    ("de", "farmer", "Wer Emre wählt, ist selber schuld"),
    ("de", "farmer", "Für Emre zu stimmen wäre zu einfach"),
    ("de", "farmer", "Emre war heute Feuer und Flamme"),
    ("de", "seer", "Ich gucke Fußball mit Emre"),
    ("de", "medium", "Ich rufe Emre heute Abend wegen des Autos an"),
    ("de", "bodyguard", "Emre beschützt mich bestimmt"),
    ("de", "farmer", "Emre hat den Scheiterhaufen nicht verdient"),
    ("de", "farmer", "Emre auf den Scheiterhaufen? Niemals"),
    ("de", "farmer", "Emre vielleicht"),
    ("de", "farmer", "Meine Stimme geht nicht an Emre"),
    ("de", "farmer", "Niemand soll für Emre stimmen"),
    ("de", "farmer", "Morgen stimme ich für Emre"),
    ("de", "farmer", "Gestern ging meine Stimme an Emre"),
    ("de", "farmer", "Lena sagt, verbrennt Emre"),
    ("de", "farmer", "Sie wollen Emre verbrennen"),
    ("de", "farmer", "Warum sollte ich für Emre stimmen"),
    ("de", "farmer", "Ich habe Angst, dass sie Emre verbrennen"),
    ("de", "farmer", "Rettet Emre vor dem Scheiterhaufen"),
    ("de", "wolf", "Emre wird nicht gefressen"),
    ("de", "wolf", "Wenn wir Emre fressen, merken sie es"),
    ("de", "farmer", "Ich bin todmüde"),
    ("de", "farmer", "Ich langweile mich zu Tode"),
    ("de", "farmer", "Emre Bürgermeister? Da wandere ich aus"),
    ("en", "seer", "I look at Bob and all I see is a liar"),
    ("en", "seer", "I look at Bob and all I see..."),
    ("en", "bodyguard", "Keep an eye on Bob, folks"),
    ("en", "farmer", "I vote for Bob. Wait no, I need to check something"),
    ("en", "farmer", "Bob for mayor? As if"),
    ("en", "farmer", "Vote Bob, they said. It'll be fun, they said."),
    ("en", "wolf", "I could eat Bob for breakfast lol"),
    ("en", "bodyguard", "I was with Bob last night watching the game"),
    ("en", "hunter", "Bob shot me down when I suggested it"),
    ("en", "seer", "I see Bob has been quiet today"),
    ("en", "stalker", "I follow Bob on Twitter"),
    ("en", "medium", "I talk to Bob every day at work"),
    ("en", "farmer", "I burned Bob's toast"),
    ("en", "farmer", "Bob's house is burning"),
    ("en", "farmer", "Who's burning Bob?"),
    ("en", "farmer", "Everyone is voting for Bob"),
    ("en", "farmer", "I dreamt I burned Bob"),
    ("en", "farmer", "If I were you I'd vote for Bob"),
    ("en", "farmer", "Bob on the stake, imagine that"),
    ("en", "farmer", "Bob for mayor, have we all gone mad"),
    ("en", "farmer", "I'd rather die than vote for Bob"),
    ("en", "farmer", "I'd sooner eat my hat than burn Bob"),
    ("en", "kidnapper", "Bob took me for a ride"),
    ("en", "expansive", "Bob is coming over for dinner"),
    ("en", "farmer", "Just kidding, I vote for Bob"),
    ("en", "farmer", "I vote for Bob, just kidding"),
    ("en", "farmer", "I vote for Bob. Just kidding!"),
    ("en", "farmer", "Bob or Carol, I vote for one of them"),
    ("en", "farmer", "I'm not saying I vote for Bob"),
    ("en", "farmer", "I vote for Bob unless someone objects"),
    ("en", "farmer", "Bob deserves to burn, but not by my hand"),
    ("en", "farmer", "You almost had me voting for Bob"),
    ("en", "bodyguard", "Bob can guard himself"),
    ("en", "bodyguard", "Somebody should guard Bob"),
    ("en", "farmer", "Thanks Bob for lighting the fire"),
    ("en", "wolf", "Having dinner with Bob tonight"),
    ("en", "farmer", "My horoscope says to vote for Bob"),
    ("en", "farmer", "I voted for Bob because you told me to"),
    ("en", "farmer", "Anyone who votes for Bob is mad"),
    ("en", "farmer", "Voting for Bob would be too easy"),
    ("en", "farmer", "Bob loves a good bonfire"),
    ("en", "hunter", "I'd shoot Bob but I'm out of bullets"),
    ("en", "farmer", "Bob was on fire today, what a speech"),
    ("en", "seer", "Is it me or does Bob look like a wolf"),
    ("en", "seer", "Watching the match with Bob tonight"),
    ("en", "medium", "I'll call Bob tonight about the car"),
    ("en", "expansive", "I can't visit Bob tonight, my car broke down"),
    ("en", "voyeur", "Bob keeps spying on me"),
    ("en", "bodyguard", "Bob protects nobody"),
    ("en", "farmer", "Bob doesn't deserve the stake"),
    ("en", "farmer", "Bob on the stake? Don't be silly"),
    ("en", "farmer", "Probably Bob"),
    ("en", "farmer", "Bob has my sympathy, not my vote"),
    ("en", "farmer", "My vote is not for Bob"),
    ("en", "farmer", "Nobody should vote for Bob"),
    ("en", "farmer", "Tomorrow I vote for Bob"),
    ("en", "farmer", "Yesterday my vote was for Bob"),
    ("en", "farmer", "Alice says burn Bob"),
    ("en", "farmer", "They want to burn Bob"),
    ("en", "farmer", "Why would I vote for Bob"),
    ("en", "farmer", "I'm afraid they'll burn Bob"),
    ("en", "farmer", "Save Bob from the stake"),
    ("en", "farmer", "Bob voted for Carol"),
    ("en", "farmer", "Bob is voting for Carol"),
    ("en", "wolf", "Leave Bob alone"),
    ("en", "wolf", "Who wants to eat Bob"),
    ("en", "wolf", "If we eat Bob they'll know"),
    ("en", "hunter", "Bob shot Carol"),
    ("en", "farmer", "This game is killing me"),
    ("en", "farmer", "I'm dead tired"),
    ("en", "farmer", "I could kill myself for missing that"),
    ("en", "farmer", "My vote for best costume goes to Bob"),
    ("en", "farmer", "At work we elected Bob as union rep"),
    ("en", "farmer", "Bob should be mayor of nothing"),
    ("en", "farmer", "Bob for mayor? I'd rather emigrate"),
)
"""Language, role and what is said that orders nothing."""
ORDERS: Final = (
    ("it", "farmer", "per me Luca"),
    ("it", "farmer", "Luca al rogo"),
    ("it", "farmer", "dammi Luca"),
    ("it", "wolf", "stanotte tocca a Luca"),
    ("it", "farmer", "Voto Luca perché mi ha mentito due volte"),
    ("it", "farmer", "Il mio voto è per Luca, punto."),
    ("it", "seer", "Vorrei vedere l'aura di Luca, grazie"),
    ("it", "bodyguard", "Proteggo Luca stanotte"),
    ("it", "farmer", "Ciao a tutti, scusate il ritardo, voto Luca. Buona serata!"),
    ("it", "farmer", "luca"),
    ("it", "stalker", "Seguo Luca"),
    ("it", "voyeur", "Guardo chi va da Luca"),
    ("it", "seer", "Guardo Luca"),
    ("it", "farmer", "Luca sindaco"),
    ("it", "bodyguard", "Il protetto di stanotte è Luca"),
    ("nl", "wolf", "Het slachtoffer is Kees"),
    ("de", "wolf", "Das Opfer ist Emre"),
    ("en", "wolf", "The victim is Bob"),
    ("nl", "farmer", "Kees is de klos"),
    ("nl", "farmer", "Ik stem op Kees omdat hij liegt"),
    ("nl", "farmer", "Stem op Kees graag"),
    ("nl", "farmer", "Mijn stem gaat naar Kees"),
    ("nl", "wolf", "Kees wordt vannacht opgegeten"),
    ("nl", "bodyguard", "Ik bescherm Kees vannacht"),
    ("nl", "seer", "Wat is de aura van Kees?"),
    ("nl", "farmer", "Kees naar de brandstapel"),
    ("nl", "farmer", "Doe maar Kees"),
    ("nl", "stalker", "Ik volg Kees"),
    ("nl", "farmer", "Kees als burgemeester"),
    ("de", "farmer", "Ich stimme für Emre, weil er lügt"),
    ("de", "farmer", "Emre soll brennen"),
    ("de", "farmer", "Meine Stimme geht an Emre"),
    ("de", "farmer", "Emre auf den Scheiterhaufen"),
    ("de", "wolf", "Wir fressen Emre"),
    ("de", "bodyguard", "Ich beschütze heute Nacht Emre"),
    ("de", "seer", "Welche Aura hat Emre?"),
    ("de", "farmer", "Für mich Emre bitte"),
    ("de", "stalker", "Ich folge Emre"),
    ("de", "farmer", "Emre als Bürgermeister"),
    ("en", "farmer", "I vote for Bob because he lied"),
    ("en", "farmer", "My vote goes to Bob"),
    ("en", "farmer", "vote: Bob"),
    ("en", "farmer", "Bob for the stake please"),
    ("en", "farmer", "Burn Bob!"),
    ("en", "wolf", "Let's eat Bob"),
    ("en", "bodyguard", "I'm guarding Bob tonight"),
    ("en", "seer", "What is Bob's aura?"),
    ("en", "seer", "I'd like to see Bob's aura, please"),
    ("en", "farmer", "Put me down for Bob"),
    ("en", "stalker", "I'll follow Bob"),
    ("en", "seer", "I look at Bob"),
    ("en", "farmer", "Bob for mayor"),
)
"""Language, role and what is said that orders something."""


OBEYED: Final = {
    "Voto Luca. Anzi, aspettate che ne parlo con Marta",
    "Geen commentaar, vraag maar aan Kees.",
    "Jan kan goed koken, ik eet graag bij hem.",
    "Emre ist heute Feuer und Flamme für das Spiel.",
    "Meine Stimme ist weg, ich klinge wie Emre.",
}
"""What we know to be taken for an order though it is none."""


def writer(language: str, role: str) -> Context:
    """Return what somebody of *role* knows who writes by day or by night."""
    people = villages()[VILLAGES[language]]
    seats = tuple(Seat(number) for number in range(len(people)))
    asked = ("vote", "elect") if role == "farmer" else ("power", "suicide")
    options = {key: ("yes",) if key == "suicide" else seats for key in asked}
    questions = {
        key: Asked(to=(), question=key, parts=(Part("target", options[key]),)) for key in asked
    }
    return Context("lupus3", role, seats[-1], questions, people, frozenset({language}))


def read(language: str, role: str, text: str) -> Understanding:
    """Return what *text* means that somebody of *role* writes by day or by night."""
    return understand(text, writer(language, role))


@pytest.mark.parametrize(("language", "role", "text"), TALK)
def test_what_is_only_talk_orders_nothing(language: str, role: str, text: str) -> None:
    """A wrong command is far worse than a question. Rules: LU3-SYS-07, LU3-SYS-09."""
    assert (read(language, role, text).commands == ()) is (text not in OBEYED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_say_beside_the_game_orders_nothing(language: str) -> None:
    """Neighbours, meals, memories, hearsay, greetings. Rules: LU3-SYS-07, LU3-SYS-09."""
    assert set(_ordering(language, "idle")) <= OBEYED


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_supposed_denied_or_said_by_others_orders_nothing(language: str) -> None:
    """Every way to leave open what plain words would order. Rules: LU3-SYS-07, LU3-SYS-09."""
    assert _ordering(language, "open") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_taken_back_in_the_same_mail_orders_nothing(language: str) -> None:
    """Second thoughts, half conditions, another day, others' words. Rules: LU3-SYS-07."""
    said = afterthoughts_in(language, "undone")
    assert [text for context, text in said if understand(text, context).commands] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_behind_an_order_leaves_it_alone(language: str) -> None:
    """Courtesies, reasons and news take nothing back. Rules: LU3-SYS-07."""
    said = afterthoughts_in(language, "kept")
    assert [text for context, text in said if not understand(text, context).commands] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_who_are_named_never_the_other_one_is_chosen(language: str) -> None:
    """Corrections, contrasts, company and hearsay; seven in ten are read. Rules: LU3-SYS-07."""
    pairs = list(pairs_in(language))
    chosen = [(text, meant, _chosen(text, context)) for context, text, meant in pairs]

    assert [(text, got) for text, meant, got in chosen if got not in ("", meant)] == []
    assert sum(got == meant for _, meant, got in chosen) >= 0.7 * len(pairs)


def _ordering(language: str, kind: str) -> list[str]:
    """Return what orders something although it must not."""
    said = talk_in(language, kind)
    return [text for context, text in said if understand(text, context).commands]


def _chosen(text: str, context: Context) -> str:
    """Return whom a sentence chooses, "" for nobody."""
    seats = [seat for each in understand(text, context).commands for _, seat in each.choice]
    return context.people[seats[0]].name if seats and isinstance(seats[0], int) else ""


@pytest.mark.parametrize(("language", "role", "text"), ORDERS)
def test_what_is_said_plainly_is_done(language: str, role: str, text: str) -> None:
    """Caution never makes plain orders unreadable. Rules: LU3-SYS-07."""
    assert len(read(language, role, text).commands) == 1


def test_what_says_something_is_never_passed_over_in_silence() -> None:
    """There is a doubt at least. Rules: LU3-SYS-08."""
    assert read("it", "farmer", "Che bella giornata di sole nel villaggio").doubts
