"""What stands around an order and throws doubt upon it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.framing import is_framed
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.means import is_garnish
from verteller.telling.sentences.reading import Reading
from verteller.telling.sentences.sayings import holds
from verteller.telling.sentences.tokens import Sentence, Token
from verteller.telling.sentences.topics import ELECT, VOTE

_NOT: Final = frozenset({("nicht",), ("niet",), ("not",)})
"""Behind three dots they turn an order into a joke: "I vote for Bob... not!"."""
_WOULD: Final = frozenset("i'd id would wurde wurd tat ware zou d wou wilde".split())
"""Words for what would be done, behind which a "but" takes it back."""
_ADMITS: Final = frozenset("ja zwar eigentlich durchaus wel eigenlijk".split())
"""Words beside what the writer would like, and does not do: "ich m\u00f6chte ja, aber"."""
_HINDERING: Final = frozenset(
    "nur bloss leider dummerweise bloderweise allerdings jedoch helaas alleen purtroppo sadly"
    " unfortunately".split()
)
"""Words with which it is said what is in the way of a wish: "nur ist er mein Chef"."""
_YOU_ALL: Final = frozenset({"vi", "voi", "vostro", "vostra", "euch", "ihr", "jullie"})
"""Words for all others, behind which an order was for them and not for the narrator."""
_CHANGES: Final = frozenset(
    "replace swap switch change vervang vervangen verander wissel ersetze ersetzen ersetzt tausche"
    " tauschen andere sostituisci sostituire sostituite cambia cambiare".split()
)
"""Words that change what was ordered before."""
_CURIOUS: Final = frozenset({("mal", "sehen"), ("mal", "schauen"), ("mal", "gucken")})
"""German words that only wait for what comes of an order: "mal sehen, ob's zischt"."""
_SAY: Final = frozenset({"zeg", "zeggen", "vertel", "sag", "sage", "say", "tell"})
"""Words with which a name is given, and somebody is told something."""
_CALL: Final = 4
"""Words of a clause at most that only calls somebody."""
_AT: Final = frozenset("bij bei beim da dal dalla at with con mit met".split())
"""Words for where and with whom somebody eats."""
_DEAD: Final = frozenset("dead tot dood morto morta".split())
_THEY: Final = frozenset("he she they he's she's they're er sie hij zij ze lui lei".split())
_MYSELF: Final = frozenset({"ich", "ik", "i"})
_EATERS: Final = frozenset({"wolf", "werewolf", "cub", "white_werewolf"})
_UNSETTLED: Final = (Kind.DOUBT, Kind.CORRECTION, Kind.RETRACT)
_THEN: Final = frozenset("poi dopo dan daarna then dann danach".split())
"""Words for what is done only after something else."""
_OWN_ENDINGS: Final = ("o", "iamo", "emo", "stimme", "stem", "wahle", "kies")
"""Of verbs for what the writer does without a word for himself."""
_NOT_TO: Final = ("ti", "vi", "rela", "tevela", "telo", "marmi", "armene")
"""Of Italian verbs that ask somebody not to do something to himself."""
_ENDINGS_OF_ALL: Final = ("ate", "ete", "ite")
"""Of Italian verbs that tell several people what to do."""


class Surroundings:
    """
    Judges what stands around orders in one language.

    Args:
        lexicon: Its words.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self._language = lexicon.language
        self._groups = lexicon.sets.get("group", frozenset())
        self._postponed = lexicon.sets.get("postponed", frozenset())
        self._jokes = lexicon.sets.get("jokes", frozenset())
        self._vain = lexicon.sets.get("vain", frozenset())
        self._beforehand = lexicon.sets.get("beforehand", frozenset())
        self._waiting = lexicon.sets.get("waiting", frozenset())
        self._strong = lexicon.sets.get("strong", frozenset())

    def takes_back(self, sentence: Sentence, first: Reading) -> bool:
        """
        Tell whether a sentence takes back what was ordered: "just kidding", "more later".

        Args:
            first: What the first clause of it says.
        """
        if sentence.end == "?" and _is_dead(sentence.tokens):
            # "I vote for Bob. What, he's dead already?"
            return True
        if sentence.tokens and all(each.words in _NOT for each in sentence.tokens):
            return True
        jokes = holds(_not_serious(sentence.tokens), self._jokes)
        return jokes or holds(sentence.tokens, self._postponed) or self.waits(first)

    def is_joke(self, readings: Sequence[Reading], number: int) -> bool:
        """Tell whether an order, or what follows in its sentence, says that it is a joke."""
        for reading in readings[number:]:
            if reading is not readings[number] and reading.question and reading.persons:
                return False
            # "No, joking, burn Bob" means Bob; "joking: burn Bob" does not.
            first = reading is readings[number] and reading.clause.mark != ":"
            links = () if first else reading.clause.links
            if holds(_not_serious((*links, *reading.clause.tokens)), self._jokes):
                return True
        return False

    def corrects_strongly(self, clause: Clause) -> bool:
        """Tell whether a clause begins by taking back what was said: "wait no", "anzi"."""
        first = clause.tokens[:2]
        if first[1:] and first[1].words == ("halt",):
            # "Hypnose halt."
            first = first[:1]
        tokens = (*clause.links, *first)
        return any(token.has(Kind.CORRECTION) for token in tokens) and holds(tokens, self._strong)

    def is_told_to_group(self, readings: Sequence[Reading], number: int) -> bool:
        """Tell whether all others are to do it: "keep an eye on Bob, folks"."""
        reading = readings[number]
        if reading.is_done_by_writer or reading.clause.has(Kind.FIRST, Kind.WANT, Kind.MINE):
            return False
        ordered = [token for token in reading.core if self._may_be_order(token, reading)]
        if not ordered:
            return False
        # "We don't give up on people: revive Rose" is said to nobody.
        first = number if reading.clause.mark == ":" else max(0, number - 1)
        near = [
            each
            for each in readings[first : number + 2]
            # "Guard Bob, because everyone voted for him", "..., and good luck counting them all".
            if each is reading or (len(each.clause.tokens) <= _CALL and not each.clause.links)
        ]
        called = any(
            word in self._groups
            for each in near
            for token in each.clause.tokens
            # "Defend Bob at all costs" is said to nobody.
            if len(token.words) < 3 or token.kinds != {Kind.FILLER}
            for word in token.words
        )
        return called or (
            ordered[0].words[0].endswith(_ENDINGS_OF_ALL)
            and any(
                not _YOU_ALL.isdisjoint(token.words)
                for each in readings[number + 1 :]
                for token in each.clause.tokens
            )
        )

    def _may_be_order(self, token: Token, reading: Reading) -> bool:
        """Tell whether a word may tell somebody to do something, by its form or its place."""
        if any(
            entry.kind is Kind.VERB and entry.mood & (Mood.ORDER | Mood.FIRST) == Mood.ORDER
            for entry in token.entries
        ):
            return True
        # "Iedereen mag stemmen" gives nobody the guilt.
        first = token is reading.clause.tokens[0] and not token.has(Kind.ABSTAIN)
        first = first and token.words[0] not in _MYSELF
        return first and self._language != "it"

    def is_put_behind(self, readings: Sequence[Reading], number: int) -> bool:
        """Tell whether something is to be done before an order: "let me eat, then I vote"."""
        clause = readings[number].clause
        first = [word for token in (*clause.links, *clause.tokens[:2]) for word in token.words]
        if not number or _THEN.isdisjoint(first):
            return False
        for each in readings[:number]:
            words = [word for token in each.clause.tokens for word in token.words]
            if not each.persons and is_framed(words, self._beforehand):
                return True
        return False

    def is_doubted(self, reading: Reading, after: Sequence[Reading], *, firm: bool) -> bool:
        """Tell whether what follows in a sentence throws doubt upon an order before it."""
        if any(self._is_vain(each.clause) for each in after):
            return True
        if any(_puts_off(each) or self.waits(each) for each in after):
            return True
        return _is_hindered(reading, after) or self._is_weighed(reading, after, firm=firm)

    def _is_weighed(self, reading: Reading, after: Sequence[Reading], *, firm: bool) -> bool:
        would = _is_mere_wish(reading.clause)
        told = bool(after) and after[0].clause.links_with(Kind.THAT)
        if told and reading.question in (VOTE, ELECT) and _only_says(reading):
            # "Tell Bob that I'm late."
            return True
        for number, each in enumerate(after):
            clause, before = each.clause, after[max(0, number - 1) : number]
            if each.question and (each.persons or each.blank):
                return False
            if each.blank and clause.mark == ":":
                # The office goes to nobody.
                return False
            # "To the stake with Bob, though it's nothing personal."
            idle = not clause.tokens or _is_set_phrase(clause)
            if idle or _is_other_vote(reading, each):
                continue
            if clause.links_with(Kind.BUT):
                taken = not _says_which(reading, each) and (would or not _is_by_me(reading))
                # "Va eliminato Bob, non te la prendere, ma sei troppo nervoso."
                taken = taken and not any(_consoles(other) for other in before)
                if taken or is_only_doubt(each):
                    return True
                continue
            if firm or clause.links_with(*(Kind.REASON, Kind.CORRECTION, Kind.CONDITION, Kind.AND)):
                continue
            if self._is_unclear(each):
                return True
        return False

    def waits(self, reading: Reading) -> bool:
        """Tell whether a "but" says what is waited for: "but first I want to hear Bob"."""
        words = [word for token in reading.clause.tokens for word in token.words]
        return reading.clause.links_with(Kind.BUT) and is_framed(words, self._waiting)

    def _is_vain(self, clause: Clause) -> bool:
        """Tell whether a clause says that a wish stays one: "if only I knew"."""
        return holds((*clause.links, *clause.tokens), self._vain)

    def _is_unclear(self, reading: Reading) -> bool:
        """Tell whether a clause may take an order before it for a joke or an absurdity."""
        clause = reading.clause
        first, second = clause.tokens[0], (*clause.tokens[1:2], None)[0]
        verb = first.has(Kind.BE, Kind.AUXILIARY) and not first.has(Kind.FIRST)
        if verb and second is not None and second.has(Kind.FIRST, Kind.OTHERS):
            # "Bob for mayor, have we all gone mad".
            return True
        if first.has(Kind.PRONOUN, Kind.OTHERS, Kind.FIRST, Kind.SELF) or first.seats:
            return clause.has(Kind.DOUBT)
        if is_garnish(clause.tokens) or (first.words in _CURIOUS and second is not None):
            # "A sip of Bob, please not too cold", "Bob for dinner, with chips".
            return False
        strange = any(is_strange(clause, at, self._language) for at in range(len(clause.tokens)))
        return strange or reading.negated or clause.has(Kind.DOUBT)


def _consoles(reading: Reading) -> bool:
    """Tell whether an Italian clause asks somebody not to mind: "non offenderti"."""
    first = next((each for each in reading.clause.tokens if not each.has(Kind.NEGATION)), None)
    told = first is not None and first.words[-1].endswith(_NOT_TO)
    return reading.negated and told and not (reading.question or reading.persons)


def _is_set_phrase(clause: Clause) -> bool:
    """Tell whether a clause is nothing but a phrase that is known to change nothing."""
    kinds = (Kind.HARMLESS, Kind.FILLER)
    plain = all(token.has(*kinds) and not token.seats for token in clause.tokens)
    return (
        clause.links_with(Kind.BUT)
        and plain
        and clause.has(Kind.HARMLESS)
        and not clause.has(Kind.DOUBT, Kind.NEGATION)
    )


def _not_serious(tokens: Sequence[Token]) -> list[Token]:
    """Return *tokens* without phrases that only say that something is no joke."""
    return [token for token in tokens if not (token.has(Kind.HARMLESS) and len(token.words) > 1)]


def _is_mere_wish(clause: Clause) -> bool:
    """Tell whether the writer says what he would do, or would like to: "ich möchte ja Bob"."""
    words = {word for token in clause.tokens for word in token.words}
    admits = clause.has(Kind.WANT) and not _ADMITS.isdisjoint(words)
    return admits or not _WOULD.isdisjoint(words)


def _is_hindered(reading: Reading, after: Sequence[Reading]) -> bool:
    """Tell whether what follows a wish says what is in its way, before anybody else is chosen."""
    if _is_by_me(reading) and not _is_mere_wish(reading.clause):
        return False
    for each in after:
        if each.question and (each.persons or each.blank):
            return False
        if _hinders(each):
            return True
    return False


def _hinders(reading: Reading) -> bool:
    """Tell whether a clause says what is in the way: "leider hat er mich bestochen"."""
    first, second = (*reading.clause.links, *reading.clause.tokens, None, None)[:2]
    if first is None or second is None or reading.persons:
        return False
    verb = second.has(Kind.BE, Kind.AUXILIARY) or any(entry.mood for entry in second.entries)
    return not _HINDERING.isdisjoint(first.words) and verb


def _puts_off(reading: Reading) -> bool:
    """Tell whether a clause leaves it open, or to another day: "I guard Bob, or maybe not"."""
    clause = reading.clause
    open_yet = reading.later or clause.has(Kind.DOUBT) or clause.links_with(*_UNSETTLED)
    return clause.links_with(Kind.OR) and open_yet and not reading.persons


def is_only_doubt(reading: Reading) -> bool:
    """Tell whether a clause says no more than that something is not sure: "but only perhaps"."""
    tokens = reading.clause.tokens
    known = (Kind.DOUBT, Kind.FILLER, Kind.LEAD)
    return reading.clause.has(Kind.DOUBT) and all(token.has(*known) for token in tokens)


def _is_other_vote(reading: Reading, after: Reading) -> bool:
    """Tell whether a clause only turns to the other vote: "but as for the fire, nobody"."""
    votes = {VOTE, ELECT}
    turned = {reading.question, after.question} == votes and after.is_named
    plain = not (after.negated or after.clause.has(Kind.DOUBT, Kind.MIGHT))
    return turned and plain and not after.is_verb


def _is_dead(tokens: Sequence[Token]) -> bool:
    """Tell whether somebody is asked about who was spoken of: "he is dead already"."""
    about = any(token.has(Kind.PRONOUN) or not _THEY.isdisjoint(token.words) for token in tokens)
    dead = any(not _DEAD.isdisjoint(token.words) for token in tokens)
    return about and dead and not any(token.has(Kind.ASKING) for token in tokens)


def is_strange(clause: Clause, at: int, language: str) -> bool:
    """Tell whether we do not know the word at *at* of a clause; German nouns we do, and deeds."""
    token = clause.tokens[at]
    known = token.has(Kind.DEED) or (language == "de" and token.is_capital and at)
    return token.is_strange and not known


def is_eaten_beside(reading: Reading) -> bool:
    """Tell whether somebody is not eaten, but eaten with or at: "I eat at Bob's"."""
    kinds = {
        entry.kind
        for token in reading.core
        for entry in token.entries
        if not _EATERS.isdisjoint(entry.roles)
    }
    eats = Kind.VERB in kinds
    tokens = reading.clause.tokens
    weak = any(token.has(Kind.WEAK) for token in reading.core)
    # Also "I always eat at his place", where he was named before, and Dutch "daar eet ik".
    at_his = any(
        not _AT.isdisjoint(one.words)
        and ((two.seats and weak) or (two.has(Kind.PRONOUN) and not two.has(Kind.LEAD)))
        for one, two in pairwise(tokens)
    )
    there = bool(tokens) and tokens[0].words == ("daar",) and weak
    # "I go to dinner at Bob's" is said with a noun.
    dines = Kind.CUE in kinds and reading.question not in (VOTE, ELECT)
    led = (eats or dines) and any(
        not _AT.isdisjoint(lead.words) for person in reading.persons for lead in person.leads
    )
    return (eats and (at_his or there)) or led


def _only_says(reading: Reading) -> bool:
    """Tell whether somebody may only be told something: "zeg Bob"."""
    return bool(reading.core) and all(token.words[-1] in _SAY for token in reading.core)


def _says_which(reading: Reading, after: Reading) -> bool:
    """Tell whether a "but" only says whom somebody means: "guard Smith, but John Smith"."""
    one = {seat for person in reading.persons for seat in person.seats}
    two = {seat for person in after.persons for seat in person.seats}
    return bool(two) and two <= one and not (after.negated or after.question or after.denied)


def _is_by_me(reading: Reading) -> bool:
    """Tell whether the writer does it: by a pronoun, a wish, or an Italian ending."""
    if reading.clause.has(Kind.FIRST, Kind.WANT, Kind.MINE):
        return True
    return reading.is_done_by_writer and any(
        token.words[0].endswith(_OWN_ENDINGS) for token in reading.core
    )


def changes_order(sentence: Sentence) -> bool:
    """Tell whether a sentence may change what was ordered before: "replace Bob by Ann"."""
    return any(
        token.has(Kind.CORRECTION) or not _CHANGES.isdisjoint(token.words)
        for token in sentence.tokens
    )
