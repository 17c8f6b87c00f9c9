import type { GameEvent } from '../net/board_types'
import type { Argument, Message } from '../net/phrases'
import type { Formatter } from './messages'
import { capitalize } from './typography'

const LISTED = 1 // things a brief sentence names
const JOINED = 2 // phrases of a brief sentence

/** One sentence of the chronicle: the seat it is about, and the places and pieces it points at. */
export interface Sentence {
  seat: number | null
  text: string
  places: string[]
}

/** A phrase on its way into a sentence. */
interface Spoken {
  seat: number | null
  say: Message
  fleeting: boolean
  places: string[]
}

/** A fact of an event as text. */
export function said(event: GameEvent, fact: string): string {
  const value = event[fact]
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

/**
 * Sentences from the phrases of events: equal ones merge, those of one seat make one sentence, those of nobody stand
 * alone. Fleeting news of the reader's own is left out. The same as `texts/narration.py`. In brief, long lists are only
 * counted where there are words for that, and sentences are short.
 */
export function sentences(events: readonly GameEvent[], formatter: Formatter, isBrief = false): Sentence[] {
  const { viewer } = formatter.seating
  const told: Sentence[] = []
  let own: Spoken[] = []
  const finish = () => {
    const [first] = own
    if (first?.seat !== null && first)
      told.push({
        seat: first.seat,
        text: line(formatter, first.seat, own),
        places: own.flatMap((phrase) => phrase.places),
      })
    own = []
  }
  const phrases = merged(inOrder(events).filter((each) => !(each.fleeting && each.seat === viewer)))
  for (const phrase of isBrief ? phrases.map((each) => ({ ...each, say: inBrief(each.say, formatter) })) : phrases) {
    if (phrase.seat !== own[0]?.seat || (isBrief && own.length === JOINED)) finish()
    if (phrase.seat === null) told.push({ seat: null, text: formatter.say(phrase.say), places: phrase.places })
    else own.push(phrase)
  }
  finish()
  return told
}

/** The phrases in the order they are told, without news that others have overtaken. */
function inOrder(events: readonly GameEvent[]): Spoken[] {
  const spoken: Spoken[] = []
  for (const event of events) {
    const { phrase } = event
    if (!phrase || phrase.category) continue // lines of the scoring are shown as a table
    const places = [said(event, 'to'), said(event, 'from')].filter(Boolean)
    const seat = phrase.seat === undefined ? event.seat : phrase.seat
    spoken.splice(Math.max(0, spoken.length - (phrase.back ?? 0)), 0, {
      seat,
      say: phrase.say,
      fleeting: phrase.fleeting ?? false,
      places,
    })
  }
  const last = spoken.findLastIndex((phrase) => !phrase.fleeting)
  return spoken.filter((phrase, place) => place > last || !phrase.fleeting)
}

/** The phrases with equal neighbours made one. */
function merged(phrases: readonly Spoken[]): Spoken[] {
  const found: Spoken[] = []
  for (const phrase of phrases) {
    const before = found.at(-1)
    const both = before?.seat === phrase.seat ? merge(before.say, phrase.say) : null
    if (before && both) found[found.length - 1] = { ...before, say: both, places: [...before.places, ...phrase.places] }
    else found.push(phrase)
  }
  return found
}

/** Two messages as one: those that differ only in lists and sums; nothing where they differ otherwise. */
function merge([name, one]: Message, [other, two]: Message): Message | null {
  if (name !== other || !one || !two) return null
  const args: Record<string, Argument> = {}
  let grew = false
  for (const [arg, value] of Object.entries(one)) {
    const next = two[arg]
    if (next === undefined) return null
    const both = joined(value, next)
    if (both) grew = true
    else if (JSON.stringify(value) !== JSON.stringify(next)) return null
    args[arg] = both ?? value
  }
  return grew && Object.keys(two).length === Object.keys(one).length ? [name, args] : null
}

/** A message without its long list, where it has such a form. */
function inBrief([name, args]: Message, { texts }: Formatter): Message {
  const lengths = Object.values(args ?? {}).map((value) =>
    typeof value === 'object' && 'list' in value ? value.list.length : 0,
  )
  const count = Math.max(0, ...lengths)
  const isBrief = count > LISTED && !name.includes('.') && texts.has(`${name}.brief`) // a form of a message has no brief form
  return isBrief ? [`${name}.brief`, { ...args, count }] : [name, args ?? {}]
}

function joined(one: Argument, two: Argument): Argument | null {
  if (typeof one !== 'object' || typeof two !== 'object') return null
  if ('list' in one && 'list' in two) return { list: [...one.list, ...two.list] }
  if ('row' in one && 'row' in two) return { row: [...one.row, ...two.row] }
  return 'sum' in one && 'sum' in two ? { sum: one.sum + two.sum } : null
}

function line(formatter: Formatter, seat: number, phrases: readonly Spoken[]): string {
  const { texts } = formatter
  const [first = '', ...rest] = phrases.map((phrase) => formatter.say(phrase.say, seat === formatter.seating.viewer))
  const whole = rest.reduce(
    (before, next, place) =>
      texts.text(place === rest.length - 1 ? 'chronicle-last' : 'chronicle-next', { said: before, next }),
    first,
  )
  return texts.text('chronicle-line', { who: capitalize(formatter.seating.who(seat)), said: whole })
}
