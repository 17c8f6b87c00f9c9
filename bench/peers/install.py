"""Make the environment of the peers: a virtual environment beside the project's own, from pinned requirements."""

import hashlib
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".venv-bench"
REQUIREMENTS = ROOT / "bench" / "peers" / "requirements.txt"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


class InstallError(Exception):
    """The peers could not be installed; the text explains it to the user."""


def install() -> None:
    """Install the peers unless exactly these versions are there already."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    stamp = FOLDER / "installed"  # written last, so that an interrupted installation is made anew
    if stamp.is_file() and stamp.read_text() == wanted and PYTHON.exists():
        return
    print(f"Making {FOLDER.name} with the peers (about 70 MB to load, once; some 15 seconds) ...", flush=True)
    venv.create(FOLDER, clear=True, with_pip=True)
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--require-hashes", "--only-binary", ":all:", "-r", str(REQUIREMENTS)]
    done = subprocess.run(command, check=False, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        faults = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or ["pip said nothing"]
        raise InstallError("the peers could not be installed (is there a network?):\n  " + "\n  ".join(faults))
    stamp.write_text(wanted)
    print("The peers are installed.", flush=True)
