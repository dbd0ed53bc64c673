"""Games in which several questions are open at once, answered line by line."""

from dataclasses import replace

import pytest
from pytest_django import Settings

from tests.mail.answering import prompt_of, reply_address_of, reply_to
from tests.mail.village import (
    NAMES,
    Village,
    address_of,
    post_of,
    refusal_of,
    reply_text,
    running_village,
)
from verteller.hosting import games, post, unread
from verteller.hosting.home import home
from verteller.hosting.mastering import rewind
from verteller.hosting.models import Incoming, Kind, Outgoing, Sending
from verteller.mail.answering_several import Answerer, read_several
from verteller.mail.composing import compose
from verteller.mail.letters.line_words import LINE_WORDS
from verteller.mail.reading.pieces import Reader
from verteller.mail.reading.question_words import QUESTION_WORDS, lexicon, shown_word
from verteller.mail.reading.words import Keyword, find_keywords
from verteller.mail.routing import Result
from verteller.mail.tokens import SeatToken, question_mark, tokens_in
from verteller.rules.errors import AnswerError, Refusal
from verteller.rules.facts import Asked, Choice, Part, Seat
from verteller.telling import Language
from verteller.telling.words import LANGUAGES, words_of

pytestmark = pytest.mark.django_db

ROLES = ("wolf", "necromancer", "seer", "witch", "bodyguard", "phantom", "expansive", "farmer")
CHOSEN = "Niet genoteerd"


@pytest.fixture
def night() -> Village:
    """Open the first night."""
    return running_village(*ROLES, rulebook="tempo_reale", strictness=0)


@pytest.fixture
def day(night: Village) -> Village:
    """Open the first day."""
    night.close()
    assert night.open_phase() == "day"
    return night


def mayor(village: Village) -> str:
    with games.opened(village.game) as game:
        (name,) = (
            each for each in village.others() if "successor" in game.asked(village.seat(each))
        )
        return name


def chosen(village: Village, name: str, question: str) -> Choice | None:
    with games.opened(village.game) as game:
        given = game.state.given.get(village.seat(name), {}).get(question)
        return None if given is None else given.choice


def named(village: Village, name: str, question: str) -> list[str] | None:
    choice = chosen(village, name, question)
    if choice is None:
        return None
    return [each if isinstance(each, str) else NAMES[each] for _, each in choice]


def is_refused_whole(village: Village, name: str, result: Result) -> bool:
    """Tell whether nothing at all was noted."""
    return all(chosen(village, name, each) is None for each in ("vote", "elect", "successor"))


# The day


@pytest.mark.parametrize(
    "text",
    [
        "Stem: Anna\nBurgemeester: Bob",
        "stem Anna\nBURGEMEESTER bob",
        "Ik stem op Anna.\nAls burgemeester: Bob",
        "Stem Anna, burgemeester Bob",
        "- Stem: Anna\n- Mijn burgemeester: Bob\n\nGroeten,\nKarin",
        "Stem:\nAnna\n\nBurgemeester:\nBob",
        "Vote: Anna\nMayor: Bob",
        "Voto Anna\nSindaco: Bob",
        "Stimme: Anna\nBürgermeister: Bob",
        "1. Stem - Anna en burgemeester - Bob",
    ],
)
def test_one_mail_answers_several_questions_each_on_a_line(day: Village, text: str) -> None:
    """Rules: LTR-SYS-06, LTR-VOTE-01, LTR-MAYOR-06."""
    result = day.mail("Karin", text)

    assert result.code == "answer_taken"
    assert named(day, "Karin", "vote") == ["Anna"]
    assert named(day, "Karin", "elect") == ["Bob"]


def test_several_answers_have_one_reply_and_one_recorded_result(day: Village) -> None:
    """Rules: LTR-SYS-06."""
    before = Outgoing.objects.count()
    heard = Incoming.objects.count()

    result = day.mail("Karin", "Stem: Anna\nBurgemeester: Bob")

    assert (Outgoing.objects.count(), Incoming.objects.count()) == (before + 1, heard + 1)
    text = reply_text(result)
    assert "Je stemt op Anna voor de brandstapel" in text
    assert "Je stemt op Bob als burgemeester" in text
    assert text.count("Veranderen kan tot") == 1


def test_each_answer_stands_by_itself(day: Village) -> None:
    """What is wrong with one is told beside the receipt of the other."""
    result = day.mail("Karin", "Stem: Anna\nBurgemeester: Bop\nGave: Daan")

    assert result.code == "answer_taken"
    assert named(day, "Karin", "vote") == ["Anna"]
    assert named(day, "Karin", "elect") is None
    text = reply_text(result)
    assert "Je stemt op Anna" in text
    assert "Niet genoteerd bij “Burgemeester”: Ik las “Bop”" in text
    assert "Bob?" in text
    assert "Niet genoteerd bij “Gave”: Dat wordt je nu niet gevraagd" in text


def test_where_no_answer_counts_all_are_refused_in_one_mail(day: Village) -> None:
    result = day.mail("Karin", "Stem: Anna Bob\nBurgemeester: Bop")

    assert result.code == "too_many"
    assert is_refused_whole(day, "Karin", result)
    text = reply_text(result)
    assert text.count(CHOSEN) == 2
    assert "“Stem: naam”" in text


@pytest.mark.parametrize(
    "text",
    [
        "Anna",
        "Stem: Anna\nBob",
        "blanco",
        "niemand",
    ],
)
def test_what_could_mean_two_questions_changes_nothing(day: Village, text: str) -> None:
    """And the reply shows how it is written."""
    result = day.mail("Karin", text)

    assert (result.code, refusal_of(result)) == ("several_questions", "E6")
    assert is_refused_whole(day, "Karin", result)
    reply = reply_text(result)
    assert "er is niets genoteerd" in reply or "Daarom is er niets genoteerd" in reply
    assert "- “Stem: naam” - “Burgemeester: naam”" in reply


@pytest.mark.parametrize(
    ("text", "vote", "elect"),
    [
        ("Ik stem op Anna als burgemeester", None, ["Anna"]),
        ("Bob burgemeester, stem Anna", ["Anna"], ["Bob"]),
        ("Ik stem op Anna omdat burgemeester Bob dat zegt", ["Anna"], None),
    ],
)
def test_a_sentence_says_by_itself_what_it_answers(
    day: Village, text: str, vote: list[str] | None, elect: list[str] | None
) -> None:
    """Rules: LTR-SYS-06, LTR-VOTE-01, LTR-MAYOR-06."""
    assert day.mail("Karin", text).code == "answer_taken"

    assert named(day, "Karin", "vote") == vote
    assert named(day, "Karin", "elect") == elect


@pytest.mark.parametrize(
    "text",
    ["Ik stem niet op Anna", "Niet Anna", "Als Bob valt stem ik op Anna", "Stem: niet Anna"],
)
def test_what_is_denied_or_depends_on_something_is_never_done(day: Village, text: str) -> None:
    """And the reply says so. Rules: LTR-SYS-06, LU3-SYS-09."""
    result = day.mail("Karin", text)

    assert result.code in {"negated", "condition"}
    assert is_refused_whole(day, "Karin", result)
    assert "Ik heb niets uitgevoerd" in reply_text(result)


@pytest.mark.parametrize("word", ["niemand", "nobody", "nessuno", "blanco", "no one"])
def test_nobody_takes_an_answer_back(day: Village, word: str) -> None:
    """Rules: LTR-VOTE-03, LTR-MAYOR-03."""
    name = mayor(day)
    other = day.others(name)[0]
    day.mail(name, f"Opvolger: {other}\nStem: {other}")
    assert named(day, name, "successor") == [other]

    assert day.mail(name, f"Opvolger: {word}\nStem: {word}").code == "answer_taken"

    assert named(day, name, "successor") == []
    assert named(day, name, "vote") == []


def test_nobody_beside_a_name_is_refused(day: Village) -> None:
    result = day.mail("Karin", "Stem: niemand, of toch Anna")

    assert result.code == "blank_and_name"
    assert refusal_of(result) == "E8"


def test_who_is_no_mayor_names_no_successor(day: Village) -> None:
    """Rules: LTR-MAYOR-03."""
    (name, *_) = day.others(mayor(day))

    result = day.mail(name, "Opvolger: Anna")

    assert (result.code, refusal_of(result)) == ("not_asked", "E4")
    assert "“Stem: naam”" in reply_text(result)
    assert "Opvolger" not in reply_text(result)


def test_a_signature_below_answers_with_their_words_is_no_answer(day: Village) -> None:
    assert day.mail("Karin", "Stem: Anna\n\nKarin").code == "answer_taken"
    assert named(day, "Karin", "vote") == ["Anna"]
    assert named(day, "Karin", "elect") is None


def test_talk_about_a_question_is_no_answer_to_it(day: Village) -> None:
    result = day.mail("Karin", "Mijn stem is nog geheim, sorry.\nBurgemeester: Bob")

    assert result.code == "answer_taken"
    assert named(day, "Karin", "elect") == ["Bob"]
    assert CHOSEN not in reply_text(result) or "“Stem”" in reply_text(result)


def test_a_mail_that_chooses_nothing_is_told_how(day: Village) -> None:
    result = day.mail("Karin", "Goeiemorgen allemaal, wat een weer.")

    assert (result.code, refusal_of(result)) == ("unknown_name", "E6")
    assert "“Stem: naam”" in reply_text(result)
    # Nothing was read as a name, his role least of all.
    assert "Ik las" not in reply_text(result)


def test_who_asks_what_to_do_is_told_how(day: Village) -> None:
    result = day.mail("Karin", "Wat moet ik nu doen?")

    assert result.code == "help"
    assert "“Stem: naam”" in reply_text(result)


def test_a_word_in_the_subject_says_what_a_bare_name_is_for(day: Village) -> None:
    assert day.mail("Karin", "Anna", subject="WW5 burgemeester").code == "answer_taken"
    assert named(day, "Karin", "elect") == ["Anna"]


def test_a_word_in_a_quoted_prompt_answers_nothing(day: Village) -> None:
    prompt = str(compose(prompt_of("Karin")).body)
    quoted = "\n".join(f"> {line}" for line in prompt.splitlines())

    result = day.mail("Karin", f"Stem: Anna\n\nOp maandag schreef Verteller:\n{quoted}")

    assert result.code == "answer_taken"
    assert named(day, "Karin", "elect") is None


# Reply addresses


def test_the_reply_address_of_several_questions_names_none(
    day: Village, settings: Settings
) -> None:
    """A bare name to it could mean either."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    assert reply_to(day, prompt_of("Karin"), "Anna").code == "several_questions"
    both = reply_to(day, prompt_of("Karin"), "Stem: Anna\nBurgemeester: Bob")
    assert both.code == "answer_taken"
    assert both.reply is not None
    assert reply_to(day, both.reply, "Daan").code == "several_questions"


def test_a_bare_name_answers_what_the_reply_address_names(day: Village, settings: Settings) -> None:
    """As a reply to one receipt does, or to one refusal."""
    settings.VERTELLER_SENDER_PROOF = ("token",)
    first = reply_to(day, prompt_of("Karin"), "Burgemeester: Bob")
    assert first.reply is not None

    assert reply_to(day, first.reply, "Daan").code == "answer_taken"
    assert named(day, "Karin", "elect") == ["Daan"]

    wrong = reply_to(day, first.reply, "Stem: Dann")
    assert wrong.reply is not None
    (token,) = tokens_in([reply_address_of(wrong.reply)], home())
    assert isinstance(token, SeatToken)
    assert token.question == question_mark("vote")
    assert reply_to(day, wrong.reply, "Daan").code == "answer_taken"
    assert named(day, "Karin", "vote") == ["Daan"]


# The night


def test_at_night_a_bare_name_is_for_the_one_power(night: Village) -> None:
    """Rules: LTR-NIGHT-01."""
    seer = night.holder("seer")
    other = night.others(seer)[0]

    assert night.mail(seer, other).code == "answer_taken"
    assert named(night, seer, "power") == [other]
    assert night.mail(seer, "niemand").code == "answer_taken"
    assert named(night, seer, "power") == []


def test_a_mayor_at_night_answers_both_in_one_mail(night: Village) -> None:
    """Rules: LTR-MAYOR-03, LTR-SYS-06."""
    name = mayor(night)
    other, heir = night.others(name)[:2]
    has_power = "power" in night.questions(name)

    result = night.mail(name, f"Gave: {other}\nOpvolger: {heir}")

    assert result.code == "answer_taken"
    assert named(night, name, "successor") == [heir]
    assert (named(night, name, "power") == [other]) is has_power


def test_who_has_no_power_is_told_what_everybody_is_told(night: Village) -> None:
    """By a refusal nobody learns anything of a role. Rules: LTR-SYS-14."""
    idle = [name for name in night.others() if not night.questions(name)]
    texts = {reply_text(night.mail(name, "Gave: Anna")).replace(name, "X") for name in idle}

    assert len(idle) > 1
    assert len(texts) == 1
    assert "wordt nu niets van je gevraagd" in texts.pop()


def test_prompts_say_how_each_question_is_answered(day: Village) -> None:
    """Rules: LTR-SYS-13, LTR-SYS-14."""
    prompt = compose(prompt_of(mayor(day)))
    text = " ".join(str(prompt.body).split())

    for line in ("“Stem: naam”", "“Burgemeester: naam”", "“Opvolger: niemand”"):
        assert line in text
    assert text.count("Antwoord uiterlijk") == 1
    assert "stem" not in str(prompt.subject).lower()


def test_a_result_of_the_first_night_says_in_its_subject_which_night(night: Village) -> None:
    seer = night.holder("seer")
    night.mail(seer, night.others(seer)[0])
    night.close()

    subjects = [str(compose(row).subject) for row in post_of(Kind.NEWS, address_of(seer))]
    assert "[WW5] Nacht 1, alleen voor jou" in subjects


def test_a_closing_that_is_undone_is_no_part_of_a_subject() -> None:
    """Back in the night, mail says night. Rules: WAK-SYS-22."""
    village = running_village("werewolf", "villager", "villager", "villager", "villager")
    village.close_until("main")
    village.close_until("pyre")
    assert "Dag" in str(compose(prompt_of("Anna")).subject)

    rewind(village.game, village.now)

    assert "Nacht" in str(compose(prompt_of("Anna")).subject)


# Two players, or a player and a power


def answerer(asked: Asked, *, name: str = "Karin") -> Answerer:
    return Answerer(
        rulebook="tempo_reale",
        asked={asked.question: asked},
        name=name,
        names=NAMES,
        languages=frozenset({"nl", "en"}),
    )


SEATS = tuple(Seat(each) for each in range(5))
GHOST = Asked(
    to=(SEATS[2],), question="power", parts=(Part("target", SEATS), Part("second", SEATS))
)
NECROMANCER = Asked(
    to=(SEATS[2],),
    question="power",
    parts=(Part("target", SEATS), Part("power", ("amnesia", "death", "vision"))),
)


@pytest.mark.parametrize(
    ("text", "target", "second"),
    [
        ("Gave: Bob, Anna", 1, 0),
        ("Anna Bob", 0, 1),
        ("eerst Bob en dan Anna", 1, 0),
        ("Gave: Anna, Anna", 0, 0),
        ("Karin en Karin", 2, 2),
        ("Gave: Anna, dan Bob. Dus Anna lijkt Bob!", 0, 1),
    ],
)
def test_the_first_name_written_is_the_first_player(text: str, target: int, second: int) -> None:
    """The same player may be both. Rules: LTR-CONFUSION-01, LTR-NIGHT-08."""
    (meant,) = read_several(text, answerer(GHOST))
    assert meant.choice == (("target", target), ("second", second))


@pytest.mark.parametrize("text", ["Gave: Bob", "Bob"])
def test_one_of_two_players_is_not_enough(text: str) -> None:
    (meant,) = read_several(text, answerer(GHOST))
    assert isinstance(meant.choice, AnswerError)
    assert (meant.choice.code, meant.choice.detail) == (Refusal.TOO_FEW, "incomplete")


@pytest.mark.parametrize(
    "text",
    [
        "Gave: Bob, Dood",
        "bob DEATH",
        "Gave: Bob\nDood",
        "Gave: Dood voor Bob",
        "Bob krijgt de gave dood",
        "Power: Bob, Tod",
    ],
)
def test_a_necromancer_names_one_of_the_dead_and_a_power_in_any_language(text: str) -> None:
    """Rules: LTR-NECROMANCER-06, LTR-SYS-13."""
    (meant,) = read_several(text, answerer(NECROMANCER))
    assert meant.choice == (("target", 1), ("power", "death"))


def test_a_power_that_is_almost_written_is_suggested() -> None:
    (meant,) = read_several("Gave: Bob, Visjoen", answerer(NECROMANCER))
    assert isinstance(meant.choice, AnswerError)
    assert meant.choice.detail == "incomplete"
    assert meant.details()["suggestions"] == ["vision"]
    assert meant.details()["forms"] == {"power": ["name", "power"]}


def test_a_name_that_is_also_a_word_is_the_name() -> None:
    names = ("Stem", "Bob", "Karin", "Niemand", "Eva")
    (meant,) = read_several("Niemand", replace(answerer(GHOST), names=names, asked={"x": VOTE}))
    assert meant.choice == (("target", 3),)


VOTE = Asked(to=(SEATS[2],), question="x", parts=(Part("target", SEATS),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_readers_are_told_of_are_understood(language: Language) -> None:
    """Also the word for blank, wherever there are words to tell it with. Rules: LTR-SYS-06."""
    reader = Reader(NAMES, lexicon("tempo_reale", frozenset({language})), {})
    for question in QUESTION_WORDS["tempo_reale"]:
        word = shown_word("tempo_reale", question, language)
        assert word
        assert reader.question_in(word) == question
    said = LINE_WORDS[language]
    assert reader.content(said["nobody"]).is_blank
    assert set(said) == set(LINE_WORDS["en"])
    words = words_of(language)
    blank = words.say("word-blank")
    assert Keyword.BLANK in find_keywords(blank, (words.language,))
    assert reader.content(blank).is_blank


def test_a_line_that_stands_in_our_mail_too_is_an_answer_unless_it_is_quoted_with_others(
    day: Village,
) -> None:
    """The village as it stands ends with "Burgemeester: Bob". Rules: WAK-VOTE-28."""
    name = mayor(day)
    body = str(compose(prompt_of("Gijs")).body)
    standing = body[body.index("Zo staat het dorp") : body.index("Wie moet")]
    for row in post_of(Kind.NEWS, address_of("Karin")):
        row.status = Sending.SENT
        row.save()

    assert day.mail("Karin", f"- Stem: Anna\n- Burgemeester: {name}").code == "answer_taken"
    assert named(day, "Karin", "elect") == [name]

    for row in post_of(Kind.NEWS, address_of("Gijs")):
        row.status = Sending.SENT
        row.save()
    assert day.mail("Gijs", f"Stem: Anna\n\n{standing}").code == "answer_taken"
    assert named(day, "Gijs", "elect") is None


def test_a_wish_beside_several_answers_is_granted(day: Village) -> None:
    result = day.mail("Karin", "Geen herinneringen\nStem: Anna\nBurgemeester: niemand")

    assert result.code == "answer_taken"
    assert named(day, "Karin", "vote") == ["Anna"]
    assert named(day, "Karin", "elect") == []
    assert "herinneringen" in reply_text(result)
    assert day.mail("Daan", "Geen herinneringen\n\nDaan").code == "reminders_off"


def test_a_reminder_says_how_each_answer_begins(day: Village) -> None:
    payload = {"questions": ["vote", "elect"], "due_at": day.now.isoformat()}
    (row,) = post.save([post.to_player(day.player("Karin"), Kind.REMINDER, payload, at=day.now)])

    text = str(compose(row).body)

    assert "- Wie moet op de brandstapel? “Stem: …”" in text
    assert "blanco" not in text


def test_what_nothing_was_found_in_waits_for_a_master_and_the_reply_says_so(day: Village) -> None:
    """Rules: LU3-SYS-11."""
    result = day.mail("Karin", "Wat een prachtig weer is het vandaag weer")

    assert (result.code, refusal_of(result)) == ("unknown_name", "E6")
    assert "De spelleiding krijgt het te zien" in reply_text(result)
    assert "“Stem: naam”" in reply_text(result)
    assert unread.waiting(day.game).get().player == day.player("Karin")
