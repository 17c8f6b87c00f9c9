import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MAX_MATCH_FILE_CHARS, readMatchFile } from '../src/net/match_file'

interface ApiDocument {
  components: { schemas: { MatchFile: { properties: { text: { maxLength: number } } } } }
}

/** A file as the browser hands it over: jsdom's own cannot be read as text. */
const fileOf = (text: string, size = new TextEncoder().encode(text).length) =>
  ({ size, text: () => Promise.resolve(text) }) as Blob

it('limits match files as the server does', () => {
  const api = JSON.parse(readFileSync('../docs/openapi.json', 'utf8')) as ApiDocument
  expect(MAX_MATCH_FILE_CHARS).toBe(api.components.schemas.MatchFile.properties.text.maxLength)
})

it.each(['x', 'é', '王', '🂡'])('counts characters, not bytes, of a file of %s', async (letter) => {
  const longest = letter.repeat(MAX_MATCH_FILE_CHARS)
  expect((await readMatchFile(fileOf(longest))) === longest).toBe(true)
  expect(await readMatchFile(fileOf(longest + letter))).toBeNull()
})

it('does not read a file that is far too large', async () => {
  const file = { size: 1_000_000_000, text: () => Promise.reject(new Error('read')) } as unknown as Blob
  expect(await readMatchFile(file)).toBeNull()
})
