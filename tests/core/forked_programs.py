"""An interpreter that runs small programs over a package of rules, each in a fork of its own."""

import os
import subprocess
import sys
from pathlib import Path

# Loads the compiler once and runs each program in a fork, which has imported nothing of the package.
FORKING = """
import os, sys
from numba.core.registry import cpu_target
cpu_target.target_context.refresh()
for line in sys.stdin:
    program = eval(line)
    pid = os.fork()
    if pid == 0:
        exec(program, {"__name__": "__main__"})
        sys.stdout.flush()
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0, program
    print("end", flush=True)
"""


SEEING = "import os, sys; sys.path.insert(0, {!r}); os.environ['TRIANON_CACHE_DIR'] = {!r}\n"


class Forking:
    """An interpreter that has loaded numba and runs programs, each in a fork, as if it were its first."""

    def __init__(self) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-B", "-c", FORKING],
            env=kept,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, package: Path, program: str, cache: Path | None = None) -> str:
        """What a program prints that sees a package, and a cache beside it unless another one is named."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        program = SEEING.format(str(package.parent), str(cache or package.parent / "cache")) + program
        self.process.stdin.write(f"{program!r}\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline()) != "end\n":
            assert line, self.process.communicate()[1][-2000:]
            lines.append(line)
        return "".join(lines).strip()
