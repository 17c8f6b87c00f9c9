"""A short name for a browser, read from its `User-Agent` header."""

import re

# The first match counts: most browsers also name the ones they descend from.
BROWSERS = (
    ("Edge", r"Edg(?:e|A|iOS)?/"),
    ("Opera", r"OPR/|Opera"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/|Chromium/"),
    ("Safari", r"Safari/"),
)
SYSTEMS = (
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Android", r"Android"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux"),
)
MAX_HEADER = 400  # characters that are looked at


def device_name(header: str) -> str:
    """Browser and system, such as "Firefox · Linux"; empty for a program or an unknown browser."""
    header = header[:MAX_HEADER]
    found = [_first(BROWSERS, header), _first(SYSTEMS, header)]
    return " · ".join(name for name in found if name)


def _first(kinds: tuple[tuple[str, str], ...], header: str) -> str:
    return next((name for name, pattern in kinds if re.search(pattern, header)), "")
