import { api, type ApiResult } from '../net/api'
import { isOnDevice } from '../net/homes'
import type { AnalysedDecision, AnalysisProgress, MatchAnalysis, Problem } from '../net/messages'
import { RateLimiter } from '../net/rate_limiter'

const LIMITER = new RateLimiter() // whichever match is analysed
const UNLIMITED: Pick<RateLimiter, 'run'> = {
  run: async (_, request, isWanted) => (isWanted() ? request() : null),
}
const COST = 15 // what a piece costs at the server

/** Verdicts from worst to best. */
export const VERDICTS = ['blunder', 'mistake', 'inaccuracy', 'good'] as const

type Fetch = (table: string, seat: number) => Promise<ApiResult<AnalysisProgress>>

/** The analysis of a finished match from one seat, as far as the server has computed it; asks for more until it is whole. */
export class AnalysisSession {
  seat: number | null = $state(null)
  done = $state(0)
  total = $state(0)
  found: MatchAnalysis | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  private turn = 0

  constructor(
    readonly table: string,
    private readonly fetch: Fetch = api.analyse,
    private readonly limiter: Pick<RateLimiter, 'run'> = isOnDevice(table) ? UNLIMITED : LIMITER,
  ) {}

  /** Analyse from a seat; what was asked for another one is dropped. */
  async open(seat: number): Promise<void> {
    this.turn += 1
    const turn = this.turn
    this.seat = seat
    this.found = this.problem = null
    this.done = this.total = 0
    do {
      const outcome = await this.limiter.run(
        COST,
        () => this.fetch(this.table, seat),
        () => turn === this.turn,
      )
      if (!outcome) return
      if (!outcome.ok) {
        this.problem = outcome.problem
        return
      }
      this.done = outcome.value.done
      this.total = outcome.value.total
      this.found = outcome.value.analysis
    } while (this.done < this.total)
  }

  /** Stop asking. */
  close(): void {
    this.turn += 1
    this.seat = null
  }
}

/** The choice that a position of a replay shows: the one just answered, or the one about to be. */
export function decisionAt(decisions: readonly AnalysedDecision[], at: number): AnalysedDecision | null {
  return decisions.find((decision) => decision.number === at) ?? null
}

/** A line of the curve through all positions: `value` from 0 (bottom) to 1. */
export function curvePath(
  points: readonly { number: number; value: number }[],
  last: number,
  width: number,
  height: number,
): string {
  return points
    .map(
      ({ number, value }, n) =>
        `${n ? 'L' : 'M'}${((number * width) / Math.max(1, last)).toFixed(1)} ${(height * (1 - value)).toFixed(1)}`,
    )
    .join(' ')
}
