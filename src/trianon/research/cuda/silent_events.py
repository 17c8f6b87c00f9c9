"""Events that nothing is written to: their type says so, and the compiler removes every trace of them from the rules.

Rules write events to a record with the fields `enabled`, `count` and `rows`. The type here has the same fields;
`enabled` is a constant False.
"""

from typing import Any

from numba.cuda import types
from numba.cuda.cudadecl import registry as declarations
from numba.cuda.cudaimpl import registry as implementations
from numba.cuda.extending import core_models, intrinsic, register_model
from numba.cuda.typing.templates import AttributeTemplate


class SilentType(types.Type):  # type: ignore[misc]
    """The numba type of silent events."""

    def __init__(self) -> None:
        super().__init__("SilentEvents")


SILENT = SilentType()
FIELDS = {"enabled": types.boolean, "count": types.int16, "rows": types.Array(types.int16, 2, "C")}

register_model(SilentType)(core_models.OpaqueModel)


@declarations.register_attr
class SilentAttributes(AttributeTemplate):  # type: ignore[misc]
    """The fields of silent events, with the types of `Events`."""

    key = SilentType

    def generic_resolve(self, kind: Any, name: str) -> Any:
        """The type of a field."""
        return FIELDS.get(name)


def _read_as_zero(name: str) -> None:
    @implementations.lower_getattr(SilentType, name)  # type: ignore[untyped-decorator]
    def read(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        return context.get_constant_null(FIELDS[name])


for field in FIELDS:
    _read_as_zero(field)


@implementations.lower_setattr(SilentType, "count")  # type: ignore[untyped-decorator]
def write_nothing(context: Any, builder: Any, signature: Any, arguments: Any) -> None:
    """Drop the number of events."""


@intrinsic  # type: ignore[untyped-decorator]
def silent_events(typing_context: Any) -> Any:
    """Silent events as a value inside a kernel."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.get_constant_null(signature.return_type)

    return SILENT(), generate
