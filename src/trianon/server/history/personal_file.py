"""Everything a server holds about a person as one file: their rows, and the files of their finished matches.

It is written while it is sent, piece by piece, one piece at a time on a node and with a pause as long as the work, so
that long histories delay nobody; nor does a reader who takes them slowly.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import select

from trianon.server.errors import ApiError
from trianon.server.limits import MAX_FILE_PAUSE
from trianon.server.matches.replays import match_file
from trianon.server.node import ServerNode
from trianon.server.storage.personal_data import PERSONAL_TABLES, PersonalTable
from trianon.server.storage.rows import OVER
from trianon.server.storage.schema import SEATS, TABLES

FORMAT = "trianon person 1"


async def personal_file(node: ServerNode, person: str) -> AsyncIterator[bytes]:
    """The file, in pieces that are JSON together."""
    run = node.store.run_in_thread
    yield f'{{"format": {json.dumps(FORMAT)}, "written": {node.now():.0f}, "rows": {{'.encode()
    for number, each in enumerate(PERSONAL_TABLES):
        async with node.personal_files:
            rows = await run(_rows, node, each, person)
        yield f"{',' if number else ''}\n{json.dumps(each.table.name)}: {json.dumps(rows, ensure_ascii=False)}".encode()
    yield b'\n}, "matches": {'
    for number, table in enumerate(await run(_finished_tables, node, person)):
        async with node.personal_files:
            began = time.perf_counter()
            text = await run(_match, node, table, person)
            await asyncio.sleep(min(MAX_FILE_PAUSE, time.perf_counter() - began))
        yield f"{',' if number else ''}\n{json.dumps(table)}: {text}".encode()
    yield b"\n}}\n"


def _rows(node: ServerNode, each: PersonalTable, person: str) -> list[dict[str, Any]]:
    columns = [each.table.c[name] for name in each.shown]
    wanted = select(*columns).where(each.table.c[each.owner] == person).order_by(*each.table.primary_key)
    with node.store.read() as connection:
        return [dict(row) for row in connection.execute(wanted).mappings()]


def _finished_tables(node: ServerNode, person: str) -> list[str]:
    wanted = select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SEATS.c.person == person, TABLES.c.status == OVER).order_by(TABLES.c.created, TABLES.c.id)
    with node.store.read() as connection:
        return list(connection.execute(wanted).scalars())


def _match(node: ServerNode, table: str, person: str) -> str:
    """The file of a match; the reason where there is none."""
    try:
        return match_file(node.tables, table, person)
    except ApiError as refused:  # deleted meanwhile, or played by rules that do not replay any more
        return json.dumps({"error": refused.error})
