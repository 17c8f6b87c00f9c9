"""Compiled loops over the stored views of a dataset: observations and option features of many rows at once."""

from typing import Any

from trianon.core.features import Floats
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import Longs, Raw, Shorts, copy_line, widen


@rule
def observe_rows(f: Any, w: Workspace, views: Raw, rows: Longs, places: Longs, out: Floats) -> None:
    """Fill in the observations of some rows at some places of `out`, which is zero before."""
    observe = f.functions.observe
    t, v = w.t[0], w.v[0]
    for i in range(len(rows)):
        copy_line(w.v_rows[0], views[rows[i]])
        observe(v, t, out[places[i]])


@rule
def describe_rows(
    f: Any, w: Workspace, views: Raw, rows: Longs, places: Longs, offsets: Longs, options: Shorts, features: Floats
) -> None:
    """Fill in the features of every legal option of some rows, for each at the place that `offsets` says."""
    describe = f.functions.describe
    t, v = w.t[0], w.v[0]
    for i in range(len(rows)):
        copy_line(w.v_rows[0], views[rows[i]])
        for k in range(widen(offsets[places[i]]), widen(offsets[places[i] + 1])):
            describe(v, t, widen(options[k]), features[k])
