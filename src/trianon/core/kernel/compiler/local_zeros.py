"""`np.zeros` of a constant size as memory of the calling function's stack, for targets on which nothing allocates."""

from typing import Any

from llvmlite import ir


def type_of_line(types: Any, signature: Any, args: Any, kws: Any) -> Any:
    """The signature of `np.zeros(CONSTANT, np.…)`, a line of numbers; None for anything else.

    `types` and `signature` are those of the target's numba, as numba-cuda has its own.
    """
    if kws or len(args) != 2 or not isinstance(args[0], types.IntegerLiteral):
        return None
    if not isinstance(args[1], types.NumberClass):
        return None
    return signature(types.Array(args[1].dtype, 1, "C"), *args)


def reserve_line(cgutils: Any, arrays: Any, context: Any, builder: Any, sig: Any) -> Any:
    """Reserve the memory once for each call of the function around it; clear it every time.

    `arrays` is the target's numba module that makes arrays.
    """
    kind, count = sig.return_type, sig.args[0].literal_value
    number = context.get_data_type(kind.dtype)
    size = context.get_abi_sizeof(number)
    memory = cgutils.alloca_once(builder, ir.ArrayType(number, count))
    builder.store(cgutils.get_null_value(memory.type.pointee), memory)
    array = arrays.make_array(kind)(context, builder)
    length, step = (context.get_constant(arrays.types.intp, value) for value in (count, size))
    arrays.populate_array(
        array,
        data=builder.bitcast(memory, array.data.type),
        shape=[length],
        strides=[step],
        itemsize=step,
        meminfo=None,
    )
    return array._getvalue()
