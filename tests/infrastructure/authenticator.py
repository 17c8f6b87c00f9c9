"""An authenticator with real keys: makes passkeys and signs challenges, honestly or with one thing wrong."""

import json
import secrets
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, CAN_BACK_UP, BACKED_UP, HAS_KEY = 0x01, 0x04, 0x08, 0x10, 0x40  # flags

Key = ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey


@cache
def _rsa_key() -> rsa.RSAPrivateKey:
    """One key for all tests: making it takes long."""
    return rsa.generate_private_key(65537, 2048)


@dataclass(frozen=True)
class Authenticator:
    """A browser at an origin, with one passkey; `tampered` is the same with something wrong."""

    origin: str
    relying_party: str
    key: Key = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(20))
    user_handle: str = ""  # of the account, once the passkey is made
    flags: int = PRESENT | VERIFIED
    kind: str = ""  # of the ceremony, if not the right one

    @classmethod
    def with_rsa(cls, origin: str, relying_party: str) -> "Authenticator":
        """One that signs with RSA, as Windows Hello does."""
        return cls(origin, relying_party, _rsa_key())

    def tampered(self, **changes: Any) -> "Authenticator":
        """The same passkey with other fields."""
        return replace(self, **changes)

    def owned(self, options: dict[str, Any]) -> "Authenticator":
        """The same passkey, kept for the account that the options of its making name."""
        return replace(self, user_handle=options["user"]["id"])

    def made(self, options: dict[str, Any], count: int = 0) -> dict[str, str]:
        """The passkey as a browser says it was made, as `NewPasskey` takes it."""
        source = b"\0" * 16 + len(self.credential).to_bytes(2, "big") + self.credential + cbor2.dumps(self._cose_key())
        data = self._data(count, HAS_KEY) + source
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "client_data": bytes_to_base64url(self._client_data(options, "webauthn.create")),
            "attestation": bytes_to_base64url(attestation),
        }

    def signed(self, options: dict[str, Any], count: int = 0) -> dict[str, str]:
        """A challenge signed by the passkey, as `SignedChallenge` takes it."""
        client_data, data = self._client_data(options, "webauthn.get"), self._data(count)
        to_sign = data + sha256(client_data).digest()
        if isinstance(self.key, rsa.RSAPrivateKey):
            signature = self.key.sign(to_sign, padding.PKCS1v15(), SHA256())
        else:
            signature = self.key.sign(to_sign, ec.ECDSA(SHA256()))
        return {
            "credential": bytes_to_base64url(self.credential),
            "client_data": bytes_to_base64url(client_data),
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "user_handle": self.user_handle,
        }

    def _client_data(self, options: dict[str, Any], kind: str) -> bytes:
        said = {"type": self.kind or kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, count: int, flags: int = 0) -> bytes:
        named = sha256(self.relying_party.encode()).digest()
        return named + bytes([self.flags | flags]) + count.to_bytes(4, "big")

    def _cose_key(self) -> dict[int, Any]:
        if isinstance(self.key, rsa.RSAPrivateKey):
            numbers = self.key.public_key().public_numbers()
            return {1: 3, 3: -257, -1: numbers.n.to_bytes(256, "big"), -2: numbers.e.to_bytes(3, "big")}
        point = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
