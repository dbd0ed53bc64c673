"""Run all benchmarks, or those named, and print a line for each measurement."""

import platform
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from bench.measuring import Line

NO_BENCHMARKS = {"__init__", "__main__", "measuring"}


def names() -> list[str]:
    """List all benchmarks there are."""
    found = {path.stem for path in Path(__file__).parent.glob("*.py")}
    return sorted(found - NO_BENCHMARKS)


def measured(wanted: list[str]) -> Iterator[Line]:
    """Run the benchmarks *wanted* one after another."""
    for name in wanted:
        print(f"# {name}", flush=True)
        yield from import_module(f"bench.{name}").measure()


def main(arguments: list[str]) -> int:
    """Return 0 when every ratio is within its bound, 1 when one is not, 2 for a wrong name."""
    unknown = sorted(set(arguments) - set(names()))
    if unknown:
        print(f"no benchmark is called {' '.join(unknown)}; there are: {' '.join(names())}")
        return 2
    held = True
    # One that was built without optimisation takes a fifth longer for what is ours, and as long
    # for what is SQLite's.
    print(f"# Python {platform.python_version()} of {sys.base_prefix}", flush=True)
    for line in measured(arguments or names()):
        print(line, flush=True)
        held = held and line.holds
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
