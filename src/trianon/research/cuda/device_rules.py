"""Rules as device functions: numba-cuda compiles the same Python functions that numba compiles for the CPU."""

from typing import Any

from numba.cuda import types
from numba.cuda.dispatcher import CUDADispatcher

from trianon.core.kernel.compiler.dispatch import RuleDispatcher

OPTIONS = {"device": True, "debug": False, "opt": True}
SLOT = "_CUDATypingContext__dispatcher"  # the attribute in which numba-cuda keeps the device function of a function


class DeviceRule(CUDADispatcher):  # type: ignore[misc]
    """A rule as kernels and other rules on the device call it.

    Numba-cuda would compile a rule anew for every constant and every width of number it is called with, and cannot
    compile one that calls itself with another width. As on the CPU (`core.kernel.compiler.dispatch`), integers are
    widened first.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The type of a call with these arguments, numbers widened."""
        return super().get_call_template(
            tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()}
        )


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


def device_rule(function: Any) -> Any:
    """The device function of a rule."""
    made = vars(function).get("device_rule")
    if made is None:
        made = function.device_rule = DeviceRule(function.py_func, OPTIONS)
    return made


def skip_on_device(function: Any) -> None:
    """Let a rule of two arguments do nothing on the device, where something else does its work."""
    function.device_rule = DeviceRule(_nothing, OPTIONS)


def _nothing(first: Any, second: Any) -> None:
    return


# numba-cuda then takes device rules wherever a kernel or a rule names a rule
setattr(RuleDispatcher, SLOT, property(device_rule))
