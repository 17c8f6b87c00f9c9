"""The tables of a device in Node, as a page's worker holds them: the product's Python on rules in WebAssembly."""

from __future__ import annotations

import json
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, cast

from trianon.core.game import Json

HOST = Path(__file__).with_name("node_device.mjs")


def device_files() -> Path:
    """The files that `make client` writes for matches on the device."""
    folder = Path(str(files("trianon.server"))) / "web" / "device"
    manifest = folder / "manifest.json"
    assert manifest.is_file(), "the files of the device are missing: run `make client`"
    return folder / str(json.loads(manifest.read_text("utf-8"))["folder"])


class NodeDevice:
    """A device in a process of its own; ends with the block it is opened in."""

    def __init__(self, folder: Path | None = None) -> None:
        command = ["node", str(HOST), str(folder or device_files())]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._commands, self._answers = cast(IO[str], self._process.stdin), cast(IO[str], self._process.stdout)
        self.saved: dict[str, str | None] = {}  # by table, as the page would keep it

    def __enter__(self) -> NodeDevice:
        return self

    def __exit__(self, *_: object) -> None:
        self._commands.close()
        self._process.wait()
        self._answers.close()

    def request(self, method: str, path: str, body: Any = None, language: str = "en") -> tuple[int, Any]:
        """The status and the body of an answer."""
        found = self._ask(do="request", method=method, path=path, language=language, body=body)
        return found["status"], found["body"]

    def get(self, path: str) -> Any:
        """What a request brings that must succeed."""
        status, body = self.request("GET", path)
        assert status == 200, body
        return body

    def load(self, text: str) -> tuple[int, Any]:
        """Give it a table it has saved."""
        found = self._ask(do="load", text=text)
        return found["status"], found["body"]

    def think(self, job: Json) -> tuple[str, float]:
        """What a job finds, and the seconds of processor time it took."""
        found = self._ask(do="think", job=json.dumps(job))
        return found["result"], found["seconds"]

    def _ask(self, **command: Any) -> Json:
        self._commands.write(json.dumps(command) + "\n")
        self._commands.flush()
        line = self._answers.readline()
        assert line, "the device ended"
        answer: Json = json.loads(line)
        assert "fault" not in answer, answer["fault"]
        self.saved.update(answer.pop("saved"))
        return answer
