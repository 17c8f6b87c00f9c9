"""`trianon warm` compiles what studies share, too."""

from __future__ import annotations

import json
import subprocess
import sys

STUDIES = """
import json, sys
from trianon.cli.compiling import exercise_research
from trianon.games import game_of
exercise_research(game_of("histrio"))
from trianon.core.kernel.bundle import tie
from trianon.research.matches.recorder import record_match
extras = {"pettingzoo", "gymnasium", "pyspiel", "pyarrow", "ray"} & set(sys.modules)
print(json.dumps({"recorded": len(record_match.overloads), "tied": len(tie.overloads), "packages": sorted(extras)}))
"""


def test_what_studies_share_is_compiled_without_their_packages() -> None:
    """In a process of its own, where nothing else could have compiled it or brought the packages along."""
    shown = subprocess.run([sys.executable, "-c", STUDIES], check=True, capture_output=True, text=True).stdout
    assert json.loads(shown) == {"recorded": 1, "tied": 3, "packages": []}
