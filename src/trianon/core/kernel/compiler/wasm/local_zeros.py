"""`np.zeros` of a constant size inside rules for wasm32: memory of the calling function's stack, as on a GPU."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.np.arrayobj import make_array, populate_array


@infer_global(np.zeros)
class LocalZeros(AbstractTemplate):  # type: ignore[misc]
    """The type of `np.zeros(CONSTANT, np.…)`."""

    prefer_literal = True
    metadata = {"target": "cpu"}  # noqa: RUF012 - so that numba prefers it to its own, which is for any target

    def generic(self, args: Any, kws: Any) -> Any:
        """A line of numbers; numba's own `np.zeros` takes anything else, and its memory is found missing."""
        if kws or len(args) != 2 or not isinstance(args[0], types.IntegerLiteral):
            return None
        if not isinstance(args[1], types.NumberClass):
            return None
        return signature(types.Array(args[1].dtype, 1, "C"), *args)


@lower_builtin(np.zeros, types.IntegerLiteral, types.NumberClass)  # type: ignore[untyped-decorator]
def local_zeros(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Reserve the memory once for each call of the function around it; clear it every time."""
    kind, count = sig.return_type, sig.args[0].literal_value
    number = context.get_data_type(kind.dtype)
    size = context.get_abi_sizeof(number)
    memory = cgutils.alloca_once(builder, ir.ArrayType(number, count))
    builder.store(cgutils.get_null_value(memory.type.pointee), memory)
    array = make_array(kind)(context, builder)
    populate_array(
        array,
        data=builder.bitcast(memory, array.data.type),
        shape=[context.get_constant(types.intp, count)],
        strides=[context.get_constant(types.intp, size)],
        itemsize=context.get_constant(types.intp, size),
        meminfo=None,
    )
    return array._getvalue()
