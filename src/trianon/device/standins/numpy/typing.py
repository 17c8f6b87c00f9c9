"""Types of arrays, for annotations alone."""

from typing import Generic, TypeVar

T = TypeVar("T")


class NDArray(Generic[T]):
    """An array of numbers of a type."""
