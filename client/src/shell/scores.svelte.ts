import type { SeatScore } from '../net/messages'
import type { Message } from '../net/phrases'
import type { Table } from './table.svelte'

/** A part of the final scoring: its number, the places it lights up, and the points of each seat before it. */
export interface ScoredBeat {
  beat: number
  places: readonly string[]
  sums: readonly number[]
}

/** The score of each seat as it stands, and while the final scoring is shown. */
export class Scores {
  private loaded: readonly SeatScore[] = $state.raw([])
  private askedFor: readonly number[] | null = null
  /** the part of the final scoring that is shown */
  scored: ScoredBeat | null = $state.raw(null)

  constructor(
    private readonly table: Pick<Table, 'situation' | 'isReplay' | 'formatter' | 'text'>,
    private readonly request: (() => Promise<readonly SeatScore[]>) | undefined,
  ) {}

  private get points(): readonly number[] | null {
    return this.table.situation.points ?? null
  }

  /** Whether the server said how the match stands. */
  get areKnown(): boolean {
    return this.points !== null
  }

  /** The score of a seat if the match ended now, with a question mark where more is hidden; null while none is known. */
  of(seat: number): string | null {
    if (this.scored) return String(this.scored.sums[seat - 1] ?? 0)
    const points = this.points?.[seat - 1]
    if (points === undefined) return null
    return this.table.situation.hiddenPoints?.[seat - 1] ? `${String(points)} + ?` : String(points)
  }

  /** Ask once for each situation how the score comes about. */
  load(): void {
    const { points } = this
    if (!this.request || !points || this.askedFor === points || this.table.isReplay) return
    this.askedFor = points
    void this.request().then((found) => {
      if (this.points === points) this.loaded = found
    })
  }

  /** Forget the lines of the situation before. */
  clear(): void {
    this.loaded = []
    this.askedFor = null
  }

  /** How the score of a seat comes about, as far as it is known: category and sum, a question mark for hidden ones. */
  lines(seat: number): string[] {
    return this.sums(seat, (category) => this.table.formatter.say(category)).map(([category, points]) =>
      this.table.text('tip-score-line', { category, points }),
    )
  }

  /** The score of a seat by the names of its categories' messages, as far as it is known. */
  byCategory(seat: number): Record<string, string> {
    const found: Record<string, string> = {}
    for (const [name, points] of this.sums(seat, ([name]) => name))
      found[name] = found[name] === undefined ? String(points) : `${found[name]} + ${String(points)}`
    return found
  }

  /** The known categories by name with their sums, then the hidden ones. */
  private sums(seat: number, nameOf: (category: Message) => string): [name: string, points: number | '?'][] {
    const score = this.loaded.find((each) => each.seat === seat)
    const sums = new Map<string, number>()
    for (const { category, points } of score?.lines ?? []) {
      const name = nameOf(category)
      sums.set(name, (sums.get(name) ?? 0) + points)
    }
    return [...sums, ...(score?.hidden ?? []).map((category): [string, '?'] => [nameOf(category), '?'])]
  }
}
