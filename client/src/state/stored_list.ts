/** Words kept in this browser under a key; a browser that keeps nothing has none. */
export function storedList(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

/** Keep words in this browser, if it keeps anything. */
export function storeList(key: string, words: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(words))
  } catch {
    // without storage everything is as on the first visit
  }
}
