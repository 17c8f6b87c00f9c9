"""Entry point: starts the command line, and ends it cleanly even if the terminal is gone."""

import os
import sys

INTERRUPTED = 130  # as shells count it: 128 and the number of the signal


def main() -> None:
    """Run the command `trianon` with the arguments of this process."""
    _open_streams()
    try:
        from trianon.cli.app import app  # not above: Ctrl-C may come while the command line itself is being loaded

        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _open_streams() -> None:
    """Replace streams that were closed before the start, and write "?" for letters that a stream cannot encode."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - stays open as long as the process
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
