"""`exp`, `log` and `tanh` for wasm32, which has no library of them: within two units in the last place.

How `exp` and `log` reduce their argument and their coefficients are those of fdlibm, the fraction of `tanh` is that of
Cephes. Compiled from Python, they need no C library, and every browser gives the same bits.
"""

import math
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core.imputils import lower_builtin
from numba.extending import intrinsic

INFINITY, NAN = math.inf, math.nan
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
BIAS, MANTISSA_BITS = 1023, 52
MANTISSA = (1 << MANTISSA_BITS) - 1
ROOT_HALF_BITS = 0x3FE6A09E667F3BCD  # of the square root of one half
MAX_EXPONENT, MIN_EXPONENT = 709.782712893384, -745.1332191019411  # beyond, exp overflows or vanishes
SMALLEST_NORMAL = 2.2250738585072014e-308


@intrinsic  # type: ignore[untyped-decorator]
def float_of_bits(typing_context: Any, bits: Any) -> Any:
    """The float64 that has these 64 bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], ir.DoubleType())

    return types.float64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def bits_of_float(typing_context: Any, value: Any) -> Any:
    """The 64 bits of a float64."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], ir.IntType(64))

    return types.int64(types.float64), generate


def exp(x: float) -> float:
    """Raise e to the power of x."""
    if x != x:
        return x
    if x > MAX_EXPONENT:
        return INFINITY
    if x < MIN_EXPONENT:
        return 0.0
    k = math.floor(x * 1.4426950408889634 + 0.5)
    high, low = x - k * LN2_HIGH, k * LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (
        1.66666666666666019037e-01
        + t
        * (
            -2.77777777770155933842e-03
            + t * (6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))
        )
    )
    half = k >> 1  # in two steps, as 2**k alone may be out of range
    power: float = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    power *= float_of_bits((half + BIAS) << MANTISSA_BITS)
    power *= float_of_bits((k - half + BIAS) << MANTISSA_BITS)
    return power


def log(x: float) -> float:
    """The natural logarithm of x."""
    if x != x or x < 0.0:
        return NAN
    if x == 0.0:
        return -INFINITY
    if x == INFINITY:
        return x
    k = 0
    if x < SMALLEST_NORMAL:
        x *= 18014398509481984.0  # 2**54
        k = -54
    bits = bits_of_float(x)
    shift = (bits - ROOT_HALF_BITS) >> MANTISSA_BITS  # so that what is left lies around 1
    k += shift
    f: float = float_of_bits(bits - (shift << MANTISSA_BITS)) - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = z * (
        6.666666666666735130e-01
        + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    )
    square = 0.5 * f * f
    found: float = k * LN2_HIGH - ((square - (s * (square + even + odd) + k * LN2_LOW)) - f)
    return found


def tanh(x: float) -> float:
    """The hyperbolic tangent of x."""
    size = abs(x)
    if size < 0.625:
        z = x * x
        above = (-9.64399179425052238628e-01 * z - 9.92877231001918586564e01) * z - 1.61468768441708447952e03
        below = ((z + 1.12811678491632931402e02) * z + 2.23548839060100448583e03) * z + 4.84406305325125486048e03
        return x + x * z * (above / below)
    found = 1.0 - 2.0 / (math.exp(2.0 * size) + 1.0)
    return found if x > 0.0 else -found


def lower_mathematics() -> None:
    """Let numba call these functions wherever rules call those of `math`."""
    for name, own in {"exp": exp, "log": log, "tanh": tanh}.items():
        _lower(getattr(math, name), own)


def _lower(function: Callable[[float], float], own: Callable[[float], float]) -> None:
    double = types.float64(types.float64)

    @lower_builtin(function, types.float64)  # type: ignore[untyped-decorator]
    def of_double(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.compile_internal(builder, own, double, arguments)

    @lower_builtin(function, types.float32)  # type: ignore[untyped-decorator]
    def of_single(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = builder.fpext(arguments[0], ir.DoubleType())
        return builder.fptrunc(context.compile_internal(builder, own, double, [wide]), ir.FloatType())
