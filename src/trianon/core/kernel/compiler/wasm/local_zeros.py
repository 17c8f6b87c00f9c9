"""`np.zeros` of a constant size inside rules for wasm32: memory of the calling function's stack, as on a GPU."""

from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.np import arrayobj

from trianon.core.kernel.compiler.local_zeros import reserve_line, type_of_line


@infer_global(np.zeros)
class WasmZeros(AbstractTemplate):  # type: ignore[misc]
    """The type of `np.zeros(CONSTANT, np.…)`."""

    prefer_literal = True
    metadata = {"target": "cpu"}  # noqa: RUF012 - so that numba prefers it to its own, which is for any target

    def generic(self, args: Any, kws: Any) -> Any:
        """A line of numbers; numba's own `np.zeros` takes anything else, and its memory is found missing."""
        return type_of_line(types, signature, args, kws)


@lower_builtin(np.zeros, types.IntegerLiteral, types.NumberClass)  # type: ignore[untyped-decorator]
def local_zeros(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """The line of numbers."""
    return reserve_line(cgutils, arrayobj, context, builder, sig)
