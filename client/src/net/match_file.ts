/** The server's own limit: `maxLength` of `MatchFile.text` in docs/openapi.json, which a test compares. */
export const MAX_MATCH_FILE_CHARS = 250_000
const MAX_BYTES_PER_CHAR = 4 // in UTF-8

/** The text of a match file; null if the server would refuse its length. A file that is far too large is not read. */
export async function readMatchFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_MATCH_FILE_CHARS * MAX_BYTES_PER_CHAR) return null
  const text = await file.text()
  return [...text].length > MAX_MATCH_FILE_CHARS ? null : text // characters, as the server counts, not UTF-16 units
}
