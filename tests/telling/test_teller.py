"""The overview of the village."""

from tests.telling.samples import ANN, BOB, CAS, CAST, DEE
from verteller.telling import Reader, Teller

NL = Teller(CAST, Reader(DEE, "nl"))


def test_the_overview_lists_the_living_and_the_dead_with_their_roles() -> None:
    """Below the stories stands how the village is. Rules: WAK-STORY-07, WAK-DEATH-08."""
    overview = NL.overview((ANN, DEE), ((CAS, "fool"), (BOB, None)), mayor=ANN)
    assert overview.lines == (
        "In leven (2): Ann en Dee",
        "Dood (2): Cas (Dwaas) en Bob",
        "Burgemeester: Ann",
    )


def test_the_overview_of_an_unharmed_village_has_no_empty_list() -> None:
    """Nobody dead, no mayor."""
    assert NL.overview((ANN, BOB), ()).lines == ("In leven (2): Ann en Bob", "Dood: nog niemand")


def test_names_of_roles_and_teams_can_stand_in_titles() -> None:
    """Rules: WAK-SYS-12."""
    assert NL.role_name("innocent_girl") == "Onschuldig Meisje"
    assert NL.faction_name("wolves") == "Weerwolven"
    assert NL.faction_name("elves") == "Elves"
    assert NL.name(BOB) == "Bob"
