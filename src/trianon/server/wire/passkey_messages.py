"""Messages about passkeys: what browsers are asked to sign, and what they sign.

Bytes are base64url without padding, as WebAuthn writes them in JSON.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from trianon.server.wire.field_types import END, Name, Word

MAX_CREDENTIAL_BYTES = 1_023
_BASE64URL = rf"^[A-Za-z0-9_-]+{END}"
Short = Annotated[str, Meta(min_length=1, max_length=1_364, pattern=_BASE64URL)]  # MAX_CREDENTIAL_BYTES
Long = Annotated[str, Meta(min_length=1, max_length=8_000, pattern=_BASE64URL)]


class Passkey(Struct, frozen=True):
    """A passkey of mine."""

    id: str
    credential: str  # the authenticator's id of it
    name: str
    created: float
    used: float | None  # when it last signed me in
    synced: bool  # on more than one of my devices, as the authenticator says
    works_here: bool  # made for the name that this server has now
    copied: float | None  # when it was seen that there is a copy; it signs nobody in since


class PasskeyOptions(Struct, frozen=True):
    """What a browser is asked for: `PublicKeyCredentialCreationOptionsJSON`, or `…RequestOptionsJSON` to sign in."""

    options: dict[str, Any]
    expires: float


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made."""

    client_data: Long
    attestation: Long


class SignedChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge that a passkey has signed."""

    credential: Short
    client_data: Long
    authenticator_data: Long
    signature: Long
    user_handle: Short


class PasskeyNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """One of my passkeys."""

    passkey: Word


class PasskeyRename(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey and its new name."""

    passkey: Word
    name: Name
