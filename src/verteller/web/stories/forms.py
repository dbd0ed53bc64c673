"""The forms of the authors' pages."""

from typing import Final

from django import forms

from verteller.hosting.authoring import LONGEST_REMARK, LONGEST_TEXT, LONGEST_THEME
from verteller.hosting.models.people import Language
from verteller.telling.stories.preview import Genders
from verteller.telling.stories.reading import LONGEST_FIELD
from verteller.telling.stories.story import LANGUAGES
from verteller.web.stories.moments import moment_choices
from verteller.web.wording import language, say

MOST_PLAYERS: Final = 40
"""So many players a group of a preview has at most."""

GENDERS: Final[tuple[Genders, ...]] = ("mixed", "woman", "man", "neither")


class Beginning(forms.Form):
    """What a new story is to be about."""

    theme = forms.RegexField(regex=r"^[^\W_]+(?:[ -][^\W_]+)*$", max_length=LONGEST_THEME)
    language = forms.ChoiceField(
        choices=[each for each in Language.choices if each[0] in LANGUAGES]
    )
    moment = forms.ChoiceField()
    author = forms.RegexField(regex=r"^[^\n\r\x00-\x1f]+$", max_length=LONGEST_FIELD)

    def __init__(self, *args: object, **kwargs: object) -> None:
        """Offer every moment there is, in the visitor's language."""
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        moment = self.fields["moment"]
        assert isinstance(moment, forms.ChoiceField)  # noqa: S101 - for the type checker
        moment.choices = moment_choices(language())
        for name, field in self.fields.items():
            field.label = say(f"story-field-{name}")
            field.error_messages = dict.fromkeys(field.error_messages, say(f"story-unfit-{name}"))


class Company(forms.Form):
    """For whom a story is to be filled in; whatever cannot be is left to the story."""

    a = forms.IntegerField(min_value=0, max_value=MOST_PLAYERS, required=False)
    b = forms.IntegerField(min_value=0, max_value=MOST_PLAYERS, required=False)
    genders = forms.ChoiceField(choices=[(each, each) for each in GENDERS], required=False)

    @property
    def chosen(self) -> tuple[int | None, int | None, Genders]:
        """How many in group A, in group B, and how they are spoken of."""
        self.full_clean()
        data = self.cleaned_data
        genders = next((each for each in GENDERS if each == data.get("genders")), GENDERS[0])
        return data.get("a"), data.get("b"), genders


class Text(forms.Form):
    """A story as its author has written it."""

    text = forms.CharField(max_length=LONGEST_TEXT, strip=False, required=False)


class Decision(forms.Form):
    """What an administrator says of a story."""

    verdict = forms.ChoiceField(choices=[("accept", "accept"), ("refuse", "refuse")])
    remark = forms.CharField(max_length=LONGEST_REMARK, required=False)
    seen = forms.CharField()
