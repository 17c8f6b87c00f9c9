const STORAGE_KEY = 'trianon.muted'
const MAX_KEPT = 500

/** Seats whose chat this browser does not show, by table; kept in the browser. */
class Muted {
  private seats: string[] = $state.raw(read())

  has(table: string, seat: number | null): boolean {
    return seat !== null && this.seats.includes(`${table}/${String(seat)}`)
  }

  toggle(table: string, seat: number): void {
    const name = `${table}/${String(seat)}`
    this.seats = this.has(table, seat) ? this.seats.filter((each) => each !== name) : [...this.seats, name].slice(-MAX_KEPT)
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.seats))
    } catch {
      // muted until the page is loaded again
    }
  }
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const muted = new Muted()
