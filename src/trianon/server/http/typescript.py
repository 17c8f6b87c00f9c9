"""TypeScript types of the messages, generated from their JSON schemas."""

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

HEAD = "/** What goes between server and client. Made by `npm run types`; do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def declared(schemas: dict[str, Schema], imported: Mapping[str, Sequence[str]] = MappingProxyType({})) -> str:
    """Declarations of all messages; `imported` are types by their module."""
    imports = [f"import type {{ {', '.join(names)} }} from '{module}'\n" for module, names in imported.items()]
    parts = [HEAD, "".join(imports), *(declaration(*schema) for schema in schemas.items())]
    return "\n".join(filter(None, parts))


def declaration(name: str, schema: Schema) -> str:
    """The declaration of one message."""
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{about}export type {name} = {expression(schema)}\n"
    lines = "".join(f"  {field}\n" for field in _fields(schema))
    return f"{about}export interface {name} {{\n{lines}}}\n"


def _fields(schema: Schema) -> list[str]:
    required = set(schema.get("required", ()))
    properties = schema.get("properties", {}).items()
    return [f"{field}{'' if field in required else '?'}: {expression(said)}" for field, said in properties]


def expression(schema: Schema) -> str:
    """The type expression of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(expression(one) for one in schema[union])
    kind = schema.get("type")
    if kind == "array":
        inner = expression(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object" and "properties" in schema:
        return f"{{ {'; '.join(_fields(schema))} }}"
    if kind == "object":
        return f"Record<string, {expression(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def _literal(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if "'" in text else text.replace('"', "'")
