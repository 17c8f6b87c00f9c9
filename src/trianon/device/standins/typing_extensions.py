"""Names that are part of `typing` by now."""

from typing import *
from typing import Literal
