import type { Table } from './table.svelte'
import type { ChoiceGroup } from './table_parts'

type Board = Pick<Table, 'decision' | 'lesson' | 'onregion' | 'region' | 'tip'>

/**
 * What the board highlights among the options of its decision: the places that are lit, the option that an arrow points at,
 * the kind of choices that stays lit, and the option that a first tap has armed. Each mark holds the number of its decision
 * and ends with it.
 */
export class Highlights {
  private litMark: { number: number; keys: ReadonlySet<string> } | null = $state.raw(null)
  private pointedMark: { number: number; key: string } | null = $state.raw(null)
  private groupMark: { number: number; group: string } | null = $state.raw(null)
  private armedMark: { number: number; key: string } | null = $state.raw(null)

  constructor(private readonly board: Board) {}

  private isCurrent<T extends { number: number }>(highlight: T | null): highlight is T {
    return highlight?.number === this.board.decision.number
  }

  /** The option an arrow points at. */
  get pointed(): string | null {
    return this.isCurrent(this.pointedMark) ? this.pointedMark.key : null
  }

  /** The kind of choices that stays lit until another choice is made. */
  get group(): string | null {
    return this.isCurrent(this.groupMark) ? this.groupMark.group : null
  }

  /** Which of some kinds of choices stays lit; a place of another kind that a finger has tapped ends it. */
  keptOf(groups: readonly ChoiceGroup[]): ChoiceGroup | null {
    const kept = groups.find(({ id }) => id === this.group)
    return kept && (this.armed === null || kept.keys.includes(this.armed)) ? kept : null
  }

  /** The option that a second tap chooses. */
  get armed(): string | null {
    return this.isCurrent(this.armedMark) ? this.armedMark.key : null
  }

  /** Light only the places of some options; null lights all of them. */
  light(keys: readonly string[] | null): void {
    this.litMark = keys?.length ? { number: this.board.decision.number, keys: new Set(keys) } : null
  }

  /** Whether the place of a legal option is lit: no other kind of choices is pointed at, and no lesson wants another. */
  isLit(key: string): boolean {
    const { lesson } = this.board
    if (lesson) return key === lesson.goal
    return !this.isCurrent(this.litMark) || this.litMark.keys.has(key)
  }

  /** Keep a kind of choices lit; null ends it. */
  keep(group: string | null): void {
    this.groupMark = group === null ? null : { number: this.board.decision.number, group }
  }

  /** Point at an option on the board: an arrow, and only its place is lit; null ends it. */
  point(key: string | null): void {
    if (key !== null) this.disarm()
    const region = key === null ? null : this.board.region(key)
    this.pointedMark = key === null ? null : { number: this.board.decision.number, key }
    this.light(key === null || region === null ? null : [key])
    if (region) this.board.onregion?.(region)
  }

  /** First tap on an option: arm it, so that the next tap chooses it. Returns true if this tap only armed it. */
  arm(key: string): boolean {
    if ((this.board.lesson && key !== this.board.lesson.goal) || this.armed === key) return false
    if (this.pointedMark)
      this.point(null) // one option at a time: an arrow and the button to confirm never disagree
    else if (!this.isLit(key)) this.light(null)
    this.armedMark = { number: this.board.decision.number, key }
    return true
  }

  /** Disarm the option of a first tap, and end its tip. */
  disarm(): void {
    if (this.armedMark && this.board.tip?.key === this.armedMark.key) this.board.tip = null
    this.armedMark = null
  }
}
