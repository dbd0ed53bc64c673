"""The page on security: every requirement has a line, and every file that it names is there."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")

ASKED: Final = """
1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3
4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3
7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4
10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2
12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5
16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
"""
"""By section of the ASVS 5.0.0, how many requirements it has of level 1 and 2: they come first."""

LINE: Final = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
HOW: Final = {"yes", "–", "partly", "no", "host"}


def test_every_requirement_of_both_levels_has_a_line() -> None:
    parts = [part.split(":") for part in ASKED.split()]
    wanted = [f"{part}.{each + 1}" for part, count in parts for each in range(int(count))]
    lines = LINE.findall(PAGE)
    assert [number for number, *_ in lines] == wanted
    assert len(wanted) == 253
    assert {how for _, _, how, _ in lines} <= HOW


def test_what_is_not_met_is_said_at_the_top_too() -> None:
    """Whoever reads no table learns of it."""
    told = PAGE.partition("## What is not met")[2].partition("## ASVS")[0]
    lacking = [number for number, _, how, _ in LINE.findall(PAGE) if how in {"no", "partly"}]
    assert [number for number in lacking if f"**{number}**" not in told] == []


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"`([\w/]+\.(?:py|lock|toml))`", PAGE))
    places = (ROOT, ROOT / "src" / "verteller", ROOT / "tests")
    assert sorted(name for name in named if not any((at / name).exists() for at in places)) == []
