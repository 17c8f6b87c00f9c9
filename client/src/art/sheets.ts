import type { Game } from '../net/protocol'

const SHEETS: Record<Game, () => Promise<{ default: string }>> = {
  rokoko: () => import('./sprites/rokoko'),
  histrio: () => import('./sprites/histrio'),
}
const known = new Map<Game, string>()

/** Load the symbols of a game. */
export async function loadSheet(game: Game): Promise<string> {
  const { default: sheet } = await SHEETS[game]()
  known.set(game, sheet)
  return sheet
}

/** The symbols of a game, if they are there: who has them at once draws once. */
export function sheetOf(game: Game): string | undefined {
  return known.get(game)
}
