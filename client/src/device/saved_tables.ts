import type { TableInfo } from '../net/messages'
import type { StorageProblem } from './protocol'

const DATABASE = 'trianon'
const STORE = 'tables'

/** A table as this browser keeps it: opaque to the page, with what lists of tables show. */
export interface SavedTable {
  id: string
  saved: string
  changed: number // ms
  info: TableInfo | null
  /** the key of the files whose rules it was played with last; missing in tables of older versions */
  files?: string
}

/** Whether the person of this device played: a match file is only looked at. */
export function isPlayed({ seats }: TableInfo): boolean {
  return seats.some(({ you }) => you)
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database refused'))
  })
}

let opened: Promise<IDBDatabase> | null = null

const forget = () => {
  opened = null
}

function open(): Promise<IDBDatabase> {
  if (opened) return opened
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  opened = asked(request).then((database) => {
    database.onclose = forget
    database.onversionchange = () => database.close()
    return database
  })
  opened.catch(forget)
  return opened
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
}

/** Every kept table, the latest first; none where the browser keeps nothing. */
export async function savedTables(): Promise<SavedTable[]> {
  try {
    const found = (await asked((await store('readonly')).getAll())) as SavedTable[]
    return found.sort((one, other) => other.changed - one.changed)
  } catch {
    return []
  }
}

export async function savedTable(id: string): Promise<SavedTable | null> {
  try {
    return ((await asked((await store('readonly')).get(id))) as SavedTable | undefined) ?? null
  } catch {
    return null
  }
}

/** Keep a table, or forget it; what prevents that, null once it is written. */
export async function keepTable(id: string, table: SavedTable | null): Promise<StorageProblem | null> {
  try {
    const tables = await store('readwrite')
    const { transaction } = tables
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('not written'))
    })
    if (table) tables.put(table)
    else tables.delete(id)
    await written
    return null
  } catch (error) {
    return (error as DOMException).name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}
