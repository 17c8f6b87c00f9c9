import { keep, readKept } from '../net/storage'

const STORAGE_KEY = 'trianon.read'
const MAX_TABLES = 60 // tables remembered, those talked at last

function stored(): [string, number][] {
  const found = readKept(STORAGE_KEY)
  return Array.isArray(found)
    ? found.filter((each): each is [string, number] => Array.isArray(each) && typeof each[1] === 'number')
    : []
}

/** The latest chat line read at each table, kept in local storage. */
class Unread {
  private read: Map<string, number> = $state.raw(new Map(stored()))

  /** The number of the latest line read at a table. */
  lastRead(table: string): number {
    return this.read.get(table) ?? 0
  }

  markRead(table: string, number: number): void {
    if (number <= this.lastRead(table)) return
    this.read = new Map(
      [...[...this.read].filter(([known]) => known !== table), [table, number] as const].slice(-MAX_TABLES),
    )
    keep(STORAGE_KEY, [...this.read])
  }
}

export const unread = new Unread()
