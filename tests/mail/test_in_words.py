"""Games played in free sentences: what is done, what is asked back, and what a master gets."""

from datetime import timedelta

import pytest
from django.core.mail import EmailMultiAlternatives

from tests.mail.borgo import Borgo, borgo, everybody
from tests.mail.village import administrator, post_of, raw_mail, reply_of, reply_text
from verteller.hosting import games, unread
from verteller.hosting.models import Incoming, Kind, Outgoing, Settled, UnreadMail
from verteller.mail.answering_each import may_count
from verteller.mail.composing import compose
from verteller.mail.routing import Result
from verteller.rules.facts import Fact, RoleChanged, RoleTold, Seat
from verteller.rules.log import Entry
from verteller.rules.views import View, view

pytestmark = pytest.mark.django_db


@pytest.fixture
def night() -> Borgo:
    """Open the first night."""
    return borgo()


@pytest.fixture
def day(night: Borgo) -> Borgo:
    """Open the first day."""
    night.close()
    assert night.open_phase() == "day"
    return night


def body(result: Result) -> str:
    """Return the text of a reply, on one line, without its greeting and footer."""
    return reply_text(result).partition(", ")[2].partition(" -- ")[0]


def writer(village: Borgo) -> str:
    """Return somebody living who has no name in common with those that the tests vote for."""
    return next(each for each in village.others() if each.split()[-1] in {"Fiore", "Leone"})


# What is done


def test_one_sentence_in_many_shapes_is_one_vote(day: Borgo) -> None:
    """Rules: LU3-T-135, LU3-SYS-05, LU3-SYS-07, LU3-MAIL-11."""
    name = writer(day)
    for text in (
        "Voto Bianchi",
        "voto per Luca Bianchi!",
        "VOTO BIANCHI\n\nIl giorno 3 marzo Verteller ha scritto:\n> Voto Verdi\n> Voto Rossi",
        "Ciao! Io stavolta voterei... anzi no: voto Bianchi Luca, grazie.\n\n--\nSara",
        "voto lùca biànchi",
    ):
        assert day.writes(name, text).code == "answer_taken", text
        assert day.named(name, "vote") == "Luca Bianchi"
        assert day.named(name, "elect") is None


def test_a_page_without_plain_text_is_read_as_well(day: Borgo) -> None:
    """Rules: LU3-T-135, LU3-SYS-07."""
    name = writer(day)
    raw = raw_mail(day.player(name).address.email, "Borgo", "x")
    head, _, _ = raw.partition(b"\n\n")
    head = head.replace(b"text/plain", b"text/html")
    page = b"<html><body><p>Ciao,</p><div>voto <b>Bianchi</b><br></div></body></html>\n"

    assert day.deliver(head + b"\n\n" + page).code == "answer_taken"
    assert day.named(name, "vote") == "Luca Bianchi"


def test_commands_of_different_kinds_are_all_done_and_of_one_kind_the_last(day: Borgo) -> None:
    """Rules: LU3-T-137, LU3-SYS-09, LU3-SYS-10."""
    name = writer(day)

    result = day.writes(name, "Voto Verdi. Anzi voto Bianchi, e De Luca come sindaco")

    assert result.code == "answer_taken"
    assert day.named(name, "vote") == "Luca Bianchi"
    assert day.named(name, "elect") == "Anna De Luca"
    text = body(result)
    assert "Luca Bianchi" in text
    assert "Anna De Luca" in text
    assert "Verdi" not in text
    assert text.count("Puoi cambiare fino a") == 1


def test_a_line_and_a_sentence_in_one_mail_both_count(day: Borgo) -> None:
    """Rules: LU3-SYS-09."""
    name = writer(day)

    assert day.writes(name, "Ciao a tutti!\nSindaco: Anna De Luca\nVoto Bianchi.").reply

    assert (day.named(name, "vote"), day.named(name, "elect")) == ("Luca Bianchi", "Anna De Luca")


def test_a_nickname_is_a_name_and_so_is_a_surname_of_two_words(day: Borgo) -> None:
    """Rules: LU3-SYS-08."""
    name = writer(day)
    for text, meant in (
        ("Voto la Titti", "Marta Rossi"),
        ("voto de luca", "Anna De Luca"),
        ("Voto Rossi Paolo", "Paolo Rossi"),
        ("Voto Luca", "Luca Bianchi"),
        ("voto: Titti", "Marta Rossi"),
    ):
        assert day.writes(name, text).code == "answer_taken", text
        assert day.named(name, "vote") == meant


def test_a_bare_name_is_for_the_one_power(night: Borgo) -> None:
    """Also by surname and nickname. Rules: LU3-SYS-08."""
    name = night.holder("seer")
    other = next(each for each in night.others(name) if "Rossi" not in each)

    assert night.writes(name, other.split(maxsplit=1)[1]).code == "answer_taken"

    assert night.named(name, "power") == other


def test_the_power_is_used_changed_and_withdrawn_until_the_deadline(night: Borgo) -> None:
    """Rules: LU3-T-142, LU3-SYS-14."""
    name = night.holder("bodyguard")
    first, second, *_ = night.others(name)
    night.writes(name, f"Proteggo {first}")
    assert night.named(name, "power") == first
    night.writes(name, f"Ho cambiato idea, proteggo {second}")
    assert night.named(name, "power") == second
    night.writes(name, "Stanotte non faccio niente")
    assert night.named(name, "power") == ""

    assert night.game.due_at is not None
    night.now = night.game.due_at + timedelta(seconds=1)
    assert night.mail(night.player(name).address.email, f"Proteggo {first}").code == "too_late"
    assert night.named(name, "power") == ""


def test_a_suicide_is_announced_and_taken_back(night: Borgo) -> None:
    """Rules: LU3-SYS-05, LU3-SYS-14."""
    name = night.holder("farmer")
    assert night.writes(name, "Mi suicido.").code == "answer_taken"
    assert night.chosen(name, "suicide")

    assert night.writes(name, "Ci ho ripensato: non mi suicido più").code == "answer_taken"

    assert night.chosen(name, "suicide") == ()


# What is not done


def test_what_is_denied_does_nothing_and_the_reply_says_so(day: Borgo) -> None:
    """Rules: LU3-T-136, LU3-SYS-09, LU3-SYS-10."""
    name = writer(day)

    result = day.writes(name, "Non voto Bianchi")

    assert (result.code, day.named(name, "vote")) == ("negated", None)
    assert reply_of(result).extra_headers["Auto-Submitted"] == "auto-replied"
    assert reply_of(result).subject.startswith("Re: [Borgo] ")
    assert "Non ho eseguito nulla" in body(result)
    assert "“Non voto Bianchi”" in body(result)


def test_a_surname_that_two_have_is_asked_about(day: Borgo) -> None:
    """Rules: LU3-T-136, LU3-SYS-08."""
    name = writer(day)

    result = day.writes(name, "Voto Rossi")

    assert (result.code, day.named(name, "vote")) == ("ambiguous", None)
    assert "Marta Rossi o Paolo Rossi?" in body(result)


def test_an_order_that_depends_on_something_is_refused_and_a_plain_one_beside_it_done(
    day: Borgo,
) -> None:
    """Rules: LU3-SYS-09, LU3-SYS-10."""
    name = writer(day)

    result = day.writes(name, "Se Verdi mi accusa voto Verdi. Come sindaco voto Bianchi.")

    assert result.code == "answer_taken"
    assert (day.named(name, "vote"), day.named(name, "elect")) == (None, "Luca Bianchi")
    assert "ordini a condizione" in body(result)


def test_whoever_has_not_the_power_is_refused_in_the_same_words(night: Borgo) -> None:
    """A farmer who will have visions gets what anybody else gets. Rules: LU3-T-138, LU3-SYS-10."""
    target = night.holder("bodyguard")
    without = [night.holder(role) for role in ("farmer", "expansive", "seer")]

    results = [night.writes(name, f"Proteggo {target}") for name in without]

    assert {result.code for result in results} == {"not_yours"}
    told = [body(result).partition("Ecco come")[0] for result in results]
    assert len(set(told)) == 1
    assert "non è tra le cose che puoi fare" in told[0]
    assert all(night.chosen(name, "power") is None for name in without)


def test_a_target_that_is_not_allowed_is_refused_with_those_that_are(night: Borgo) -> None:
    """Rules: LU3-T-138, LU3-SYS-13, LU3-TABLE-03."""
    name = night.holder("bodyguard")

    result = night.writes(name, "Proteggo me stesso")

    assert (result.code, night.chosen(name, "power")) == ("not_a_choice", None)
    assert "Puoi scegliere tra" in body(result)
    for other in night.others(name):
        assert other in body(result)


def test_a_poem_is_passed_on_politely_and_a_master_is_told_once(night: Borgo) -> None:
    """Rules: LU3-T-139, LU3-SYS-10, LU3-SYS-11."""
    administrator(language="it")
    name = night.holder("seer")

    result = night.writes(name, "Nel mezzo del cammin di nostra vita\nmi ritrovai per selva oscura")

    assert result.code == "not_understood"
    assert "L’ho passato al game master" in body(result)
    (mail,) = unread.waiting(night.game)
    assert mail.player == night.player(name)
    assert "selva oscura" in mail.text
    night.writes(night.holder("farmer"), "Tanto gentile e tanto onesta pare\nla donna mia")
    assert len(unread.waiting(night.game)) == 2
    (notice,) = (row for row in post_of(Kind.NOTICE) if row.payload["code"] == "unread")
    assert notice.to_email == "beheer@x.nl"
    assert "Messaggi non capiti" in " ".join(str(compose(notice).body).split())


def test_so_many_mails_of_one_player_wait_and_no_more(night: Borgo) -> None:
    name = night.holder("seer")
    for number in range(unread.MOST_OF_ONE + 2):
        night.writes(name, f"Quel ramo del lago di Como {'x' * number}")

    assert unread.waiting(night.game).count() == unread.MOST_OF_ONE


# What is asked of the narrator


def test_who_asks_what_he_has_ordered_hears_what_counts(night: Borgo) -> None:
    """From his own receipts alone. Rules: LU3-SYS-05, LU3-SYS-10."""
    name = night.holder("bodyguard")
    first, second, *_ = night.others(name)
    assert "nessun tuo ordine" in body(night.writes(name, "Che cosa ho ordinato?"))
    night.writes(name, f"Proteggo {first}")
    night.writes(name, f"Proteggo {second}. Mi suicido")

    result = night.writes(name, "Che cosa ho ordinato finora?")

    assert result.code == "status"
    assert second in body(result)
    assert "toglie la vita" in body(result)
    assert first not in body(result).replace(second, "")


def test_help_is_examples_and_nothing_of_how_it_is_done(night: Borgo) -> None:
    """Rules: LU3-T-140, LU3-SYS-12, LU3-MAIL-12."""
    name = night.holder("bodyguard")

    result = night.writes(name, "Come mi interpreti?")

    assert result.code == "help"
    mail = reply_of(result)
    examples = [line for line in lines_of(mail) if line.startswith("- ")]
    assert len(examples) >= 3
    assert "- “Proteggo" in "\n".join(examples)
    around = [line for line in lines_of(mail) if not line.startswith("- ")]
    assert around[1].startswith("Ecco come puoi scrivere, per esempio")
    assert not unread.waiting(night.game)


def lines_of(mail: EmailMultiAlternatives) -> list[str]:
    """Return the lines above the footer."""
    return [line for line in str(mail.body).partition("\n-- ")[0].splitlines() if line]


def test_a_vampire_hunter_s_one_question_goes_to_the_master(night: Borgo) -> None:
    """Rules: LU3-T-025, LU3-VHUNTER-02, LU3-SYS-25, LU3-SYS-29."""
    name = night.holder("vampire_hunter")
    question = "Quanti Rossi sono rimasti?"

    assert "una volta sola" in body(night.writes(name, question))

    (mail,) = unread.waiting(night.game)
    assert (mail.why, mail.is_again) == ("count", False)
    assert "già sul tavolo" in body(night.writes(name, question))
    assert unread.waiting(night.game).count() == 1
    assert unread.answer(mail, "Due.", night.now)
    assert UnreadMail.objects.get().settled == Settled.USED
    assert "hai già avuto la risposta" in body(night.writes(name, question))
    (again,) = unread.waiting(night.game)
    assert again.is_again


def test_a_necrophile_who_has_acquired_the_reading_may_not_ask_for_the_count() -> None:
    """Nor a Vampire Hunter who is one no more. Rules: LU3-T-042, LU3-NECROPHILE-05."""

    def seen(*roles: str) -> View:
        first, *then = roles
        facts: list[Fact] = [RoleTold(to=(Seat(2),), role=first, faction="white")]
        facts += [RoleChanged(to=(Seat(2),), role=role, faction="white") for role in then]
        return view([Entry(number, 0, fact) for number, fact in enumerate(facts, 1)], Seat(2))

    assert may_count(seen("vampire_hunter"), "lupus3")
    assert not may_count(seen("necrophile", "vampire_hunter"), "lupus3")
    assert not may_count(seen("vampire_hunter", "young_vampire"), "lupus3")
    assert not may_count(seen("vampire_hunter"), "tempo_reale")


def test_nobody_else_may_ask_for_the_count(night: Borgo) -> None:
    """And all who do are told the same. Rules: LU3-VHUNTER-02, LU3-SYS-10."""
    names = [night.holder(role) for role in ("farmer", "wolf", "necrophile")]

    told = {body(night.writes(name, "Quanti Rossi sono rimasti?")) for name in names}

    assert told == {"Quanti ne restano non è tra le cose che puoi chiedere."}
    assert not unread.waiting(night.game)


def test_who_is_asked_nothing_may_still_ask(night: Borgo) -> None:
    """The dead too, whose orders are refused as ever. Rules: LU3-SYS-10, LU3-SYS-13."""
    dead = night.holder("farmer")
    night.close()
    night.close()
    assert night.writes(night.holder("wolf"), f"Sbrano {dead}").code == "answer_taken"
    night.close()
    assert night.questions(dead) == []

    assert "nessun tuo ordine" in body(night.writes(dead, "Che cosa ho ordinato?"))
    assert "non ti è chiesto nulla" in body(night.writes(dead, "Aiuto, come ti scrivo?"))
    assert night.writes(dead, "Voto Bianchi").code == "not_asked"
    assert night.writes(dead, "Quanti Rossi sono rimasti?").code == "count"
    assert "L’ho passato" in body(night.writes(dead, "Vaghe stelle dell’Orsa, io non credea"))


# Who is no player


def test_the_same_words_from_an_unknown_address_are_answered_with_nothing(day: Borgo) -> None:
    """And the masters see them. Rules: LU3-T-141, LU3-SYS-06."""
    before = Outgoing.objects.count()

    result = day.mail("straniero@y.it", "Voto Bianchi")

    assert result.reply is None
    assert Outgoing.objects.count() == before
    assert Incoming.objects.latest("pk").result == "not_in_game"
    (mail,) = unread.waiting(day.game)
    assert (mail.why, mail.sender, mail.text) == ("stranger", "straniero@y.it", "Voto Bianchi")


def test_a_stranger_who_proves_nothing_is_shown_as_well(
    day: Borgo, settings: pytest.FixtureRequest
) -> None:
    """Rules: LU3-SYS-06."""
    settings.VERTELLER_SENDER_PROOF = ("token",)  # type: ignore[attr-defined]

    assert day.mail("straniero@y.it", "Voto Bianchi").reply is None

    assert unread.waiting(day.game).get().sender == "straniero@y.it"


def test_the_words_of_one_player_never_change_what_another_s_say(night: Borgo) -> None:
    """Whatever the others are and do, the same mail has the same reply. Rules: LU3-SYS-10."""
    name = night.holder("expansive")
    target = night.others(name)[0]
    other = night.others(name, target)[0]
    first = body(night.writes(name, f"Visito {target}"))
    night.writes(target, "Mi suicido")
    night.writes(night.holder("exorcist"), f"Esorcizzo {name}")

    assert body(night.writes(name, f"Visito {target}")) == first
    assert body(night.writes(name, f"Visito {other}")) == first.replace(target, other)
    with games.opened(night.game) as game:
        assert len(everybody(night)) == len(game.state.names)
