"""Runs the checks on a Ray cluster in a process of their own: Ray's own code may crash the process that leaves it."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

CHECKS = Path(__file__).with_name("ray_checks.py")
ATTEMPTS = 3  # a run that a crash of Ray has ended is repeated; a check that fails is not
SECONDS = 900.0


def test_all_checks_pass_on_a_cluster(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", f"--junitxml={report}"]
    for _ in range(ATTEMPTS):
        done = subprocess.run([*command, str(CHECKS)], capture_output=True, text=True, timeout=SECONDS, check=False)
        if report.exists():  # written at the end, before Ray can be lost at exit
            break
    assert report.exists(), f"ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    [suite] = ElementTree.parse(report).iter("testsuite")
    wrong = [int(suite.attrib[kind]) for kind in ("failures", "errors", "skipped")]
    assert (wrong, suite.attrib["tests"]) == ([0, 0, 0], str(CHECKS.read_text("utf-8").count("\ndef test_"))), (
        done.stdout
    )
