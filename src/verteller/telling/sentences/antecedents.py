"""Whom "he" and "she" stand for: the only one named in the sentence before, or in their own."""

from dataclasses import replace
from typing import Final

from verteller.telling.sentences.grammar import Clause, Person, clauses_of
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.orders import Seats
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.shapes import has_object, orders_somebody
from verteller.telling.sentences.tokens import Sentence, Token

_SUBJECTS: Final = {
    "en": frozenset({"he", "she"}),
    "nl": frozenset({"hij", "ie", "zij"}),
    "de": frozenset({"er"}),
}
"""Pronouns that are never whom something is done to."""
_FIRST_SUBJECTS: Final = {
    "nl": frozenset({"ze", "die", "deze"}),
    "de": frozenset({"sie", "der", "die"}),
}
"""Pronouns that are who does something where a verb for one person stands right behind them."""
_SINGULAR: Final = frozenset(
    "is ist isch wordt wird moet muss soll darf kann kan mag gaat geht krijgt kriegt bekommt"
    " verdient belandt landet hoort gehort wandert fliegt vliegt komt kommt zal wil hat heeft"
    " brandt brennt sterft stirbt".split()
)
"""Dutch and German verbs of what one person does or what becomes of him."""
_BEHIND: Final = frozenset({"ze"})
"""Those of them that may stand right behind such a verb."""
_ABOUT: Final = (Kind.VERB, Kind.CUE, Kind.WISH, Kind.MUST)
"""Without any of these a clause only tells something."""
_PARTS: Final = (Kind.PART, Kind.OPTION)
"""What is given to somebody who is still missing is understood without this."""
_MAIN: Final = (Kind.AND, Kind.BUT, Kind.FILLER)
"""Links that do not make what follows depend on something."""
_DEPENDING: Final = (Kind.APART, Kind.ASKING, Kind.REPORT, Kind.DOUBT, Kind.THAT)
"""Before the pronoun they say that its clause depends on another."""
_AND: Final = frozenset({("and",), ("und",), ("en",)})
_SHORT: Final = 2
"""Words of "Bob swears", behind which stands what he says."""
_THINKING: Final = frozenset(
    "thinks believes hopes fears claims swears knows reckons dreams wants wishes feels"
    " denkt glaubt meint hofft befurchtet furchtet behauptet schwort weiss findet ahnt traumt will"
    " gelooft hoopt vreest beweert zweert weet vindt droomt wil dacht zei".split()
)
"""Verbs of somebody's behind which stands what he says or thinks."""
_SAID_TO: Final = frozenset("werde wolle solle sei habe konne musse durfe".split())
"""German verbs for what somebody is only said to do or be."""


class Antecedents:
    """
    Knows whom a mail speaks of.

    Args:
        reader: Reads its clauses.
    """

    def __init__(self, reader: Reader) -> None:
        language = reader.lexicon.language
        self._reader = reader
        self._always = _SUBJECTS.get(language, frozenset())
        self._first = _FIRST_SUBJECTS.get(language, frozenset())
        self._strangers = reader.lexicon.sets.get("strangers", frozenset())
        self._writer = (int(reader.context.seat),)
        self._only: Seats = ()
        self._spoken: set[Seats] = set()
        self._is_clear = True
        self._is_said = False

    def read(self, sentence: Sentence) -> list[Reading]:
        """
        Read the clauses of the next sentence; "he" stands for a name where that makes an order.

        Where two were named, or somebody whom nobody knows by name ("my boss"), it means neither.
        """
        readings = []
        for clause in clauses_of(sentence):
            # Questions are left as they are.
            named = None if sentence.end == "?" else self._named(clause)
            self._note(clause)
            reading = self._reader.read(clause)
            if named is not None and not (reading.tone is Tone.DONE and has_object(reading)):
                stood_in = self._reader.read(named)
                reading = stood_in if self._orders(stood_in) else reading
            readings.append(reading)
        self._end()
        return readings

    def _orders(self, reading: Reading) -> bool:
        """Tell whether a clause orders something of one person."""
        asked = self._reader.context.asked.get(reading.question)
        single = asked is None or sum(part.most for part in asked.parts) == 1
        return single and orders_somebody(reading)

    def _named(self, clause: Clause) -> Clause | None:
        """Return *clause* with a name for its "he", None without that."""
        known = self._spoken or ({self._only} if self._only else set())
        if clause.persons or len(known) != 1 or not self._is_clear or self._is_said:
            return None
        # "One more vote for Bob and he burns" supposes something.
        joined = any(link.words in _AND for link in clause.links)
        supposes = bool(self._spoken) and (joined or not clause.mark)
        return None if supposes else self._stood_in(clause, next(iter(known)))

    def _note(self, clause: Clause) -> None:
        """Note who is spoken of in a clause."""
        self._spoken |= {each.seats for each in clause.persons} - {self._writer}
        self._is_clear = self._is_clear and not self._has_stranger(clause)
        self._is_said = self._is_said or _may_say(clause)

    def _end(self) -> None:
        """Note that a sentence is over."""
        if not self._is_clear or len(self._spoken) > 1:
            self._only = ()
        elif self._spoken:
            self._only = self._spoken.pop()
        self._spoken, self._is_clear, self._is_said = set(), True, False

    def _has_stranger(self, clause: Clause) -> bool:
        return any(
            not self._strangers.isdisjoint(token.words)
            for token in (*clause.links, *clause.tokens)
            if not token.seats
        )

    def _stood_in(self, clause: Clause, seats: Seats) -> Clause | None:
        """Return *clause* with a name in the place of the pronoun that is its subject, if any."""
        linked = any(not link.has(*_MAIN) for link in clause.links)
        if len(seats) != 1 or linked or not clause.has(*_ABOUT) or clause.has(*_PARTS):
            return None
        at = next((at for at in range(len(clause.tokens)) if self._is_subject(clause, at)), None)
        if at is None or any(token.has(*_DEPENDING) for token in clause.tokens[:at]):
            return None
        if any(not _SAID_TO.isdisjoint(each.words) for each in clause.tokens):
            return None
        token = clause.tokens[at]
        name = Token(
            token.text, token.words[:1], token.words[0], token.start, token.end, seats=seats
        )
        return replace(
            clause,
            tokens=[*clause.tokens[:at], name, *clause.tokens[at + 1 :]],
            words=[each for each in clause.words if each is not token],
            persons=[Person(name, ())],
        )

    def _is_subject(self, clause: Clause, at: int) -> bool:
        """Tell whether the token at *at* is a pronoun for him who does something."""
        token = clause.tokens[at]
        word = token.words[0]
        if len(token.words) > 1:
            return word in self._always and token.words[1:] == ("s",) and token.has(Kind.BE)
        if word in self._always:
            return True
        if word not in self._first:
            return False
        if at:
            # "Voor mij mag ze weg", where "ze" might be whom, too, behind another verb.
            before = clause.tokens[at - 1]
            return word in _BEHIND and before.words[-1] in _SINGULAR
        after = clause.tokens[1:2]
        return bool(after) and after[0].words[0] in _SINGULAR


def _may_say(clause: Clause) -> bool:
    """Tell whether a clause may say that somebody says or thinks what follows: "Bob hopes"."""
    if clause.has(Kind.FIRST):
        return False
    words = {word for token in clause.tokens for word in token.words}
    short = len(clause.tokens) <= _SHORT and bool(clause.persons)
    return short or clause.has(Kind.REPORT, Kind.DOUBT) or not _THINKING.isdisjoint(words)
