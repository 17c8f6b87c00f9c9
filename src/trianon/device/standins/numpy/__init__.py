"""As much of numpy as rules, views, searches and match files use outside compiled code.

Arrays have no gaps: a selection that would need them is a copy. Numbers come out as Python's own.
"""

from .constructors import *
from .dtypes import *
from .files import load
from .memory import recarray, record
from .ndarray import ndarray
