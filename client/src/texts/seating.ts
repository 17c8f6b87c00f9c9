import type { Occupant } from '../net/board_types'
import type { Texts } from './texts'

/** The players of a table by seat, and what sentences call them; seats count from 1. */
export class Seating {
  constructor(
    readonly texts: Texts,
    readonly occupants: readonly Occupant[],
    readonly viewer: number | null,
  ) {}

  name(seat: number): string {
    return this.occupants[seat - 1]?.name ?? this.texts.text('seat-number', { seat })
  }

  /** A seat inside a sentence, as its subject: the reader is "you". */
  who(seat: number): string {
    return seat === this.viewer ? this.texts.text('seat-you') : this.name(seat)
  }

  /** A seat inside a sentence, as its object. */
  whom(seat: number): string {
    return seat === this.viewer ? this.texts.text('seat-you.object') : this.name(seat)
  }
}
