"""`np.zeros` inside rules on the device: memory of the calling function's stack, of a size known to the compiler."""

from typing import Any

import numpy as np
from numba.cuda import cgutils, types
from numba.cuda.cudadecl import registry as declarations
from numba.cuda.cudaimpl import registry as implementations
from numba.cuda.np import arrayobj
from numba.cuda.typing.templates import AbstractTemplate, signature

from trianon.core.kernel.compiler.local_zeros import reserve_line, type_of_line


@declarations.register_global(np.zeros)
class CudaZeros(AbstractTemplate):  # type: ignore[misc]
    """The type of `np.zeros(CONSTANT, np.…)`."""

    prefer_literal = True

    def generic(self, args: Any, kws: Any) -> Any:
        """A line of numbers; anything else is left to numba-cuda, which refuses it."""
        return type_of_line(types, signature, args, kws)


@implementations.lower(np.zeros, types.IntegerLiteral, types.NumberClass)  # type: ignore[untyped-decorator]
def local_zeros(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """The line of numbers."""
    return reserve_line(cgutils, arrayobj, context, builder, sig)
