const STORAGE_KEY = 'trianon.lessons'
/** what was learnt since the page was opened: a browser that keeps nothing must not repeat itself at once */
const learnt = new Set<string>()

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

/** Whether a piece of advice was given before. */
export function isKnown(lesson: string): boolean {
  return learnt.has(lesson) || known().includes(lesson)
}

export function learn(lesson: string): void {
  learnt.add(lesson)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...known(), lesson])]))
  } catch {
    // a browser that keeps nothing hears it again another time
  }
}

/** Hear all advice again. */
export function forget(): void {
  learnt.clear()
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // nothing was kept
  }
}
