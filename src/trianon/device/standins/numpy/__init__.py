"""As much of numpy as rules, views, searches and match files use outside compiled code.

Arrays have no gaps: a selection that would need them is a copy. Numbers come out as Python's own.
"""

# The names below are numpy's.
from .arrays import concatenate, nonzero_places, ones, std, zeros, zeros_like
from .arrays import nonzero_places as flatnonzero
from .constructors import (
    arange,
    array,
    asarray,
    ascontiguousarray,
    exp,
    frombuffer,
    iinfo,
    log,
    maximum,
    ndindex,
    shares_memory,
)
from .dtypes import (
    bool_,
    dtype,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    integer,
    uint8,
)
from .files import load
from .memory import recarray, record
from .ndarray import ndarray
