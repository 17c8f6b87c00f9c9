"""The server's key for Web Push (VAPID): made by the first node and kept in the database with everything else.

Without it every subscription is lost, so it belongs to the backup.
"""

import json
from dataclasses import dataclass
from functools import cached_property

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import bytes_to_base64url

from trianon.server.storage.schema import SERVER_KEYS
from trianon.server.storage.store import Store

NAME = "web-push"
SIGNATURE_NUMBER = 32  # bytes of each of the two numbers of a signature


@dataclass(frozen=True)
class PushKey:
    """A pair of keys on P-256."""

    pem: str

    @cached_property
    def private(self) -> ec.EllipticCurvePrivateKey:
        """The key that signs."""
        loaded = serialization.load_pem_private_key(self.pem.encode(), None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey)
        return loaded

    @cached_property
    def public(self) -> str:
        """The key as browsers take it."""
        point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return bytes_to_base64url(self.private.public_key().public_bytes(*point))

    def authorization(self, audience: str, subject: str, expires: float) -> str:
        """The header that proves to a push service, the audience, that this server sends."""
        claims = {"aud": audience, "exp": int(expires), "sub": subject}
        parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(map(bytes_to_base64url, parts))
        numbers = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(SIGNATURE_NUMBER, "big") for number in numbers)
        return f"vapid t={signed}.{bytes_to_base64url(signature)}, k={self.public}"


def push_key(store: Store) -> PushKey:
    """The key of this server, made if there is none yet."""
    wanted = select(SERVER_KEYS.c.key).where(SERVER_KEYS.c.name == NAME)
    with store.read() as connection:
        known = connection.execute(wanted).scalar()
    if known is None:
        try:
            with store.write() as connection:
                connection.execute(insert(SERVER_KEYS).values(name=NAME, key=_new_key()))
        except IntegrityError:  # made by another node at the same time
            pass
        with store.read() as connection:
            known = connection.execute(wanted).scalar_one()
    return PushKey(known)


def _new_key() -> str:
    form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(*form).decode()
