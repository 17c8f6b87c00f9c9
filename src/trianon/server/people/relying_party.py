"""The server as passkeys know it: by the name in its configured public URL, never by what a request says."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes, options_to_json_dict
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from trianon.server.config import Config
from trianon.server.errors import ApiError, Conflict
from trianon.server.limits import PASSKEY_CHALLENGE_LIFETIME
from trianon.server.wire.passkey_messages import MAX_CREDENTIAL_BYTES, NewPasskey, SignedChallenge

NAME = "Trianon"
ALGORITHMS = [COSEAlgorithmIdentifier.ECDSA_SHA_256, COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256]
# A person who has no PIN on a security key, or whose lid covers the fingerprint sensor, signs in too: ADR 24.
USER_VERIFICATION = UserVerificationRequirement.PREFERRED


@dataclass(frozen=True)
class RelyingParty:
    """The name that passkeys of this server belong to, and the origin that they are used at."""

    id: str
    origin: str

    def creation_options(self, name: str, user_handle: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
        """What a browser needs to make a passkey, on an authenticator that has none of the `known` ones."""
        options = generate_registration_options(
            rp_id=self.id,
            rp_name=NAME,
            user_name=name,
            user_id=base64url_to_bytes(user_handle),
            challenge=challenge,
            timeout=round(PASSKEY_CHALLENGE_LIFETIME * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=USER_VERIFICATION
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known],
            supported_pub_key_algs=ALGORITHMS,
        )
        return dict(options_to_json_dict(options))

    def request_options(self, challenge: bytes) -> dict[str, Any]:
        """What a browser needs to sign in by any passkey of this server."""
        options = generate_authentication_options(
            rp_id=self.id,
            challenge=challenge,
            timeout=round(PASSKEY_CHALLENGE_LIFETIME * 1000),
            user_verification=USER_VERIFICATION,
        )
        return dict(options_to_json_dict(options))

    def check_new(self, given: NewPasskey, challenge: bytes) -> VerifiedRegistration:
        """A passkey that was made for this server and this challenge; refuses all others."""
        try:
            made = verify_registration_response(
                credential=RegistrationCredential(
                    id="",  # what is attested counts
                    raw_id=b"",
                    response=AuthenticatorAttestationResponse(
                        client_data_json=base64url_to_bytes(given.client_data),
                        attestation_object=base64url_to_bytes(given.attestation),
                    ),
                ),
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
                supported_pub_key_algs=ALGORITHMS,
            )
        except Exception:  # the library's own errors, and those of the parsers that it feeds with what strangers send
            raise ApiError("bad-passkey") from None
        if len(made.credential_id) > MAX_CREDENTIAL_BYTES:
            raise ApiError("bad-passkey")
        return made

    def check_signed(self, given: SignedChallenge, challenge: bytes, public_key: bytes) -> VerifiedAuthentication:
        """A challenge that a passkey has signed for this server; refuses what is not signed by this key.

        The count is the caller's to compare: nothing may follow from one that is not signed.
        """
        try:
            return verify_authentication_response(
                credential=AuthenticationCredential(
                    id=given.credential,
                    raw_id=base64url_to_bytes(given.credential),
                    response=AuthenticatorAssertionResponse(
                        client_data_json=base64url_to_bytes(given.client_data),
                        authenticator_data=base64url_to_bytes(given.authenticator_data),
                        signature=base64url_to_bytes(given.signature),
                    ),
                ),
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
                credential_public_key=public_key,
                credential_current_sign_count=0,
            )
        except Exception:  # see `check_new`
            raise ApiError("bad-passkey") from None


def relying_party(config: Config) -> RelyingParty:
    """The name and origin of this server; refuses where browsers use no passkeys."""
    if not config.passkey_origin:
        raise Conflict("no-passkeys-here")
    return RelyingParty(urlsplit(config.passkey_origin).hostname or "", config.passkey_origin)
