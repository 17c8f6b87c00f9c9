"""A subprocess that exchanges JSON lines under time limits; its process group ends with the match."""

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

MAX_LINE_BYTES = 1 << 16  # bytes of an answer
STDERR_TAIL = 2000  # bytes of standard error kept for messages
CHUNK = 1 << 16
POLL_SECONDS = 0.1  # between two checks of the stop flag
EXIT_GRACE = 2.0  # seconds to exit by itself
TICK = 0.01


class Program:
    """An external program running for one seat of one match; `name` identifies it in error messages."""

    def __init__(self, words: list[str], seat: int, name: str) -> None:
        self.seat, self.name = seat, name
        try:
            # own session: Ctrl-C stays with this process, and its children can be killed as a group
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
        self._unsent, self._unread, self._stderr_tail = b"", b"", b""
        self._selector = selectors.DefaultSelector()
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ)
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)

    def ask(self, message: str, asked: Prompt, seconds: float, stop: StopFlag) -> str | None:
        """Send a message and read one line in reply; None when stopped meanwhile."""
        self._pump(0)
        if self._unread:
            raise self.fault("unasked", asked, said=shown(_first_line(self._unread)))
        self._unsent, end = message.encode() + b"\n", monotonic() + seconds
        while b"\n" not in self._unread:
            if len(self._unread) > MAX_LINE_BYTES:
                raise self.fault("long", asked, most=str(MAX_LINE_BYTES))
            if self._cannot_answer():
                if b"\n" in self._unread:
                    break  # it answered before it exited
                raise self._ended_instead_of(asked)
            left = end - monotonic()
            if left <= 0:
                raise self.fault("late", asked, seconds=f"{seconds:g}")
            if stop.is_set():
                return None
            self._pump(min(left, POLL_SECONDS))
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def send(self, message: str) -> None:
        """Send a message without waiting for a reply; gives up when the program does not read."""
        self._unsent, end = message.encode() + b"\n", monotonic() + EXIT_GRACE
        while self._unsent and not self._cannot_answer() and monotonic() < end:
            self._pump(POLL_SECONDS)

    def close(self) -> int | None:
        """Close its input and wait for it to exit, else kill it; its exit code, None when killed."""
        ended = None
        if self._ending.alive:
            with suppress(OSError):
                self._process.stdin.close()  # type: ignore[union-attr]
            end = monotonic() + EXIT_GRACE
            while not _has_ended(self._process) and monotonic() < end:
                self._pump(TICK)
            ended = _has_ended(self._process)
            self._ending()
        return self._process.returncode if ended else None

    def fault(self, kind: str, asked: Prompt | None = None, **facts: str) -> ExternalBotError:
        """Build an error of this program with the end of its standard error."""
        self._pump(0)
        return ExternalBotError(self.seat, self.name, kind, asked or Prompt(), facts, self.stderr_tail)

    def malformed_answer(self, asked: Prompt, reply: str) -> ExternalBotError:
        """Build the error for a malformed answer."""
        return self.fault("answer", asked, said=shown(reply)) if reply else self.fault("empty", asked)

    @property
    def stderr_tail(self) -> str:
        """The end of its standard error."""
        return self._stderr_tail.decode("utf-8", "replace").strip()

    def _cannot_answer(self) -> bool:
        """Whether no answer can come: it closed its output or exited, even if its children hold the pipe open."""
        if _has_ended(self._process):
            self._pump(0)
            return True
        return self._process.stdout not in [key.fileobj for key in self._selector.get_map().values()]

    def _ended_instead_of(self, asked: Prompt) -> ExternalBotError:
        end = monotonic() + EXIT_GRACE
        while not _has_ended(self._process) and monotonic() < end:
            self._pump(TICK)
        ended = _ending_of(self._process)
        if ended is None:
            return self.fault("mute", asked)
        if ended.si_code == os.CLD_EXITED:
            return self.fault("exit", asked, code=str(ended.si_status))
        return self.fault("signal", asked, signal=signal.Signals(ended.si_status).name)

    def _pump(self, seconds: float) -> None:
        """Pump the pipes once, waiting up to `seconds` for the first of them."""
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
                    self._stderr_tail = (self._stderr_tail + data)[-STDERR_TAIL:]
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
            self._unsent = b""  # it closed its input; an answer or its exit shows on the other streams


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether the process has exited."""
    return process.returncode is not None or _ending_of(process) is not None


def _ending_of(process: subprocess.Popen[bytes]) -> os.waitid_result | None:
    """How it exited, without reaping it: its pid stays reserved until `_end`, so that no other process is killed."""
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the process group and close the pipes."""
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
