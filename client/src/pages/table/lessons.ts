const PLACE = 'trianon.lessons'

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

/** Whether a piece of advice was given before. */
export function isKnown(lesson: string): boolean {
  return known().includes(lesson)
}

export function learn(lesson: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...new Set([...known(), lesson])]))
  } catch {
    // a browser that keeps nothing hears it again
  }
}

/** Hear all advice again. */
export function forget(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // nothing was kept
  }
}
