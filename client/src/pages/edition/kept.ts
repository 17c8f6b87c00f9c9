import type { Game } from '../../net/board_types'
import { keep, readKept } from '../../net/storage'
import { isTable, type Table } from './form'

/** My edition of a game as this browser keeps it. */
export interface KeptEdition {
  data: Table
  /** its file, where it has no fault: what a table can be played with */
  file: { name: string; text: string } | null
}

const keyOf = (game: Game) => `trianon.edition.${game}`

export function keptEdition(game: Game): KeptEdition | null {
  const found = readKept(keyOf(game)) as Partial<KeptEdition> | null
  if (!found || !isTable(found.data)) return null
  const { file = null } = found
  return { data: found.data, file: typeof file?.text === 'string' && typeof file.name === 'string' ? file : null }
}

export function keepEdition(game: Game, edition: KeptEdition): void {
  keep(keyOf(game), edition)
}
