/** Editions in links: compressed behind the #, which no server sees. What a link holds was written by anybody. */

const KEY = 'edition='
export const MAX_LINK_CHARS = 60_000
export const MAX_EDITION_CHARS = 200_000 // as the server counts: `maxLength` of `EditionDraft.file`
const FORMAT = 'deflate-raw'

/** The part of a link behind the #; null where the edition is too long for a link. */
export async function packed(text: string): Promise<string | null> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  const code = KEY + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return code.length > MAX_LINK_CHARS ? null : code
}

/** Whether an address holds an edition. */
export function holdsEdition(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(KEY)
}

/** The edition in a link; null where it holds none. It is read no further than an edition may be long. */
export async function unpacked(hash: string): Promise<string | null> {
  const code = hash.replace(/^#/, '')
  if (!code.startsWith(KEY) || code.length > MAX_LINK_CHARS) return null
  try {
    const binary = atob(code.slice(KEY.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return await textIn(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)))
  } catch {
    return null
  }
}

async function textIn(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_EDITION_CHARS) {
      await reader.cancel()
      return null
    }
  }
}
