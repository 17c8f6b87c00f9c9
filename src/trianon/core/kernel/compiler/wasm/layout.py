"""The layout of what a module's functions take, as JSON: fields of structs, parts of tuples, kinds of parameters."""

from collections.abc import Iterable
from inspect import signature
from typing import Any

import numpy as np

from trianon.core.kernel.struct import dtype_of

Json = dict[str, Any]
ADDRESS_SIZE = 4
NUMBER = "number"


def takes_no_space(sample: Any) -> bool:
    """Whether an argument is known when the module is built: nothing, a rule, or a tuple of rules."""
    if isinstance(sample, tuple):
        return all(map(takes_no_space, sample))
    return sample is None or hasattr(sample, "py_func")


def is_number(sample: Any) -> bool:
    """Whether an argument is a single number."""
    return isinstance(sample, (bool, int, float))


def is_of_any_length(sample: Any) -> bool:
    """Whether an argument is an array passed with its length: one with an empty sample."""
    return isinstance(sample, np.ndarray) and len(sample) == 0


class Layouts:
    """The layouts of all structs and tuples that were met, by name."""

    def __init__(self, structs: Iterable[type]) -> None:
        self.structs = {struct.__name__: _struct(dtype_of(struct)) for struct in structs}
        self.tuples: Json = {}
        self._names = {_fields(dtype_of(struct)): struct.__name__ for struct in structs}

    def function(self, rule: Any, samples: tuple[Any, ...]) -> Json:
        """An exported rule: where its source is, and its parameters in their order."""
        function = rule.py_func
        named = zip(signature(function).parameters, samples, strict=True)
        parameters = [{"name": name, **self.kind(sample)} for name, sample in named if not takes_no_space(sample)]
        return {"rule": f"{function.__module__}.{function.__qualname__}", "parameters": parameters}

    def kind(self, sample: Any) -> Json:
        """What an argument is: a number, the address of a struct, of a tuple or of an array."""
        if is_number(sample):
            return {"kind": NUMBER}
        if isinstance(sample, tuple):
            name = type(sample).__name__
            self.tuples.setdefault(name, self._tuple(sample))
            return {"kind": "tuple", "of": name}
        of = self._names[_fields(sample.dtype)] if sample.dtype.names else sample.dtype.str[1:]
        if isinstance(sample, np.ndarray):
            shape = [None if is_of_any_length(sample) else len(sample), *sample.shape[1:]]
            return {"kind": "array", "of": of, "shape": shape}
        return {"kind": "struct", "of": of}

    def _tuple(self, sample: Any) -> Json:
        fields, offset = {}, 0
        for name, part in sample._asdict().items():
            if takes_no_space(part):
                continue
            if is_number(part):
                raise TypeError(f"{type(sample).__name__}.{name} is a number, which only structs can hold")
            fields[name] = {"offset": offset, **self.kind(part), **_shared(sample, name)}
            offset += ADDRESS_SIZE * (2 if is_of_any_length(part) else 1)
        return {"size": offset, "fields": fields}


def _shared(sample: Any, name: str) -> Json:
    """The part of a tuple that another part sees as numbers, if it is such a part."""
    parts = {other: part for other, part in sample._asdict().items() if isinstance(part, np.ndarray)}
    first = next((other for other in parts if name in parts and np.shares_memory(parts[other], parts[name])), name)
    return {} if first == name else {"same": first}


def _fields(layout: np.dtype[Any]) -> tuple[Any, ...]:
    """What two layouts of one struct have in common: with its fields as attributes, or without."""
    return tuple((layout.fields or {}).items())


def _struct(layout: np.dtype[Any]) -> Json:
    """A struct: its size, and type, shape and place of every field."""
    fields = {}
    for name in layout.names or ():
        kind, offset = layout.fields[name][:2]  # type: ignore[index]
        fields[name] = {"offset": offset, "of": kind.base.str[1:], "shape": list(kind.shape)}
    return {"size": layout.itemsize, "fields": fields}
