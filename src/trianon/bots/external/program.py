"""A running program: lines go in, lines come out, each within its time, and nothing of it outlives the match."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import weakref
from contextlib import suppress
from time import monotonic, sleep

from trianon.bots.budget import StopFlag
from trianon.bots.external.errors import ExternalBotError, Prompt
from trianon.bots.external.protocol import shown

LONGEST_LINE = 1 << 16  # bytes of an answer
COMPLAINTS = 2000  # bytes of standard error kept for messages
CHUNK = 1 << 16
LOOK = 0.1  # seconds between two looks at the flag
FAREWELL = 2.0  # seconds to end by itself
TICK = 0.01


class Program:
    """A program that was started for one seat of one match; its name stands in messages."""

    def __init__(self, words: list[str], seat: int, name: str) -> None:
        self.seat, self.name = seat, name
        try:
            # a session of its own: Ctrl-C is ours to handle, and whatever it starts can be ended with it
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            facts = {"reason": error.strerror or str(error), "word": words[0]}
            raise ExternalBotError(seat, name, "start", Prompt(), facts) from None
        self._ending = weakref.finalize(self, _end, self._process)
        self._unsent, self._unread, self._complaints = b"", b"", b""
        self._selector = selectors.DefaultSelector()
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ)
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)

    def ask(self, message: str, asked: Prompt, seconds: float, stop: StopFlag) -> str | None:
        """The line that answers a message; None when somebody said stop meanwhile."""
        self._move(0)
        if self._unread:
            raise self.fault("unasked", asked, said=shown(_first_line(self._unread)))
        self._unsent, end = message.encode() + b"\n", monotonic() + seconds
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise self.fault("long", asked, most=str(LONGEST_LINE))
            if self._mute():
                if b"\n" in self._unread:
                    break  # its last words
                raise self._ended_instead_of(asked)
            left = end - monotonic()
            if left <= 0:
                raise self.fault("late", asked, seconds=f"{seconds:g}")
            if stop.is_set():
                return None
            self._move(min(left, LOOK))
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def tell(self, message: str) -> None:
        """Send a message that needs no answer, as far as the program listens."""
        self._unsent, end = message.encode() + b"\n", monotonic() + FAREWELL
        while self._unsent and not self._mute() and monotonic() < end:
            self._move(LOOK)

    def close(self) -> int | None:
        """Close its input and let it end by itself, or end it; its exit code, None when it had to be ended."""
        ended = None
        if self._ending.alive:
            with suppress(OSError):
                self._process.stdin.close()  # type: ignore[union-attr]
            end = monotonic() + FAREWELL
            while not _has_ended(self._process) and monotonic() < end:
                self._move(TICK)
            ended = _has_ended(self._process)
            self._ending()
        return self._process.returncode if ended else None

    def fault(self, kind: str, asked: Prompt | None = None, **facts: str) -> ExternalBotError:
        """An error that names the program, with what it said on the side."""
        self._move(0)
        return ExternalBotError(self.seat, self.name, kind, asked or Prompt(), facts, self.complaints)

    def misunderstood(self, asked: Prompt, said: str) -> ExternalBotError:
        """An error about an answer that is none."""
        return self.fault("answer", asked, said=shown(said)) if said else self.fault("empty", asked)

    @property
    def complaints(self) -> str:
        """The end of what it wrote to standard error."""
        return self._complaints.decode("utf-8", "replace").strip()

    def _mute(self) -> bool:
        """Whether no answer can come any more: it ended, though others may hold its streams open, or closed them."""
        if _has_ended(self._process):
            self._move(0)
            return True
        return self._process.stdout not in [key.fileobj for key in self._selector.get_map().values()]

    def _ended_instead_of(self, asked: Prompt) -> ExternalBotError:
        end = monotonic() + FAREWELL
        while not _has_ended(self._process) and monotonic() < end:
            self._move(TICK)
        ended = _ending_of(self._process)
        if ended is None:
            return self.fault("mute", asked)
        if ended.si_code == os.CLD_EXITED:
            return self.fault("exit", asked, code=str(ended.si_status))
        return self.fault("signal", asked, signal=signal.Signals(ended.si_status).name)

    def _move(self, seconds: float) -> None:
        """Take and give what the pipes hold now, waiting at most so long for the first of it."""
        stdin, stderr = self._process.stdin, self._process.stderr
        if self._unsent and stdin is not None and not stdin.closed:
            self._selector.register(stdin, selectors.EVENT_WRITE)
        try:
            if not self._selector.get_map():
                sleep(seconds)
            ready = self._selector.select(seconds) if self._selector.get_map() else []
            for key, _ in ready:
                if key.fileobj is stdin:
                    self._write(key.fd)
                    continue
                data = os.read(key.fd, CHUNK)
                if not data:
                    self._selector.unregister(key.fileobj)
                elif key.fileobj is stderr:
                    self._complaints = (self._complaints + data)[-COMPLAINTS:]
                else:
                    self._unread += data
        finally:
            if stdin in [key.fileobj for key in self._selector.get_map().values()]:
                self._selector.unregister(stdin)

    def _write(self, descriptor: int) -> None:
        try:
            self._unsent = self._unsent[os.write(descriptor, self._unsent[:CHUNK]) :]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent = b""  # it reads no more; what it says, or that it ended, is heard on its other streams


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether it ended."""
    return process.returncode is not None or _ending_of(process) is not None


def _ending_of(process: subprocess.Popen[bytes]) -> os.waitid_result | None:
    """How it ended; its number stays taken until `_end`, so that nobody else's is ended by mistake."""
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the program and whatever it started, and close the pipes."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()


def _first_line(data: bytes) -> str:
    return data.partition(b"\n")[0].decode("utf-8", "replace")
