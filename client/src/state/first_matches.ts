import { storeList, storedList } from './stored_list'

const STORAGE_KEY = 'trianon.matches'
const FIRST = 2 // matches of a beginner

/** Note that a match is played in this browser; only the first few are kept. */
export function noteMatch(table: string): void {
  const matches = storedList(STORAGE_KEY)
  if (!matches.includes(table) && matches.length <= FIRST) storeList(STORAGE_KEY, [...matches, table])
}

/** Whether no more than the first matches have been played in this browser. */
export function isBeginner(): boolean {
  return storedList(STORAGE_KEY).length <= FIRST
}
