import type { Argument, Message, PieceNames } from '../net/phrases'
import type { Seating } from './seating'
import type { Args, Texts } from './texts'

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
    return 'row' in value ? this.texts.row(this.parts(value.row)) : value.sum
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
    return [...counts].map(([part, count]) => this.texts.times(part, count))
  }
}
