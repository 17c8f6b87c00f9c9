"""Names of accounts: one person each, also among names that look alike, and never given to another person."""

import re
import unicodedata
from collections.abc import Collection
from functools import cache
from hashlib import sha256
from itertools import pairwise
from typing import get_args

from sqlalchemy import Connection, select, text, update

from trianon.server.errors import ApiError, Conflict
from trianon.server.limits import MAX_ACCOUNT_NAME, MAX_NAME_CHARS, MIN_ACCOUNT_NAME
from trianon.server.people.lookalikes import skeleton
from trianon.server.people.visible_text import visible_name
from trianon.server.storage.people_schema import ACCOUNT_NAMES, PEOPLE
from trianon.server.wire.field_types import Language
from trianon.texts import Texts

SEPARATORS = frozenset(" -'\u2019._\u00b7")  # between the letters of a name, one at a time
CLAIM = text("INSERT INTO account_names (key, person) VALUES (:key, :person) ON CONFLICT (key) DO NOTHING")


def account_name(wanted: str, forbidden: Collection[str]) -> str:
    """A name as an account may have it; `forbidden` are words in no name."""
    name = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", visible_name(wanted)))
    letters = [letter for letter in name if unicodedata.category(letter)[0] in "LN"]
    if not MIN_ACCOUNT_NAME <= len(_base(name)) <= MAX_ACCOUNT_NAME or len(name) > MAX_NAME_CHARS:
        raise ApiError("account-name-length", least=MIN_ACCOUNT_NAME, most=MAX_ACCOUNT_NAME)
    if not _is_well_formed(name) or sum(letter.isalpha() for letter in letters) < MIN_ACCOUNT_NAME:
        raise ApiError("account-name-letters")
    looks = skeleton(name)
    if _of_guests().fullmatch(looks) or any(skeleton(word) in looks for word in forbidden if skeleton(word)):
        raise ApiError("forbidden-name")
    return name


def claim_name(connection: Connection, person: str, name: str, now: float) -> None:
    """Give a person a name that no other one has or had; it stays reserved for the person."""
    if not connection.execute(CLAIM, {"key": _key(name), "person": person}).rowcount:
        check_free(connection, person, name)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name, named=now))


def forbid_name(connection: Connection, name: str) -> str | None:
    """Take a name out of use for good; the person whose name it is or was."""
    key = _key(name)
    if connection.execute(CLAIM, {"key": key, "person": None}).rowcount:
        return None
    owner = connection.execute(select(ACCOUNT_NAMES.c.person).where(ACCOUNT_NAMES.c.key == key)).scalar()
    connection.execute(update(ACCOUNT_NAMES).where(ACCOUNT_NAMES.c.key == key).values(person=None))
    return owner


def check_free(connection: Connection, person: str, name: str) -> None:
    """Refuse a name that looks like the one of another person's account."""
    owner = connection.execute(
        select(ACCOUNT_NAMES.c.key, ACCOUNT_NAMES.c.person).where(ACCOUNT_NAMES.c.key == _key(name))
    ).first()
    if owner is not None and owner.person != person:
        raise Conflict("name-taken")


def _base(name: str) -> str:
    return "".join(letter for letter in name if unicodedata.category(letter)[0] != "M")


def _is_well_formed(name: str) -> bool:
    """Whether a name has letters and digits with single separators between them."""
    is_separator = [letter in SEPARATORS for letter in name]
    has_others = any(unicodedata.category(letter)[0] not in "LNM" and letter not in SEPARATORS for letter in name)
    is_doubled = any(first and second for first, second in pairwise(is_separator))
    return not (has_others or is_doubled or is_separator[0] or is_separator[-1])


@cache
def _of_guests() -> re.Pattern[str]:
    """Skeletons of the names that guests get, in every language; digits look like letters there."""
    words = {Texts(language, part="server").text("guest-name", number="") for language in get_args(Language)}
    return re.compile(rf"(?:{'|'.join(sorted(skeleton(word) for word in words))})[\dlo]*")


def _key(name: str) -> str:
    return sha256(skeleton(name).encode()).hexdigest()
