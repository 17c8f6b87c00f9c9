const STORAGE_KEY = 'trianon.matches'
const FIRST = 2 // matches of a beginner

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

/** Note that a match is played in this browser; only the first few are kept. */
export function noteMatch(table: string): void {
  const matches = known()
  if (matches.includes(table) || matches.length > FIRST) return
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...matches, table]))
  } catch {
    // a browser that keeps nothing stays a beginner's
  }
}

/** Whether no more than the first matches have been played in this browser. */
export function isBeginner(): boolean {
  return known().length <= FIRST
}
