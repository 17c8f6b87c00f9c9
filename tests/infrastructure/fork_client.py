"""A program that is a fork of the launcher: `fork_client.py FOLDER ARGUMENTS…`, to be run with `python -I -S`.

It hands its arguments, environment, folder and those standard streams that are open to the launcher of a test run,
passes signals on to the fork and ends as the fork does. It must import nothing that takes long.
"""

import json
import os
import signal
import socket
import sys


def main() -> None:
    """Be a fork until it ends."""
    streams = [number for number in range(3) if is_open(number)]
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(os.path.join(sys.argv[1], "starts"))
    line = json.dumps([sys.argv[2:], [streams, os.getcwd()], dict(os.environ)]).encode() + b"\n"
    socket.send_fds(connection, [line[:1]], streams)
    connection.sendall(line[1:])
    answers = connection.makefile()
    pid = int(answers.readline())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _: os.kill(pid, number))
    code = int(answers.readline())
    if code < 0:
        if -code != signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


def is_open(number: int) -> bool:
    """Whether a file with this number is open."""
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main()
