import type { Account, AccountLine } from './account'

/** A part of the scoring that is shown at once: its lines, and the places that light up. */
export interface Beat {
  lines: AccountLine[]
  places: string[]
  /** the name of the category */
  title: string
}

const ALL = 15_000 // ms of the whole show
const [MIN_BEAT, MAX_BEAT] = [420, 1_300] // ms of a beat
const PURSE = /^purse\./

/** What lines have in common that are shown at once: an area of the board, all players' own things, or their owner. */
function keyOf({ rank, place, seat }: AccountLine, withSeat: RegExp): string {
  if (PURSE.test(place) || withSeat.test(place) || !place) return String(rank)
  return `${String(rank)} ${place.includes('.') ? String(seat) : place}`
}

/** The lines of an account as they are shown, in the order of the rules; `withSeat` knows places that lie with a player. */
export function beatsOf(account: Account, withSeat: RegExp): Beat[] {
  const beats: Beat[] = []
  let before = ''
  for (const line of account.lines) {
    const key = keyOf(line, withSeat)
    const beat = beats.at(-1)
    if (beat && key === before) beat.lines.push(line)
    else
      beats.push({ lines: [line], places: [], title: account.rows.find(({ rank }) => rank === line.rank)?.name ?? '' })
    before = key
  }
  for (const beat of beats) beat.places = [...new Set(beat.lines.map(({ place }) => place))]
  return beats
}

/** How long a beat lasts, in ms, so that the whole show takes about as long as it may. */
export function beatLength(count: number): number {
  return Math.max(MIN_BEAT, Math.min(MAX_BEAT, ALL / Math.max(1, count)))
}

/** The points of every seat after so many beats, from those before the scoring. */
export function sumsAfter(beats: readonly Beat[], count: number, before: readonly number[]): number[] {
  const sums = [...before]
  for (const { lines } of beats.slice(0, count))
    for (const { seat, points } of lines) sums[seat - 1] = (sums[seat - 1] ?? 0) + points
  return sums
}
