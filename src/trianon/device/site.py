"""Writes the page as a site of files for any static host: all that needs no other people."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from trianon.core.errors import TrianonError
from trianon.core.game import Json
from trianon.core.installed import built_in_games

WEB = Path(str(files("trianon.server"))) / "web"
COMPRESS = Path(__file__).with_name("compress.mjs")
INDEX, MANIFEST = "index.html", "device/manifest.json"
SERVERS_OWN = ("paths.json",)  # read by a server alone
MARK = '<meta name="trianon-home" content="site" />'  # by which the page knows that no server answers it
QUICKLY, WELL = 5, 11  # how well brotli compresses: in two seconds, or in a minute or more and a tenth smaller
PACKED = ".br"


@dataclass(frozen=True)
class SiteSize:
    """How many bytes of a site are loaded when, compressed."""

    page: int  # all of the page itself: every visit keeps it
    python: int  # for the first match of any game
    games: dict[str, int]  # on top for matches of a game
    nets: dict[str, int]  # on top for levels with a net

    @property
    def total(self) -> int:
        """All of it."""
        return self.page + self.python + sum(self.games.values()) + sum(self.nets.values())


def write_site(folder: Path, quality: int = WELL, web: Path = WEB) -> SiteSize:
    """Write a site into a folder, in place of an earlier one; the size of what is loaded."""
    if not (web / INDEX).is_file() or not (web / MANIFEST).is_file():
        raise TrianonError("the page is not built: run `make client`")
    if holds_other_files(folder):
        raise TrianonError(f"{folder} holds other files than those of a site")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(web, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(f"*{PACKED}", *SERVERS_OWN))
    page = (folder / INDEX).read_text("utf-8")
    head, _, rest = page.replace('="/', '="./').partition("</head>")
    (folder / INDEX).write_text(f"{head}  {MARK}\n  </head>{rest}", "utf-8")
    manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    for part in (".", "assets", "device", f"device/{manifest['folder']}"):
        _compress(folder / part, quality)
    return _size(folder, manifest)


def holds_other_files(folder: Path) -> bool:
    """Whether a folder has files that are no earlier site's, and must not be removed."""
    if not folder.is_dir():
        return folder.exists()
    index = folder / INDEX
    is_site = index.is_file() and MARK in index.read_text("utf-8", errors="replace")
    return any(folder.iterdir()) and not is_site


def _compress(folder: Path, quality: int) -> None:
    command = ["node", str(COMPRESS), str(folder), str(quality)]
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise TrianonError("Node.js is missing: it compresses the files of a site") from None
    if done.returncode:
        raise TrianonError(f"the files of {folder} could not be compressed: {done.stderr.strip()[-500:]}")


def _size(folder: Path, manifest: Json) -> SiteSize:
    device = folder / "device" / manifest["folder"]
    of_games = {game: manifest["games"][game] for game in built_in_games()}
    nets = {
        game: sum(_sent(device / name) for name in names if name.endswith(".net")) for game, names in of_games.items()
    }
    rules = {game: sum(_sent(device / name) for name in names) - nets[game] for game, names in of_games.items()}
    python = sum(_sent(device / name) for name in manifest["files"]) - sum(nets.values()) - sum(rules.values())
    page = [path for path in (*folder.iterdir(), *(folder / "assets").iterdir()) if path.is_file()]
    return SiteSize(sum(_sent(path) for path in page if path.suffix != PACKED), python, rules, nets)


def _sent(file: Path) -> int:
    """The bytes that a host sends for a file."""
    packed = file.with_name(file.name + PACKED)
    return os.path.getsize(packed if packed.is_file() else file)
