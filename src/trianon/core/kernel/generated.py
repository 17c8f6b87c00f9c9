"""Rules generated as source text, one assignment or loop for each field or block of a game.

Compiled code cannot go through the fields of a struct by name. The text compiles to the code of a rule written by hand.
"""

import re
from hashlib import blake2b
from pathlib import Path
from typing import Any

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.compiler.source_key import syntax_of
from trianon.core.kernel.struct import widen

DEFINITION = re.compile(r"^def (\w+)\(", re.MULTILINE)


def generated(source: str, module: str, **names: Any) -> dict[str, Any]:
    """The rules that a source text defines, as code of a module, with these global names beside `widen`.

    The key of that module covers neither the text nor this file, so the names of the rules carry a hash of both.
    """
    digest = blake2b(f"{source} {syntax_of(Path(__file__)).code}".encode(), digest_size=8).hexdigest()
    namespace: dict[str, Any] = {"__name__": module, "widen": widen, **names}
    exec(compile(DEFINITION.sub(rf"def \1_{digest}(", source), "generated.py", "exec"), namespace)
    return {name: rule(namespace[f"{name}_{digest}"]) for name in DEFINITION.findall(source)}
