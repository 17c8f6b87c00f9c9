import { storedList, storeList } from './stored_list'

/** Words kept in this browser, no more than the latest; pages follow what changes. */
class KeptList {
  private words: string[] = $state.raw([])

  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {
    this.words = storedList(key)
  }

  has(word: string): boolean {
    return this.words.includes(word)
  }

  add(word: string): void {
    this.store([...this.words.filter((each) => each !== word), word].slice(-this.most))
  }

  remove(word: string): void {
    if (this.has(word)) this.store(this.words.filter((each) => each !== word))
  }

  toggle(word: string): void {
    if (this.has(word)) this.remove(word)
    else this.add(word)
  }

  private store(words: string[]): void {
    this.words = words
    storeList(this.key, words) // without storage they last until the page is loaded again
  }
}

/** Tables against bots and lessons that are not listed until they are opened again. */
export const dismissed = new KeptList('trianon.dismissed', 200)

/** Seats with chat that this browser hides, by their `seatAt`. */
export const muted = new KeptList('trianon.muted', 500)
export const seatAt = (table: string, seat: number | null) => `${table}/${String(seat)}`
