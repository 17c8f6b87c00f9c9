import type { Seating } from './seating'
import type { Args, Texts } from './texts'

/** A Fluent message in no language yet: its name and its arguments, as the games' wording names them on the server. */
export type Message = [name: string, args?: Record<string, Argument>]
export type Argument =
  | string
  | number
  | Message
  | { piece: string }
  | { seat: number }
  | { list: Argument[] }
  | { or: Argument[] }
  | { row: Argument[] }
  | { sum: number }
/** What the pieces and places of an edition are called, by kind and id. */
export type PieceNames = Record<string, Argument>

/** The phrase that tells an event; see `core/wording.py`. */
export interface Phrase {
  say: Message
  /** the seat that acts, if it is another one than the event's */
  seat?: number | null
  /** how many phrases it stands before */
  back?: number
  /** stale as soon as another one follows */
  fleeting?: boolean
  /** of a line of the final scoring: what it adds up in */
  category?: Message
  rank?: number
  /** of a line of the final scoring: the place of the board that gives the points */
  place?: string
}

/** Writes out the messages of one table for one reader. */
export class Formatter {
  constructor(
    readonly texts: Texts,
    readonly pieces: PieceNames,
    readonly seating: Seating,
  ) {}

  /** Write out a message; about the reader in the second person, where the language has a form of its own for it. */
  say([name, args]: Message, isReader = this.isReader(args?.['who'])): string {
    const second = `${name}${name.includes('.') ? '-' : '.'}you`
    const id = isReader && this.texts.has(second) ? second : name
    if (!args) return this.texts.text(id)
    const written: Args = {}
    for (const [arg, value] of Object.entries(args)) written[arg] = this.value(value, arg === 'whom')
    return this.texts.text(id, written)
  }

  /** What a piece or a place is called; its id where the edition has no name for it. */
  name(kind: string, id: string | number): string {
    const found = this.pieces[`${kind}.${id}`]
    return found === undefined ? String(id) : String(this.value(found))
  }

  private isReader(value: Argument | undefined): boolean {
    return typeof value === 'object' && 'seat' in value && value.seat === this.seating.viewer
  }

  private value(value: Argument, isObject = false): string | number {
    if (typeof value !== 'object') return value
    if (Array.isArray(value)) return this.say(value)
    if ('piece' in value) return this.piece(value.piece)
    if ('seat' in value) return isObject ? this.seating.whom(value.seat) : this.seating.who(value.seat)
    if ('list' in value) return this.texts.listed(this.counted(value.list))
    if ('or' in value) return this.texts.listed(this.parts(value.or), 'disjunction')
    return 'row' in value ? this.parts(value.row).join(this.texts.language === 'zh' ? '，' : ', ') : value.sum
  }

  private piece(name: string): string {
    const dot = name.indexOf('.')
    return this.name(name.slice(0, dot), name.slice(dot + 1))
  }

  private parts(values: readonly Argument[]): string[] {
    return values.map((value) => String(this.value(value)))
  }

  /** The parts of a list; equal ones are named once, with their number. */
  private counted(values: readonly Argument[]): string[] {
    const counts = new Map<string, number>()
    for (const part of this.parts(values)) counts.set(part, (counts.get(part) ?? 0) + 1)
    return [...counts].map(([part, count]) => (count === 1 ? part : `${part} (×${String(count)})`))
  }
}
