"""The documentation builds as a site: every page is in its navigation, every link and anchor leads somewhere."""

from pathlib import Path

from tests.architecture.tree import python


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = python("-m", "docs.site", tmp_path / "site")
    assert (done.returncode, done.stderr.count("WARNING")) == (0, 0), done.stderr
    page = (tmp_path / "site" / "docs" / "server.html").read_text("utf-8")
    assert 'href="../deploy/index.html"' in page
