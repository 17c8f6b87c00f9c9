import { partOf } from './parts'
import type { Game } from '../net/board_types'

const SHEETS = import.meta.glob<string>('../boards/*/sprites/index.ts', { import: 'default' })
const known = new Map<Game, string>()

/** Load the symbols of a game. */
export async function loadSheet(game: Game): Promise<string> {
  const sheet = await partOf(SHEETS, game)()
  known.set(game, sheet)
  return sheet
}

/** The symbols of a game, if they are loaded: the board is then drawn once. */
export function sheetOf(game: Game): string | undefined {
  return known.get(game)
}
