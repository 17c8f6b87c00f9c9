import { isPassing, type Outcome } from './api'

/** What a person may ask of the server: so much at once, and so much more every second. Kept a little below its own count. */
const MOST = 50
const A_SECOND = 8
const AGAIN = 2_500 // ms

/** Dear questions are put as often as the server takes them: who plays on quickly waits instead of being refused. */
export class Patience {
  private left = MOST
  private then: number

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly later: (ms: number) => Promise<void> = (ms) => new Promise((act) => { setTimeout(act, ms) }),
  ) {
    this.then = now()
  }

  /** Ask when it can be afforded and is still wanted; nothing where it is not wanted any more. */
  async ask<T>(cost: number, ask: () => Promise<Outcome<T>>, isWanted: () => boolean): Promise<Outcome<T> | null> {
    for (;;) {
      const wait = this.wait(cost)
      if (wait > 0) await this.later(wait)
      if (!isWanted()) return null
      if (this.wait(cost) > 0) continue
      this.left -= cost
      const said = await ask()
      if (!isWanted()) return null
      if (said.ok || !isPassing(said.problem)) return said
      await this.later(AGAIN)
    }
  }

  /** ms until so much can be afforded. */
  private wait(cost: number): number {
    const now = this.now()
    this.left = Math.min(MOST, this.left + ((now - this.then) * A_SECOND) / 1000)
    this.then = now
    return this.left >= cost ? 0 : Math.ceil(((cost - this.left) * 1000) / A_SECOND)
  }
}
