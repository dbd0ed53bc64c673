"""What somebody reads with, as coarsely as he would say it himself."""

from typing import Final

BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox")),
    *(("SamsungBrowser", "Samsung Internet"), ("CriOS", "Chrome"), ("Chrome/", "Chrome")),
    *(("Safari/", "Safari"), ("curl/", "curl")),
)
"""What is found in the name a browser gives itself; the first that fits counts."""

SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)


def family_of(user_agent: str) -> str:
    """Return browser and system without any version, empty if neither is known."""
    kinds = (BROWSERS, SYSTEMS)
    found = [next((name for mark, name in kind if mark in user_agent), "") for kind in kinds]
    return ", ".join(name for name in found if name)
