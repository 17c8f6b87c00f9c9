import { storedList, storeList } from './stored_list'

const STORAGE_KEY = 'trianon.dismissed'
const MAX_KEPT = 200

/** Tables against bots and lessons that are not listed until they are opened again; kept in the browser. */
class Dismissed {
  private tables: string[] = $state.raw(storedList(STORAGE_KEY))

  has(table: string): boolean {
    return this.tables.includes(table)
  }

  add(table: string): void {
    this.store([...this.tables.filter((each) => each !== table), table].slice(-MAX_KEPT))
  }

  /** List a table again. */
  remove(table: string): void {
    if (this.has(table)) this.store(this.tables.filter((each) => each !== table))
  }

  private store(tables: string[]): void {
    this.tables = tables
    storeList(STORAGE_KEY, tables) // without storage dismissed until the page is loaded again
  }
}

export const dismissed = new Dismissed()
