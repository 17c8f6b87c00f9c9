"""The examples of docs/research.md run, one after the other, as a reader would try them."""

import re
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, python

PAGE = ROOT / "docs" / "research.md"
CHAPTERS = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)
EXAMPLES = {
    chapter.splitlines()[0]: "\n".join(blocks)
    for chapter in CHAPTERS
    if (blocks := re.findall(r"^```python\n(.*?)^```$", chapter, re.DOTALL | re.MULTILINE))
}


GPU = "On the GPU"
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


RUN = """
import runpy, traceback
from pathlib import Path

for script in sorted(Path(__file__).parent.glob("chapter*.txt")):
    try:
        runpy.run_path(str(script), run_name="__main__")
        wrong = ""
    except BaseException:
        wrong = traceback.format_exc()
    script.with_suffix(".wrong").write_text(wrong, "utf-8")
"""


@pytest.fixture(scope="module")
def run_chapters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Run the examples of each chapter by themselves, in one process: most of their time goes into loading rules."""
    folder = tmp_path_factory.mktemp("examples")
    for number, chapter in enumerate(EXAMPLES):
        if chapter != GPU:
            (folder / f"chapter{number}.txt").write_text(EXAMPLES[chapter], "utf-8")
    (folder / "run.py").write_text(RUN, "utf-8")
    done = python(folder / "run.py", folder=folder)
    assert done.returncode == 0, done.stderr[-2000:]
    return folder


@pytest.mark.parametrize("chapter", [chapter for chapter in EXAMPLES if chapter != GPU])
def test_the_examples_of_a_chapter_run(chapter: str, run_chapters: Path) -> None:
    assert (run_chapters / f"chapter{list(EXAMPLES).index(chapter)}.wrong").read_text("utf-8") == ""


def test_the_examples_of_the_chapter_on_gpus_run_in_the_simulator(tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[GPU], "utf-8")
    done = python(script, folder=tmp_path, **SIMULATED)
    assert done.returncode == 0, done.stderr[-2000:]


def test_every_api_has_examples() -> None:
    every = {"Many matches at once", "PettingZoo", "OpenSpiel", "The same match everywhere", "Datasets", GPU}
    assert every | {"Against opponents"} <= set(EXAMPLES)
