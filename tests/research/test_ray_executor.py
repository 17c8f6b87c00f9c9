"""Runs the checks on a Ray cluster in a process of their own: Ray's own code may crash the process that leaves it."""

import ast
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

CHECKS = Path(__file__).with_name("ray_checks.py")
NAMES = [
    node.name
    for node in ast.parse(CHECKS.read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]
ATTEMPTS = 3  # a run that a crash of Ray has ended is repeated; a check that fails is not
SECONDS = 900.0


def outcomes_in(report: Path) -> dict[str, str]:
    """What came of every check, by its name: what went wrong, nothing where it passed."""
    found: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        wrong = [*case.iter("failure"), *case.iter("error"), *case.iter("skipped")]
        found[case.attrib["name"]] = "\n".join(each.text or each.attrib.get("message", "failed") for each in wrong)
    return found


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What came of the checks."""
    report = tmp_path_factory.mktemp("ray") / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", f"--junitxml={report}"]
    failure = ""
    for _ in range(ATTEMPTS):
        done = subprocess.run([*command, str(CHECKS)], capture_output=True, text=True, timeout=SECONDS, check=False)
        if report.exists():  # written at the end, before Ray can be lost at exit
            return outcomes_in(report)
        failure = f"ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    raise AssertionError(failure)


@pytest.mark.parametrize("name", NAMES)
def test_on_a_cluster(name: str, outcomes: dict[str, str]) -> None:
    assert outcomes.get(name, "not run") == ""
