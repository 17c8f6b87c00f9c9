import { isTransient, type ApiResult } from './api'
import * as timers from './timers'

/** Burst and refill rate, a little below the server's own limits. */
const BURST = 50
const PER_SECOND = 8
const RETRY_DELAY = 2_500 // ms

/** Token bucket for expensive requests: delays them instead of letting the server refuse them. */
export class RateLimiter {
  private tokens = BURST
  private refilledAt: number

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly sleep: (ms: number) => Promise<void> = timers.sleep,
  ) {
    this.refilledAt = now()
  }

  /** Ask when it can be afforded and is still wanted; nothing where it is not wanted any more. */
  async run<T>(
    cost: number,
    request: () => Promise<ApiResult<T>>,
    isWanted: () => boolean,
  ): Promise<ApiResult<T> | null> {
    for (;;) {
      const wait = this.delayFor(cost)
      if (wait > 0) await this.sleep(wait)
      if (!isWanted()) return null
      if (this.delayFor(cost) > 0) continue
      this.tokens -= cost
      const outcome = await request()
      if (!isWanted()) return null
      if (outcome.ok || !isTransient(outcome.problem)) return outcome
      await this.sleep(RETRY_DELAY)
    }
  }

  /** ms until so much can be afforded. */
  private delayFor(cost: number): number {
    const now = this.now()
    this.tokens = Math.min(BURST, this.tokens + ((now - this.refilledAt) * PER_SECOND) / 1000)
    this.refilledAt = now
    return this.tokens >= cost ? 0 : Math.ceil(((cost - this.tokens) * 1000) / PER_SECOND)
  }
}
