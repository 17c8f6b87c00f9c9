"""Columns of a dataset file: Arrow types, conversion from matches, and the byte layout of views."""

from typing import Any

import numpy as np

from trianon.core.game import Json, Setting
from trianon.core.kernel.struct import dtype_of
from trianon.core.optional_deps import optional_import
from trianon.research.matches.decisions import Decisions

SEARCH_COLUMNS = ("visits", "values")  # columns of files of matches that a search played
ANALYSIS_COLUMNS = ("loss", "loss_error", "chance")  # of files with an analysis: by decision
SEAT_COLUMNS = ("accuracy", "skill", "luck")  # and by seat


def schema_of(setting: Setting, searched: bool = False, analysed: bool = False) -> Any:
    """The Arrow schema of a setting; the dataset card documents the columns.

    Where a search played, its statistics stand beside the options; an analysis adds columns of its own.
    """
    pa = optional_import("pyarrow", "research")
    words, players = pa.dictionary(pa.int32(), pa.string()), setting.players
    columns = {
        "match": pa.int32(),
        "seed": words,
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": words,
        "question": words,
        "view": pa.binary(dtype_of(setting.game.view).itemsize),
        "options": pa.list_(pa.int16()),
        "keys": pa.list_(pa.string()),
        "choice": pa.int16(),
        "points": pa.list_(pa.int32(), players),
        "placings": pa.list_(pa.int8(), players),
    }
    if searched:
        columns |= {"visits": pa.list_(pa.int32()), "values": pa.list_(pa.float32())}
    if analysed:
        columns |= dict.fromkeys(ANALYSIS_COLUMNS, pa.float32())
        columns |= dict.fromkeys(SEAT_COLUMNS, pa.list_(pa.float32(), players))
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns.items()])


def table_of(group: list[Decisions], schema: Any) -> Any:
    """The rows of some matches as an Arrow table."""
    pa = optional_import("pyarrow", "research")
    rows = [len(one) for one in group]
    offsets = np.concatenate([[0], *(np.diff(one.offsets) for one in group)]).cumsum().astype(np.int32)
    outcome = {
        "points": np.concatenate([np.tile(one.points, len(one)) for one in group]),
        "placings": np.concatenate([np.tile(one.placings, len(one)) for one in group]),
    }
    analyses = [one.analysis for one in group if one.analysis is not None]
    if SEAT_COLUMNS[0] in schema.names:
        outcome |= {
            name: np.concatenate(
                [np.tile(getattr(one, name), count) for one, count in zip(analyses, rows, strict=True)]
            )
            for name in SEAT_COLUMNS
        }
    lists: dict[str, Any] = {}
    size = schema.field("view").type.byte_width
    # join as bytes: concatenating record arrays leaves padding bytes undefined
    views = pa.py_buffer(b"".join(one.views.tobytes() for one in group))
    plain = {
        "match": np.repeat(np.array([one.match for one in group], np.int32), rows),
        "decision": np.concatenate([np.arange(count, dtype=np.int32) for count in rows]),
        "seat": np.concatenate([one.seats for one in group]),
        "choice": np.concatenate([one.choices for one in group]),
    }
    if ANALYSIS_COLUMNS[0] in schema.names:
        plain |= {name: np.concatenate([getattr(one, name) for one in analyses]) for name in ANALYSIS_COLUMNS}
    texts = {
        "seed": [one.seed for one in group for _ in range(len(one))],
        "bot": [one.names[seat] for one in group for seat in one.seats.tolist()],
        "question": [question for one in group for question in one.questions],
    }
    for name in SEARCH_COLUMNS:
        if name in schema.names:
            values = np.concatenate([getattr(one, name) for one in group])
            lists[name] = pa.ListArray.from_arrays(offsets, pa.array(values))
    made = {
        **lists,
        **{name: pa.array(values) for name, values in plain.items()},
        **{name: pa.array(values, pa.string()).dictionary_encode() for name, values in texts.items()},
        "view": pa.Array.from_buffers(pa.binary(size), sum(rows), [None, views]),
        "options": pa.ListArray.from_arrays(offsets, pa.array(np.concatenate([one.options for one in group]))),
        "keys": pa.ListArray.from_arrays(offsets, pa.array([key for one in group for key in one.keys], pa.string())),
        **{
            name: pa.FixedSizeListArray.from_arrays(pa.array(values), schema.field(name).type.list_size)
            for name, values in outcome.items()
        },
    }
    return pa.table([made[name].cast(schema.field(name).type) for name in schema.names], schema=schema)


def layout_to_json(layout: np.dtype[Any]) -> Json:
    """The layout of a record as JSON, independent of the machine; inverse of `layout_from_json`."""
    fields = []
    for name, (kind, offset, *_) in (layout.fields or {}).items():
        base, shape = kind.subdtype or (kind, ())
        fields.append({"name": name, "type": base.newbyteorder("<").str, "shape": list(shape), "offset": offset})
    return {"bytes": layout.itemsize, "fields": fields}


def layout_from_json(data: Json) -> np.dtype[Any]:
    """The numpy dtype of a layout from a file."""
    fields = data["fields"]
    return np.dtype(
        {
            "names": [field["name"] for field in fields],
            "formats": [(field["type"], tuple(field["shape"])) for field in fields],
            "offsets": [field["offset"] for field in fields],
            "itemsize": data["bytes"],
        }
    )
