"""The compiler's passes over a rule: those of numba's pipeline that rules need, run without its bookkeeping.

Numba's pipeline has 27 passes for all of Python that it knows: closures, context managers, generators, array
expressions, inlined overloads, unrolled tuples. Rules are loops and branches over numbers and records; the passes
below compile them to the same code. Between passes numba analyses the lifetimes of all variables anew and describes
every argument for listeners, of which there are none.
"""

from typing import Any

from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import FixupArgs, GenericRewrites, IRProcessing, ReconstructSSA, TranslateByteCode

PASSES = (
    (TranslateByteCode, "read bytecode"),
    (FixupArgs, "bind arguments"),
    (IRProcessing, "check variables"),
    (GenericRewrites, "fold constants"),
    (ReconstructSSA, "assign every variable once"),
    (NopythonTypeInference, "infer types"),
    (PreLowerStripPhis, "remove phi nodes"),
    (IRLegalization, "end lifetimes"),
    (NativeLowering, "make LLVM IR"),
    (NoPythonBackend, "describe the result"),
)


class RulePasses(PassManager):  # type: ignore[misc]
    """The passes over one rule."""

    def __init__(self) -> None:
        super().__init__("rule")
        self.passes.extend(PASSES)
        self.finalize()

    def _runPass(self, index: int, pss: Any, internal_state: Any) -> None:  # noqa: N802 (as numba calls it)
        pss.analysis = self._analysis
        pss.run_initialization(internal_state)
        pss.run_pass(internal_state)
        pss.run_finalizer(internal_state)
