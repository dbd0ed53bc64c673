"""Mails to one player or group: of which parts they are made, and who is in them."""

from collections.abc import Sequence

import pytest

from tests.telling.stories.written import ANN, BOB, CAS, DEE, FAY
from verteller.rules.facts import (
    EVERYONE,
    AnswerTaken,
    Asked,
    Asleep,
    BodyguardOf,
    Enchanted,
    Fact,
    Fellows,
    HasBodyguard,
    InLove,
    LearnedConscience,
    LearnedRole,
    MissedRound,
    Overheard,
    Robbed,
    RoleChanged,
    RoleTold,
    Seat,
    Victims,
    Warned,
)
from verteller.rules.wakkerdam.facts import Chosen, DayBroke, NightFell, PotionsUsed
from verteller.telling.stories.heard import Heard, Part
from verteller.telling.stories.private import private_parts

ME = (FAY,)
NIGHT = NightFell(to=EVERYONE, number=1)
DAY = DayBroke(to=EVERYONE, number=1, deaths=0)


def parts(*facts: Fact, before: Sequence[Fact] = (), reader: Seat | None = FAY) -> list[Part]:
    heard = Heard(6, reader)
    heard.hear_all(before)
    return list(private_parts(facts, heard))


def only(*facts: Fact, before: Sequence[Fact] = ()) -> tuple[str, tuple[Seat, ...]]:
    """Return the one part's moment and group B."""
    (part,) = parts(*facts, before=before)
    return f"{part.key}.{part.moments[0]}", part.b


def asked(question: str) -> Fact:
    return Asked(to=ME, question=question, parts=())


def receipt(question: str, *targets: Seat) -> AnswerTaken:
    choice = tuple(("target", target) for target in targets)
    return AnswerTaken(to=ME, player=FAY, question=question, choice=choice)


def changed(role: str) -> Fact:
    return RoleChanged(to=ME, role=role, faction="")


def told(role: str) -> Fact:
    return RoleTold(to=ME, role=role, faction="")


def test_a_deal_is_told_by_the_role_the_player_is_told() -> None:
    """Rules: WAK-STORY-05."""
    (part,) = parts(told("seer"))

    assert (part.key, part.moments, part.a) == ("deal", ("seer", "any"), ME)
    assert part.roles == ((FAY, "seer"),)


@pytest.mark.parametrize(
    ("question", "key"),
    [
        *((role, role) for role in ("thief", "cupid", "client", "sandman", "healer", "seer")),
        *((role, role) for role in ("priest", "harlot", "seductress", "psychopath", "magician")),
        *((role, role) for role in ("raven", "sheriff", "warner", "grave_robber")),
        ("alone", "white_werewolf"),
        ("testament", "mayor"),
        ("guilt", "scapegoat"),
    ],
)
def test_who_is_asked_alone_is_woken(question: str, key: str) -> None:
    """Rules: WAK-STORY-07."""
    assert only(asked(question)) == (f"{key}.woken", ())


@pytest.mark.parametrize(
    ("question", "group", "key"),
    [
        ("pack", "pack", "werewolf"),
        ("vampire", "vampires", "vampire"),
        ("piper", "pipers", "piper"),
    ],
)
def test_a_group_is_woken_together(question: str, group: str, key: str) -> None:
    """Rules: WAK-STORY-03."""
    fellows = Fellows(to=ME, group=group, players=(ANN, FAY))

    (part,) = parts(fellows, asked(question))

    assert (part.key, part.moments, part.a) == (key, ("woken",), (ANN, FAY))


def test_a_vote_by_day_has_no_private_story() -> None:
    """Rules: WAK-STORY-08."""
    assert parts(asked("vote"), asked("elect"), receipt("vote", ANN), receipt("elect")) == []


def test_a_white_werewolf_is_woken_twice_on_his_night() -> None:
    """Rules: WAK-STORY-07."""
    found = parts(asked("pack"), asked("alone"))

    assert [part.key for part in found] == ["werewolf", "white_werewolf"]


@pytest.mark.parametrize(
    ("victims", "moment", "b"),
    [
        (None, "witch.woken_unknowing", ()),
        ((), "witch.woken", ()),
        ((ANN, BOB), "witch.woken", (ANN, BOB)),
        ((FAY,), "witch.woken_as_victim", ()),
        ((ANN, FAY), "witch.woken_as_victim", (ANN,)),
    ],
)
def test_a_witch_is_woken_by_what_she_hears(
    victims: tuple[Seat, ...] | None, moment: str, b: tuple[Seat, ...]
) -> None:
    """Rules: WAK-STORY-07."""
    heard: list[Fact] = [] if victims is None else [Victims(to=ME, players=victims)]

    assert only(*heard, asked("witch")) == (moment, b)


def test_a_hunter_is_woken_and_shoots_by_night_or_by_day() -> None:
    """Rules: WAK-STORY-07."""
    assert only(asked("shoot"), before=[DAY, NIGHT]) == ("hunter.woken_by_night", ())
    assert only(asked("shoot"), before=[NIGHT, DAY]) == ("hunter.woken_by_day", ())
    assert only(receipt("shoot", ANN), before=[NIGHT]) == ("hunter.shot_by_night", (ANN,))
    assert only(receipt("shoot", ANN), before=[DAY]) == ("hunter.shot_by_day", (ANN,))
    assert only(receipt("shoot"), before=[DAY]) == ("hunter.blank", ())


@pytest.mark.parametrize(
    ("answer", "moment", "b"),
    [
        (receipt("healer", ANN), "healer.done", (ANN,)),
        (receipt("healer", FAY), "healer.done_self", ()),
        (receipt("healer"), "healer.blank", ()),
        (receipt("alone", ANN), "white_werewolf.done", (ANN,)),
        (receipt("alone"), "white_werewolf.blank", ()),
        (receipt("cupid", ANN, BOB), "cupid.two_linked", (ANN, BOB)),
        (receipt("cupid", ANN, FAY), "cupid.self_linked", (ANN,)),
        (receipt("magician", ANN, BOB), "magician.two_swapped", (ANN, BOB)),
        (receipt("magician", FAY, BOB), "magician.self_swapped", (BOB,)),
        (receipt("raven", ANN), "raven.marked_other", (ANN,)),
        (receipt("raven", FAY), "raven.marked_self", ()),
        (receipt("sheriff", ANN), "sheriff.locked_other", (ANN,)),
        (receipt("sheriff", FAY), "sheriff.locked_self", ()),
        (receipt("guilt", ANN, BOB, CAS), "scapegoat.guilt_given", (ANN, BOB, CAS)),
        (receipt("guilt"), "scapegoat.blank", ()),
        (receipt("testament", ANN), "mayor.successor_chosen", (ANN,)),
        (receipt("testament"), "mayor.blank", ()),
        (receipt("thief"), "thief.blank", ()),
        (receipt("seer"), "seer.blank", ()),
        (receipt("priest"), "priest.blank", ()),
        (receipt("client"), "client.blank", ()),
        (receipt("grave_robber", ANN), "grave_robber.done", (ANN,)),
        (receipt("sandman", ANN), "sandman.done", (ANN,)),
        (receipt("warner", ANN), "warner.done", (ANN,)),
    ],
)
def test_a_receipt_tells_what_a_player_has_in_mind(
    answer: Fact, moment: str, b: tuple[Seat, ...]
) -> None:
    """Rules: WAK-STORY-07."""
    assert only(answer) == (moment, b)


def test_a_choice_whose_result_follows_at_the_closing_has_no_story_before() -> None:
    """Rules: WAK-STORY-08."""
    for question in ("thief", "client", "seer", "priest", "pack", "vampire", "piper", "witch"):
        assert parts(receipt(question, ANN)) == []


@pytest.mark.parametrize(
    ("fact", "moment", "b"),
    [
        (InLove(to=ME, with_=ANN), "cupid.in_love", (ANN,)),
        (HasBodyguard(to=ME, player=ANN), "client.hired", (ANN,)),
        (BodyguardOf(to=ME, player=ANN), "client.hired_by", (ANN,)),
        (Asleep(to=ME), "sandman.asleep", ()),
        (Enchanted(to=ME), "piper.enchanted", ()),
        (Warned(to=ME), "warner.warned", ()),
        (LearnedConscience(to=ME, about=ANN, impure=True), "priest.burns", (ANN,)),
        (LearnedConscience(to=ME, about=ANN, impure=False), "priest.does_not_burn", (ANN,)),
        (LearnedRole(to=ME, about=ANN, role="witch"), "seer.role_seen", (ANN,)),
        (
            Overheard(to=ME, ballot="pack", counts=(), blank=0, chosen=ANN),
            "innocent_girl.pack_overheard",
            (ANN,),
        ),
        (
            Overheard(to=ME, ballot="vampires", counts=(), blank=2, chosen=None),
            "innocent_girl.vampires_without_victim",
            (),
        ),
        (Chosen(to=ME, ballot="pack", player=ANN), "werewolf.chosen", (ANN,)),
        (Chosen(to=ME, ballot="pack", player=None, reason="tie"), "werewolf.tie", ()),
        (Chosen(to=ME, ballot="vampires", player=None, reason="nobody"), "vampire.nobody", ()),
        (Chosen(to=ME, ballot="pipers", player=ANN), "piper.one_enchanted", (ANN,)),
        (PotionsUsed(to=ME, healed=None, poisoned=None), "witch.nothing", ()),
        (PotionsUsed(to=ME, healed=None, poisoned=ANN), "witch.killed", (ANN,)),
        (PotionsUsed(to=ME, healed=FAY, poisoned=None), "witch.saved_self", ()),
        (PotionsUsed(to=ME, healed=FAY, poisoned=ANN), "witch.saved_self_and_killed", (ANN,)),
        (PotionsUsed(to=ME, healed=BOB, poisoned=None), "witch.saved_other", (BOB,)),
        (PotionsUsed(to=ME, healed=BOB, poisoned=ANN), "witch.saved_other_and_killed", (BOB, ANN)),
    ],
)
def test_what_a_player_learns_has_a_story(fact: Fact, moment: str, b: tuple[Seat, ...]) -> None:
    """Rules: WAK-STORY-07."""
    assert only(fact) == (moment, b)


def test_two_enchanted_players_are_one_story() -> None:
    """Rules: WAK-STORY-07."""
    both = [Chosen(to=ME, ballot="pipers", player=seat) for seat in (ANN, BOB)]

    assert only(*both) == ("piper.two_enchanted", (ANN, BOB))


def test_a_group_is_told_of_itself_as_it_was_woken() -> None:
    """Rules: WAK-STORY-03."""
    woken = Fellows(to=ME, group="pack", players=(BOB, FAY))

    (part,) = parts(Chosen(to=ME, ballot="pack", player=ANN), before=[woken])

    assert part.a == (BOB, FAY)


def test_two_warnings_are_told_once() -> None:
    """Rules: WAK-STORY-07."""
    assert only(Warned(to=ME), Warned(to=ME)) == ("warner.warned", ())


def test_a_thief_hears_what_became_of_him() -> None:
    """Rules: WAK-STORY-07."""
    thief = told("thief")

    assert only(changed("villager"), before=[thief, receipt("thief", ANN)]) == (
        "thief.became_villager",
        (ANN,),
    )
    assert only(changed("villager"), before=[thief]) == ("thief.became_villager", ())
    (part,) = parts(changed("seer"), before=[thief, receipt("thief", ANN)])
    assert (part.moments, part.b, part.roles) == (("stolen",), (ANN,), ((ANN, "seer"),))


def test_who_is_robbed_hears_that_and_not_by_whom() -> None:
    """Rules: WAK-STORY-07."""
    assert only(Robbed(to=ME), changed("villager"), before=[told("seer")]) == ("thief.robbed", ())


def test_a_cub_grows_up() -> None:
    """Rules: WAK-STORY-07."""
    assert only(changed("werewolf"), before=[told("cub")]) == ("cub.grown", ())


def test_a_grave_robber_becomes_what_he_dug_up() -> None:
    """Rules: WAK-STORY-07."""
    (part,) = parts(changed("witch"), before=[told("grave_robber"), receipt("grave_robber", DEE)])

    assert (part.key, part.moments, part.b) == ("grave_robber", ("dug_up",), (DEE,))
    assert part.roles == ((DEE, "witch"),)


def test_a_role_lost_with_the_elder_is_told_to_all_and_not_to_each() -> None:
    """Rules: WAK-STORY-08."""
    assert parts(changed("villager"), before=[told("healer"), receipt("healer", ANN)]) == []
    assert parts(changed("villager"), before=[told("grave_robber"), receipt("grave_robber")]) == []


def test_a_missed_round_and_the_receipts_of_others_have_no_story() -> None:
    """Rules: WAK-STORY-08."""
    other = AnswerTaken(to=ME, player=ANN, question="healer", choice=(("target", BOB),))

    assert parts(MissedRound(to=ME, player=FAY, in_a_row=1), other) == []


def test_a_spectator_has_no_private_mail() -> None:
    """Rules: WAK-SYS-51."""
    assert parts(told("seer"), reader=None) == []
