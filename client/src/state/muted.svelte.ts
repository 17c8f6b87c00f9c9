import { storedList, storeList } from './stored_list'

const STORAGE_KEY = 'trianon.muted'
const MAX_KEPT = 500

/** Seats with chat that this browser hides, by table; kept in the browser. */
class Muted {
  private seats: string[] = $state.raw(storedList(STORAGE_KEY))

  has(table: string, seat: number | null): boolean {
    return seat !== null && this.seats.includes(`${table}/${String(seat)}`)
  }

  toggle(table: string, seat: number): void {
    const name = `${table}/${String(seat)}`
    this.seats = this.has(table, seat)
      ? this.seats.filter((each) => each !== name)
      : [...this.seats, name].slice(-MAX_KEPT)
    storeList(STORAGE_KEY, this.seats) // without storage muted until the page is loaded again
  }
}

export const muted = new Muted()
