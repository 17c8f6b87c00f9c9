import { api } from './api'
import { settings } from './settings.svelte'
import type { Moment, Problem, Entry } from './messages'

const STEP = 1_400 // ms a moment is shown while playing
const CACHE_SIZE = 400

/** Steps through the moments of a match, from one seat's side. */
export class ReplayPlayer {
  at = $state(0)
  from = $state(0)
  to = $state(0)
  seat: number | null = $state(null)
  isPlaying = $state(false)
  speed = $state(1)
  problem: Problem | null = $state.raw(null)
  moment: Moment | null = $state.raw(null)

  private readonly cache = new Map<string, Moment>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private requests = 0
  private target = 0

  constructor(
    readonly table: string,
    private readonly onshow: (moment: Moment, story: Entry[]) => void,
  ) {}

  /** Show the match after so many answers. */
  async seek(at: number, seat: number | null = this.seat): Promise<void> {
    this.requests += 1
    const turn = this.requests
    this.target = Math.max(this.from, at)
    const moment = await this.fetch(this.target, seat)
    if (turn !== this.requests) return
    if (!moment) {
      this.target = this.at
      return
    }
    this.seat = seat
    this.at = moment.at
    this.moment = moment
    this.onshow(moment, this.entriesUpTo(moment.at, seat))
    if (moment.at < this.to) void this.fetch(moment.at + 1, seat)
  }

  step(by: number): Promise<void> {
    this.pause()
    return this.seek(Math.min(this.to, this.target + by)) // steps that are still under way count
  }

  play(): void {
    if (this.isPlaying) return
    this.isPlaying = true
    void (this.at >= this.to ? this.seek(this.from) : Promise.resolve()).then(() => { this.next() })
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  private next(): void {
    clearTimeout(this.timer)
    if (!this.isPlaying) return
    if (this.at >= this.to) {
      this.isPlaying = false
      return
    }
    const pause = (settings.moves ? STEP : STEP * 1.3) / this.speed
    this.timer = setTimeout(() => { void this.seek(this.at + 1).then(() => { this.next() }) }, pause)
  }

  /** What is cached of the entries that led here, oldest first. */
  private entriesUpTo(at: number, seat: number | null): Entry[] {
    const entries: Entry[] = []
    for (let back = at; back >= Math.max(0, at - 60); back -= 1) {
      const entry = this.cache.get(cacheKey(back, seat))?.entry
      if (!entry) break
      entries.unshift(entry)
    }
    return entries
  }

  private async fetch(at: number, seat: number | null): Promise<Moment | null> {
    const found = this.cache.get(cacheKey(at, seat))
    if (found) return found
    const outcome = await api.moment(this.table, at, seat)
    if (!outcome.ok && outcome.problem.error === 'no-such-answer' && at > 0) return this.last(seat)
    this.problem = outcome.ok ? null : outcome.problem
    if (!outcome.ok) return null
    if (this.cache.size > CACHE_SIZE || outcome.value.answers < this.to) this.cache.clear() // what was taken back is no more
    this.to = outcome.value.answers
    this.cache.set(cacheKey(at, seat), outcome.value)
    return outcome.value
  }

  /** The latest moment of a match in which something was taken back meanwhile. */
  private async last(seat: number | null): Promise<Moment | null> {
    this.cache.clear()
    const first = await this.fetch(0, seat)
    return first && this.to > 0 ? this.fetch(this.to, seat) : first
  }
}

function cacheKey(at: number, seat: number | null): string {
  return `${String(at)}/${String(seat)}`
}
