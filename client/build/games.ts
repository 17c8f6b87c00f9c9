import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// a path, no URL: under jsdom the class URL is not the one the file system takes
const BOARDS = join(dirname(fileURLToPath(import.meta.url)), '../src/boards')

/** The games that have a board: a folder each. */
export function games(): string[] {
  return readdirSync(BOARDS, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
}
