"""Telling whether a clause that seems to order something is recognised whole."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.licensing import is_wanted_to
from verteller.telling.sentences.objects import is_contest
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.surroundings import (
    Surroundings,
    is_eaten_beside,
    is_only_doubt,
    is_strange,
)
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, VOTE

_MOST_STRANGE: Final = 3
"""Words we do not know that a clause may have whose order is unmistakable."""
_ARTICLES: Final = frozenset(
    "il lo la i gli le un uno una l the a an this that de het een den der die das ein eine einen"
    " dem des dat quel quella quello".split()
)
"""Words before a thing that do not say where something is done."""
_POINTING: Final = frozenset(
    "quel quella quello quell questo questa sto sta that this die dat deze dieser diese dieses"
    " diesem diesen".split()
)
_DUTCH_OWN: Final = frozenset({"zijn", "haar", "z'n", "zn", "d'r", "hun"})
"""Dutch words between an owner and what is his."""
_NOT_OF: Final = frozenset({"om", "tegen"})
"""Dutch prepositions behind which nothing is said to be somebody's."""
_INDEFINITE: Final = frozenset({"a", "an", "een", "n", "ne", "un", "una"})
_NAMES: Final = frozenset({"nome", "name", "naam", "namen", "namens", "side", "behalf"})
"""Words beside a name that stand for its bearer in a vote."""
_BECAUSE: Final = frozenset("omdat want doordat aangezien weil denn because cos perche".split())
_SUBJECTS: Final = frozenset({"ik", "ich", "i"})
_MODALS: Final = frozenset("kunnen mogen poter potere konnen durfen able".split())
_OWN_MAYBE: Final = ("rei", "remmo")
"""Endings of Italian verbs that say what the writer would do."""
_HERE: Final = frozenset(
    "paese villaggio borgo gioco citta qui dorp stad spel hier dorf stadt spiel town village game"
    " here way mezzo fumo smoke".split()
)
"""Words for where nobody who burns is any longer."""
_FROM: Final = frozenset({"from"})
_ENDING: Final = frozenset({"burns", "roasts", "hangs", "fries", "toasts", "burn", "hang"})
"""English words for somebody's end that do something to a thing where one stands behind them."""
_DOES: Final = Mood.FIRST | Mood.ORDER | Mood.INFINITIVE


class Recognition:
    """
    Judges clauses of one language.

    Args:
        lexicon: Its words.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self._language = lexicon.language
        self._everyday = lexicon.sets.get("everyday", frozenset())
        self._loose = lexicon.sets.get("loose", frozenset())
        self._surroundings = Surroundings(lexicon)
        self._pictures = lexicon.sets.get("pictures", frozenset())
        self._owned = lexicon.sets.get("owned", frozenset())

    def is_sure(self, readings: Sequence[Reading], number: int) -> bool:
        """
        Tell whether a clause surely orders what it seems to.

        Every word of it must be known, but for a few around an order that is unmistakable; what
        follows in its sentence must not throw doubt upon it.

        Args:
            readings: The clauses of its sentence.
            number: Which one it is.
        """
        reading = readings[number]
        around = self._surroundings
        if reading.is_answer:
            return not around.is_doubted(reading, readings[number + 1 :], firm=True)
        aside = reading.is_torn or self._is_about_things(reading) or is_eaten_beside(reading)
        aside = aside or is_contest(reading)
        aside = aside or around.is_told_to_group(readings, number)
        if aside or around.is_joke(readings, number) or around.is_put_behind(readings, number):
            return False
        shown = _has_cue(reading) or _asks_who(reading)
        shown = shown and reading.question not in (VOTE, ELECT)
        shown = shown or _is_of_office(reading)
        if not shown and self._is_loose(reading) and not self._is_short(reading):
            return False
        strange = sum(
            is_strange(reading.clause, at, self._language)
            and not any(reading.clause.tokens[at] is each for each in reading.core)
            for at in _places(reading)
        )
        firm = self.is_firm(reading)
        unclear = strange and not (firm and strange <= _MOST_STRANGE)
        cries = any(token.is_strange for token in reading.clause.tokens) and _only_ends(reading)
        if unclear or self._is_picture_of_else(reading) or cries:
            return False
        after = readings[number + 1 :]
        shown = _has_cue(reading) or _asks_who(reading)
        later = reading.later and not _is_defended(reading)
        if self._is_everyday(reading) and (later or not shown):
            # "I'll call Bob tonight about the car" is no power used on him.
            apart = all(_is_apart(reading, each) for each in after[:1])
            wanted = not strange and is_wanted_to(reading.clause, self._language)
            short = self._is_short(reading) or wanted
            return short and apart and not any(map(is_only_doubt, after))
        return not around.is_doubted(reading, after, firm=firm)

    def _is_picture_of_else(self, reading: Reading) -> bool:
        """Tell whether a picture of somebody's end is no more than said: "Bob out of the chat"."""
        if reading.question != VOTE or not any(
            " ".join(token.words) in self._pictures for token in reading.core
        ):
            return False
        tokens = reading.clause.tokens
        burns = any(
            " ".join(one.words) in _ENDING and two.has(Kind.LEAD) and two.words[-1] in _ARTICLES
            for one, two in pairwise(tokens)
        )
        rest = [token for token in tokens if not any(token is each for each in reading.core)]
        lone = (
            token
            for token in rest
            if not (token.seats or not _HERE.isdisjoint(token.words))
            and (token.is_strange or token.kinds == {Kind.THING} or token.has(Kind.OTHERS))
        )
        apart = any(token.words[-1] in _FROM for token in rest)
        # A finger that points at the map points at nobody.
        of_thing = not reading.persons and any(
            not token.has(Kind.FILLER, Kind.LEAD, Kind.PRONOUN, Kind.TOWARDS) for token in rest
        )
        return burns or apart or of_thing or any(lone)

    def is_firm(self, reading: Reading) -> bool:
        """Tell whether the word that orders something stands right beside whom it is for."""
        tokens = reading.clause.tokens
        targets = [at for at, token in enumerate(tokens) if self._is_target(token, reading)]
        wanted = reading.clause.has(Kind.WANT, Kind.MUST, Kind.PLEASE)
        for at, token in enumerate(tokens):
            if not self._orders(token, reading, wanted=wanted):
                continue
            if not targets:
                return True
            nearest = min(targets, key=lambda target: abs(target - at))
            between = tokens[min(at, nearest) + 1 : max(at, nearest)]
            strange = sum(each.is_strange for each in between)
            if not strange or (strange == 1 and self._is_own_means(token, reading)):
                return True
        return False

    def _is_short(self, reading: Reading) -> bool:
        """Tell whether a clause holds no more than the verb and whom it is done to."""
        kinds = (
            *(Kind.FILLER, Kind.LEAD, Kind.FIRST, Kind.TOWARDS, Kind.AND, Kind.ORIGIN),
            *(Kind.SELF, Kind.PRONOUN, Kind.HARMLESS, Kind.WANT, Kind.PLEASE, Kind.COMPANY),
            *(Kind.INSTEAD, Kind.MIGHT, Kind.MUST, Kind.BE, Kind.OWN_END, Kind.IT_IS),
        )
        core = reading.core
        said = {word for token in reading.clause.tokens for word in token.words}
        particles = {
            word
            for token in core
            for entry in token.entries
            if entry.kind is Kind.VERB and said.issuperset(entry.particle.split())
            for word in entry.particle.split()
        }
        return all(
            token.seats
            or token.has(*kinds)
            or particles.issuperset(token.words)
            or not _MODALS.isdisjoint(token.words)
            or any(token is each for each in core)
            for token in reading.clause.tokens
        )

    def _is_own_means(self, token: Token, reading: Reading) -> bool:
        """Tell whether something of the writer's goes to somebody: "my gaze lingers on Bob"."""
        if reading.question in (VOTE, ELECT) or not token.has(Kind.CUE):
            return False
        mine = reading.clause.has(Kind.MINE) or len(token.words) > 1
        led = any(
            lead.has(Kind.TOWARDS, Kind.LEAD) for person in reading.persons for lead in person.leads
        )
        return mine and led

    def _orders(self, token: Token, reading: Reading, *, wanted: bool) -> bool:
        """Tell whether *token* is the verb of an order, or the writer's vote."""
        if not any(token is each for each in reading.core):
            return False
        moods = [entry.mood for entry in token.entries if entry.kind is Kind.VERB]
        if any(Mood.FIRST in mood for mood in moods):
            return True
        if any(Mood.MAYBE in mood for mood in moods) and token.words[0].endswith(_OWN_MAYBE):
            # "Curerei Anna".
            return reading.tone is Tone.DONE
        if any(mood & _DOES for mood in moods):
            return wanted or reading.clause.tokens[0] is token or reading.tone is Tone.DONE
        fate = token.has(Kind.WISH) or any(Mood.PAST in mood for mood in moods)
        if fate and reading.clause.has(Kind.MUST, Kind.WANT) and reading.tone is Tone.DONE:
            return True
        return token.has(Kind.CUE) and reading.tone is Tone.DONE

    def _is_target(self, token: Token, reading: Reading) -> bool:
        if token.seats:
            return any(token is person.token for person in reading.persons)
        return token.has(Kind.PRONOUN, Kind.NOBODY, Kind.SELF)

    def _is_loose(self, reading: Reading) -> bool:
        """Tell whether nothing but idioms of ordinary life orders it: "I'm going for Bob"."""
        said = [
            token
            for token in reading.core
            if any(entry.kind in (Kind.VERB, Kind.WISH) for entry in token.entries)
        ]
        return bool(said) and all(self._is_idle(token) for token in said)

    def _is_idle(self, token: Token) -> bool:
        words = token.words[1:] if token.words[0] in _SUBJECTS else token.words
        return " ".join(words) in self._loose or " ".join(token.words) in self._loose

    def _is_everyday(self, reading: Reading) -> bool:
        """Tell whether the verbs of a clause are all said of ordinary life as well."""
        verbs = [
            token
            for token in reading.core
            if any(entry.kind is Kind.VERB for entry in token.entries)
        ]
        return bool(verbs) and all(" ".join(token.words) in self._everyday for token in verbs)

    def _is_about_things(self, reading: Reading) -> bool:
        """Tell whether it is done to what belongs to somebody: "I eat the cake of Bob"."""
        if not reading.persons:
            return False
        return all(
            self._owns(reading, person.token, len(person.leads)) for person in reading.persons
        )

    def _owns(self, reading: Reading, name: Token, leads: int) -> bool:
        """Tell whether a name stands beside a thing of its bearer's."""
        tokens = reading.clause.tokens
        at = next((at for at, each in enumerate(tokens) if each is name), None)
        if at is None:
            return False
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if after is not None and name.is_genitive and self._is_thing(after, reading):
            return not any(lead.words[-1] not in _ARTICLES for lead in tokens[at - leads : at])
        if self._language == "nl" and after is not None and after.words[0] in _DUTCH_OWN:
            # "Ik stem op Bob zijn voorstel".
            return any(self._is_thing(thing, reading) for thing in tokens[at + 2 : at + 3])
        led = tokens[at - leads : at]
        if any(len(lead.words) > 1 and self._is_thing(lead, reading) for lead in led):
            return True
        of = at > leads and any(lead.has(Kind.ORIGIN) for lead in led)
        # "Tijd om tegen Bob te stemmen".
        of = of and not any(lead.words[-1] in _NOT_OF for lead in led)
        noun = at - leads - 1
        if not of or self._is_epithet(tokens, noun, led) or self._is_in(tokens, noun):
            return False
        return self._is_thing(tokens[noun], reading)

    def _is_epithet(self, tokens: Sequence[Token], at: int, led: Sequence[Token]) -> bool:
        """Tell whether the word at *at* is what somebody is called: "that rat of a Bob"."""
        before = tokens[at - 1] if at > 0 else None
        pointed = before is not None and before.words[-1] in _POINTING
        return pointed or any(lead.words[-1] in _INDEFINITE for lead in led[1:])

    def _is_in(self, tokens: Sequence[Token], at: int) -> bool:
        """Tell whether something is done in, at or to a thing: "poison into his cocoa"."""
        while at > 0 and not tokens[at - 1].has(Kind.LEAD, Kind.TOWARDS, Kind.COMPANY):
            if not (tokens[at - 1].has(Kind.THING) or tokens[at - 1].is_strange):
                return False
            at -= 1
        while at > 0 and tokens[at - 1].has(Kind.LEAD) and not tokens[at - 1].has(Kind.MINE):
            if tokens[at - 1].words[-1] not in _ARTICLES:
                return True
            at -= 1
        return False

    def _is_thing(self, token: Token, reading: Reading) -> bool:
        """Tell whether a word is a thing somebody may own, and no house that he may be in."""
        if any(token is each for each in reading.core):
            return False
        owned = bool(self._owned.intersection(token.words))
        if owned and reading.question in (VOTE, ELECT):
            # His house burns, not he.
            return not _NAMES.intersection(token.words)
        return not owned and (token.is_strange or token.has(Kind.THING, Kind.CUE))


def _has_cue(reading: Reading) -> bool:
    """Tell whether a noun of the power is in a clause."""
    cues = (Kind.CUE, Kind.PART, Kind.OPTION)
    return any(token.has(*cues) and not token.has(Kind.VERB) for token in reading.core)


def _only_ends(reading: Reading) -> bool:
    """Tell whether nothing but the writer's death speaks of a successor: "when I die Bob cries"."""
    ends = bool(reading.core) and all(token.has(Kind.OWN_END) for token in reading.core)
    return reading.question == SUCCESSOR and ends


def _is_of_office(reading: Reading) -> bool:
    """Tell whether a successor takes over what only a mayor has: "übernimmt die Kette"."""
    return reading.question == SUCCESSOR and any(
        entry.kind is Kind.CUE and entry.question == ELECT
        for token in reading.clause.tokens
        for entry in token.entries
    )


def _is_apart(reading: Reading, after: Reading) -> bool:
    """Tell whether what follows an order in its sentence is only a reason, or marked off."""
    votes = reading.question in (VOTE, ELECT)
    clause, tokens = after.clause, after.clause.tokens
    other = after.is_named and after.question not in ("", reading.question)
    if other and after.tone is Tone.DONE and after.is_claimed and not after.foreign:
        # "I'm following Bob, and I commit suicide."
        return True
    # "Because I don't trust him", but not "because his car is broken".
    plain = not any(token.is_strange or token.kinds == {Kind.THING} for token in tokens)
    aside = (Kind.FIRST, Kind.OTHERS, Kind.ASKING, Kind.BE)
    if clause.links_with(Kind.AND) and not (clause.has(*aside) or after.persons):
        # "I take Bob along and go to bed."
        return True
    because = any(not _BECAUSE.isdisjoint(link.words) for link in clause.links)
    reason = (votes or plain or because) and clause.links_with(Kind.REASON)
    return bool(clause.mark) or not tokens or reason


def _is_defended(reading: Reading) -> bool:
    """Tell whether an advocate defends somebody, which he does the day after."""
    return any("advocate" in entry.roles for token in reading.core for entry in token.entries)


def _asks_who(reading: Reading) -> bool:
    """Tell whether a clause asks what the power tells: "can I see what Bob is"."""
    return reading.asks and reading.clause.has(Kind.ASKING)


def _places(reading: Reading) -> range:
    return range(len(reading.clause.tokens))
