import type { Occupant } from '../net/protocol'
import type { Texts } from './texts'

/** Who sits where, and what they are called; seats count from 1. */
export class Seating {
  constructor(
    readonly texts: Texts,
    readonly occupants: readonly Occupant[],
    readonly viewer: number | null,
  ) {}

  name(seat: number): string {
    return this.occupants[seat - 1]?.name ?? this.texts.text('seat-number', { seat })
  }

  /** A seat in a sentence. */
  who(seat: number): string {
    return this.texts.text(seat === this.viewer ? 'seat-you' : 'seat-other', { name: this.name(seat) })
  }
}
