"""From a player's text to its meaning."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from verteller.telling.folding import Word, words_of
from verteller.telling.sentences.addressing import addressed
from verteller.telling.sentences.amending import Amending
from verteller.telling.sentences.asides import without_asides
from verteller.telling.sentences.asking import tells
from verteller.telling.sentences.bearing import with_bearers_written_out
from verteller.telling.sentences.cleaning import plain
from verteller.telling.sentences.clitics import take_reflexives
from verteller.telling.sentences.corrections import Corrections
from verteller.telling.sentences.following import Following
from verteller.telling.sentences.learned import with_second_opinion
from verteller.telling.sentences.lexicon import LANGUAGES, Lexicon
from verteller.telling.sentences.loading import lexicon_of
from verteller.telling.sentences.meaning import Context, Doubt, DoubtCode, Understanding
from verteller.telling.sentences.nouns import take_nouns
from verteller.telling.sentences.numbering import with_numbers_named
from verteller.telling.sentences.occasions import take_occasions
from verteller.telling.sentences.opposites import without_opposites
from verteller.telling.sentences.orders import MOST_TEXT
from verteller.telling.sentences.pairing import with_couples_put_right
from verteller.telling.sentences.parting import parted
from verteller.telling.sentences.people import people_of
from verteller.telling.sentences.pictures import Pictures
from verteller.telling.sentences.pieces import Swapped
from verteller.telling.sentences.promises import without_promises
from verteller.telling.sentences.reader import Reader
from verteller.telling.sentences.rejecting import Rejecting
from verteller.telling.sentences.repeating import without_repeated
from verteller.telling.sentences.replying import refined
from verteller.telling.sentences.shapes import is_bare
from verteller.telling.sentences.signatures import signature_of_another, without_own_signature
from verteller.telling.sentences.spelling import spelt_out, without_signs
from verteller.telling.sentences.suppositions import take_leave
from verteller.telling.sentences.titles import take_title
from verteller.telling.sentences.tokens import Sentence, sentences_of
from verteller.telling.sentences.topics import ELECT, SUCCESSOR, VOTE, usual_question
from verteller.telling.sentences.turning import Turning

MOST_CHARACTERS: Final = 12_000
"""What follows in a mail is not read."""
_COUPLE: Final = 2
_VOTING: Final = frozenset({VOTE, ELECT, SUCCESSOR})
"""What is asked of everybody in the daytime."""
_SAMPLE: Final = 2000
"""Characters by which the language of a mail is told."""


def understand(text: str, context: Context) -> Understanding:
    """
    Return what *text* means: what the grammar finds, seen through by the second reader.

    Args:
        text: What the writer wrote himself; of what he quotes from others nothing.
        context: All that may be used to understand it.

    Source: lupus3, 4.4, LU3-SYS-05, LU3-SYS-07 to -10, table 1.5.
    """
    understood, lexicon = by_grammar(text, context)
    return with_second_opinion(understood, text, context, lexicon)


def by_grammar(text: str, context: Context) -> tuple[Understanding, Lexicon]:
    """
    Return what *text* means by the grammar alone, and the words of its language.

    Nothing that is negated, supposed, asked, told of others or of the past, or weighed becomes
    a command; what is left open becomes a doubt.

    Args:
        text: What the writer wrote himself; of what he quotes from others nothing.
        context: All that may be used to understand it.

    Source: lupus3, 4.4, LU3-SYS-05, LU3-SYS-07 to -10, table 1.5.
    """
    clean = plain(text[:MOST_CHARACTERS])
    people = people_of(tuple(context.people))
    language = language_of(clean, context)
    lexicon = lexicon_of(context.rulebook, language)
    clean = without_signs(clean, language)
    said = list(sentences_of(clean, lexicon, people))
    if language == "it":
        for sentence in said:
            take_reflexives(sentence)
    take_nouns(said, language)
    take_leave(said, lexicon)
    for sentence in said:
        take_occasions(sentence, lexicon)
        take_title(sentence, lexicon, int(context.seat))
    said = without_asides(without_promises(parted(said, lexicon), lexicon), lexicon)
    own = without_own_signature(said, lexicon, context.role, int(context.seat))
    own = with_bearers_written_out(own, lexicon, context.role, int(context.seat))
    amended = _amended(own, lexicon, context)
    pictures = Pictures(_power_of(context), lexicon, int(context.seat))
    painted = pictures.plain(amended)
    spoken = addressed(painted, language, int(context.seat))
    sentences = painted if spoken == painted else pictures.plain(spoken)
    following = Following(Reader(context, lexicon), tells=tells(sentences))
    following.void = signature_of_another(said, lexicon, int(context.seat))
    for sentence in sentences:
        if isinstance(sentence, Swapped):
            following.swap_in(sentence)
        else:
            following.take(sentence)
    bare = all(is_bare(sentence.tokens) for sentence in sentences)
    understood = refined(following.understanding(is_bare=bare), following.heard, context, lexicon)
    if understood.is_empty and understood.has_sentences:
        # What says something is never passed over in silence.
        doubt = Doubt(DoubtCode.NOT_UNDERSTOOD, clean.strip()[:MOST_TEXT])
        return replace(understood, doubts=(doubt,)), lexicon
    return understood, lexicon


def _power_of(context: Context) -> str:
    """Return whose pictures a mail may hold: by day fires are for the stake, and no supper."""
    open_ones = context.asked.keys() - _VOTING
    return context.role if open_ones or not context.asked else ""


def _amended(said: Sequence[Sentence], lexicon: Lexicon, context: Context) -> list[Sentence]:
    """Return the sentences of a mail with the writer's own corrections and changes made."""
    usual, writer = usual_question(context), int(context.seat)
    asked = context.asked.get(usual)
    room = sum(part.most for part in asked.parts) if asked is not None else 0
    corrections = _corrections_of(context.rulebook, lexicon.language)
    amending = Amending(corrections, writer, is_for_one=room == 1)
    numbered = with_numbers_named(said, context.asked.keys())
    plain_ones = [without_opposites(without_repeated(each), corrections) for each in numbered]
    if room == 1:
        plain_ones = Rejecting(lexicon, usual, writer).settled(plain_ones)
        turning = Turning(lexicon, context.role, context.asked.keys(), usual, writer)
        plain_ones = turning.turned(plain_ones)
    elif room == _COUPLE:
        plain_ones = with_couples_put_right(plain_ones, corrections, writer)
    return amending.amended(plain_ones)


@cache
def _corrections_of(rulebook: str, language: str) -> Corrections:
    return Corrections(lexicon_of(rulebook, language))


def language_of(text: str, context: Context) -> str:
    """Return in which language a text is written; one of the context's if that may be."""
    people = people_of(tuple(context.people))
    sample = text[:_SAMPLE]
    words = [word for word in words_of(sample) if not people.named([word.folded])]
    own = [language for language in LANGUAGES if language in context.languages] or ["en"]
    if not words:
        return own[0]
    counts: dict[str, int] = {}
    for language in own:
        counts[language] = _known(sample, words, context.rulebook, language)
    best_own = max(own, key=lambda language: counts[language])
    if len(own) == 1 and counts[best_own] * 2 > len(words):
        return best_own
    for language in LANGUAGES:
        if language not in counts:
            counts[language] = _known(sample, words, context.rulebook, language)
    best = max(LANGUAGES, key=lambda language: counts[language])
    return best if counts[best] > 2 * counts[best_own] else best_own


def _known(text: str, words: Sequence[Word], rulebook: str, language: str) -> int:
    """Return how many of *words* are known in a language, or written so in its dialects."""
    lexicon = lexicon_of(rulebook, language)
    known = lexicon.single_words
    spelt = spelt_out(text, words, lexicon.respelt, people_of(()))
    return sum(word.folded in known or lexicon.is_thing(word.folded, exact=True) for word in spelt)
