import type { Table } from './table.svelte'

type Board = Pick<Table, 'decision' | 'goal' | 'onregion' | 'region' | 'tip'>

/**
 * What the board highlights among the options of its decision: the places that glow, the option that an arrow points at,
 * the kind of choices that stays lit, and the option that a first tap has shown. All of it ends with the decision.
 */
export class Highlights {
  private lit: { number: number; keys: ReadonlySet<string> } | null = $state.raw(null)
  private arrow: { number: number; key: string } | null = $state.raw(null)
  private kept: { number: number; group: string } | null = $state.raw(null)
  private armed: { number: number; key: string } | null = $state.raw(null)

  constructor(private readonly board: Board) {}

  private isCurrent<T extends { number: number }>(highlight: T | null): highlight is T {
    return highlight?.number === this.board.decision.number
  }

  /** The option an arrow points at. */
  get pointed(): string | null {
    return this.isCurrent(this.arrow) ? this.arrow.key : null
  }

  /** The kind of choices that stays lit until another choice is made. */
  get group(): string | null {
    return this.isCurrent(this.kept) ? this.kept.group : null
  }

  /** The option that a second tap chooses. */
  get tapped(): string | null {
    return this.isCurrent(this.armed) ? this.armed.key : null
  }

  /** Let only the places of some options glow; null lets all of them. */
  light(keys: readonly string[] | null): void {
    this.lit = keys?.length ? { number: this.board.decision.number, keys: new Set(keys) } : null
  }

  /** Whether the place of a legal option glows: no other kind of choices is pointed at, and no lesson wants another. */
  isLit(key: string): boolean {
    const { goal } = this.board
    if (goal !== undefined) return key === goal
    return !this.isCurrent(this.lit) || this.lit.keys.has(key)
  }

  /** Keep a kind of choices lit; null ends it. */
  keep(group: string | null): void {
    this.kept = group === null ? null : { number: this.board.decision.number, group }
  }

  /** Point at an option on the board: an arrow, and only its place glows; null ends it. */
  point(key: string | null): void {
    if (key !== null) this.disarm()
    const region = key === null ? null : this.board.region(key)
    this.arrow = key === null ? null : { number: this.board.decision.number, key }
    this.light(key === null || region === null ? null : [key])
    if (region) this.board.onregion?.(region)
  }

  /** Let the next tap choose an option of the board, once what follows from it can be read; whether this one only shows it. */
  arm(key: string): boolean {
    if ((this.board.goal !== undefined && key !== this.board.goal) || this.tapped === key) return false
    if (this.arrow) this.point(null) // one option at a time: an arrow and the button to confirm never disagree
    else if (!this.isLit(key)) this.light(null)
    this.armed = { number: this.board.decision.number, key }
    return true
  }

  /** End the choice that a first tap has shown, and its tip. */
  disarm(): void {
    if (this.armed && this.board.tip?.key === this.armed.key) this.board.tip = null
    this.armed = null
  }
}
