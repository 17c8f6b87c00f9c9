"""What commands take beside plain options: the output, and groups of options that the command line sees one by one."""

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from inspect import Parameter, Signature, signature
from typing import Any, get_type_hints

import typer

from trianon.cli.output import Output


def spread_groups(command: Callable[..., None]) -> Callable[..., None]:
    """A command for typer: its context replaces an argument for the output, fields those of the type of a dataclass."""
    groups: dict[str, type] = {}
    outputs: list[str] = []
    parameters: list[Parameter] = []
    hints = get_type_hints(command, include_extras=True)
    for name, given in signature(command).parameters.items():
        if hints[name] is Output:
            outputs.append(name)
            parameters.append(Parameter("ctx", Parameter.KEYWORD_ONLY, annotation=typer.Context))
        elif is_dataclass(hints[name]):
            groups[name] = hints[name]
            parameters += _fields_of(hints[name])
        else:
            parameters.append(given.replace(annotation=hints[name], kind=Parameter.KEYWORD_ONLY))

    def run(**values: Any) -> None:
        for name, group in groups.items():
            values[name] = group(**{field.name: values.pop(field.name) for field in fields(group)})
        values |= {name: values.pop("ctx").obj for name in outputs}
        command(**values)

    run.__name__, run.__doc__, run.__module__ = command.__name__, command.__doc__, command.__module__
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    return run


def _fields_of(group: type) -> list[Parameter]:
    """The fields of a group as parameters of a command."""
    hints = get_type_hints(group, include_extras=True)
    return [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]
