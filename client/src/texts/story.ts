import type { GameEvent } from '../net/protocol'
import type { Seating } from './seating'

/** One sentence of the chronicle: who it is about, and the places and pieces it points at. */
export interface Sentence {
  seat: number | null
  text: string
  places: string[]
}

/** Groups what stands next to one another and has the same key. */
export function runs<T>(things: readonly T[], key: (thing: T) => string): T[][] {
  const grouped: T[][] = []
  let last: string | undefined
  for (const thing of things) {
    const own = key(thing)
    if (own !== last) grouped.push([])
    grouped.at(-1)?.push(thing)
    last = own
  }
  return grouped
}

/** A fact of an event as text. */
export function said(event: GameEvent, fact: string): string {
  const value = event[fact]
  return value === null || value === undefined ? '' : String(value)
}

/** Sentences from events: what one seat does in a row makes one sentence, what nobody does one of its own. */
export function sentences(
  events: readonly GameEvent[],
  phrases: (run: GameEvent[]) => string[],
  seating: Seating,
): Sentence[] {
  const told: Sentence[] = []
  for (const run of runs(events, (event) => String(event.seat))) {
    const parts = phrases(run)
    const places = run.flatMap((event) => [said(event, 'to'), said(event, 'from')]).filter(Boolean)
    const seat = run[0]?.seat ?? null
    if (seat === null) told.push(...parts.map((text) => ({ seat: null, text, places })))
    else if (parts.length) told.push({ seat, text: line(seating, seat, parts), places })
  }
  return told
}

function line(seating: Seating, seat: number, phrases: string[]): string {
  const { texts } = seating
  const [first = '', ...rest] = phrases
  const whole = rest.reduce(
    (said, next, place) => texts.text(place === rest.length - 1 ? 'story-last' : 'story-next', { said, next }),
    first,
  )
  return texts.text('story-line', { who: seating.who(seat), said: whole })
}
