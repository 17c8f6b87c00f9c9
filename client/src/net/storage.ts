type Storage = 'localStorage' | 'sessionStorage'

/** A text kept in this browser; null where there is none, or where the browser keeps nothing. */
export function readText(key: string, storage: Storage = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Keep a text; in a browser that keeps nothing it is gone with the page. */
export function keepText(key: string, text: string, storage: Storage = 'localStorage'): void {
  try {
    window[storage].setItem(key, text)
  } catch {
    // everything goes on as on the first visit
  }
}

/** What is kept under a key as JSON; null where there is nothing that can be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  keepText(key, JSON.stringify(value))
}
