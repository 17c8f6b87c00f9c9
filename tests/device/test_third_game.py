"""A third game, whose package knows nothing of browsers, plays on a device: nothing is written for it there."""

from __future__ import annotations

import random
import shutil
from importlib.metadata import entry_points
from pathlib import Path

from tests.device.test_parity import play_out
from tests.infrastructure.node_device import NodeDevice, device_files
from tests.infrastructure.own_device import NOW, OwnDevice
from trianon.core.installed import GROUP, folder_of, package_of
from trianon.device.bundle import PACK, parts_of, write_game, write_pack
from trianon.device.device_table import DeviceTable, TableSettings
from trianon.device.saving import save

GAME = "goofspiel"
SITE = "site"  # where the files of a pack lie


def with_game(folder: Path, game: str) -> Path:
    """The files of a device with one more game: its package as it is installed, and its module."""
    shutil.copytree(device_files(), folder, ignore=shutil.ignore_patterns("*.br"))
    unpacked = folder / SITE
    for name, part in parts_of((folder / PACK).read_bytes()):
        target = unpacked / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(part)
    shutil.copytree(folder_of(game), unpacked / package_of(game), ignore=shutil.ignore_patterns("__pycache__"))
    [distribution] = {point.dist for point in entry_points(group=GROUP, name=game)}
    assert distribution is not None
    described = unpacked / f"{package_of(game)}-{distribution.version}.dist-info"
    described.mkdir()
    for name in ("METADATA", "entry_points.txt"):
        (described / name).write_text(distribution.read_text(name) or "")
    files = [path for path in sorted(unpacked.rglob("*")) if path.is_file()]
    write_pack(folder / PACK, [(path.relative_to(unpacked).as_posix(), path) for path in files])
    list(write_game(folder, game))
    return folder


def test_a_match_of_it_is_the_same(tmp_path: Path) -> None:
    chance, native = random.Random(GAME), OwnDevice()
    levels = ("thumb", None, "random")
    settings = TableSettings("dev-third", GAME, len(levels), "reference", None, levels, "seed", "secret", NOW)
    begun = save(DeviceTable(settings, lambda: NOW))
    with NodeDevice(with_game(tmp_path / "device", GAME)) as device:
        assert (native.load(begun)[0], device.load(begun)[0]) == (200, 200)
        play_out(device, native, settings.id, chance)
