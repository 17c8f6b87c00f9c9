import { keep, readKept } from '../net/storage'

/** Words kept in this browser under a key; a browser that keeps nothing has none. */
export function storedList(key: string): string[] {
  const found = readKept(key)
  return Array.isArray(found) ? found.map(String) : []
}

export function storeList(key: string, words: readonly string[]): void {
  keep(key, words)
}
