"""What is cut from plain text, and what is not."""

import pytest

from verteller.mail.reading.quotes import cut_quotes, without_our_lines

QUOTE = "> Wie kies je?\n> Ik stem op VOORBEELD."


def test_a_quoted_name_is_never_a_vote() -> None:
    """Rules: WAK-VOTE-28."""
    assert "VOORBEELD" not in cut_quotes(f"Bob\n\n{QUOTE}")


def test_answers_between_and_below_quotes_are_kept() -> None:
    """Rules: WAK-VOTE-02, WAK-VOTE-28."""
    assert cut_quotes(f"Boven\n{QUOTE}\nTussen\n> meer\n\nOnder") == "Boven\nTussen\n\nOnder"


def test_a_name_typed_under_the_mail_stays_and_counts() -> None:
    """Rules: WAK-VOTE-03."""
    assert cut_quotes("Ik stem op Bob.\n\nGroetjes,\nAn") == "Ik stem op Bob.\n\nGroetjes,\nAn"


@pytest.mark.parametrize("delimiter", ["-- ", "--"])
def test_a_signature_behind_its_delimiter_is_cut(delimiter: str) -> None:
    """Rules: WAK-VOTE-28."""
    assert cut_quotes(f"Bob\n{delimiter}\nAn VOORBEELD\n\n> quote\n\nCarla").split() == [
        "Bob",
        "Carla",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "Verstuurd vanaf mijn iPhone",
        "Verzonden vanuit Outlook voor Android<https://aka.ms/x>",
        "Outlook voor iOS downloaden",
        "*Verzonden met Proton Mail beveiligde e-mail.*",
        "Sent from my iPad",
        "Sent from my Android device with K-9 Mail. Please excuse my brevity.",
        "Sent from Yahoo Mail for iPhone",
        "Yahoo Mail: Search, Organize, Conquer",
        "Get Outlook for iOS<https://aka.ms/o0ukef>",
        "[Sent from Mail](https://go.microsoft.com/x) for Windows",
        "Von meinem iPhone gesendet",
        "Von meinem Samsung Galaxy Smartphone gesendet.",
        "Gesendet mit der WEB.DE Mail App",
        "Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.",
        "Inviato da iPhone",
        "Inviato dal mio dispositivo Galaxy",
        "Scarica Outlook per Android",
        "Envoyé de mon iPhone",
        "Virus-free. www.avast.com",
        "Excuseer mijn beknoptheid.",
    ],
)
def test_a_line_that_a_phone_or_program_adds_is_cut(line: str) -> None:
    assert cut_quotes(f"Bob\n\n{line}\n\nCarla").split() == ["Bob", "Carla"]


@pytest.mark.parametrize(
    "line",
    [
        "Sent from my grave",
        "Sent from my iPhone, but Bob it is.",
        "Verzonden naar de brandstapel",
        "Von meinem Handy aus stimme ich für Jörg",
        "Met mijn telefoon stem ik op Bob",
        "Outlook voor morgen: regen",
        "Virus of niet, ik stem op Bob",
        "Avast, matey! Bob walks the plank",
    ],
)
def test_a_line_that_only_resembles_one_is_the_writer_s(line: str) -> None:
    assert cut_quotes(f"Bob\n{line}\nCarla") == f"Bob\n{line}\nCarla"


@pytest.mark.parametrize(
    "head",
    [
        "Op vr 20 nov 2026 om 21:05 schreef Verteller <game@play.example.net>:",
        "Op vr 20 nov 2026 om 21:05 schreef Verteller van Wakkerdam\n<game@play.example.net>:",
        "Verteller schreef op 2026-11-20 21:05:",
        "On Fri, 20 Nov 2026 at 21:05, Narrator <\ngame@play.example.net> wrote:",
        "Narrator <game@play.example.net> wrote:",
        "---- On Fri, 20 Nov 2026 21:05:12 +0100 Narrator <game@play.example.net> wrote ----",
        "Am Fr., 20. Nov. 2026 um 21:05 Uhr\nschrieb Erzähler <\ngame@play.example.net>:",
        "Erzähler <game@play.example.net> hat am 20.11.2026 21:05 CET geschrieben:",
        "Il giorno ven 20 nov 2026 alle ore 21:05 Narratore <g@play.example.net> ha scritto:",
        "2026-11-20 21:05 GMT+01:00 Verteller <game@play.example.net>:",
        "Dne 20. 11. 2026 v 21:05 Verteller <game@play.example.net> napsal(a):",
        "-----Oorspronkelijk bericht-----",
        "-------- Ursprüngliche Nachricht --------",
        "----Messaggio originale----",
        "Begin forwarded message:",
        "Van: Verteller\nVerzonden: vrijdag 20 november 2026 21:05\nAan: An\nOnderwerp: Nacht 3",
        "*From:* Narrator\n*Sent:* Friday\n*To:* An;\n Bob; Carla\n*Subject:* Night 3",
        "Fra: V <game@play.example.net>\nSendt: 20. november 2026\nTil: An\nEmne: Nacht 3",
    ],
)
def test_all_that_follows_the_head_of_an_unmarked_quote_is_cut(head: str) -> None:
    """Rules: WAK-VOTE-28."""
    assert cut_quotes(f"Bob\n\n{head}\n\nIk stem op VOORBEELD.\nAntwoord!") == "Bob"
    assert cut_quotes(f"Bob\n{head}\nIk stem op VOORBEELD.") == "Bob"


@pytest.mark.parametrize(
    "text",
    [
        "Op Bob stem ik.\nWie schreef dat briefje?",
        "Op dag 2 schreef Bob om 21:05:\nik ben het niet",
        "From: now on I vote Bob.\nTo: be clear, that is final.",
        "Bob, want je schreef:",
        "On day 3 Bob wrote that Carla lied:\nI vote Bob",
        "Keuzes:\n1. Bob\n2. Carla",
        "Stem: Bob\nReden: hij liegt\nZeker: ja\nDatum: vandaag",
        "Bob\n---\nCarla",
        "Het originele bericht:\nBob",
    ],
)
def test_the_writer_s_own_words_are_kept(text: str) -> None:
    """Rules: WAK-VOTE-16."""
    assert cut_quotes(text) == text


def test_own_words_right_above_an_attribution_are_kept() -> None:
    head = "Am Fr., 20. Nov. 2026 um 21:05 schrieb Erzähler <game@play.example.net>:"

    assert cut_quotes(f"Am besten Jörg\n{head}\n> Wen?") == "Am besten Jörg"


def test_a_quoted_line_broken_on_its_way_stays_a_quote() -> None:
    """Rules: WAK-VOTE-28."""
    broken = f"> {'lang ' * 14}\nVOORBEELD gebroken\n> Ik stem op VOORBEELD.\n\nBob"

    assert cut_quotes(broken) == "Bob"


def test_a_mailing_list_s_footer_is_cut() -> None:
    assert cut_quotes(f"Bob\n{'_' * 47}\nWolves mailing list\nVOORBEELD") == "Bob"


def test_a_line_we_sent_is_never_an_answer() -> None:
    """Rules: WAK-VOTE-28."""
    ours = ["Wie kies je?\nJe kunt stemmen op Anna of Bob.", "Antwoord vóór 21:00."]
    text = "Ik kies Carla\nwie kies je?\n|  Je kunt  stemmen op Anna of Bob.\nAntwoord!"

    assert without_our_lines(text, ours) == "Ik kies Carla\nAntwoord!"


def test_a_choice_that_our_list_offered_is_still_an_answer() -> None:
    """Rules: WAK-VOTE-02."""
    ours = ["Kies uit:", "- Anna", "- Jan Piet"]

    assert without_our_lines("Kies uit:\nJan Piet\n- Anna", ours, ["Anna", "Jan Piet"]) == (
        "Jan Piet\n- Anna"
    )
    assert without_our_lines("- Anna", ours) == ""
