"""Random play: any legal option, all alike."""

from __future__ import annotations

from typing import Any

from trianon.core.engine import next_random
from trianon.core.options import Options
from trianon.core.record import whole
from trianon.core.rule import rule


@rule
def pick_any(v: Any, t: Any, o: Options, x: int) -> int:
    """Any of the options."""
    return whole(o.ids[(next_random(x) * whole(o.count)) >> 32])
