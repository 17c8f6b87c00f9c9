"""The JSON schema of edition files, from the schema nodes that check them.

Editors use it to complete and check a file while it is written, and the client's types of an edition are made from it.
It says what may stand at each place; checks that compare fields are made by `load_edition` alone.
"""

from collections.abc import Mapping
from typing import Any

from trianon.core.editions.load import PROVENANCE, EditionSchema
from trianon.core.editions.nodes import ABSENT, NAME_PATTERN, REQUIRED, Bool, Int, Name, OneOf, SchemaNode
from trianon.core.editions.provenance import ORIGINS, OriginTable
from trianon.core.editions.schema import ListOf, MayLack, TomlTable, Variants

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def file_schema(schema: EditionSchema) -> dict[str, Any]:
    """The JSON schema of an edition's file, in which fields with a default may be left out."""
    return {"$schema": DIALECT, "title": f"An edition of {schema.game.capitalize()}", **json_schema(schema.root, False)}


def data_schema(schema: EditionSchema) -> dict[str, Any]:
    """The JSON schema of an edition's data as it was read: defaults are filled in, the origins stand elsewhere."""
    fields = {name: node for name, node in schema.root.fields.items() if name != PROVENANCE}
    return json_schema(TomlTable(fields), True)


def json_schema(node: SchemaNode, is_filled: bool) -> dict[str, Any]:
    """The JSON schema of a node; `is_filled` when fields with a default are there, too."""
    match node:
        case Int():
            return {"type": "integer", "minimum": node.lo, "maximum": node.hi, **_default(node)}
        case Bool():
            return {"type": "boolean", **_default(node)}
        case OneOf():
            return {"enum": list(node.choices)}
        case Name():
            return {"type": "string", "pattern": f"^{NAME_PATTERN}$"}
        case ListOf():
            items = json_schema(node.item, is_filled)
            named = {"x-name": node.name} if node.name else {}  # the field that tells entries apart
            return {"type": "array", "items": items, "minItems": node.least, "maxItems": node.most, **named}
        case TomlTable():
            return _object(node.fields, is_filled)
        case Variants():
            kinds = node.kinds.items()
            forms = [_object({**node.common, node.by: OneOf((kind,)), **own}, is_filled) for kind, own in kinds]
            return {"anyOf": forms, "discriminator": {"propertyName": node.by}}
        case OriginTable():
            return {"type": "object", "additionalProperties": {"enum": list(ORIGINS)}}
        case MayLack():
            return json_schema(node.node, is_filled)
    raise TypeError(type(node).__name__)


def _is_there(node: SchemaNode, is_filled: bool) -> bool:
    return node.default is REQUIRED or (is_filled and node.default is not ABSENT)


def _object(fields: Mapping[str, SchemaNode], is_filled: bool) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {name: json_schema(node, is_filled) for name, node in fields.items()},
        "required": [name for name, node in fields.items() if _is_there(node, is_filled)],
        "additionalProperties": False,
    }


def _default(node: SchemaNode) -> dict[str, Any]:
    return {} if node.default is REQUIRED else {"default": node.default}
