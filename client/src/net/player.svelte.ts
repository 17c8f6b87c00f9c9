import { api } from './api'
import { settings } from './settings.svelte'
import type { Moment, Problem, Told } from './messages'

const STEP = 1_400 // ms a moment is shown while playing
const REMEMBERED = 400

/** Steps through the moments of a match, from one seat's side. */
export class Player {
  at = $state(0)
  from = $state(0)
  to = $state(0)
  seat: number | null = $state(null)
  isPlaying = $state(false)
  speed = $state(1)
  problem: Problem | null = $state.raw(null)
  moment: Moment | null = $state.raw(null)

  private readonly known = new Map<string, Moment>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private wanted = 0

  constructor(
    readonly table: string,
    private readonly shown: (moment: Moment, story: Told[]) => void,
  ) {}

  /** Show the match after so many answers. */
  async go(at: number, seat: number | null = this.seat): Promise<void> {
    this.asked += 1
    const turn = this.asked
    this.wanted = Math.max(this.from, at)
    const moment = await this.fetch(this.wanted, seat)
    if (turn !== this.asked) return
    if (!moment) {
      this.wanted = this.at
      return
    }
    this.seat = seat
    this.at = moment.at
    this.moment = moment
    this.shown(moment, this.story(moment.at, seat))
    if (moment.at < this.to) void this.fetch(moment.at + 1, seat)
  }

  step(by: number): Promise<void> {
    this.pause()
    return this.go(Math.min(this.to, this.wanted + by)) // steps that are still under way count
  }

  play(): void {
    if (this.isPlaying) return
    this.isPlaying = true
    void (this.at >= this.to ? this.go(this.from) : Promise.resolve()).then(() => { this.next() })
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
    this.timer = setTimeout(() => { void this.go(this.at + 1).then(() => { this.next() }) }, pause)
  }

  /** What is known of the entries that led here, oldest first. */
  private story(at: number, seat: number | null): Told[] {
    const told: Told[] = []
    for (let back = at; back >= Math.max(0, at - 60); back -= 1) {
      const entry = this.known.get(name(back, seat))?.entry
      if (!entry) break
      told.unshift(entry)
    }
    return told
  }

  private async fetch(at: number, seat: number | null): Promise<Moment | null> {
    const found = this.known.get(name(at, seat))
    if (found) return found
    const said = await api.moment(this.table, at, seat)
    if (!said.ok && said.problem.error === 'no-such-answer' && at > 0) return this.last(seat)
    this.problem = said.ok ? null : said.problem
    if (!said.ok) return null
    if (this.known.size > REMEMBERED || said.value.answers < this.to) this.known.clear() // what was taken back is no more
    this.to = said.value.answers
    this.known.set(name(at, seat), said.value)
    return said.value
  }

  /** The latest moment of a match in which something was taken back meanwhile. */
  private async last(seat: number | null): Promise<Moment | null> {
    this.known.clear()
    const first = await this.fetch(0, seat)
    return first && this.to > 0 ? this.fetch(this.to, seat) : first
  }
}

function name(at: number, seat: number | null): string {
  return `${String(at)}/${String(seat)}`
}
