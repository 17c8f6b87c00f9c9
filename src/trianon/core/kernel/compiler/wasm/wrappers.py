"""Exported functions: numbers and addresses in, at most one number out, around a rule as numba calls it.

A struct is given by its address, a number as float64, an array by its address and, where its sample is empty, its
length. Of a NamedTuple the address of its parts is given: addresses and lengths one after the other, four bytes each.
Functions that are linked take no space.
"""

from collections.abc import Callable
from math import prod
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.np.arrayobj import make_array, populate_array

from trianon.core.kernel.compiler.wasm.layout import ADDRESS_SIZE, is_number, is_of_any_length, takes_no_space

WORD, LONG, REAL = ir.IntType(32), ir.IntType(64), ir.DoubleType()
Take = Callable[[], Any]  # gives the next part of an argument


def add_wrapper(context: Any, library: Any, name: str, described: Any, samples: tuple[Any, ...]) -> None:
    """Add a function of this name to a library; the rule is the one that numba described so."""
    module = library.create_ir_module(name)
    returns = ir.VoidType() if described.restype == types.none else REAL
    function = ir.Function(module, ir.FunctionType(returns, _parameters(samples)), name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    take = iter(function.args).__next__
    values = [_value(context, builder, *argument, take) for argument in zip(described.argtypes, samples, strict=True)]
    called = context.declare_function(module, described)
    status, result = context.call_conv.call_function(builder, called, described.restype, described.argtypes, values)
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])
        builder.unreachable()
    if returns == REAL:
        builder.ret(_as_real(builder, described.restype, result))
    else:
        builder.ret_void()
    library.add_ir_module(module)


def _parameters(samples: tuple[Any, ...]) -> list[ir.Type]:
    found: list[ir.Type] = []
    for sample in samples:
        if not takes_no_space(sample):
            found += [REAL] if is_number(sample) else [WORD, WORD] if is_of_any_length(sample) else [WORD]
    return found


def _value(context: Any, builder: Any, kind: Any, sample: Any, take: Take) -> Any:
    """An argument as numba hands it over, of the parts that are given for it."""
    if takes_no_space(sample):
        return context.get_constant_null(kind)
    if is_number(sample):
        return _of_real(builder, kind, take())
    address = builder.inttoptr(take(), context.get_value_type(types.voidptr))
    if isinstance(sample, tuple):
        parts = _loads(builder, address)
        values = [_value(context, builder, *part, parts) for part in zip(kind, sample, strict=True)]
        return context.make_tuple(builder, kind, values)
    if isinstance(kind, types.Record):
        return builder.bitcast(address, context.get_value_type(kind))
    return _array(context, builder, kind, sample, address, take)


def _loads(builder: Any, address: Any) -> Take:
    """The words at an address, one after the other."""
    offset = 0

    def take() -> Any:
        nonlocal offset
        place = builder.gep(address, [WORD(offset)])
        offset += ADDRESS_SIZE
        return builder.load(builder.bitcast(place, WORD.as_pointer()))

    return take


def _array(context: Any, builder: Any, kind: Any, sample: Any, address: Any, take: Take) -> Any:
    """An array without gaps, which belongs to its caller."""
    length = builder.zext(take(), LONG) if is_of_any_length(sample) else LONG(len(sample))
    steps = [sample.itemsize * prod(sample.shape[axis + 1 :]) for axis in range(sample.ndim)]
    array = make_array(kind)(context, builder)
    populate_array(
        array,
        data=builder.bitcast(address, array.data.type),
        shape=[length, *map(LONG, sample.shape[1:])],
        strides=list(map(LONG, steps)),
        itemsize=LONG(sample.itemsize),
        meminfo=None,
    )
    return array._getvalue()


def _of_real(builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Integer):
        return builder.fptosi(value, LONG)
    if isinstance(kind, types.Boolean):
        return builder.fcmp_ordered("!=", value, REAL(0))
    return value if kind == types.float64 else builder.fptrunc(value, ir.FloatType())


def _as_real(builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Boolean):
        return builder.uitofp(value, REAL)
    if isinstance(kind, types.Integer):
        return builder.sitofp(value, REAL)
    if isinstance(kind, types.Float):
        return value if kind == types.float64 else builder.fpext(value, REAL)
    raise TypeError(f"an exported rule returns {kind}")
