"""State snapshots: compressed bytes of a state, readable after an upgrade changed the layout."""

import json
import zlib
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
from sqlalchemy import Connection, select, text

from trianon.core.game import Game
from trianon.core.kernel.struct import dtype_of, from_bytes, to_bytes, zero
from trianon.server.storage.schema import LAYOUTS

# two nodes may insert concurrently
INSERT_LAYOUT = text("INSERT INTO layouts (id, game, fields) VALUES (:id, :game, :fields) ON CONFLICT DO NOTHING")


def pack(s: Any) -> bytes:
    """A state as compressed bytes, about a fifth of its size."""
    return zlib.compress(to_bytes(s), 1)


@cache
def fields_of(game: Game) -> str:
    """The layout of a game's states as JSON: name, type, shape and offset of every field."""
    layout: Any = dtype_of(game.state)
    fields = []
    for name in layout.names:
        kind, place = layout.fields[name][:2]
        fields.append([name, kind.base.str, list(kind.shape), place])
    return json.dumps({"size": layout.itemsize, "fields": fields}, separators=(",", ":"))


@cache
def layout_of(game: Game) -> str:
    """The id of a game's present layout, a hash."""
    return blake2b(fields_of(game).encode(), digest_size=6).hexdigest()


def save_layout(connection: Connection, game: Game) -> None:
    """Store the present layout once; each connection remembers that it is there."""
    name, seen = layout_of(game), connection.info.setdefault("layouts", set())
    if name in seen:
        return
    if connection.execute(select(LAYOUTS.c.id).where(LAYOUTS.c.id == name)).first() is None:
        connection.execute(INSERT_LAYOUT, {"id": name, "game": game.name, "fields": fields_of(game)})
    else:
        seen.add(name)


def unpack(connection: Connection, game: Game, layout: str, packed: bytes) -> Any:
    """The state of a snapshot, converted if its layout differs from the present one."""
    raw = zlib.decompress(packed)
    if layout == layout_of(game):
        return from_bytes(game.state, raw)
    row = connection.execute(select(LAYOUTS.c.fields).where(LAYOUTS.c.id == layout)).one()
    return convert_layout(game, row.fields, raw)


def convert_layout(game: Game, fields: str, raw: bytes) -> Any:
    """Convert a state to the present layout: fields keep their values; new fields and elements are zero."""
    described = json.loads(fields)
    names, kinds, shapes, places = zip(*described["fields"], strict=True)
    formats = [(kind, tuple(shape)) for kind, shape in zip(kinds, shapes, strict=True)]
    layout: Any = {"names": names, "formats": formats, "offsets": places, "itemsize": described["size"]}
    old = np.frombuffer(raw, np.dtype(layout))[0]
    s: Any = zero(game.state)
    for name in set(dtype_of(game.state).names or ()).intersection(names):
        if np.ndim(old[name]) == 0:
            s[name] = old[name]
        else:
            common = tuple(slice(min(a, b)) for a, b in zip(old[name].shape, s[name].shape, strict=False))
            s[name][common] = old[name][common]
    return s
