"""`rule` compiles a plain function over flat records; loops and Python call the compiled code at little cost."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

import numba
from numba import types

from trianon.core.kernel.compiler.numba_parts import is_for_wasm, is_numba_overridden

if is_for_wasm():
    from trianon.core.kernel.compiler.wasm.target import aim_at_wasm

    aim_at_wasm()
if is_numba_overridden():
    from trianon.core.kernel.compiler.dispatch import RuleDispatcher

    dispatcher_of: Callable[..., Any] = RuleDispatcher
else:
    from trianon.core.kernel.compiler.plain import plain_rule

    dispatcher_of = plain_rule

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = not numba.config.DISABLE_JIT


def rule(function: F) -> F:
    """Mark a function as a rule: compiled on first use, cached on disk, free of the interpreter lock."""
    return cast(F, dispatcher_of(function)) if COMPILED else function


def vectorised_rule(function: F) -> F:
    """Mark a loop over arrays of any length as a rule that is vectorised before it is inlined.

    Callers know the lengths: there the loop would be unrolled, number by number, before any pass vectorises it.
    """
    return cast(F, dispatcher_of(function, vectorised=True)) if COMPILED else function


def fast_call(function: Any, arguments: tuple[Any, ...]) -> Callable[..., Any]:
    """The compiled code of a function for arguments of these types; it must not be called with any others.

    Numba looks at the type of every argument of every call; here that is done once. Records may be given as handles
    (see `struct.handle_of`), which is quicker still. The function itself comes back when nothing is compiled.
    """
    if not COMPILED:
        return function  # type: ignore[no-any-return]
    kinds = tuple(numba.typeof(argument) for argument in arguments)
    function.compile(kinds)
    return function.overloads[kinds].entry_point  # type: ignore[no-any-return]


class Pointer(types.WrapperAddressProtocol):  # type: ignore[misc]
    """A compiled rule that compiled loops can call without having been compiled together with it.

    The loops in `core` and `bots` take the rules of a game as such pointers: they are compiled once per game, in a
    fraction of a second, and the game's own code is compiled exactly once.
    """

    def __init__(self, function: Any, signature: Any) -> None:
        self.function = function
        self._signature = signature
        function.compile(signature.args)
        compiled = function.overloads[signature.args]
        # looked up once: every call of a loop from Python asks for it
        self._address: int = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_cfunc_wrapper_name)

    def __wrapper_address__(self) -> int:
        return self._address

    def signature(self) -> Any:
        """The types the rule takes and gives back, as numba asks for them."""
        return self._signature

    def __call__(self, *arguments: Any) -> Any:
        """Call the rule from Python."""
        return self.function(*arguments)


def pointer(function: Callable[..., Any], returns: Any, arguments: Iterable[Any]) -> Any:
    """A rule as a value that compiled loops accept; the function itself when nothing is compiled.

    `returns` and `arguments` are sample values (records, arrays, ints); None as `returns` means nothing comes back.
    """
    if not COMPILED:
        return function
    samples = [numba.typeof(value) for value in arguments]
    back = types.void if returns is None else numba.typeof(returns)
    return Pointer(function, back(*samples))
