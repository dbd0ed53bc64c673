"""
Wishes about one's own absence, as players write them: "weg tot zondag", "more time", "I quit".

A wish is a clause of its own that says nothing else. Add a language by adding its phrases to each
table; those of all languages count for everybody.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

from verteller.mail.reading.days import LONGEST, Unclear, read_day, read_length
from verteller.mail.reading.names import find_names
from verteller.telling.folding import fold, normal, words_of


class Want(StrEnum):
    """What somebody wants."""

    AWAY = "away"
    """Not to be counted as missing for a while."""
    BACK = "back"
    """To be counted again."""
    MORE_TIME = "more_time"
    SUBSTITUTE = "substitute"
    """To take over somebody's seat."""
    QUIT = "quit"
    """To leave; asked once more before it is done."""
    QUIT_FOR_GOOD = "quit_for_good"
    NO_REMINDERS = "no_reminders"
    REMINDERS = "reminders"


@dataclass(frozen=True, slots=True)
class Wish:
    """
    One thing somebody wants.

    Args:
        until: The last day of an absence; what was written where that is not clear.
        words: As it was written.
    """

    want: Want
    words: str
    until: date | Unclear | None = None


@dataclass(frozen=True, slots=True)
class Wishes:
    """
    What a text wishes for, and what is left of it.

    Args:
        at_line_starts: Each kind once, of those with which a line begins.
        anywhere: Those within a line as well.
        rest: The text without the clauses of `at_line_starts`.
    """

    at_line_starts: tuple[Wish, ...] = ()
    anywhere: tuple[Wish, ...] = ()
    rest: str = ""


_PHRASES: Final[dict[str, Want]] = {
    fold(phrase): want
    for want, phrases in {
        Want.BACK: (
            *("terug", "weer terug", "ik ben terug", "ik ben weer terug", "weer aanwezig"),
            *("ik ben er weer", "ben er weer", "ben weer terug", "back", "back again"),
            *("i am back", "i m back", "im back", "i am back again", "i m back again"),
            *("sono tornato", "sono tornata", "tornato", "tornata", "rieccomi", "eccomi"),
            *("sono di nuovo qui", "di nuovo qui", "zurück", "wieder da", "ich bin zurück"),
            *("ich bin wieder da", "bin zurück", "bin wieder da", "ich bin wieder zurück"),
        ),
        Want.MORE_TIME: (
            *("uitstel", "ik vraag uitstel", "ik vraag om uitstel", "ik wil uitstel", "meer tijd"),
            *("ik wil meer tijd", "extension", "an extension", "more time", "i want more time"),
            *("i ask for more time", "i ask for an extension", "i need more time"),
            *("proroga", "una proroga", "chiedo una proroga", "chiedo proroga", "più tempo"),
            *("vorrei più tempo", "chiedo più tempo", "ho bisogno di più tempo", "aufschub"),
            *("ich bitte um aufschub", "mehr zeit", "ich brauche mehr zeit", "verlängerung"),
            *("ich möchte mehr zeit", "ich bitte um mehr zeit", "ich bitte um verlängerung"),
        ),
        Want.SUBSTITUTE: (
            *("invaller", "invallen", "ik val in", "ik wil invallen", "ik kan invallen"),
            *("ik wil invaller zijn", "ik wil wel invallen", "substitute", "i can substitute"),
            *("i want to substitute", "i will substitute", "i ll substitute"),
            *("i would like to substitute", "i d like to substitute"),
            *("sostituto", "sostituta", "posso sostituire", "vorrei sostituire", "subentro"),
            *("mi offro come sostituto", "mi offro come sostituta", "posso subentrare"),
            *("faccio da sostituto", "faccio da sostituta", "vorrei subentrare", "ersatz"),
            *("ersatzspieler", "ersatzspielerin", "einspringen", "ich springe ein"),
            *("ich kann einspringen", "ich möchte einspringen", "ich will einspringen"),
            *("vertretung", "ich mache die vertretung", "riserva", "faccio da riserva"),
            *("mi offro come riserva",),
        ),
        Want.QUIT: (
            *("ik stop", "ik stop ermee", "ik ga eruit", "ik wil stoppen", "ik wil eruit"),
            *("ik doe niet meer mee", "i quit", "i stop", "i want to quit", "i m out"),
            *("i am out", "i want out", "i want to leave", "i m leaving", "i am leaving"),
            *("mi ritiro", "smetto", "lascio", "lascio il gioco", "lascio la partita"),
            *("voglio smettere", "voglio ritirarmi", "non gioco più", "smetto di giocare"),
            *("ich höre auf", "ich steige aus", "ich bin raus", "ich will aufhören"),
            *("ich will aussteigen", "ich mache nicht mehr mit", "ich spiele nicht mehr mit"),
        ),
        Want.QUIT_FOR_GOOD: (
            *("stop definitief", "ik stop definitief", "quit for good", "i quit for good"),
            *("smetto definitivamente", "mi ritiro definitivamente", "smetto per sempre"),
            *("lascio definitivamente", "ich höre endgültig auf", "ich steige endgültig aus"),
            *("endgültig aufhören", "endgültig aussteigen", "endgültig raus"),
        ),
        Want.NO_REMINDERS: (
            *("geen herinneringen", "geen herinneringen meer", "no reminders"),
            *("no more reminders", "niente promemoria", "nessun promemoria", "basta promemoria"),
            *("niente più promemoria", "keine erinnerungen", "keine erinnerungen mehr"),
        ),
        Want.REMINDERS: (
            *("weer herinneringen", "wel herinneringen", "reminders again", "send reminders"),
            *("di nuovo promemoria", "ancora promemoria", "promemoria di nuovo"),
            *("wieder erinnerungen", "erinnerungen wieder", "doch erinnerungen"),
        ),
    }.items()
    for phrase in phrases
}
_FILLERS: Final = frozenset(
    {
        *("graag", "aub", "svp", "alsjeblieft", "alstublieft", "helaas", "sorry", "please", "ok"),
        *("hoi", "hallo", "dag", "hi", "hello", "oke", "ja", "yes"),
        *("per", "favore", "grazie", "ciao", "salve", "scusa", "scusate", "purtroppo", "si"),
        *("bitte", "leider", "danke", "entschuldigung", "servus"),
    }
)
_AWAY: Final = re.compile(
    r"(?:ik ben |ben |i am |i'm |im )?"
    r"(?:(?:even |er )?(?:weg|afwezig|niet|op vakantie|away|gone|out|absent|on holiday)"
    r"(?: er| thuis)? (?:(?P<for>voor|for) )?)"
    r"(?:(?:tot en met|tot aan|tot|t/m|until|till|til|through|thru|up to)\b *(?P<until>.+)"
    r"|(?P<length>[\w]+ [\w]+))"
)
_LENGTH_AWAY: Final = re.compile(
    r"(?:ik ben |i am |i'm |im |ich bin )?(?P<length>\w+ \w+)"
    r" (?:weg|afwezig|op vakantie|away|gone|absent|abwesend|verreist|im urlaub)"
)
_ITALIAN_AWAY: Final = re.compile(
    r"(?:non ci (?:sono|saro)|(?:(?:sono|saro) )?(?:via|assente|fuori|in vacanza|in ferie))"
    r" (?:fino (?P<until>a.+)|(?:per )?(?P<length>\w+ \w+))"
)
_GERMAN_AWAY: Final = re.compile(
    r"(?:ich bin |bin )?(?:weg|abwesend|verreist|im urlaub|in den ferien|nicht da|nicht dabei)"
    r" (?:bis (?:einschliesslich )?(?P<until>.+)|(?:fur )?(?P<length>\w+ \w+))"
)
_GERMAN_UNTIL: Final = re.compile(
    r"(?:ich bin |bin )?bis (?P<until>.+?)"
    r" (?:weg|abwesend|verreist|im urlaub|in den ferien|nicht da|nicht dabei)"
)
_WAYS_TO_BE_AWAY: Final = (_AWAY, _GERMAN_UNTIL, _LENGTH_AWAY, _ITALIAN_AWAY, _GERMAN_AWAY)
# In German a day has a full stop behind it, which ends no clause: "weg bis 3. Dezember".
_CLAUSES: Final = re.compile(
    r"(?:[!?;:]|(?<!\d)\.|\.(?!\s+(?:jan|feb|m\S{1,2}rz|apr|mai|jun|jul|aug|sep|okt|nov|dez)))+(?=\s|$)"
    r"|,(?!\s*\d{4}\b)|\s+-+\s+",
    re.IGNORECASE,
)
_HINT: Final = re.compile(
    r"weg|afwezig|vakantie|terug|weer|uitstel|tijd|inval|val in|stop|eruit|herinner|niet meer mee"
    r"|niet er|er niet|away|gone|out|absent|holiday|back|extension|time|substitute|quit|leav"
    r"|remind|\bvia\b|assente|vacanza|ferie|fuori|non ci|tornat|eccomi|proroga|tempo|sostitu"
    r"|subentr|ritir|smett|lascio|non gioco|promemoria|abwesend|verreist|urlaub|nicht da|zur.ck"
    r"|wieder|aufschub|verl.nger|zeit|ersatz|riserva|spring|vertretung|h.re|aufh|steige|ausst|raus"
    r"|nicht mehr mit|erinner|di nuovo",
    re.IGNORECASE,
)
_MOST_LINES: Final = 60


def may_wish(text: str) -> bool:
    """Tell whether *text* has any word in it with which a wish is made: a quick look."""
    return _HINT.search(text) is not None


def read_want(text: str) -> Want | None:
    """Return what *text* wants that is one phrase and says no more."""
    wish = _phrase(fold(normal(text)), text)
    return wish.want if wish else None


def read_wishes(text: str, *, names: Sequence[str] = (), today: date, language: str) -> Wishes:
    """
    Return what *text* wishes for.

    A clause with a player's name in it is no wish: in the village of somebody called Stop it
    is his name.

    Args:
        text: What the writer wrote himself.
        names: Of all players of his game.
        today: In his time zone.
        language: His, for days in figures.
    """
    starts: list[Wish] = []
    anywhere: list[Wish] = []
    rest: list[str] = []
    for number, line in enumerate(text.split("\n")):
        clauses = _CLAUSES.split(line) if number < _MOST_LINES else [line]
        kept: list[str] = []
        at_start = True
        for clause in clauses:
            wish = _wish(clause, names, today, language)
            if wish is not None:
                anywhere.append(wish)
            if wish is not None and at_start:
                starts.append(wish)
            else:
                kept.append(clause)
            # A greeting before it leaves a wish at the start; another wish does so too.
            at_start = at_start and (wish is not None or _is_filler(clause))
        rest.append(line if len(kept) == len(clauses) else ", ".join(kept))
    return Wishes(tuple(_once(starts)), tuple(_once(anywhere)), "\n".join(rest))


def _wish(clause: str, names: Sequence[str], today: date, language: str) -> Wish | None:
    said = fold(normal(clause)).strip(" \t*_\"'()")
    if not said or len(said) > 2 * LONGEST or not may_wish(said):
        return None
    wish = _phrase(said, clause) or _away(said, clause, today, language)
    if wish is None or _names_somebody(clause, names):
        return None
    return wish


def _phrase(said: str, clause: str) -> Wish | None:
    words = [word.folded for word in words_of(said)]
    while words and words[0] in _FILLERS:
        words = words[1:]
    while words and words[-1] in _FILLERS:
        words = words[:-1]
    want = _PHRASES.get(" ".join(words))
    return Wish(want, clause.strip()) if want else None


def _away(said: str, clause: str, today: date, language: str) -> Wish | None:
    plain = " ".join(said.replace("t / m", "t/m").split())
    matches = (way.fullmatch(plain) for way in _WAYS_TO_BE_AWAY)
    found = next((match for match in matches if match), None)
    if found is None:
        return None
    parts = found.groupdict()
    if parts.get("until"):
        return Wish(Want.AWAY, clause.strip(), read_day(parts["until"], today, language))
    length = read_length(parts["length"] or "")
    if length is None:
        return None
    return Wish(Want.AWAY, clause.strip(), today + length)


def _names_somebody(clause: str, names: Sequence[str]) -> bool:
    found = find_names(clause, names)
    return bool(found.names or found.ambiguous)


def _is_filler(clause: str) -> bool:
    return all(word.folded in _FILLERS for word in words_of(normal(clause)))


def _once(wishes: Collection[Wish]) -> Iterator[Wish]:
    """Give the last wish of each kind: who writes two days means the one he wrote last."""
    yield from {wish.want: wish for wish in wishes}.values()
