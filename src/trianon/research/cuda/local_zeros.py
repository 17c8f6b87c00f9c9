"""`np.zeros` inside rules on the device: memory of the calling function's stack, of a size known to the compiler."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.cudadecl import registry as declarations
from numba.cuda.cudaimpl import registry as implementations
from numba.cuda.np.arrayobj import make_array, populate_array
from numba.cuda.typing.templates import AbstractTemplate, signature


@declarations.register_global(np.zeros)
class LocalZeros(AbstractTemplate):  # type: ignore[misc]
    """The type of `np.zeros(CONSTANT, np.…)`."""

    prefer_literal = True

    def generic(self, args: Any, kws: Any) -> Any:
        """A line of numbers; anything else is left to numba-cuda, which refuses it."""
        if kws or len(args) != 2 or not isinstance(args[0], types.IntegerLiteral):
            return None
        if not isinstance(args[1], types.NumberClass):
            return None
        return signature(types.Array(args[1].dtype, 1, "C"), *args)


@implementations.lower(np.zeros, types.IntegerLiteral, types.NumberClass)  # type: ignore[untyped-decorator]
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
