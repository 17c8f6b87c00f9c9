"""Names of Python bots: `py:module:Class` or `py:folder/file.py:Class` imports a class of the user's own code."""

import sys
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass
from pathlib import Path
from traceback import TracebackException
from types import ModuleType

from trianon.bots.bot import Bot
from trianon.bots.errors import BotNameError
from trianon.core.faults import suggestion

PREFIX = "py:"
FORM = f"{PREFIX}MODULE:CLASS, {PREFIX}FILE.py:CLASS"
FILE_SUFFIX = ".py"


def is_python(name: str) -> bool:
    """Whether a bot name denotes a Python class."""
    return name.startswith(PREFIX)


@cache
def class_of(name: str) -> type:
    """Import the class of a name; its module runs once per process."""
    source, _, attribute = name.removeprefix(PREFIX).rpartition(":")
    if not source or not attribute.isidentifier():
        raise BotNameError("python", {"name": name, "form": FORM})
    module = _module_of(name, source)
    found = vars(module).get(attribute)
    if not isclass(found):
        classes = [key for key, value in vars(module).items() if isclass(value) and hasattr(value, "choose")]
        known = ", ".join(classes) or "-"
        raise BotNameError("python-class", {"name": name, "class": attribute, "module": source, "known": known})
    if not callable(getattr(found, "choose", None)) or (issubclass(found, Bot) and found.__abstractmethods__):
        raise BotNameError("python-shape", {"name": name, "class": attribute})
    return found


def _module_of(name: str, source: str) -> ModuleType:
    """Import a module by file or by dotted name; the current folder counts as part of the module path."""
    try:
        return _from_file(name, Path(source)) if source.endswith(FILE_SUFFIX) else _from_path(name, source)
    except BotNameError:
        raise
    except Exception as error:
        shown = TracebackException.from_exception(error)
        where = shown.stack[-1] if shown.stack else None
        place = f"{where.filename}, {where.lineno}" if where else source
        reason = f"{type(error).__name__}: {error}"
        raise BotNameError("python-import", {"name": name, "reason": reason, "place": place}) from error


def _from_file(name: str, file: Path) -> ModuleType:
    if not file.is_file():
        raise BotNameError("python-absent", {"name": name, "module": str(file)})
    file = file.resolve()
    known = "trianon_bot_" + blake2b(str(file).encode(), digest_size=8).hexdigest()
    if known in sys.modules:
        return sys.modules[known]
    spec = spec_from_file_location(known, file)
    assert spec is not None  # a file that ends in .py has a loader
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[known] = module  # dataclasses and pickle look a class's module up there
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # for modules beside the file
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    return module


def _from_path(name: str, module: str) -> ModuleType:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, one that it imports is not
        near = suggestion(f"{module}{FILE_SUFFIX}", [file.name for file in Path.cwd().glob(f"*{FILE_SUFFIX}")])
        kind = "python-absent-near" if near else "python-absent"
        raise BotNameError(kind, {"name": name, "module": module, "near": near}) from None
