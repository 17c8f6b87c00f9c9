"""The files that one answer passes on a warm node: few, and all of them in docs/architecture/server.md."""

import asyncio
import json
import random
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import trianon
from tests.architecture.tree import ROOT
from tests.infrastructure.seated_table import SeatedTable, table_of
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.server.bots.bot_runner import BotRunner
from trianon.server.node import ServerNode
from trianon.server.realtime.socket_connection import SocketConnection
from trianon.server.sessions.tokens import Identity
from trianon.server.wire.table_messages import Clock

PACKAGE = Path(trianon.__file__).parent
PROTOCOL = "server/realtime/ws_protocol.py"  # below the socket of this test
ANSWERS = 12
MAX_FILES = 29


class Pipe:
    """A socket without a network: what the browser sends, and what it got."""

    def __init__(self) -> None:
        self.scope = {"client": ("127.0.0.1", 1)}
        self.sent: asyncio.Queue[str] = asyncio.Queue()
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive_data(self, _mode: str) -> str:
        return await self.sent.get()

    async def send_text(self, text: str) -> None:
        self.received.put_nowait(json.loads(text))

    async def until(self, kind: str, **values: Any) -> dict[str, Any]:
        """The next message of this type with these values."""
        async with asyncio.timeout(WAIT_SECONDS):
            while True:
                message = await self.received.get()
                assert message["type"] != "refused", message
                if message["type"] == kind and values.items() <= message.items():
                    return message


@contextmanager
def recording(files: set[str]) -> Iterator[None]:
    """Collect the files of the package with functions that run."""

    def note(frame: FrameType, event: str, _argument: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(PACKAGE):
            files.add(path.relative_to(PACKAGE).as_posix())

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


async def play(company: SeatedTable, files: set[str]) -> None:
    """Answer over sockets of both players, always the same; collects the files passed."""
    node, chance = company.node, random.Random(1)
    pipes = [Pipe() for _ in company.people]
    tasks = []
    for person, pipe in zip(company.ids, pipes, strict=True):
        socket: Any = pipe
        tasks.append(asyncio.create_task(SocketConnection(node, socket, Identity(person, ""), "en").run()))
        pipe.sent.put_nowait(json.dumps({"do": "watch", "table": company.table, "since": None, "said": 0}))
    now = [await pipe.until("situation") for pipe in pipes]
    for given in range(ANSWERS):
        seat = now[0]["table"]["asked"][0] - 1
        decision = now[seat]["decision"]
        answer = {"number": decision["number"], "key": chance.choice(decision["options"])}
        with recording(files):
            pipes[seat].sent.put_nowait(
                json.dumps({"do": "answer", "table": company.table, "ref": str(given), **answer})
            )
            number = (await pipes[seat].until("done", ref=str(given)))["number"]
            now = [await pipe.until("situation", number=number) for pipe in pipes]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def files_of_answers(node: ServerNode) -> set[str]:
    """The files that answers pass on a node that has played the same match before: its caches are filled."""
    await node.pubsub.start()
    node.pubsub.subscribe(BotRunner(node))  # without its polls, which come at any time
    files = set[str]()
    for recorded in (set[str](), files):
        await play(table_of(node, "rokoko", clock=Clock(30, 600)), recorded)
    await node.pubsub.stop()
    return files | {PROTOCOL}


def documented() -> set[str]:
    """The Python files that the chapter of the architecture names."""
    text = (ROOT / "docs" / "architecture" / "server.md").read_text("utf-8")
    chapter = text.split("## The way of one answer", 1)[1].split("\n## ", 1)[0]
    return set(re.findall(r"`((?:server|core|games|viewing)/[\w/]+\.py)`", chapter))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_an_answer_passes_the_documented_files_and_no_other(node: ServerNode) -> None:
    node.new_secret = lambda: "0" * 64  # always the same matches
    passed = await files_of_answers(node)
    assert sorted(passed) == sorted(documented())
    assert len(passed) <= MAX_FILES
