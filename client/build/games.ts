import { readdirSync } from 'node:fs'

const BOARDS = new URL('../src/boards/', import.meta.url)

/** The games that have a board: a folder each. */
export function games(): string[] {
  return readdirSync(BOARDS, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name)
}
