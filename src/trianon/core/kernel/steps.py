"""What happens next is data: a stack of steps, each with three arguments, the last one first.

A step below QUESTION happens by itself; from QUESTION on it asks the seat in its first argument; from SECRET on it
asks several seats at once, in secret.
"""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import widen

QUESTION = 64
SECRET = 96

Step = tuple[int, int, int, int]


@rule
def follow(s: CoreState, steps: tuple[Step, ...]) -> None:
    """Let these steps happen next, in the order written."""
    for i in range(len(steps) - 1, -1, -1):
        step = steps[i]
        top = widen(s.depth)
        s.stack[top, 0] = step[0]
        s.stack[top, 1] = step[1]
        s.stack[top, 2] = step[2]
        s.stack[top, 3] = step[3]
        s.depth = top + 1


@rule
def pop(s: CoreState) -> Step:
    """Take the next step off the stack."""
    top = widen(s.depth) - 1
    s.depth = top
    step = (widen(s.stack[top, 0]), widen(s.stack[top, 1]), widen(s.stack[top, 2]), widen(s.stack[top, 3]))
    # spent rows are wiped so that equal positions have equal bytes
    s.stack[top, :] = 0
    return step


@rule
def next_step(s: CoreState) -> int:
    """The step on top, 0 when nothing is left to happen."""
    return widen(s.stack[s.depth - 1, 0]) if s.depth > 0 else 0


@rule
def argument(s: CoreState, number: int) -> int:
    """An argument (1 to 3) of the step on top."""
    return widen(s.stack[s.depth - 1, number])


@rule
def waiting(s: CoreState) -> bool:
    """Whether the match waits for an answer, or is over."""
    return s.depth == 0 or s.stack[s.depth - 1, 0] >= QUESTION
