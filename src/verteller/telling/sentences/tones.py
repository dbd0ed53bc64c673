"""Finding how a clause is meant: as an order, a tale, or a doubt."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from verteller.telling.sentences.bygone import is_bygone, is_tally
from verteller.telling.sentences.conjugation import Mood
from verteller.telling.sentences.english import (
    ends_before,
    has_unknown_participle,
    is_done_to_writer,
    is_had_done,
    is_of_others,
    is_over,
    is_own_of_somebody,
    is_past_of_another,
    is_said_by_others,
    is_sealed,
    is_turn_of_another,
)
from verteller.telling.sentences.grammar import Clause
from verteller.telling.sentences.idioms import (
    WOULD_HAVE,
    agrees,
    is_by_means,
    is_courteous,
    is_idiom,
    is_polite_would,
    is_said_of_writer,
    would_have_voted,
)
from verteller.telling.sentences.italian import (
    is_fated,
    is_judged_twice,
    is_opinion_of_others,
    is_subject,
)
from verteller.telling.sentences.lexicon import Kind, Lexicon
from verteller.telling.sentences.licensing import is_reason
from verteller.telling.sentences.manners import (
    asks_who,
    does_something,
    has_unknown_past,
    is_by_mine,
    is_described,
    is_habit,
    is_meant_for,
    is_own_label,
    is_own_maybe,
    is_past_confirmed,
    is_past_of_object,
    is_past_withdrawn,
    names_target,
    others_in,
)
from verteller.telling.sentences.means import picks_name
from verteller.telling.sentences.moods import moods_of, together
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.suicides import is_filed, is_no_end
from verteller.telling.sentences.tokens import Token
from verteller.telling.sentences.topics import ELECT, SUICIDE, VOTE, Said, Topics
from verteller.telling.sentences.whose import Whose

_MOST_UNKNOWN: Final = 3
"""Words of which we know nothing that a clause without a verb may have."""
_MAYBE_ENDINGS: Final = ("rei", "rebbe", "remmo", "rebbero")
"""Of Italian verbs that say what would be done."""
_HAD: Final = frozenset({"had", "hadden"})
_WANTED: Final = frozenset({"willen", "moeten", "kunnen", "mogen", "gewild"})
"""Dutch words for what somebody had wanted to do, or had to, and did not."""
_POLITE: Final = frozenset({"graag", "willen", "mogen", "kunnen"})
"""Dutch words that make of what would be a wish."""
_MODALS: Final = frozenset({("wollen",), ("sollen",), ("durfen",), ("mussen",), ("konnen",)})
_LOVE: Final = frozenset({"love", "loved", "piacerebbe", "dolgraag"})
"""Words for what somebody would like to watch."""
_DOES: Final = {"en": ("s",), "nl": ("t",), "de": ("t",), "it": ("a", "e")}
"""With which verbs end that say what somebody else does."""
_DOING: Final = Mood.FIRST | Mood.ORDER | Mood.INFINITIVE


@dataclass(frozen=True, slots=True)
class Tones:
    """Finds how clauses of one writer are meant."""

    lexicon: Lexicon
    topics: Topics
    whose: Whose

    @property
    def _language(self) -> str:
        return self.lexicon.language

    def find(self, reading: Reading, said: Said) -> Tone:
        """Return how a clause is meant of which question and persons are known."""
        tone = self._find(reading, said)
        picks = self.lexicon.sets.get("picks", frozenset())
        picked = tone is Tone.TOLD and picks_name(reading, picks, self.topics.context.role)
        return Tone.DONE if picked else tone

    def _find(self, reading: Reading, said: Said) -> Tone:
        """Return how a clause is meant whose verb is what it seems to be."""
        clause = reading.clause
        wants = clause.has(Kind.WANT)
        # "I would love to see him burn."
        watches = wants and clause.has(Kind.KNOW) and reading.question == VOTE
        watches = watches and any(_LOVE.intersection(token.words) for token in clause.tokens)
        may_be = self._may_be(clause, wants=wants) or (
            self._language == "de" and would_have_voted(reading)
        )
        if clause.has(Kind.DOUBT) or may_be or watches:
            return Tone.UNSURE
        states = clause.has(Kind.KNOW) and clause.has(Kind.BE) and not wants
        states = states and not (self._language == "nl" and self.whose.is_mine(clause))
        asks = reading.asks and bool(reading.persons)
        if (
            clause.is_idiom
            or (asks_who(clause) and not asks)
            or self._reports(clause)
            or (clause.has(Kind.PAST) and not self._is_past_of_what(reading))
            or ends_before(clause)
            or (self._language == "en" and is_said_by_others(clause))
            or (self._language == "it" and is_opinion_of_others(clause))
            or (self._language == "en" and is_past_of_another(reading) and not asks)
            or is_turn_of_another(clause)
            or is_bygone(clause, self._language)
            or (reading.question in (VOTE, ELECT) and is_tally(clause))
            or (self._language == "de" and is_said_of_writer(clause))
            or self.whose.is_wanted_by_others(clause)
        ):
            return Tone.TOLD
        if asks and (asks_who(clause) or self._wants_to_know(clause)):
            # "Everyone wants to know who Bob is."
            others = self.whose.is_asked_by_others(clause)
            others = others or (self._language == "en" and is_of_others(clause))
            return Tone.TOLD if others or is_judged_twice(clause) else Tone.DONE
        if reading.question == SUICIDE:
            return self._suicidal(reading, said)
        states = states or (reading.question == VOTE and is_own_of_somebody(clause))
        states = states or (self._language == "en" and self.whose.is_done_to_another(reading))
        if states or self._is_wished(clause, said, reading):
            return Tone.TOLD if states else Tone.DONE
        moods = moods_of(reading, self.topics, self._language)
        return self._of_verbs(reading, moods) if moods else self._without_verb(clause, reading)

    def _reports(self, clause: Clause) -> bool:
        """Tell whether something is said by somebody; "wij roepen Bob terug" says nothing."""
        after = {word for token in clause.tokens for word in token.words}
        return any(
            token.has(Kind.REPORT)
            and not any(
                entry.particle and self.topics.is_own(entry) and entry.roles
                for entry in token.entries
                if entry.kind is Kind.VERB and after.issuperset(entry.particle.split())
            )
            for token in clause.words
        )

    def _is_past_of_what(self, reading: Reading) -> bool:
        """Tell whether only what is chosen or taken back is of the past."""
        past = is_past_of_object(reading, self._language) or is_past_withdrawn(reading.clause)
        return past or is_past_confirmed(reading)

    def _may_be(self, clause: Clause, *, wants: bool) -> bool:
        """Tell whether a clause says what may or would be."""
        if wants:
            words = set(clause.text.lower().split())
            if self._language == "de" and words & WOULD_HAVE and clause.tokens[-1].words in _MODALS:
                # "Ich hätte ja Anna wählen wollen."
                return True
            # "Normaal zou mijn stem naar Bob gaan."
            would = "zou" in words and not clause.has(Kind.FIRST) and words.isdisjoint(_POLITE)
            had = not (words.isdisjoint(_HAD) or words.isdisjoint(_WANTED))
            # "Ik zou kunnen gaan".
            could = any(token.has(Kind.MIGHT) and len(token.words) > 1 for token in clause.tokens)
            return (would or had or could) and self._language == "nl"
        if self._language == "de" and is_polite_would(clause):
            return False
        return clause.has(Kind.MIGHT) or (
            self._language == "it"
            and any(
                not token.is_known and token.words[0].endswith(_MAYBE_ENDINGS)
                for token in clause.tokens
            )
        )

    def _of_verbs(self, reading: Reading, moods: Sequence[Mood]) -> Tone:
        """Return how a clause is meant by the moods of its verbs."""
        clause = reading.clause
        mood = together(moods)
        own = self.whose.is_his_role(clause) and bool(mood & (_DOING | Mood.THIRD))
        if is_habit(clause) and not own:
            return Tone.TOLD
        if own or clause.has(Kind.WANT):
            others = bool(others_in(clause)) and not (own or self.whose.is_first(clause))
            return Tone.TOLD if others else Tone.DONE
        if Mood.MAYBE in mood and not (mood & (Mood.FIRST | Mood.ORDER)):
            polite = is_courteous(clause) or is_own_maybe(reading, self._language)
            return Tone.DONE if polite else Tone.UNSURE
        if self._is_judged(clause, mood):
            return Tone.TOLD
        if self.whose.is_mine(clause) and reading.is_named and mood & (Mood.THIRD | Mood.PAST):
            others = self._language == "en" and clause.tokens[0].has(Kind.OTHERS)
            others = others or self.whose.is_done_to_mine(reading)
            return Tone.TOLD if others or clause.has(Kind.AUXILIARY) else Tone.DONE
        told = self._language == "en" and self.whose.is_said_of_somebody(clause)
        told = told or (is_by_mine(clause) and not clause.has(Kind.FIRST))
        told = told or (
            self.whose.is_able(clause) and all(Mood.INFINITIVE in each for each in moods)
        )
        told = (
            told
            or self.whose.is_left_to_somebody(reading, moods)
            or is_described(clause, self._language)
        )
        others = self.whose.is_told_of_others(clause, moods)
        told = told or (others and not self.whose.are_objects(reading, moods))
        return Tone.DONE if mood & _DOING and not told else Tone.TOLD

    def _is_judged(self, clause: Clause, mood: Mood) -> bool:
        """Tell whether something was done, or is only judged: "proteggere Anna è da pazzi"."""
        if mood is Mood.INFINITIVE and clause.has(Kind.BE) and not self.whose.is_mine(clause):
            return True
        if self._language == "it" and is_subject(clause):
            return True
        if self._language in ("nl", "de") and Mood.INFINITIVE in mood and clause.has(Kind.BE):
            # "Op Anna stemmen is te makkelijk".
            own = (Kind.FIRST, Kind.MINE, Kind.WANT, Kind.MUST, Kind.PLEASE)
            if not clause.has(*own) and not self.whose.is_mine(clause):
                return True
        others = self._language == "it" and not mood & (Mood.FIRST | Mood.INFINITIVE)
        return clause.has(Kind.AUXILIARY) and (Mood.PAST in mood or others)

    def _wants_to_know(self, clause: Clause) -> bool:
        """Tell whether a clause asks to be told something: "tell me whether", "I want to know"."""
        wants = clause.has(Kind.WANT)
        if is_reason(clause.tokens):
            # "Give me a reason to ask what Bob is."
            return False
        if clause.has(Kind.KNOW) and (wants or clause.has(Kind.PLEASE)):
            return True
        # "Dimmi che aura ha" has a "that" within it.
        asks = clause.has(Kind.THAT) or any(
            token.has(Kind.ASKING, Kind.CONDITION, Kind.OR)
            for token in (*clause.words, *clause.links)
        )
        if clause.has(Kind.KNOW) and clause.has(Kind.CONDITION, Kind.OR):
            return True
        return clause.has(Kind.WHETHER) and (asks or wants)

    def _suicidal(self, reading: Reading, said: Said) -> Tone:
        """Return how words about the writer's own death are meant."""
        clause = reading.clause
        if is_filed(reading):
            return Tone.DONE
        mood = together([entry.mood for _, entry in said])
        told = clause.has(Kind.BE, Kind.AUXILIARY, Kind.OTHERS, Kind.LATER) or is_idiom(
            clause, said
        )
        told = told or is_by_means(clause) or is_no_end(clause)
        if Mood.FIRST in mood:
            return Tone.TOLD if told else Tone.DONE
        moods = moods_of(reading, self.topics, self._language)
        others = any(not each & _DOING for each in moods)
        own = (Kind.WANT, Kind.CUE, Kind.FILLER, Kind.PLEASE)
        if mood:
            return Tone.DONE if clause.has(Kind.WANT) and not told else Tone.TOLD
        # "Van zelfmoord zie ik af" does something else with it.
        other = any(
            token.has(Kind.KNOW, Kind.WEAK) for token in clause.words if not token.has(*own)
        )
        strange = other or any(token.is_strange for token in clause.tokens)
        return Tone.TOLD if told or strange or others else Tone.DONE

    def _is_wished(self, clause: Clause, said: Said, reading: Reading) -> bool:
        """Tell whether something is to happen to somebody: "Anna must burn", "for mayor: Bob"."""
        # "Behekst wordt: Bob" is a label for whom is named behind it.
        last = clause.tokens[-1:] if self._language in ("nl", "de") else []
        label = bool(last) and last[0].has(Kind.MUST)
        whole = reading.is_named and (reading.persons or label)
        if not whole or clause.has(Kind.OTHERS):
            return False
        must = clause.has(Kind.MUST, Kind.WANT) and not (self._language == "de" and agrees(clause))
        strange = sum(token.is_strange for token in clause.tokens)
        wishes = [token for token, entry in said if entry.kind is Kind.WISH]
        if wishes:
            if self._language == "en" and not must and is_over(clause, wishes[-1]):
                return False
            tells = clause.has(Kind.BE, Kind.AUXILIARY) or is_own_of_somebody(clause)
            return must or not (strange or tells)
        if must and any(entry.kind in (Kind.CUE, Kind.PART) for _, entry in said):
            return True
        if self._language == "it":
            done = is_fated(clause, said, self.topics)
        else:
            done = self._is_done_to(clause, said, must=must)
        return done or is_meant_for(clause)

    def _is_done_to(self, clause: Clause, said: Said, *, must: bool) -> bool:
        """Tell whether a participle says what is done to somebody: "Anna wird gefressen"."""
        done = [
            token
            for token, entry in said
            if entry.kind is Kind.VERB and Mood.PAST in entry.mood and self.topics.is_own(entry)
        ]
        if not done:
            return False
        if self._language == "en":
            # "I'd like Bob guarded", "Bob must be guarded".
            return is_had_done(clause, done[0]) or is_sealed(clause, done[0])
        passive = must and self._language in ("de", "nl")
        return passive and not clause.has(Kind.AUXILIARY, Kind.FIRST)

    def _has_foreign_verb(self, clause: Clause) -> bool:
        """Tell whether a verb that is only of other powers says what happens: "sitzt ein"."""
        if self._language not in ("nl", "de"):
            return False
        return any(
            token.kinds == {Kind.VERB}
            and len(token.words) > 1
            and not any(self.topics.is_own(entry) for entry in token.entries)
            and any(entry.mood & (Mood.THIRD | Mood.FIRST) for entry in token.entries)
            # "Gaat bij Bob in de thee" says what is to become of something.
            and not any(
                entry.kind is Kind.MUST for entry in self.lexicon.phrases.get(token.words[:1], ())
            )
            for token in clause.tokens
        )

    def _may_do(self, reading: Reading) -> bool:
        """Tell whether a word behind a name that begins may be his verb: "Bob smells of stew"."""
        first, second = (*reading.clause.tokens, None, None)[:2]
        if first is None or second is None or reading.question in (VOTE, ELECT):
            return False
        plain = bool(first.seats) and not first.is_genitive and second.kinds == {Kind.THING}
        return plain and second.text.islower() and second.words[-1].endswith(_DOES[self._language])

    def _without_verb(self, clause: Clause, reading: Reading) -> Tone:
        first = clause.has(Kind.FIRST)
        if clause.has(Kind.WANT) and self.whose.is_first(clause):
            return Tone.DONE
        if self.whose.is_mine(clause) and reading.is_named:
            return Tone.TOLD if clause.has(Kind.AUXILIARY) else Tone.DONE
        if is_own_label(reading) or names_target(reading):
            return Tone.DONE
        nobody = all(token.has(Kind.NOBODY, Kind.FILLER) for token in clause.tokens)
        if clause.has(Kind.BE, Kind.AUXILIARY, Kind.OTHERS) and not nobody:
            return Tone.TOLD
        if first and reading.is_named:
            told = has_unknown_past(clause, self._language) or (
                self._language == "en"
                and (is_done_to_writer(clause) or has_unknown_participle(clause))
            )
            return Tone.TOLD if told else Tone.DONE
        strange = [at for at, token in enumerate(clause.tokens) if token.is_strange]
        burns = reading.is_verb and strange and not clause.persons
        burns = burns or (self._language in ("nl", "de") and does_something(clause))
        burns = burns or self._has_foreign_verb(clause) or self._may_do(reading)
        return (
            Tone.TOLD
            if len(strange) > _MOST_UNKNOWN
            or burns
            or any(self._may_be_verb(clause.tokens, at) for at in strange)
            else Tone.BARE
        )

    def _may_be_verb(self, tokens: Sequence[Token], at: int) -> bool:
        """Tell whether a word we do not know stands where a verb would, behind its subject."""
        if not at or (tokens[at].is_capital and not tokens[at].text.isupper()):
            return False
        while at > 1 and tokens[at - 1].kinds == {Kind.FILLER}:
            at -= 1
        before = tokens[at - 1]
        return bool(before.seats) or (before.has(Kind.CUE) and not before.has(Kind.VERB))
