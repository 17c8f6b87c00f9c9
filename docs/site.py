"""Builds the documentation as a site: `make docs`, or `python -m docs.site [FOLDER]` (default: build/site).

A page that the navigation lacks, and a link or an anchor that leads nowhere, is an error.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

from mkdocs.__main__ import cli

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = ("tests/", ".github/")  # for readers of the repository alone
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def stage(folder: Path) -> None:
    """Copy every page and every file that a page links to; a folder is linked to by its page or not at all."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.split():
        if name.startswith(LEFT_OUT) or not (ROOT / name).exists():
            continue
        text = (ROOT / name).read_text("utf-8")
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
        for link in LINK.findall(text):
            target = ((ROOT / name).parent / unquote(link)).resolve()
            if target.is_file() and target.is_relative_to(ROOT) and target.suffix != ".md":
                linked = folder / target.relative_to(ROOT)
                linked.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(target, linked)


def build(site: Path) -> None:
    """Build the site into a folder; ends the process with 1 where something is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder) / "pages"
        stage(pages)
        config = Path(folder) / "mkdocs.yml"
        text = (Path(__file__).with_name("mkdocs.yml")).read_text("utf-8")
        text = re.sub(r"^docs_dir: .*$", f"docs_dir: {pages}", text, flags=re.MULTILINE)
        text = re.sub(r"^site_dir: .*$", f"site_dir: {site.resolve()}", text, flags=re.MULTILINE)
        decisions = sorted((ROOT / "docs" / "adr").glob("0*.md"))
        text += "".join(f"      - docs/adr/{page.name}\n" for page in decisions)  # the last section of the navigation
        config.write_text(text, "utf-8")
        cli(["build", "--strict", "--config-file", str(config)])


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site")
