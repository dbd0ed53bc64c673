"""Questions that are orders, as the writer's power answers them: "What is Bob's aura?"."""

from verteller.telling.sentences.asking import asks_himself
from verteller.telling.sentences.english import is_begged
from verteller.telling.sentences.infinitives import is_marked_infinitive
from verteller.telling.sentences.italian import wonders
from verteller.telling.sentences.lexicon import Kind
from verteller.telling.sentences.reading import Reading, Tone
from verteller.telling.sentences.requests import seeks_advice
from verteller.telling.sentences.sofar import SoFar
from verteller.telling.sentences.suicides import is_filed
from verteller.telling.sentences.tokens import Sentence
from verteller.telling.sentences.topics import SUICIDE


def is_answerable(so_far: SoFar, reading: Reading, sentence: Sentence) -> bool:
    """Tell whether a question is one that the writer's power answers."""
    reader = so_far.reader
    asked = reader.context.asked
    # "Visser, is die mystiek?"
    about = reading.persons or (reading.pronoun and so_far.last_persons)
    answers = is_begged(reading) or (reading.asks and not asks_himself(reading))
    language = reader.lexicon.language
    wanted = any(token.has(Kind.PLEASE, Kind.WANT) for token in sentence.tokens)
    if is_marked_infinitive(reading.clause, language) and not wanted:
        # "What's the good of looking into his soul?"
        return False
    wondered = language == "it" and wonders(reading.clause)
    filed = is_filed(reading) and reading.question == SUICIDE
    if wondered or reading.question not in asked or not ((answers and about) or filed):
        return False
    if seeks_advice(reading.clause):
        # "Should I look at Bob's aura?"
        return False
    begs = reading.clause.has(Kind.PLEASE, Kind.WANT, Kind.WHETHER)
    first = reading.clause.tokens[0].words
    if reading.clause.is_idiom or first == ("why", "not"):
        # "Has anyone tried to look at Bob?"
        return False
    if reading.clause.has(Kind.OTHERS) and reading.clause.has(Kind.KNOW) and not begs:
        # "Do you know what Bob is?"
        return False
    if reading.tone is not Tone.UNSURE:
        reading.tone = Tone.DONE
    return True
