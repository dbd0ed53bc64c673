"""Stories in the mails: above the plain facts, never instead of them, and never a secret."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from pytest_django import Settings

from tests.mail.village import (
    PASSWORD,
    Village,
    address_of,
    administrator,
    new_village,
    post_of,
    reply_text,
    running_village,
)
from verteller.hosting import pausing
from verteller.hosting.mailbox import MailboxBackend
from verteller.hosting.models import HostedGame, Kind, Outgoing, Person, Sending, Status
from verteller.hosting.news import PUBLIC
from verteller.mail import stories
from verteller.mail.composing import compose
from verteller.mail.layout import RULE
from verteller.mail.letters import write, written
from verteller.mail.sending import send_due
from verteller.mail.stories import Told, themes
from verteller.mail.story_files import list_stories
from verteller.rules.facts import Fact, hears
from verteller.telling.stories import Introduction, Narration

pytestmark = pytest.mark.django_db

NIGHT = """---
theme: default
language: nl
author: Ann Writer
key: general
moment: night
day: 1
---
De uil van **Ann** roept.
"""


@pytest.fixture
def village() -> Village:
    return running_village("werewolf", "seer", "villager", "villager", "villager")


@pytest.fixture
def folder(tmp_path: Path, settings: Settings) -> Path:
    """Give the narrator a folder for stories of its own."""
    settings.VERTELLER_STORIES = str(tmp_path / "stories")
    return tmp_path / "stories"


def keep(folder: Path, text: str) -> None:
    place = folder / "default" / "nl"
    place.mkdir(parents=True, exist_ok=True)
    (place / "night.md").write_text(text)


def morning(village: Village) -> tuple[str, Outgoing]:
    """Let the pack eat a villager; return his name and the row that tells somebody of it."""
    victim = village.holders("villager")[0]
    village.mail(village.holder("werewolf"), victim)
    village.close_until("pyre")
    reader = village.holder("seer")
    return victim, [r for r in post_of(Kind.NEWS, reader) if r.payload["channel"] == PUBLIC][-1]


def story_of(row: Outgoing) -> str:
    block = write(row).blocks[0]
    return block.text if block.kind == "story" else ""


def text_of(row: Outgoing) -> str:
    return str(compose(row).body)


# Where a story stands


def test_a_morning_mail_begins_with_a_story(village: Village) -> None:
    """Rules: WAK-STORY-02, WAK-STORY-07, WAK-SYS-41."""
    victim, row = morning(village)

    mail = text_of(row)

    story, plain = mail.split("* * *")
    assert victim in story
    assert f"{victim} is dood aangetroffen" in plain
    assert "In leven (4)" in plain
    assert "Wie moet op de brandstapel?" in plain


def test_below_the_story_stands_all_that_a_mail_without_one_says(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-STORY-08."""
    village.mail(village.holder("seer"), village.holder("werewolf"))
    morning(village)
    rows = Outgoing.objects.filter(kind__in=(Kind.NEWS, Kind.ANSWER_TAKEN))
    told = [write(row).blocks for row in rows]

    monkeypatch.setattr(written, "tell_news", lambda *_: Told())
    monkeypatch.setattr(written, "tell_receipt", lambda *_: Told())
    plain = [write(row).blocks for row in rows]

    assert sum(blocks[0].kind == "story" for blocks in told) > len(rows) / 2
    for with_story, without in zip(told, plain, strict=True):
        assert with_story in (without, (with_story[0], RULE, *without))


def test_a_page_shows_the_story_as_it_was_written(folder: Path) -> None:
    keep(folder, NIGHT)
    row = nightfall(running_village("werewolf", "villager", "villager"))[0]

    (page,) = compose(row).alternatives

    assert "<p>De uil van <strong>Ann</strong> roept.</p>" in str(page[0])
    assert "De uil van Ann roept." in text_of(row)


def test_the_authors_of_a_mail_are_credited_below_it(folder: Path) -> None:
    """Rules: WAK-SYS-09, WAK-SYS-44."""
    keep(folder, NIGHT)
    row = nightfall(running_village("werewolf", "villager", "villager"))[0]

    footer = text_of(row).partition("\n-- \n")[2]

    assert footer.startswith("Verhalen: Verteller en Ann Writer.\n")


def nightfall(village: Village) -> list[Outgoing]:
    """Return the rows that tell everybody of the first night."""
    rows = [row for row in post_of(Kind.NEWS) if row.payload["channel"] == PUBLIC]
    told = [row for row in rows if "Nacht 1 begint." in text_of(row)]
    assert len(told) == village.game.players.count()
    return told


# The same for whoever may know the same


def test_a_row_tells_the_same_story_whenever_it_is_told(village: Village) -> None:
    """Rules: WAK-SYS-08, WAK-SYS-44."""
    _, row = morning(village)
    first = story_of(row)

    village.close()

    assert first
    assert story_of(Outgoing.objects.get(pk=row.pk)) == first


def test_all_who_read_one_language_read_the_same_public_story(village: Village) -> None:
    """Rules: WAK-STORY-07, WAK-SYS-22, WAK-SYS-51."""
    morning(village)

    spans: dict[int, set[str]] = {}
    for row in post_of(Kind.NEWS):
        if row.payload["channel"] == PUBLIC:
            spans.setdefault(row.payload["first"], set()).add(story_of(row))

    assert len(spans) >= 2
    assert all(len(told) == 1 for told in spans.values())


def test_a_public_story_does_not_show_who_has_a_deadline_in_the_night(folder: Path) -> None:
    """Rules: WAK-SYS-51, WAK-STORY-03."""
    keep(folder, NIGHT.replace("roept.", "roept tot {{ deadline }}."))
    village = running_village("werewolf", "seer", "villager", "villager", "villager")

    told = {story_of(row) for row in nightfall(village)}

    assert len(told) == 1
    assert "uil van Ann" not in told.pop()


def test_a_story_is_told_from_nothing_but_what_its_reader_hears(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-SYS-51, WAK-STORY-08."""
    village.mail(village.holder("seer"), village.holder("werewolf"))
    morning(village)
    real, count = Narration.introduce, 0

    def watched(
        self: Narration, facts: Sequence[Fact], cast: Any, reader: Any, **rest: Any
    ) -> Introduction:
        nonlocal count
        count += 1
        assert all(hears(fact.to, reader.seat) for fact in (*facts, *rest["before"]))
        return real(self, facts, cast, reader, **rest)

    monkeypatch.setattr(Narration, "introduce", watched)
    told = [write(row) for row in Outgoing.objects.filter(kind=Kind.NEWS)]

    assert count == len(told)


def test_what_the_seer_saw_is_told_to_the_seer_alone(village: Village) -> None:
    """Rules: WAK-SYS-51."""
    seer, wolf = village.holder("seer"), village.holder("werewolf")
    village.mail(seer, wolf)
    village.close_until("pyre")

    telling = {
        row.to_email
        for row in post_of(Kind.NEWS)
        if wolf in story_of(row) and row.to_email != address_of(wolf)
    }

    assert telling == {address_of(seer)}


# A story that is missing


@pytest.fixture
def no_stories(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Take away all stories, the shipped ones too."""
    monkeypatch.setattr(stories, "narration", lambda: Narration((tmp_path,)))


@pytest.mark.usefixtures("no_stories")
def test_a_mail_goes_without_its_story_and_that_game_alone_is_paused(village: Village) -> None:
    """Rules: WAK-SYS-39, WAK-SYS-43, WAK-STORY-08."""
    administrator()
    other = new_village(name="Anders")
    send_all(village)

    assert not Outgoing.objects.exclude(status=Sending.SENT).exists()
    assert (village.game.status, other.game.status) == (Status.PAUSED, Status.SIGN_UP)
    notices = [row for row in post_of(Kind.ADMIN_NOTICE) if row.payload["code"] == "no_story"]
    assert len(notices) == 1
    assert "verstuurd zonder verhaal" in " ".join(text_of(notices[0]).split())
    for row in post_of(Kind.NEWS):
        assert "* * *" not in text_of(row)


@pytest.mark.usefixtures("no_stories")
def test_a_game_resumed_goes_on_without_the_story_and_nobody_is_told_twice(
    village: Village,
) -> None:
    """Rules: WAK-SYS-32, WAK-SYS-39."""
    administrator()
    rows = post_of(Kind.NEWS)
    same = [row for row in rows if row.payload["first"] == 1 and row.payload["channel"] == PUBLIC]
    Outgoing.objects.exclude(pk__in=[row.pk for row in same]).update(status=Sending.WITHHELD)
    send_all(village)
    pausing.resume(village.game, village.now)

    Outgoing.objects.filter(pk__in=[row.pk for row in same]).update(status=Sending.QUEUED)
    send_all(village)

    assert village.game.status == Status.RUNNING
    codes = [row.payload["code"] for row in post_of(Kind.ADMIN_NOTICE)]
    assert codes.count("no_story") == 1


@pytest.mark.usefixtures("no_stories")
def test_a_notice_does_not_tell_an_administrator_who_plays_what_others_do(
    village: Village,
) -> None:
    """Rules: WAK-SYS-39, WAK-SYS-51."""
    administrator()
    Person.objects.filter(addresses__email=address_of("Anna")).update(is_administrator=True)
    private = [row.pk for row in post_of(Kind.NEWS) if row.payload["channel"] != PUBLIC]
    Outgoing.objects.exclude(pk__in=private).update(status=Sending.WITHHELD)

    send_all(village)

    notices = [row for row in post_of(Kind.ADMIN_NOTICE) if row.payload["code"] == "no_story"]
    assert len(notices) == 2
    for row in notices:
        assert set(row.payload) == {"code", "game", "theme", "language"}


def test_a_story_that_fails_in_telling_holds_up_no_mail(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules: WAK-STORY-08, WAK-SYS-50."""

    def fail(*_: Any, **__: Any) -> Introduction:
        raise ZeroDivisionError

    monkeypatch.setattr(Narration, "introduce", fail)
    send_all(village)

    assert not Outgoing.objects.exclude(status=Sending.SENT).exists()
    assert village.game.status == Status.RUNNING


def send_all(village: Village) -> None:
    while send_due(village.now, MailboxBackend()).tried:
        pass


# Stories by mail


def command(words: str, text: str) -> str:
    """Let an administrator give a command, and return the reply."""
    result = Village().mail("beheer@x.nl", f"{PASSWORD}\n{text}", subject=f"config {words}")
    return reply_text(result)


def test_a_story_is_added_by_mail_and_told_from_then_on(folder: Path) -> None:
    """Rules: WAK-SYS-37, WAK-SYS-42."""
    administrator()

    said = command("story", NIGHT)

    assert "Uitgevoerd: - default/nl/general-night-1.md" in said
    assert (folder / "default/nl/general-night-1.md").read_text() == NIGHT
    row = nightfall(running_village("werewolf", "villager", "villager"))[0]
    assert story_of(row).endswith("\n\nDe uil van Ann roept.")


def test_a_new_theme_is_there_as_soon_as_it_has_a_story(folder: Path) -> None:
    """Rules: WAK-SYS-30, WAK-SYS-42, WAK-STORY-01."""
    administrator()
    command("story", NIGHT.replace("theme: default", "theme: Het Café"))

    village = new_village(theme="het café")
    unknown = new_village(name="WW6", theme="Onbekend")

    assert (village.game.theme, unknown.game.theme) == ("Het Café", "default")
    assert "Het Café" in themes()
    assert list_stories() == ["het-cafe/nl/general-night-1.md"]


def test_a_second_story_of_a_moment_does_not_replace_the_first(folder: Path) -> None:
    """Rules: WAK-SYS-37."""
    administrator()

    command("story", NIGHT)
    command("story", NIGHT.replace("De uil", "De kat"))

    assert list_stories() == [f"default/nl/general-night-{number}.md" for number in (1, 2)]


@pytest.mark.parametrize("theme", ["../../etc", "/srv/x", "..", "a\\b", "."])
def test_a_theme_s_name_is_never_a_path(folder: Path, theme: str) -> None:
    """Rules: WAK-SYS-49."""
    administrator()

    command("story", NIGHT.replace("theme: default", f"theme: {theme}"))

    (kept,) = list_stories()
    assert kept.count("/") == 2
    assert not {".", ".."} & set(kept.split("/"))
    assert list(folder.parent.rglob("*.md")) == [folder / kept]


@pytest.mark.parametrize(
    ("wrong", "line", "word"),
    [
        (NIGHT.replace("key: general", "key: generaal"), "6", "generaal.night"),
        (NIGHT.replace("**Ann**", "{{ seed }}"), "9", "seed"),
        (NIGHT.replace("author: Ann Writer\n", ""), "1", "author"),
        (NIGHT.replace("**Ann**", "{{ b[0] }}"), "9", "b[0]"),
        ("De uil roept.", "1", "---"),
    ],
)
def test_a_story_that_cannot_be_told_is_refused_with_its_line_and_word(
    folder: Path, wrong: str, line: str, word: str
) -> None:
    """Rules: WAK-SYS-37, WAK-SYS-49."""
    administrator()

    said = command("story", wrong)

    assert "Niet uitgevoerd" in said
    assert f"Regel {line}:" in said
    assert word in said
    assert list_stories() == []


def test_without_a_folder_no_story_is_taken() -> None:
    """Rules: WAK-SYS-37."""
    administrator()

    said = command("story", NIGHT)

    assert "geen map voor eigen verhalen" in said


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("story delete default/nl/general-night-1.md", ""),
        ("story verwijder default nl general night 1", ""),
        ("story delete", "default/nl/general-night-1.md"),
    ],
)
def test_a_story_that_was_added_is_deleted_by_its_name(folder: Path, words: str, text: str) -> None:
    """Rules: WAK-SYS-37."""
    administrator()
    command("story", NIGHT)

    said = command(words, text)

    assert "Uitgevoerd: - default/nl/general-night-1.md" in said
    assert list_stories() == []


@pytest.mark.parametrize(
    "name",
    ["default/nl/general-night-2.md", "../secret.md", "default/nl/../../../secret.md", "*", "nl"],
)
def test_what_was_not_added_is_not_deleted(folder: Path, name: str) -> None:
    """Neither a story that is shipped nor any other file. Rules: WAK-SYS-37, WAK-SYS-49."""
    administrator()
    command("story", NIGHT)
    secret = folder.parent / "secret.md"
    secret.write_text("x")

    said = command("story delete", name)

    assert "Niet uitgevoerd" in said
    assert "geen toegevoegd verhaal" in said
    assert secret.exists()
    assert list_stories() == ["default/nl/general-night-1.md"]


def test_the_stories_that_were_added_are_listed(folder: Path) -> None:
    """Rules: WAK-SYS-37."""
    administrator()
    command("story", NIGHT)

    assert "toegevoegde verhalen: - default/nl/general-night-1.md" in command("story", "")


def test_a_player_adds_no_story(folder: Path, village: Village) -> None:
    """Rules: WAK-SYS-29, WAK-ADMIN-05."""
    administrator()

    result = village.mail("Anna", f"{PASSWORD}\n{NIGHT}", subject="config story")

    assert result.code == "command_without_right"
    assert HostedGame.objects.exists()
    assert list_stories() == []
