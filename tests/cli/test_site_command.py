"""`trianon site`: the page as files for a static host."""

import re
from pathlib import Path

from tests.cli.command_runner import good, refused
from trianon.device.site import INDEX, MANIFEST

LARGE = 100_000  # bytes
TEXTS = (".js", ".mjs", ".css", ".wasm", ".snapshot", ".pack")


def test_a_site_has_relative_paths_and_compressed_files_and_replaces_an_earlier_one(tmp_path: Path) -> None:
    site = tmp_path / "site"
    said = good("site", str(site), "--quick").out
    assert str(site) in said
    assert "rokoko" in said
    page = (site / INDEX).read_text()
    assert re.findall(r'(?:src|href)="(?!\./)[^"]*"', page) == [], "only relative paths"
    for file in re.findall(r'(?:src|href)="([^"]*)"', page):
        assert (site / file).is_file()
    large = [file for file in site.rglob("*") if file.suffix in TEXTS and file.stat().st_size > LARGE]
    assert large
    assert all(file.with_name(f"{file.name}.br").is_file() for file in large)
    (site / "assets" / "old.js").touch()
    good("site", str(site), "--quick")
    assert not (site / "assets" / "old.js").exists()
    assert (site / MANIFEST).is_file()


def test_a_folder_of_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / INDEX).write_text("<title>My page</title>")
    for taken in (tmp_path, tmp_path / INDEX):
        assert "other files" in refused("site", str(taken))
    assert [file.name for file in tmp_path.iterdir()] == [INDEX]
