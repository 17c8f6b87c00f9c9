"""As much of msgspec as the messages of the API need: structs with defaults, in the order of their fields."""

from __future__ import annotations

from typing import Any, ClassVar


class Meta:
    """Bounds of a field, which the page that sends it keeps."""

    def __init__(self, **bounds: Any) -> None:
        self.bounds = bounds


_Kind = type


class ValidationError(ValueError):
    """Data that are not those of a struct."""


class Struct:
    """A message."""

    __tag__: ClassVar[tuple[str, str] | None] = None
    __names__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, tag_field: str | None = None, tag: str = "", **_: Any) -> None:
        own = [name for name in cls.__dict__.get("__annotations__", None) or _annotated(cls) if name[:2] != "__"]
        cls.__names__ = (*cls.__names__, *(name for name in own if name not in cls.__names__))
        if tag_field is not None:
            cls.__tag__ = tag_field, tag

    def __init__(self, *values: Any, **named: Any) -> None:
        given = {**dict(zip(self.__names__, values, strict=False)), **named}
        for name in self.__names__:
            if name in given:
                self.__dict__[name] = given.pop(name)
            elif hasattr(type(self), name):
                self.__dict__[name] = getattr(type(self), name)
            else:
                raise ValidationError(f"{type(self).__name__} lacks {name}")
        if given:
            raise ValidationError(f"{type(self).__name__} has no {', '.join(given)}")


def _annotated(cls: type) -> list[str]:
    from annotationlib import Format, get_annotations

    return list(get_annotations(cls, format=Format.FORWARDREF))


def to_builtins(value: Any) -> Any:
    """A message as plain data."""
    if isinstance(value, Struct):
        tag = type(value).__tag__
        fields = {name: to_builtins(value.__dict__[name]) for name in value.__names__}
        return {tag[0]: tag[1], **fields} if tag else fields
    if isinstance(value, dict):
        return {key: to_builtins(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_builtins(each) for each in value]
    return value


def convert(data: Any, type: Any = None) -> Any:
    """Plain data as a message; what it holds stays plain, as it becomes JSON again."""
    if not (isinstance(type, _Kind) and issubclass(type, Struct)):
        return data
    if not isinstance(data, dict):
        raise ValidationError(f"{type.__name__} is an object")
    return type(**data)
