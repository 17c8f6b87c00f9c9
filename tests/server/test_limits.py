"""Limits of the server are named in one place."""

import ast
from functools import cache
from pathlib import Path

import trianon.server
from trianon.server import limits

ROOT = Path(trianon.server.__file__).parent
VIEWING = ROOT.parent / "viewing"  # obeys the same limits
# Numbers that bound nothing: codes of a protocol, marks, lengths of fields.
OTHERS = {
    "CONTEXT", "START", "ADVISORY_LOCK", "NICENESS", "NICENESS_BEHIND", "VERSION", "MAX_NUMBER_DIGITS", "FORMAT",
    "METHOD", "PERMANENT", "HTTPS_PORT", "SIGNATURE_NUMBER", "DECLARATIVE", "GONE", "TEMPORARY", "SERVER_ERRORS",
    "SUCCESS", "TOPIC_CHARS", "SALT_BYTES", "AUTH_BYTES", "CHALLENGE_BYTES",
}  # fmt: skip
FIELDS = {
    "wire/field_types.py", "config.py", "table_store/editions.py", "people/user_agent.py", "storage/schema.py",
    "wire/passkey_messages.py", "storage/people_schema.py", "mail/settings.py", "people/lookalikes.py",
    "people/recovery.py",
}  # fmt: skip
WAITS = {"timeout", "maxsize", "delay", "interval", "retries", "limit"}  # keywords of calls


@cache
def sources() -> dict[str, ast.Module]:
    """The modules of the server but the one with the limits."""
    files = [path for path in ROOT.rglob("*.py") if path.name != "limits.py" and "migrations" not in path.parts]
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in files}


def has_number(node: ast.AST) -> bool:
    """Whether an expression contains a number above 1."""
    constants = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return any(isinstance(value, (int, float)) and not isinstance(value, bool) and value > 1 for value in constants)


def test_no_module_defines_a_limit_of_its_own() -> None:
    found = []
    for path, module in sources().items():
        for statement in module.body:
            if isinstance(statement, ast.Assign) and has_number(statement.value) and path not in FIELDS:
                names = {each.id for each in ast.walk(statement.targets[0]) if isinstance(each, ast.Name)}
                found += [f"{path}: {name}" for name in names - OTHERS if not name.startswith(("CLOSE_", "FRAMEWORK_"))]
    allowed = {
        "http/error_responses.py": ("EXCEPTION_HANDLERS",),
        "metrics.py": ("REQUEST_SECONDS",),
        "bots/hints.py": ("THINK_LIMIT",),
        "http/routes/documented.py": ("_DESCRIPTIONS", "ALWAYS", "WRITING"),
        "http/routes/play.py": ("AnswerIndex", "OptionKey"),
        "http/routes/service.py": ("Players",),
        "http/routes/history.py": ("PlayersFilter",),
    }
    assert set(found) <= {f"{path}: {name}" for path, names in allowed.items() for name in names}


def test_no_call_waits_for_a_literal_number() -> None:
    found = []
    for path, module in sources().items():
        for call in (each for each in ast.walk(module) if isinstance(each, ast.Call)):
            waits = [keyword.value for keyword in call.keywords if (keyword.arg or "").split("_")[-1] in WAITS]
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            waits += call.args[:1] if name in ("sleep", "call_later", "limit", "wait_for") else []
            found += [f"{path}:{call.lineno}" for wait in waits if isinstance(wait, ast.Constant) and has_number(wait)]
    assert found == []


def test_every_limit_is_used() -> None:
    names = {name for name in vars(limits) if name.isupper()}
    modules = [*sources().values(), *(ast.parse(path.read_text("utf-8")) for path in VIEWING.glob("*.py"))]
    used = {each.id for module in modules for each in ast.walk(module) if isinstance(each, ast.Name)}
    used |= {each.attr for module in modules for each in ast.walk(module) if isinstance(each, ast.Attribute)}
    assert names - used == set()
