import { storeList, storedList } from './stored_list'

const STORAGE_KEY = 'trianon.lesson-progress'
const MAX_KEPT = 20 // tables

/** How far a lesson at a table has come in this browser: steps seen, and whether it is over or was left for good. */
export interface Progress {
  seen: number
  isOver: boolean
}

export function progressAt(table: string): Progress {
  const [, seen = '0', over = ''] = storedList(STORAGE_KEY).map((entry) => entry.split(' ')).find(([id]) => id === table) ?? []
  return { seen: Number(seen) || 0, isOver: over === 'over' }
}

export function noteProgress(table: string, { seen, isOver }: Progress): void {
  const others = storedList(STORAGE_KEY).filter((entry) => entry.split(' ')[0] !== table)
  storeList(STORAGE_KEY, [...others, `${table} ${String(seen)}${isOver ? ' over' : ''}`].slice(-MAX_KEPT))
}
