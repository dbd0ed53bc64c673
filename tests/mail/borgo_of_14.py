"""Fourteen made-up people who play Lupus 3.0 in Italian sentences, each in a voice of his own."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from verteller.hosting import games
from verteller.hosting.models import HostedGame, Player
from verteller.hosting.names import folded
from verteller.rules.facts import Asked, Seat
from verteller.rules.questions import choices
from verteller.rules.views import View, view

PEOPLE: Final = (
    "Marta Rossi, detta Titti, donna",
    "Luca Bianchi, uomo",
    "Giulia Verdi, donna",
    "Paolo Rossi, uomo",
    "Anna De Luca, donna",
    "Sara Fiore, donna",
    "Bruno Leone, detto Nuno, uomo",
    "Niccolò Conti, uomo",
    "Giulia Marino, detta Giù, donna",
    "Teresa Grassi, donna",
    "Ettore Galli, uomo",
    "Chiara Sala, donna",
    "Dario Monti, detto Dado, uomo",
    "Irene Costa, donna",
)

ROLES: Final = (
    *("wolf", "wolf", "young_vampire", "witch", "seer", "bodyguard", "hunter"),
    *("medium", "hunter", "exorcist", "hunter", "expansive", "vampire_hunter", "farmer"),
)

SENTENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "vote": (
        "Voto {0}.",
        "io voto {0}, mi puzza da ieri",
        "Oggi il mio voto va a {0}.",
        "AL ROGO {0}!!!",
        "Per me è chiaro: voto per {0}",
        "voto {0} e non se ne parli più",
        "Gentile Master, con la presente voto {0}. Distinti saluti.",
        "Avevo pensato di astenermi, ma alla fine voto {0}",
        "voto contro {0}",
    ),
    "elect": (
        "Come sindaco voto {0}.",
        "per sindaco {0}",
        "Voto {0} come sindaco!",
    ),
    "successor": ("Nomino {0} mio successore.", "Il mio successore è {0}"),
    "ritual": (
        "Rituale su {0}.",
        "Faccio il rituale su {0}",
        "Stanotte rituale per {0}, fratelli!",
    ),
    "wolf": ("Stanotte sbraniamo {0}.", "mangio {0}", "Facciamo fuori {0}, ho una fame..."),
    "young_vampire": ("Mordo {0}", "Stanotte mordo {0} sul collo"),
    "old_vampire": ("Mordo {0}", "vampirizzo {0}"),
    "witch": ("Affatturo {0}", "Getto il malocchio su {0}, ih ih"),
    "seer": ("Scruto {0}.", "Vorrei guardare nella sfera: scruto {0}"),
    "bodyguard": ("Proteggo {0}", "Stanotte faccio la guardia a {0}"),
    "vampire_hunter": ("Controllo {0}, aglio alla mano", "Verifico se {0} è dei Rossi"),
    "hunter": ("Sparo a {0}", "Miro a {0}, dritto al cuore"),
    "medium": ("Contatto {0}", "Evoco lo spirito di {0}"),
    "mage": ("Esamino {0}", "controllo se {0} è mistico"),
    "messiah": ("Resuscito {0}", "Riporto in vita {0}, alleluia"),
    "exorcist": ("Esorcizzo {0}", "Benedico {0}"),
    "stalker": ("Pedino {0}", "Stanotte seguo {0} passo passo"),
    "expansive": ("Visito {0}", "Vado a trovare {0} con una torta"),
    "power": ("Uso il mio potere su {0}.",),
}
"""By question, or by role for its power; the number stands for whom it is about."""

GREETINGS: Final = ("", "", "Ciao!\n", "Salve master,\n", "Buonasera a tutti,\n", "ehi ")
ENDINGS: Final = ("", "", "\n\nCiao ciao", "\nGrazie mille!", "\n\n-- \n{name}\nInviato da iPhone")
SLIPS: Final = {"À": "A'", "è": "e'", "ù": "u'"}


@dataclass
class Person:
    """Somebody who plays from what he himself knows, and says it in his own way."""

    name: str
    address: str
    nickname: str = ""
    voice: random.Random = field(default_factory=lambda: random.Random(0))

    def says(self, text: str) -> str:
        """Return a sentence as this one writes it: greetings, capitals, a signature, slips."""
        said = self.voice.choice(GREETINGS) + text
        if self.voice.random() < 0.15:
            said = said.lower()
        if self.voice.random() < 0.15:
            said = "".join(SLIPS.get(letter, letter) for letter in said)
        return said + self.voice.choice(ENDINGS).format(name=self.name)


@dataclass
class Meaning:
    """What somebody has written, and what it is to come to: question and seat, None for nobody."""

    name: str
    text: str
    meant: dict[str, Seat | None]


def people(seed: int) -> list[Person]:
    """Return everybody, each with a voice of his own."""
    found = []
    for number, line in enumerate(PEOPLE):
        name, *rest = line.split(", ")
        nickname = rest[0].split()[-1] if len(rest) > 1 else ""
        address = f"{folded(name).replace(' ', '.')}@x.nl"
        found.append(Person(name, address, nickname, random.Random(seed * 100 + number)))
    return found


def written(record: HostedGame, everybody: list[Person]) -> list[Meaning]:
    """Return what all who are asked write now, each from his own facts."""
    with games.opened(record) as game:
        views = {seat: view(game.log, seat) for seat in game.state.seats}
        number = game.state.phase.number if game.state.phase else 0
    rows = Player.objects.filter(game=record, seat__isnull=False)
    seats = {name: seat for name, seat in rows.values_list("name", "seat") if seat is not None}
    mails = (
        _mail(each, views[Seat(seats[each.name])], everybody, seats, number) for each in everybody
    )
    return [mail for mail in mails if mail is not None]


def _mail(
    person: Person, seen: View, everybody: list[Person], seats: Mapping[str, int], number: int
) -> Meaning | None:
    called = _names(everybody, seats)
    sentences: list[str] = []
    meant: dict[str, Seat | None] = {}
    for key, asked in seen.questions.items():
        seat = _chosen(person, key, asked, seen, number)
        if seat is None:
            continue
        shapes = SENTENCES[seen.role if key == "power" and seen.role in SENTENCES else key]
        sentences.append(person.voice.choice(shapes).format(person.voice.choice(called[seat])))
        meant[key] = seat
    if not sentences:
        return None
    return Meaning(person.name, person.says("\n".join(sentences)), meant)


def _chosen(person: Person, key: str, asked: Asked, seen: View, number: int) -> Seat | None:
    """Say whom somebody picks: by day the loudest of the village, by night whoever comes."""
    offered = [each for each in choices(asked, asked.parts[0]) if not isinstance(each, str)]
    if not offered:
        return None
    if key == "vote":
        # By noon somebody has been talked about most, and not all join in.
        common = offered[(7 * number) % len(offered)]
        return common if person.voice.random() < 0.97 else person.voice.choice(offered)
    if key == "elect":
        return min(offered) if person.voice.random() < 0.4 else None
    if key == "successor":
        return person.voice.choice(offered) if person.voice.random() < 0.3 else None
    if key == "power" and seen.role == "wolf":
        return offered[(3 * number) % len(offered)]
    return person.voice.choice(offered)


def _names(everybody: list[Person], seats: Mapping[str, int]) -> dict[Seat, list[str]]:
    """Return by which names each may be called without anybody else being meant."""
    said: dict[str, set[int]] = {}
    forms: dict[Seat, list[str]] = {}
    for person in everybody:
        first, _, last = person.name.partition(" ")
        mine = [person.name, f"{last} {first}", first, last, person.nickname]
        seat = Seat(seats[person.name])
        forms[seat] = [each for each in mine if each]
        for each in forms[seat]:
            said.setdefault(folded(each), set()).add(seat)
    return {
        seat: [each for each in mine if len(said[folded(each)]) == 1]
        for seat, mine in forms.items()
    }


def plainly(mail: Meaning, everybody: list[Person]) -> str:
    """Return the same once more as somebody writes it who has been asked what he meant."""
    said = {
        "vote": "Voto {0}.",
        "elect": "Come sindaco voto {0}.",
        "successor": "Il mio successore è {0}.",
        "power": "Uso il mio potere su {0}.",
        "ritual": "Rituale su {0}.",
    }
    names = [person.name for person in everybody]
    return "\n".join(
        said[key].format(names[seat]) for key, seat in mail.meant.items() if seat is not None
    )
