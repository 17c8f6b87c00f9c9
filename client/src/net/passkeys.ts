import type { NewPasskey, PasskeyOptions, SignedChallenge } from './messages'

/** What browsers make and sign passkeys with; each of the two is null where the person or the browser declined. */

type Options = Record<string, unknown> & { challenge: string }
interface Named {
  id: string
  type: 'public-key'
}

/** Whether passkeys of the server's address can be used on this page. */
export function worksHere(origin: string): boolean {
  return origin === location.origin && 'PublicKeyCredential' in window
}

/** Let the browser make a passkey. */
export async function makePasskey(asked: PasskeyOptions): Promise<NewPasskey | null> {
  const options = asked.options as Options & { user: { id: string; name: string; displayName: string } }
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: named(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return null
  const response = made.response as AuthenticatorAttestationResponse
  return { client_data: text(response.clientDataJSON), attestation: text(response.attestationObject) }
}

/** Let the browser sign in with a passkey that the person chooses. */
export async function signWithPasskey(asked: PasskeyOptions): Promise<SignedChallenge | null> {
  const options = asked.options as Options
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: named(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
  const signed = await navigator.credentials.get({ publicKey }).catch(() => null)
  if (!(signed instanceof PublicKeyCredential)) return null
  const response = signed.response as AuthenticatorAssertionResponse
  return {
    credential: text(signed.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: response.userHandle ? text(response.userHandle) : '',
  }
}

function named(credentials: unknown): PublicKeyCredentialDescriptor[] {
  return ((credentials ?? []) as Named[]).map(({ id, type }) => ({ id: bytes(id), type }))
}

/** The bytes of base64url. */
export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function text(data: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
