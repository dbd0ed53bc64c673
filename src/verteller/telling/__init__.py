"""Facts, questions, refusals and letters in words; imports the facts' names and no rulebook."""

from verteller.telling.cast import Cast, Gender, Language, Reader
from verteller.telling.endings import Outcome
from verteller.telling.paragraphs import Paragraph
from verteller.telling.questions import ChoiceGroup, QuestionText
from verteller.telling.refusals import refusal
from verteller.telling.sections import Section
from verteller.telling.teller import Teller

__all__ = [
    "Cast",
    "ChoiceGroup",
    "Gender",
    "Language",
    "Outcome",
    "Paragraph",
    "QuestionText",
    "Reader",
    "Section",
    "Teller",
    "refusal",
]
