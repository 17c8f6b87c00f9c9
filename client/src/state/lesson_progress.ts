import { storeList, storedList } from './stored_list'

const STORAGE_KEY = 'trianon.lesson-progress'
const MAX_KEPT = 20 // tables

/** How far a lesson at a table has come in this browser: steps seen, whether it is over, and whether its match was left then. */
export interface Progress {
  seen: number
  isOver: boolean
  isLeft?: boolean
}

export function progressAt(table: string): Required<Progress> {
  const [, seen = '0', over = ''] =
    storedList(STORAGE_KEY)
      .map((entry) => entry.split(' '))
      .find(([id]) => id === table) ?? []
  return { seen: Number(seen) || 0, isOver: over === 'over' || over === 'left', isLeft: over === 'left' }
}

export function noteProgress(table: string, { seen, isOver, isLeft = false }: Progress): void {
  const others = storedList(STORAGE_KEY).filter((entry) => entry.split(' ')[0] !== table)
  storeList(
    STORAGE_KEY,
    [...others, `${table} ${String(seen)}${isLeft ? ' left' : isOver ? ' over' : ''}`].slice(-MAX_KEPT),
  )
}

/** Whether a table is a lesson and nothing else: under way, or left at its end. Played on, it is a match like any other. */
export function isOnlyLesson({ id, lesson }: { id: string; lesson?: string | null }): boolean {
  if (!lesson) return false
  const { isOver, isLeft } = progressAt(id)
  return !isOver || isLeft
}

/** Note an answer at a table after its lesson: the match is played on. */
export function notePlayedOn(table: string): void {
  const progress = progressAt(table)
  if (progress.isLeft) noteProgress(table, { ...progress, isLeft: false })
}
